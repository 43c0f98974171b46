"""Steps of the batched environment beside plies of the bare engine, measured in turns.

    .venv/bin/python benchmarks/batched.py --repeats 21

prints one JSON object: for each size of batch the steps per second, with legal moves listed and masked, the same with
observations written down, and the ratio to the engine (the median over neighbouring runs).
"""

import argparse
import json
from statistics import median

from faience.bench import batches
from faience.rules.games import rules_of

SIZES = (64, 256, 1_024, 4_096, 16_384)
STEPS = 50_000  # of all games together, in one run


def main() -> None:
    parser = argparse.ArgumentParser(description="Random play: the batched environment and the engine in one run.")
    parser.add_argument("--game", default="azul")
    parser.add_argument("--board", default="coloured")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--repeats", type=int, default=21)
    options = parser.parse_args()
    table = rules_of(options.game).set_up(options.players, options.board, {}, 0)
    play = batches.playing(table)
    report = []
    for count in SIZES:
        step = batches.stepping(table, count=count, steps=max(1, STEPS // count), is_observed=False)
        look = batches.stepping(table, count=count, steps=max(1, STEPS // count), is_observed=True)
        runs = [(batches.rate(step), batches.rate(look), batches.rate(play)) for _ in range(options.repeats)]
        steps, observed, plies = (median(column) for column in zip(*runs, strict=True))
        report.append(
            {
                "games": count,
                "steps_per_second": round(steps),
                "observed_steps_per_second": round(observed),
                "engine_plies_per_second": round(plies),
                "ratio": round(median(ours / bare for ours, _, bare in runs), 3),
            }
        )
    print(json.dumps({"game": options.game, "players": options.players, "sizes": report}, indent=1))


if __name__ == "__main__":
    main()
