"""Why a move is not legal: the paragraph that forbids it, in words (4.3, 4.6, 4.7, 4.9, 4.10)."""

import numpy as np

from faience.rules.market import DEAL, TILES, display_count
from faience.rules.pavilion.boards import ALL_DIFFERENT, BOARD_NAMES, BOARDS, COLOURS, NUMBERS, POINTS, STAR_RULES
from faience.rules.pavilion.legal import pickable, wild_colour, wild_range
from faience.rules.pavilion.moves import PASS, PICK_BONUS, PICK_KEPT, PLACE_TILE, place_parts
from faience.rules.pavilion.state import BONUS, EMPTY, KEEP, PLACE, TAKE
from faience.texts import Phrase


def describe(move: int, board: str | None = None) -> Phrase:
    """A move as a phrase: "red on star 3, space 5, with 2 wilds", or "the 5 of the red star" as seen on a board."""
    if move < PLACE_TILE:
        return Phrase("pavilion-move-take", source=move // TILES, tile=COLOURS[move % TILES])
    if move < PASS:
        space, colour, wilds = (int(part) for part in place_parts(move))
        star, index = divmod(space, POINTS)
        place = BOARDS[board].seen(star, index) if board else {"seen": "number", "number": 0}
        return Phrase("pavilion-move-place", star=star, space=index + 1, colour=COLOURS[colour], wilds=wilds, **place)
    if move == PASS:
        return Phrase("pavilion-move-pass")
    if move < PICK_KEPT:
        return Phrase("pavilion-move-bonus", tile=COLOURS[move - PICK_BONUS])
    return Phrase("pavilion-move-keep", tile=COLOURS[move - PICK_KEPT])


def refusal(state: np.record, move: int) -> Phrase | None:
    """The reason why a move is illegal, None if it is legal."""
    if state.phase == TAKE:
        return _refuse_take(state, move) if move < PLACE_TILE else _no(move, "take-expected", "4.3")
    if state.phase == PLACE:
        if move == PASS:
            return None
        return _refuse_place(state, move) if PLACE_TILE <= move < PASS else _no(move, "place-expected", "4.5")
    if state.phase == BONUS:
        if not PICK_BONUS <= move < PICK_KEPT:
            return _no(move, "bonus-expected", "4.9", owed=int(state.owed))
        return _refuse_pick(state, move, state.supply, move - PICK_BONUS)
    if state.phase == KEEP:
        if move < PICK_KEPT:
            return _no(move, "keep-expected", "4.10", owed=int(state.owed))
        return _refuse_pick(state, move, state.hand[state.to_move], move - PICK_KEPT)
    if state.phase == DEAL:
        return _no(move, "deal-first", "4.11")
    return _no(move, "game-over", "4.12")


def _refuse_take(state: np.record, move: int) -> Phrase | None:
    source, tile = divmod(move, TILES)
    displays = int(display_count(state.players))
    if source > displays:
        return _no(move, "no-display", "4.1", display=source, displays=displays)
    if state.market[source, tile] == 0:
        return _no(move, "not-there", "4.3", source=Phrase("source", source=source), tile=COLOURS[tile])
    if tile == wild_colour(state) and np.count_nonzero(state.market[source]) > 1:
        return _no(move, "wild-not-alone", "4.3", colour=COLOURS[tile])
    return None


def _refuse_place(state: np.record, move: int) -> Phrase | None:
    seat = state.to_move
    space, colour, wilds = (int(part) for part in place_parts(move))
    star, index = divmod(space, POINTS)
    number, wild = int(NUMBERS[state.board, space]), int(wild_colour(state))
    place = {"star": star, "space": index + 1, "seen": "number"}
    if state.space[seat, space] != EMPTY:
        return _no(move, "space-covered", "4.6", **place)
    if not state.takes[seat, colour] >> space & 1:
        printed = BOARDS[BOARD_NAMES[state.board]].printed(star, index)
        if printed is not None:
            return _no(move, "space-colour", "4.7", colour=printed, **place)
        rule = "4.7" if STAR_RULES[state.board, star] == ALL_DIFFERENT else "5.2"
        return _no(move, "star-colour", rule, colour=COLOURS[colour], star=star, seen="number")
    hand = state.hand[seat]
    least, most = (int(count) for count in wild_range(hand, wild, number, colour))
    if hand[colour] == 0:
        return _no(move, "no-such-tile", "4.6", colour=COLOURS[colour])
    if least > most:
        own = int(hand[colour]) + (int(hand[wild]) if colour != wild else 0)
        return _no(move, "too-dear", "4.6", number=number, own=own)
    if not least <= wilds <= most:
        return _no(move, "wild-count", "4.6", least=least, most=most)
    return None


def _refuse_pick(state: np.record, move: int, heap: np.ndarray, colour: int) -> Phrase | None:
    if pickable(heap, state.lowest, state.owed) >> colour & 1:
        return None
    if heap[colour] == 0:
        return _no(move, "pick-not-there", "4.9" if state.phase == BONUS else "4.10", tile=COLOURS[colour])
    return _no(move, "pick-order", "10", owed=int(state.owed))


def _no(move: int, code: str, rule: str, **details: object) -> Phrase:
    return Phrase(f"illegal-{code}", move=describe(move), rule=f"Summer Pavilion {rule}", **details)
