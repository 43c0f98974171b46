### The words of a picture of the table: its few labels, and the description for those who do not see it.

## Labels

picture-player = Player { $seat }
picture-wins = { $player } wins
picture-shared = { $players } share the victory
picture-to-move = to move
picture-started = started the round
picture-winner = winner
picture-bonuses = row +{ $row } · column +{ $column } · colour +{ $colour }

# Summer Pavilion
picture-round = Round { $round } of { $rounds }
picture-turn = { $phase ->
    [place] { $player } places a tile or passes
    [bonus] { $player } picks { $owed ->
        [one] a bonus tile
       *[other] { $owed } bonus tiles
    }
    [keep] { $player } chooses { $owed ->
        [one] one more tile
       *[other] { $owed } tiles
    } to keep
   *[take] { $player } takes tiles
}
picture-passed = passed
picture-goals = goals +{ $points }
picture-goals-title = Goals
picture-wild-title = Wild colour
picture-wild = { colour-name } stands for any colour

## Description

picture-display = Display { $display }: { $tiles }.
picture-centre = Centre: { $tiles }.
picture-score = { $player }: { $points }.
picture-line = Line { $line }: { $tiles }.
picture-row = Row { $row } of the wall: { $tiles }.
picture-space = { tile-name } in column { $column }
picture-floor = Floor: { $tiles }.
picture-marker-beside = The starting-player marker lies beside the board.
picture-bag = Bag: { $tiles }.
picture-lid = Lid: { $tiles }.

# Summer Pavilion
picture-supply = Supply: { $tiles }.
picture-has-passed = Has passed.
picture-has-token = Has the start-player token.
picture-hand = Hand: { $tiles }.
picture-corners = Corners: { $tiles }.
picture-star = { $star ->
    [0] Centre star
   *[other] Star { $star }
}: { $tiles }.
picture-star-space = { tile-name } on { $space }
picture-surrounded = Surrounded: { $structures }.
picture-structures = { $structure ->
    [pillar] { $count ->
        [one] { $count } pillar
       *[other] { $count } pillars
    }
    [statue] { $count ->
        [one] { $count } statue
       *[other] { $count } statues
    }
    [window] { $count ->
        [one] { $count } window
       *[other] { $count } windows
    }
   *[fountain] { $count ->
        [one] { $count } fountain
       *[other] { $count } fountains
    }
}
picture-tower = Tower: { $tiles }.
