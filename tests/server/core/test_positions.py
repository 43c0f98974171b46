"""Games that begin at a position."""

import pytest
from tests.server.core.evening import ANA, BEGIN, BO, BOT, OPEN, SECOND, SECRET, Evening, nonce, setup, timed

from faience.errors import FaienceError
from faience.fairness import verify
from faience.game import Game, new_game
from faience.notation.position import line_of
from faience.rules.games import GAMES
from faience.rules.market import DEAL
from faience.server import commands
from faience.server.events import Dealt, Numbered, Started
from faience.server.ids import table_id_after
from faience.server.opening import open_rematch
from faience.server.setup import TableSetup
from faience.server.table import Table


def position_after(moves: int, game: str = "azul", **manners) -> str:
    played = new_game(game, seed=3, **manners)
    for _ in range(moves):
        played.play(played.legal_moves[0])
    return line_of(played.state)


def position_before_deal(game: str) -> str:
    """The end of a round."""
    played = new_game(game, seed=3)
    while played.state.phase != DEAL:
        played.play(played.legal_moves[0], deal=False)
    return line_of(played.state)


def final_position(game: str = "azul") -> str:
    played = new_game(game, seed=3)
    while not played.is_over:
        played.play(played.legal_moves[0])
    return line_of(played.state)


def begun_at(position: str, **manners) -> Evening:
    return Evening(setup(position=position, **manners)).sit(ANA, BO)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_begins_at_its_position_and_everybody_sits_as_agreed(game):
    position = position_after(3, game)
    evening = begun_at(position)
    assert evening.table.game and line_of(evening.table.game.state) == position
    assert (evening.seat_of(ANA), evening.seat_of(BO)) == (0, 1)
    assert evening.table.to_move == 1
    assert not any(isinstance(event, Dealt) for _, _, event in evening.table.log)


def test_a_page_is_told_where_a_game_began():
    evening = begun_at(position_after(3))
    first = evening.view(ANA).position
    evening.play(5)
    assert evening.view(ANA).start == first != evening.view(ANA).position
    assert Evening(setup((OPEN, BOT))).sit(ANA).view(ANA).start is None


def test_game_board_and_options_are_those_of_the_position():
    setup_of_grey = begun_at(position_after(3, board="grey", jokers=True)).table.setup
    assert (setup_of_grey.game, setup_of_grey.board, setup_of_grey.options) == ("azul", "grey", {"jokers": True})
    pavilion = begun_at(position_after(3, "summer-pavilion", board="monochrome")).view(ANA).setup
    assert (pavilion.game, pavilion.board, pavilion.options) == ("summer-pavilion", "monochrome", {})


def test_what_is_said_twice_must_agree():
    position = position_after(3, board="grey", jokers=True)
    assert begun_at(position, game="azul", board="grey", options={"jokers": True}).status == "playing"


@pytest.mark.parametrize(
    ("code", "agreed"),
    [
        ("setup-position", setup(position=position_after(3), game="summer-pavilion")),
        ("setup-position", setup(position=position_after(3), board="grey")),
        ("setup-position", setup(position=position_after(3), options={"jokers": True})),
        ("setup-position-seats", setup((OPEN, OPEN, BOT), position=position_after(3))),
        ("setup-position-over", setup(position=final_position())),
        ("setup-game", setup(position="chess e4")),
        ("notation-position-short", setup(position="azul coloured")),
        ("invalid-position", setup(position=position_after(3).replace("R17", "R16"))),
    ],
)
def test_a_position_at_which_no_game_can_begin_is_refused(code: str, agreed: TableSetup):
    with pytest.raises(FaienceError) as refused:
        Evening(agreed)
    assert refused.value.code == code
    assert all(refused.value.text(lang) for lang in ("en", "fr"))


@pytest.mark.parametrize("game", GAMES)
def test_the_bag_of_a_position_deals_at_once_if_a_deal_is_due(game):
    evening = begun_at(position_before_deal(game))
    assert evening.table.to_move is not None
    assert [type(event) for _, _, event in evening.table.log[-2:]] == [Started, Dealt]


def test_the_clock_of_the_first_to_move_runs():
    evening = begun_at(position_after(3), clock=timed("game", 60))
    assert (evening.table.clock.running, evening.table.due()) == (1, BEGIN + 60 * SECOND)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("begin", [lambda game: position_after(3, game), position_before_deal, "opening"])
def test_the_bag_of_such_a_game_can_be_checked(game, begin):
    opening = line_of(GAMES[game].set_up(2, GAMES[game].boards[0], {}, starter=0))
    evening = begun_at(opening if begin == "opening" else begin(game))
    evening.play_out()
    assert verify(evening.table.record()) == sum(isinstance(event, Dealt) for _, _, event in evening.table.log)


def test_who_would_not_sit_as_agreed_is_found_out():
    evening = begun_at(position_after(3))
    evening.play_out()
    with pytest.raises(FaienceError) as found:
        verify(evening.table.record().replace('[Order "1 2"]', '[Order "2 1"]'))
    assert found.value.code == "verify-order"


def test_moves_can_be_taken_back_to_the_position_and_no_further():
    evening = begun_at(position_after(3), undo="free")
    evening.move()
    evening.ask(BO, commands.Undo())
    assert evening.table.game and line_of(evening.table.game.state) == evening.table.setup.position
    assert evening.refuses(BO, commands.Undo()) == "refused-undo-nothing"


def test_a_rematch_begins_at_the_same_position_with_the_seats_as_they_were():
    evening = begun_at(position_after(3))
    evening.play_out()
    events = open_rematch(evening.table, str(BO.guest), "7a" * 32, [nonce(1), nonce(2)], evening.now)
    again = Table(table_id_after(SECRET))
    for number, event in enumerate(events, 1):
        again.apply(Numbered(number, evening.now, event))
    assert again.setup.position == evening.table.setup.position
    assert [seat.name for seat in again.seats] == [None, "Bo"]


def test_the_record_of_such_a_game_begins_at_the_position():
    evening = begun_at(position_after(3))
    evening.move()
    game = evening.table.game
    assert isinstance(game, Game) and f'[Position "{evening.table.setup.position}"]' in evening.table.record()
