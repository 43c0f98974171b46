"""Monte Carlo tree search with evaluated leaves.

The tree holds the rest of the round; where the next deal comes, it ends. There are no
playouts: a leaf is worth what the evaluation says of each seat's chance. To visit a node for
the first time is to evaluate all its children. Which child is visited next is decided by its
worth, and by its prior share of the attention, which follows from that first evaluation
(PUCT); with priors=0 a node's children are evaluated one by one instead, as they are visited,
and all deserve the same attention (UCT).

A node where everything to the end of the round has been seen is closed: its worth is exact,
and nobody needs to descend there again.
"""

import numpy as np
import numpy.typing as npt
from benchmarks.rivals.chances import write_chances
from benchmarks.rivals.compiled import compiled
from benchmarks.rivals.rival import Rival

from faience.players.kinds import NO_CHAMPION
from faience.players.search.desk import DEEPEST, LIMIT, NODES, ROOM, Desk
from faience.players.search.step import step
from faience.rules.generic import legal_moves
from faience.rules.market import DEAL, OVER, SEATS

MOST_NODES = 1_000_000  # of the tree; once they are used up it grows no further
LEAST = 1e-9  # chance that still has odds

NODE = np.dtype(
    [
        ("sum", np.float64, (SEATS,)),  # of what its visits found for each seat
        ("worth", np.float32, (SEATS,)),  # when everybody below does what is best for it, as far as is known
        ("prior", np.float32),  # share of its parent's attention
        ("visits", np.int32),
        ("first", np.int32),  # child; children have numbers in a row
        ("children", np.int16),  # how many
        ("move", np.int16),  # that leads here
        ("seat", np.int8),  # that made it
        ("is_seen", np.int8),  # evaluated
        ("is_closed", np.int8),
    ],
    align=True,
)
SETTING = np.dtype(  # the constants of a player, and room to work in
    [
        ("explore", np.float64),
        ("temper", np.float64),  # the softmax of the priors: log odds by which a share falls to a third
        ("blend", np.float64),  # how much of a node's worth is that of its best line, the rest being its visits' mean
        ("priors", np.int64),
        ("used", np.int64),  # nodes
        ("chances", np.float64, (SEATS,)),
        ("path", np.int64, (DEEPEST + 1,)),
        ("moves", np.int16, (ROOM,)),
    ],
    align=True,
)


class LeavesPlayer(Rival):
    """Grows a tree of evaluated positions."""

    def __init__(
        self,
        seed: int | None = None,
        *,
        time: float = 1.0,
        nodes: int | None = None,
        weights: npt.NDArray[np.float64] | None = None,
        champion: str = NO_CHAMPION,
        explore: float = 0.5,
        temper: float = 0.3,
        blend: float = 0.5,
        priors: int = 1,
    ) -> None:
        super().__init__(seed, time=time, nodes=nodes, weights=weights, champion=champion)
        self._tree = np.zeros(MOST_NODES, dtype=NODE)
        self._settings = np.zeros(1, dtype=SETTING)
        for name, value in {"explore": explore, "temper": temper, "blend": blend, "priors": priors}.items():
            self._settings[name] = value

    def best_of(self, desk: Desk, moves: npt.NDArray[np.int16]) -> int:
        return int(grow(desk.states, desk.stop, desk.records, self._tree, self._settings, moves))


@compiled
def grow(states, stop, desks, tree, settings, moves):
    """Visit node after node; says the best move."""
    desk, setting = desks[0], settings[0]
    setting.used = 1
    clear(tree[0])
    expand(states, np.int64(0), desk, tree, np.int64(0), setting, moves, np.int64(len(moves)))
    while stop[0] == 0 and tree[0].is_closed == 0 and desk.counters[NODES] < desk.counters[LIMIT]:
        visit(states, desk, tree, setting)
    return favourite(tree)


@compiled
def visit(states, desk, tree, setting):
    """Descend to a leaf, see what it is worth, and carry that up."""
    node, ply = np.int64(0), np.int64(0)
    setting.path[0] = node
    while tree[node].children > 0 and tree[node].is_closed == 0:
        node = best_child(tree, node, np.int64(states[ply].to_move), setting)
        if tree[node].is_closed == 0:
            step(states, ply, np.int64(tree[node].move))
        ply += 1
        setting.path[ply] = node
    if tree[node].is_closed == 0:
        if tree[node].is_seen == 0:
            see(states, ply, desk, tree, node, setting)
        else:
            count = np.int64(legal_moves(states[ply], setting.moves))
            expand(states, ply, desk, tree, node, setting, setting.moves, count)
    desk.counters[NODES] += 1
    carry_up(states, tree, ply, setting)


@compiled
def clear(node):
    """A node that nobody has visited."""
    node.visits = 0
    node.children = 0
    node.is_seen = 0
    node.is_closed = 0
    for seat in range(SEATS):
        node.sum[seat] = 0.0
        node.worth[seat] = 0.0


@compiled
def see(states, ply, desk, tree, node, setting):
    """Evaluate a node."""
    desk.counters[NODES] += 1
    write_chances(states, ply, desk, setting.chances)
    for seat in range(np.int64(states[ply].players)):
        tree[node].worth[seat] = setting.chances[seat]
    tree[node].is_seen = 1
    phase = states[ply].phase
    if phase in (DEAL, OVER) or ply >= DEEPEST - 1:
        tree[node].is_closed = 1


@compiled
def expand(states, ply, desk, tree, node, setting, moves, count):
    """Give a node its children, if there is room for them."""
    first = setting.used
    if first + count > len(tree):
        return
    setting.used += count
    tree[node].first = first
    tree[node].children = count
    seat = np.int64(states[ply].to_move)
    for number in range(count):
        child = tree[first + number]
        clear(child)
        child.move = moves[number]
        child.seat = seat
        child.prior = 1.0
        if setting.priors > 0:
            step(states, ply, np.int64(moves[number]))
            see(states, ply + 1, desk, tree, first + number, setting)
    if setting.priors > 0:
        share_attention(tree, first, count, seat, setting)


@compiled
def share_attention(tree, first, count, seat, setting):
    """Priors of children, by a softmax of their log odds."""
    most = -np.inf
    for at in range(first, first + count):
        chance = min(max(np.float64(tree[at].worth[seat]), LEAST), 1.0 - LEAST)
        tree[at].prior = np.log(chance / (1.0 - chance))
        most = max(most, tree[at].prior)
    total = 0.0
    for at in range(first, first + count):
        tree[at].prior = np.exp((tree[at].prior - most) / setting.temper)
        total += tree[at].prior
    for at in range(first, first + count):
        tree[at].prior /= total


@compiled
def best_child(tree, node, seat, setting):
    """The child to be visited next; one not yet seen counts as if it were worth as much as its parent."""
    visits = np.float64(tree[node].visits) + 1.0
    first, count = np.int64(tree[node].first), np.int64(tree[node].children)
    log, root = np.log(visits), np.sqrt(visits)
    unseen = worth_of(tree[node], seat, 0.0)
    best, most = first, -np.inf
    for at in range(first, first + count):
        child = tree[at]
        worth = worth_of(child, seat, setting.blend) if child.is_seen else unseen
        if setting.priors > 0:
            worth += setting.explore * child.prior * root / (1.0 + child.visits)
        else:
            worth += setting.explore * np.sqrt(log / (1.0 + child.visits))
        if worth > most:
            best, most = np.int64(at), worth
    return best


@compiled
def worth_of(node, seat, blend):
    """What a node seems to be worth for a seat."""
    if node.visits == 0 or node.is_closed > 0:
        return np.float64(node.worth[seat])
    return (1.0 - blend) * node.sum[seat] / node.visits + blend * node.worth[seat]


@compiled
def carry_up(states, tree, ply, setting):
    """Add what the last node of the path has shown to every node on it."""
    players = np.int64(states[0].players)
    for at in range(ply, -1, -1):
        node = tree[setting.path[at]]
        if node.children > 0:
            follow_best(tree, node, players)
        if at == ply:
            for seat in range(players):
                setting.chances[seat] = node.worth[seat]
        node.visits += 1
        for seat in range(players):
            node.sum[seat] += setting.chances[seat]


@compiled
def follow_best(tree, node, players):
    """A node is worth what its best child is for the seat that moves there; closed if all its children are."""
    first, count = np.int64(node.first), np.int64(node.children)
    seat = np.int64(tree[first].seat)
    best = np.int64(-1)
    closed = 1
    for at in range(first, first + count):
        if tree[at].is_closed == 0:
            closed = 0
        if tree[at].is_seen > 0 and (best < 0 or tree[at].worth[seat] > tree[best].worth[seat]):
            best = np.int64(at)
    node.is_closed = closed
    if best >= 0:
        for each in range(players):
            node.worth[each] = tree[best].worth[each]


@compiled
def favourite(tree):
    """The move visited most often; the best one if all is known."""
    first = np.int64(tree[0].first)
    best = first
    for at in range(first, first + np.int64(tree[0].children)):
        one, other = tree[at], tree[best]
        if tree[0].is_closed > 0:
            is_better = one.worth[one.seat] > other.worth[one.seat]
        else:
            is_better = one.visits > other.visits
        if is_better:
            best = np.int64(at)
    return np.int64(tree[best].move)
