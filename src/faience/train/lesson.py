"""A network learns from samples: gone through again and again in another order, in small steps.

The steps grow over the first tenth of the way and fade away after.
"""

from collections.abc import Callable
from dataclasses import dataclass
from math import cos, pi
from typing import Any

import numpy as np
import numpy.typing as npt

from faience.players.search.desk import network_shapes
from faience.players.search.forecast import TENS
from faience.players.search.network import SIGNS, UNITS, Network
from faience.rules.rulebook import Rulebook
from faience.train.samples import Samples
from faience.train.slopes import Sheet, foretell, learn_batch, new_sheet, take_step

BATCH = 2_048
FEWEST_STEPS = 10  # of an epoch: few samples make small batches
HIGHEST, LOWEST = 2e-3, 1e-5  # length of a step
RISE = 0.1  # the share of the way on which steps grow
UNIT_SPREAD = 0.12
BOLDNESS = np.array([0.6, 0.7, 0.8, 0.9, 1.0, 1.1, 1.2, 1.3, 1.4, 1.6, 1.8, 2.0, 2.3, 2.6])

Floats = npt.NDArray[np.float32]


@dataclass(frozen=True)
class Verdict:
    """How well games that were held out are foretold."""

    surprise: float  # in nats, at who won
    boldness: float  # by which all guesses would have to be multiplied to be least surprising
    bold_surprise: float  # and how surprising they would be then
    error: float  # mean, of the final scores beyond their mean, in points


@dataclass(frozen=True)
class Epoch:
    """Once through all samples."""

    number: int  # from 1
    surprise: float  # at what was to be learned, on the way
    verdict: Verdict


def epoch_from(plain: dict[str, Any]) -> Epoch:
    return Epoch(**{**plain, "verdict": Verdict(**plain["verdict"])})


class Parameters:
    """All numbers of a network in one row, and the network that they are."""

    def __init__(self, rules: Rulebook) -> None:
        shapes = network_shapes(rules)
        sizes = [int(np.prod(shape)) for shape in shapes.values()]
        self.row = np.zeros(sum(sizes), dtype=np.float32)
        parts = np.split(self.row, np.cumsum(sizes)[:-1])
        self.network = Network(*(part.reshape(shape) for part, shape in zip(parts, shapes.values(), strict=True)))


def fresh_network(rules: Rulebook, weights: npt.NDArray[np.floating[Any]], seed: int) -> Network:
    """Weights that are known, and units that know nothing yet; a final score is first thought to be the present one."""
    random, network = np.random.Generator(np.random.PCG64(seed)), Parameters(rules).network
    network.weights[:] = weights
    network.signs[:] = random.normal(0.0, UNIT_SPREAD, network.signs.shape)
    network.sign_units[:] = random.normal(0.0, SIGNS**-0.5, network.sign_units.shape)
    network.inputs[:] = random.normal(0.0, UNIT_SPREAD, network.inputs.shape)
    network.pairs[:] = random.normal(0.0, UNITS**-0.5, network.pairs.shape)
    network.score_weights[:, 0] = 1.0
    return network


class Pupil:
    """A network while it learns, with everything that a lesson needs to go on."""

    def __init__(self, rules: Rulebook, begin: Network, seed: int) -> None:
        self.mind, self.first, self.second, self.slopes = (Parameters(rules) for _ in range(4))
        for part, old in zip(self.mind.network, begin, strict=True):
            part[:] = old
        self.random = np.random.Generator(np.random.PCG64(seed))
        self.done = 0  # steps
        self.curve: list[Epoch] = []

    @property
    def parts(self) -> dict[str, Parameters]:
        """What is carried from step to step: the network, and the means of its slopes and of their squares."""
        return {"mind": self.mind, "first": self.first, "second": self.second}

    @property
    def network(self) -> Network:
        return Network(*(part.copy() for part in self.mind.network))


def learn(
    samples: Samples,
    pupil: Pupil,
    *,
    epochs: int,
    on_epoch: Callable[[Epoch], None] = lambda epoch: None,
    on_step: Callable[[int, int], None] = lambda done, steps: None,
) -> Network:
    """The network after so many times through the samples, those included that the pupil has behind it."""
    taught = samples.taught
    batch = max(1, min(BATCH, len(taught) // FEWEST_STEPS))
    steps, sheet = epochs * (len(taught) // batch), new_sheet()
    for number in range(len(pupil.curve) + 1, epochs + 1):
        order, total = pupil.random.permutation(taught), 0.0
        for at in range(0, len(order) - batch + 1, batch):
            total += _take_step(samples, pupil, order[at : at + batch], steps, sheet)
            on_step(pupil.done, steps)
        surprise = total / max(1, len(order) // batch * batch)
        pupil.curve.append(Epoch(number, surprise, judge(samples, pupil.mind.network)))
        on_epoch(pupil.curve[-1])
    return pupil.network


def _take_step(samples: Samples, pupil: Pupil, chosen: npt.NDArray[np.int64], steps: int, sheet: Sheet) -> float:
    """One step, by the slopes of the chosen positions; says the sum of their surprises."""
    mind, slopes, described = pupil.mind, pupil.slopes, samples.described
    slopes.row[:] = 0.0
    inputs = (described.stages, described.ends, described.indices, described.amounts)
    total = learn_batch(mind.network, slopes.network, *inputs, samples.told, samples.leads, chosen, sheet)
    pupil.done += 1
    length = np.float32(length_of(pupil.done, steps))
    take_step(mind.row, slopes.row, pupil.first.row, pupil.second.row, np.int64(pupil.done), length)
    return float(total)


def length_of(step: int, steps: int) -> float:
    """Longer and longer at first, then shorter and shorter, along a cosine each."""
    rise = max(1.0, RISE * steps)
    if step < rise:
        return LOWEST + (HIGHEST - LOWEST) * (1 - cos(pi * step / rise)) / 2
    return LOWEST + (HIGHEST - LOWEST) * (1 + cos(pi * (step - rise) / max(1.0, steps - rise))) / 2


def outputs(samples: Samples, network: Network, chosen: npt.NDArray[np.int64]) -> tuple[Floats, Floats]:
    """Prospects and scores of each seat in the chosen positions."""
    described, shape = samples.described, (len(chosen), samples.told.shape[1])
    prospects, scores = np.zeros(shape, dtype=np.float32), np.zeros(shape, dtype=np.float32)
    inputs = (described.stages, described.ends, described.indices, described.amounts)
    foretell(network, *inputs, chosen, new_sheet(), prospects, scores)
    return prospects, scores


def judge(samples: Samples, network: Network) -> Verdict:
    """How well a network foretells the games that were held out."""
    chosen = samples.judges
    if not len(chosen):
        return Verdict(0.0, 1.0, 0.0, 0.0)
    prospects, scores = outputs(samples, network, chosen)
    shares = samples.shares[chosen]
    surprises = [_surprise(prospects * bold, shares) for bold in BOLDNESS]
    best = int(np.argmin(surprises))
    error = np.abs(scores - scores.mean(axis=1, keepdims=True) - samples.leads[chosen]).mean() * TENS
    return Verdict(_surprise(prospects, shares), float(BOLDNESS[best]), surprises[best], float(error))


def _surprise(prospects: Floats, shares: Floats) -> float:
    raised = np.exp(prospects.astype(np.float64) - prospects.max(axis=1, keepdims=True))
    chances = raised / raised.sum(axis=1, keepdims=True)
    return float(-(shares * np.log(chances + 1e-12)).sum(axis=1).mean())
