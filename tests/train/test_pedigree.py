"""The line that says how a champion was made."""

from dataclasses import replace

import numpy as np
import pytest
from tests.train.tables import AZUL, small_plan, trained

from faience import __version__
from faience.players.search.champions import champions
from faience.players.search.fingerprint import word_for
from faience.train import trainer
from faience.train.contender import of_network, weights_alone
from faience.train.lesson import Epoch, Verdict
from faience.train.pedigree import pedigree
from faience.train.plan import Plan
from faience.train.report import Lesson, Report, report_from
from faience.train.trainer import Trainer

VERDICT = Verdict(0.5, 1.0, 0.5, 6.0)
LESSON = Lesson(
    *(4_000, 40_000, 44.0, 90_000, VERDICT, (Epoch(1, 0.6, VERDICT),)),
    learned_games=9_000,
    data_games=1_000,
    version="1.2.3",
)
REPORT = Report(2, LESSON, 0.5, 0.417, 0.583, 150, 120.4, 120.4, True, {})
PLAN = Plan(AZUL, seed=31, nodes=300, epochs=8, trial="time=50ms")
CHAMPION = of_network(champions("azul")["coloured/2"])
WORD = word_for(champions("azul")["coloured/2"])


def test_it_says_how_what_was_learned_from_what_and_against_what_it_won():
    assert pedigree(PLAN, CHAMPION, REPORT) == (
        f"faience train, generation 2, seed 31, version 1.2.3, from {WORD}: "
        "90000 positions of 9000 games, 1000 of them from --data, 300 nodes a move, 8 times; "
        "50.0% of 150 games at time=50ms against what reigned before; rating +120"
    )


@pytest.mark.parametrize(
    ("wish", "begin", "told"),
    [
        ("none", weights_alone(AZUL), "from weights alone:"),
        (None, weights_alone(AZUL), "from weights alone:"),
        ("coloured/2", CHAMPION, f"from coloured/2 ({WORD}):"),
        ("somewhere/champion.npz", CHAMPION, f"from {WORD}:"),
    ],
)
def test_it_says_what_the_training_began_with(wish, begin, told):
    assert told in pedigree(replace(PLAN, begin=wish), begin, REPORT)


def test_it_names_the_switches_that_were_set():
    assert "faience train --fresh, " in pedigree(replace(PLAN, fresh=True), CHAMPION, REPORT)
    assert "faience train --fresh --newest, " in pedigree(replace(PLAN, fresh=True, newest=True), CHAMPION, REPORT)


@pytest.mark.parametrize(("players", "share"), [(3, "33%"), (4, "25%")])
def test_with_more_than_two_players_it_says_which_share_is_even(players, share):
    plan = replace(PLAN, table=replace(AZUL, players=players))
    assert f"against what reigned before, where {share} is even; rating" in pedigree(plan, CHAMPION, REPORT)


def test_what_an_older_version_did_not_count_is_left_out():
    plain = REPORT.to_json()
    for name in ("learned_games", "data_games", "version"):
        del plain["lesson"][name]
    told = pedigree(PLAN, CHAMPION, report_from(plain))
    assert f"seed 31, from {WORD}: 90000 positions, 300 nodes" in told


def test_a_champion_carries_it(tmp_path, monkeypatch):
    monkeypatch.setattr(trainer, "is_better", lambda result: True)
    other = trained(tmp_path / "other", games=8, seed=2)
    out = trained(tmp_path / "out", 2, games=8, data=(str(other),))
    with np.load(out / "champion.npz") as champion:
        told = str(champion["coloured/2/made"])
    assert f"generation 2, seed 1, version {__version__}, from {WORD}: " in told
    assert f" of {8 + 8 + 8} games, 8 of them from --data, " in told
    lesson = Trainer(small_plan(games=8, data=(str(other),)), out).reports[0].lesson
    assert (lesson.games, lesson.learned_games, lesson.data_games) == (8, 8 + 8, 8)
