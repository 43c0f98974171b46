"""What is agreed before a match."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from faience.errors import SetupError
from faience.players.kinds import KINDS, write_duration
from faience.players.spec import PlayerSpec, build, load_class, parse
from faience.rules.games import rules_of


@dataclass(frozen=True)
class Terms:
    """The table and the line-up: a player for each seat, and whose line of the result each one counts for."""

    game: str
    board: str
    options: Mapping[str, Any]  # each on or off
    specs: tuple[PlayerSpec, ...]  # one for each entry
    names: tuple[str, ...]  # of the entries, no two alike
    entries: tuple[int, ...]  # by place in the line-up
    seed: int
    move_limit: float  # seconds
    lang: str = "en"
    wants_records: bool = False

    @property
    def seats(self) -> int:
        return len(self.entries)

    def name_at(self, place: int) -> str:
        return self.names[self.entries[place]]

    def spec_at(self, place: int) -> PlayerSpec:
        return self.specs[self.entries[place]]


def agree(
    game: str,
    board: str,
    options: Mapping[str, bool],
    players: Sequence[str | PlayerSpec],
    seats: int | None,
    *,
    seed: int,
    time: float,
    move_limit: float,
    lang: str = "en",
    wants_records: bool = False,
) -> Terms:
    """The terms, or a SetupError. No table is made yet, for which rules would have to be compiled."""
    given = [parse(each) if isinstance(each, str) else each for each in players]
    specs = tuple(spec.within(time) for spec in given)
    wanted = len(specs) if seats is None else seats
    replace(rules_of(game), new_state=_no_state).set_up(wanted, board, dict(options), starter=0)
    if not 0 < len(specs) <= wanted:
        raise SetupError("match-players", given=len(specs), seats=wanted)
    for spec in specs:
        _check(spec, move_limit)
    return Terms(
        game=game,
        board=board,
        options=dict(options),
        specs=specs,
        names=_told_apart([spec.label for spec in given]),
        entries=tuple(min(place, len(specs) - 1) for place in range(wanted)),
        seed=seed,
        move_limit=move_limit,
        lang=lang,
        wants_records=wants_records,
    )


def _no_state(*_: Any, **__: Any) -> Any:
    return None


def _check(spec: PlayerSpec, move_limit: float) -> None:
    """Better told now than game after game: no such class, no such program, a limit that cannot be kept."""
    time = spec.options.get("time")
    if isinstance(time, int | float) and time >= move_limit:
        times = {"time": write_duration(time), "limit": write_duration(move_limit)}
        raise SetupError("match-limit", player=spec.label, **times)
    if not KINDS[spec.kind].home:
        load_class(spec)
    elif not KINDS[spec.kind].is_ours:
        build(spec)


def _told_apart(labels: Sequence[str]) -> tuple[str, ...]:
    """Equal names are numbered."""
    before = [labels[:at].count(label) for at, label in enumerate(labels)]
    return tuple(f"{label}-{same + 1}" if same else label for label, same in zip(labels, before, strict=True))
