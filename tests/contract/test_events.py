"""The log tells what happens and changes nothing; what it tells is all that happens."""

from tests.contract.configurations import Configuration, every_configuration, every_game
from tests.contract.walks import after, bytes_of, game_of, walk

from faience.game import Game
from faience.rules.log import ROWS, new_log


@every_game
def test_kernels_do_the_same_whether_somebody_listens_or_not(configuration: Configuration, seed):
    longest = 0
    for state, step, unheard in walk(configuration, seed):
        log = new_log()
        assert bytes_of(after(state, step, log)) == bytes_of(unheard)
        longest = max(longest, int(log[0, 0]))
    assert 0 < longest < ROWS


@every_game
def test_every_tile_and_every_point_goes_where_an_event_says_and_nowhere_else(configuration: Configuration, seed):
    played = game_of(configuration, seed)
    game = Game(played.start)
    for step in played.history:
        before = game.position
        if step.move:
            assert game.play(step.move, deal=False) == step.events
        else:
            assert game.deal(step.drawn) == step.events
        configuration.contract.assert_told(before, step.events, game.position)


@every_configuration
def test_events_can_be_sent_as_json(configuration: Configuration):
    kinds = set()
    for step in game_of(configuration, 1).history:
        for event in step.events:
            sent = event.to_dict()
            assert sent.pop("kind") == event.kind
            assert type(event)(**sent) == event
            kinds.add(event.kind)
    assert {"dealt", "took", "ended"} <= kinds
