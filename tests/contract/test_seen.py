"""What players are shown is the table and its past, and nothing of what chance will draw."""

from random import Random

from tests.contract.configurations import Configuration, every_configuration
from tests.contract.test_undo import play_on
from tests.contract.walks import bytes_of
from tests.players.peeping import next_deal

from faience.game import from_json


@every_configuration
def test_players_see_the_table_and_its_past(configuration: Configuration):
    game = configuration.new_game(seed=1, names=[f"P{seat}" for seat in range(configuration.players)])
    game.comments[0] = "a note"
    first = game.seen()
    play_on(game, Random(1), most=30)
    game.undo()
    seen = game.seen()
    assert seen is first  # a player can tell one game from another
    assert (seen.record(), bytes_of(seen.state)) == (game.record(), bytes_of(game.state))
    assert seen.legal_moves == game.legal_moves and seen.names == game.names
    assert list(map(bytes_of, seen.states)) == list(map(bytes_of, game.states))


@every_configuration
def test_what_players_do_to_what_they_see_is_not_done_to_the_game(configuration: Configuration):
    game = configuration.new_game(seed=2)
    play_on(game, Random(2), most=20)
    record, state = game.record(), bytes_of(game.state)
    play_on(game.seen(), Random(3))
    assert (game.record(), bytes_of(game.state)) == (record, state)
    assert game.seen().record() == record
    game.seen().undo()
    assert (game.record(), bytes_of(game.state)) == (record, state)


@every_configuration
def test_players_do_not_see_what_will_be_drawn(configuration: Configuration):
    game = configuration.new_game(seed=3)
    play_on(game, Random(3), most=12)
    truth = next_deal(game.copy())
    again = game.seen().copy()
    again.play(again.undo())
    assert next_deal(game.copy()) == truth  # looking changes nothing
    assert truth not in (next_deal(game.seen().copy()), next_deal(again))


def test_no_usual_seed_deals_what_players_see():
    position = Configuration("azul", "coloured", (), 2).new_game(seed=4).position
    seen = next_deal(from_json(position).seen().copy())
    assert seen not in {next_deal(from_json(position, seed=seed)) for seed in range(100)}
