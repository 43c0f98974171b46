"""Max-n: every seat is taken to do what is best for its own chance.

For three and four players; our search is more cautious there and expects all others to play
against it. Iterative deepening to the end of the round, the best moves first, late moves less
deeply at first, and positions seen before remembered. Chances add up to 1, so that a seat that
can have more than the seat before it would leave it need not be asked any further (shallow
pruning); no deeper cut is sound.
"""

import numpy as np
import numpy.typing as npt
from benchmarks.rivals.chances import write_chances
from benchmarks.rivals.compiled import compiled
from benchmarks.rivals.rival import Rival

from faience.players.kinds import NO_CHAMPION
from faience.players.search.desk import DEEPEST, HORIZON, LIMIT, NODES, Desk
from faience.players.search.memory import key_of
from faience.players.search.step import step
from faience.rules.generic import legal_moves
from faience.rules.market import DEAL, OVER, SEATS

ASK_EVERY = 128  # nodes between two looks at the clock
REDUCE_FROM = 3  # depth from which a late move is searched less deeply at first
LATE = 4
SORT_FROM = 2  # depth from which moves are sorted by what they lead to
ALL = 1.1  # more than any chance
PLACES = 1 << 18
NOBODY = np.int64(0)  # a key as seen from everybody
SHARPNESS = 1e6  # marks for each whole chance
FIRST = 1 << 60

NOTE = np.dtype(
    [
        ("key", np.uint64),
        ("chances", np.float64, (SEATS,)),
        ("depth", np.int16),
        ("move", np.int16),
    ],
    align=True,
)
ROOM = np.dtype([("found", np.float64, (DEEPEST + 2, SEATS)), ("scratch", np.float64, (SEATS,))])


class MaxnPlayer(Rival):
    """Looks ahead as far as its time allows."""

    def __init__(
        self,
        seed: int | None = None,
        *,
        time: float = 1.0,
        nodes: int | None = None,
        weights: npt.NDArray[np.float64] | None = None,
        champion: str = NO_CHAMPION,
    ) -> None:
        super().__init__(seed, time=time, nodes=nodes, weights=weights, champion=champion)
        self.depth = 0  # the last one searched to its end
        self._notes = np.zeros(PLACES, dtype=NOTE)
        self._rooms = np.zeros(1, dtype=ROOM)

    def best_of(self, desk: Desk, moves: npt.NDArray[np.int16]) -> int:
        self._notes["key"] = 0
        self.depth = 0
        counters = desk.records[0]["counters"]
        for depth in range(1, DEEPEST):
            before = int(counters[HORIZON])
            look_from(desk.states, desk.words, desk.stop, desk.records, self._notes, self._rooms, moves, depth)
            if desk.stop[0]:
                break
            self.depth = depth
            if counters[HORIZON] == before:
                break  # all is seen
        return int(moves[0])


@compiled
def look_from(states, words, stop, desks, notes, rooms, moves, depth):
    """Search each move of the table at ply 0 to a depth; whatever is best so far comes first."""
    desk, room = desks[0], rooms[0]
    seat = np.int64(states[0].to_move)
    most = -1.0
    for number in range(len(moves)):
        move = moves[number]
        step(states, np.int64(0), np.int64(move))
        bound = ALL if states[1].to_move == seat else 1.0 - most
        look(states, words, stop, desk, notes, room, np.int64(1), np.int64(depth - 1), bound)
        if stop[0] != 0:
            return
        if room.found[1, seat] > most:
            most = room.found[1, seat]
            for at in range(number, 0, -1):
                moves[at] = moves[at - 1]
            moves[0] = move


@compiled
def look(states, words, stop, desk, notes, room, ply, depth, bound):
    """Write the chances at a ply when everybody seeks its own; the seat to move needs no more than a bound."""
    desk.counters[NODES] += 1
    if desk.counters[NODES] % ASK_EVERY == 0 and desk.counters[NODES] >= desk.counters[LIMIT]:
        stop[0] = 1
    if stop[0] != 0:
        return
    state = states[ply]
    if state.phase == OVER or state.phase == DEAL:
        write_chances(states, ply, desk, room.found[ply])
        return
    if depth <= 0 or ply >= DEEPEST:
        desk.counters[HORIZON] += 1
        write_chances(states, ply, desk, room.found[ply])
        return

    players = np.int64(state.players)
    seat = np.int64(state.to_move)
    key = key_of(state, words, ply, NOBODY, desk.mixers)
    note = notes[key & np.uint64(PLACES - 1)]
    first = np.int64(-1)
    if note.key == key:
        first = np.int64(note.move)
        if note.depth >= depth:
            if note.depth < DEEPEST:
                desk.counters[HORIZON] += 1
            for each in range(players):
                room.found[ply, each] = note.chances[each]
            return

    count = np.int64(legal_moves(state, desk.moves[ply]))
    before = desk.counters[HORIZON]
    mark_moves(states, desk, room, ply, depth, count, first)
    most, best = -1.0, np.int64(-1)
    for number in range(count):
        move = next_move(desk, ply, number, count)
        step(states, ply, move)
        further = depth if count == 1 else depth - 1
        less = 1 if depth >= REDUCE_FROM and number >= LATE else 0
        limit = ALL if states[ply + 1].to_move == seat else 1.0 - most
        look(states, words, stop, desk, notes, room, ply + 1, further - less, limit)
        if less > 0 and room.found[ply + 1, seat] > most and stop[0] == 0:
            look(states, words, stop, desk, notes, room, ply + 1, further, limit)
        if stop[0] != 0:
            return
        if room.found[ply + 1, seat] > most:
            most, best = room.found[ply + 1, seat], move
            for each in range(players):
                room.found[ply, each] = room.found[ply + 1, each]
            if most >= bound:
                return  # a bound only: nothing to remember
    note.key = key
    note.move = best
    note.depth = DEEPEST if desk.counters[HORIZON] == before else depth
    for each in range(players):
        note.chances[each] = room.found[ply, each]


@compiled
def mark_moves(states, desk, room, ply, depth, count, first):
    """Mark each move by the chance that it leaves its seat, far enough from the horizon."""
    moves, marks = desk.moves[ply], desk.marks[ply]
    seat = np.int64(states[ply].to_move)
    for number in range(count):
        move = np.int64(moves[number])
        marks[number] = 0
        if move == first:
            marks[number] = FIRST
        elif depth >= SORT_FROM:
            step(states, ply, move)
            write_chances(states, ply + 1, desk, room.scratch)
            marks[number] = np.int64(SHARPNESS * room.scratch[seat])


@compiled
def next_move(desk, ply, number, count):
    """The most promising of the moves that are left."""
    moves, marks = desk.moves[ply], desk.marks[ply]
    best = number
    for other in range(number + 1, count):
        if marks[other] > marks[best]:
            best = other
    moves[best], moves[number] = moves[number], moves[best]
    marks[best], marks[number] = marks[number], marks[best]
    return np.int64(moves[number])
