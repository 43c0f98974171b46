"""How many errors a review explains only by how much better another move comes out, and the same of the puzzles.

    .venv/bin/python -m benchmarks.review_reasons --game azul

The games are played by levels of different strength at tables of two, three and four, and are always the same.
"""

import argparse
from collections.abc import Sequence

import faience
from faience.analysis import review
from faience.analysis.puzzles import load
from faience.players import player
from faience.texts import Phrase

BARE = {"reason-ahead", "reason-later"}  # what is said if there is nothing to say
LEVELS = ("level:3", "level:4", "greedy", "level:5", "level:4")
TABLES = (2, 2, 2, 2, 2, 3, 3, 4)
NAMES = ("Ana", "Bo", "Cleo", "Dai")
NODES = {"azul": 20_000, "summer-pavilion": 6_000}


def played(game: str, number: int) -> faience.Game:
    """One of the fixed games."""
    seats = TABLES[number % len(TABLES)]
    players = [player(LEVELS[(number + seat) % len(LEVELS)], seed=100 * number + seat) for seat in range(seats)]
    table = faience.new_game(game, players=seats, seed=1_000 + number, names=NAMES[:seats], date="2026-01-01")
    while not table.is_over:
        table.play(players[table.to_move or 0].choose(table))
    return table


def is_bare(reason: Sequence[Phrase]) -> bool:
    return {phrase.message_id for phrase in reason} <= BARE


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="azul")
    parser.add_argument("--games", type=int, default=8)
    parser.add_argument("--nodes", type=int)
    parser.add_argument("--lang", default="en")
    given = parser.parse_args()
    bare = errors = 0
    for number in range(given.games):
        found = review(played(given.game, number), nodes=given.nodes or NODES[given.game])
        for move in found.moves:
            if move.is_error:
                errors, bare = errors + 1, bare + is_bare(move.reason)
                words = ["; ".join(each.text(given.lang) for each in side) for side in (move.reason, move.fault)]
                print(f"{number}.{move.step} {move.grade}: {move.best} {words[0]} | {move.move} {words[1]}", flush=True)
    puzzles = load(given.game)
    print(
        f"errors: {bare} of {errors} bare, puzzles: {sum(is_bare(each.reason) for each in puzzles)} of {len(puzzles)}"
    )


if __name__ == "__main__":
    main()
