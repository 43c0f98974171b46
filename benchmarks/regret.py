"""What more time can bring at all: by how much worse the move of a short search is than that of a very long one.

    .venv/bin/python benchmarks/regret.py --game azul --games 10

At every move with a choice of some games, searches with more and more nodes, twice as many each time. What each of
them chooses is judged by the longest, as a chance to win; what a game's moves of one player lose together is the most
that this player could win by thinking as long as the longest search.
"""

import argparse
from collections import defaultdict
from statistics import mean

import faience
from faience.game import Game
from faience.notation.move import Move
from faience.players.search.budget import ROUND
from faience.players.search.player import SearchPlayer

FEWEST, DOUBLINGS = 31_250, 6  # up to two million


def chances(judge: SearchPlayer, game: Game, moves: list[Move]) -> dict[Move, float]:
    """What the longest search thinks of each of these moves."""
    return {thought.move: thought.win_chance for thought in judge.study(game, moves, lines=len(moves))}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="azul")
    parser.add_argument("--games", type=int, default=10)
    given = parser.parse_args()
    budgets = [FEWEST << doubling for doubling in range(DOUBLINGS + 1)]
    losses: dict[int, list[float]] = defaultdict(list)
    solved: dict[int, list[bool]] = defaultdict(list)
    for seed in range(given.games):
        game = faience.new_game(given.game, seed=seed)
        players = [SearchPlayer(1, nodes=nodes, depth=ROUND) for nodes in budgets]
        while not game.is_over:
            if len(game.legal_moves) == 1:
                game.play(game.legal_moves[0])
                continue
            thoughts = [player.think(game) for player in players]
            chosen = sorted({thought.move for thought in thoughts}, key=int)
            worth = chances(players[-1], game, chosen) if len(chosen) > 1 else dict.fromkeys(chosen, 0.0)
            for nodes, thought in zip(budgets, thoughts, strict=True):
                losses[nodes].append(max(worth.values()) - worth[thought.move])
                solved[nodes].append(thought.is_exact)
            game.play(thoughts[-1].move)
        print(f"{seed + 1} games, {len(losses[FEWEST])} moves")
        for nodes in budgets:
            lost = mean(losses[nodes])
            a_game = sum(losses[nodes]) / (seed + 1) / game.players
            print(
                f"{nodes:>10,} nodes: {mean(solved[nodes]):.0%} solved, {lost:.3%} lost a move, {a_game:.2%} a game",
                flush=True,
            )


if __name__ == "__main__":
    main()
