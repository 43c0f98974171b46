"""The count of a match or a tournament, game by game."""

from collections import defaultdict

from faience.arena.interval import Moments, interval
from faience.arena.outcome import Outcome
from faience.arena.result import Standing
from faience.arena.terms import Terms


class Tally:
    """What each entry has reached so far. An entry may have several seats; its share is that of one of them."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.games = 0
        self.sets = [Moments() for _ in terms.specs]  # of the points that all seats of an entry made
        self._open: defaultdict[int, list[Outcome]] = defaultdict(list)  # games of unfinished sets
        self._games = [0] * len(terms.specs)
        self._points = [0.0] * len(terms.specs)
        self._scores = [0] * len(terms.specs)
        self._seconds = [0.0] * len(terms.specs)
        self._choices = [0] * len(terms.specs)
        self._results = [[0, 0, 0] for _ in terms.specs]  # won, shared, lost

    def add(self, outcome: Outcome) -> None:
        """Count a game; its set is counted when it is complete."""
        if not outcome.counts:
            return
        self.games += 1
        games = self._open[outcome.fixture.set_number]
        games.append(outcome)
        is_complete = len(games) == self.terms.seats
        for entry in set(outcome.fixture.entries):
            points = outcome.points_of(entry)
            self._games[entry] += 1
            self._points[entry] += points
            self._results[entry][0 if points == 1 else 1 if points else 2] += 1
            if is_complete:
                self.sets[entry].add(sum(game.points_of(entry) for game in games) / len(games))
        if is_complete:
            del self._open[outcome.fixture.set_number]
        for place, entry in enumerate(outcome.fixture.entries):
            self._scores[entry] += outcome.scores[place]
            self._seconds[entry] += outcome.seconds[place]
            self._choices[entry] += outcome.choices[place]

    def standings(self) -> tuple[Standing, ...]:
        return tuple(self.standing(entry) for entry in range(len(self.terms.specs)))

    def standing(self, entry: int) -> Standing:
        """The line of one entry."""
        seats = max(grouping.count(entry) for grouping in self.terms.groupings)
        games = self._games[entry]
        share = self._points[entry] / games if games else 0.0
        low, high = interval(share, games / self.terms.seats, self.sets[entry].dependence)
        won, shared, lost = self._results[entry]
        choices = self._choices[entry]
        return Standing(
            name=self.terms.names[entry],
            spec=self.terms.specs[entry].text,
            seats=seats,
            games=games,
            points=share / seats if games else None,
            low=low / seats,
            high=high / seats,
            expected=1 / self.terms.seats,
            score=self._scores[entry] / (games * seats) if games else None,
            ms_per_move=1_000 * self._seconds[entry] / choices if choices else None,
            wins=won,
            draws=shared,
            losses=lost,
        )
