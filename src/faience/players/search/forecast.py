"""What a champion foretells without looking ahead: who wins, and by how many points."""

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from faience.players.search.champions import champion_for
from faience.players.search.describer import describer_for
from faience.players.search.desk import readable
from faience.players.search.inputs import LONGEST, list_inputs
from faience.players.search.network import Network
from faience.rules.games import rules_for
from faience.rules.market import OVER

TENS = 10.0  # scores are learned in tens of points

Floats = npt.NDArray[np.floating[Any]]


@dataclass(frozen=True)
class Forecast:
    """What is to be expected for each seat."""

    win_chances: tuple[float, ...]  # together 1
    margins: tuple[float, ...]  # points more than the best other one


def forecast(state: np.record, network: Network | None = None) -> Forecast | None:
    """The forecast of a network, or of the champion for this table; None if there is none, or the game is over."""
    network = network or champion_for(state)
    if network is None or state.phase == OVER:
        return None
    boards, markets, stage = dense_inputs(state)
    prospects, scores = outputs(network, boards, markets, stage)
    raised = np.exp(prospects - prospects.max())
    others = [np.delete(scores, seat).max() for seat in range(len(scores))]
    return Forecast(tuple((raised / raised.sum()).tolist()), tuple((TENS * (scores - others)).tolist()))


def dense_inputs(state: np.record) -> tuple[Floats, Floats, int]:
    """The inputs of each seat, of its board and of its market, and the stage of the game."""
    rules, players = rules_for(state), int(state.players)
    states = np.zeros(2, dtype=readable(rules.dtype))
    states[0] = state
    indices, amounts = np.zeros(players * LONGEST, dtype=np.int64), np.zeros(players * LONGEST)
    ends = np.zeros(2 * players, dtype=np.int64)
    stage = int(list_inputs(states, np.int64(0), states[1:], indices, amounts, ends))
    inputs = np.zeros((2 * players, describer_for(rules.dtype).inputs))
    parts = np.repeat(np.arange(2 * players), np.diff(ends, prepend=0))
    np.add.at(inputs, (parts, indices[: ends[-1]]), amounts[: ends[-1]])
    return inputs[::2], inputs[1::2], stage


def outputs(network: Network, boards: Floats, markets: Floats, stage: int) -> tuple[Floats, Floats]:
    """Prospects and scores of each seat, as far as they differ."""
    inputs = boards + markets
    signs = np.maximum(boards @ network.signs + network.sign_starts[0], 0.0)
    sums = inputs @ network.inputs + signs @ network.sign_units + network.unit_starts[stage]
    units = np.maximum(sums, 0.0)
    others = (units.sum(axis=0) - units) / (len(units) - 1)
    pairs = np.maximum(np.hstack([units, others]) @ network.pairs + network.pair_starts[stage], 0.0)
    features = inputs[:, : network.weights.shape[1]]
    prospects = features @ network.weights[stage] + signs @ network.sign_weights[stage]
    scores = features @ network.score_weights[stage] + signs @ network.score_sign_weights[stage]
    prospects += units @ network.unit_weights[stage]
    scores += units @ network.score_unit_weights[stage]
    return prospects + pairs @ network.pair_weights[stage], scores + pairs @ network.score_pair_weights[stage]
