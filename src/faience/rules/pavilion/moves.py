"""Moves of Summer Pavilion as dense numbers.

   0 + source * 6 + colour                          take (4.3)
  60 + (space * 6 + colour) * 6 + wilds             place a tile, paid with so many wilds (4.6)
1572                                                pass (4.10)
1573 + colour                                       pick a bonus tile (4.9)
1579 + colour                                       pick a tile to keep (4.10)
"""

from faience.rules.kernel import kernel
from faience.rules.market import SOURCES, TILES
from faience.rules.pavilion.boards import POINTS, SPACES

WILD_COUNTS = POINTS  # a space costs at most six tiles, one of them of its colour
PLACE_TILE = SOURCES * TILES
PASS = PLACE_TILE + SPACES * TILES * WILD_COUNTS
PICK_BONUS = PASS + 1
PICK_KEPT = PICK_BONUS + TILES
MOVES = PICK_KEPT + TILES


@kernel
def place_parts(move):
    """Space, colour and number of wilds of a placement."""
    which = move - PLACE_TILE
    at = which // WILD_COUNTS
    return at // TILES, at % TILES, which % WILD_COUNTS
