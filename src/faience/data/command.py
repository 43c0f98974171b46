"""`faience selfplay`: games into a folder, with a progress bar."""

from collections.abc import Callable
from typing import Any

from rich.console import Console

from faience.arena.bar import GameBar
from faience.arena.command import read_option
from faience.arena.outcome import Outcome
from faience.arena.report import ending
from faience.arena.tally import Tally
from faience.data.selfplay import RECORDS, selfplay
from faience.texts import say


def run(
    players: list[str],
    *,
    games: int,
    time: str,
    move_limit: str,
    form: str,
    lang: str,
    before_rules: Callable[[], None],
    **settings: Any,
) -> bool:
    """Play, write and say what came of it; whether everything was played."""
    console = Console(stderr=True, highlight=False, markup=False, emoji=False)
    bar = GameBar(console)

    def start(wanted: int, noted: int) -> None:
        before_rules()
        if wanted != games:
            console.print(say("match-rounded", lang, games=games, wanted=wanted))
        bar.begin(wanted, noted, say("selfplay-playing", lang))

    def tell(_: Outcome, tally: Tally) -> None:
        bar.enter(say("selfplay-playing", lang))

    def write(done: int) -> None:
        bar.show(done, say("selfplay-writing", lang))

    with bar:
        told = selfplay(
            players=players,
            games=games,
            form=form,
            time=read_option("--time", time),
            move_limit=read_option("--move-limit", move_limit),
            lang=lang,
            on_start=start,
            on_game=tell,
            on_writing=write,
            **settings,
        )
    for line in ending(told, lang):
        console.print(line, soft_wrap=True)
    kind = RECORDS if form == RECORDS else "dataset"
    if not told.is_interrupted:
        words = say("selfplay-done", lang, games=told.games, folder=str(told.folder), kind=kind)
    else:
        words = say("match-goes-on", lang, file=str(told.folder))
    console.print(words, soft_wrap=True)
    return not told.is_interrupted
