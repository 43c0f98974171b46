### Datasets: games as rows, and the words of `faience selfplay`.

selfplay-playing = games
selfplay-writing = files
selfplay-done = { $kind ->
    [records] { $games ->
        [one] { $games } game lies in { $folder }, as a record.
       *[other] { $games } games lie in { $folder }, a record each.
    }
   *[dataset] { $games ->
        [one] { $games } game lies in { $folder }: faience.data.read("{ $folder }") reads it.
       *[other] { $games } games lie in { $folder }: faience.data.read("{ $folder }") reads them.
    }
}
error-data-form = there is no format "{ $given }"; there are { $known }
error-data-file = { $file } is not a file of a dataset, or one of another version
error-data-none = there are no files of a dataset in { $folder }
error-data-mixed = these files have games of different tables or players: load them one by one

## The command line

cli-selfplay = Let players play, and keep every game: as a dataset of decisions, or as records.
cli-selfplay-more = A dataset has a row for each move: the position, who moved, which move and out of how many; and a row for each game: its seed, players, scores and winners. docs/data.md tells how to read it. Every game has deals of its own. The folder has a journal besides: after Ctrl-C, or any other end, the same command goes on, and with more --games it plays on. The files do not depend on the number of processes.
cli-selfplay-out = The folder for the games; one that is there already is gone on with.
cli-selfplay-player = A player, once for each seat; the last one fills the others. Otherwise search:nodes=600.
cli-selfplay-format = npz (NumPy), parquet (needs pyarrow), or records (a text for each game).
cli-example-selfplay = a thousand games of the search against itself, as NumPy files
cli-example-selfplay-parquet = two different players, as Parquet
cli-example-selfplay-four = four at a table, a record for each game
