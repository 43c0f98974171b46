"""Everything that can go wrong by a user's doing.

FaienceError
├── SetupError         no such game, board, option or number of players
├── IllegalMove        a move the rules forbid, with the position
├── NotationError      text that cannot be read, with line and column
├── InvalidPosition    a table that cannot be, with every problem found
├── PlayerFailed       a player that cannot go on: it died, hung, or answered nonsense
├── Refused            what cannot be done at a table of the server, or not by this person
└── StoreUnavailable   the database of the server cannot be read or written right now

Each has a stable `code` for the wire and `details`; the sentence is in locale/*/errors.ftl.
"""

from collections.abc import Sequence

from faience.texts import Phrase

QUOTED = 100  # letters
PATHS = ("file", "folder")  # details that are no use without their end


class FaienceError(Exception):
    """The root of the tree."""

    def __init__(self, code: str, **details: object) -> None:
        super().__init__(code)
        self.code = code
        self.details = {name: value if name in PATHS else _quoted(value) for name, value in details.items()}

    def text(self, lang: str = "en") -> str:
        """One line that says what is wrong."""
        return Phrase(f"error-{self.code}", **self.details).text(lang)

    def __str__(self) -> str:
        return self.text()

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (type(self), self.__dict__)


class SetupError(FaienceError):
    """No such table can be set up."""


class IllegalMove(FaienceError):
    """The rules forbid this move here."""

    def __init__(self, code: str, position: str, **details: object) -> None:
        super().__init__(code, **details)
        self.position = position

    def __str__(self) -> str:
        return f"{self.text()}\n  in: {self.position}"


class NotationError(FaienceError):
    """Text that is no move, position or game record; line and column count from 1."""

    def __init__(self, code: str, line: int = 1, column: int = 1, **details: object) -> None:
        super().__init__(code, **details)
        self.line = line
        self.column = column

    def text(self, lang: str = "en") -> str:
        problem = super().text(lang)
        if self.line == self.column == 1:
            return problem  # it stands right at the beginning, or is all there is
        return Phrase("error-at", line=self.line, column=self.column, problem=problem).text(lang)


class InvalidPosition(FaienceError):
    """A table that cannot be."""

    def __init__(self, problems: Sequence[Phrase]) -> None:
        super().__init__("invalid-position")
        self.problems = tuple(problems)

    def text(self, lang: str = "en") -> str:
        return super().text(lang) + " " + "; ".join(problem.text(lang) for problem in self.problems)


class PlayerFailed(FaienceError):
    """A player cannot go on: its program died, was silent for too long, or answered what is no legal move."""


class Refused(FaienceError):
    """A table of the server refuses: not now, or not to this person."""


class StoreUnavailable(FaienceError):
    """The database cannot be read or written right now: it is away, locked or full."""

    def __init__(self) -> None:
        super().__init__("store-unavailable")


def _quoted(value: object) -> object:
    """What a user gave, short enough to be quoted in one line."""
    return value[: QUOTED - 1] + "…" if isinstance(value, str) and len(value) > QUOTED else value


def _rebuild(kind: type[FaienceError], attributes: dict[str, object]) -> FaienceError:
    error = kind.__new__(kind)
    error.__dict__.update(attributes)
    return error
