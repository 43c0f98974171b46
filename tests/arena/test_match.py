"""What a match says about its players, and which matches cannot be played."""

import json
import re
import sys
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from random import Random

import pytest
from tests.arena.test_failures import bot, terms_of

from faience import cli
from faience.arena import match
from faience.arena.outcome import Failure, Outcome
from faience.arena.pairing import Fixture, fixtures
from faience.arena.result import LostGame, MatchResult, SprtResult
from faience.arena.sprt import Sprt
from faience.arena.tally import Tally
from faience.arena.terms import Terms, agree
from faience.errors import SetupError
from faience.texts import Phrase

hold_module = import_module("faience.arena.hold")
CHAMPION = f"search:champion={files('faience.players.search') / 'champions/azul.npz'}"  # not for all tables


def tally_of(*points: tuple[float, ...], names: tuple[str, ...] = ("First", "Slow")) -> Tally:
    """The count of games with these points by place."""
    terms = terms_of(*names, seats=len(points[0]))
    tally = Tally(terms)
    games = fixtures(terms.groupings, rounds=len(points), seed=1)
    for fixture, shares in zip(games, points, strict=False):
        size = len(shares)
        tally.add(Outcome(fixture, shares, (40,) * size, (2.0,) * size, (20,) * size))
    return tally


def test_ties_are_split():
    first, second = tally_of((1, 0), (0.5, 0.5), (1, 0), (0, 1)).standings()
    assert (first.points, second.points) == (2.5 / 4, 1.5 / 4)
    assert (first.wins, first.draws, first.losses) == (2, 1, 1)
    assert (first.score, first.ms_per_move) == (40, 1_000 * 2 / 20)
    assert 0 < first.low < 2.5 / 4 < first.high < 1


def test_seats_that_were_filled_count_as_one_line_with_the_share_of_a_seat():
    one, three = tally_of((1, 0, 0, 0), (0, 0.5, 0.5, 0), (0, 1, 0, 0), (1, 0, 0, 0)).standings()
    assert (one.seats, three.seats) == (1, 3)
    assert one.points == 2 / 4 and three.points == pytest.approx(2 / 4 / 3)
    assert one.expected == three.expected == 1 / 4
    assert 0 < three.low < 1 / 6 < three.high <= 1 / 3


def test_a_game_that_is_nobodys_fault_does_not_count():
    tally = tally_of((1, 0))
    fixture = next(iter(fixtures([(0, 1)], rounds=1, seed=1)))
    tally.add(Outcome(fixture, (0.5, 0.5), (0, 0), (0, 0), (0, 0), Failure(None, Phrase("failure-died", tries=3))))
    assert tally.games == 1


def result_of(tally: Tally, **more: object) -> MatchResult:
    values = {"failures": (), "is_interrupted": False, "wanted": tally.games} | more
    terms = tally.terms
    return MatchResult(
        game=terms.game,
        board=terms.board,
        options={"jokers": True},
        seats=terms.seats,
        seed=terms.seed,
        games=tally.games,
        players=tally.standings(),
        **values,  # type: ignore[arg-type]
    )


def test_the_json_has_the_figures_of_each_player():
    result = result_of(
        tally_of(*[(1, 0)] * 20),
        failures=(LostGame(2, "Slow", "too slow"),),
        sprt=SprtResult(Sprt(0, 10), 1.5, "undecided"),
    )
    told = json.loads(json.dumps(result.to_json(), allow_nan=False))
    assert list(told)[:2] == ["games", "players"] and told["games"] == 20
    for player in told["players"]:
        assert {"name", "points", "low", "high", "score", "ms_per_move"} <= player.keys()
    assert told["players"][0]["points"] == 1 and told["players"][0]["high"] == 1
    assert told["elo"]["difference"] is None and told["elo"]["low"] > 0
    assert told["failures"] == [{"game": 2, "player": "Slow", "why": "too slow"}]
    assert told["sprt"]["llr"] == 1.5 and told["sprt"]["verdict"] == "undecided"
    assert told["options"] == {"jokers": True} and told["board"] == "coloured"


def test_the_table_says_it_all_in_a_few_lines():
    failures = tuple(LostGame(number, "Slow", "too slow") for number in range(1, 13))
    text = str(result_of(tally_of((1, 0), (0, 1)), failures=failures, is_interrupted=True, wanted=20))
    lines = text.splitlines()
    assert lines[0] == "Azul, coloured, jokers: 2 players, 2 games, seed 1"
    assert re.match(r"First +50\.0% +\d", lines[2])
    assert "Elo difference +0" in text
    assert "Game 1: Slow lost: too slow" in text and "and 2 more like that" in text
    assert lines[-1] == "Interrupted after 2 of 20 games."


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        ({"players": []}, "setup-players"),
        ({"players": ["random"]}, "setup-players"),
        ({"players": ["random"] * 5}, "setup-players"),
        ({"players": ["random"] * 3, "seats": 2}, "match-players"),
        ({"players": [], "seats": 2}, "match-players"),
        ({"players": ["random", "stranger"]}, "setup-player"),
        ({"players": ["random", "python:tests.arena.bots:Nobody"]}, "setup-player-class"),
        ({"players": ["random", "python:no.such.module:Bot"]}, "setup-player-class"),
        ({"players": ["random", "python:json:JSONDecoder"]}, "setup-player-made"),
        ({"players": ["random", "cmd:time=60s:./bot"]}, "match-limit"),
        ({"players": ["random", "level:8"], "move_limit": 1.5}, "match-limit"),
        ({"players": ["random", "cmd:./no-such-bot"]}, "setup-command"),
        ({"players": ["random", CHAMPION], "board": "grey", "jokers": True}, "champion-table"),
        ({"players": ["random", CHAMPION], "seats": 3, "board": "grey"}, "champion-table"),
        ({"players": ["random", CHAMPION], "game": "summer-pavilion"}, "champion-file"),
        ({"players": ["random", f"search:champion={Path(__file__)}"]}, "champion-file"),
        ({"game": "chess"}, "setup-game"),
        ({"board": "marble"}, "setup-board"),
        ({"jokers": True, "game": "summer-pavilion"}, "setup-option"),
        ({"games": 0}, "match-games"),
        ({"processes": 0}, "match-processes"),
        ({"players": ["random"] * 3, "sprt": (0, 10)}, "match-sprt-players"),
    ],
)
def test_a_match_that_cannot_be_played_is_refused(settings, code):
    with pytest.raises(SetupError) as refused:
        match(**settings)
    assert refused.value.code == code and refused.value.text("fr")


def test_a_champion_that_fits_is_not_refused():
    for player in (CHAMPION, "search:champion=none"):
        agree("azul", "coloured", {"jokers": False}, [player, "random"], None, seed=1, time=0.2, move_limit=60.0)


@pytest.mark.parametrize(
    ("players", "cores", "threads"),
    [
        (["random", "greedy"], 8, 1),
        (["random", "search:threads=3"], 8, 3),
        (["level:7", "level:6"], 8, 1),
        (["level:8", "random"], 8, 2),
        (["level:8", "search:threads=4"], 8, 4),
        (["level:8", "random"], 1, 1),
        (["random", "python:threads=all:tests.arena.bots:First"], 8, 1),
        (["python:threads=0:tests.arena.bots:First"] * 2, 8, 1),
    ],
)
def test_a_game_takes_as_many_cores_as_its_players_think_on(monkeypatch, players, cores, threads):
    for module in ("faience.players.kinds", "faience.arena.hold"):
        monkeypatch.setattr(f"{module}.free_cores", lambda: cores)
    terms = agree("azul", "coloured", {}, players, None, seed=1, time=0.2, move_limit=60.0)
    assert terms.threads == threads
    assert hold_module.crew_for(terms, None, None, games=100).processes == cores // threads


@pytest.mark.parametrize(
    ("given", "names"),
    [
        (["random"] * 3, ("random", "random-2", "random-3")),
        (["x=random", "x=random", "x-2=random"], ("x", "x-3", "x-2")),
        (["x-2=random", "x=random", "x=random"], ("x-2", "x", "x-3")),
    ],
)
def test_equal_names_are_numbered_and_no_two_are_alike(given, names):
    terms = agree("azul", "coloured", {}, given, None, seed=1, time=0.2, move_limit=60.0)
    assert terms.names == names


def test_records_of_two_matches_do_not_mix(tmp_path):
    (tmp_path / "game-000001.txt").touch()
    with pytest.raises(SetupError, match="already holds games"):
        match(records=tmp_path)


# The order in which games come in


class Crew:
    """Instead of processes: an outcome for each fixture at once, in this order; the first player wins 9 of 10 games."""

    order: Callable[[list[Fixture]], Iterable[Fixture]] = staticmethod(lambda fixtures: fixtures)
    stops_after = 1_000_000
    points: Callable[[Fixture], tuple[float, ...]] = staticmethod(
        lambda fixture: (1.0, 0.0) if fixture.number % 10 != 3 else (0.0, 1.0)
    )

    def __init__(self, terms: Terms, processes: int) -> None:
        self.terms = terms

    def __enter__(self) -> "Crew":
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def play(self, fixtures: Iterable[Fixture]) -> Iterator[Outcome]:
        for count, fixture in enumerate(type(self).order(list(fixtures))):
            if count == self.stops_after:
                raise KeyboardInterrupt
            points = self.points(fixture)
            record = f"{fixture}" if self.terms.wants_records else None
            size = len(points)
            yield Outcome(fixture, points, (40, *[30] * (size - 1)), (1.0,) * size, (20,) * size, record=record)


def shuffled(fixtures: list[Fixture]) -> list[Fixture]:
    return Random(1).sample(fixtures, len(fixtures))


def test_a_clear_difference_ends_the_match_early_and_after_the_same_game_in_any_order(monkeypatch, tmp_path):
    monkeypatch.setattr(hold_module, "Crew", Crew)
    results = []
    orders: dict[str, Callable[[list[Fixture]], list[Fixture]]] = {"one": list, "other": shuffled}
    for name, order in orders.items():
        monkeypatch.setattr(Crew, "order", staticmethod(order))
        results.append(match(games=400, sprt=(0, 100), records=tmp_path / name))
        assert len(list((tmp_path / name).iterdir())) == results[-1].games
    assert results[0] == results[1]
    assert results[0].sprt is not None and results[0].sprt.verdict == "elo1"
    assert 4 < results[0].games < 100 and results[0].games % 2 == 0


def test_an_interrupted_match_has_the_result_of_its_games_so_far(monkeypatch):
    monkeypatch.setattr(hold_module, "Crew", Crew)
    monkeypatch.setattr(Crew, "stops_after", 5)
    result = match(games=50)
    assert result.is_interrupted and (result.games, result.wanted) == (5, 50)
    assert result.players[0].points == 4 / 5
    monkeypatch.setattr(Crew, "stops_after", 0)
    assert "No game was finished." in str(match(games=50))
    assert json.dumps(match(games=50).to_json(), allow_nan=False)


# The command


def run(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    return command(monkeypatch, "match", *arguments)


def command(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    monkeypatch.setattr(sys, "argv", ["faience", *arguments])
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    with pytest.raises(SystemExit) as left:
        cli.main()
    return left.value.code if isinstance(left.value.code, int) else 0


def test_the_command_prints_nothing_but_json(monkeypatch, capfd):
    players = ["--player", bot("Talking"), "--player", bot("First")]
    assert run(monkeypatch, *players, "--games", "1", "--processes", "1", "--json") == 0
    printed = capfd.readouterr()
    told = json.loads(printed.out)
    assert told["games"] == 2 and [player["name"] for player in told["players"]] == ["Talking", "First"]
    assert "1 game becomes 2" in printed.err and "let me see" in printed.err


DUEL = ["--player", "greedy", "--player", "random"]


def test_what_is_printed_while_games_are_played_is_not_on_stdout(monkeypatch, capsys):
    """As Ray does when a worker dies."""

    class Chatty(Crew):
        def play(self, fixtures: Iterable[Fixture]) -> Iterator[Outcome]:
            print("(raylet) A worker died")  # noqa: T201
            return super().play(fixtures)

    monkeypatch.setattr(hold_module, "Crew", Chatty)
    assert run(monkeypatch, *DUEL, "--games", "2", "--json") == 0
    printed = capsys.readouterr()
    assert json.loads(printed.out)["games"] == 2 and "A worker died" in printed.err


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["--player", "greedy"],
        ["--player", "greedy", "--player", "stranger"],
        ["--player", "greedy", "--player", "greedy:time=1s"],
        [*DUEL, "--players", "1"],
        [*DUEL, "--games", "0"],
        [*DUEL, "--games", "many"],
        [*DUEL, "--processes", "0"],
        [*DUEL, "--time", "soon"],
        [*DUEL, "--move-limit", "0s"],
        [*DUEL, "--sprt", "10"],
        [*DUEL, "--sprt", "10,0"],
        [*DUEL, "--sprt", "0,10", "--players", "3"],
        [*DUEL, "--board", "marble"],
        [*DUEL, "--game", "summer-pavilion", "--jokers"],
        [*DUEL, "--lang", "xx"],
    ],
)
def test_a_mistake_is_one_line_on_stderr_and_exit_code_two(monkeypatch, capsys, arguments):
    assert run(monkeypatch, *arguments) == 2
    printed = capsys.readouterr()
    assert printed.out == "" and printed.err.startswith("faience: ") and printed.err.count("\n") == 1
