"""Commands for playing, showing and judging games."""

from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from faience.cli.app import app, interruptible, language, speak, warn_of_compiling
from faience.cli.options import GameOption, JokersOption, LanguageOption, PlainOption
from faience.manual import ENGINE_EPILOG, PLAY_EPILOG, REVIEW_EPILOG, SERVE_EPILOG, SHOW_EPILOG, VERIFY_EPILOG, word
from faience.texts import say


@app.callback(invoke_without_command=True)
def faience(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help=word("cli-version"))] = False,
) -> None:
    if version:
        from faience import __version__

        print(f"faience {__version__}")
    elif context.invoked_subcommand is None:
        play()


@app.command(help=word("cli-play"), epilog=PLAY_EPILOG)
def play(
    terminal: Annotated[bool, typer.Option("--terminal", help=word("cli-terminal"))] = False,
    game: GameOption = "azul",
    board: Annotated[str, typer.Option(help=word("cli-board"))] = "coloured",
    jokers: JokersOption = False,
    seat: Annotated[list[str] | None, typer.Option(help=word("cli-seat"))] = None,
    seed: Annotated[int | None, typer.Option(help=word("cli-seed"))] = None,
    lang: LanguageOption = None,
    resume: Annotated[bool | None, typer.Option("--resume/--new", help=word("cli-resume"))] = None,
    plain: PlainOption = False,
    browser: Annotated[bool | None, typer.Option("--browser/--no-browser", help=word("cli-play-browser"))] = None,
) -> None:
    is_another_table = jokers or seat or (game, board, seed) != ("azul", "coloured", None)
    is_for_terminal = terminal or plain or is_another_table or resume is not None
    if is_for_terminal and browser is not None:
        raise typer.BadParameter(say("cli-play-both", speak(lang)))
    if not is_for_terminal:
        _play_in_browser(speak(lang), opens_browser=browser is not False)
        return
    from faience.terminal.options import DEFAULT_SEATS, TerminalOptions

    options = TerminalOptions(
        game=game,
        board=board,
        jokers=jokers,
        seats=seat or DEFAULT_SEATS,
        seed=seed,
        lang=speak(lang),
        resume=resume,
        plain=plain,
    )
    from faience.terminal import run_terminal

    raise typer.Exit(run_terminal(options, before_rules=partial(warn_of_compiling, options.lang)))


def _play_in_browser(lang: str, *, opens_browser: bool) -> None:
    """A server for this machine alone, for as long as its user plays."""
    warn_of_compiling(lang)
    from faience.server.command import play as run
    from faience.server.settings import LOCAL_HOSTS, Settings, home_database

    def tell(address: str) -> None:
        print(say("play-at", lang, address=address), flush=True)

    run(Settings(home_database(), hosts=LOCAL_HOSTS), tell, opens_browser=opens_browser)


@app.command(help=word("cli-serve"), epilog=SERVE_EPILOG)
def serve(
    host: Annotated[str, typer.Option(help=word("cli-serve-host"))] = "127.0.0.1",
    port: Annotated[int, typer.Option(help=word("cli-serve-port"), min=0, max=65535)] = 8000,
    database: Annotated[str | None, typer.Option(help=word("cli-serve-database"), metavar="URL")] = None,
    redis: Annotated[str | None, typer.Option(help=word("cli-serve-redis"), metavar="URL")] = None,
    bots: Annotated[int, typer.Option(help=word("cli-serve-bots"), min=1)] = 1,
    pause: Annotated[float, typer.Option(help=word("cli-serve-pause"), min=0.0, max=60.0)] = 0.6,
    rate: Annotated[int, typer.Option(help=word("cli-serve-rate"), min=0)] = 600,
    name: Annotated[list[str] | None, typer.Option(help=word("cli-serve-name"))] = None,
    lang: LanguageOption = None,
) -> None:
    warn_of_compiling(speak(lang))
    from faience.server.command import serve as run
    from faience.server.settings import LOCAL_HOSTS, Settings, home_database

    names = (*name, *LOCAL_HOSTS) if name else ()  # whoever looks after it asks from the machine itself
    run(Settings(database or home_database(), redis, host, port, bots, pause, rate, names))


@app.command(help=word("cli-show"), epilog=SHOW_EPILOG)
def show(
    file: Annotated[str, typer.Argument(help=word("cli-file"), metavar="FILE")],
    svg: Annotated[Path | None, typer.Option(help=word("cli-svg"), metavar="OUT")] = None,
    at: Annotated[int | None, typer.Option(help=word("cli-at"), metavar="PLY", min=0)] = None,
    json: Annotated[bool, typer.Option("--json", help=word("cli-json"))] = False,
    plain: PlainOption = False,
    lang: LanguageOption = None,
) -> None:
    spoken = speak(lang)
    from faience.terminal.show import show as show_game

    warn = partial(warn_of_compiling, spoken)
    show_game(file, at=at, svg=svg, json=json, plain=plain, lang=spoken, before_rules=warn)


@app.command(help=word("cli-review"), epilog=REVIEW_EPILOG)
@interruptible
def review(
    file: Annotated[str, typer.Argument(help=word("cli-review-file"), metavar="FILE")],
    html: Annotated[Path | None, typer.Option(help=word("cli-review-html"), metavar="OUT")] = None,
    json: Annotated[bool, typer.Option("--json", help=word("cli-review-json"))] = False,
    time: Annotated[str | None, typer.Option(help=word("cli-review-time"))] = None,
    nodes: Annotated[int | None, typer.Option(help=word("cli-review-nodes"), min=1)] = None,
    resume: Annotated[Path | None, typer.Option(help=word("cli-review-resume"), metavar="JSON")] = None,
    threads: Annotated[int | None, typer.Option(help=word("cli-review-threads"), min=1)] = None,
    lang: LanguageOption = None,
) -> bool:
    spoken = speak(lang)
    from faience.terminal.review import run

    return run(
        file,
        html=html,
        json=json,
        time=time,
        nodes=nodes,
        resume=resume,
        threads=threads,
        lang=spoken,
        before_rules=partial(warn_of_compiling, spoken),
    )


@app.command(help=word("cli-verify"), epilog=VERIFY_EPILOG)
def verify(
    file: Annotated[str, typer.Argument(help=word("cli-verify-file"), metavar="FILE")],
    lang: LanguageOption = None,
) -> None:
    spoken = speak(lang)
    from faience.fairness import verify as verified
    from faience.terminal.show import text_of

    text = text_of(file)
    warn_of_compiling(spoken)
    print(say("verify-fair", spoken, deals=verified(text)))


@app.command(help=word("cli-engine"), epilog=ENGINE_EPILOG)
def engine(
    player: Annotated[str, typer.Option(help=word("cli-engine-player"))] = "search",
    threads: Annotated[int | None, typer.Option(help=word("cli-engine-threads"), min=1)] = None,
    seed: Annotated[int | None, typer.Option(help=word("cli-engine-seed"))] = None,
) -> None:
    from faience.engine.command import run_engine

    run_engine(player, threads=threads, seed=seed, before_rules=partial(warn_of_compiling, language()))
