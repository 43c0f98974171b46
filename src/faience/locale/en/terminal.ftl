### The words of the terminal and the command line.

## The table

table-round = Round { $round }
table-turn = { $player } to move
table-column = { $player } chooses a column for line { $row }
table-jokers = { $player } chooses jokers for { $move }
table-double = ×2 counts double

## What a move would do

choice-source = { $source ->
    [0] centre: { $tiles }
   *[other] display { $source }: { $tiles }
}
choice-pick = { $source ->
    [0] take { $tiles } from the centre
   *[other] take { $tiles } from display { $source }
}
choice-line = { $state ->
    [complete] line { $line } complete
   *[part] line { $line }: { $held } of { $line }
}
choice-marker = the marker on your floor
choice-falls = { $count ->
    [one] { $count } falls
   *[other] { $count } fall
}
