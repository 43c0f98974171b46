### Tuning: weights from self-play, and the words of `faience tune`.

tune-playing = Generation { $number } of { $generations }
tune-generation = Generation { $number }: { $games } games, { $positions } positions, surprise { $before } → { $after }
tune-stage = stage
tune-positions = positions
tune-before = surprise before
tune-after = after
tune-surprise = Surprise at who wins, in nats, at positions that nothing was learned from; guessing has { $guess }.
tune-goes-on = { $generations ->
    [one] { $file } already has one generation of { $table }: going on from there.
   *[other] { $file } already has { $generations } generations of { $table }: going on from there.
}
tune-nothing = { $generations ->
    [one] { $file } already has one generation of { $table }: nothing to do. For more, raise --generations.
   *[other] { $file } already has { $generations } generations of { $table }: nothing to do. For more, raise --generations.
}
tune-interrupted = { $generations ->
    [0] Interrupted before the first generation was finished: nothing was kept.
    [one] Interrupted: { $file } has one generation. The same command goes on.
   *[other] Interrupted: { $file } has { $generations } generations. The same command goes on.
}

## Tunings that cannot begin

error-tune-out = { $file } cannot be written: its folder is not there, or it is a folder itself
error-tune-missing = there is no file { $file } to begin from
error-tune-file = { $file } is not a file of weights
error-tune-shape = { $file }: the weights of { $table } are { $given } numbers instead of { $wanted }: they belong to another game, or to another version
error-tune-none = { $known ->
    [none] { $file } has no weights at all
   *[other] { $file } has no weights that { $table } could begin with, only those of { $known }
}
error-tune-few = so few positions have room for no whole game: raise --samples, or lower --threads

## The command line

cli-tune = Learn what positions are worth: the search plays against itself, and weights are fitted to who won.
cli-tune-more = One generation plays games with the weights of the last one, and learns new ones from them. Each is written to the file as soon as it is finished: Ctrl-C loses only the one under way, and the same command goes on with the next. Other tables in the file are left alone.
cli-tune-out = The file of weights (.npz) to write to; it may hold those of other tables, too.
cli-tune-from = Begin with the weights in this file, those for the most similar table; otherwise with the score alone.
cli-tune-players = For how many players.
cli-tune-generations = How many generations there shall be in the end, those of the file included.
cli-tune-samples = How many positions a generation learns from.
cli-tune-nodes = How many positions each search of the games may look at.
cli-tune-threads = How many games at once; otherwise as many as there are cores. As many threads and the same seed give the same weights.
cli-tune-seed = Another number gives other games.
cli-example-tune = weights for two players on the coloured wall, from nothing
cli-example-tune-more = those for three players with jokers, beginning with what is known of others
cli-example-tune-pavilion = the other game, for longer
