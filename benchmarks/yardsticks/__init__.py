"""Two opponents to measure a search with, of the kinds that good open programs are made of.

    mcts.py        Monte Carlo tree search with heuristic playouts
    alphabeta.py   plain alpha-beta inside the round on projected scores

They play Azul on every board, with or without jokers, two to four seats, on one thread, and like every player see
only what lies on the table. They are no part of the package: nothing in it may use them.
"""
