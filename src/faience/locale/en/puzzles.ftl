### Hints at a table, and puzzles.

## Hints

hint = Show me a good move
hint-title = A good move
hint-busy = Looking for a good move…
hint-banner = Try this: { $move } ({ $chance })
hint-margin = { $points ->
    [one] expected lead in the end: { $margin } point
   *[other] expected lead in the end: { $margin } points
}
hint-solved = counted out to the end of the round
hint-why = Why?
hint-line = And then, perhaps
hint-play = Play it

## Puzzles: all of them

puzzles = Puzzles
puzzles-about = In each position one move is clearly best. Find it.
puzzles-daily = Puzzle of the day
puzzles-state = { $state ->
    [solved] Solved
    [failed] Not found
   *[new] New today
}
puzzles-any = Any puzzle
puzzles-themes = Or choose what it is about
puzzles-none = There are no puzzles of this kind yet.
puzzles-count = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
}
puzzles-rating = Your rating
puzzles-rating-range = between { $low } and { $high }
puzzles-no-rating = Your first puzzle gives you a rating.
puzzles-solved = { $solved } of { $tried } solved

theme-name = { $theme ->
    [end] The end
    [line] Complete a line
    [bonus] Bonus of the end
    [deny] Deny
    [floor] Leave the floor
    [hand] A strong hand
    [star] Stars
    [numbers] Numbers
    [sets] Sets
    [structure] Structures
    [wild] Wild tiles
    [column] The right column
    [joker] Jokers
    [pass] Pass in time
    [pick] Bonus tiles
    [keep] Tiles to keep
    [start] Start first
    [sacrifice] Sacrifice
    [last] The last tiles
   *[quiet] Quiet moves
}
theme-about = { $theme ->
    [end] end or win the game
    [line] fill a pattern line
    [bonus] columns and colours
    [deny] take what others need
    [floor] others must take what falls
    [hand] what the tiles can buy
    [star] complete a star
    [numbers] cover all of a number
    [sets] a structure of each kind
    [structure] surround it, pick tiles
    [wild] get them, keep them
    [column] where on the grey wall
    [joker] take them, place them
    [pass] stop placing
    [pick] choose from the supply
    [keep] for the next round
    [start] the marker is worth it
    [sacrifice] let tiles fall on purpose
    [last] count to the end of the round
   *[quiet] nothing shows at once
}

## A puzzle

puzzle = Puzzle
puzzle-you = You
puzzle-task = Find the best move
puzzle-task-about = { $players ->
    [2] It is your turn. One move wins clearly more often than all others.
   *[other] It is your turn, with { $players } players. One move wins clearly more often than all others.
}
puzzle-difficulty = Difficulty { $rating }
puzzle-tried-before = You have tried this one before: your rating stays as it is.
puzzle-show = Show the answer
puzzle-show-about = Counts as a wrong try
puzzle-thinking = Let us see…
puzzle-verdict = { $verdict ->
    [solved] Solved!
    [shown] Answer shown
   *[failed] Not the best move
}
puzzle-best = Best
puzzle-yours = Yours
puzzle-why = Why
puzzle-fault = What is wrong with yours
puzzle-lead = The next best move loses { $lead }.
puzzle-line = How it goes on
puzzle-themes = It is about
puzzle-rating-now = Your rating
puzzle-unrated = Only the first try counts for the rating.
puzzle-next = Next puzzle
puzzle-again = Again
puzzle-analyse = Analyse
puzzle-play = Play on from here
puzzle-all = All puzzles
puzzle-unknown = This puzzle cannot be opened
