"""Weights for the evaluation, learned from games that the search plays against itself."""
