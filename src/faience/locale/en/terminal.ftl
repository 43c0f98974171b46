### The words of the terminal and the command line.

## The table

table-round = Round { $round }
table-turn = { $player } to move
table-column = { $player } chooses a column for line { $row }
table-jokers = { $player } chooses jokers for { $move }
table-double = ×2 counts double

## What a move would do

choice-source = { $source ->
    [0] centre: { $tiles }
   *[other] display { $source }: { $tiles }
}
choice-pick = { $source ->
    [0] take { $tiles } from the centre
   *[other] take { $tiles } from display { $source }
}
choice-line = { $state ->
    [complete] line { $line } complete
   *[part] line { $line }: { $held } of { $line }
}
choice-column = column { $column }: +{ $points } ({ event-tiled-why })
choice-marker = the marker on your floor
choice-falls = { $count ->
    [one] { $count } falls
   *[other] { $count } fall
}
pavilion-choice-token = with the token: −{ $lost }
pavilion-choice-star = { pavilion-star-colour }: you can pay for { $spaces }
pavilion-choice-space = { pavilion-star-colour }, space { $space } for { count-tiles }
pavilion-choice-pay = for { $tiles }
pavilion-choice-points = { $what }: +{ $points }
pavilion-choice-structure = { pavilion-structure } { $number }: { $count ->
    [one] { $count } bonus tile
   *[other] { $count } bonus tiles
}
pavilion-choice-passed-over = and then no more { $letters }
pavilion-choice-pass = out of this round{ $kept ->
    [0] {""}
   *[other] , { $kept } kept
}{ $discarded ->
    [0] {""}
   *[other] , { $discarded } discarded: −{ $lost }
}

## Sitting down

lobby-offer = { $count ->
    [one] There is an unfinished game:
   *[other] There are unfinished games:
}
lobby-game = { $game }, { $board }, round { $round }: { $scores } ({ $saved })
lobby-ask = The number of the game to go on with (Enter: 1), or n for a new one:
lobby-kept = The game is kept: "faience play --resume" goes on with it.
lobby-broken = { $file } cannot be read and is left alone.
lobby-compiling = Compiling the rules (once)…
session-compiling = { $name } is learning to think ahead (once on this machine, about half a minute)…
player-number = Player { $number }

## During a game

session-ask = { $player }, your move (like { $example }; ? helps):
session-ask-over = The game is over (save, undo, new or quit):
session-hint = Tab completes · { $example } = { $meaning } · ? helps
session-hint-over = save FILE keeps the record · new starts another game · quit leaves
session-round-ends = End of round { $round }
session-placing = Round { $round }: placing tiles
session-scores = Scores: { $scores }
session-final = Final scores
session-winners = { $count ->
    [one] { $winners } wins!
   *[other] { $winners } share the victory!
}
session-legal = { $move } is legal: { $meaning }
session-no-undo = there is nothing to take back yet
session-undone = Taken back.
session-exists = { $file } is already there: choose another name
session-saved = The record is in { $file }.

## Help

help-moves-azul = A move is written as where from, what, where to: the number of a display (0 is the centre), the letter of a tile, the number of a pattern line (F is the floor).
help-moves-summer-pavilion = Taking is written as where from and what: the number of a display (0 is the centre) and the letter of a colour; a wild tile comes along if one lies there. Placing is written as star, space and colour; +2 at the end pays two of the tiles with wilds.
help-table-azul = On the boards an upper-case letter is a tile, a lower-case one a printed space that is still empty, □ an empty space of a pattern line. * is the starting-player marker.
help-table-summer-pavilion = On the boards each star has a line and each space a column. An upper-case letter is a tile. An empty space shows what it costs, and in lower case the colour it takes, a dot if there are several. Below the boards: what complete stars are worth at the end, how many bonus tiles a structure brings, what it is worth to cover all spaces with a 1, a 2, a 3 or a 4. * is the start-player token. Right of the stars is counted how many spaces each structure still needs, of these:
help-commands = Besides moves you can type, whole or its beginning:
command-help = help
command-help-about = this help; ? is the same
command-moves = moves
command-moves-about = all legal moves, with what they do
command-why = why
command-why-about = what a move would do, or which rule forbids it
command-board = board
command-board-about = the table once more
command-undo = undo
command-undo-about = take back your last decision, and what followed
command-save = save
command-save-about = write the record of the game to a file
command-record = record
command-record-about = show the record of the game
command-new = new
command-new-about = start another game; this one is kept
command-quit = quit
command-quit-about = leave; the game is kept (so does Ctrl-D)
command-wants-move = MOVE
command-wants-file = FILE

## The command line

cli-help = Azul and Summer Pavilion: play in the browser or the terminal with friends or against bots, host tables, look at games and positions.
cli-epilog = "faience" alone is "faience play". "faience COMMAND --help" tells more about a command.
cli-version = Say which version this is.
cli-play = Play Azul or Summer Pavilion in the browser: a server for you alone starts, and its page opens. With --terminal, or any option that belongs to it, play here instead. Games are kept after every move: stop when you like, and go on later.
cli-play-boards-azul = [bold]Boards of Azul:[/bold]
cli-play-boards-pavilion = [bold]Boards of Summer Pavilion (--game summer-pavilion):[/bold]
cli-play-moves = [bold]Moves[/bold] are typed as where from, what, where to: 2B3 takes blue from display 2 to line 3, 0RF takes red from the centre to the floor. In Summer Pavilion 2P takes purple from display 2, 3.5R places a red tile on star 3, space 5. Tab shows what can be typed, ? helps.
cli-examples = [bold]Examples:[/bold]
cli-example-default = in the browser
cli-example-friends = Ana and Bo at one keyboard, on the grey wall
cli-example-bots = you, a good bot and a bad one, with joker tiles
cli-example-pavilion = Summer Pavilion on its monochrome board
cli-terminal = Play here in the terminal. What is asked for with --game, --board, --jokers, --seat, --seed, --resume or --plain is played here, too.
cli-game = The game: azul or summer-pavilion.
cli-board = The board: coloured, or another of those below.
cli-jokers = Play Azul with the joker tiles.
cli-seat = Who sits at the table, once for each of 2 to 4 seats: human, level:3, greedy or another of the players below; NAME=human gives a name.
cli-seed = Deal the tiles of this seed: the same number gives the same deals.
cli-lang = The language: en or fr. Otherwise the one of your locale.
cli-resume = Go on with the last game, or start a new one, without being asked.
cli-plain = No colours and no line editor.
cli-show = Draw a game or a position.
cli-show-more = FILE holds a game record, a position on one line, or a position as JSON.
cli-example-show = the table at the end of the game
cli-example-show-at = the table after 12 moves, as a picture
cli-example-show-stdin = a position from standard input, as JSON
cli-file = The file to show; - is standard input.
cli-svg = Write the table as an SVG picture to this file.
cli-at = Show the table after so many moves of the game.
cli-json = Print the position as JSON.
cli-bench = Measure how fast this machine plays.
cli-bench-json = Print the figures as JSON.
cli-bench-only = Measure only what begins so, such as playout or search/azul, or fits a pattern with stars, such as */azul/*; may be given several times.
cli-bench-seconds = How long each measurement may take.
cli-lang-unknown = "{ $given }" is not a language we speak: { $known }
cli-bench-seconds-wrong = { $given } seconds: it must be a number from 0 up
cli-bench-names = What is measured; the game, the board and the players follow, as in playout/azul/grey/2:
cli-bench-playout = plies and whole games a second, with random moves
cli-bench-search = positions a second of the search, by weights and by networks
cli-bench-signature = positions of some fixed searches: a change says that the search has changed
cli-bench-batched = steps a second of many games at once, with observations, and beside single ones
cli-bench-call = how long it takes to list moves, to copy a game, and to play a move from Python
cli-bench-start = how long it takes to start: with rules to compile, without, and to import the package
cli-example-bench-signature = whether the search still does what it did
cli-example-bench-search = how fast the search is, measured for longer
cli-example-bench-json = everything, for comparing
error-show-not-text = { $file } is not a text file
error-show-empty = { $file }: the file is empty
error-show-no-game = { $file }: there is no game record or position in it
error-show-ply = there is no move { $given }: the game has { $most ->
    [one] { $most } move
   *[other] { $most } moves
}
error-setup-nothing-kept = there is no unfinished game to go on with
