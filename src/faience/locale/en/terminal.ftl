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
lobby-ask = Go on with it? Enter for the first, its number, or n for a new game:
lobby-kept = The game is kept: "faience play --resume" goes on with it.
lobby-broken = { $file } cannot be read and is left alone.
lobby-compiling = Compiling the rules (once)…
player-number = Player { $number }

## During a game

session-ask = { $player }, your move (like { $example }; ? helps):
session-ask-over = The game is over (save, undo, new or quit):
session-hint = Tab completes · { $example } = { $meaning } · ? helps
session-hint-over = save FILE keeps the record · new starts another game · quit leaves
session-round-ends = End of the round
session-scores = Scores: { $scores }
session-final = Final scores
session-winners = { $count ->
    [one] { $winners } wins!
   *[other] { $winners } share the victory!
}
session-offer-record = "save FILE" keeps the record of this game.
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
