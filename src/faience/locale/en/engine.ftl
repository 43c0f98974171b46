### The engine protocol: what is wrong with a program that plays, and the words of `faience engine`.
###
### $player is the command of the program, $last the last line of its stderr; "none" stands for what there is not.

error-player-start = { $player } cannot be started: { $problem }
error-player-died = { $exit ->
    [none] { $player } closed its output
   *[other] { $player } ended with exit code { $exit }
}{ $last ->
    [none] {""}
   *[other] : { $last }
}
error-player-silent = { $wanted ->
    [hello] { $player } did not say hello within { $seconds } s
   *[move] { $player } did not answer within { $seconds } s
}{ $last ->
    [none] {""}
   *[other] : { $last }
}
error-player-rubbish = { $player } wrote what is no message: { $line }
error-player-illegal = { $player } answered { $move }: { $problem }
error-player-error = { $player } gave up: { $problem }
error-player-protocol = { $player } speaks version { $given } of the protocol instead of { $known }
error-player-game = { $player } does not play { $game }, only { $known }
error-setup-command = "{ $given }" is no command: { $reason ->
    [quotes] a quotation mark is missing
    [empty] there is no program in it
   *[missing] there is no such program
}
error-engine-no-game = the player can choose a move in no game: { $problem }

## What an engine answers

engine-not-a-message = not a JSON object with a "type": { $line }
engine-no-id = a "go" needs an "id", a whole number
engine-no-position = a "go" needs a "position"
engine-position = this is no position: { $problem }
engine-nobody-to-move = nobody is to move in this position
engine-budget = { $key ->
    [time] "{ $key }" must be a number above 0, not { $given }
   *[other] "{ $key }" must be a whole number above 0, not { $given }
}
engine-failed = the player failed: { $problem }

## The command line

cli-engine = Speak the engine protocol on standard input and output, for programs that want to play with ours.
cli-engine-more = The protocol is in docs/protocol.md: one JSON object a line.
cli-engine-player = Who answers: search, greedy, random, or another player.
cli-engine-threads = How many threads a player that searches may use.
cli-engine-seed = Play the same way each time, as far as the player can.
cli-example-engine = our strongest player, on two cores, for another program to ask
cli-example-engine-bot = you against a program of your own that speaks the protocol
