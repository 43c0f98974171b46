"""What is agreed before a match or a tournament."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import count
from typing import Any

from faience.arena.pairing import Fixture, groupings
from faience.errors import SetupError
from faience.players.kinds import KINDS, write_duration
from faience.players.spec import PlayerSpec, build, load_class, parse
from faience.rules.games import rules_of

TIME = 0.2  # seconds for a move of players that name no budget
MOVE_LIMIT = 60.0  # seconds


@dataclass(frozen=True)
class Terms:
    """The table, the players, and who of them meets whom."""

    game: str
    board: str
    options: Mapping[str, Any]  # each on or off
    specs: tuple[PlayerSpec, ...]  # one for each entry, which is a line of the result
    names: tuple[str, ...]  # of the entries, no two alike
    groupings: tuple[tuple[int, ...], ...]  # entries by place in the line-up: one in a match, many in a tournament
    seed: int
    move_limit: float  # seconds
    lang: str = "en"
    wants_records: bool = False
    own_deals: bool = False  # each game has other deals, not each set

    @property
    def seats(self) -> int:
        return len(self.groupings[0])

    @property
    def threads(self) -> int:
        """Cores that a game needs, for one player thinks at a time."""
        return max(spec.threads for spec in self.specs)

    @property
    def judges(self) -> tuple[str | None, ...]:
        """For each entry the fingerprint of its champion, weights or level: they can change while its text does not."""
        return tuple(_judge(spec, self.game, self.board, self.options, self.seats) for spec in self.specs)

    def name_at(self, place: int, fixture: Fixture) -> str:
        return self.names[fixture.entries[place]]


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
    all_meet: bool = False,
) -> Terms:
    """The terms, or a SetupError. No table is made yet, for which rules would have to be compiled.

    Either the last player fills seats that are left over, or `all_meet`: there may be more players than seats.
    """
    given = [parse(each) if isinstance(each, str) else each for each in players]
    specs = tuple(spec.within(time) for spec in given)
    wanted = len(specs) if seats is None else seats
    replace(rules_of(game), new_state=_no_state).set_up(wanted, board, dict(options), starter=0)
    if all_meet and len(specs) < wanted:
        raise SetupError("tournament-players", given=len(specs), seats=wanted)
    if not all_meet and not 0 < len(specs) <= wanted:
        raise SetupError("match-players", given=len(specs), seats=wanted)
    for spec in specs:
        _check(spec, move_limit)
        if "champion" in spec.options:
            _judge(spec, game, board, options, wanted)
    return Terms(
        game=game,
        board=board,
        options=dict(options),
        specs=specs,
        names=_told_apart([spec.label for spec in given]),
        groupings=groupings(len(specs), wanted) if all_meet else (_filled(len(specs), wanted),),
        seed=seed,
        move_limit=move_limit,
        lang=lang,
        wants_records=wants_records,
    )


def _filled(players: int, seats: int) -> tuple[int, ...]:
    return tuple(min(place, players - 1) for place in range(seats))


def _no_state(*_: Any, **__: Any) -> Any:
    return None


def _check(spec: PlayerSpec, move_limit: float) -> None:
    """Better told now than game after game: no such class, no such program, a limit that cannot be kept."""
    if spec.time is not None and spec.time >= move_limit:
        times = {"time": write_duration(spec.time), "limit": write_duration(move_limit)}
        raise SetupError("match-limit", player=spec.label, **times)
    if not KINDS[spec.kind].home:
        load_class(spec)
    elif not KINDS[spec.kind].is_ours:
        build(spec)


def _judge(spec: PlayerSpec, game: str, board: str, options: Mapping[str, bool], seats: int) -> str | None:
    """The fingerprint of what a player judges this table by; a SetupError if its champion does not fit."""
    if not KINDS[spec.kind].judges:
        return None
    from faience.players.search.fingerprint import fingerprint  # half a second that others need not wait

    champion = spec.options.get("champion")
    level = _level(spec, game) if spec.kind == "level" else ""
    return fingerprint(rules_of(game), board, options, seats, None if champion is None else str(champion), level)


def _level(spec: PlayerSpec, game: str) -> str:
    from faience.players.levels import LEVELS

    return str(LEVELS[game][int(spec.command) - 1])


def _told_apart(labels: Sequence[str]) -> tuple[str, ...]:
    """Equal names are numbered, with numbers that nobody else was given."""
    names: list[str] = []
    for label in labels:
        numbered = (f"{label}-{number}" for number in count(2))
        names.append(next(name for name in numbered if name not in {*labels, *names}) if label in names else label)
    return tuple(names)
