"""Why one move is better than another, by how the round goes on after both."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from faience.analysis.clauses import Clause
from faience.analysis.course import followed, has_ended
from faience.analysis.differences import RESULT, Difference, differences
from faience.analysis.reasons import MOST, SLIGHT, clauses_of, weightiest
from faience.analysis.words import seat_names
from faience.game import Game
from faience.notation.move import Move
from faience.texts import Phrase

MINOR = 0.25  # what weighs less than this share of the weightiest is not said
DECISIVE = 2.0  # points in a round that explain a move by themselves
LITTLE = 1.5  # points that do not
TINY = 0.2  # points that are said beside others only if those are little
OVERSTATED = 2.0  # if so many times what a move gains is told, it is said what all comes to
# What a move brings at once that the rest of the round does not tell better.
AT_ONCE = {
    "reason-leaves-floor",
    "reason-hand",
    "reason-wild",
    "reason-next-wild",
    "reason-takes",
    "reason-denies-hand",
}

Reasons = tuple[Phrase, ...]


def reasons_between(
    game: Game, better: Sequence[Move], worse: Sequence[Move], ahead: float = 0.0
) -> tuple[Reasons, Reasons]:
    """What speaks for the first move of the better of two lines, and against that of the worse one.

    What both bring, or both leave, is no reason; `ahead` is by how many points the better one is thought to come out.
    """
    compared = Comparison(game, tuple(better), tuple(worse))
    return compared.reasons(ahead), compared.faults


@dataclass(frozen=True)
class Comparison:
    """Two lines from a position, the better one and the worse one."""

    game: Game
    better: tuple[Move, ...]
    worse: tuple[Move, ...]

    def reasons(self, ahead: float = 0.0) -> Reasons:
        """What speaks for the better move, unless it is better said against the other one."""
        told = [each.good for each in self.told if each.is_twofold or not each.bad] or self._advantages[:1]
        if self._is_overstated(ahead):
            return *told[: MOST - 1], Phrase("reason-all-in-all", points=round(ahead))
        return (*told, *self._in_the_long_run(ahead))

    def advantages(self, ahead: float = 0.0) -> Reasons:
        """All that speaks for the better move."""
        return (*self._advantages, *self._in_the_long_run(ahead))

    def balance(self, ahead: float) -> Reasons:
        """All that speaks for the better move, and what it comes to if that sounds like much more."""
        if not self._sounds_like_more(ahead):
            return self.advantages(ahead)
        total = Phrase("reason-all-in-all", points=round(ahead)) if round(ahead) > 0 else Phrase("reason-close")
        return *self._advantages[: MOST - 1], total

    @property
    def _advantages(self) -> list[Phrase]:
        return [each.good for each in self.told]

    @property
    def faults(self) -> Reasons:
        """What speaks against the worse move, and is not among the reasons."""
        if not self.is_played_out:
            return self._faults_at_once
        told = [each.bad for each in self.told if each.bad]
        return tuple(told[1:] if all(each.bad and not each.is_twofold for each in self.told) else told)

    @cached_property
    def told(self) -> list[Difference]:
        """The few things that tell the lines apart, the weightiest first; little things if there is nothing else."""
        least = max([SLIGHT, *(MINOR * each.weight for each in self._found if each.weight < RESULT)])
        told = [each for each in self._found if each.weight > least][:MOST]
        if _weight(told) >= LITTLE:
            return told
        first, rest = self._found[:1], self._found[1 : MOST - 1]
        return first + [each for each in rest if each.weight >= TINY]

    def _is_overstated(self, ahead: float) -> bool:
        """Whether there is another side to it, and something to be gained."""
        return round(ahead) > 0 and self._sounds_like_more(ahead)

    def _sounds_like_more(self, ahead: float) -> bool:
        """Whether what is told sounds like much more than the move gains."""
        told = _weight(self.told)
        is_decided = any(each.weight == RESULT for each in self.told)
        return not is_decided and told > OVERSTATED * max(ahead, 0.0) + DECISIVE

    @cached_property
    def _found(self) -> list[Difference]:
        """What happens in the rest of the round; if that is little or not known, also what the moves bring at once."""
        found = self._differences
        if not found or found[0].weight < DECISIVE:
            found = [*found, *self._brought_at_once]
        return sorted(found, key=lambda each: -each.weight)

    @cached_property
    def _tables(self) -> tuple[Game, Game]:
        return followed(self.game, self.better), followed(self.game, self.worse)

    @property
    def is_played_out(self) -> bool:
        """Whether both lines lead to the end of the round."""
        return all(has_ended(table) for table in self._tables)

    @property
    def _differences(self) -> list[Difference]:
        if not self.is_played_out:
            return []
        return differences(*self._tables, int(self.game.state.to_move), seat_names(self.game.names, self.game.players))

    @property
    def _brought_at_once(self) -> list[Difference]:
        """What the better move brings at once, and the other one does not."""
        other = clauses_of(self.game, self.worse[0], self.worse)
        own = [each for each in clauses_of(self.game, self.better[0], self.better) if each not in other]
        if self.is_played_out:
            own = [each for each in own if each.phrase.message_id in AT_ONCE]
        return [Difference(each.weight, each.phrase) for each in own if each.weight > 0]

    @property
    def _faults_at_once(self) -> Reasons:
        """What speaks at once against the worse move alone."""
        other = clauses_of(self.game, self.better[0], self.better)
        own = [each for each in clauses_of(self.game, self.worse[0], self.worse) if each not in other]
        faults = [Clause(-each.weight, each.phrase) for each in own if each.weight < 0]
        return weightiest(faults) if faults else ()

    def _in_the_long_run(self, ahead: float) -> Reasons:
        """If little can be said: by how much the better line comes out ahead."""
        if _weight(self.told) >= LITTLE:
            return ()
        if round(ahead) > 0:
            return (Phrase("reason-long-run" if self.told else "reason-ahead", points=round(ahead)),)
        return () if self.told else (Phrase("reason-later"),)


def _weight(found: Sequence[Difference]) -> float:
    return sum(each.weight for each in found)
