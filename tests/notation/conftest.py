"""Words that are missing are mistakes here."""

from collections.abc import Iterator

import pytest

from faience import texts


@pytest.fixture(autouse=True, scope="package")
def strict() -> Iterator[None]:
    before, texts.strict = texts.strict, True
    yield
    texts.strict = before
