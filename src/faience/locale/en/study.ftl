# The review page and the analysis board.

study-player = Player { $number }
