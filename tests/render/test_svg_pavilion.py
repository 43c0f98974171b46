"""The table of Summer Pavilion as a picture: it shows the whole position, and one can play from it."""

from collections import Counter
from typing import Any
from xml.etree.ElementTree import Element

import pytest
from tests.render.pavilion_tables import (
    MONOCHROME,
    NO_STARS,
    OVER,
    THREE_PURPLE,
    TWO,
    each_position,
    player,
    table,
    tiles_on,
)
from tests.render.pictures import (
    LONGER_NAMES,
    SVG,
    THEMES,
    check_it_stands_alone,
    check_it_takes_along_only_what_it_uses,
    check_the_automatic_theme,
    described,
    drawn,
    frames,
    uses,
    words,
)

from faience import new_game, texts
from faience.render.artwork import Theme, colours
from faience.render.pavilion_goals import goal_points
from faience.render.svg import svg_table
from faience.rules.pavilion.boards import BOARDS, COLOURS, STARS


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(texts, "strict", True)


@each_position
@pytest.mark.parametrize("theme", THEMES)
def test_every_tile_of_the_position_is_drawn_once(position: dict[str, Any], theme: Theme) -> None:
    symbols = Counter(uses(drawn(position, theme=theme)))
    assert Counter({tile: symbols[f"rh-{tile}"] for tile in COLOURS}) == tiles_on(position)
    assert symbols["marker"] == 1
    assert sum(count for name, count in symbols.items() if name.startswith("gloss-rh-")) == tiles_on(position).total()


@each_position
@pytest.mark.parametrize("theme", THEMES)
def test_a_picture_needs_nothing_from_outside(position: dict[str, Any], theme: Theme) -> None:
    check_it_stands_alone(position, theme)


@each_position
def test_a_picture_takes_along_only_the_symbols_it_uses(position: dict[str, Any]) -> None:
    check_it_takes_along_only_what_it_uses(position)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_fixed_theme_has_its_colours_written_out(theme: Any) -> None:
    text = svg_table(TWO, theme=theme)
    assert "var(" not in text and "@media" not in text
    assert f'fill="{colours(theme)["table"]}"' in text


def test_the_automatic_theme_asks_the_device_and_keeps_its_colours_to_itself() -> None:
    check_the_automatic_theme(TWO)


@each_position
@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_with_names_of_usual_length_nothing_is_cut(position: dict[str, Any], lang: str) -> None:
    for board in BOARDS:
        picture = drawn(position | {"board": board}, names=LONGER_NAMES, lang=lang)
        assert not [text for text in words(picture) if "…" in text]


# What a player reads from it


def figures(picture: Element, colour: str, theme: Any = "light") -> Counter[str]:
    spans = picture.iter(f"{SVG}tspan")
    return Counter(span.text or "" for span in spans if span.get("fill") == colours(theme)[colour])


def test_every_star_has_its_number_in_its_middle() -> None:
    assert figures(drawn(TWO, theme="light"), "on-accent") == Counter({str(star): 2 for star in range(STARS)})


def test_spaces_are_counted_where_their_printed_numbers_do_not_count_them() -> None:
    empty = [player(), player()]
    for board, counted in (("coloured", 0), ("glazed-orange", 0), ("monochrome", 14), ("glazed-purple", 14)):
        picture = drawn(table("- - - - -", "*", *empty, board=board), theme="light")
        assert figures(picture, "accent") == Counter({str(i): counted for i in range(1, 7) if counted}), board


def test_empty_spaces_show_their_price_and_printed_colour() -> None:
    def marks(board: str) -> int:
        picture = drawn(table("- - - - -", "*", player(), player(), board=board))
        swatches = 6 + 6 + 6  # the wild colours, the heaps, the values of the stars
        return sum(name.startswith("mark-rh-") for name in uses(picture)) - swatches

    assert {board: marks(board) // 2 for board in BOARDS} == {
        "coloured": 36,  # all but the centre
        "monochrome": 0,
        "glazed-orange": 42,
        "glazed-purple": 6,  # the centre alone
    }


def test_a_surrounded_structure_turns_gold_and_the_others_show_what_they_need() -> None:
    """Star 1, spaces 2 and 3, with the centre's 5 and 6: a pillar (4.9)."""
    gold = colours("light")["gold"]
    picture = drawn(table("- - - - -", "*", player(stars=f"....BR/.PP.../{NO_STARS[14:]}"), player()), theme="light")
    discs = [disc for disc in picture.iter(f"{SVG}circle") if disc.get("stroke") == gold]
    pips = [disc for disc in discs if float(disc.attrib["r"]) < 5]
    spaces = 6 * (4 + 4 + 2)  # to be covered round pillars, statues and windows
    assert len(pips) == 2 * spaces - 4
    assert len([disc for disc in discs if disc not in pips]) == 1


def test_fountains_are_only_on_the_boards_of_the_glazed_pavilion() -> None:
    def fountains(board: str) -> int:
        return uses(drawn(table("- - - - -", "*", player(), player(), board=board))).count("st-fountain")

    on_boards, in_progress, in_legends = 2 * 6, 2, 2
    assert [fountains(board) for board in BOARDS] == [0, 0] + [on_boards + in_progress + in_legends] * 2


def outlined(picture: Element, theme: Any) -> int:
    """Stars with a gold line round them."""
    return sum(path.get("stroke") == colours(theme)["gold"] for path in picture.iter(f"{SVG}path"))


def test_complete_stars_are_outlined_and_complete_numbers_show_what_they_earn() -> None:
    picture = drawn(OVER, theme="light")
    assert outlined(picture, "light") == 1 + 2
    gold = figures(picture, "gold")
    assert gold["+12"] == 1 + 1  # the centre star of the first player, and all his threes
    assert all(gold[value] == 1 for value in ("+4", "+8", "+16"))
    assert gold["+35"] == 1  # purple 20 and blue 15


def test_at_the_end_everybody_sees_the_points_of_the_goals() -> None:
    said = words(drawn(OVER))
    first = 12 + 4 + 8 + 12 + 16
    assert f"winner · goals +{first}" in said and f"goals +{20 + 15}" in said
    assert "Ana wins" in said
    assert frames(drawn(OVER, theme="dark")) == [colours("dark")["gold"]]


def test_whoever_ran_out_of_time_does_not_win() -> None:
    said = words(drawn(OVER, late=(0,)))
    assert "Inês wins" in said and f"goals +{12 + 4 + 8 + 12 + 16}" in said
    assert "the game is over" in words(drawn(OVER, late=(0, 1)))


def test_level_players_share_the_victory() -> None:
    level = OVER | {"players": [OVER["players"][0]] * 2}
    assert "Ana and Inês share the victory" in words(drawn(level))


@pytest.mark.parametrize("board", BOARDS)
def test_the_goals_in_the_picture_are_those_the_game_paid(board: str) -> None:
    game = new_game("summer-pavilion", players=2, board=board, seed=5)
    while not game.is_over:
        game.play(game.legal_moves[0])
    goals: list[Any] = [event for event in game.history[-1].events if event.kind.endswith("_goal")]
    assert goals
    for seat, place in enumerate(game.position["players"]):
        paid = sum(goal.points for goal in goals if goal.seat == seat)
        assert goal_points(BOARDS[board], place["stars"]) == paid


def test_the_wild_colour_has_a_crown_on_the_track_and_over_the_hands_that_hold_it() -> None:
    assert TWO["wild"] == "orange"
    assert uses(drawn(TWO)).count("icon-crown") == 1 + 1  # only the first player holds orange


def test_colours_are_shown_with_the_letters_that_moves_use() -> None:
    assert {"1 · P", "2 · G", "3 · O", "4 · Y", "5 · B", "6 · R"} <= set(words(drawn(TWO)))
    assert {"1 · O", "2 · R", "3 · B", "4 · Y", "5 · G", "6 · P"} <= set(words(drawn(THREE_PURPLE)))


def test_hands_say_how_many_tiles_there_are() -> None:
    assert Counter({"×2": 2, "×3": 1, "×1": 2}) == Counter(text for text in words(drawn(TWO)) if text.startswith("×"))


@pytest.mark.parametrize(
    ("position", "said"),
    [
        (TWO, "Ana takes tiles"),
        (TWO | {"phase": "place"}, "Ana places a tile or passes"),
        (MONOCHROME, "Ana picks 3 bonus tiles"),
        (THREE_PURPLE, "Inês chooses 2 tiles to keep"),
        (TWO | {"phase": "deal", "to_move": None}, "tiles are being drawn"),
        (TWO | {"phase": "deal"}, "tiles are being drawn"),
    ],
)
def test_the_heading_says_what_is_expected(position: dict[str, Any], said: str) -> None:
    assert said in words(drawn(position))


def test_supply_and_hand_are_marked_while_tiles_are_picked_from_them() -> None:
    def marked(position: dict[str, Any]) -> int:
        boxes = drawn(position, theme="light").iter(f"{SVG}rect")
        return sum(box.get("stroke") == colours("light")["target"] for box in boxes)

    heading, frame = 1, 1
    assert marked(TWO) == heading + frame
    assert marked(MONOCHROME) == marked(THREE_PURPLE) == heading + frame + 1


def test_who_has_passed_says_so() -> None:
    assert words(drawn(THREE_PURPLE)).count("passed") == 2


def test_the_description_says_the_position() -> None:
    said = described(drawn(TWO))
    for sentence in (
        "The wild colour is orange.",
        "Display 2: 1 purple, 2 green and 1 orange.",
        "Centre: start-player token, 1 green and 2 yellow.",
        "Supply: 2 purple, 1 green, 1 orange, 2 yellow, 2 blue and 2 red.",
        "Ana: 23 points. Hand: 2 purple, 3 orange and 1 red.",
        "Centre star: purple on 1, green on 2, blue on 5, red on 6. Star 1: purple on 1, purple on 2, purple on 3.",
        "Surrounded: 1 pillar, 1 window.",
        "Bag: 9 purple and 7 red. Tower: 4 blue.",
    ):
        assert sentence in said
    said = described(drawn(THREE_PURPLE))
    assert "Théo: 35 points. Has passed. Has the start-player token. Hand: nothing. Corners: " in said


def test_a_picture_speaks_the_language_asked_for() -> None:
    picture = drawn(THREE_PURPLE, lang="fr", names=None)
    assert {"Pavillon d’été", "Joueur 2 choisit 2 tuiles à garder", "Réserve"} <= set(words(picture))
    assert "La couleur joker est le bleu." in described(picture)
    assert "Étoile 1\N{NO-BREAK SPACE}: " in described(picture)


def test_names_are_text_and_never_markup() -> None:
    picture = drawn(TWO, names=["<b>&\"'</b>", "a\x00\u202eb\n"], title="<i>")
    assert {"<b>&\"'</b>", "ab", "<i>"} <= set(words(picture))
    assert picture.findtext(f"{SVG}title") == "<i>: Round 3, <b>&\"'</b> takes tiles"


def test_a_game_shows_itself_in_a_notebook() -> None:
    assert new_game("summer-pavilion", players=3, seed=1)._repr_svg_().startswith("<svg ")
