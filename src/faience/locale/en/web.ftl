### The words of the page in the browser.
###
### Those that it shares with the rest stand in tiles, azul, pavilion, picture and players.

## The first page

web-welcome = Lay tiles with friends, or against a bot
web-game = Game
web-level = Opponent:
web-level-number = { $level }: { level-name }
web-play = Play
web-more = More: { $summary }
web-board = Board
web-bots = Bots
web-players = Players
web-name = Your name
web-guest = Guest
web-other-ways = Other ways to play
web-friends = Play with friends
web-friends-next = { $game }: the next page has the link for your friends.
web-time = Time to think
web-time-name = { $time ->
    [none] As long as you like
    [day] A day for each move
   *[other] { $minutes } minutes each, { $increment } s more for each move
}
web-public = Anybody may join
web-open-table = Open the table
web-one-screen = On one screen
web-way = { $way ->
    [friends] { web-friends }
    [one-screen] { web-one-screen }
    [puzzles] Puzzles
    [review] Review a game
    [analysis] Analysis
   *[learn] Learn
}
web-way-about = { $way ->
    [friends] A link and a code bring them to the table
    [one-screen] Pass the device round
    [puzzles] Find the best move
    [review] Chances, mistakes, luck and skill
    [analysis] Any position, with the best moves
   *[learn] A first round, step by step
}
web-continue = Continue
web-ended = Finished
web-ended-result = { $result ->
    [won] won
    [shared] shared
   *[lost] lost
}
web-list-all = Show all { $count }
web-lobby = Open tables
web-watch = Watch a game
web-your-turn-short = your turn
web-not-loaded = This page could not be loaded.
web-load-again = Load again
web-home = Home
web-no-table = This table cannot be opened

## The waiting room

web-open-seat = Open seat
web-host = host
web-sit = Sit here
web-add-bot = Add a bot
web-remove = Free the seat
web-start = Start
web-invite = Invite your friends
web-copy-link = Copy the link
web-copied = Copied
web-qr = The link as a code for a camera
web-waiting-for-players = Waiting for players

## The bar at the top

web-round = Round { $round }
web-round-of = Round { $round } of { $rounds }
web-menu = Menu
web-help = Help
web-sound = Sound
web-theme = Light or dark
web-settings = Settings
web-close = Close
web-undo = Take back

## What is expected

web-wait = One moment…
web-wait-long = The first time after an update everything is made ready, which can take a minute.
web-connecting = Coming to the table…
web-connection-lost = The connection is lost. Trying again…
web-sending = Your move is being sent…
web-lost = The connection is lost
web-sent-later = Your move will be sent when the connection is back.
web-sent-away = You are no longer at this table.
web-looking-back = This is how it was.
web-back-to-now = Back to now
web-now = Now
web-before = The moment before
web-after = The moment after
web-moment = Step { $step } of { $of }
web-last-round = { $sure ->
    [yes] Last round
   *[no] Last round?
}
web-last-round-why = { $sure ->
    [yes] { $count ->
        [one] { $players } completes a row
       *[other] { $players } complete a row
    }
   *[no] { $players } can complete a row
}
web-watching = You are watching
web-aborted = The game was broken off.
web-paused = The game is paused.
web-dealing = Tiles are being dealt
web-moving = Tiles are on their way…
web-bot-thinks = { $player } is thinking…
web-bot-thinks-long = { $player } is getting ready: the first time, that can take a minute.
web-turn-of = It is { $player }’s turn.
web-turn = { $player ->
    [none] Your turn
   *[other] { $player }, your turn
}
web-your-turn = { $phase ->
    [keep] { web-turn }: how many jokers stay?
    [tile] { web-turn }: choose a column for the tile.
   *[take] { web-turn }: choose tiles of one colour.
}
web-choose-line = { $source ->
    [0] { $tiles } from the centre: choose a line.
   *[other] { $tiles } from display { $source }: choose a line.
}
web-take-these = { $source ->
    [0] { $tiles } from the centre
   *[other] { $tiles } from display { $source }
}
web-your-pavilion-turn = { $phase ->
    [place] { web-turn }: cover a space, or pass.
    [bonus] { web-turn }: pick { $owed ->
        [one] { $owed } bonus tile.
       *[other] { $owed } bonus tiles.
    }
    [keep] { web-turn }: choose { $owed ->
        [one] { $owed } tile
       *[other] { $owed } tiles
    } to keep.
   *[take] { web-turn }: choose tiles of one colour.
}
web-your-yes = Play this move?
web-choose-payment = How will you pay?
web-your-move = Your move

## Tiles and targets

web-market = Market
web-display = Display { $display }
web-take = { $source ->
    [0] { $tiles }, centre
   *[other] { $tiles }, display { $source }
}
web-heap = { count-tiles }: { $tiles }.
web-left = Tiles left
web-left-colour = Colour
web-left-chance = Chance
web-left-all = Total
web-left-about = { $bag ->
    [0] The bag is empty: the { $place ->
        [lid] lid
       *[tower] tower
    } is poured into it before the next tile is drawn.
   *[other] Chance: that the next tile drawn from the bag has this colour.
}
web-look-closer = Look closer. { $tiles }
web-line-target = Line { $line }, { $tiles }: { $outcome }
web-floor-target = Floor: { $outcome }
web-column = Column { $column }: +{ $points }
web-plus = +{ $points }
web-later = +{ $points } at round end
web-filled = { $have } of { $of }
web-have = { $have } of { $of } filled
# What goes to the floor; $marker says whether the starting-player marker does, too.
web-falls = { $marker ->
    [yes] { $count ->
        [0] marker
       *[other] marker and { $count } fall
    }
   *[no] { $count ->
        [one] { $count } falls
       *[other] { $count } fall
    }
}{ $points ->
    [0] , at no cost
   *[other] : −{ $points }
}
web-nothing-falls = nothing falls
web-to-line = { $line ->
    [floor] { $tiles } to the floor
   *[other] { $tiles } to line { $line }
}
web-with-jokers = With jokers
web-without-jokers = Without
web-how-many-jokers = How many jokers stay in the line?
web-space = { $star ->
    [0] Centre star
   *[other] Star { $star }
}, space { $space }, costs { $cost }: { $outcome }
web-pay = Pay { $tiles }: { $outcome }
web-points-now = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
web-bonus-tiles = { $count ->
    [one] { $count } bonus tile
   *[other] { $count } bonus tiles
}
web-take-yes = Take { $tiles }
web-pass = Pass
web-place = Place tiles
web-cancel = Cancel
web-send-now = At once
web-not-yet = Undo
web-countdown = The move is made in 3 seconds. Escape takes it back, Enter makes it at once.
web-really = { $what }: really?
web-yes = Yes
web-no = No

## Players

web-bot = bot, level { $level }
web-stand-in = a bot of level { $level } stands in
web-thinking = thinking…
web-away = away
web-clock = Time left
web-timed-out = no time left
web-time-up = Your time is up: a bot plays on for you, and cannot win.
web-days = { $days } d { $hours } h
web-time-short = { $player }: { $seconds } seconds left
web-open-board = The board of { $player }
web-hand = { $count } in hand

## Summer Pavilion

web-bonus = bonus tiles
web-pick = { $count ->
    [one] pick { $count } tile
   *[other] pick { $count } tiles
}
web-tiles-more = { $count ->
    [one] +{ $count } tile
   *[other] +{ $count } tiles
}
web-wild = Wild colour
web-wild-about = { colour-name } replaces any colour
web-goals-about = complete at the end
web-star-goal = { $colour ->
    [many] a star of many colours
   *[other] the star in { colour-name }
}
web-set-goal = a set of all structures
web-keep-four = keep up to 4 when you pass

## The log

web-log = Log
web-look-back = See how it was
web-told-last-round = will complete row { $row } of the wall: this is the last round
web-type = Type a move, such as { $move }
web-type-later = Type a move when it is your turn
web-said = says: { $text }
web-phrase = { $phrase ->
    [hello] Hello!
    [good-luck] Good luck!
    [well-played] Well played!
    [thanks] Thank you!
    [oops] Oops!
    [one-moment] One moment, please.
   *[goodbye] Goodbye!
}
web-told = { $what ->
    [undone] takes a move back
    [undo-asked] would like to take a move back
    [undo-refused] says no to taking back
    [handed-over] is replaced by a bot
    [taken-back] plays on
    [timed-out] has no time left
    [paused] pauses the game
   *[resumed] lets the game go on
}

## Between people

web-chat = Chat
web-chat-unread = Chat: new messages
web-say = Send
web-undo-asked = You asked to take your move back.
web-undo-wanted = { $player } would like to take a move back. All right?
web-command = { $command ->
    [undo] Take back
    [ask-undo] Ask to take back
    [pause] Pause
    [resume] Resume
    [leave] Leave the table
    [close] Close the table
   *[abort] Break off the game
}
web-replace = Let a bot play for { $player }
web-take-back = Play on as { $player }
web-commitment = The bag was sealed before the game ({ $commitment }…) and is opened at the end.

## The end

web-source = Points
web-points-from = { $source ->
    [wall] Tiles on the wall
    [floor] Floor
    [row] Rows
    [column] Columns
    [colour] Colours
    [start] At the start
    [token] Token
    [tiles] Tiles
    [discarded] Discarded
    [stars] Stars
    [numbers] Numbers
   *[sets] Sets
}
web-total = Total
web-by-time = { $count ->
    [0] Decided by the clock
   *[other] Decided by the clock: { $players } had no time left.
}
web-chart = Points after each round
web-again = Play again
web-next-game = Join the next game
web-next-waits = The next game is waiting for you.
web-show-result = The result
web-download-record = Save the record
web-copy-record = Copy the record
web-share = A link to this position
web-share-about = It leads to this table as it is now shown, at step { $step } of { $of }.
web-link = Link
web-send = Send
web-reach = { $reach ->
    [all] Anybody can open it and look on.
    [link] The table is private: whoever has this link can look on, but not play.
   *[players] The table is private: only those who sit at it can open the link.
}
web-fair = { $verdict ->
    [fair] The bag was fair: the secret that was sealed before the game foretells every seat and every tile.
    [secret] The bag was not fair: its secret is not the one that was sealed before the game.
    [seats] The bag was not fair: its secret foretells another order of the seats.
   *[deal] The bag was not fair: its secret foretells other tiles.
}

## Settings

web-language = Language
web-theme-name = { $theme ->
    [light] Light
    [dark] Dark
   *[auto] As the device
}
web-speed = Speed
web-speed-name = { $speed ->
    [slow] Slow
    [fast] Fast
    [none] No motion
   *[normal] Normal
}
web-confirm = Ask before each move
web-confirm-name = { $when ->
    [always] Always
    [never] Never
    [countdown] Wait 3 seconds instead
   *[touch] On touch screens
}

## Help

web-keys = Keys
web-key = { $key ->
    [digits] 1–9, 0
    [letters] B Y R K W …
    [lines] 1–5, F
    [arrows] Arrows
    [enter] Enter
    [escape] Esc
    [ask] H
    [hint] I
    [log] L
    [type] /
    [steps] ← →
    [errors] P N, ↑ ↓
    [ends] Home End
    [turn] T
    [back] Backspace
   *[help] ?
}
web-key-about = { $key ->
    [digits] a display, or the centre
    [letters] the colour to take
    [lines] the line, or the floor
    [arrows] to the next choice
    [enter] choose
    [escape] step back
    [hint] show a good move, against bots
    [ask] what something is
    [log] the whole log
    [type] type a move
    [steps] a step back or on
    [errors] to the previous or next mistake
    [ends] to the beginning or the end
    [turn] turn the table
    [back] take back a move
   *[help] this page
}
web-rules-azul-1 = Take all tiles of one colour from a display, and the rest of it goes to the centre; or take all tiles of one colour from the centre. The first to take from the centre also gets the marker, and starts the next round.
web-rules-azul-2 = Lay them on one of your five pattern lines: one colour on each, and none that the same row of your wall already has. What does not fit falls to the floor.
web-rules-azul-3 = When all tiles are taken, each full line sends one tile to the wall. It scores the tiles in line with it, across and down; alone it scores 1. Then the floor is charged.
web-rules-azul-4 = The game ends after the round in which somebody completes a row of the wall.
web-rules-azul-5 = Complete rows, columns and colours score a bonus at the end.
web-rules-summer-pavilion-1 = Six rounds; in each another colour is wild. Take all tiles of one colour from a display or from the centre, and one wild tile with them if there is one.
web-rules-summer-pavilion-2 = The first to take from the centre gets the token and loses a point for each tile taken.
web-rules-summer-pavilion-3 = When all are taken, cover spaces in turn. A space with a 4 costs four tiles of its colour; wild tiles may stand in for all but one. One tile is laid, the others go to the tower.
web-rules-summer-pavilion-4 = A tile scores 1, and 1 more for each tile of its star that it is connected with.
web-rules-summer-pavilion-5 = { $fountains ->
    [yes] Surround a pillar or a fountain, a statue or a window, and pick 1, 2 or 3 bonus tiles from the supply.
   *[no] Surround a pillar, a statue or a window, and pick 1, 2 or 3 bonus tiles from the supply.
}
web-rules-summer-pavilion-6 = Who passes keeps up to four tiles and loses a point for each other one. Complete stars, and all spaces of a number, score at the end.
