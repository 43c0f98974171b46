"""What `--help` says beyond the options: lists of what there is, and examples.

Nothing here loads the rules, and words are looked up only when somebody asks for help.
"""

import sys

from faience.texts import default_language, say

HELP_IS_WANTED = any(argument in ("--help", "--show-completion") for argument in sys.argv)


# Tests compare these with the rules and the players.
BOARDS = {
    "azul": ("coloured", "grey", "crystal-1", "crystal-2"),
    "summer-pavilion": ("coloured", "monochrome", "glazed-orange", "glazed-purple"),
}

LEVELS = range(1, 9)

MEASURES = {  # what `faience bench` knows, and which of its names begin so
    "playout": ("playout", "games"),
    "search": ("search", "search-network"),
    "signature": ("signature", "signature-network"),
    "batched": ("batched", "batched-observed", "batched-ratio"),
    "call": ("legal", "copy", "call"),
    "start": ("start-cold", "start-warm", "import"),
}

PLAYER_TEXTS = {
    "random": "random",
    "greedy": "greedy",
    "search": "search",
    "level": "level:3",
    "cmd": "cmd:PROGRAM",
    "python": "python:MOD:CLASS",
}


def word(message_id: str, **values: object) -> str:
    """A message of the help, in the language of the user's locale."""
    return say(message_id, default_language(), **values) if HELP_IS_WANTED else ""


def lines(*texts: str) -> str:
    return "\n".join(texts)


def term(text: str, meaning: str) -> str:
    return f"  [cyan]{text:<17}[/cyan]{meaning}"


def example(command: str, message_id: str) -> str:
    return f"  [cyan]{command}[/cyan]\n      {word(message_id)}"


PLAY_EPILOG = lines(
    word("cli-play-boards-azul"),
    *(term(board, word("board-about", board=board)) for board in BOARDS["azul"]),
    term("--jokers", word("jokers-about")),
    "",
    word("cli-play-boards-pavilion"),
    *(term(board, word("pavilion-board-about", board=board)) for board in BOARDS["summer-pavilion"]),
    "",
    word("cli-players"),
    term("human", word("cli-players-human")),
    *(term(f"level:{level}", word("level-words", level=level)) for level in LEVELS),
    *(term(kind, word(f"cli-match-{kind}")) for kind in ("greedy", "random")),
    term("…", word("cli-players-more")),
    "",
    word("cli-play-moves"),
    "",
    word("cli-examples"),
    example("faience play", "cli-example-default"),
    example("faience play --seat human --seat level:3", "cli-example-level"),
    example("faience play --seat Ana=human --seat Bo=human --board grey", "cli-example-friends"),
    example("faience play --seat human --seat greedy --seat random --jokers", "cli-example-bots"),
    example("faience play --game summer-pavilion --board monochrome", "cli-example-pavilion"),
)
SERVE_EPILOG = lines(
    word("cli-serve-more"),
    "",
    word("cli-examples"),
    example("faience serve --host 0.0.0.0", "cli-example-serve"),
    example(
        "faience serve --port 8001 --database postgresql://faience@db/faience --redis redis://cache",
        "cli-example-serve-many",
    ),
)
SHOW_EPILOG = lines(
    word("cli-show-more"),
    "",
    word("cli-examples"),
    example("faience show game.txt", "cli-example-show"),
    example("faience show game.txt --at 12 --svg table.svg", "cli-example-show-at"),
    example("faience show - --json", "cli-example-show-stdin"),
)
REVIEW_EPILOG = lines(
    word("cli-review-more"),
    "",
    word("cli-examples"),
    example("faience review game.txt", "cli-example-review"),
    example("faience review game.txt --html review.html", "cli-example-review-page"),
    example("faience review - --nodes 2000", "cli-example-review-quick"),
)
VERIFY_EPILOG = lines(
    word("cli-verify-more"),
    "",
    word("cli-examples"),
    example("faience verify game.txt", "cli-example-verify"),
)
ENGINE_EPILOG = lines(
    word("cli-engine-more"),
    "",
    word("cli-examples"),
    example("faience engine --player search --threads 2", "cli-example-engine"),
    example('faience play --seat human --seat "cmd:python3 bot.py"', "cli-example-engine-bot"),
)

WHO_CAN_PLAY = lines(
    word("cli-match-players"),
    *(term(text, word(f"cli-match-{kind}")) for kind, text in PLAYER_TEXTS.items()),
    word("cli-match-names"),
)

MATCH_EPILOG = lines(
    WHO_CAN_PLAY,
    "",
    word("cli-examples"),
    example("faience match --player greedy --player random --games 100", "cli-example-match"),
    example(
        "faience match --player search --player greedy --players 4 --game summer-pavilion", "cli-example-match-four"
    ),
    example(
        "faience match --player search:time=2s --player search:time=1s --sprt 0,50 --games 1000",
        "cli-example-match-test",
    ),
)

TOURNAMENT_EPILOG = lines(
    word("cli-tournament-more"),
    "",
    WHO_CAN_PLAY,
    "",
    word("cli-examples"),
    example("faience tournament --player level:1 --player level:2 --player greedy", "cli-example-tournament"),
    example(
        "faience tournament --player search --player level:5 --player level:4 --player greedy --players 3",
        "cli-example-tournament-three",
    ),
    example(
        "faience tournament --player cmd:./mybot --player level:3 --player level:4 --rounds 100 --journal cup.jsonl",
        "cli-example-tournament-bot",
    ),
)

SELFPLAY_EPILOG = lines(
    word("cli-selfplay-more"),
    "",
    WHO_CAN_PLAY,
    "",
    word("cli-examples"),
    example("faience selfplay --out games", "cli-example-selfplay"),
    example(
        "faience selfplay --player search:nodes=600 --player greedy --format parquet --out games",
        "cli-example-selfplay-parquet",
    ),
    example("faience selfplay --player level:4 --players 4 --format records --out games", "cli-example-selfplay-four"),
)

TRAIN_EPILOG = lines(
    word("cli-train-more"),
    "",
    word("cli-examples"),
    example("faience train --out azul-2", "cli-example-train"),
    example(
        "faience train --game summer-pavilion --from none --games 2000 --out pavilion-2", "cli-example-train-pavilion"
    ),
    example("faience train --data azul-2 --fresh --seed 2 --out azul-2-again", "cli-example-train-data"),
)

TUNE_EPILOG = lines(
    word("cli-tune-more"),
    "",
    word("cli-examples"),
    example("faience tune --out azul.npz", "cli-example-tune"),
    example("faience tune --players 3 --jokers --from azul.npz --out azul.npz", "cli-example-tune-more"),
    example("faience tune --game summer-pavilion --generations 8 --out pavilion.npz", "cli-example-tune-pavilion"),
)

BENCH_EPILOG = lines(
    word("cli-bench-names"),
    *(example(", ".join(names), f"cli-bench-{what}") for what, names in MEASURES.items()),
    "",
    word("cli-examples"),
    example("faience bench --only signature", "cli-example-bench-signature"),
    example("faience bench --only 'search*/azul/coloured/2' --seconds 5", "cli-example-bench-search"),
    example("faience bench --json > figures.json", "cli-example-bench-json"),
)
