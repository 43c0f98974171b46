"""Texts that cannot be read: each code of a notation error, where it points and what it says."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from tests.notation.answers import assert_refused

from faience.errors import FaienceError, NotationError
from faience.game import from_json, new_game, read_game, read_position
from faience.notation.move import Move
from faience.texts import LANGUAGES, LOCALES

HEAD = '[Game "azul"]\n[Player1 "Ana"]\n[Player2 "Rui"]\n\n'
DEAL = "1. BBYR KKWW BRYW YYRK WWBB\n"
EMPTY_WALL = "...../...../...../...../....."
SEAT = f"0;-/-/-/-/-;{EMPTY_WALL};-"
LINE = f"azul coloured take 1 1 1 0 BBYR,KKWW,BRYW,YYRK,WWBB {{centre}} B15Y16R17K17W15 - {SEAT} {SEAT}"
PAVILION = "summer-pavilion coloured deal 1 1 - -,-,-,-,- {centre} - P22G22O22Y22B22R22 - {ana} {rui}"
STARS = ",".join(["......"] * 7)


def pavilion(centre: str, ana: str, rui: str) -> str:
    players = {name: f"5;-;-;{flags};{STARS}" for name, flags in (("ana", ana), ("rui", rui))}
    return PAVILION.format(centre=centre, **players)


# Code: what is done, and the word at which the error points.
REFUSED: dict[str, tuple[Callable[[], Any], tuple[int, int]]] = {
    "notation-move-azul": (lambda: Move.parse("azul", "2X3"), (1, 1)),
    "notation-move-summer-pavilion": (lambda: Move.parse("summer-pavilion", "2B3"), (1, 1)),
    "notation-move-number": (lambda: new_game(seed=1).play(671), (1, 1)),
    "notation-move-game": (lambda: new_game(seed=1).play(Move("summer-pavilion", 1)), (1, 1)),
    "notation-json": (lambda: from_json('{"game":\n azul}'), (2, 2)),
    "notation-position-short": (lambda: read_position("azul coloured take"), (1, 19)),
    "notation-position-word": (lambda: read_position(LINE.format(centre="*").replace("KKWW", "KKXW")), (1, 28)),
    "notation-marker": (lambda: read_position(LINE.format(centre="-")), (1, 53)),
    "notation-token": (lambda: read_position(pavilion("-", "p", "p")), (1, 47)),
    "notation-record": (lambda: read_game(HEAD + "1. BBYR ]"), (5, 9)),
    "notation-no-headers": (lambda: read_game(DEAL), (1, 1)),
    "notation-header-twice": (lambda: read_game('[Game "azul"]\n [Game "azul"]'), (2, 2)),
    "notation-header": (lambda: read_game('[Game "azul"]\n[Board "red"]'), (2, 9)),
    "notation-seat-missing": (lambda: read_game('[Player1 "Ana"]\n[Player3 "Rui"]'), (2, 11)),
    "notation-position-game": (lambda: read_game(f'[Game "azul"]\n[Position "{pavilion("*", "p", "p")}"]'), (2, 12)),
    "notation-starter": (lambda: read_game('[Starter "first"]'), (1, 11)),
    "notation-illegal": (lambda: read_game(HEAD + DEAL + "1B1 1B1"), (6, 5)),
    "notation-deal-missing": (lambda: read_game(HEAD + "1. 1B1"), (5, 4)),
    "notation-deal-short": (lambda: read_game(HEAD + "1. BBYR KKWW"), (5, 4)),
    "notation-deal-long": (lambda: read_game(HEAD + DEAL.replace("WWBB", "WWBBB")), (5, 4)),
    "notation-deal-empty": (lambda: read_game(HEAD + "1. JBYR KKWW BRYW YYRK WWBB"), (5, 4)),
    "notation-after-end": (lambda: read_game(finished() + " 1B1"), (0, 0)),
    "notation-result": (lambda: read_game(finished().replace('Result "', 'Result "9')), (8, 10)),
}


def finished() -> str:
    game = new_game(seed=3, date="2026-01-01")
    while not game.is_over:
        game.play(game.legal_moves[0])
    return game.record().rstrip()


@pytest.mark.parametrize("code", REFUSED)
def test_what_cannot_be_read_is_refused_at_its_place_in_both_languages(code):
    attempt, (line, column) = REFUSED[code]
    with pytest.raises(NotationError) as refused:
        attempt()
    assert_refused(refused.value, code=code)
    if line:
        assert (refused.value.line, refused.value.column) == (line, column)


def test_every_code_there_is_a_sentence_for_is_tried_here():
    files = [file.read_text(encoding="utf-8") for file in (LOCALES / "en").glob("*.ftl")]
    codes = {code for text in files for code in re.findall(r"^error-(notation-[a-z-]+) =", text, re.MULTILINE)}
    assert REFUSED.keys() == codes


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_place_is_part_of_the_sentence(lang):
    with pytest.raises(NotationError) as refused:
        read_game(HEAD + "1. 1B1")
    assert re.search(r"5.*4.*1B1", refused.value.text(lang))


def line_with_markers(centre: str, ana: str, rui: str) -> str:
    players = [f"0;-/-/-/-/-;{EMPTY_WALL};{floor}" for floor in (ana, rui)]
    return " ".join([*LINE.format(centre=centre).split()[:11], *players])


@pytest.mark.parametrize(("centre", "ana", "rui"), [("*", "-", "-"), ("-", "*", "-"), ("-", "-", "*")])
def test_on_one_line_the_marker_is_in_one_place(centre, ana, rui):
    assert read_position(line_with_markers(centre, ana, rui)).round == 1


@pytest.mark.parametrize(
    ("centre", "ana", "rui"),
    [("*", "*", "-"), ("*", "-", "-+*"), ("-", "*", "*"), ("-", "*", "-+*"), ("-", "-+*", "-+*"), ("-", "*+*", "-")],
)
def test_on_one_line_the_marker_cannot_be_in_two_places(centre, ana, rui):
    with pytest.raises(FaienceError):
        read_position(line_with_markers(centre, ana, rui))


@pytest.mark.parametrize(("centre", "ana", "rui"), [("*", "tp", "p"), ("-", "tp", "tp")])
def test_on_one_line_the_token_cannot_be_in_two_places(centre, ana, rui):
    assert read_position(pavilion("*", "p", "p")).round == 1
    with pytest.raises(NotationError):
        read_position(pavilion(centre, ana, rui))
