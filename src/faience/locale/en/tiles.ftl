### The words both games share: tiles, counts, the market.
###
### Values are the names of the JSON: $tile and $colour are blue, yellow, red in both games, black and white in Azul,
### purple, green and orange in Summer Pavilion; a tile is also a joker in Azul. $source is 0 for the centre or the
### number of a display.

## Tiles

colour-name = { $colour ->
    [blue] blue
    [yellow] yellow
    [red] red
    [black] black
    [white] white
    [purple] purple
    [green] green
    [orange] orange
   *[other] { $colour }
}
tile-name = { $tile ->
    [blue] blue
    [yellow] yellow
    [red] red
    [black] black
    [white] white
    [purple] purple
    [green] green
    [orange] orange
    [joker] joker
   *[other] { $tile }
}
# After "no" and "one".
tile-one = { $tile ->
    [blue] blue tile
    [yellow] yellow tile
    [red] red tile
    [black] black tile
    [white] white tile
    [purple] purple tile
    [green] green tile
    [orange] orange tile
   *[joker] joker
}
tile-count = { $tile ->
    [blue] { $count } blue
    [yellow] { $count } yellow
    [red] { $count } red
    [black] { $count } black
    [white] { $count } white
    [purple] { $count } purple
    [green] { $count } green
    [orange] { $count } orange
   *[joker] { $count ->
        [one] { $count } joker
       *[other] { $count } jokers
    }
}
tile-motif = { $tile ->
    [blue] wave
    [yellow] sun
    [red] carnation
    [black] moon
    [white] diamond
    [purple] grapes
    [green] sprig
    [orange] shell
   *[joker] pinwheel
}
tiles-none = nothing
list-and = { $before } and { $last }
list-or = { $before } or { $last }
count-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
count-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Places

source = { $source ->
    [0] the centre
   *[other] display { $source }
}
place-centre = Centre
place-bag = Bag

## Events, as a log tells them after the player's name

event-dealt = Round { $round }: { $starter } starts.
event-poured = { $count ->
    [one] The bag was empty: { $count } discarded tile was poured into it.
   *[other] The bag was empty: { $count } discarded tiles were poured into it.
}
event-took = { $source ->
    [0] takes { $tiles } from the centre
   *[other] takes { $tiles } from display { $source }
}
