"""Options that several commands have."""

from pathlib import Path
from typing import Annotated

import typer

from faience.manual import word

BoardOption = Annotated[str, typer.Option(help=word("cli-match-board"))]
GameOption = Annotated[str, typer.Option(help=word("cli-game"))]
GamesOption = Annotated[int, typer.Option(help=word("cli-match-games"), min=1)]
JokersOption = Annotated[bool, typer.Option("--jokers", help=word("cli-jokers"))]
JournalOption = Annotated[Path | None, typer.Option(help=word("cli-match-journal"), metavar="FILE")]
JsonOption = Annotated[bool, typer.Option("--json", help=word("cli-match-json"))]
LanguageOption = Annotated[str | None, typer.Option(help=word("cli-lang"))]
LimitOption = Annotated[str, typer.Option(help=word("cli-match-limit"))]
PlainOption = Annotated[bool, typer.Option("--plain", help=word("cli-plain"))]
ProcessesOption = Annotated[int | None, typer.Option(help=word("cli-match-processes"), min=1)]
RayOption = Annotated[str | None, typer.Option(help=word("cli-match-ray"), metavar="ADDRESS")]
RecordsOption = Annotated[Path | None, typer.Option(help=word("cli-match-records"), metavar="DIR")]
SeatsOption = Annotated[int | None, typer.Option(help=word("cli-match-seats"))]
SeedOption = Annotated[int, typer.Option(help=word("cli-match-seed"))]
TimeOption = Annotated[str, typer.Option(help=word("cli-match-time"))]
