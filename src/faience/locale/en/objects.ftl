### What the objects on the table are: for each a name, how it is now, and its rule.
###
### $board and $jokers say with what is played; $jokers is yes or no.

object-question = What is this?
object-hint = Point at anything on the table, or go through it with the arrows. Esc ends.
object-hint-touch = Touch anything on the table.
object-previous = Previous
object-following = Next
object-more = All the rules
object-rule = { $game } { $rule }
objects = What lies on the table

## Both games

object-display = Display { $number }
object-display-any = Display
object-display-rule = { $game ->
    [azul] Four tiles are dealt onto it in each round. In your turn choose one display, or the centre, and take all tiles of one colour; the others on the display slide to the centre.{ $jokers ->
        [yes] {" "}Jokers that lie there may be taken with a colour, or alone, but only all of them.
       *[no] {""}
    }
   *[summer-pavilion] Four tiles are dealt onto it in each round. In your turn choose one display, or the centre, and take all tiles of one colour, and one wild tile if there is any. The others on the display slide to the centre.
}
object-centre = Centre
object-centre-rule = { $game ->
    [azul] What is left on a display goes here. You may take all tiles of one colour from the centre, as from a display. The first who does so in a round also gets the starting-player marker.
   *[summer-pavilion] What is left on a display goes here. You may take from the centre as from a display. The first who does so in a round gets the start-player token, and loses a point for each tile taken.
}
object-bag = Bag
object-bag-rule = All tiles are drawn from the bag, at random. When it is empty, the tiles that were put away are poured back into it. It was sealed before the game: at the end everybody can check that nobody meddled with it.
object-score = Points
object-score-rule = { $game ->
    [azul] Each tile that comes to the wall scores at once; fallen tiles cost points at the end of a round, but a score never falls below 0. At the end rows, columns and colours add to it.
   *[summer-pavilion] You start with 5 points and never have less than 1. A tile scores the group that it belongs to on its star. The token and tiles that cannot be kept cost points. At the end stars and numbers add to it.
}
object-round = Round
object-round-rule = { $game ->
    [azul] In a round all tiles of the market are taken; then full lines go to the walls, and the floor is charged. The round in which somebody completes a row of the wall is the last.
   *[summer-pavilion] There are six rounds. In each, all take tiles until the market is empty, then all place tiles until everybody has passed. Each round has its own wild colour.
}
object-rival = { $player }
object-rival-any = Another player
object-rival-rule = All lies open: look here to see which colours another player wants, and what you would rather not leave to them.
object-turn = Whose turn
object-turn-rule = Here you read what is expected, and of whom. Turns go round clockwise.
object-clock = Clock
object-clock-rule = The time a player has left. It runs during their turn; when it is up, a bot plays on for them.
object-log = Log
object-log-rule = All that has happened, with the reason for every point, the newest first. Choose a line to see the table as it was then.
object-action = Your move
object-action-rule = Here you say yes to a move, or answer what else is asked: how to pay, how many jokers stay, whether to pass.

## Azul

object-marker = Starting-player marker
object-marker-now = { $where ->
    [centre] It lies in the centre.
   *[player] { $player } has it.
}
object-marker-rule = The first to take from the centre gets it and starts the next round. It takes the first free space of their floor, and costs what a tile would cost there.
object-lid = Lid
object-lid-rule = Tiles that are done with: the rest of lines that went to the wall, and what lay on the floors. They are poured back when the bag is empty.
object-line = Pattern line { $line }
object-line-any = Pattern line
object-line-now = { $have ->
    [0] { $missing ->
        [one] Empty; one tile fills it.
       *[other] Empty; { $missing } tiles fill it.
    }
   *[other] { $missing ->
        [0] Full: { $tiles }. At the end of the round it sends a tile to the wall.
        [one] { $have } of { $of }: { $tiles }. One is missing.
       *[other] { $have } of { $of }: { $tiles }. { $missing } are missing.
    }
}
object-line-rule = It takes tiles of one colour, and only one that its row of the wall does not have yet. What it has no room for falls to the floor. When it is full at the end of a round, one tile goes to the wall and the others to the lid. What is not full stays.{ $jokers ->
    [yes] {" "}Jokers go with any colour.
   *[no] {""}
}
object-wall = Wall, row { $row }, column { $column }
object-wall-any = Wall
object-wall-now = { $tile ->
    [none] { $colour ->
        [none] Free.
       *[other] Free, for { colour-name }.
    }
   *[other] Here lies { tile-name }.
}
object-wall-rule = { $board ->
    [coloured] A full line sends one tile to the space of its colour in the same row.
    [grey] A full line sends one tile to its row; you choose the column, but each colour only once in a column. If there is no such column, the whole line falls to the floor.
    [crystal-1] A full line sends one tile to its row; you choose the column, but each colour only once in a column. The printed spaces take only their colour, and count double. If no space can take the tile, the whole line falls to the floor.
   *[crystal-2] A full line sends one tile to its row; you choose the column, but each colour only once in a column. The printed spaces take only their colour. If no space can take the tile, the whole line falls to the floor.
} The tile scores all tiles in line with it, across and down; alone it scores 1.
object-floor = Floor
object-floor-now = { $have } of { $of } spaces are taken: { $tiles }.
object-floor-rule = Tiles that find no room fall here, from left to right, and the marker too. At the end of the round each taken space costs what stands at it; then the tiles go to the lid. Beyond the last space nothing is charged. You may also drop all tiles of a turn here.
object-joker = Joker
object-joker-rule = It stands for any colour. Take all jokers of a place with one colour or alone; lay them on any line that has room. A full line with a joker sends the joker to the wall, where it counts for rows and columns, but for no colour.
object-bonuses = Bonuses
object-bonuses-now = Row +{ $row }, column +{ $column }, colour +{ $colour }.
object-bonuses-rule = At the end of the game each complete row of your wall, each complete column, and each colour with all its five tiles brings this many points more. Among equals, the most complete rows win.

## Summer Pavilion

object-token = Start-player token
object-token-rule = The first to take from the centre gets it, and loses a point for each tile of that take. Its owner is the first to place, and the first to take in the next round.
object-tower = Tower
object-tower-rule = Tiles that are done with: those that were paid for spaces, and those that could not be kept. They are poured back when the bag is empty.
object-wild = Wild colour
object-wild-now = In this round: { colour-name }.
object-wild-rule = Wild tiles stand in for any colour when you pay, but one tile must really have the colour that is laid. With each take you get one wild tile if any lies there. Nothing stands in for the wild colour itself. In the next round another colour is wild.
object-hand = Hand
object-hand-rule = Tiles that you have taken and not used yet. You pay with them when all tiles of the market are taken. Bonus tiles come here too.
object-corners = Corners
object-corners-rule = When you pass, you may keep up to four tiles here; each other one costs a point. In the next round they are back in your hand. After the sixth round nothing is kept.
object-space = { $star ->
    [0] Centre star, space { $space }
   *[other] Star { $star }, space { $space }
}
object-space-any = Stars and spaces
object-space-now = { $tile ->
    [none] { $colour ->
        [none] Free; costs { count-tiles }.
       *[other] Free, for { colour-name }; costs { count-tiles }.
    }
   *[other] Covered with { tile-name }.
}
object-space-rule = The number is the price: so many tiles of the colour, wild ones among them, but one of the colour itself, which is laid; the others go to the tower. The tile scores 1, and 1 more for each tile of this star that it is connected with. { $board ->
    [coloured] Outer stars take their colour; in the centre star all six colours are different.
    [monochrome] The second tile of a star decides: all of one colour, or all six different.
    [glazed-orange] Each space takes its colour.
   *[glazed-purple] Spaces of the centre star take their colour. Of the outer stars the second tile decides: all of one colour, or all six different.
}
object-structure-now = { $covered } of { $of } spaces around it are covered.
object-pillar = Pillar
object-pillar-rule = Cover the four spaces around it, two of an outer star and two of the centre star, and pick { $bonus ->
    [one] { $bonus } tile
   *[other] { $bonus } tiles
} of your choice from the supply at once.
object-statue = Statue
object-statue-rule = Cover the four spaces around it, two of each star beside it, and pick { $bonus ->
    [one] { $bonus } tile
   *[other] { $bonus } tiles
} of your choice from the supply at once.
object-window = Window
object-window-rule = Cover the two spaces beside it, the dearest of its star, and pick { $bonus ->
    [one] { $bonus } tile
   *[other] { $bonus } tiles
} of your choice from the supply at once.
object-fountain = Fountain
object-fountain-rule = Cover the four spaces around it, two of each star beside it, and pick { $bonus ->
    [one] { $bonus } tile
   *[other] { $bonus } tiles
} of your choice from the supply at once.
object-supply = Supply
object-supply-rule = Ten tiles to choose bonus tiles from, when you surround a pillar, a statue or a window. After the turn it is filled again from the bag.
object-goals = Goals
object-goals-rule = What is complete after the sixth round brings this many points more: each star, by its colour, and the numbers 1 to 4 if you have covered every space with that number.{ $board ->
    [glazed-orange] {" "}Each set of a pillar, a statue, a window and a fountain counts too.
    [glazed-purple] {" "}Each set of a pillar, a statue, a window and a fountain counts too.
   *[other] {""}
}
