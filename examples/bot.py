#!/usr/bin/env python3
"""A bot in thirty lines of plain Python; docs/protocol.md tells what the lines it reads and writes mean."""

import json
import random
import sys


def worth(move: str, position: dict) -> float:
    """Azul: fill lines, and let nothing fall. Summer Pavilion: take much, finish stars, pass last."""
    me = position["players"][position["to_move"]]
    if position["phase"] == "place":
        return -1 if move == "pass" else 6 - me["stars"][int(move[0])].count(None)
    if position["phase"] != "take":
        return 0  # jokers, columns and picks: any will do
    source = [position["centre"], *position["factories"]][int(move[0])]
    letters = ["K" if tile == "black" else tile[0].upper() for tile in source]
    taken = sum(letters.count(letter) for letter in move[1:])
    if position["game"] == "summer-pavilion":
        return taken
    room = 0 if move[-1] == "F" else int(move[-1]) - len(me["lines"][int(move[-1]) - 1])
    return min(taken, room) + (taken >= room > 0) - 3 * max(0, taken - room)


for message in map(json.loads, sys.stdin):
    if message["type"] == "hello":
        print(json.dumps({"type": "hello", "protocol": 1, "name": "Thirty Lines"}), flush=True)
    elif message["type"] == "go":
        best = max(message["legal"], key=lambda move, at=message["position"]: (worth(move, at), random.random()))
        print(json.dumps({"type": "move", "id": message["id"], "move": best}), flush=True)
