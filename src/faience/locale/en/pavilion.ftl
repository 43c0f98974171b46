### The words of Summer Pavilion.
###
### Values are the names of the JSON: $tile and $colour are purple, green, orange, yellow, blue, red; $board coloured,
### monochrome, glazed-orange, glazed-purple; $structure pillar, statue, window, fountain. Star 0 is in the centre, the
### others count clockwise from the left; the spaces of a star count from 1.

summer-pavilion = Summer Pavilion

## Boards

pavilion-board-name = { $board ->
    [coloured] coloured board
    [monochrome] monochrome board
    [glazed-orange] Glazed Pavilion, orange side
   *[glazed-purple] Glazed Pavilion, purple side
}
pavilion-board-about = { $board ->
    [coloured] the board of the box: six stars of one colour, one of all six
    [monochrome] no colours printed: the second tile of a star decides, one colour or six
    [glazed-orange] coloured, with fountains and sets of structures
   *[glazed-purple] monochrome around a printed centre, with fountains and sets
}

## Places

place-supply = Supply
place-tower = Tower
place-hand = Hand
place-corners = Corners
token = start-player token
# $seen is how a star is told: number where people type it, own on a board that prints its colour, place on others.
pavilion-star = { $star ->
    [0] the centre star
   *[other] { $seen ->
        [number] star { $star }
        [own] the { colour-name } star
       *[place] { $star ->
            [1] the left star
            [2] the upper left star
            [3] the upper right star
            [4] the right star
            [5] the lower right star
           *[6] the lower left star
        }
    }
}
# $number is what is printed on the space, 0 where the star has the same number twice.
pavilion-space = { $seen ->
    [number] { pavilion-star }, space { $space }
   *[other] { $number ->
        [0] space { $space } of { pavilion-star }
       *[other] the { $number } of { pavilion-star }
    }
}
# A star with the colour it has come to have: free before the second tile, many if that was another colour.
pavilion-star-colour = { $star ->
    [0] { $colour ->
        [free] the centre star
        [many] the centre star
       *[other] the centre star ({ colour-name })
    }
   *[other] { $colour ->
        [free] star { $star }
        [many] star { $star } (many colours)
       *[other] star { $star } ({ colour-name })
    }
}
# At the beginning of a line of the table: six letters at most.
pavilion-star-label = { $star ->
    [0] centre
   *[other] { $colour ->
        [free] any
        [many] many
       *[other] { colour-name }
    }
}
pavilion-structure = { $structure ->
    [pillar] pillar
    [statue] statue
    [window] window
   *[fountain] fountain
}
# Above a column of the table: two letters.
pavilion-structure-short = { $structure ->
    [pillar] pi
    [statue] st
    [window] wi
   *[fountain] fo
}

## Phases

pavilion-phase = { $phase ->
    [deal] tiles are being drawn
    [take] taking tiles
    [place] placing tiles
    [bonus] picking bonus tiles
    [keep] choosing the tiles to keep
   *[over] the game is over
}

## The table

pavilion-round = Round { $round }/{ $rounds }
pavilion-turn = { $phase ->
    [take] { $player } takes tiles
    [place] { $player } places a tile or passes
    [bonus] { $player } picks { $owed ->
        [one] { $owed } bonus tile
       *[other] { $owed } bonus tiles
    }
   *[keep] { $player } chooses { $owed ->
        [one] { $owed } tile
       *[other] { $owed } tiles
    } to keep
}
pavilion-wild = Wild
pavilion-wilds-to-come = then { $wilds }
pavilion-and-wild = + wild
pavilion-passed = passed
pavilion-one-space-left = One space left:
pavilion-key-many = many { $points }
pavilion-key-numbers = all 1s { $one }, 2s { $two }, 3s { $three }, 4s { $four }
pavilion-key-sets = set { $points }

## Moves

pavilion-move-take = { tile-name } { $source ->
    [0] from the centre
   *[other] from display { $source }
}
pavilion-move-place = { colour-name } on { pavilion-space }{ $wilds ->
    [0] {""}
    [one] , with { $wilds } wild
   *[other] , with { $wilds } wilds
}
pavilion-move-pass = pass
pavilion-move-bonus = one { tile-one } from the supply
pavilion-move-keep = keep one { tile-one }

## Events, as a log tells them after the player's name

pavilion-event-took-token = { $lost ->
    [0] gets the start-player token, at no cost
   *[other] gets the start-player token: −{ $lost }
}
pavilion-event-placed = lays { colour-name } on { pavilion-space }, for { count-tiles }{ $wilds ->
    [0] {""}
   *[other] , { $wilds } wild
}: +{ $points }
pavilion-event-completed = completes { pavilion-structure } { $number }
pavilion-event-picked = picks { $tiles } from the supply
pavilion-event-passed = { $reason ->
    [forced] has to pass
   *[free] passes
}
pavilion-event-kept = keeps { $tiles }
pavilion-event-discarded = { $lost ->
    [0] discards { $tiles }, at no cost
   *[other] discards { $tiles }: −{ $lost }
}
pavilion-event-star = { pavilion-star } complete, { $colour ->
    [many] many colours
   *[other] all { colour-name }
}: +{ $points }
pavilion-event-numbers = every space { $number } covered: +{ $points }
pavilion-event-sets = { $sets ->
    [one] { $sets } set
   *[other] { $sets } sets
} of pillar, statue, window and fountain: +{ $points }
pavilion-event-ended = The game ends after six rounds.
pavilion-tiles-wild = { $tiles } and { $wilds } wild

## Moves the rules forbid

error-illegal-place-expected = { $move }: now place a tile or pass ({ $rule })
error-illegal-bonus-expected = { $move }: first pick from the supply, { $owed ->
    [one] { $owed } tile is owed
   *[other] { $owed } tiles are owed
} ({ $rule })
error-illegal-keep-expected = { $move }: first choose { $owed ->
    [one] { $owed } more tile
   *[other] { $owed } more tiles
} to keep ({ $rule })
error-illegal-wild-not-alone = { $move }: { colour-name } is wild, it can be chosen only where nothing else lies ({ $rule })
error-illegal-space-covered = { $move }: space { $space } of { pavilion-star } is covered ({ $rule })
error-illegal-space-colour = { $move }: space { $space } of { pavilion-star } takes only { colour-name } ({ $rule })
error-illegal-star-colour = { $move }: { pavilion-star } cannot take { colour-name } any more ({ $rule })
error-illegal-no-such-tile = { $move }: one tile must really be { colour-name }, and you have none ({ $rule })
error-illegal-too-dear = { $move }: it costs { $number } and you can pay { $own } ({ $rule })
error-illegal-wild-count = { $move }: { $most ->
    [0] no wild can be used here
   *[other] from { $least } to { $most } wilds can be used here
} ({ $rule })
error-illegal-pick-not-there = { $move }: there is no { tile-one } to pick ({ $rule })
error-illegal-pick-order = { $move }: tiles are picked in the order P G O Y B R, and { $owed ->
    [one] { $owed } is
   *[other] { $owed } are
} still to come ({ $rule })

## Texts that cannot be read

error-notation-move-summer-pavilion = "{ $text }" is no move; moves look like 2P (display 2, purple), 3.5R (star 3, space 5, red), 3.5R+2 (two of it wild), pass, +R (a bonus tile) or =R (a tile to keep)
error-notation-token = the token must be in one place: * in the centre, or t at one player

## Positions that cannot be

position-supply-full = the supply holds { $count } tiles (Summer Pavilion 4.1)
position-corners-full = player { $player }: { $count } tiles in 4 corners (Summer Pavilion 4.10)
position-star-print = player { $player }: { colour-name } lies on { pavilion-space }, which is printed in another colour (Summer Pavilion 4.7)
position-star-colours = player { $player }: no such colours can come together on { pavilion-star } (Summer Pavilion 4.7, 5.2)
position-to-move-refill = whose turn it is: nobody’s between two rounds and after the end, and somebody’s otherwise (to_move; the phase is { $phase })
position-token-starter = who has the token starts the placing (Summer Pavilion 4.4)
position-wild = { colour-name } is not wild in round { $round } (Summer Pavilion 4.1)
position-lowest = tiles are chosen colour by colour in the phases bonus and keep alone (lowest; the phase is { $phase })
position-owed = { $count } bonus tiles are to be picked, but here it can be { $most } at most, and 0 only where nothing is picked (owed; Summer Pavilion 4.9, 4.10)
position-not-over-yet = the game is said to be over, but this is only round { $round } (Summer Pavilion 4.2)
position-passed-hand = player { $player } has passed, yet has tiles in the hand (Summer Pavilion 4.10)
position-corners = player { $player } has tiles in the corners, where there can be none now (Summer Pavilion 4.10, 4.11)
position-passed = player { $player } cannot have passed now (Summer Pavilion 4.5)
position-not-passed = the game is said to be over, but player { $player } has not passed (Summer Pavilion 4.5)
position-refill = a deal comes next, but this is not what supply and displays look like while they are filled in order (Summer Pavilion 4.9, 4.11)
position-token-deal = between two rounds the token lies in the centre (Summer Pavilion 4.11)
position-no-choice-place = tiles are to be placed, but player { $player } can only pass (Summer Pavilion 4.5)
position-no-choice-pick = player { $player } has no choice of tiles to pick (Summer Pavilion 10)
