### Tables of the server: what they refuse, and the check of their bags. Seats count from 1 here.

## Who may do what

error-refused-entry = this table is not open to everybody: ask for a link
error-refused-guest = the browser must accept a cookie, by which the table knows you again
error-refused-host = only the host of the table can do that
error-refused-join = to take a seat here you need the link of the host
error-refused-not-yours = seat { $seat } is not yours
error-refused-program = a program can only make moves and take its seat back
error-refused-seat = only players at this table can do that
error-refused-token = this token opens no seat, or no longer does

## When

error-refused-begun = the game has begun
error-refused-not-begun = the game has not begun
error-refused-not-over = the game is not over
error-refused-over = the game is over
error-refused-paused = the game is paused
error-refused-stale = something has happened at the table since then; look again
error-refused-table-long = too much has happened at this table for that: play to the end, or open another table
error-refused-time = your time is up
error-refused-turn = it is not your turn

## Seats

error-refused-full = no seat is free
error-refused-name = a name has 1 to { $most } letters
error-refused-name-taken = somebody at this table is called { $name } already
error-refused-no-seat = there is no seat { $seat }: there are { $seats }
error-refused-only-bots = a game needs at least one player who is not a bot
error-refused-seated = you have a seat already
error-refused-seats-open = { $seats ->
    [one] { $seats } seat is still free
   *[other] { $seats } seats are still free
}
error-refused-taken = seat { $seat } is taken

## Absence

error-refused-grace = { $seconds ->
    [one] the player may still come back; ask again in { $seconds } second
   *[other] the player may still come back; ask again in { $seconds } seconds
}
error-refused-handed-over = a bot plays for you: take your seat back first
error-refused-no-player = nobody sits on seat { $seat } for whom a bot could play
error-refused-present = the player is here
error-refused-timed-out = the clock has run out for this seat; a bot plays on

## Undo and the end

error-refused-abort = everybody has made moves already: the game can be broken off only when all others have left
error-refused-undo-ask = others have moved since, or tiles were dealt: ask them
error-refused-undo-asked = somebody has already asked to take a move back
error-refused-undo-free = nobody needs to be asked: just take the move back
error-refused-undo-not-asked = nobody has asked to take a move back
error-refused-undo-nothing = there is no move of yours to take back
error-refused-undo-own = the others must answer that
error-refused-undo-policy = at this table no move is taken back
error-refused-undo-refused = the answer was no; you may ask again after the next move

## Chat

error-refused-say = either words or a phrase, please
error-refused-say-fast = not so fast: wait a few seconds
error-refused-say-full = enough has been said at this table
error-refused-say-long = at most { $most } letters at once

## Reviews, advice and puzzles

error-refused-analyst = nobody has time to look at this right now: please try again in a moment
error-refused-hint = hints are for your own turn, at tables where you alone play against bots
error-refused-no-puzzle = there is no such puzzle
error-refused-no-review = there is no such review
error-refused-resume = there is nothing to go on with: the review is finished or under way
error-refused-review = the game is reviewed when it is over
error-refused-review-long = games of more than { $most } steps are not reviewed
error-refused-review-of = only those who asked for the review can do that
error-refused-reviews = { $most ->
    [one] one game of yours is waiting for its review already
   *[other] { $most } games of yours are waiting for their reviews already
}

## Setting up a table

error-setup-clock = a clock needs seconds, and without a clock there are none
error-setup-position = game, board or options are not those of the position
error-setup-position-over = the game is over in this position
error-setup-position-seats = { $seats } seats, and a position for { $players } players
error-setup-record = either a record or a position, please
error-setup-seat-level = seat { $seat }: bots have a level, and nobody else has
error-setup-seat-name = seat { $seat }: how are you called?
error-setup-seat-names = two seats are called { $name }

## faience verify

error-verify-commitment = the secret does not match the commitment: the bag was exchanged
error-verify-deal = deal { $deal } does not come from the bag: { $found } was dealt, and { $foretold } was due
error-verify-order = the seats were not drawn as they should have been
error-verify-tag = the record has no tag { $tag }: only finished games of a server can be checked
error-verify-unreadable = the tags that the check needs cannot be read
verify-fair = { $deals ->
    [one] { $deals } deal checked: the bag was fair.
   *[other] { $deals } deals checked: the bag was fair.
}
cli-verify = Check that the tiles of a game on a server were dealt as its commitment foretold.
cli-verify-file = The record to check; - is standard input.
cli-verify-more = The record must have been saved after the end, when the secret is told. The page does the same check.
cli-example-verify = did the server deal fairly?
