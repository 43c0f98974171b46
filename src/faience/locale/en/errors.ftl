### One line for each error code: what was tried, and which rule forbids it.
###
### $move and $source are phrases (move-take, move-keep, move-column; source); $rule is like "Azul 1.4".

## Moves the rules forbid

error-illegal-game-over = { $move }: the game is over ({ $rule })
error-illegal-deal-first = { $move }: tiles must be dealt first ({ $rule })
error-illegal-choose-column = { $move }: first choose a column for line { $row } ({ $rule })
error-illegal-choose-jokers = { $move }: first say how many jokers stay in line { $line }, from { $least } to { $most } ({ $rule })
error-illegal-take-expected = { $move }: now tiles must be taken ({ $rule })
error-illegal-no-display = { $move }: there is no display { $display }, only 1 to { $displays } ({ $rule })
error-illegal-not-there = { $move }: { $source } has no { tile-one } ({ $rule })
error-illegal-no-jokers-there = { $move }: { $source } has no joker ({ $rule })
error-illegal-no-jokers-in-play = { $move }: this game is played without jokers ({ $rule })
error-illegal-line-full = { $move }: line { $line } is full ({ $rule })
error-illegal-line-colour = { $move }: line { $line } already holds { colour-name } ({ $rule })
error-illegal-row-has = { $move }: row { $row } of the wall already has { colour-name } ({ $rule })
error-illegal-joker-blocks = { $move }: in row { $row } of the wall a joker lies on the { colour-name } space ({ $rule })
error-illegal-joker-count = { $move }: from { $least } to { $most } jokers can stay ({ $rule })
error-illegal-cell-taken = { $move }: the space in row { $row }, column { $column } is taken ({ $rule })
error-illegal-column-has = { $move }: column { $column } of the wall already has { colour-name } ({ $rule })
error-illegal-cell-colour = { $move }: the space in row { $row }, column { $column } is not for { colour-name } ({ $rule })

## Games that cannot be set up

error-setup-game = there is no game "{ $given }"; there is { $known }
error-setup-board = there is no board "{ $given }"; there are { $known }
error-setup-players = { $given ->
    [one] { $given } player
   *[other] { $given } players
}: the game is for { $least } to { $most }
error-setup-option = { $known ->
    [none] there is no option "{ $given }": this game has none
   *[other] there is no option "{ $given }"; there is { $known }
}
error-setup-switch = { $option } is on or off, True or False, not { $given }
error-setup-starter = seat { $given } cannot start: seats count from 1 to { $players }
error-setup-seat = there is no seat { $given } here: they count from 0 to { $last }
error-setup-player-key = { $known ->
    [none] { $kind } knows no option "{ $given }": it has none
   *[other] { $kind } knows no option "{ $given }"; it knows { $known }
}
error-setup-player-value = { $what }: "{ $given }" is not { $wanted }
error-setup-player-class = { $given }: there is no such player in Python ({ $problem })
error-setup-player-made = { $given }: no player can be made of it ({ $problem })
error-setup-nobody-to-move = nobody is to move: the game is over, or tiles must be dealt first
spec-seconds = a number of seconds above 0
spec-duration = a time like 200ms, 1s or 2m
spec-count = a whole number from 1 up
spec-level = a level from 1 to 8
spec-champion = the file of a champion, or none
spec-command = the command of a program
spec-class = the name of a class, like package.module:Class
spec-no-choose = it has no method choose
spec-text = a text
spec-reward = win or margin
spec-opponents = { $count ->
    [one] the text of a player
   *[other] one text of a player for all, or { $count } of them
}

## Texts and tables that cannot be read

error-at = line { $line }, column { $column }: { $problem }
error-invalid-position = no such table can be:

## Benchmarks

error-bench-none = no benchmark is called { $given }; try playout, or legal/azul
