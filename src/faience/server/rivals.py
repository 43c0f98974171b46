"""Nobody asks for advice about a game that they are playing against other people."""

from collections.abc import Sequence

import numpy as np

from faience.errors import Refused
from faience.game import Game
from faience.server.hall import Hall
from faience.server.store import Listed


async def check_is_no_rival_game(hall: Hall, guest: str, game: Game, states: Sequence[np.record]) -> None:
    """Refuse if one of these positions of a game is that at a table where the guest plays with others."""
    for listed in await hall.store.tables_of(guest):
        if _may_be(listed, game) and await _is_at(hall, listed.table_id, guest, states):
            raise Refused("refused-hint")


def _may_be(listed: Listed, game: Game) -> bool:
    summary = listed.summary
    return (summary.status, summary.game, summary.board) == ("playing", game.rules.name, game.board)


async def _is_at(hall: Hall, table_id: str, guest: str, states: Sequence[np.record]) -> bool:
    async with hall.at(table_id, is_fresh=True) as (_, table):
        is_player = any(seat.guest == guest for seat in table.seats)
        if not is_player or table.is_solo or table.game is None:
            return False
        now = table.game.state
        return any(bool(now == state) for state in states)
