"""A yardstick as a program that speaks the engine protocol."""

import argparse
from importlib import import_module

from faience.players.kinds import read_duration


def speak(home: str) -> None:
    """Serve the player "module:Class" until the host quits.

    It is looked up by name, because a module run by `python -m` is another one than the same module imported, and
    compiled code is cached for one of them only.
    """
    from faience.engine import serve

    module, name = home.split(":")
    player = getattr(import_module(module), name)
    parser = argparse.ArgumentParser(prog=f"python -m {module}", description=player.__doc__)
    parser.add_argument("--time", type=read_duration, default=0.2, help="for a move, unless the host says another")
    parser.add_argument("--seed", type=int)
    options = parser.parse_args()
    serve(player(options.seed, time=options.time), name=name, games=("azul",))
