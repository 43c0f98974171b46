"""The widget: messages in, traits out."""

import pytest

import faience
from faience.errors import SetupError
from faience.notebook import Table, play


@pytest.fixture
def table() -> Table:
    return play("greedy", seed=5)


def test_a_new_table_offers_tiles_and_nothing_to_take_back(table):
    assert table.picture.startswith("<svg") and 'data-name="tile 4 red"' in table.picture
    assert "tile 4 red" in table.choices and not table.buttons and not table.can_undo


def test_messages_become_moves(table):
    table.receive({"do": "choose", "name": "tile 4 red"})
    assert table.chosen == ["tile 4 red"] and "line 0 1" in table.choices
    table.receive({"do": "choose", "name": "line 0 1"})
    assert str(table.game.moves[0]) == "4R2" and table.can_undo
    assert any("red" in line for line in table.lines)
    table.receive({"do": "undo"})
    assert table.game.moves == () and not table.can_undo


def test_going_back_points_at_nothing(table):
    table.receive({"do": "choose", "name": "tile 4 red"})
    table.receive({"do": "back"})
    assert table.chosen == [] and "tile 4 red" in table.choices


@pytest.mark.parametrize("message", [{}, {"do": "choose"}, {"do": "choose", "name": 3}, {"do": "win"}, {"name": "1B1"}])
def test_other_messages_change_nothing(table, message):
    before = table.game.record()
    table.receive(message)
    assert table.game.record() == before


def test_a_message_from_the_page_reaches_the_game(table):
    table._handle_custom_msg({"do": "choose", "name": "tile 4 red"}, [])
    assert table.chosen == ["tile 4 red"]


def test_bots_begin_where_the_seat_is_not_the_first():
    table = play(["greedy", "random"], "summer-pavilion", players=3, seat=2, seed=1, lang="fr")
    assert table.game.to_move == 2 and len(table.game.moves) == 2
    assert table.choices["tile 0 yellow"] == "jaune du centre"


def test_a_game_under_way_can_be_played_on():
    game = faience.new_game("azul", seed=7)
    game.play("3B2")
    table = play("random", game, seat=1, seed=1)
    assert table.game is game and table.game.to_move == 1


def test_a_game_under_way_keeps_its_names_unless_others_are_given():
    game = faience.new_game("azul", seed=7, names=("Ana", "Bo"))
    assert ">Ana<" in play("greedy", game).picture and ">greedy<" not in play("greedy", game).picture
    assert ">Cleo<" in play("greedy", game, names=("Cleo", "Bo")).picture


def test_without_a_program_behind_the_page_there_is_the_picture(table):
    data, _ = table._repr_mimebundle_()
    assert data["image/svg+xml"] == table.picture and "application/vnd.jupyter.widget-view+json" in data


@pytest.mark.parametrize(
    ("wishes", "code"),
    [
        ({"opponents": ["greedy", "random"]}, "setup-player-value"),
        ({"opponents": []}, "setup-player-value"),
        ({"seat": 2}, "setup-seat"),
        ({"seat": -1}, "setup-seat"),
        ({"names": ["Ana"]}, "setup-names"),
        ({"players": 5}, "setup-players"),
    ],
)
def test_not_as_many_opponents_or_names_as_seats_are_refused(wishes, code):
    for game in ("azul", faience.new_game("azul", seed=7)):
        if game == "azul" or "players" not in wishes:
            with pytest.raises(SetupError) as refused:
                play(**wishes, game=game)
            assert refused.value.code == code and str(refused.value)


def test_no_such_player_is_refused():
    with pytest.raises(SetupError, match="nobody"):
        play("nobody")
