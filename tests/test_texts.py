"""Both languages say the same things, and everything they can say can be said."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from faience import texts
from faience.rules.games import GAMES
from faience.texts import LANGUAGES, LOCALES, Phrase, default_language, say

FILES = sorted(path.name for path in (LOCALES / "en").glob("*.ftl"))
SOURCES = sorted(Path(texts.__file__).parent.rglob("*.py"))


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(texts, "strict", True)


class Uses(Visitor):
    """The variables and messages that a pattern mentions, and the keys that each variable is compared with."""

    def __init__(self) -> None:
        self.variables: dict[str, set[str | int]] = {}
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.setdefault(node.id.name, set())

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            for variant in node.variants:
                key = variant.key
                value = int(key.value) if isinstance(key, ast.NumberLiteral) else key.name
                self.variables.setdefault(node.selector.id.name, set()).add(value)
        self.generic_visit(node)


class Texts(Visitor):
    """What stands between the variables."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.found.append(node.value)


def messages_of(lang: str, file: str) -> dict[str, ast.Message]:
    resource = FluentParser().parse((LOCALES / lang / file).read_text(encoding="utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk, junk
    found = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    names = [entry.id.name for entry in found]
    assert len(names) == len(set(names)), f"{lang}/{file} says something twice"
    return {entry.id.name: entry for entry in found}


def catalogue_of(lang: str) -> dict[str, ast.Message]:
    return {name: message for file in FILES for name, message in messages_of(lang, file).items()}


def variables_of(name: str, catalogue: dict[str, ast.Message]) -> dict[str, set[str | int]]:
    """All variables a message needs, those of the messages inside it included."""
    uses = Uses()
    uses.visit(catalogue[name])
    found = dict(uses.variables)
    for inner in uses.messages:
        for variable, keys in variables_of(inner, catalogue).items():
            found[variable] = found.get(variable, set()) | keys
    return found


def fillings(variables: dict[str, set[str | int]]) -> Iterator[dict[str, object]]:
    """Sets of values that visit every variant of every variable."""
    numbers = {"zero": 0, "one": 1, "two": 2, "other": 3}
    plain: dict[str, object] = dict.fromkeys(variables, 3)
    yield plain
    for variable, keys in variables.items():
        for key in keys:
            yield plain | {variable: numbers.get(key, key) if isinstance(key, str) else key}


@pytest.mark.parametrize("file", FILES)
def test_both_languages_have_the_same_messages(file: str) -> None:
    for lang in LANGUAGES:
        assert list(messages_of(lang, file)) == list(messages_of("en", file))


def test_a_message_needs_the_same_values_in_both_languages() -> None:
    english = catalogue_of("en")
    for lang in LANGUAGES:
        catalogue = catalogue_of(lang)
        for name in english:
            assert variables_of(name, catalogue).keys() == variables_of(name, english).keys(), f"{name} in {lang}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_can_be_said_with_all_its_variants(lang: str) -> None:
    catalogue = catalogue_of(lang)
    for name in catalogue:
        for values in fillings(variables_of(name, catalogue)):
            text = say(name, lang, **values)
            assert text.strip() == text and "{" not in text, f"{name} in {lang} with {values}: {text!r}"


def test_every_message_named_in_the_sources_exists() -> None:
    catalogue = catalogue_of("en")
    pattern = re.compile(r'\b(?:say|Phrase|word)\(\s*"([a-z0-9-]+)"')
    for source in SOURCES:
        for name in pattern.findall(source.read_text(encoding="utf-8")):
            assert name in catalogue, f"{source.name} says {name}"


def test_every_error_raised_in_the_sources_has_its_sentence() -> None:
    catalogue = catalogue_of("en")
    raised = re.compile(r'(?:FaienceError|SetupError|NotationError|Refused|\.error)\(\s*"([a-z-]+)"')
    refused = re.compile(r'_no\(move, "([a-z-]+)"')
    for source in SOURCES:
        text = source.read_text(encoding="utf-8")
        for code in [*raised.findall(text), *(f"illegal-{code}" for code in refused.findall(text))]:
            assert f"error-{code}" in catalogue, f"{source} raises {code}"


def test_every_game_has_a_name_and_its_moves_are_explained() -> None:
    catalogue = catalogue_of("en")
    for game in GAMES:
        for name in (game, f"error-notation-move-{game}", f"help-moves-{game}", f"help-table-{game}"):
            assert name in catalogue


def test_numbers_take_the_plural_of_their_language() -> None:
    assert [say("count-points", "en", points=n) for n in (0, 1, 2)] == ["0 points", "1 point", "2 points"]
    assert [say("count-points", "fr", points=n) for n in (0, 1, 2)] == ["0 point", "1 point", "2 points"]


@pytest.mark.parametrize(
    ("message_id", "values", "said"),
    [
        ("reason-line-begun", {"line": 3, "have": 1, "of": 3}, "avance la ligne 3\u00a0: 1 tuile sur 3"),
        ("review-partial", {"done": 1, "total": 70}, "Jusqu’ici\u00a0: 1 étape revue sur 70."),
        ("match-interrupted", {"games": 0, "wanted": 100}, "Interrompu après 0 partie sur 100."),
        ("puzzles-solved", {"solved": 1, "tried": 3}, "1 résolu sur 3"),
        ("study-depth", {"depth": 1}, "1 coup examiné d’avance."),
        ("position-displays", {"found": 1, "wanted": 5}, "il y a 1 Fabrique au lieu de 5"),
    ],
)
def test_in_french_what_is_less_than_two_is_one(message_id: str, values: dict[str, int], said: str) -> None:
    assert say(message_id, "fr", **values) == said


@pytest.mark.parametrize("number", [10**18, -(10**30), 10**5_000], ids=["19", "31", "5,001"])
def test_a_number_of_any_size_can_be_said(number: int) -> None:
    said = [say("error-notation-move-number", lang, number=number, most=670) for lang in texts.LANGUAGES]
    assert all(hex(number)[:9] in words and "670" in words and len(words) < 100 for words in said)


def test_a_phrase_is_said_in_the_language_of_its_sentence() -> None:
    move = Phrase("move-take", tile="blue", source=3, line=2)
    values = {"move": move, "row": 2, "colour": "blue", "rule": "Azul 1.4"}
    assert say("error-illegal-row-has", "en", **values) == (
        "blue from display 3 to line 2: row 2 of the wall already has blue (Azul 1.4)"
    )
    assert say("error-illegal-row-has", "fr", **values).replace("\N{NO-BREAK SPACE}", " ") == (
        "bleu de la Fabrique 3 vers la ligne 2 : la ligne 2 du mur a déjà du bleu (Azul 1.4)"
    )


@pytest.mark.parametrize("file", FILES)
def test_no_line_of_french_is_broken_before_a_mark_or_within_quotes(file: str) -> None:
    for name, message in messages_of("fr", file).items():
        texts_of = Texts()
        texts_of.visit(message)
        broken = [text for text in texts_of.found if re.search(r" [:;?!»](\s|$)|« ", text)]
        assert not broken, f"{name} needs a no-break space: {broken}"


def test_in_play_a_missing_word_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(texts, "strict", False)
    assert say("no-such-message", "fr") == "no-such-message"
    assert say("marker", "de") == say("marker", "en")


def test_in_the_tests_a_missing_word_or_value_is_an_error() -> None:
    with pytest.raises(KeyError):
        say("no-such-message")
    with pytest.raises(KeyError):
        say("event-laid", count=2)


@pytest.mark.parametrize(
    ("locale", "language"),
    [("fr_FR.UTF-8", "fr"), ("fr_CA", "fr"), ("en_GB.UTF-8", "en"), ("C", "en"), ("de_DE.UTF-8", "en")],
)
def test_the_locale_chooses_the_language(monkeypatch: pytest.MonkeyPatch, locale: str, language: str) -> None:
    monkeypatch.setenv("LC_ALL", locale)
    assert default_language() == language
