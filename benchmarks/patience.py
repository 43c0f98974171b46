"""What the time is worth that a search leaves: how much it is, how often the move would have been another, and by how
much better that one is in the eyes of a search that uses all of it.

    .venv/bin/python benchmarks/patience.py --game azul --games 8

Games of the search that uses all of its time against itself; at each move the other one is asked, too.
"""

import argparse
from statistics import mean
from unittest.mock import patch

import faience
from faience.game import Game
from faience.players.search.budget import ROUND, Budget
from faience.players.search.player import SearchPlayer
from faience.players.search.thought import Thought


def to_the_end(player: SearchPlayer, game: Game) -> Thought:
    """What a search thinks that leaves no time."""
    with patch.object(Budget, "can_be_left", lambda *_: False):
        return player.think(game)


def lost(player: SearchPlayer, game: Game, long: Thought, short: Thought) -> float:
    """Of the chance to win, by the shorter thought."""
    if long.move == short.move:
        return 0.0
    best, *rest = player.study(game, [long.move, short.move], lines=2)
    chances = {thought.move: thought.win_chance for thought in (best, *rest)}
    return chances[long.move] - chances[short.move]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="azul")
    parser.add_argument("--games", type=int, default=8)
    parser.add_argument("--time", type=float, default=1.0, help="seconds")
    given = parser.parse_args()
    thoughts: list[tuple[Thought, Thought, float]] = []
    for seed in range(given.games):
        game, player = faience.new_game(given.game, seed=seed), SearchPlayer(seed, time=given.time, depth=ROUND)
        while not game.is_over:
            long = to_the_end(player, game)
            if len(game.legal_moves) > 1:
                short = player.think(game)
                thoughts.append((long, short, lost(player, game, long, short)))
            game.play(long.move)
        share = mean(short.seconds for _, short, _ in thoughts) / mean(long.seconds for long, _, _ in thoughts)
        changed = mean(long.move != short.move for long, short, _ in thoughts)
        loss = mean(loss for *_, loss in thoughts)
        print(
            f"{seed + 1} games, {len(thoughts)} moves: {share:.0%} of the time, {changed:.1%} of the moves are others, "
            f"{loss:.3%} of the chance to win a move",
            flush=True,
        )


if __name__ == "__main__":
    main()
