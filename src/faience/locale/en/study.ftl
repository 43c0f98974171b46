### The words of the review page and of the analysis board.

study-table = The table
study-player = Player { $number }

## The review page

study-review = Review
study-no-review = This review cannot be opened
study-progress = { $status ->
    [waiting] Waiting its turn: { $done } of { $total } steps reviewed.
    [running] Reviewing: { $done } of { $total } steps.
    [stopped] Stopped after { $done } of { $total } steps.
   *[failed] The review could not be finished.
}
study-command = { $command ->
    [stop] Stop
   *[resume] Go on
}
study-step = Step
study-first = To the beginning
study-last = To the end
study-key-home = Home
study-key-end = End
study-error-before = Previous mistake
study-error-after = Next mistake
study-no-error = { $side ->
    [before] No mistake before this
   *[after] No mistake after this
}{ $status ->
    [done] {""}.
   *[running] {""} so far.
}
study-turn = Turn the table
study-more = More of the review
study-players = Players
study-verdict = This step
study-deal = { $what ->
    [round] deal of round { $round }
   *[refill] the supply is filled up
}
study-luck-about = What these tiles changed of the { $players ->
        [2] chances to win
       *[other] shares of the victory
    }, against what the same bag gives on average.
study-margin = expected lead { $points }
study-margin-about = Points by which this player is expected to lead the best other one at the end, after this move
study-exact-about = Everything to the end of the round was looked at.
study-better = Better:
study-equal = As good:
study-fault = What was wrong:
study-line = How it would have gone on
study-made-line = After the move made:
study-line-move = { $player }: { $words }
study-sure = sure of
study-sure-about = The share of the victory if all others played against whoever moves: that is how far a search can be sure. The curve weighs what each player was sure of against the others.
study-not-yet = This move has not been reviewed yet.
study-made = Made
study-with-best = Without the worst error of each round
study-points-lost = All errors together cost this player { $count ->
        [one] { $points } point
       *[other] { $points } points
    } of expected lead. Where better play takes points from others, one’s own can be fewer.
study-try = Try it yourself
study-analyse = Analyse
study-review-game = Review
study-from = A game to review
study-review-paste = Paste the record of a game, finished or not, or choose its file.
study-start-review = Review this game

## The analysis board

study-analysis = Analysis
study-changed = position changed by hand
study-engine = Best moves
study-engine-on = Show
study-engine-about = { chance-name } of whoever moves, and the expected lead at the end. A press plays the move.
study-thinking = Looking…
study-depth = { $depth ->
    [one] Looked { $depth } move ahead.
   *[other] Looked { $depth } moves ahead.
}
study-deal-next = Tiles are drawn next.
study-no-moves = There is nothing to choose here.
study-new = A new game
study-jokers = With jokers
study-deal-new = Deal
study-set-up = Set up by hand
study-paste = Paste
study-paste-text = Record or position
study-paste-about = A game record, a position on one line or as JSON, or the link of an analysis.
study-paste-mend = Your text is still here: mend it, or set the table up by hand. “Copy the position” gives a text that can be opened here.
study-paste-more = { $count ->
    [one] and { $count } thing more
   *[other] and { $count } things more
}
study-file = From a file
study-open = Open
study-play-here = Play from here
study-edit = Edit the position
study-other = Another position
study-review-this = Review this game
study-copy-position = Copy the position

## The editor

study-palette = Tiles to put
study-palette-about = Choose a tile, then press places to put it or take it away. Figures say how many are left for the bag.
study-brush = { tile-name }, { $count } left
study-eraser = Take away
study-facts = The round
study-round = Round
study-range = from { $least } to { $most }
study-phase = What comes next
study-phase-name = { $phase ->
    [deal] a deal
    [take] take tiles
    [place] place tiles
    [bonus] pick bonus tiles
    [keep] choose what to keep
    [tile] choose a column
   *[other] { $phase }
}
study-to-move = To move
study-starter = Starting player
study-bag = { $count ->
    [one] { $count } tile goes into the bag: { $tiles }.
   *[other] { $count } tiles go into the bag: { $tiles }.
}
study-aside = { $heap ->
    [lid] In the lid: { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
   *[tower] In the tower: { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
}
study-deal-here = Deal anew
study-deal-here-about = Fill the displays from the bag
study-clear = Empty the displays
study-fill = Put tiles on the displays, or deal them.
study-name = Name of player { $number }
study-points = Points
study-slot = { $where }: { $tile ->
    [none] empty
   *[other] { tile-name }
}
study-where-line = Line { $line }, place { $place }
study-where-wall = Wall, row { $row }, column { $column }
study-where-floor = Floor, place { $place }
study-where-space = { $star ->
    [0] Centre star, space { $space }
   *[other] Star { $star }, space { $space }
}
study-less = { $where }: one { tile-name } less
study-one-more = { $where }: one { tile-name } more ({ $count } there)
study-check = Is it possible?
study-wrong = { $count ->
    [one] This cannot be:
   *[other] { $count } things cannot be:
}
study-right = This position is possible.
study-use = Use this position
