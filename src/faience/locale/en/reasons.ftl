### Reasons, as parts of a sentence; the player who moves is not named

reason-joined = { $first }; { $more }
reason-end = { $result ->
    [won] wins the game, { $own } to { $others }
    [shared] shares the victory at { $own }
   *[lost] loses the game, { $own } to { $others }
}
reason-ahead = { $points ->
    [one] ends up about { $points } point better
   *[other] ends up about { $points } points better
}
reason-later = no quick gain, but nothing else turns out as well
reason-nothing = no quick gain
reason-only = the only move there is
reason-course = leads to { $own } by the end of the round, against { $theirs } for { $player }
reason-line = completes line { $line }: +{ $points } at the end of the round
reason-line-begun = builds up line { $line }: { $have } of { $of } tiles
reason-column = +{ $points } at once
reason-full-column = completes column { $column }: +{ $points } in the end
reason-colour = finishes { colour-name }: +{ $points } in the end
reason-row = { $ahead ->
    [ahead] completes row { $row } and ends the game while ahead by { $by }
    [behind] completes row { $row } and ends the game while behind by { $by }
   *[level] completes row { $row } and ends the game at level scores
}
reason-marker = takes the start-player marker and begins the next round
reason-falls = { $count ->
    [one] { $count } tile falls: −{ $lost }
   *[other] { $count } tiles fall: −{ $lost }
}
reason-denies = takes the { tile-name } that { $player } needs for line { $line } (+{ $points })
reason-leaves-floor = leaves { $player } only tiles that fall: −{ $lost } at least
reason-leaves = leaves { $player } { tile-name } for line { $line }: +{ $points }
reason-takes = gets { $count } tiles at once ({ tile-name })
reason-hand = { $points ->
    [one] makes the hand worth { $points } point more
   *[other] makes the hand worth { $points } points more
}
reason-wild = gets a wild tile
reason-next-wild = gets a tile that is wild in the next round
reason-token = { $lost ->
    [0] takes the start-player token at no cost
   *[other] takes the start-player token: −{ $lost }
}
reason-denies-hand = takes the { tile-name } that { $player } could use best (+{ $points })
reason-scores = +{ $points } at once
reason-structure = wins a { pavilion-structure }: { $count ->
    [one] { $count } tile to choose
   *[other] { $count } tiles to choose
}
reason-star = completes { $colour ->
    [many] { pavilion-star } in many colours
   *[other] { pavilion-star }
}: +{ $points } in the end
reason-numbers = covers every { $number }: +{ $points } in the end
reason-sets = completes a set of structures: +{ $points } in the end
reason-spends-wilds = { $count ->
    [one] spends { $count } wild tile
   *[other] spends { $count } wild tiles
}
reason-discards = loses { $lost } for tiles that cannot be kept
reason-keeps = { $count ->
    [one] keeps { $count } tile for the next round
   *[other] keeps { $count } tiles for the next round
}
reason-keeps-wilds = { $count ->
    [one] keeps { $count } wild for the next round
   *[other] keeps { $count } wilds for the next round
}

## Two ways to play a round compared; $form is rather if there is something instead, and alone if not

reason-goes-on = keeps the game going, which otherwise ends { $own } to { $others }
reason-part-line = { $tile ->
    [joker] line { $line } (+{ $points })
   *[other] line { $line } in { tile-name } (+{ $points })
}
reason-part-bonus = { $what ->
    [row] row { $index } (+{ $points } in the end)
    [column] column { $index } (+{ $points } in the end)
   *[colour] all of { colour-name } (+{ $points } in the end)
}
reason-lines = completes { $more } by the end of the round{ $form ->
    [rather] {""}, not { $less }
   *[alone] {""}
}
reason-line-scores = { $tile ->
    [joker] scores more for line { $line }
   *[other] scores more for line { $line } in { tile-name }
}: +{ $points } instead of +{ $than }
reason-line-scores-denied = holds { $player } to +{ $than } for line { $line } instead of +{ $points }
reason-line-scores-given = lets { $player } score +{ $points } for line { $line } instead of +{ $than }
reason-lines-denied = { $form ->
    [rather] leaves { $player } { $less } instead of { $more }
   *[alone] keeps { $player } from completing { $more }
}
reason-lines-given = { $form ->
    [rather] lets { $player } complete { $more } instead of { $less }
   *[alone] lets { $player } complete { $more }
}
reason-goals = { $form ->
    [rather] completes { $more }, not { $less }
   *[alone] completes { $more }
}
reason-goals-denied = { reason-lines-denied }
reason-goals-given = { reason-lines-given }
reason-floor-less = { $lost ->
    [0] loses nothing on the floor instead of { $than }
   *[other] loses { $lost } on the floor instead of { $than }
}
reason-floor-more = { $than ->
    [0] costs { $lost } on the floor by the end of the round
   *[other] costs { $lost } on the floor instead of { $than } by the end of the round
}
reason-floor-others = { $count ->
    [0] costs { $player } more on the floor: −{ $lost }
    [one] makes { $player } drop { $count } tile: −{ $lost }
   *[other] makes { $player } drop { $count } tiles: −{ $lost }
}{ $than ->
    [0] {""}
   *[other] {" "}instead of −{ $than }
}
reason-start = starts the next round
reason-near = ends the round with { $what }
reason-near-denied = keeps { $player } from having { $what } by the end of the round
reason-part-near = { $what ->
    [column] { $count } tiles in column { $index }
   *[colour] { $count } of the 5 { colour-name } tiles
}
reason-waiting = prepares { $what }
reason-waiting-denied = keeps { $player } from preparing { $what }
reason-part-waiting = { $tile ->
    [joker] line { $line }
   *[other] line { $line } in { tile-name }
} for the next round: { $count } of { $of } tiles
reason-part-line-begun = { reason-part-waiting }{ $points ->
    [0] {""}
    [1] {""}
   *[other] {""}, +{ $points } when complete
}
reason-space = makes { $tile ->
    [any] column { $column } of row { $row }
   *[other] { tile-name } in row { $row }
} worth +{ $points } later instead of +{ $than }
reason-structures = wins { $more } by the end of the round{ $form ->
    [rather] {""}, not { $less }
   *[alone] {""}
}
reason-structures-denied = { $form ->
    [rather] leaves { $player } { $less } instead of { $more }
   *[alone] keeps { $more } from { $player }
}
reason-structures-given = { $form ->
    [rather] lets { $player } win { $more } instead of { $less }
   *[alone] lets { $player } win { $more }
}
reason-part-structure = { $number ->
    [one] a { pavilion-structure } ({ count-tiles })
   *[other] { $number } { $structure ->
        [pillar] pillars
        [statue] statues
        [window] windows
       *[fountain] fountains
    } ({ count-tiles } each)
}
reason-part-star = { pavilion-star }
reason-part-goal-star = { pavilion-star } (+{ $points } in the end)
reason-part-goal-number = all the { $number }s (+{ $points } in the end)
reason-part-goal-sets = { $count ->
    [one] a set of structures
   *[other] { $count } sets of structures
} (+{ $points } in the end)
reason-part-near-star = { $count } of 6 tiles on { pavilion-star }
reason-part-near-number = all the { $number }s covered but one
reason-part-near-structure = a { pavilion-structure } that lacks one tile
reason-tiles = { $form ->
    [one] scores +{ $points } on { $what } by the end of the round{ $than ->
        [0] {""}
       *[other] {" "}instead of +{ $than }
    }
   *[most] scores +{ $points } for tiles by the end of the round{ $than ->
        [0] {""}
       *[other] {" "}instead of +{ $than }
    }, most of all on { $what } ({ reason-tiles-there })
}
reason-tiles-there = +{ $here }{ $there ->
    [0] {""}
   *[other] {" "}instead of +{ $there }
}
reason-tiles-denied = { $than ->
    [0] keeps { $player } from scoring +{ $points } { reason-tiles-where }
   *[other] holds { $player } to +{ $than } instead of +{ $points } { reason-tiles-where }
}
reason-tiles-where = { $form ->
    [one] on { $what }
   *[most] for tiles, most of all on { $what }
}
reason-tiles-given = lets { $player } score +{ $points }{ $than ->
    [0] {""}
   *[other] {" "}instead of +{ $than }
} { reason-tiles-where }
reason-token-less = { $lost ->
    [0] avoids the start-player token, which costs { $than } otherwise
   *[other] pays { $lost } for the start-player token instead of { $than }
}
reason-token-more = { $than ->
    [0] leads to taking the start-player token: −{ $lost }
   *[other] leads to taking the start-player token: −{ $lost } instead of −{ $than }
}
reason-token-others = leaves the start-player token to { $player }: −{ $lost }{ $than ->
    [0] {""}
   *[other] {" "}instead of −{ $than }
}
reason-discarded-less = { $lost ->
    [0] loses nothing for tiles left over instead of { $than }
   *[other] loses { $lost } for tiles left over instead of { $than }
}
reason-discarded-more = loses { $lost } for tiles left over at the end of the round{ $than ->
    [0] {""}
   *[other] {" "}instead of { $than }
}
reason-discarded-others = leaves { $player } with tiles that cannot be kept: −{ $lost }{ $than ->
    [0] {""}
   *[other] {" "}instead of −{ $than }
}
reason-wilds = { reason-keeps-wilds }{ $than ->
    [0] {""}
   *[other] {" "}instead of { $than }
}
reason-kept = { reason-keeps }{ $than ->
    [0] {""}
   *[other] {" "}instead of { $than }
}
reason-all-in-all = { $points ->
    [one] all in all worth about { $points } point
   *[other] all in all worth about { $points } points
}
reason-close = the next best move is about as good
reason-long-run = { $points ->
    [one] worth about { $points } point in the long run
   *[other] worth about { $points } points in the long run
}
