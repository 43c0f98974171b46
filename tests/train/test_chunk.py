"""Games of self-play, and the file that they are kept in."""

import re

import numpy as np
import pytest
from tests.train.tables import AZUL, GREY, PAVILION, SOME, chunk_of, task_of

from faience.errors import SetupError
from faience.game import Game
from faience.rules.market import DEAL, OVER
from faience.train.chunk import digest_of, is_chunk, play_chunk, read_chunk
from faience.train.contender import shipped
from faience.train.course import course_of
from faience.train.selfplay import LONGEST

every_table = pytest.mark.parametrize("table", SOME, ids=lambda table: f"{table.game}-{table.name}")


@every_table
def test_equal_seeds_give_equal_files_and_others_do_not(table):
    assert play_chunk(task_of(table)) == play_chunk(task_of(table))
    for other in ({"seed": 2}, {"generation": 2}, {"nodes": 30}, {"first": 4}):
        assert play_chunk(task_of(table)) != play_chunk(task_of(table, **other))


def test_a_game_does_not_depend_on_those_before_it(tmp_path):
    whole, part = chunk_of(tmp_path, task_of(AZUL, games=6)), chunk_of(tmp_path, task_of(AZUL, games=3, first=3))
    for table in ("games", "positions", "searches"):
        key = "number" if table == "games" else "game"
        later = whole[f"{table}/{key}"] >= 3
        for name in (name for name in part.columns if name.startswith(f"{table}/")):
            assert np.array_equal(whole[name][later], part[name]), name
    assert np.array_equal(whole.states[whole["positions/game"] >= 3], part.states)


def test_a_network_plays_other_games_than_weights_alone():
    assert play_chunk(task_of(AZUL, contender=shipped(AZUL))) != play_chunk(task_of(AZUL))


@every_table
def test_the_columns_of_a_file_fit_together(tmp_path, table):
    chunk = chunk_of(tmp_path, task_of(table, games=8))
    numbers, plies = chunk["games/number"], chunk["games/plies"]
    assert numbers.tolist() == list(range(8))
    assert chunk["games/scores"].shape == chunk["games/shares"].shape == (8, table.players)
    assert chunk["games/shares"].sum(axis=1) == pytest.approx(1.0)
    best = chunk["games/scores"] == chunk["games/scores"].max(axis=1, keepdims=True)
    assert not (chunk["games/shares"] > 0)[~best].any()  # whoever has a share leads
    for part in ("positions", "searches"):
        rows = np.searchsorted(numbers, chunk[f"{part}/game"])
        assert (chunk["games/earnest"][rows] <= chunk[f"{part}/ply"]).all()
        assert (chunk[f"{part}/ply"] < plies[rows]).all()
    assert set(chunk["searches/seat"].tolist()) == set(range(table.players))
    assert len(chunk.states) == len(chunk["positions/stage"]) > 8


@every_table
def test_positions_can_be_played_on_from(tmp_path, table):
    chunk = chunk_of(tmp_path, task_of(table, games=8))
    for record in chunk.states.view((np.record, chunk.states.dtype))[::5]:
        game = Game(record.copy(), seed=1)
        if game.state.phase == DEAL:
            game.deal()
        while not game.is_over:
            game.play(game.legal_moves[0])
        assert len(game.scores) == table.players


@every_table
def test_positions_are_those_before_a_round_and_some_in_which_somebody_moves(tmp_path, table):
    states = chunk_of(tmp_path, task_of(table, games=8)).states
    assert (states["phase"] != OVER).all()
    between = states[states["phase"] == DEAL]
    assert 0 < len(between) < len(states)
    if table is PAVILION:
        assert (between["passed"][:, : table.players] == 1).all()  # not while the supply is filled up


def test_a_position_before_a_deal_has_the_search_after_it(tmp_path):
    chunk = chunk_of(tmp_path, task_of(AZUL, games=8))
    searched, places = (LONGEST * chunk[f"{part}/game"] + chunk[f"{part}/ply"] for part in ("searches", "positions"))
    between = chunk.states["phase"] == DEAL
    assert between.any() and np.isin(places[between], searched).all()


def test_games_have_the_length_that_is_expected_of_them(tmp_path):
    for table in (AZUL, PAVILION):
        plies = chunk_of(tmp_path, task_of(table, games=8)).columns["games/plies"].mean()
        assert 0.7 < plies / course_of(table).plies < 1.3


def test_a_file_of_another_table_is_refused_and_so_is_any_other_file(tmp_path):
    file, text = tmp_path / "games.npz", tmp_path / "text.npz"
    file.write_bytes(play_chunk(task_of(AZUL, games=1)))
    text.write_text("games")
    with pytest.raises(SetupError, match="has games of another table, not of azul grey\\+jokers/3"):
        read_chunk(file, GREY)
    for wrong in (text, tmp_path / "none.npz"):
        with pytest.raises(SetupError, match="is not a file of games by faience train"):
            read_chunk(wrong, AZUL)
        with pytest.raises(SetupError, match="is not a file of games by faience train"):
            digest_of(wrong, AZUL)
    for table in (GREY, PAVILION):
        with pytest.raises(SetupError, match="has games of another table") as refused:
            read_chunk(file, table)
        with pytest.raises(SetupError, match=re.escape(str(refused.value))):
            digest_of(file, table)


def test_other_games_have_another_digest_and_packing_them_anew_changes_nothing(tmp_path):
    file, anew = tmp_path / "games.npz", tmp_path / "anew.npz"
    digests = set()
    for seed in (1, 2):
        file.write_bytes(play_chunk(task_of(AZUL, games=1, seed=seed)))
        digests.add(digest_of(file, AZUL))
    assert len(digests) == 2
    with np.load(file) as archive:
        np.savez(anew, **{name: archive[name] for name in archive.files})
    assert anew.stat().st_size != file.stat().st_size and digest_of(anew, AZUL) == digest_of(file, AZUL)


def test_a_file_with_a_flaw_is_refused_unless_it_reads_the_same(tmp_path):
    sound, file = chunk_of(tmp_path, task_of(AZUL, games=2)), tmp_path / "games.npz"
    content = file.read_bytes()
    for place in range(0, len(content), len(content) // 200):
        file.write_bytes(content[:place] + bytes([content[place] ^ 255]) + content[place + 1 :])
        if is_chunk(file, AZUL):
            found = read_chunk(file, AZUL)
            assert all(np.array_equal(found[name], column) for name, column in sound.columns.items()), place
            assert np.array_equal(found.states, sound.states), place
