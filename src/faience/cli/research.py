"""Commands for matches, data, training and benchmarks."""

import math
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from faience.cli.app import app, interruptible, language, speak, warn_of_compiling
from faience.cli.options import (
    BoardOption,
    GameOption,
    GamesOption,
    JokersOption,
    JournalOption,
    JsonOption,
    LanguageOption,
    LimitOption,
    ProcessesOption,
    RayOption,
    RecordsOption,
    SeatsOption,
    SeedOption,
    TimeOption,
)
from faience.manual import (
    BENCH_EPILOG,
    MATCH_EPILOG,
    SELFPLAY_EPILOG,
    TOURNAMENT_EPILOG,
    TRAIN_EPILOG,
    TUNE_EPILOG,
    word,
)
from faience.texts import say


@app.command(help=word("cli-match"), epilog=MATCH_EPILOG)
@interruptible
def match(
    player: Annotated[list[str], typer.Option(help=word("cli-match-player"))],
    players: SeatsOption = None,
    games: GamesOption = 100,
    game: GameOption = "azul",
    board: BoardOption = "coloured",
    jokers: JokersOption = False,
    time: TimeOption = "200ms",
    move_limit: LimitOption = "60s",
    seed: SeedOption = 1,
    sprt: Annotated[str | None, typer.Option(help=word("cli-match-sprt"), metavar="ELO0,ELO1")] = None,
    records: RecordsOption = None,
    journal: JournalOption = None,
    processes: ProcessesOption = None,
    ray: RayOption = None,
    json: JsonOption = False,
    lang: LanguageOption = None,
) -> bool:
    spoken = speak(lang)
    from faience.arena.command import run_match

    return run_match(
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
        before_rules=partial(warn_of_compiling, spoken),
        **({"jokers": True} if jokers else {}),
    )


@app.command(help=word("cli-tournament"), epilog=TOURNAMENT_EPILOG)
@interruptible
def tournament(
    player: Annotated[list[str], typer.Option(help=word("cli-tournament-player"))],
    players: Annotated[int, typer.Option(help=word("cli-tournament-seats"))] = 2,
    rounds: Annotated[int, typer.Option(help=word("cli-tournament-rounds"), min=1)] = 10,
    game: GameOption = "azul",
    board: BoardOption = "coloured",
    jokers: JokersOption = False,
    time: TimeOption = "200ms",
    move_limit: LimitOption = "60s",
    seed: SeedOption = 1,
    records: RecordsOption = None,
    journal: JournalOption = None,
    processes: ProcessesOption = None,
    ray: RayOption = None,
    json: JsonOption = False,
    lang: LanguageOption = None,
) -> bool:
    spoken = speak(lang)
    from faience.arena.command import run_tournament

    return run_tournament(
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
        before_rules=partial(warn_of_compiling, spoken),
        **({"jokers": True} if jokers else {}),
    )


@app.command(help=word("cli-selfplay"), epilog=SELFPLAY_EPILOG)
@interruptible
def selfplay(
    out: Annotated[Path, typer.Option(help=word("cli-selfplay-out"), metavar="DIR")],
    player: Annotated[list[str] | None, typer.Option(help=word("cli-selfplay-player"))] = None,
    players: SeatsOption = None,
    games: GamesOption = 1_000,
    form: Annotated[str, typer.Option("--format", help=word("cli-selfplay-format"))] = "npz",
    game: GameOption = "azul",
    board: BoardOption = "coloured",
    jokers: JokersOption = False,
    time: TimeOption = "200ms",
    move_limit: LimitOption = "60s",
    seed: SeedOption = 1,
    processes: ProcessesOption = None,
    ray: RayOption = None,
    lang: LanguageOption = None,
) -> bool:
    spoken = speak(lang)
    from faience.data.command import run

    return run(
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
        before_rules=partial(warn_of_compiling, spoken),
        **({"jokers": True} if jokers else {}),
    )


@app.command(help=word("cli-tune"), epilog=TUNE_EPILOG)
@interruptible
def tune(
    out: Annotated[Path, typer.Option(help=word("cli-tune-out"), metavar="FILE")],
    begin: Annotated[Path | None, typer.Option("--from", help=word("cli-tune-from"), metavar="FILE")] = None,
    game: GameOption = "azul",
    board: BoardOption = "coloured",
    jokers: JokersOption = False,
    players: Annotated[int, typer.Option(help=word("cli-tune-players"))] = 2,
    generations: Annotated[int, typer.Option(help=word("cli-tune-generations"), min=1, max=999)] = 6,
    samples: Annotated[int, typer.Option(help=word("cli-tune-samples"), min=1_000)] = 100_000,
    nodes: Annotated[int, typer.Option(help=word("cli-tune-nodes"), min=1)] = 400,
    threads: Annotated[int | None, typer.Option(help=word("cli-tune-threads"), min=1, max=999)] = None,
    seed: Annotated[int, typer.Option(help=word("cli-tune-seed"))] = 1,
    lang: LanguageOption = None,
) -> bool:
    spoken = speak(lang)
    from faience.tuning.command import run
    from faience.tuning.generation import Budget
    from faience.tuning.table import Table
    from faience.workers.cores import free_cores

    return run(
        Table(game, board, ("jokers",) if jokers else (), players),
        generations=generations,
        budget=Budget(samples=samples, nodes=nodes, threads=threads or free_cores(), seed=seed),
        begin=begin,
        out=out,
        lang=spoken,
        before_rules=partial(warn_of_compiling, spoken),
    )


@app.command(help=word("cli-train"), epilog=TRAIN_EPILOG)
@interruptible
def train(
    out: Annotated[Path, typer.Option(help=word("cli-train-out"), metavar="DIR")],
    begin: Annotated[str | None, typer.Option("--from", help=word("cli-train-from"), metavar="FILE|TABLE")] = None,
    data: Annotated[list[str] | None, typer.Option(help=word("cli-train-data"), metavar="DIR")] = None,
    game: GameOption = "azul",
    board: BoardOption = "coloured",
    jokers: JokersOption = False,
    players: Annotated[int, typer.Option(help=word("cli-train-players"))] = 2,
    generations: Annotated[int, typer.Option(help=word("cli-train-generations"), min=1, max=999)] = 10,
    games: Annotated[int, typer.Option(help=word("cli-train-games"), min=2, max=999_999)] = 4_000,
    nodes: Annotated[int, typer.Option(help=word("cli-train-nodes"), min=1)] = 600,
    window: Annotated[int, typer.Option(help=word("cli-train-window"), min=1)] = 10,
    epochs: Annotated[int, typer.Option(help=word("cli-train-epochs"), min=1)] = 12,
    fresh: Annotated[bool, typer.Option("--fresh", help=word("cli-train-fresh"))] = False,
    newest: Annotated[bool, typer.Option("--newest", help=word("cli-train-newest"))] = False,
    trial: Annotated[str, typer.Option(help=word("cli-train-trial"))] = "nodes=5000",
    trial_games: Annotated[int, typer.Option(help=word("cli-train-trial-games"), min=2)] = 400,
    sprt: Annotated[str, typer.Option(help=word("cli-train-sprt"), metavar="ELO0,ELO1")] = "0,30",
    processes: Annotated[int | None, typer.Option(help=word("cli-train-processes"), min=1)] = None,
    ray: RayOption = None,
    seed: Annotated[int, typer.Option(help=word("cli-train-seed"), min=0)] = 1,
    lang: LanguageOption = None,
) -> bool:
    spoken = speak(lang)
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
        newest=newest,
        trial=trial,
        trial_games=trial_games,
        sprt=read_bounds(sprt),
    )
    return run(
        plan,
        out=out,
        generations=generations,
        processes=processes or free_cores(),
        ray=ray,
        lang=spoken,
        before_rules=partial(warn_of_compiling, spoken),
    )


@app.command(help=word("cli-bench"), epilog=BENCH_EPILOG)
def bench(
    json: Annotated[bool, typer.Option("--json", help=word("cli-bench-json"))] = False,
    only: Annotated[list[str] | None, typer.Option(help=word("cli-bench-only"))] = None,
    seconds: Annotated[float, typer.Option(help=word("cli-bench-seconds"))] = 1.0,
) -> None:
    if not (math.isfinite(seconds) and seconds >= 0):
        raise typer.BadParameter(say("cli-bench-seconds-wrong", language(), given=str(seconds)))
    from faience.bench import main as run

    run(json=json, only=only, seconds=seconds)
