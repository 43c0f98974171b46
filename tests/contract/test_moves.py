"""Listed moves are exactly the applicable ones, in order, and every other one is refused with a reason."""

import pytest
from tests.contract.configurations import Configuration, every_configuration, every_game
from tests.contract.walks import bytes_of, listed, walk

from faience.errors import IllegalMove
from faience.rules.market import DEAL, OVER


@every_game
def test_a_move_is_listed_if_and_only_if_there_is_no_reason_to_refuse_it(configuration: Configuration, seed):
    rules = configuration.rules
    for state in walk(configuration, seed).sample(draws=60, moves=20):
        applicable = [move for move in range(rules.moves) if rules.refusal(state, move) is None]
        assert listed(state) == applicable  # ascending and without repetition, as a range is


@every_game
def test_somebody_can_always_move_unless_chance_deals_or_the_game_is_over(configuration: Configuration, seed):
    for state in walk(configuration, seed).states:
        if state.phase in (DEAL, OVER):
            assert listed(state) == []
        else:
            assert len(listed(state)) >= configuration.contract.least_choices(state)


@every_configuration
def test_a_refused_move_changes_nothing_and_says_why_in_both_languages(configuration: Configuration):
    game = configuration.new_game(seed=5)
    before, line = bytes_of(game.state), repr(game)
    for move in range(0, configuration.rules.moves, 7):
        if move not in listed(game.state):
            with pytest.raises(IllegalMove) as refused:
                game.play(move)
            assert refused.value.text("en") and refused.value.text("fr")
            assert refused.value.position in line
    assert bytes_of(game.state) == before
    assert len(game.history) == 1  # the deal


@every_configuration
def test_a_move_can_be_given_as_itself_as_text_and_as_a_number(configuration: Configuration):
    games = [configuration.new_game(seed=6) for _ in range(3)]
    while not games[0].is_over and len(games[0].moves) < 40:
        move = games[0].legal_moves[-1]
        assert games[0].play(move) == games[1].play(str(move)) == games[2].play(int(move))
        assert len({bytes_of(game.state) for game in games}) == 1
