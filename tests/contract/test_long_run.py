"""Engine and oracle over thousands of games.

python3 run.py test -m slow tests/contract/test_long_run.py --games 20000 --tables summer-pavilion
"""

import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context

import pytest
from tests.contract.batches import FIRST_SEED, batches, play
from tests.contract.configurations import EVERY, Configuration
from tests.contract.twins import compare

SECONDS_BETWEEN_NEWS = 30.0


@pytest.mark.slow
def test_engine_and_oracle_agree_on_many_games(request, capfd):
    games, processes = request.config.getoption("games"), request.config.getoption("processes")
    tables = [each for each in EVERY if request.config.getoption("tables") in str(each)]
    out = request.config.get_terminal_writer()
    began = told = time.monotonic()
    compare(tables[0], FIRST_SEED)  # compiles what the processes will find in the cache
    played: Counter[Configuration] = Counter()
    moves: Counter[Configuration] = Counter()
    differ: Counter[Configuration] = Counter()
    with capfd.disabled(), ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        out.line()
        for done in as_completed([pool.submit(play, batch) for batch in batches(games, tables)]):
            result = done.result()
            configuration = result.batch.configuration
            played[configuration] += len(result.batch.seeds)
            moves[configuration] += result.moves
            differ[configuration] += len(result.differences)
            for difference in result.differences:
                out.line(difference)
            if time.monotonic() - told > SECONDS_BETWEEN_NEWS:
                told = time.monotonic()
                out.line(f"{played.total():6} of {games} games, {moves.total()} moves, {told - began:.0f} s")
        for each in tables:
            out.line(f"{each!s:30} {played[each]:5} games {moves[each]:8} moves {differ[each]:3} differ")
        out.line(f"{'all':30} {played.total():5} games {moves.total():8} moves in {time.monotonic() - began:.0f} s")
    assert played.total() == games
    assert differ.total() == 0
