"""One contract for every game, board, option and number of players.

Each file asks one thing of all of them. What a game brings along to be asked is in its own file here (azul.py);
which tables there are is in configurations.py, how they are played on in walks.py.
"""
