"""The command `faience engine`."""

from collections.abc import Callable
from dataclasses import replace
from importlib.metadata import version

from faience.errors import SetupError
from faience.players.kinds import KINDS
from faience.players.spec import PlayerSpec, build, parse


def run_engine(player: str, *, threads: int | None, seed: int | None, before_rules: Callable[[], None]) -> None:
    """Make an engine of the player that a text asks for.

    `before_rules` is called when the options have been found good, before the rules are first used.
    """
    spec = parse(player)
    if threads is not None:
        spec = _with_threads(spec, threads)
    answering = build(spec, seed)
    before_rules()
    from faience.engine.serve import serve

    try:
        serve(answering, name=f"faience {version('faience')} {spec.label}")
    finally:
        close = getattr(answering, "close", None)
        if close is not None:
            close()


def _with_threads(spec: PlayerSpec, threads: int) -> PlayerSpec:
    kind = KINDS[spec.kind]
    if kind.form_of("threads") is None:
        raise SetupError("setup-player-key", kind=spec.kind, given="threads", known=", ".join(kind.keys) or "none")
    return replace(spec, options={**spec.options, "threads": threads})
