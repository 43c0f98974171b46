"""Looks for puzzles in games of the levels against each other, or in records; each becomes a line of JSON in a file.

    .venv/bin/python benchmarks/mine_puzzles.py mined.jsonl --game azul --games 200
    .venv/bin/python benchmarks/mine_puzzles.py mined.jsonl --records games/*.txt

The games of the levels are always the same, by their number. Where the file has puzzles already it goes on with the
game after the last one. choose_puzzles.py chooses from such a file.
"""

import argparse
import json
from pathlib import Path
from random import Random

import faience
from faience.analysis import Analyst
from faience.analysis.choices import choices
from faience.analysis.puzzles import Puzzle
from faience.analysis.puzzles.mining import FEWEST, LOOKS, puzzle_at
from faience.players import player

# Tables, and how often each is played: board, players, options.
TABLES = {
    "azul": {
        ("coloured", 2, ()): 12,
        ("coloured", 3, ()): 2,
        ("coloured", 2, ("jokers",)): 3,
        ("grey", 2, ()): 3,
        ("crystal-1", 2, ()): 2,
        ("crystal-2", 2, ()): 2,
    },
    "summer-pavilion": {
        ("coloured", 2, ()): 12,
        ("coloured", 3, ()): 2,
        ("monochrome", 2, ()): 3,
        ("glazed-orange", 2, ()): 3,
        ("glazed-purple", 2, ()): 3,
    },
}
LEVELS = (2, 3, 4, 5, 6)
MOST = 2  # from a game, and only one from a round
EASY, KEPT = 1_200, 0.2  # a puzzle that most levels solve, and how many of those are kept


def played(game: str, number: int) -> faience.Game:
    """One of the games."""
    random, tables = Random(number), TABLES[game]
    board, players, options = random.choices(list(tables), list(tables.values()))[0]
    seats = [player(f"level:{random.choice(LEVELS)}", seed=random.getrandbits(32)) for _ in range(players)]
    chosen = {"players": players, "board": board, **dict.fromkeys(options, True)}
    table = faience.new_game(game, seed=number, **chosen)
    while (seat := table.to_move) is not None:
        table.play(seats[seat].choose(table))
    return table


def puzzles_in(game: faience.Game, number: int, analyst: Analyst, nodes: int) -> list[Puzzle]:
    """Some of the puzzles of a game, from different rounds; positions are looked at in any order."""
    states = [state for step, state in zip(game.history, game.states, strict=False) if step.move is not None]
    random = Random(number)
    random.shuffle(states)
    rounds: set[int] = set()
    found = []
    for state in states:
        table = faience.Game(state, seed=0)
        if table.round in rounds or len(choices(table)) < FEWEST:
            continue
        puzzle = puzzle_at(table, analyst, nodes)
        if puzzle and (puzzle.rating > EASY or random.random() < KEPT):
            rounds.add(table.round)
            found.append(puzzle)
            if len(found) == MOST:
                break
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path)
    parser.add_argument("--game", default="azul")
    parser.add_argument("--first", type=int, default=1_000, help="number of the first game")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--records", type=Path, nargs="+", default=[], help="games that people played, instead")
    parser.add_argument("--nodes", type=int, default=20_000, help="for a first look")
    given = parser.parse_args()
    lines = given.file.read_text(encoding="utf-8").splitlines() if given.file.exists() else []
    first = max((json.loads(line)["number"] + 1 for line in lines), default=given.first)
    analyst = Analyst(nodes=LOOKS[-1] * given.nodes)
    for number in range(first, first + (len(given.records) or given.games)):
        if given.records:
            game = faience.read_game(given.records[number - first].read_text(encoding="utf-8"))
        else:
            game = played(given.game, number)
        found = puzzles_in(game, number, analyst, given.nodes)
        with given.file.open("a", encoding="utf-8") as file:
            for puzzle in found:
                file.write(json.dumps({"number": number, **puzzle.to_json()}, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main()
