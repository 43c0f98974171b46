"""Two ways to play a round compared, seat by seat and thing by thing: what one of them has and the other has not.

All of it happened in the lines that are compared, and can be read there; what the weightier things are worth in points
is counted, what is only prepared is worth about as much as experience says.
"""

from collections import Counter
from collections.abc import Hashable, Iterator, Mapping, Sequence
from functools import reduce
from typing import NamedTuple

from faience.analysis import accounts_azul, accounts_pavilion
from faience.analysis.item import Item
from faience.game import Game
from faience.rules.azul.events import Took
from faience.texts import Phrase

ACCOUNTS = {"azul": accounts_azul.items, "summer-pavilion": accounts_pavilion.items}
LISTS, CHARGES = ("lines", "goals", "structures"), ("floor", "token", "discarded")
PREPARED = ("near", "waiting")
OTHERS_WEIGH = 0.6  # what one of several others loses, against what oneself gains
HARDLY = 0.2  # what is prepared counts so much if as much is given up elsewhere
RESULT = 30.0  # what it weighs to win instead of losing

Items = Mapping[Hashable, Item]


class Difference(NamedTuple):
    """What speaks for the better of two ways, and how the same is said against the worse one."""

    weight: float
    good: Phrase
    bad: Phrase | None = None
    is_twofold: bool = False  # both are worth saying


class Pair(NamedTuple):
    """The things of one kind that a seat has in both ways."""

    better: Items
    worse: Items

    @property
    def gain(self) -> float:
        return sum(item.worth for item in self.better.values()) - sum(item.worth for item in self.worse.values())

    @property
    def turned(self) -> "Pair":
        return Pair(self.worse, self.better)

    @property
    def apart(self) -> "Pair":
        """Without what both have in some measure."""
        both = self.better.keys() & self.worse.keys()
        return Pair(*({key: item for key, item in side.items() if key not in both} for side in self))

    @property
    def shared(self) -> "Pair":
        """Without what only one of them has."""
        both = self.better.keys() & self.worse.keys()
        return Pair(*({key: item for key, item in side.items() if key in both} for side in self))

    @property
    def raised(self) -> list[tuple[Item, float]]:
        """What the better way has more of, with what it is worth in the worse one; the most first."""
        than = {key: self.worse[key].worth if key in self.worse else 0.0 for key in self.better}
        found = [(item, than[key]) for key, item in self.better.items() if item.worth > than[key]]
        return sorted(found, key=lambda each: each[1] - each[0].worth)


def differences(better: Game, worse: Game, seat: int, names: Sequence[str | Phrase]) -> list[Difference]:
    """What speaks for the first of two tables at which the same round was played out, the weightiest first."""
    found = [*_results(better, worse, seat)]
    for other, name in enumerate(names):
        pairs = _pairs(better, worse, other)
        share = 1.0 if len(names) == 2 else OTHERS_WEIGH
        found += _own(pairs) if other == seat else _others(pairs, name, share, _taken(better))
    return sorted((each for each in found if each.weight > 0), key=lambda each: -each.weight)


def _pairs(better: Game, worse: Game, seat: int) -> dict[str, Pair]:
    accounts = [list(ACCOUNTS[table.rules.name](table, seat)) for table in (better, worse)]
    kinds = dict.fromkeys(item.kind for account in accounts for item in account)
    return {
        kind: Pair(*({item.key: item for item in account if item.kind == kind} for account in accounts))
        for kind in kinds
    }


def _taken(table: Game) -> str | None:
    """The colour that the first move took, in Azul."""
    first = table.history[0].events[0]
    return first.colour if isinstance(first, Took) else None


def _results(better: Game, worse: Game, seat: int) -> Iterator[Difference]:
    """The end of the game, if it is not the same."""
    good, bad = _result(better, seat), _result(worse, seat)
    if good in ("won", "shared") and good != bad and bad != "won":
        against = _end(worse, seat) if worse.is_over else None
        yield Difference(RESULT, _end(better, seat), against, is_twofold=True)
    elif good is None and bad == "lost":
        yield Difference(RESULT, Phrase("reason-goes-on", **_scores(worse, seat)), _end(worse, seat), is_twofold=True)


def _result(table: Game, seat: int) -> str | None:
    if not table.is_over:
        return None
    return "lost" if seat not in table.winners else "shared" if len(table.winners) > 1 else "won"


def _end(table: Game, seat: int) -> Phrase:
    return Phrase("reason-end", result=_result(table, seat), **_scores(table, seat))


def _scores(table: Game, seat: int) -> dict[str, int]:
    own, others = table.scores[seat], [score for other, score in enumerate(table.scores) if other != seat]
    return {"own": own, "others": max(others)}


# For the seat itself


def _own(pairs: Mapping[str, Pair]) -> Iterator[Difference]:
    for kind, pair in pairs.items():
        if kind in LISTS:
            yield from _gets(kind, pair)
        elif kind in CHARGES:
            lost, than, count = _charged(pair)
            yield Difference(
                pair.gain,
                Phrase(f"reason-{kind}-less", lost=lost, than=than),
                Phrase(f"reason-{kind}-more", lost=than, than=lost, count=count),
            )
        elif kind == "tiles":
            if pair.gain > 0:
                yield Difference(pair.gain, Phrase("reason-tiles", **_tiles(pair)))
        elif kind == "start":
            yield Difference(pair.gain, Phrase("reason-start"))
        elif kind == "spaces":
            yield from _opens(pair.shared)
        elif kind in ("wilds", "kept"):
            here, there = (side[None].size if None in side else 0 for side in pair)
            yield Difference(pair.gain, Phrase(f"reason-{kind}", count=here, than=there))
        elif raised := pair.raised:
            item, elsewhere = raised[0]
            more = item.worth - elsewhere
            yield Difference(max(min(pair.gain, more), HARDLY * more), Phrase(f"reason-{kind}", what=item.called))


def _gets(kind: str, pair: Pair) -> Iterator[Difference]:
    """Things that only one way has, and things that are worth more in it."""
    apart = pair.apart
    if apart.better and apart.gain > 0:
        yield Difference(apart.gain, Phrase(f"reason-{kind}", **_both_sides(apart)))
    for weight, values in _scored_more(pair) if kind == "lines" else ():
        yield Difference(weight, Phrase("reason-line-scores", **values))


def _scored_more(pair: Pair) -> Iterator[tuple[float, dict[str, object]]]:
    """Lines that both ways complete, but one with more points."""
    for item, than in pair.raised:
        if than and item.called:
            yield item.worth - than, item.called.values | {"than": int(than)}


def _opens(pair: Pair) -> Iterator[Difference]:
    """Spaces of a wall that are free in both ways, and on the whole bring more in one; the most telling is named."""
    if pair.gain > 0:
        raises = {key: item.worth - pair.worse[key].worth for key, item in pair.better.items()}
        space = max(raises, key=lambda key: (raises[key], pair.better[key].worth))
        here, there = (side[space].called for side in pair)
        assert here and there
        yield Difference(pair.gain, Phrase("reason-space", **here.values, than=there.values["points"]))


# For another seat, which is better off in the worse way


def _others(pairs: Mapping[str, Pair], player: str | Phrase, share: float, taken: str | None) -> Iterator[Difference]:
    for kind, pair in pairs.items():
        weight, turned = -share * pair.gain, pair.turned
        if kind in LISTS:
            apart = turned.apart
            if apart.better and apart.gain > 0:
                values = {"player": player, **_both_sides(apart)}
                given = Phrase(f"reason-{kind}-given", **values)
                yield Difference(share * apart.gain, _denied(kind, apart, values, taken), given)
            yield from _scored_less(turned, player, share) if kind == "lines" else ()
        elif kind in CHARGES:
            lost, than, count = _charged(turned)
            fewer = pair.worse[None].size if None in pair.worse else 0
            values = {"player": player, "lost": than, "than": lost, "count": count if count > fewer else 0}
            yield Difference(weight, Phrase(f"reason-{kind}-others", **values))
        elif kind == "tiles" and weight > 0:
            values = {"player": player, **_tiles(turned)}
            yield Difference(weight, Phrase("reason-tiles-denied", **values), Phrase("reason-tiles-given", **values))
        elif kind in PREPARED and turned.raised:
            item, here = turned.raised[0]
            values = {"player": player, "what": item.called}
            yield Difference(min(weight, share * (item.worth - here)), Phrase(f"reason-{kind}-denied", **values))


def _scored_less(pair: Pair, player: str | Phrase, share: float) -> Iterator[Difference]:
    for weight, line in _scored_more(pair):
        values = {"player": player, **line}
        good, bad = Phrase("reason-line-scores-denied", **values), Phrase("reason-line-scores-given", **values)
        yield Difference(share * weight, good, bad)


def _denied(kind: str, pair: Pair, values: Mapping[str, object], taken: str | None) -> Phrase:
    """What somebody does not get; if the first move takes the tiles for it, that is said."""
    only = next(iter(pair.better.values())).called
    if kind == "lines" and len(pair.better) == 1 and not pair.worse and only and only.values["tile"] == taken:
        return Phrase("reason-denies", player=values["player"], **only.values)
    return Phrase(f"reason-{kind}-denied", **values)


# What is said


def _both_sides(pair: Pair) -> dict[str, object]:
    more, less = (_listed(_grouped([item.called for item in side.values() if item.called])) for side in pair)
    return {"more": more, "less": less or "", "form": "rather" if less else "alone"}


def _grouped(parts: Sequence[Phrase]) -> list[Phrase]:
    """Structures of a kind together; all else is there only once."""
    return [
        Phrase(part.message_id, **(part.values | {"number": times})) if times > 1 else part
        for part, times in Counter(parts).items()
    ]


def _listed(parts: Sequence[Phrase]) -> Phrase | None:
    return reduce(lambda before, last: Phrase("list-and", before=before, last=last), parts) if parts else None


def _charged(pair: Pair) -> tuple[int, int, int]:
    """What is lost in both ways, and how many tiles the dearer one is about."""
    better, worse = (side.get(None) for side in pair)
    return -int(better.worth if better else 0), -int(worse.worth if worse else 0), worse.size if worse else 0


def _tiles(pair: Pair) -> dict[str, object]:
    """Points for tiles in both ways, and the star that matters most."""
    points, than = (sum(int(item.worth) for item in side.values()) for side in pair)
    item, other = pair.raised[0]
    here, there = int(item.worth), int(other)
    form = "one" if (here, there) == (points, than) else "most"
    return {"points": points, "than": than, "what": item.called, "here": here, "there": there, "form": form}
