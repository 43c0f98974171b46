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

## Sitting down

lobby-offer = { $count ->
    [one] There is an unfinished game:
   *[other] There are unfinished games:
}
lobby-game = { board-name }, round { $round }: { $scores } ({ $saved })
lobby-ask = The number of the game to go on with (Enter: 1), or n for a new one:
lobby-kept = The game is kept: "faience play --resume" goes on with it.
lobby-broken = { $file } cannot be read and is left alone.
lobby-compiling = Compiling the rules (once)…
player-number = Player { $number }

## During a game

session-ask = { $player }, your move (like { $example }; ? helps):
session-ask-over = The game is over (save, undo, new or quit):
session-hint = Tab completes · { $example } = { $meaning } · ? helps
session-hint-over = save FILE keeps the record · new starts another game · quit leaves
session-round-ends = End of round { $round }
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

help-moves = A move is written as where from, what, where to: the number of a display (0 is the centre), the letter of a tile, the number of a pattern line (F is the floor).
help-table = On the boards an upper-case letter is a tile, a lower-case one a printed space that is still empty, □ an empty space of a pattern line. * is the starting-player marker.
help-commands = Besides moves you can type, whole or its beginning:
command-help = help
command-help-about = this help; ? is the same
command-moves = moves
command-moves-about = all legal moves, by what they take
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

cli-help = Azul in your terminal: play with friends or against bots, look at games and positions.
cli-epilog = "faience" alone is "faience play". "faience COMMAND --help" tells more about a command.
cli-version = Say which version this is.
cli-play = Play Azul, here in the terminal. The game is kept after every move: close the terminal when you like, and go on later.
cli-play-boards = [bold]Boards:[/bold]
cli-play-moves = [bold]Moves[/bold] are typed as where from, what, where to: 2B3 takes blue from display 2 to line 3, 0RF takes red from the centre to the floor. Tab shows what can be typed, ? helps.
cli-examples = [bold]Examples:[/bold]
cli-example-default = you against the bot "greedy"
cli-example-friends = Ana and Bo at one keyboard, on the grey wall
cli-example-bots = you, a good bot and a bad one, with joker tiles
cli-terminal = Play in the terminal (there is no other way yet).
cli-game = The game: azul.
cli-board = The board: coloured, grey, crystal-1 or crystal-2.
cli-jokers = Play with the joker tiles.
cli-seat = Who sits at the table, once for each of 2 to 4 seats: human, greedy, random, or NAME=human and so on.
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
cli-bench-only = Measure only this; may be given several times.
cli-bench-seconds = How long each measurement may take.
cli-lang-unknown = "{ $given }" is not a language we speak: { $known }
error-show-not-text = { $file } is not a text file
error-show-ply = there is no move { $given }: the game has { $most ->
    [one] { $most } move
   *[other] { $most } moves
}
error-setup-nothing-kept = there is no unfinished game to go on with
