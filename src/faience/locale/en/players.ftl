### Players: the levels that people meet.

level-name = { $level ->
    [1] Visitor
    [2] Pupil
    [3] Apprentice
    [4] Journeyman
    [5] Tiler
    [6] Painter
    [7] Master
   *[8] Grand Master
}
level-about = { $level ->
    [1] sees its own board alone, and often misjudges what a tile is worth
    [2] knows what its own board needs, and forgets the others
    [3] notices what a move leaves to the others, but not what they will do
    [4] thinks of the answer to its move
    [5] looks a few moves ahead
    [6] looks some way ahead, and misses little near by
    [7] looks far ahead, and rarely errs
   *[8] thinks for a second or two, and counts rounds out to their end
}
level-words = { level-name }: { level-about }

## The command line

cli-players = [bold]Players:[/bold]
cli-players-human = somebody at this keyboard
cli-players-more = and whoever else "faience match --help" lists
cli-example-level = you against a bot of the third of eight levels
