"""A review: every step once, grades, luck and skill, and a review that goes on where another stopped."""

import json
import math
from itertools import count
from typing import Any

import pytest

from faience.analysis import Review, review
from faience.analysis.deals import SAMPLES
from faience.analysis.grades import GRADES, accuracy, grade_of
from faience.analysis.review import DealReview, MoveReview
from faience.analysis.reviewer import Reviewer
from faience.analysis.shares import shares_at
from faience.analysis.telling import heading_of, names_of
from faience.errors import SetupError
from faience.game import Game, from_json, new_game
from faience.players.greedy import GreedyPlayer
from faience.players.search import SearchPlayer

NODES = 150
TABLES = [("azul", 2), ("azul", 3), ("summer-pavilion", 2)]


def played(game: str = "azul", players: int = 2, seed: int = 4, rounds: int = 3) -> Game:
    """A game of players who look only at their own board, some rounds long."""
    table, greedy = new_game(game, players=players, seed=seed, date="2026-01-01"), GreedyPlayer(seed=1)
    while not table.is_over and table.round < rounds:
        table.play(greedy.choose(table))
    return table


@pytest.fixture(scope="module", params=TABLES, ids=str)
def reviewed(request: pytest.FixtureRequest) -> Review:
    game, players = request.param
    return review(played(game, players, rounds=2 if players > 2 or game != "azul" else 3), nodes=NODES, threads=2)


@pytest.fixture(scope="module")
def short() -> Game:
    return played(rounds=2)


def test_every_step_is_reviewed_once(reviewed):
    steps = sorted(each.step for each in (*reviewed.moves, *reviewed.deals))
    assert steps == list(range(len(reviewed.game.history))) and reviewed.is_complete
    assert [move.move for move in reviewed.moves] == list(reviewed.game.moves)


def test_chances_are_shares_of_one_victory(reviewed):
    for _, chances in reviewed.curve:
        assert sum(chances) == pytest.approx(1.0) and all(0 <= chance <= 1 for chance in chances)


def test_of_several_players_each_curve_goes_by_what_its_own_player_was_sure_of():
    """The first is sure of 0.4 and four steps later of 0.2, so of 0.3 halfway there; the others always of 0.2."""
    drawn = shares_at((0, 2, 4), ({0: 0.4, 4: 0.2}, {1: 0.2}, {2: 0.2}))
    assert [chances[0] for chances in drawn.values()] == pytest.approx([0.4 / 0.8, 0.3 / 0.7, 0.2 / 0.6])


def test_where_all_might_lose_all_are_as_likely_to_win():
    assert shares_at((7,), ({7: 0.0}, {6: 0.0}, {5: 0.0}))[7] == pytest.approx((1 / 3, 1 / 3, 1 / 3))


def test_no_move_gains_anything_for_who_makes_it(reviewed):
    assert all(move.loss >= 0 for move in reviewed.moves)
    assert all(move.loss == 0 for move in reviewed.moves if move.best == move.move)


def test_what_one_gains_by_luck_the_others_lose(reviewed):
    for deal in reviewed.deals:
        assert sum(deal.luck) == pytest.approx(0.0)


def test_luck_own_play_others_play_and_the_rest_make_the_whole_way(reviewed):
    for standing in reviewed.standings:
        changes = standing.luck + standing.skill + standing.given + standing.remainder
        assert standing.start + changes == pytest.approx(standing.end)
        assert standing.play == pytest.approx(standing.skill + standing.given)


def test_a_player_loses_by_own_play_what_the_choices_gave_away(reviewed):
    for standing in reviewed.standings:
        assert standing.choices == sum(standing.grades.values())
        assert standing.choices * standing.loss == pytest.approx(-standing.skill)
    one, *others = reviewed.standings
    lost = sum(other.choices * other.loss for other in others)
    assert one.others_loss * sum(other.choices for other in others) == pytest.approx(lost)


def test_a_move_without_a_choice_has_no_grade(reviewed):
    replay = Game(reviewed.game.start)
    moves = {move.step: move for move in reviewed.moves}
    for number, step in enumerate(reviewed.game.history):
        if step.move is None:
            replay.deal(step.drawn)
        else:
            assert (moves[number].grade is None) == (len(replay.legal_moves) == 1)
            replay.play(step.move, deal=False)


def test_what_is_written_as_json_is_read_back(reviewed):
    again = Review.from_json(json.loads(json.dumps(reviewed.to_json())))
    assert again == reviewed
    assert again.standings == reviewed.standings and again.curve == reviewed.curve


def test_a_finished_game_ends_with_its_result():
    game = played(rounds=99)
    for _ in range(3):
        game.undo()
    found = review(rest_of(game), nodes=50, threads=1)
    assert found.end == tuple((seat in found.game.winners) / len(found.game.winners) for seat in range(2))


def rest_of(game: Game) -> Game:
    """A game that starts near the end of another."""
    rest, greedy = from_json(game.position, seed=1), GreedyPlayer(seed=1)
    while not rest.is_over:
        rest.play(greedy.choose(rest))
    return rest


@pytest.mark.parametrize("threads", [1, 2])
def test_a_review_that_goes_on_is_the_same_as_one_in_one_go(short, threads):
    whole = review(short, nodes=NODES, threads=2)
    reviewer = Reviewer(short, nodes=NODES, threads=threads)
    part = reviewer.run(lambda done, total: reviewer.stop() if done == 5 else None)
    assert not part.is_complete and 5 <= len(part.moves) + len(part.deals) < len(short.history)
    told: list[tuple[int, int]] = []
    again = review(short, nodes=NODES, threads=threads, resume_from=part, on_progress=lambda *news: told.append(news))
    assert again == whole
    assert len(told) == len(short.history) - len(part.moves) - len(part.deals)


@pytest.mark.parametrize("last", [1, SAMPLES, SAMPLES + 2], ids=["deal", "last of the sampled deals", "move"])
def test_a_review_that_is_stopped_takes_no_further_look(short, monkeypatch, last):
    monkeypatch.setattr("faience.analysis.reviewer.SUSPECT", -1.0)  # every move is worth a second look
    reviewer, study, looks = Reviewer(short, nodes=NODES, threads=1), SearchPlayer.study, count(1)

    def stopping(*arguments, **wishes):
        if next(looks) == last:
            reviewer.stop()
        return study(*arguments, **wishes)

    monkeypatch.setattr(SearchPlayer, "study", stopping)
    part = reviewer.run()
    assert next(looks) == last + 1
    assert (len(part.deals), len(part.moves)) == (int(last > SAMPLES + 1), 0)


def test_a_review_of_another_game_or_budget_is_not_gone_on_with(short):
    part = Review(short.record(), {"nodes": NODES})
    for wrong in (Reviewer, lambda game, **more: Reviewer(played(seed=9), **more)):
        with pytest.raises(SetupError) as refused:
            wrong(short, nodes=NODES + 1, resume_from=part)
        assert refused.value.code == "review-other"


@pytest.mark.parametrize("data", [{}, {"version": 0}, {"version": 1, "record": "", "moves": 3}, [], None])
def test_what_is_no_review_is_refused(data):
    with pytest.raises(Exception) as refused:  # noqa: PT011
        Review.from_json(data)
    assert getattr(refused.value, "code", "").startswith(("review-", "notation-"))


def in_json(game: Game) -> dict[str, Any]:
    """A review of the first deal and the first move of a game, as somebody may have written it."""
    chances = (1 / game.players,) * game.players
    move = MoveReview(1, 0, game.moves[0], game.moves[0], game.moves[:1], chances, chances, 0.0, 0.0, 1, True, "best")
    deal = DealReview(0, 1, chances, chances, SAMPLES, 0.0)
    return Review(game.record(), {"nodes": NODES}, (move,), (deal,)).to_json()


@pytest.mark.parametrize(
    ("part", "changed"),
    [
        ("moves", {"step": 0}),
        ("moves", {"step": 99}),
        ("moves", {"step": math.inf}),
        ("moves", {"seat": 1}),
        ("moves", {"seat": 7}),
        ("moves", {"move": "C1"}),
        ("moves", {"before": []}),
        ("moves", {"grade": "splendid"}),
        ("deals", {"step": 1}),
        ("deals", {"dealt": [1.0]}),
        ("budget", {"nodes": "many"}),
        ("budget", {"nodes": -1}),
    ],
)
def test_a_review_that_is_not_of_its_record_is_refused(part, changed):
    game = new_game(seed=4, date="2026-01-01")
    game.play(game.legal_moves[0])
    data = in_json(game)
    assert Review.from_json(data).is_complete
    for each in data[part] if isinstance(data[part], list) else [data[part]]:
        each.update(changed)
    with pytest.raises(SetupError) as refused:
        Review.from_json(data)
    assert refused.value.code == "review-unreadable"


def test_who_plays_the_best_moves_has_them_graded_so(short):
    found = review(short, nodes=NODES, threads=2)
    first = found.moves[0]
    better = Game(short.start, seed=1)
    better.deal(short.history[0].drawn)
    better.play(first.best)
    assert review(better, nodes=NODES, threads=1).moves[0].grade == "best"


# Grades and accuracy


@pytest.mark.parametrize(("grade", "loss"), [*GRADES.items(), ("blunder", 1.0), ("best", 0.0199)])
def test_a_grade_begins_where_the_table_says(grade, loss):
    assert grade_of(loss) == grade


def test_who_loses_nothing_is_fully_accurate():
    assert accuracy([(0.5, 0.0), (0.9, 0.0)]) == pytest.approx(100)


def test_five_percent_lost_leave_half_of_the_accuracy():
    assert accuracy([(0.5, 0.05)]) == pytest.approx(50)
    assert accuracy([(0.5, 0.1)]) == pytest.approx(25)


def test_a_move_counts_less_where_the_game_is_decided():
    even, decided = (0.5, 0.05), (0.99, 0.0)
    assert accuracy([even, decided]) == pytest.approx((50 * 1 + 100 * 0.1) / 1.1)


def test_without_a_choice_there_is_no_accuracy():
    assert accuracy([]) is None


def test_names_and_date_of_a_review_cannot_move_the_cursor():
    game = new_game(seed=1, names=("A\x1b[2Jna", "Bo"), date="\x1b[2J2026")
    found = Review(game.record(), {"nodes": NODES})
    assert names_of(found, "en") == ["A[2Jna", "Bo"] and "\x1b" not in heading_of(found, "en")


def test_no_more_threads_are_started_than_there_are_steps():
    assert Reviewer(new_game(seed=1), threads=100_000).threads == 1
    assert Reviewer(Game(new_game(seed=1).start), threads=3).threads == 1


def test_progress_counts_to_the_end(short):
    told = count(1)
    review(short, nodes=20, threads=1, on_progress=lambda done, total: _expect(done == next(told) <= total))
    assert next(told) == len(short.history) + 1


def _expect(is_so: bool) -> None:
    assert is_so
