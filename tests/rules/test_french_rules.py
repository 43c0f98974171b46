"""The rules in French say what the rules in English say: the same paragraphs, rulings, drawings and numbers."""

import re
from collections import Counter
from pathlib import Path

import pytest

from faience.texts import LOCALES

DOCS = Path(__file__).parents[2] / "docs"
GAMES = ["azul", "summer-pavilion"]


def both(game: str) -> list[str]:
    return [(DOCS / folder / f"{game}.md").read_text(encoding="utf-8") for folder in ("rules", "fr/rules")]


def paragraphs(text: str) -> dict[str, str]:
    """What stands under each heading, by its number; headings without one go by their place."""
    parts = re.split(r"^##+ (.+)\n", text, flags=re.MULTILINE)[1:]
    firsts = [heading.split()[0].rstrip(".") for heading in parts[::2]]
    names = [first if first[0].isdigit() else f"#{place}" for place, first in enumerate(firsts)]
    return dict(zip(names, parts[1::2], strict=True))


def numbers(text: str) -> Counter[str]:
    return Counter(re.findall(r"\d+", text))


def rulings(text: str) -> list[str]:
    return re.findall(r"\b(?:AZ|SP)-[A-Z]\d", text)


def drawings(text: str) -> list[str]:
    """The boards, tiles and numbers in fenced blocks, without the words beside them."""
    blocks = re.findall(r"^```\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    return [re.sub(r"[^\W\d_]{2,}|[^A-Z0-9.*+=\[\]\n-]", "", block) for block in blocks]


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_paragraphs(game: str):
    english, french = map(paragraphs, both(game))
    assert list(french) == list(english) and len(english) > 20


@pytest.mark.parametrize("game", GAMES)
def test_each_paragraph_cites_the_same_rulings_in_both_languages(game: str):
    english, french = map(paragraphs, both(game))
    assert {number: rulings(text) for number, text in french.items()} == {
        number: rulings(text) for number, text in english.items()
    }


@pytest.mark.parametrize("game", GAMES)
def test_each_paragraph_has_the_same_numbers_in_both_languages(game: str):
    english, french = map(paragraphs, both(game))
    for number, text in english.items():
        if not number.startswith("#"):
            assert numbers(french[number]) == numbers(text), number


@pytest.mark.parametrize("game", GAMES)
def test_what_is_drawn_is_the_same_in_both_languages(game: str):
    english, french = map(drawings, both(game))
    assert french == english


def test_the_rules_quoted_on_the_page_stand_in_the_rules():
    quoted = (LOCALES / "fr/rules.ftl").read_text(encoding="utf-8")
    rules = {game: paragraphs(both(game)[1]) for game in GAMES}
    quotes = re.findall(r"^rule-(azul|summer-pavilion)-([\d-]+) =\n((?: {4}.+\n)+)", quoted, re.MULTILINE)
    assert len(quotes) > 20
    for game, number, lines in quotes:
        paragraph = plain(rules[game][number.replace("-", ".")])
        assert [line for line in lines.splitlines() if plain(line) not in paragraph] == [], f"{game} {number}"


def plain(text: str) -> str:
    """Without Markdown's marks, and with single spaces."""
    return re.sub(r"[\s\xa0]+", " ", re.sub(r"[*|>]", " ", text)).replace(" ,", ",").replace(" .", ".").strip()
