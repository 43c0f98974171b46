### The words of a picture of the table: its few labels, and the description for those who do not see it.

## Labels

picture-player = Player { $seat }
picture-title = { $title }: { $round }, { $status }
picture-wins = { $player } wins
picture-shared = { $players } share the victory
picture-to-move = to move
picture-started = started the round
picture-winner = winner
picture-bonuses = row +{ $row } · column +{ $column } · colour +{ $colour }

# Summer Pavilion
picture-goals = goals +{ $points }
picture-goals-title = Goals

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
picture-wild = The wild colour is { colour-name }.
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
