"""Random games of every kind, move by move, as JSON for the tests of the page."""

import json
import random
import sys

import faience
from faience.rules.games import GAMES


def main() -> None:
    wanted = [
        (game, board, players, options)
        for game, rules in GAMES.items()
        for board in rules.boards
        for options in [{}, *({option: True} for option in rules.options)]
        for players in (2, 4)
    ]
    json.dump([played(*each) for each in wanted], sys.stdout)


def played(game: str, board: str, players: int, options: dict[str, bool]) -> dict[str, object]:
    table = faience.new_game(game, board=board, players=players, seed=players, **options)
    chance = random.Random(players)
    steps = [step(table, [event for each in table.history for event in each.events])]
    while not table.is_over:
        steps.append(step(table, table.play(chance.choice(table.legal_moves))))
    return {"name": " ".join([game, board, str(players), *options]), "steps": steps}


def step(table, events) -> dict[str, object]:
    return {"events": [event.to_dict() for event in events], "position": table.position}


if __name__ == "__main__":
    main()
