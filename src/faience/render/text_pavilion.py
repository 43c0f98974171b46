"""The table of Summer Pavilion in letters.

Round 3 of 6 · coloured board                             Ana takes tiles
1: P  G  O  O   2: –            3: ...
0: *  Y  R  Centre
Wild  O  then Y B R   Supply  P2  G1  Y3  B4   Bag 50  Tower 12
▶ Ana  23 points                          Bo  17 points  *
         1  2  3  4  5  6   pi st wi
0 centre 1·  R 3· 4· 5· 6·
1 purple 1p  P  P 4p 5p 6p   2  3  2
...
Hand  P2  R3  + wild  O1
One space left: window 3.6

A space is typed as star and number of the column, 3.6. It shows what it costs and the colour it takes, a dot for
several; once it is covered, the tile. At the right: how many spaces each structure still needs.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from faience.render.spans import LETTERS, SPARE, Line, Span, beside, flowing, tile_span
from faience.render.text_market import NOTHING, Position, heading, heap, market
from faience.rules.pavilion.boards import (
    BOARDS,
    BY_SECOND_TILE,
    COLOURS,
    KINDS,
    OUTER,
    POINTS,
    REWARDS,
    STARS,
    Space,
    StarBoard,
    structure_spaces,
)
from faience.rules.pavilion.state import ROUNDS
from faience.texts import say

BOARD_GAP = 2
LABEL_WIDTH = 9  # "1 purple "
FREE, MANY = "free", "many"  # the colour of a star before it is decided, and if it has many

Player = Mapping[str, Any]


def table(position: Position, names: Sequence[str], lang: str, width: int) -> list[Line]:
    """Heading, market, supply, boards and the key to the letters."""
    board = BOARDS[position["board"]]
    what = [
        say("pavilion-round", lang, round=position["round"], rounds=ROUNDS),
        say("pavilion-board-name", lang, board=board.name),
    ]
    boards = [player_board(position, seat, name, lang) for seat, name in enumerate(names)]
    return [
        *heading(what, turn(position, names, lang), width),
        *market(position, "token", lang, width),
        *stores(position, board, lang, width),
        *beside(boards, width, BOARD_GAP),
        *key(board, lang, width),
    ]


def turn(position: Position, names: Sequence[str], lang: str) -> str:
    """Who is expected to do what."""
    seat, phase = position["to_move"], position["phase"]
    if seat is None or phase == "deal":
        return say("pavilion-phase", lang, phase=phase)
    return say("pavilion-turn", lang, player=names[seat], phase=phase, owed=position["owed"])


def stores(position: Position, board: StarBoard, lang: str, width: int) -> list[Line]:
    """The wild colour and those to come, the supply, and how much is in bag and tower; of what, if there is room."""
    wild: Line = [(say("pavilion-wild", lang) + " ", "strong"), tile_span(position["wild"])]
    to_come = board.wilds[position["round"] :]
    if to_come:
        letters = " ".join(LETTERS[colour] for colour in to_come)
        wild.append((f" {say('pavilion-wilds-to-come', lang, wilds=letters)}", "quiet"))
    supply: Line = [(say("place-supply", lang) + " ", "strong"), *_counts(position["supply"])]
    bag, tower = say("place-bag", lang), say("place-tower", lang)
    in_full = flowing([wild, supply, heap(bag, position["bag"]), heap(tower, position["tower"])], width, gap=3)
    if len(in_full) == 1:
        return in_full
    totals = f"{bag} {sum(position['bag'].values())}  {tower} {sum(position['tower'].values())}"
    return flowing([wild, supply, [(totals, "quiet")]], width, gap=3)


def player_board(position: Position, seat: int, name: str, lang: str) -> list[Line]:
    """One player's score, stars, structures and hand."""
    board = BOARDS[position["board"]]
    player = position["players"][seat]
    kinds = kinds_of(board)
    lines = [
        _title(position, seat, name, lang),
        _columns(kinds, lang),
        *(_star(board, star, player, kinds, lang) for star in range(STARS)),
    ]
    if position["phase"] != "over":
        width = LABEL_WIDTH + 3 * POINTS + 3 * len(kinds)
        lines += flowing(_hand(position, player, lang), width, gap=1)
        lines += flowing(_nearly_complete(player, kinds, lang), width, gap=1)
    return lines


def _title(position: Position, seat: int, name: str, lang: str) -> Line:
    player = position["players"][seat]
    is_turn = position["to_move"] == seat
    title: Line = [
        ("▶ " if is_turn else "  ", "turn"),
        (name, "turn" if is_turn else "strong"),
        ("  " + say("count-points", lang, points=player["score"]), "strong"),
    ]
    if position["token"] == seat:
        title += [(" ", ""), tile_span("token")]
    if player["passed"] and position["phase"] != "over":
        title.append((f" {say('pavilion-passed', lang)}", "quiet"))
    return title


def _columns(kinds: Sequence[str], lang: str) -> Line:
    """The numbers of the spaces, and the kinds of structures."""
    spaces = "".join(f"{space:>2} " for space in range(1, POINTS + 1))
    structures = "".join(f" {say('pavilion-structure-short', lang, structure=kind)}" for kind in kinds)
    return [(" " * LABEL_WIDTH + spaces + structures, "quiet")]


def _star(board: StarBoard, star: int, player: Player, kinds: Sequence[str], lang: str) -> Line:
    tiles = player["stars"][star]
    label = say("pavilion-star-label", lang, star=star, colour=star_colour(board, star, tiles))
    line: Line = [(f"{star} ", "strong"), (f"{label:<{LABEL_WIDTH - 2}}", "" if any(tiles) else "quiet")]
    for index, tile in enumerate(tiles):
        line.append(_space(board.number(star, index), tile, colours_open(board, star, index, tiles)))
    if star in OUTER:
        line += [_still_to_cover(missing_spaces(player, kind, star)) for kind in kinds]
    return line


def _space(number: int, tile: str | None, colours: Sequence[str]) -> Span:
    """The tile on a space; without one what it costs, and its colour if there is only one."""
    if tile is not None:
        return tile_span(tile)
    if len(colours) > 1:
        return (f" {number}·", "")
    return (f" {number}{LETTERS[colours[0]].lower()}", f"print-{colours[0]}")


def _still_to_cover(spaces: Sequence[Space]) -> Span:
    if not spaces:
        return ("  ✓", "gain")
    return (f"  {len(spaces)}", "turn" if len(spaces) == 1 else "quiet")


def _hand(position: Position, player: Player, lang: str) -> Iterator[Line]:
    """What can be spent, the wild tiles apart, and what is kept for the next round."""
    hand, corners, wild = player["hand"], player["corners"], position["wild"]
    if hand or not corners:
        yield [(say("place-hand", lang), "strong"), *([] if hand else [NOTHING])]
        yield from ([_count(colour, hand[colour])] for colour in COLOURS if hand.get(colour) and colour != wild)
        if hand.get(wild):
            yield [(f"{say('pavilion-and-wild', lang)} ", ""), _count(wild, hand[wild])]
    if corners:
        yield [(say("place-corners", lang), "strong")]
        yield from ([_count(colour, corners[colour])] for colour in COLOURS if corners.get(colour))


def _nearly_complete(player: Player, kinds: Sequence[str], lang: str) -> Iterator[Line]:
    """The structures that one more space completes, and which."""
    missing = {kind: [missing_spaces(player, kind, number) for number in OUTER] for kind in kinds}
    last = {kind: Counter(spaces[0] for spaces in missing[kind] if len(spaces) == 1) for kind in kinds}
    if any(last.values()):
        yield [(say("pavilion-one-space-left", lang), "quiet")]
    for kind, counts in last.items():
        if counts:
            places = [f"{star}.{index + 1}{f'×{n}' if n > 1 else ''}" for (star, index), n in counts.items()]
            yield [(f"{say('pavilion-structure', lang, structure=kind)} ", "quiet"), (" ".join(places), "turn")]


def key(board: StarBoard, lang: str, width: int) -> list[Line]:
    """What the letters mean, and what there is to win."""
    stars = [f"{LETTERS[tile]} {say('tile-name', lang, tile=tile)} {board.value(tile)}" for tile in board.wilds]
    stars.append(say("pavilion-key-many", lang, points=board.star_values[-1]))
    structures = [
        f"{say('pavilion-structure-short', lang, structure=kind)} "
        f"{say('pavilion-structure', lang, structure=kind)} +{reward}"
        for kind, reward in zip(kinds_of(board), REWARDS, strict=False)
    ]
    one, two, three, four = board.number_values
    goals = [say("pavilion-key-numbers", lang, one=one, two=two, three=three, four=four)]
    if board.set_value:
        goals.append(say("pavilion-key-sets", lang, points=board.set_value))
    return [
        *flowing([[(part, "quiet")] for part in stars], width),
        *flowing([[(part, SPARE)] for part in (*structures, *goals)], width),
    ]


def _counts(tiles: Sequence[str]) -> Line:
    return [_count(tile, tiles.count(tile)) for tile in COLOURS if tile in tiles] or [NOTHING]


def _count(tile: str, count: int) -> Span:
    return (f" {LETTERS[tile]}{count} ", f"tile-{tile}")


def kinds_of(board: StarBoard) -> Sequence[str]:
    """The kinds of structures that a board has."""
    return KINDS if board.has_fountains else KINDS[:-1]


def missing_spaces(player: Player, kind: str, number: int) -> list[Space]:
    """The spaces that a structure still needs (4.9, 6.3)."""
    return [(star, index) for star, index in structure_spaces(kind, number) if player["stars"][star][index] is None]


def star_colour(board: StarBoard, star: int, tiles: Sequence[str | None]) -> str:
    """The colour that a star has, "free" as long as it is not decided, "many" if it has several (4.7, 5.2)."""
    laid = {tile for tile in tiles if tile}
    possible = laid.union(*(colours_open(board, star, index, tiles) for index in range(POINTS)))
    if len(possible) == 1:
        return possible.pop()
    return FREE if board.rule(star) == BY_SECOND_TILE and len(laid) < 2 else MANY


def colours_open(board: StarBoard, star: int, index: int, tiles: Sequence[str | None]) -> Sequence[str]:
    """The colours that a free space of a star can take: the printed one, those that are left, or all (4.7, 5.2)."""
    if printed := board.printed(star, index):
        return (printed,)
    laid = [tile for tile in tiles if tile]
    if board.rule(star) == BY_SECOND_TILE:
        if len(laid) < 2:
            return COLOURS
        if len(set(laid)) == 1:
            return laid[:1]
    return [colour for colour in COLOURS if colour not in laid]
