### Paragraphs of docs/rules, quoted by "What is this?": each line stands there, in the section with this number.

## Azul

rule-azul-1-3 =
    All tiles go into the bag.
    Deal: four tiles from the bag onto each display; the marker goes to the centre of the table.
    Phase A, factory offer: players take tiles in turn (1.4, 1.5).
    Phase B, wall-tiling: complete lines move to the wall and score (1.6–1.8).
    The game ends (1.10), or phase C prepares the next round (1.9).
rule-azul-1-4 =
    Choose one display or the centre, and one colour that lies there. You get all tiles of that colour from that place. What remains on a display is pushed to the centre; what remains in the centre stays.
    All tiles taken go to one destination: a pattern line that accepts them, or the floor line.
    A pattern line accepts a colour if all of this is true:
    the line is not full;
    nothing lies on it yet, or only tiles of this colour;
    its row of the wall has no tile of this colour.
    Tiles for which it has no room overflow: they fall to the floor line and cannot be put into another line. The floor line is always allowed, even when some line would accept the tiles.
rule-azul-1-5 =
    Fallen tiles, and the marker, occupy the floor line from left to right.
    Once all 7 spaces are occupied, tiles that fall go straight to the lid and cost nothing.
    The marker occupies a space and costs as much as a tile would there. It never goes to the lid.
rule-azul-1-7 =
    Count the unbroken row of tiles that runs through the new tile from left to right, and the one that runs through it from top to bottom; the new tile counts in both.
    Each of the two that is longer than 1 scores its length.
    If both are 1, the tile touches nothing and scores 1.
    Diagonals do not count.
rule-azul-1-8 =
    When all lines of the round are scored, add up what is printed above the occupied floor spaces and take it from the score, which never becomes less than 0. Then the tiles of the floor line go to the lid; the marker is laid in front of its owner.
rule-azul-1-9 =
    If nobody has completed a horizontal row (1.10), the holder of the marker becomes the starter and the displays are filled again with four tiles each. Whenever a tile is wanted from an empty bag, the whole lid is poured into it first. If the lid is empty too, the round is played with the tiles dealt so far.
rule-azul-1-10 =
    After phase B the game ends if at least one player has a complete horizontal row. The round in which that happens is always played out, and complete columns do not end the game.
    The most points win; among equals, the most complete horizontal rows; those who are still equal share the victory.
rule-azul-1-11 =
    Tiles enter the lid in three ways: by falling on a full floor line (at once), as the rest of a tiled line (phase B), and from the floor line after it has been charged. Tiles on a wall stay there.
rule-azul-2-2 =
    A complete line sends its tile to an empty space of its own row, in a column without that colour.
    In phase B the rows are settled one by one from the top: a tile is laid and scored before the next row is looked at. It is allowed to take the last possible column from a lower line in this way.
rule-azul-3-2 =
    From one display, or from the centre, one may take
    all tiles of one colour and no joker
    all jokers and nothing else
    all jokers and all tiles of one colour
    Never some of the jokers, never two colours. What is left on a display goes to the centre, jokers too.
rule-azul-7-1 =
    Both sides play like the grey wall, 2.3 included, except that five spaces are fixed: they accept only the colour printed on them. The other spaces are grey and accept any colour by 2.2. A colour need not go to its fixed space; a grey one will do.

## Summer Pavilion

rule-summer-pavilion-4-1 =
    A bag, from which tiles are drawn at random and not put back, and a tower, where used tiles are collected.
    Everything is in sight but the bag. Tiles that a player has taken and not used yet lie beside the board; they are the player's hand.
    In each round one colour is wild, and only in that round. Tiles of that colour that are kept for later are ordinary tiles again.
rule-summer-pavilion-4-2 =
    There are exactly six rounds. Each has
    Phase 1: players take tiles in turn (4.3, 4.4).
    Phase 2: players place tiles on their boards, or pass (4.5–4.10).
    Phase 3: the next round is prepared (4.11). After round 6 the game ends instead (4.12).
rule-summer-pavilion-4-3 =
    Choose one display, or the centre, with tiles on it.
    If anything but wild tiles lies there: choose a colour that lies there and is not the wild one. You get all tiles of that colour, and if wild tiles lie there too, exactly one of them as well. You cannot decline it, and never get more.
    If only wild tiles lie there: you get exactly one.
    What remains on a display is pushed to the centre, further wild tiles too; what remains in the centre stays.
rule-summer-pavilion-4-4 =
    Whoever is the first in the round to take from the centre gets the token as well, and at once loses as many points as tiles were taken in that turn, the wild one included. The score stays at 1 at least; with 1 point the token is free. Later takes from the centre cost nothing.
    The holder of the token begins phase 2, and phase 1 of the next round.
rule-summer-pavilion-4-6 =
    A space shows a number N. To cover it with a tile of colour c, which the space must accept (4.7), you spend exactly N tiles of your hand:
    one tile of colour c, which is laid on the space;
    N − 1 more, of colour c or wild in any mixture, which go to the tower.
    A wild tile is never laid in the place of another colour: at least one of the N must really be c, and a space of number 1 always takes a real one.
    Nothing replaces the wild colour itself: if c is wild, all N tiles are of that colour.
rule-summer-pavilion-4-8 =
    The six spaces of a star are a ring: each touches the one before and the one after it, and 6 touches 1. Different stars never touch. A tile scores the size of the group of covered spaces that it belongs to, itself included: 1 to 6 points. A tile that joins two groups scores both.
rule-summer-pavilion-4-9 =
    A structure is complete when all spaces around it are covered, in whichever colours.
    When the tile you place covers the last space around one or more structures, you must at once take their bonus tiles from the supply: whichever you like, wild ones too. They go to your hand and can be used from your next turn on. A structure pays only once.
    At the end of the turn the supply is filled up to 10 from the bag.
rule-summer-pavilion-4-10 =
    You pass if you cannot place a tile, or do not want to. You are out for the rest of the round, and a player without tiles passes in any case. Of the tiles in your hand up to four, whichever you like, go to the corner spaces of your board. Every other tile goes to the tower and costs 1 point, though the score stays at 1 at least.
    In round 6 nothing is kept (SP-R5).
rule-summer-pavilion-4-11 =
    The round track moves on: another colour is wild.
    The displays are filled with four tiles each, display 1 first, then 2, and so on. Whenever a tile is wanted from an empty bag, the tower is poured into it.
    The token goes back to the centre.
    The tiles in the corners return to their owners' hands.
rule-summer-pavilion-4-12 =
    The game ends when all have passed in round 6.
    A number has seven spaces, one in each star, the centre included.
    The most points win; those who are equal share the victory.
rule-summer-pavilion-5-2 =
    No colours are printed. On each of the seven stars, the centre included, the first tile may have any colour. The second decides:
    the same colour as the first: all six tiles of the star must have that colour;
    another colour: all six tiles must be different.
    Several stars may have the same colour, and several may be multicoloured.
rule-summer-pavilion-5-3 =
    A complete star of one colour scores the value of that colour (4.12), a complete multicoloured star 12, and each star counts by itself. The number goals are those of 4.12: 1, 2 and 4 have six spaces each, all in the outer stars; 3 has twelve, six in the outer stars and the whole centre.
rule-summer-pavilion-6-1 =
    The outer stars have the colours and numbers of the coloured side. In the centre the numbers are 1–6 as well, but each space accepts one colour only.
rule-summer-pavilion-6-3 =
    Both sides have a fourth kind of structure. Six fountains lie outside, in the alcove between a star i and the next one j. Around fountain i are the spaces i.6, i.1, j.4 and j.5, and it brings 1 bonus tile.
rule-summer-pavilion-6-4 =
    At the end every complete set of one pillar, one statue, one window and one fountain scores 15 on the orange side and 12 on the purple one. Count the complete structures of each kind; the smallest of the four counts is the number of sets, six at the most. They need not lie near each other, and a space may belong to several of them.
rule-summer-pavilion-6-5 =
    Outer stars: no colours are printed. Their numbers are 3, 2, 1, 4, 5, 6, and the second tile decides, as in 5.
    Centre: every space costs 3 and accepts one colour only.
