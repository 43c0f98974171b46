"""A table without a notebook around it: each line of JSON that comes in is a message, each that goes out all traits."""

import json
import sys

from faience.notebook import play

TRAITS = ("picture", "choices", "buttons", "chosen", "lines", "can_undo", "words")


def main(opponent: str, game: str) -> None:
    table = play(opponent, game, seed=5)
    tell(table)
    for line in sys.stdin:
        table.receive(json.loads(line))
        tell(table)


def tell(table: object) -> None:
    sys.stdout.write(json.dumps({name: getattr(table, name) for name in TRAITS}) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main(*sys.argv[1:])
