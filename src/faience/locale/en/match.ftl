### Matches and tournaments: their result, their failures, and the words of `faience match` and `faience tournament`.

## The result

match-heading = { $game }, { $board }: { $players } players, { $games ->
    [one] { $games } game
   *[other] { $games } games
}, seed { $seed }
match-player = player
match-points = points
match-interval = 95%
match-expected = expected
match-results = won drawn lost
match-score = score
match-time = ms/move
match-percent = { $share }%
match-none = No game was finished.
match-elo = Elo difference { $difference } ({ $low } to { $high })
match-sprt = { $verdict ->
    [elo1] SPRT: the first player is stronger, by { $elo1 } Elo rather than { $elo0 } (LLR { $llr })
    [elo0] SPRT: the first player is not stronger by { $elo1 } Elo, rather by { $elo0 } (LLR { $llr })
   *[undecided] SPRT: undecided between { $elo0 } and { $elo1 } Elo (LLR { $llr })
}
match-failure = Game { $game }: { $words }
match-failures = { $count ->
    [one] and { $count } more like that (--json has them all)
   *[other] and { $count } more like that (--json has them all)
}
match-interrupted = Interrupted after { $games } of { $wanted } games.
match-goes-on = The same command goes on from { $file }.
match-rounded = { $games ->
    [one] { $games } game becomes { $wanted }: everybody sits everywhere equally often.
   *[other] { $games } games become { $wanted }: everybody sits everywhere equally often.
}

## Games that somebody lost by a failure

match-comment = game { $number } of a match, dealt from seed { $seed }
match-lost = { $player } lost: { $why }
match-void = nobody’s fault, and not counted: { $why }
failure-start = it could not be made: { $problem }
failure-crash = it crashed: { $problem } ({ $where })
failure-time = it thought for { $taken } s, and the limit is { $limit }
failure-hung = it did not answer within the limit of { $limit } and was ended
failure-died = the process died { $tries } times in this game
failure-table = it changed the table that it was shown
failure-answer = it answered { $answer }, which is no move
failure-illegal = it answered { $move }: { $problem }
failure-noted = { $words }

## Matches that cannot be played

error-match-players = { $given ->
    [one] { $given } player
   *[other] { $given } players
} for { $seats } seats: give one at least, and no more than there are seats
error-match-games = { $given } games: there must be one at least
error-match-processes = { $given } processes: there must be one at least
error-match-limit = { $player } may think for { $time }, which the move limit of { $limit } forbids
error-match-sprt = "{ $given }" is no test: give two numbers, the lower one first, like 0,10
error-match-sprt-players = this test is for two players
error-match-records = { $folder } already holds games: choose another folder
error-match-journal = { $file } is the journal of something else, or none: give another file, or the same players, table, seed, --move-limit and --records
error-match-journal-network = in the games of { $file }, { $player } had another network or other weights, or its level was another: give another file, or what it had then
error-file-in-use = { $file } is in use by another faience; wait until that has ended, or name something else
error-match-workers = the processes that should play cannot be started
error-ray-missing = Ray is not installed: pip install "faience[ray]"
error-ray-address = no Ray answers at { $address }
error-workers-died = the processes that should play cannot be started, or die again and again

## The command line

cli-match = Let players play many games against each other, and see who is stronger, and how sure that is.
cli-match-players = [bold]Players:[/bold]
cli-match-random = does not look
cli-match-greedy = takes what it can get now
cli-match-search = looks ahead; search:time=1s,threads=2 says how far
cli-match-level = a level from 1 to 8, as people meet them
cli-match-cmd = a program that speaks the engine protocol
cli-match-python = a class of the Python module MOD, with a method choose(game)
cli-match-names = NAME=PLAYER gives a player a name, as in fast=search:time=100ms. There is more in docs/players.md.
cli-example-match = greedy against random; everybody plays both sides of each deal
cli-example-match-four = one player against three others
cli-example-match-test = stop as soon as it is clear whether more time is worth 50 Elo
cli-match-board = The board: coloured, or another of those that "faience play --help" lists.
cli-match-player = A player, once for each seat.
cli-match-seats = How many seats, if not as many as players: the last player fills the others.
cli-match-games = How many games, rounded up so that everybody sits everywhere equally often.
cli-match-seed = Another number gives other deals.
cli-match-processes = How many games at once; otherwise as many as there are cores.
cli-match-time = Time for each move of search and cmd: where they name none; levels and python: are never given it.
cli-match-limit = Who takes longer for a move loses the game.
cli-match-sprt = End as soon as it is clear which of two differences is true, like 0,10 (in Elo).
cli-match-records = Write the record of each game into this folder.
cli-match-journal = Note each game in this file; after a stop, the same command goes on from there.
cli-match-ray = Play on the machines of this Ray cluster instead, such as auto or 10.0.0.1:6379; local starts one here.
cli-match-json = Print the result as JSON.

## Tournaments

tournament-heading = { $game }, { $board }: { $players } players at { $seats } seats, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}, { $games ->
    [one] { $games } game
   *[other] { $games } games
}, seed { $seed }
tournament-rating = rating
tournament-games = games
tournament-against = against
error-tournament-players = { $given ->
    [one] { $given } player
   *[other] { $given } players
} for { $seats } seats: a tournament needs at least as many players as seats
error-tournament-rounds = { $given } rounds: there must be one at least
cli-tournament = Let everybody play against everybody, and see how strong each is, and how sure that is.
cli-tournament-more = In each round every group of players plays one set of games: the same deals, with everybody on every seat once. The result has a rating for each player, where 400 points more are ten to one to finish before the other and 1500 is the mean of those who take part, and with two seats a table of who won how much against whom. Ctrl-C ends it with the result so far. A player that crashes, cheats or takes too long loses the game, and the result says why.
cli-tournament-player = A player; two at least, and as many as you like.
cli-tournament-seats = How many sit at a table, from 2 to 4.
cli-tournament-rounds = How many sets of games each group plays.
cli-example-tournament = three players, everybody against everybody: 3 pairs, 10 rounds, 60 games
cli-example-tournament-three = four players, three at a table
cli-example-tournament-bot = a program of yours among the levels; after a stop, the same command goes on
