"""Whole games in text files, one for each configuration, that every later version must read, replay and deal again.

If one of these fails, saved games and published seeds are no longer what they were. Do not write the files anew:
mend the change, or say in CHANGELOG.md what it breaks.
"""

import re

from tests.contract.configurations import Configuration, every_configuration
from tests.golden.write import file_of

from faience.game import read_game


@every_configuration
def test_a_golden_game_comes_to_the_result_that_stands_in_its_record(configuration: Configuration):
    text = file_of(configuration).read_text(encoding="utf-8")
    game = read_game(text)
    result = re.search(r'^\[Result "([0-9]+(?:-[0-9]+)+)"\]$', text, re.MULTILINE)
    assert result and result[1] == "-".join(map(str, game.scores))
    assert game.is_over and len(game.scores) == configuration.players
    assert max(game.scores) == game.scores[game.winners[0]]


@every_configuration
def test_a_golden_game_is_written_as_it_was_read(configuration: Configuration):
    text = file_of(configuration).read_text(encoding="utf-8")
    assert read_game(text).record() == text


@every_configuration
def test_the_seed_of_a_golden_game_deals_the_same_tiles_for_ever(configuration: Configuration):
    golden = read_game(file_of(configuration).read_text(encoding="utf-8"))
    seed = int(golden.comments[0].removeprefix("seed "))
    game = configuration.new_game(seed=seed, starter=int(golden.start.starter), names=golden.names, date=golden.date)
    assert game.history[0] == golden.history[0]
    for move in golden.moves:
        game.play(move)
    game.comments[0] = golden.comments[0]
    assert game.history == golden.history
    assert game.record() == golden.record()


@every_configuration
def test_a_golden_game_goes_through_the_same_tables_as_the_oracle(configuration: Configuration):
    golden = read_game(file_of(configuration).read_text(encoding="utf-8"))
    oracle = configuration.contract.oracle
    options = dict.fromkeys(configuration.options, True)
    starter = int(golden.start.starter)
    position = oracle.new_position(configuration.players, configuration.board, starter=starter, **options)
    for step in golden.history:
        if step.move:
            position = oracle.play(position, str(step.move))
        for tile in step.drawn if not step.move else ():
            position = oracle.draw(position, tile)
    assert position == golden.position
