"""What is to be foretold of a position."""

import numpy as np
import pytest

from faience.players.search.evaluation import SCALE
from faience.train.chunk import Chunk
from faience.train.course import Course, course_of
from faience.train.labels import leads, shares_to_foretell
from faience.tuning.table import Table

COURSE = Course(plies=54, margin=10.0)  # fade 0.9


def chunk(scores, shares, searches=(), plies=(0,)):
    """One game with so many positions, and searches as (ply, seat, value)."""
    rows = np.array(searches, dtype=np.int16).reshape(-1, 3)
    columns = {
        "games/number": np.array([7]),
        "games/plies": np.array([20]),
        "games/scores": np.array([scores]),
        "games/shares": np.array([shares], dtype=np.float32),
        "positions/game": np.full(len(plies), 7),
        "positions/ply": np.array(plies),
        "searches/game": np.full(len(rows), 7),
        **dict(zip(("searches/ply", "searches/seat", "searches/value"), rows.T, strict=True)),
    }
    return Chunk({}, columns, np.zeros(0, dtype="V1"))


def odds(chance):
    return int(SCALE * np.log(chance / (1 - chance)))


def test_half_of_it_is_who_won_and_half_by_how_much():
    told = shares_to_foretell(chunk((50, 40), (1.0, 0.0)), COURSE)
    assert told[0, 0] == pytest.approx(0.5 * 1 + 0.5 / (1 + np.exp(-10 / 10)))
    assert told.sum() == pytest.approx(1.0)


def test_a_shared_victory_is_an_even_one():
    assert shares_to_foretell(chunk((40, 40), (0.5, 0.5)), COURSE)[0] == pytest.approx((0.5, 0.5))


def test_each_search_on_the_way_draws_it_a_little_to_what_it_thought():
    end = shares_to_foretell(chunk((50, 40), (1.0, 0.0)), COURSE)[0, 0]
    told = shares_to_foretell(chunk((50, 40), (1.0, 0.0), [(3, 0, odds(0.2)), (5, 1, odds(0.4))], (3, 4, 5, 6)), COURSE)
    at_five = 0.9 * end + 0.1 * 0.6  # the other seat thought 0.4 of itself
    assert told[:, 0] == pytest.approx([0.9 * at_five + 0.1 * 0.2, at_five, at_five, end], abs=1e-3)


def test_with_three_the_others_split_what_one_leaves():
    end = shares_to_foretell(chunk((50, 40, 40), (1.0, 0.0, 0.0)), COURSE)[0]
    told = shares_to_foretell(chunk((50, 40, 40), (1.0, 0.0, 0.0), [(0, 1, odds(0.4))]), COURSE)[0]
    rest = 0.6 * end[[0, 2]] / (end[0] + end[2])
    assert told == pytest.approx(
        [0.9 * end[0] + 0.1 * rest[0], 0.9 * end[1] + 0.04, 0.9 * end[2] + 0.1 * rest[1]], abs=1e-3
    )
    assert told.sum() == pytest.approx(1.0)


def test_final_scores_are_learned_in_tens_beyond_their_mean():
    assert leads(chunk((50, 40, 30), (1.0, 0.0, 0.0)))[0] == pytest.approx((1.0, 0.0, -1.0))


def test_thoughts_fade_from_beginning_to_end_alike_however_long_games_are():
    tables = [Table("azul", "coloured", (), players) for players in (2, 4)] + [
        Table("summer-pavilion", "coloured", (), 2)
    ]
    left = [course_of(table).fade ** course_of(table).plies for table in tables]
    assert left == pytest.approx([left[0]] * 3)
