### The words of a picture of the table: its few labels, and the description for those who do not see it.

## Labels

picture-player = Player { $seat }
picture-wins = { $player } wins
picture-shared = { $players } share the victory
picture-to-move = to move
picture-started = started the round
picture-winner = winner
picture-bonuses = row +{ $row } · column +{ $column } · colour +{ $colour }

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
