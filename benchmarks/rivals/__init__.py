"""Other searches on the same evaluation, to compare ours with at equal time.

    leaves.py   Monte Carlo tree search whose leaves are evaluated
    maxn.py     max-n: with more than two players each seat is taken to seek its own good

They play both games, every board and option, on one thread; by weights alone, or with `champion=shipped` by the
networks of the package:

    faience match --player search:time=200ms,champion=none \\
        --player python:time=200ms:benchmarks.rivals.leaves:LeavesPlayer
    faience match --player search:time=200ms \\
        --player python:time=200ms,champion=shipped:benchmarks.rivals.leaves:LeavesPlayer

They are no part of the package: nothing in it may use them.
"""
