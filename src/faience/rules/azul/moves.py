"""Moves of Azul as dense numbers.

    0 + (source * 6 + tile) * 6 + destination       take all tiles of one kind
  360 + (source * 5 + colour) * 6 + destination     take a colour and all jokers (3.2)
  660 + jokers                                      that many jokers stay in the line (3.3, AZ-J2)
  666 + column                                      the first complete line goes there (2.2, 3.4)

Sources are 0 for the centre and 1 to 9 for the displays; destinations 0 to 4 are
the pattern lines, 5 is the floor.
"""

from faience.rules.azul.boards import COLOURS, SIZE
from faience.rules.azul.state import DESTINATIONS
from faience.rules.kernel import kernel
from faience.rules.market import SOURCES, TILES

WITH_JOKERS = SOURCES * TILES * DESTINATIONS
KEEP_JOKERS = WITH_JOKERS + SOURCES * len(COLOURS) * DESTINATIONS
COLUMN = KEEP_JOKERS + SIZE + 1
MOVES = COLUMN + SIZE


@kernel
def take_parts(move):
    """Source, tile, whether the jokers come along, and destination of a take."""
    if move < WITH_JOKERS:
        at = move // DESTINATIONS
        return at // TILES, at % TILES, False, move % DESTINATIONS
    which = move - WITH_JOKERS
    at = which // DESTINATIONS
    return at // len(COLOURS), at % len(COLOURS), True, which % DESTINATIONS
