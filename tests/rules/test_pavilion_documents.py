"""What docs/rules/summer-pavilion.md and docs/notation.md show of Summer Pavilion is true."""

import json
import re
from pathlib import Path

import faience
from faience import Game
from faience.notation.move import Move
from faience.notation.position import line_of
from faience.rules.pavilion import SUMMER_PAVILION
from faience.rules.pavilion.boards import BOARDS, structure_spaces

from .stars import index_of, points, stars_from
from .test_pavilion_boards import STAR_VALUES
from .test_pavilion_goals import goals
from .test_pavilion_structures import completed

DOCS = Path(__file__).parents[2] / "docs"
RULES = (DOCS / "rules" / "summer-pavilion.md").read_text(encoding="utf-8")
NOTATION = (DOCS / "notation.md").read_text(encoding="utf-8").partition("\n## Summer Pavilion\n")[2]


def blocks(text: str, language: str = "") -> list[str]:
    found = re.findall(r"^```(\w*)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    return [block for name, block in found if name == language]


def section(number: str) -> str:
    """A paragraph of the rules."""
    return re.split(r"^##", RULES.partition(f"\n### {number} ")[2], maxsplit=1, flags=re.MULTILINE)[0]


def rows(text: str) -> list[list[str]]:
    """The rows of all tables, cell by cell, their headings included."""
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if line[:1] == "|"]


# The rules


def test_the_drawing_of_the_board_shows_each_space_where_it_lies():
    [drawing] = blocks(section("4.7"))
    assert stars_from("\n".join(row for row in drawing.splitlines() if not re.search("[a-z]", row))) == ("123456",) * 7


def test_the_table_of_directions_is_true():
    directions = ["N", "NE", "SE", "S", "SW", "NW"]
    told = {int(star): spaces for star, _, _, *spaces in rows(section("4.7")) if star.isdigit()}
    assert len(told) == 7
    for star, spaces in told.items():
        assert [index_of(star, directions.index(space)) for space in spaces] == [0, 1, 2, 3, 4, 5]


def test_the_examples_of_points_are_true():
    """Five stars side by side, each with what its new tile scores below it."""
    [drawing] = blocks(section("4.8"))
    top, upper, lower, bottom, *_, scores = (re.split(r"\s+", row.strip()) for row in drawing.strip().splitlines())
    for number, score in enumerate(int(word) for word in scores if word.isdigit()):
        two = slice(2 * number, 2 * number + 2)
        (north_west, north_east), (south_west, south_east) = upper[two], lower[two]
        around = [top[number], north_east, south_east, bottom[number], south_west, north_west]
        star = " PORBYG".index(re.findall("[A-Z]", "".join(around))[0])
        spaces = [next(around[way] for way in range(6) if index_of(star, way) == index) for index in range(6)]
        assert points(f"{star} {''.join(spaces)}") == score


def test_the_example_of_two_structures_is_true():
    drawing = next(block for block in blocks(section("4.9")) if "[O]" in block)
    assert completed(drawing) == ["pillar2: 1", "statue2: 2"]
    assert points(drawing) == 3


def test_the_example_of_a_set_is_true():
    [drawing] = blocks(section("6.4"))
    assert goals(drawing, board="glazed-orange") == 15


def test_the_tables_of_structures_are_true():
    told = [row for row in rows(section("4.9")) if row[0].isdigit()]
    assert [row[0] for row in told] == ["1", "2", "3", "4", "5", "6"]
    for column, kind in enumerate(("pillar", "statue", "window"), 1):
        assert [row[column] for row in told] == [spaces(kind, number) for number in range(1, 7)]
    fountains = [cell for row in rows(section("6.3")) for cell in row if re.match(r"\d\.6", cell)]
    assert sorted(fountains) == sorted(spaces("fountain", number) for number in range(1, 7))


def spaces(kind: str, number: int) -> str:
    return " ".join(f"{star}.{index + 1}" for star, index in structure_spaces(kind, number))


def test_the_tables_of_values_are_true():
    for number, board in (("4.12", "coloured"), ("6.5", "glazed-purple")):
        told = {row[0].split(" ")[0]: int(row[1]) for row in rows(section(number)) if row[1].isdigit()}
        colours = [told[colour] for colour in ("purple", "green", "orange", "yellow", "blue", "red")]
        assert (*colours, told["centre"]) == STAR_VALUES[board]
        numbers = [int(row[4]) for row in rows(section(number)) if len(row) == 5 and re.match("[1-4]", row[3])]
        assert tuple(numbers) == BOARDS[board].number_values


def test_every_ruling_is_in_the_index_and_in_its_paragraph():
    listed = RULES.partition("\n## 9. ")[2].partition("\n## 10. ")[0]
    index = {row[0]: row[2] for row in rows(listed) if row[0].startswith("SP-")}
    assert list(index) == [f"SP-R{number}" for number in range(1, 9)] + [f"SP-X{number}" for number in range(1, 4)]
    for ruling, paragraph in index.items():
        assert f"> **{ruling}, " in section(paragraph)


# The notation


def test_the_ids_of_moves_are_true():
    told = [(row[0].strip("`"), int(row[1])) for row in rows(NOTATION) if len(row) == 3 and row[1].isdigit()]
    told = [(text, number) for text, number in told if re.match(r"\d[PR.]|pass|[+=]", text)]
    assert len(told) >= 10
    assert [(text, int(Move.parse("summer-pavilion", text))) for text, number in told] == told
    assert told[-1] == ("=R", SUMMER_PAVILION.moves - 1)


def test_the_positions_on_one_line_are_canonical():
    lines = [block.strip() for block in blocks(NOTATION) if block.startswith("summer-pavilion ")]
    assert len(lines) == 3
    for line in lines:
        game = faience.read_position(line)
        assert line_of(game.state) == line


def test_the_json_is_the_first_of_these_positions():
    [first, *_] = [block.strip() for block in blocks(NOTATION) if block.startswith("summer-pavilion ")]
    [shown] = blocks(NOTATION, "json")
    assert json.loads(shown) == faience.to_json(faience.read_position(first))


def test_every_field_of_the_json_is_explained():
    position = faience.new_game("summer-pavilion").position
    told = [name for row in rows(NOTATION) for name in re.findall(r"`([^`\"]+)`", row[0])]
    fields = [*position, *(f"players[].{name}" for name in position["players"][0])]
    assert [field for field in fields if field not in told] == []


def test_the_record_is_canonical_and_reaches_the_positions_where_it_says():
    [text] = [block for block in blocks(NOTATION) if block.startswith("[Game ")]
    game = faience.read_game(text)
    assert game.is_over
    assert game.record() == text
    reached = []
    replayed = Game(game.start)
    for number, step in enumerate(game.history, 1):
        _ = replayed.play(step.move, deal=False) if step.move else replayed.deal(step.drawn)
        if number in game.comments:
            reached.append(line_of(replayed.state))
    assert reached == [block.strip() for block in blocks(NOTATION) if block.startswith("summer-pavilion ")]
