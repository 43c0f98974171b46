"""Other searches on the same evaluation, to compare ours with at equal time.

    leaves.py   Monte Carlo tree search whose leaves are evaluated
    maxn.py     max-n: with more than two players each seat is taken to seek its own good

They play both games, every board and option, on one thread, as in

    faience match --player python:time=100ms:benchmarks.rivals.leaves:LeavesPlayer --player search --time 100ms

They are no part of the package: nothing in it may use them.
"""
