### Training: networks from self-play, and the words of `faience train`.

train-playing = Generation { $number } of { $generations }: games
train-reading = Generation { $number } of { $generations }: reading games
train-learning = Generation { $number } of { $generations }: learning
train-match = Generation { $number } of { $generations }: match, { $points } so far
train-epoch = Generation { $number }, time { $epoch } through the samples: surprise { $taught } at what is learned, { $judged } at games held out, scores wrong by { $error }
train-kept = Generation { $number }: { $points } ({ $low } – { $high }) of { $games } games against the reigning one: it reigns from now on, rating { $rating }.
train-rejected = Generation { $number }: { $points } ({ $low } – { $high }) of { $games } games against the reigning one: not enough, rating { $rating }.
train-goes-on = { $generations ->
    [0] { $folder } has an unfinished generation: going on from there.
    [one] { $folder } already has one generation of { $table }: going on from there.
   *[other] { $folder } already has { $generations } generations of { $table }: going on from there.
}
train-nothing = { $generations ->
    [one] { $folder } already has one generation of { $table }: nothing to do. For more, raise --generations.
   *[other] { $folder } already has { $generations } generations of { $table }: nothing to do. For more, raise --generations.
}
train-interrupted = Interrupted. What is finished lies in { $folder }; the same command goes on.
train-column-generation = gen
train-column-games = games
train-column-score = score
train-column-surprise = surprise
train-column-points = points
train-column-interval = 95%
train-column-rating = rating
train-column-kept = reigns
train-yes = yes
train-no = no
train-table-told = Score: the mean at the end of a game of self-play. Surprise: in nats, at who won games that were held out, before → after. Points: of the match against the reigning one. Rating: Elo, what training began with has 0.

## Trainings that cannot begin

error-champion-file = { $file } is not a file of champions, or one of another game or version
error-champion-table = { $known ->
    [none] { $file } has no champion at all
   *[other] { $file } has no champion for { $table }, only for { $known }
}
error-train-out = { $folder } cannot be the folder of a training: it is a file, or a folder with other things in it
error-train-plan = { $there ->
    [nothing] { $folder } holds a training without { $what }: take another folder, or the same settings
   *[other] { $folder } holds a training with { $there }: take another folder, or the same settings
}
error-train-report = { $file } is not the report of a generation, or damaged: delete it, and the same command makes it again
error-train-trial = "{ $given }" is no budget for a match: nodes=5000 or time=100ms would be
error-train-data = { $file } is not a file of games by faience train, or one of another version
error-train-data-table = { $file } has games of another table, not of { $table }
error-train-data-gone = { $file } is gone, and this training learns from it: put it back, or begin in another folder
error-train-data-changed = { $file } is not what it was when this training began: put the old one back, or begin in another folder
error-train-data-none = there are no games of self-play in { $folder }
error-train-few = so few games leave nothing to learn from: please raise --games

## The command line

cli-train = Learn a network: the search plays against itself, a network learns from the games, and reigns if it wins a match.
cli-train-more = One generation plays games with the reigning network, or with weights alone where there is none yet; learns a new one from the games of the last --window generations; and lets it play against the reigning one. Whatever is finished lies in the folder: games in chunks, the network and the match of each generation, log.csv with ratings, and champion.npz, which reigns. Ctrl-C, or any other end, loses a chunk of games on each core at most, or one time through the samples of a lesson, and the same command goes on. Equal seeds give equal files, however many processes there are.
cli-train-out = The folder of this training; one that is there already is gone on with.
cli-train-from = Begin with the champion in this file, with the one that the package has for another table, such as coloured/2, or with weights alone: none. Otherwise with what the package has for this table.
cli-train-data = Learn also from games in this folder, such as that of an earlier training; may be given several times.
cli-train-players = For how many players.
cli-train-generations = How many generations there shall be in the end, those in the folder included.
cli-train-games = How many games a generation plays.
cli-train-nodes = How many positions each search of these games may look at.
cli-train-window = Learn from the games of so many generations, the newest ones.
cli-train-epochs = How often a lesson goes through all games.
cli-train-fresh = Begin each lesson with units that know nothing, instead of with the reigning network. For folders with all the games that matter.
cli-train-newest = Let the newest network play the next games and learn from them, also if it lost its match. For tables without a champion, where a first network must meet its own mistakes to unlearn them.
cli-train-trial = What each player may use for a move of the match: nodes=5000 or time=100ms.
cli-train-trial-games = How many games the match has at the most.
cli-train-sprt = For two players, the match asks whether the new network is stronger by ELO1, or by ELO0, and ends when that is clear; if it does not become clear, what is likelier decides. With three or four all games are played, and the 95% interval must lie above an even share.
cli-train-processes = How many games at once; otherwise as many as there are cores.
cli-train-seed = Another number gives other games.
cli-example-train = goes on from the champion of the coloured wall with two players
cli-example-train-pavilion = the other game, from its weights, with fewer games for each generation
cli-example-train-data = a new lesson from the games of an earlier training besides
