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
reason-course = leads to { $own } by the end of the round, against { $theirs } for { $player }
reason-course-better = { $own ->
    [one] worth { $own } more point by the end of the round
   *[other] worth { $own } more points by the end of the round
}{ $effect ->
    [less] {""}, and { $player } gets { $theirs } fewer
    [more] {""}, though { $player } gets { $theirs } more, too
   *[same] {""}
}
reason-course-denies = { $theirs ->
    [one] costs { $player } { $theirs } point by the end of the round
   *[other] costs { $player } { $theirs } points by the end of the round
}
reason-course-trades = { reason-course-denies }, at the price of only { $own }
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
