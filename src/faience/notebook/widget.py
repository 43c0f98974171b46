"""The table as a widget: the picture and what is offered go out, what was pointed at comes in. All rules are here."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import anywidget
import traitlets

from faience.errors import SetupError
from faience.game import Game, new_game
from faience.notebook.sitting import Sitting
from faience.players.spec import build, parse
from faience.render.artwork import Theme
from faience.render.svg import svg_table
from faience.texts import Phrase, say

HERE = Path(__file__).parent


class Table(anywidget.AnyWidget):
    """A game to play by pointing; `table.game` is the `Game`, with its record."""

    _esm = HERE / "table.js"
    _css = HERE / "table.css"
    picture = traitlets.Unicode().tag(sync=True)
    choices: "traitlets.Dict[str, str]" = traitlets.Dict().tag(sync=True)
    """What may be pointed at, by its name in the picture, and in words what that means."""
    buttons: "traitlets.Dict[str, str]" = traitlets.Dict().tag(sync=True)
    """Moves that need no more pointing, as texts and in words."""
    chosen: "traitlets.List[str]" = traitlets.List().tag(sync=True)
    """What was pointed at for the move that is being made."""
    lines: "traitlets.List[str]" = traitlets.List().tag(sync=True)
    """The end of the log."""
    can_undo = traitlets.Bool().tag(sync=True)
    words: "traitlets.Dict[str, str]" = traitlets.Dict().tag(sync=True)

    def __init__(self, sitting: Sitting, theme: Theme = "auto") -> None:
        ids = ("table", "undo", "back", "log")
        super().__init__(words={each: say(f"notebook-{each}", sitting.lang) for each in ids})
        self._sitting, self._theme = sitting, theme
        self.on_msg(lambda _, message, __: self.receive(message))
        self._show()

    @property
    def game(self) -> Game:
        return self._sitting.game

    def receive(self, message: dict[str, Any]) -> None:
        """What the page says: {"do": "choose", "name": …}, {"do": "back"} or {"do": "undo"}."""
        match message:
            case {"do": "choose", "name": str(name)}:
                self._sitting.choose(name)
            case {"do": "back"}:
                self._sitting.back()
            case {"do": "undo"}:
                self._sitting.undo()
        self._show()

    def _show(self) -> None:
        sitting = self._sitting
        with self.hold_sync():
            self.picture = svg_table(
                self.game.position, names=sitting.names, theme=self._theme, lang=sitting.lang, with_names=True
            )
            self.choices, self.buttons, self.chosen = sitting.choices, sitting.buttons, [*sitting.chosen]
            self.lines, self.can_undo = sitting.lines, sitting.can_undo

    def __repr__(self) -> str:
        return f"<faience.notebook.Table: {self.game!r}>"

    def _repr_mimebundle_(self, **options: Any) -> Any:
        """The widget; where there is no program behind the page, its picture."""
        bundle = super()._repr_mimebundle_(**options)
        if bundle is not None:
            bundle[0]["image/svg+xml"] = self.picture
        return bundle


def play(
    opponents: str | Sequence[str] = "greedy",
    game: str | Game = "azul",
    *,
    players: int = 2,
    board: str = "coloured",
    seat: int = 0,
    seed: int | None = None,
    names: Sequence[str] | None = None,
    lang: str = "en",
    theme: Theme = "auto",
    **options: bool,
) -> Table:
    """A table to play at, against players given by their texts: one for all other seats, or one for each.

    `game` may be a game that is under way. With a seed the deals, and bots that have no clock, are the same each time.
    """
    seats = range(players if isinstance(game, str) else game.players)
    others = [each for each in seats if each != seat]
    texts = [opponents] * len(others) if isinstance(opponents, str) else list(opponents)
    _check(seats, seat, texts, names)
    specs = dict(zip(others, map(parse, texts), strict=True))
    person = say("picture-player", lang, seat=seat + 1)
    known = None if isinstance(game, str) else game.names
    names = names or known or [specs[each].label if each in specs else person for each in seats]
    if isinstance(game, str):
        game = new_game(game, players=players, board=board, seed=seed, names=names, date=None, **options)
    bots = {each: build(spec, seed) for each, spec in specs.items()}
    return Table(Sitting(game, bots, names, lang), theme)


def _check(seats: range, seat: int, texts: Sequence[str], names: Sequence[str] | None) -> None:
    """A SetupError if not everybody has just one seat, and a name if there are any."""
    if seat not in seats:
        raise SetupError("setup-seat", given=seat, last=len(seats) - 1)
    if len(texts) != len(seats) - 1:
        wanted = Phrase("spec-opponents", count=len(seats) - 1)
        raise SetupError("setup-player-value", what="opponents", given=", ".join(texts), wanted=wanted)
    if names and len(names) != len(seats):
        raise SetupError("setup-names", given=len(names), players=len(seats))
