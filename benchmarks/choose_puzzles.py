"""Chooses puzzles from those that mine_puzzles.py found: of all themes, tables and difficulties, most of them hidden.

    .venv/bin/python -m benchmarks.choose_puzzles mined.jsonl --game azul

What is chosen goes to src/faience/analysis/puzzles. What is said of it (line, themes, rating, reason) is worked out
again, so that better words need no new puzzles; that takes some minutes. Without a file the puzzles that are there
already stay as they are, and only line, themes and reason are worked out again:

    .venv/bin/python -m benchmarks.choose_puzzles --game azul
"""

import argparse
import json
from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from faience.analysis import Analyst, puzzles
from faience.analysis.puzzles import Puzzle
from faience.analysis.puzzles.mining import PLAYED_ON, described, explained

COUNT = 320
OPEN = (0.15, 0.95)  # the chance to win with the solution
NODES = 20_000  # to say something of a puzzle
QUICKLY = 10  # a tenth of them for each move with which a line goes on
STEP = 200  # ratings that are about as hard


def kind_of(puzzle: Puzzle) -> list[str]:
    """What makes a puzzle like others: its themes, its table, how hard it is."""
    game = puzzle.game
    options = "".join(option for option, on in game.options.items() if on)
    return [*puzzle.themes, f"{game.board}{options}/{game.players}", f"{puzzle.rating // STEP * STEP}"]


def chosen(found: Iterable[Puzzle], count: int, most_shown: float) -> list[Puzzle]:
    """One after the other, each time one whose kind is rarest among those chosen so far; enough of them hidden."""
    left, taken, seen = {puzzle.id: puzzle for puzzle in found}, [], Counter[str]()
    kinds = {name: kind_of(puzzle) for name, puzzle in left.items()}
    shown = 0
    while left and len(taken) < count:
        open_to = [name for name, puzzle in left.items() if puzzle.is_hidden or shown < most_shown * (len(taken) + 1)]
        if not open_to:
            break
        name = min(open_to, key=lambda each: (sum(seen[kind] for kind in kinds[each]) / len(kinds[each]), each))
        puzzle = left.pop(name)
        taken.append(puzzle)
        seen.update(kinds[name])
        shown += not puzzle.is_hidden
    return sorted(taken, key=lambda puzzle: puzzle.id)


def told_again(puzzle: Puzzle, analyst: Analyst) -> Puzzle | None:
    """The puzzle with all that is said of it now; None if a quick look does not find its solution."""
    found = analyst.analyse(puzzle.game, lines=2, nodes=NODES, with_reasons=False)
    if found.best.move != puzzle.solution:
        return None
    told = described(puzzle.game, found, analyst, NODES // PLAYED_ON)
    return replace(told, chance=puzzle.chance, lead=puzzle.lead)


def explained_again(puzzle: Puzzle, analyst: Analyst) -> Puzzle:
    """The same puzzle, with all that follows from how the round goes on."""
    game = puzzle.game
    found = analyst.analyse(game, lines=2, asked=puzzle.solution, nodes=NODES, with_reasons=False)
    assert found.asked is not None
    second = next(candidate for candidate in found.moves if candidate.move != puzzle.solution)
    return replace(puzzle, **explained(game, found.asked, second, analyst, NODES // QUICKLY))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path, nargs="?")
    parser.add_argument("--game", default="azul")
    parser.add_argument("--count", type=int, default=COUNT)
    parser.add_argument("--shown", type=float, default=0.3, help="share that may be found by taking what there is")
    given = parser.parse_args()
    analyst = Analyst(nodes=NODES)
    if given.file is None:
        taken = [explained_again(puzzle, analyst) for puzzle in puzzles.load(given.game)]
    else:
        lines = given.file.read_text(encoding="utf-8").splitlines()
        found = [Puzzle.from_json(given.game, json.loads(line)) for line in lines]
        low, high = OPEN
        open_ones = [puzzle for puzzle in found if low <= puzzle.chance <= high]
        taken = [
            told for puzzle in chosen(open_ones, given.count, given.shown) if (told := told_again(puzzle, analyst))
        ]
    target = Path(puzzles.__file__).with_name(f"{given.game}.jsonl")
    target.write_text(
        "".join(json.dumps(each.to_json(), ensure_ascii=False) + "\n" for each in taken), encoding="utf-8"
    )
    print(f"{len(taken)} puzzles, {sum(each.is_hidden for each in taken)} hidden")
    for kind, count in sorted(Counter(kind for each in taken for kind in kind_of(each)).items()):
        print(f"{kind:>24} {count}")


if __name__ == "__main__":
    main()
