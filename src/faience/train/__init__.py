"""Networks for the search, learned from its own games: self-play, a lesson, a match, and the better one goes on."""
