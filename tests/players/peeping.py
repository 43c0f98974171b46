"""A player that looks into the bag, if it is let."""

from random import Random
from typing import ClassVar

from faience.game import Game
from faience.notation.move import Move


class Peeping:
    """Plays on in a copy of what it is shown, to see what will be drawn; also after taking back a move."""

    foreseen: ClassVar[set[tuple[str, ...]]] = set()
    dealt: ClassVar[set[tuple[str, ...]]] = set()  # in the games that it was shown

    def __init__(self, seed: int | None = None) -> None:
        self._random = Random(seed)

    def choose(self, game: Game) -> Move:
        Peeping.dealt |= {step.drawn for step in game.history if not step.move}
        Peeping.foreseen.add(next_deal(game.copy()))
        if game.moves:
            other = game.copy()
            other.play(other.undo())
            Peeping.foreseen.add(next_deal(other))
        return self._random.choice(game.legal_moves)

    @classmethod
    def forget(cls) -> None:
        cls.foreseen.clear()
        cls.dealt.clear()

    @classmethod
    def has_learnt_nothing(cls) -> bool:
        """It has tried; nothing that it foresaw was dealt later."""
        assert len(cls.dealt) > 1 and len(cls.foreseen) > 1
        return not cls.foreseen & cls.dealt


def next_deal(game: Game) -> tuple[str, ...]:
    """What is drawn next if everybody takes the first legal move; nothing if the game ends before."""
    begun = len(game.history)
    while not game.is_over:
        game.play(game.legal_moves[0])
        for step in game.history[begun:]:
            if not step.move:
                return step.drawn
    return ()
