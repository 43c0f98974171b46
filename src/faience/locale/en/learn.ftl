### The words of the lessons: a first round of each game, step by step.
###
### $turn says whose turn it is: "no" is the other player's. Replies tell what came of a move; they stand before the next step.

lesson = Lesson
lesson-progress = { $step } of { $steps }
lesson-next = Next
lesson-back = Back
lesson-end = Play on
lesson-leave = Leave the lesson
lesson-leave-question = Leave the lesson? The game goes on without it.
lesson-stay = Stay
lesson-choose = Learn
lesson-choose-about = A first round on a real table, step by step. About five minutes.
lesson-go-on = Go on with the lesson: step { $step } of { $steps }
lesson-rules = Read the rules
lesson-keys = Enter or → goes on, ← back, Esc leaves the lesson.

## Replies

lesson-reply-full = { $fell ->
    [0] Well chosen: line { $line } is full, and will send a tile to your wall.
    [one] Line { $line } is full, and will send a tile to your wall. One tile had no room and fell.
   *[other] Line { $line } is full, and will send a tile to your wall. { $fell } tiles had no room and fell.
}
lesson-reply-part = Line { $line } now has { $have } of { $of }. { $missing ->
    [one] One more tile of that colour fills it; it can wait for the next round.
   *[other] { $missing } more of that colour fill it; it can wait for the next round.
}
lesson-reply-floor = All of them fell to the floor. That is allowed, but it costs points.
lesson-reply-marker = The marker is yours.
lesson-reply-took = You have taken { $tiles }{ $wilds ->
    [0] {""}
   *[other] , one of them wild
}.{ $token ->
    [yes] {" "}The token is yours, for { count-lost }.
   *[no] {""}
}
count-lost = { $lost ->
    [one] { $lost } point
   *[other] { $lost } points
}
lesson-reply-placed = You paid { count-tiles } and scored { count-points }.{ $structure ->
    [none] {""}
   *[other] {" "}And a { pavilion-structure } is surrounded!
}

## Azul

lesson-azul-goal = Each player tiles a wall like this one. A tile scores when it comes to the wall; most points win. Let us play a round.
lesson-azul-market = In each round four tiles lie on each of these plates, the displays. A turn is simple: take all tiles of one colour from one display. The others on it slide to the centre.
lesson-azul-lines = The tiles you take go to one of your pattern lines. Each line has one colour, and only a full line will send a tile to the wall beside it.
lesson-azul-take = { $turn ->
    [no] { $player } begins. See what is taken; then it is your turn.
   *[yes] Your turn: choose a colour on a display. For instance: { $example }.
}
lesson-azul-lay = { $asked ->
    [yes] One more press, and the tiles lie there.
    [soon] In a moment the tiles lie there by themselves. Until then you may change your mind.
   *[no] The tiles are lifted. Now choose a line for them: pale tiles show where they will lie, and the labels what that brings.
}
lesson-azul-centre = What was left on the display went here, to the centre. You may take from the centre too, in the same way: all tiles of one colour.
lesson-azul-marker = The first to take from the centre also gets this marker. It lets them start the next round, but it falls to their floor, where it costs points like a tile.{ $holder ->
    [none] {""}
    [you] {" "}You have it now.
   *[other] {" "}{ $player } has it now.
}
lesson-azul-floor = Tiles that find no room in their line fall here, to the floor. Each costs what stands at its space. When no line can take your tiles, all of them fall.
lesson-azul-again = { $turn ->
    [no] { $player } is to move. Then it is your turn again.
   *[yes] Your turn again. Try to fill a line exactly. For instance: { $example }.
}
lesson-azul-rival = All lies open. A look at this board tells you which colours { $player } is after, and which may be left for you.
lesson-azul-finish = { $turn ->
    [no] { $player } is to move. The round goes on until all tiles are taken.
   *[yes] Go on until all tiles of the market are taken. Take care of what is left at the end: somebody has to take it.
}
lesson-azul-wall = The round is over. { $tiles ->
    [0] None of your lines was full, so nothing came to your wall yet. The tiles stay in their lines.
    [one] One of your lines was full: its tile has come to your wall and scored { count-points }. The rest of that line went to the lid.
   *[other] { $tiles } of your lines were full: a tile of each has come to your wall, for { count-points } in all. The rest of those lines went to the lid.
}
lesson-azul-neighbours = A tile that touches no other scores 1 point. Otherwise it scores all tiles in line with it, across and down, itself included. So lay tiles side by side.
lesson-azul-charged = Then the floor is charged and swept. { $lost ->
    [0] { $spaces ->
        [0] Nothing lay on yours.
       *[other] Yours would have cost you points, but a score never falls below 0.
    }
   *[other] Yours cost you { count-lost }. A score never falls below 0.
}
lesson-azul-next = The next round: the displays are full again. { $starter ->
    [you] You start it.
   *[other] { $player } starts it.
} Whoever had the marker is the first.
lesson-azul-end = The game ends after the round in which somebody completes a row across the wall. Then each complete row brings { $row } points more, each column { $column }, and each colour with all its five tiles { $colour }.
lesson-azul-done = Now you know the game. Should you forget what something is: { $touch ->
    [yes] choose “What is this?” in the bar or in the menu, and touch it.
   *[no] press H or this button, and point at it.
} Have fun!

## Summer Pavilion

lesson-summer-pavilion-goal = On your board lie seven stars of six spaces. First you take tiles, then you cover spaces with them. Tiles that touch each other on a star score together. After six rounds most points win.
lesson-summer-pavilion-wild = In each round another colour is wild; now it is { colour-name }. Wild tiles help to pay for every other colour.
lesson-summer-pavilion-market = Four tiles lie on each of these plates, the displays. In your turn you take all tiles of one colour from one display, and one wild tile too if there is any. The others slide to the centre.
lesson-summer-pavilion-take = { $turn ->
    [no] { $player } begins. See what is taken; then it is your turn.
   *[take] Your turn: choose a colour on a display. The wild colour itself, { colour-name }, can only be chosen where nothing else lies.
}
lesson-summer-pavilion-hold = The tiles are lifted, and your hand shows them already. Press the button to take them.
lesson-summer-pavilion-hand = Your tiles wait here, in your hand, until the market is empty. Many of one colour are worth more than one of each.
lesson-summer-pavilion-centre = From the centre tiles are taken in the same way. The first who does so gets the token as well: they will be the first to place and to start the next round, but lose a point for each tile they take.
lesson-summer-pavilion-finish = { $turn ->
    [no] { $player } is to move. All take tiles until the market is empty.
   *[take] Go on taking until the market is empty. What will you need? A space with a 3 will cost three tiles of its colour.
}
lesson-summer-pavilion-price = Now the tiles are laid. The number of a space is its price, in tiles of its colour: one of them covers the space, the others go to the tower. Wild tiles may stand in for all but the one that is laid.
lesson-summer-pavilion-place = { $turn ->
    [no] { $player } is to move. Then it is your turn.
    [paying] Choose how to pay: with how many wild tiles?
   *[place] Your turn: choose one of the dashed spaces. You can pay for all of these.
}
lesson-summer-pavilion-group = A tile scores 1 point, and 1 more for each tile that it is connected with on its star. The sixth tile of a star scores 6.
lesson-summer-pavilion-structures = Between the stars stand pillars, statues and windows. Cover all spaces round one of them, and you pick 1, 2 or 3 tiles from the supply. The dots show how many spaces are covered.
lesson-summer-pavilion-pass = { $turn ->
    [no] { $player } is to move. Players place in turn until they pass.
    [paying] Choose how to pay: with how many wild tiles?
    [bonus] Pick your bonus tiles from the supply. They go to your hand.
    [keep] Four tiles may stay for the next round. Choose which.
   *[place] Go on as long as you can and like, then pass. You may keep four tiles for the next round; each one more costs a point.
}
lesson-summer-pavilion-corners = You have passed. { $kept ->
    [0] No tile was left for these four corners.
   *[other] You keep { $tiles } here for the next round.
} { $lost ->
    [0] It cost you nothing.
   *[other] The tiles beyond four cost you { count-lost }.
}
lesson-summer-pavilion-wait = { $player } is still placing. When all have passed, the next round begins.
lesson-summer-pavilion-next = The next round: the displays are full again, kept tiles are back in the hand, and { colour-name } is wild.
lesson-summer-pavilion-goals = After the sixth round complete stars bring from { $least } to { $most } points, and covering every space 1, 2, 3 or 4 brings from { $first } to { $last }. Choose early what you are after.
lesson-summer-pavilion-done = { lesson-azul-done }
