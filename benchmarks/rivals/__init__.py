"""Other searches on the same evaluation, by weights alone, to compare ours with at equal time.

    leaves.py   Monte Carlo tree search whose leaves are evaluated
    maxn.py     max-n: with more than two players each seat is taken to seek its own good

They play both games, every board and option, on one thread. They know no networks, so that ours goes without, too:

    faience match --time 100ms --player search:champion=none \\
        --player python:time=100ms:benchmarks.rivals.leaves:LeavesPlayer

They are no part of the package: nothing in it may use them.
"""
