"""The most legal moves that there can be have room on a desk: none is written over by the next ply."""

from faience import from_json, new_game
from faience.players.search import SearchPlayer
from faience.players.search.desk import ROOM

COLOURS = ("purple", "green", "orange", "yellow", "blue", "red")


def hoard(each):
    """Summer Pavilion, monochrome: nothing is placed yet, and whoever is to move holds so many tiles of each colour."""
    game = new_game("summer-pavilion", board="monochrome", seed=1)
    while game.position["phase"] != "place":
        game.play(game.legal_moves[0])
    position = game.position
    hand = position["players"][position["to_move"]]["hand"]
    for colour in COLOURS:
        position["bag"][colour] = position["bag"].get(colour, 0) + hand.get(colour, 0) - each
        hand[colour] = each
    return from_json(position)


def test_every_way_to_pay_for_every_space_has_room():
    ways = sum(cost * 5 + 1 for cost in (3, 2, 1, 4, 5, 6))  # from one tile of a colour and the rest wild; or all wild
    dear = len(hoard(each=6).legal_moves)
    assert dear <= 7 * ways + 1 <= ROOM
    assert dear > 700


def test_a_line_from_a_large_hand_can_be_played():
    game = hoard(each=6)
    thought = SearchPlayer(seed=1, nodes=200_000).think(game)
    assert len(thought.line) > 2
    for move in thought.line:
        game.play(move)
