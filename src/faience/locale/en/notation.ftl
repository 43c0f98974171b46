### Text and tables that cannot be read or cannot be.

error-setup-seed = a seed is a whole number, not { $given }
error-setup-names = { $given ->
    [one] { $given } name
   *[other] { $given } names
} for { $players } players
error-setup-player = there is no player "{ $given }"; there are { $known }
error-setup-nothing-to-undo = there is no move to take back

## Moves, positions, records

error-notation-move-azul = "{ $text }" is no move; moves look like 2B3 (display 2, blue, line 3), 0RF (centre, red, floor), J1 or C4
error-notation-move-number = { $number } is no move; moves are numbered 0 to { $most }
error-notation-move-game = this move belongs to { $given }, here { $game } is played
error-notation-json = this is no whole JSON: something is missing or too much here
error-notation-position-short = a position on one line has { $wanted } words or more, this has { $found }: its end may be missing
error-notation-position-word = "{ $text }" makes no sense as { part-name }
error-notation-marker = the marker * must be in one place: in the centre, on a floor, or beside one as +*
error-notation-record = cannot read "{ $text }"
error-notation-no-headers = this is no game record: it has no headers like [Game "azul"]
error-notation-header-twice = the header { $tag } stands here a second time
error-notation-header = { $tag }: { $problem }
error-notation-seat-missing = { $tag } is missing: players are numbered from 1 without gaps
error-notation-position-game = the position is one of { $given }, but the record says { $game }
error-notation-starter = "{ $text }" is no seat that could start
error-notation-illegal = { $text }: { $problem }
error-notation-deal-missing = tiles must be dealt here, "{ $text }" are none
error-notation-deal-short = the deal ends before the displays are full
error-notation-deal-long = more tiles stand here than can be dealt
error-notation-deal-empty = the bag has no { tile-one } left to deal
error-notation-after-end = the game is over before "{ $text }"
error-notation-result = the record says { $given }, the game comes to { $found }

## Positions that cannot be

position-no-object = it is no JSON object
position-game = it does not say which game it is (game: { $known })
position-other-game = this is a table of { $game ->
    [azul] Azul
   *[other] Summer Pavilion
}, but it calls itself { $given }
part-name = { $part ->
    [game] the game
    [board] the board
    [jokers] whether there are jokers
    [round] the round
    [phase] what comes next
    [starter] the starting player
    [to_move] whose turn it is
    [stalled] the rounds without a tile
    [factories] the displays
    [centre] the centre
    [marker] the start-player marker
    [token] the start-player token
    [wild] the wild colour
    [supply] the supply
    [bag] the bag
    [lid] the lid
    [tower] the tower
    [pending] the take that waits
    [owed] the bonus tiles to pick
    [lowest] the colour from which on tiles are chosen
    [players] the players
    [score] the points
    [lines] the pattern lines
    [wall] the wall
    [floor] the floor
    [hand] the hand
    [corners] the corners
    [passed] whether somebody has passed
    [stars] the stars
   *[other] { $part }
}
part-player = player { $player }
part-of-table = { $player ->
    [0] { part-name }
   *[other] { part-name } of player { $player }
}
position-missing = missing: { part-of-table } ({ $field })
position-unknown = no position of this game has anything called { $field }
position-field = { part-of-table } cannot be read ({ $field } must be: { $wanted })
position-seat = { part-of-table }: there is no such seat ({ $field } must be from 0 on, below { $players })
position-displays = there are { $found } displays instead of { $wanted }
position-tiles = { tile-name }: { $found } in all instead of { $wanted } ({ $rule })
position-display-full = display { $display } holds { $count } tiles ({ $rule })
position-line-long = player { $player }: line { $line } holds { $count } tiles (Azul 1.1)
position-line-done = player { $player }: line { $line } holds tiles although row { $line } of the wall is complete (Azul 1.10)
position-line-colours = player { $player }: line { $line } holds two colours (Azul 1.4)
position-line-barred = player { $player }: line { $line } holds { colour-name }, which row { $line } of the wall no longer takes (Azul 1.4)
position-wall-print = player { $player }: { colour-name } lies in row { $row }, column { $column }, a space of another colour (Azul 1.2)
position-wall-row = player { $player }: { colour-name } lies twice in row { $row } (Azul 2.2)
position-wall-column = player { $player }: { colour-name } lies twice in column { $column } (Azul 2.2)
position-floor-long = player { $player }: { $count } tiles on 7 floor spaces (Azul 1.5)
position-marker = player { $player }: the marker is elsewhere, or on the floor twice (Azul 1.5)
position-marker-missing = player { $player } has the marker, so it must lie on the floor, which has room (Azul 1.5)
position-marker-deal = before a deal the marker lies in the centre (Azul 1.3)
position-to-move = whose turn it is: nobody’s before a deal and after the end, and somebody’s otherwise (to_move; the phase is { $phase })
position-pending = a take waits for its jokers to be chosen in the phase keep, and in no other (pending; the phase is { $phase })
position-market-empty = { $phase ->
    [keep] jokers are to be kept
   *[take] tiles are to be taken
}, but displays and centre are empty ({ $rule })
position-market-full = { $phase ->
    [over] the game is over
    [tile] a column is to be chosen
   *[other] no tiles are to be taken
}, but there are tiles on displays or in the centre ({ $rule })
position-stalled = after { $count } rounds without a wall tile the game is over (AZ-R6)
position-deal = a deal comes next, but this is not what the displays look like while they are filled in order (AZ-R5)
position-floor-left = player { $player }: the floor has not been cleared (Azul 1.8)
position-line-left = player { $player }: complete line { $line } has not been tiled (Azul 1.6)
position-not-over = the game is said to be over, but nothing has ended it (Azul 1.10)
position-row-complete = a wall has a complete row, so the game is over (Azul 1.10)
position-pending-illegal = pending: { $move } is no take whose jokers must be chosen (AZ-J2)
position-no-choice = a column is to be chosen, but player { $player } has no column to choose (Azul 2.2)
