"""Naive oracles: the rules again, in plain lists and dictionaries, to check the engine against.

They share no code with it. A difference between the two is a mistake in one of them, or a gap in the rules.
"""
