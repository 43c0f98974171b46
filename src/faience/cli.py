"""The `faience` command.

Everything but Typer is imported by the command that needs it: the rules bring a compiler along, and `faience --version`
should not wait for it. What `--help` says is in manual.py.
"""

import math
import os
import sys
from functools import partial
from pathlib import Path
from typing import Annotated, NoReturn

import typer

from faience.errors import FaienceError
from faience.manual import (
    ENGINE_EPILOG,
    MATCH_EPILOG,
    PLAY_EPILOG,
    REVIEW_EPILOG,
    SELFPLAY_EPILOG,
    SERVE_EPILOG,
    SHOW_EPILOG,
    TOURNAMENT_EPILOG,
    TRAIN_EPILOG,
    TUNE_EPILOG,
    VERIFY_EPILOG,
    word,
)
from faience.texts import LANGUAGES, default_language, say

WRONG = 2  # the exit code for a wrong option, file, position or move, as Typer has it
INTERRUPTED = 130  # as shells have it for Ctrl-C

app = typer.Typer(
    add_completion=False,
    no_args_is_help=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
    help=word("cli-help"),
    epilog=word("cli-epilog"),
)


def main() -> None:
    """Run the command; what is the user's mistake is told in one line."""
    from faience.render.letters import make_printable

    make_printable()
    try:
        code = app(standalone_mode=False)
        if sys.stdout is not None:
            sys.stdout.flush()
        sys.exit(code)
    except SystemExit as left:
        if isinstance(left.__context__, BrokenPipeError):  # Rich and Typer make it a failure
            _leave_quietly()
        raise
    except BrokenPipeError:
        _leave_quietly()
    except FaienceError as error:
        sys.exit(_complain(error.text(_language[-1])))
    except typer.TyperException as error:
        sys.exit(_complain(error.format_message()))
    except typer.Abort:
        sys.exit(INTERRUPTED)
    except OSError as error:
        sys.exit(_complain(f"{error.filename}: {error.strerror}" if error.filename else str(error)))


def _leave_quietly() -> NoReturn:
    """Nobody reads on, which is no mistake (`faience show game.txt | head -1`); Python would fail to print the rest."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    sys.exit(0)


def _complain(reason: str) -> int:
    print(f"faience: {' '.join(reason.split())}", file=sys.stderr)
    return WRONG


def _speak(lang: str | None) -> str:
    """The language to use from now on, for complaints too."""
    if lang is not None and lang not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise typer.BadParameter(say("cli-lang-unknown", default_language(), given=lang, known=known))
    _language.append(lang or default_language())
    return _language[-1]


_language = [default_language()]


def _warn_of_compiling(lang: str) -> None:
    """The first run compiles the rules, which takes a while. Said only when nothing is wrong with what was asked."""
    from faience.rules.cache import is_cold

    if is_cold():
        print(say("lobby-compiling", lang), file=sys.stderr, flush=True)


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
    game: Annotated[str, typer.Option(help=word("cli-game"))] = "azul",
    board: Annotated[str, typer.Option(help=word("cli-board"))] = "coloured",
    jokers: Annotated[bool, typer.Option("--jokers", help=word("cli-jokers"))] = False,
    seat: Annotated[list[str] | None, typer.Option(help=word("cli-seat"))] = None,
    seed: Annotated[int | None, typer.Option(help=word("cli-seed"))] = None,
    lang: Annotated[str | None, typer.Option(help=word("cli-lang"))] = None,
    resume: Annotated[bool | None, typer.Option("--resume/--new", help=word("cli-resume"))] = None,
    plain: Annotated[bool, typer.Option("--plain", help=word("cli-plain"))] = False,
    browser: Annotated[bool | None, typer.Option("--browser/--no-browser", help=word("cli-play-browser"))] = None,
) -> None:
    is_for_terminal = terminal or plain or jokers or seat or (seed, resume) != (None, None)
    if browser is not None or (not is_for_terminal and (game, board) == ("azul", "coloured")):
        _play_in_browser(_speak(lang), opens_browser=browser is not False)
        return
    from faience.terminal.options import DEFAULT_SEATS, TerminalOptions

    options = TerminalOptions(
        game=game,
        board=board,
        jokers=jokers,
        seats=seat or DEFAULT_SEATS,
        seed=seed,
        lang=_speak(lang),
        resume=resume,
        plain=plain,
    )
    from faience.terminal import run_terminal

    raise typer.Exit(run_terminal(options, before_rules=partial(_warn_of_compiling, options.lang)))


def _play_in_browser(lang: str, *, opens_browser: bool) -> None:
    """A server for this machine alone, for as long as its user plays."""
    _warn_of_compiling(lang)
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
    lang: Annotated[str | None, typer.Option(help=word("cli-lang"))] = None,
) -> None:
    _warn_of_compiling(_speak(lang))
    from faience.server.command import serve as run
    from faience.server.settings import Settings, home_database

    names = tuple(name or ())
    run(Settings(database or home_database(), redis, host, port, bots, pause, rate, names))


@app.command(help=word("cli-show"), epilog=SHOW_EPILOG)
def show(
    file: Annotated[str, typer.Argument(help=word("cli-file"), metavar="FILE")],
    svg: Annotated[Path | None, typer.Option(help=word("cli-svg"), metavar="OUT")] = None,
    at: Annotated[int | None, typer.Option(help=word("cli-at"), metavar="PLY", min=0)] = None,
    json: Annotated[bool, typer.Option("--json", help=word("cli-json"))] = False,
    plain: Annotated[bool, typer.Option("--plain", help=word("cli-plain"))] = False,
    lang: Annotated[str | None, typer.Option(help=word("cli-lang"))] = None,
) -> None:
    spoken = _speak(lang)
    from faience.terminal.show import show as show_game

    warn = partial(_warn_of_compiling, spoken)
    show_game(file, at=at, svg=svg, json=json, plain=plain, lang=spoken, before_rules=warn)


@app.command(help=word("cli-review"), epilog=REVIEW_EPILOG)
def review(
    file: Annotated[str, typer.Argument(help=word("cli-review-file"), metavar="FILE")],
    html: Annotated[Path | None, typer.Option(help=word("cli-review-html"), metavar="OUT")] = None,
    json: Annotated[bool, typer.Option("--json", help=word("cli-review-json"))] = False,
    time: Annotated[str | None, typer.Option(help=word("cli-review-time"))] = None,
    nodes: Annotated[int | None, typer.Option(help=word("cli-review-nodes"), min=1)] = None,
    resume: Annotated[Path | None, typer.Option(help=word("cli-review-resume"), metavar="JSON")] = None,
    threads: Annotated[int | None, typer.Option(help=word("cli-review-threads"), min=1)] = None,
    lang: Annotated[str | None, typer.Option(help=word("cli-lang"))] = None,
) -> None:
    spoken = _speak(lang)
    from faience.terminal.review import run

    is_complete = run(
        file,
        html=html,
        json=json,
        time=time,
        nodes=nodes,
        resume=resume,
        threads=threads,
        lang=spoken,
        before_rules=partial(_warn_of_compiling, spoken),
    )
    raise typer.Exit(0 if is_complete else INTERRUPTED)


@app.command(help=word("cli-verify"), epilog=VERIFY_EPILOG)
def verify(
    file: Annotated[str, typer.Argument(help=word("cli-verify-file"), metavar="FILE")],
    lang: Annotated[str | None, typer.Option(help=word("cli-lang"))] = None,
) -> None:
    spoken = _speak(lang)
    from faience.fairness import verify as verified
    from faience.terminal.show import text_of

    text = text_of(file)
    _warn_of_compiling(spoken)
    print(say("verify-fair", spoken, deals=verified(text)))


@app.command(help=word("cli-engine"), epilog=ENGINE_EPILOG)
def engine(
    player: Annotated[str, typer.Option(help=word("cli-engine-player"))] = "search",
    threads: Annotated[int | None, typer.Option(help=word("cli-engine-threads"), min=1)] = None,
    seed: Annotated[int | None, typer.Option(help=word("cli-engine-seed"))] = None,
) -> None:
    from faience.engine.command import run_engine

    run_engine(player, threads=threads, seed=seed, before_rules=partial(_warn_of_compiling, _language[-1]))


@app.command(help=word("cli-match"), epilog=MATCH_EPILOG)
def match(
    player: Annotated[list[str], typer.Option(help=word("cli-match-player"))],
    players: Annotated[int | None, typer.Option(help=word("cli-match-seats"))] = None,
    games: Annotated[int, typer.Option(help=word("cli-match-games"), min=1)] = 100,
    game: Annotated[str, typer.Option(help=word("cli-game"))] = "azul",
    board: Annotated[str, typer.Option(help=word("cli-match-board"))] = "coloured",
    jokers: Annotated[bool, typer.Option("--jokers", help=word("cli-jokers"))] = False,
    time: Annotated[str, typer.Option(help=word("cli-match-time"))] = "200ms",
    move_limit: Annotated[str, typer.Option(help=word("cli-match-limit"))] = "60s",
    seed: Annotated[int, typer.Option(help=word("cli-match-seed"))] = 1,
    sprt: Annotated[str | None, typer.Option(help=word("cli-match-sprt"), metavar="ELO0,ELO1")] = None,
    records: Annotated[Path | None, typer.Option(help=word("cli-match-records"), metavar="DIR")] = None,
    journal: Annotated[Path | None, typer.Option(help=word("cli-match-journal"), metavar="FILE")] = None,
    processes: Annotated[int | None, typer.Option(help=word("cli-match-processes"), min=1)] = None,
    ray: Annotated[str | None, typer.Option(help=word("cli-match-ray"), metavar="ADDRESS")] = None,
    json: Annotated[bool, typer.Option("--json", help=word("cli-match-json"))] = False,
    lang: Annotated[str | None, typer.Option(help=word("cli-lang"))] = None,
) -> None:
    spoken = _speak(lang)
    from faience.arena.command import run_match

    is_complete = run_match(
        player,
        seats=players,
        games=games,
        game=game,
        board=board,
        time=time,
        move_limit=move_limit,
        seed=seed,
        sprt=sprt,
        records=records,
        journal=journal,
        processes=processes,
        ray=ray,
        json=json,
        lang=spoken,
        before_rules=partial(_warn_of_compiling, spoken),
        **({"jokers": True} if jokers else {}),
    )
    raise typer.Exit(0 if is_complete else INTERRUPTED)


@app.command(help=word("cli-tournament"), epilog=TOURNAMENT_EPILOG)
def tournament(
    player: Annotated[list[str], typer.Option(help=word("cli-tournament-player"))],
    players: Annotated[int, typer.Option(help=word("cli-tournament-seats"))] = 2,
    rounds: Annotated[int, typer.Option(help=word("cli-tournament-rounds"), min=1)] = 10,
    game: Annotated[str, typer.Option(help=word("cli-game"))] = "azul",
    board: Annotated[str, typer.Option(help=word("cli-match-board"))] = "coloured",
    jokers: Annotated[bool, typer.Option("--jokers", help=word("cli-jokers"))] = False,
    time: Annotated[str, typer.Option(help=word("cli-match-time"))] = "200ms",
    move_limit: Annotated[str, typer.Option(help=word("cli-match-limit"))] = "60s",
    seed: Annotated[int, typer.Option(help=word("cli-match-seed"))] = 1,
    records: Annotated[Path | None, typer.Option(help=word("cli-match-records"), metavar="DIR")] = None,
    journal: Annotated[Path | None, typer.Option(help=word("cli-match-journal"), metavar="FILE")] = None,
    processes: Annotated[int | None, typer.Option(help=word("cli-match-processes"), min=1)] = None,
    ray: Annotated[str | None, typer.Option(help=word("cli-match-ray"), metavar="ADDRESS")] = None,
    json: Annotated[bool, typer.Option("--json", help=word("cli-match-json"))] = False,
    lang: Annotated[str | None, typer.Option(help=word("cli-lang"))] = None,
) -> None:
    spoken = _speak(lang)
    from faience.arena.command import run_tournament

    is_complete = run_tournament(
        player,
        seats=players,
        rounds=rounds,
        game=game,
        board=board,
        time=time,
        move_limit=move_limit,
        seed=seed,
        records=records,
        journal=journal,
        processes=processes,
        ray=ray,
        json=json,
        lang=spoken,
        before_rules=partial(_warn_of_compiling, spoken),
        **({"jokers": True} if jokers else {}),
    )
    raise typer.Exit(0 if is_complete else INTERRUPTED)


@app.command(help=word("cli-selfplay"), epilog=SELFPLAY_EPILOG)
def selfplay(
    out: Annotated[Path, typer.Option(help=word("cli-selfplay-out"), metavar="DIR")],
    player: Annotated[list[str] | None, typer.Option(help=word("cli-selfplay-player"))] = None,
    players: Annotated[int | None, typer.Option(help=word("cli-match-seats"))] = None,
    games: Annotated[int, typer.Option(help=word("cli-match-games"), min=1)] = 1_000,
    form: Annotated[str, typer.Option("--format", help=word("cli-selfplay-format"))] = "npz",
    game: Annotated[str, typer.Option(help=word("cli-game"))] = "azul",
    board: Annotated[str, typer.Option(help=word("cli-match-board"))] = "coloured",
    jokers: Annotated[bool, typer.Option("--jokers", help=word("cli-jokers"))] = False,
    time: Annotated[str, typer.Option(help=word("cli-match-time"))] = "200ms",
    move_limit: Annotated[str, typer.Option(help=word("cli-match-limit"))] = "60s",
    seed: Annotated[int, typer.Option(help=word("cli-match-seed"))] = 1,
    processes: Annotated[int | None, typer.Option(help=word("cli-match-processes"), min=1)] = None,
    ray: Annotated[str | None, typer.Option(help=word("cli-match-ray"), metavar="ADDRESS")] = None,
    lang: Annotated[str | None, typer.Option(help=word("cli-lang"))] = None,
) -> None:
    spoken = _speak(lang)
    from faience.data.command import run

    is_complete = run(
        player or ["search:nodes=600"],
        out=out,
        seats=players,
        games=games,
        form=form,
        game=game,
        board=board,
        time=time,
        move_limit=move_limit,
        seed=seed,
        processes=processes,
        ray=ray,
        lang=spoken,
        before_rules=partial(_warn_of_compiling, spoken),
        **({"jokers": True} if jokers else {}),
    )
    raise typer.Exit(0 if is_complete else INTERRUPTED)


@app.command(help=word("cli-tune"), epilog=TUNE_EPILOG)
def tune(
    out: Annotated[Path, typer.Option(help=word("cli-tune-out"), metavar="FILE")],
    begin: Annotated[Path | None, typer.Option("--from", help=word("cli-tune-from"), metavar="FILE")] = None,
    game: Annotated[str, typer.Option(help=word("cli-game"))] = "azul",
    board: Annotated[str, typer.Option(help=word("cli-match-board"))] = "coloured",
    jokers: Annotated[bool, typer.Option("--jokers", help=word("cli-jokers"))] = False,
    players: Annotated[int, typer.Option(help=word("cli-tune-players"))] = 2,
    generations: Annotated[int, typer.Option(help=word("cli-tune-generations"), min=1, max=999)] = 6,
    samples: Annotated[int, typer.Option(help=word("cli-tune-samples"), min=1_000)] = 100_000,
    nodes: Annotated[int, typer.Option(help=word("cli-tune-nodes"), min=1)] = 400,
    threads: Annotated[int | None, typer.Option(help=word("cli-tune-threads"), min=1, max=999)] = None,
    seed: Annotated[int, typer.Option(help=word("cli-tune-seed"))] = 1,
    lang: Annotated[str | None, typer.Option(help=word("cli-lang"))] = None,
) -> None:
    spoken = _speak(lang)
    from faience.tuning.command import run
    from faience.tuning.generation import Budget
    from faience.tuning.table import Table
    from faience.workers.cores import free_cores

    is_complete = run(
        Table(game, board, ("jokers",) if jokers else (), players),
        generations=generations,
        budget=Budget(samples=samples, nodes=nodes, threads=threads or free_cores(), seed=seed),
        begin=begin,
        out=out,
        lang=spoken,
        before_rules=partial(_warn_of_compiling, spoken),
    )
    raise typer.Exit(0 if is_complete else INTERRUPTED)


@app.command(help=word("cli-train"), epilog=TRAIN_EPILOG)
def train(
    out: Annotated[Path, typer.Option(help=word("cli-train-out"), metavar="DIR")],
    begin: Annotated[str | None, typer.Option("--from", help=word("cli-train-from"), metavar="FILE")] = None,
    data: Annotated[list[str] | None, typer.Option(help=word("cli-train-data"), metavar="DIR")] = None,
    game: Annotated[str, typer.Option(help=word("cli-game"))] = "azul",
    board: Annotated[str, typer.Option(help=word("cli-match-board"))] = "coloured",
    jokers: Annotated[bool, typer.Option("--jokers", help=word("cli-jokers"))] = False,
    players: Annotated[int, typer.Option(help=word("cli-train-players"))] = 2,
    generations: Annotated[int, typer.Option(help=word("cli-train-generations"), min=1, max=999)] = 10,
    games: Annotated[int, typer.Option(help=word("cli-train-games"), min=2, max=999_999)] = 4_000,
    nodes: Annotated[int, typer.Option(help=word("cli-train-nodes"), min=1)] = 600,
    window: Annotated[int, typer.Option(help=word("cli-train-window"), min=1)] = 10,
    epochs: Annotated[int, typer.Option(help=word("cli-train-epochs"), min=1)] = 12,
    fresh: Annotated[bool, typer.Option("--fresh", help=word("cli-train-fresh"))] = False,
    trial: Annotated[str, typer.Option(help=word("cli-train-trial"))] = "nodes=5000",
    trial_games: Annotated[int, typer.Option(help=word("cli-train-trial-games"), min=2)] = 400,
    sprt: Annotated[str, typer.Option(help=word("cli-train-sprt"), metavar="ELO0,ELO1")] = "0,30",
    processes: Annotated[int | None, typer.Option(help=word("cli-train-processes"), min=1)] = None,
    ray: Annotated[str | None, typer.Option(help=word("cli-match-ray"), metavar="ADDRESS")] = None,
    seed: Annotated[int, typer.Option(help=word("cli-train-seed"), min=0)] = 1,
    lang: Annotated[str | None, typer.Option(help=word("cli-lang"))] = None,
) -> None:
    spoken = _speak(lang)
    from faience.arena.command import read_bounds
    from faience.train.command import run
    from faience.train.plan import Plan
    from faience.tuning.table import Table
    from faience.workers.cores import free_cores

    plan = Plan(
        table=Table(game, board, ("jokers",) if jokers else (), players),
        begin=begin,
        data=tuple(data or ()),
        seed=seed,
        games=games,
        nodes=nodes,
        window=window,
        epochs=epochs,
        fresh=fresh,
        trial=trial,
        trial_games=trial_games,
        sprt=read_bounds(sprt),
    )
    is_complete = run(
        plan,
        out=out,
        generations=generations,
        processes=processes or free_cores(),
        ray=ray,
        lang=spoken,
        before_rules=partial(_warn_of_compiling, spoken),
    )
    raise typer.Exit(0 if is_complete else INTERRUPTED)


@app.command(help=word("cli-bench"))
def bench(
    json: Annotated[bool, typer.Option("--json", help=word("cli-bench-json"))] = False,
    only: Annotated[list[str] | None, typer.Option(help=word("cli-bench-only"))] = None,
    seconds: Annotated[float, typer.Option(help=word("cli-bench-seconds"))] = 1.0,
) -> None:
    if not (math.isfinite(seconds) and seconds >= 0):
        raise typer.BadParameter(say("cli-bench-seconds-wrong", _language[-1], given=str(seconds)))
    from faience.bench import main as run

    run(json=json, only=only, seconds=seconds)
