### Analysis and review: grades, and the words of `faience review`.

## An analysis

chance-name = { $players ->
    [2] Chance to win
   *[other] Share of the victory
}

analysis-line = { $chance }, { $margin } points, { $line }{ $sure ->
    [exact] {" "}(solved)
   *[no] {""}
}{ $reason ->
    [none] {""}
   *[other] {" – "}{ $reason }
}

## Grades

grade-name = { $grade ->
    [best] best
    [good] good
    [inaccuracy] inaccuracy
    [mistake] mistake
    [blunder] blunder
   *[other] no choice
}
grade-count = { $grade ->
    [best] { $count } best
    [good] { $count } good
    [inaccuracy] { $count ->
        [one] { $count } inaccuracy
       *[other] { $count } inaccuracies
    }
    [mistake] { $count ->
        [one] { $count } mistake
       *[other] { $count } mistakes
    }
   *[blunder] { $count ->
        [one] { $count } blunder
       *[other] { $count } blunders
    }
}

## The review

review-title = { $game }: { $players }
review-heading = { $game }, { $board }, { $date }
review-player = player
review-accuracy = accuracy
review-luck = luck
review-play = play
review-remainder = hindsight
review-start = start
review-end = end
review-so-far = so far
review-cost = { $whose ->
    [you] Your
   *[other] { $player }’s
} { $count ->
    [one] one choice gave away { $loss }
   *[other] { $count } choices gave away { $loss } each
}; { $rivals ->
    [you] yours
    [many] those of the others
   *[one] { $rival }’s
} { $theirs }.
review-points-lost = All errors together cost { $points } points of expected lead.
review-score = score
review-best = best
review-good = good
review-inaccuracy = inaccurate
review-mistake = mistakes
review-blunder = blunders
review-note = { $players ->
    [2] Luck is what the deals gave, against the average of the same bag; play is what everybody’s moves changed; hindsight is what only a later look saw.
   *[other] Luck is what the deals gave, against the average of the same bag; play is what everybody’s moves made of it.
}
review-curve = { chance-name }: { $player }
review-curve-deal = Round { $round }
review-errors = Mistakes
review-no-errors = No inaccuracy, no mistake, no blunder.
review-turning = Turning points
review-none-turning = No move and no deal changed anybody’s chance by 5% or more.
review-error = { $number }. { $player }: { $move }, { $grade } ({ $change })
review-better = better { $move }
review-deal = Round { $round }, deal: { $changes }
review-change = { $player } { $change }
review-by-move = { $number }. { $player }: { $move } ({ $changes })
review-lead = lead
review-points = Where the points came from
review-points-source = { $source ->
    [start] at the start
    [wall] wall
    [floor] floor
    [row] rows
    [column] columns
    [colour] colours
    [token] token
    [tiles] tiles laid
    [discarded] discarded
    [stars] stars
    [numbers] numbers
    [others] kept from others
   *[sets] sets
}
review-best-points = In brackets: without the worst error of a player in each round. For that, the round was played out after the best move, and after the one that was made. Kept from others is what the others would have had less.
review-all-moves = All moves
review-move = move
review-chance = chance
review-lost = lost
review-grade = grade
review-best-move = best move
review-solved = solved
review-partial = So far: { $done } of { $total } steps are reviewed.
review-winners = { $count ->
    [one] { $players } wins
   *[other] { $players } share the victory
}
review-outcome = { $how ->
    [won] { review-winners }
    [time] { review-winners }: time ran out for { $late }
    [aborted] The game was broken off
   *[open] The record ends here; the game goes on
}
review-made = Made by Faience; { $budget } for a first look at each position.
review-nodes = { $nodes } positions
review-seconds = { $seconds } s
review-written = The review is in { $file }.

## Reviews that cannot be made

error-review-unreadable = { $file } is no review, or one of another version of Faience
error-review-other = this review is of another game, or was made with another budget
error-review-no-moves = there is nothing to review: no move was made

## The command line

cli-review = Review a game: the chances to win on its way, the mistakes and what was better, luck and skill of each player.
cli-review-more = FILE holds a game record, finished or not. Each position is looked at by itself, doubtful moves twice; Ctrl-C shows what is done by then.
cli-review-file = The record to review; - is standard input.
cli-review-html = Write the review as a page that needs nothing else to this file.
cli-review-json = Print the review as JSON.
cli-review-time = Time for a first look at each position, like 500ms.
cli-review-nodes = How many positions a first look at each position may see, instead of a time: equal numbers give equal reviews.
cli-review-resume = Go on from a review that was printed as JSON before it was complete.
cli-review-threads = How many positions at once; otherwise as many as there are cores.
cli-example-review = chances, mistakes, luck and skill
cli-example-review-page = the same as a page with boards
cli-example-review-quick = a first impression
