"""The table of Summer Pavilion drawn in letters: a person must be able to play from it, on any terminal."""

import io
import random
import re
from typing import Any

import pytest
from rich.console import Console

from faience import new_game, texts
from faience.render.text import TALL, plain_table, text_table
from faience.rules.pavilion.boards import BOARDS, COLOURS

NAMES = ("Ana", "Bo", "Zoë", "Dom")
NOTHING: list[str | None] = [None] * 6
LETTERS = dict(zip("PGOYBR", COLOURS, strict=True))


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(texts, "strict", True)


def stars_from(**drawn: str) -> list[list[str | None]]:
    """Seven stars; s3="RR...." puts red on the first two spaces of star 3."""
    return [[LETTERS.get(letter) for letter in drawn.get(f"s{star}", "......")] for star in range(7)]


def a_player(**changes: Any) -> dict[str, Any]:
    return {"score": 5, "hand": {}, "corners": {}, "passed": False, "stars": stars_from()} | changes


def a_position(count: int = 2, **changes: Any) -> dict[str, Any]:
    stars = stars_from(s0="R.....", s3=".RR.R.", s4="..BB..")
    ana = a_player(score=14, hand={"green": 2, "red": 3}, stars=stars)
    displays = [["purple", "purple", "green", "red"], [], ["orange", "yellow", "blue", "blue"]]
    position = {
        "game": "summer-pavilion",
        "board": "coloured",
        "round": 2,
        "phase": "take",
        "starter": 0,
        "to_move": 0,
        "wild": "green",
        "factories": displays + [["yellow"] * 4] * (2 * count - 2),
        "centre": ["blue", "red"],
        "token": "centre",
        "supply": ["purple", "purple", "green", "red", "red", "red", "red", "red", "red", "red"],
        "bag": {"purple": 12, "red": 3},
        "tower": {"blue": 4},
        "owed": 0,
        "lowest": None,
        "players": [ana] + [a_player() for _ in range(count - 1)],
    }
    return position | changes


def drawn(position: dict[str, Any], **how: Any) -> str:
    return plain_table(position, names=NAMES, **how).replace("\N{NO-BREAK SPACE}", " ")


def test_two_players_sit_side_by_side_in_eighty_columns() -> None:
    assert drawn(a_position()).splitlines() == [
        "Round 2/6 · coloured board                                      Ana takes tiles",
        "1: P  P  G  R   2: –            3: O  Y  B  B   4: Y  Y  Y  Y   5: Y  Y  Y  Y",
        "0: *  B  R  Centre",
        "Wild  G  then O Y B R   Supply  P2  G1  R7    Bag 15: P12 R3   Tower 4: B4",
        "▶ Ana  14 points                        Bo  5 points",
        "          1  2  3  4  5  6  pi st wi            1  2  3  4  5  6  pi st wi",
        "0 centre  R  2· 3· 4· 5· 6·           0 centre  1· 2· 3· 4· 5· 6·",
        "1 purple  1p 2p 3p 4p 5p 6p  4  4  2  1 purple  1p 2p 3p 4p 5p 6p  4  4  2",
        "2 orange  1o 2o 3o 4o 5o 6o  3  3  2  2 orange  1o 2o 3o 4o 5o 6o  4  4  2",
        "3 red     1r R  R  4r R  6r  1  1  1  3 red     1r 2r 3r 4r 5r 6r  4  4  2",
        "4 blue    1b 2b B  B  5b 6b  3  4  2  4 blue    1b 2b 3b 4b 5b 6b  4  4  2",
        "5 yellow  1y 2y 3y 4y 5y 6y  4  4  2  5 yellow  1y 2y 3y 4y 5y 6y  4  4  2",
        "6 green   1g 2g 3g 4g 5g 6g  4  4  2  6 green   1g 2g 3g 4g 5g 6g  4  4  2",
        "Hand  R3  + wild  G2                  Hand –",
        "One space left: pillar 0.2",
        "statue 3.1 window 3.6",
        "P purple 20  G green 18  O orange 17  Y yellow 16  B blue 15  R red 14  many 12",
        "pi pillar +1  st statue +2  wi window +3  all 1s 4, 2s 8, 3s 12, 4s 16",
    ]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("width", [60, 80, 100, 120, 200])
@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_the_table_keeps_within_the_width(players: int, width: int, lang: str) -> None:
    for board in BOARDS:
        lines = drawn(a_position(players, board=board), lang=lang, width=width).splitlines()
        assert max(map(len, lines)) <= width


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_two_boards_always_fit_side_by_side_in_eighty_columns(board: str, lang: str) -> None:
    hand = dict.fromkeys(COLOURS, 3)
    position = a_position(board=board, players=[a_player(hand=hand), a_player(hand=hand)])
    assert any("Ana" in line and "Bo" in line for line in drawn(position, lang=lang).splitlines())


def test_a_space_without_a_colour_shows_what_it_costs_and_a_dot() -> None:
    text = drawn(a_position(board="monochrome", players=[a_player(), a_player()]))
    assert "0 centre  3· 3· 3· 3· 3· 3·" in text
    assert "1 any     3· 2· 1· 4· 5· 6·" in text


def test_the_second_tile_decides_the_colour_of_a_star() -> None:
    stars = stars_from(s1="P.....", s2="PP....", s3="PG....", s4="PGOYB.", s0="BB....")
    text = drawn(a_position(board="monochrome", players=[a_player(stars=stars), a_player()]))
    assert "0 centre  B  B  3b 3b 3b 3b" in text
    assert "1 any     P  2· 1· 4· 5· 6·" in text
    assert "2 purple  P  P  1p 4p 5p 6p" in text
    assert "3 many    P  G  1· 4· 5· 6·" in text
    assert "4 many    P  G  O  Y  B  6r" in text  # only red is left


def test_the_glazed_centre_has_its_printed_colours() -> None:
    assert "0 centre  1p 2g 3o 4y 5b 6r" in drawn(a_position(board="glazed-orange", players=[a_player()] * 2))
    assert "0 centre  3o 3r 3b 3y 3g 3p" in drawn(a_position(board="glazed-purple", players=[a_player()] * 2))


def test_a_glazed_board_has_fountains_and_sets() -> None:
    text = drawn(a_position(board="glazed-orange", players=[a_player(stars=stars_from(s1="P....."))] * 2))
    assert "pi st wi fo" in text
    assert "1 purple  P  2p 3p 4p 5p 6p  4  3  2  3" in text
    assert "fo fountain +1" in text and "set 15" in text
    assert "fountain" not in drawn(a_position())


def test_a_complete_structure_is_ticked() -> None:
    player = a_player(stars=stars_from(s5="....YY"))
    assert "5 yellow  1y 2y 3y 4y Y  Y   4  4  ✓" in drawn(a_position(players=[player, a_player()]))


def test_a_space_that_completes_two_structures_of_a_kind_is_counted_twice() -> None:
    player = a_player(stars=stars_from(s0="R.....", s3=".RR...", s2=".OO..."))
    assert "One space left: pillar 0.6 0.2" in drawn(a_position(players=[player, a_player()]))
    player = a_player(stars=stars_from(s0="R.G...", s3=".RR...", s4=".BB..."))
    assert "One space left: pillar 0.2×2" in drawn(a_position(players=[player, a_player()]))


def test_wild_tiles_lie_apart_in_the_hand() -> None:
    text = drawn(a_position(players=[a_player(hand={"purple": 1, "green": 12, "red": 3}), a_player()]))
    assert "Hand  P1   R3  + wild  G12" in text


def test_the_last_round_has_no_wild_colour_to_come() -> None:
    assert "Wild  R    Supply" in drawn(a_position(round=6, wild="red"))
    assert "Wild  O  then R B Y G P" in drawn(a_position(board="glazed-purple", round=1, wild="orange"))


def test_the_token_lies_with_its_owner() -> None:
    text = drawn(a_position(token=1))
    assert "0: B  R  Centre" in text
    assert "Bo  5 points  *" in text


def test_who_has_passed_keeps_tiles_in_the_corners() -> None:
    players = [a_player(), a_player(passed=True, corners={"blue": 1, "red": 2})]
    text = drawn(a_position(phase="place", players=players))
    assert "Bo  5 points passed" in text
    assert "Corners  B1   R2" in text


@pytest.mark.parametrize(
    ("phase", "owed", "turn"),
    [
        ("take", 0, "Ana takes tiles"),
        ("place", 0, "Ana places a tile or passes"),
        ("bonus", 1, "Ana picks 1 bonus tile"),
        ("bonus", 3, "Ana picks 3 bonus tiles"),
        ("keep", 2, "Ana chooses 2 tiles to keep"),
    ],
)
def test_the_heading_says_who_is_expected_to_do_what(phase: str, owed: int, turn: str) -> None:
    assert drawn(a_position(phase=phase, owed=owed)).splitlines()[0].endswith(turn)


def test_an_empty_market_is_folded_away() -> None:
    text = drawn(a_position(phase="place", factories=[[]] * 5, centre=[], token=0))
    assert "1:" not in text and "Centre" not in text
    assert text.splitlines()[1].startswith("Wild")


def test_after_the_end_nobody_has_a_hand() -> None:
    text = drawn(a_position(phase="over", to_move=None, factories=[[]] * 5, centre=[], token=0))
    assert "the game is over" in text and "Hand" not in text and "One space left" not in text


def test_the_table_speaks_french() -> None:
    text = drawn(a_position(phase="bonus", owed=2), lang="fr")
    assert text.splitlines()[0].startswith("Manche 2/6 · plateau coloré")
    assert "Ana choisit 2 tuiles bonus" in text
    assert "Joker  G  puis O Y B R   Réserve  P2  G1  R7" in text
    assert "1 violet  1p" in text and "Main  R3  + joker  G2" in text
    assert "Reste une case : pilier 0.2" in text


def printed(position: dict[str, Any], width: int = 80, height: int = TALL) -> str:
    console = Console(file=io.StringIO(), width=width, height=height, force_terminal=True, color_system="truecolor")
    console.print(text_table(position, names=NAMES))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def without_escapes(text: str) -> list[str]:
    return [line.rstrip() for line in re.sub(r"\x1b\[[0-9;]*m", "", text).splitlines()]


def test_the_coloured_table_has_the_same_letters_as_the_plain_one() -> None:
    for width in (60, 80, 120):
        assert without_escapes(printed(a_position(), width)) == drawn(a_position(), width=width).splitlines()


def test_a_small_terminal_does_without_what_can_be_looked_up() -> None:
    small = without_escapes(printed(a_position(), height=TALL - 1))
    assert small == drawn(a_position()).splitlines()[:-1]


def test_a_tile_lies_on_a_ground_of_its_colour() -> None:
    assert "48;2;108;66;160m P " in printed(a_position())


@pytest.mark.parametrize("board", BOARDS)
def test_every_placement_can_be_read_from_the_table(board: str) -> None:
    """The space of each legal placement shows its colour, or a dot, and no more than the hand holds."""
    chance = random.Random(3)
    game = new_game("summer-pavilion", board=board, seed=3, names=NAMES[:2])
    while not game.is_over:
        if game.position["phase"] == "place":
            rows = boards_of(game.position, game.to_move)
            held = sum(game.position["players"][game.to_move]["hand"].values())
            for move in map(str, game.legal_moves):
                if move != "pass":
                    cell = rows[int(move[0])][int(move[2]) - 1]
                    assert cell[1] in ("·", move[3].lower()) and int(cell[0]) <= held
        game.play(chance.choice(game.legal_moves))


def boards_of(position: dict[str, Any], seat: int | None) -> list[list[str]]:
    """The cells of one player's stars as the table of a narrow terminal draws them."""
    assert seat is not None
    rows = [line for line in drawn(position, width=60).splitlines() if re.match(r"[0-6] [a-z]", line)]
    return [[row[at : at + 3].strip() for at in range(9, 27, 3)] for row in rows[7 * seat : 7 * seat + 7]]
