### The words of Azul.
###
### Values are the names of the JSON: $tile and $colour are blue, yellow, red, black, white (a tile also joker);
### $board coloured, grey, crystal-1, crystal-2; $source is 0 for the centre or the number of a display;
### $line is 1 to 5 or floor. Rows, columns and spaces count from 1.

azul = Azul

## Tiles

marker = starting-player marker

## Boards

board-name = { $board ->
    [coloured] coloured wall
    [grey] grey wall
    [crystal-1] Crystal Mosaic, side 1
   *[crystal-2] Crystal Mosaic, side 2
}
board-about = { $board ->
    [coloured] the board of the box: every space of the wall has its colour
    [grey] no colours printed: you choose the column, each colour once in it
    [crystal-1] grey, with five printed spaces that count double
   *[crystal-2] grey, with five printed spaces and higher bonuses (3, 10, 12)
}
with-jokers = with jokers
jokers-about = joker tiles stand for any colour, with every board

## Places

destination = { $line ->
    [floor] the floor
   *[other] line { $line }
}
place-lid = Lid
place-floor = Floor

## Phases

phase = { $phase ->
    [deal] the displays are being filled
    [take] taking tiles
    [keep] choosing the jokers that stay
    [tile] tiling the walls
   *[over] the game is over
}

## Moves

move-take = { $tile ->
    [joker] the jokers
   *[other] { tile-name }
} { $source ->
    [0] from the centre
   *[other] from display { $source }
} { $line ->
    [floor] to the floor
   *[other] to line { $line }
}
move-take-with-jokers = { tile-name } with the jokers { $source ->
    [0] from the centre
   *[other] from display { $source }
} { $line ->
    [floor] to the floor
   *[other] to line { $line }
}
move-keep = { $jokers ->
    [0] no joker stays in the line
    [one] { $jokers } joker stays in the line
   *[other] { $jokers } jokers stay in the line
}
move-column = column { $column }

## Events, as a log tells them after the player's name

event-took-marker = { $space ->
    [none] keeps the starting-player marker beside the full floor
   *[other] gets the starting-player marker
}
event-laid = lays { $count } on line { $line }
event-fell = { $count ->
    [one] { $tiles } falls to the floor
   *[other] { $tiles } fall to the floor
}
event-fell-past = floor full: { $tiles } to the lid
event-tiled = line { $row }: { tile-name } to column { $column }, +{ $points } ({ event-tiled-why })
event-tiled-why = { $across ->
    [1] { $down ->
        [1] touches nothing
       *[other] column of { $down }
    }
   *[other] { $down ->
        [1] row of { $across }
       *[other] row of { $across }, column of { $down }
    }
}{ $factor ->
    [1] {""}
   *[other] , ×{ $factor }
}
event-line-fell = line { $row }: no space of the wall may take it
event-floor-scored = floor: { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
}, −{ $penalty }
event-floor-scored-short = floor: { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
}, −{ $penalty }, but no score falls below 0: −{ $lost }
event-bonus-row = row { $row } complete: +{ $points }
event-bonus-column = column { $column } complete: +{ $points }
event-bonus-colour = all five { colour-name } tiles: +{ $points }
event-ended = { $reason ->
    [row] The game ends: a row of a wall is complete.
    [stalled] The game ends: ten rounds in a row brought no tile to any wall.
   *[other] The game ends: there is no tile left to deal.
}
