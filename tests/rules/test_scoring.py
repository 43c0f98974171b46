"""Points for a tile that comes to the wall (Azul 1.7). The tile is the one in brackets."""

from faience.rules.azul.tiling import placement_points

from .boards import tiled


def test_a_tile_that_touches_nothing_scores_one():
    tile = tiled("""
        . .  .   .  .
        . .  .  [R] .
        . .  .   .  .
        . .  .   .  .
        . .  .   .  .
    """)
    assert (tile.across, tile.down, tile.points) == (1, 1, 1)


def test_a_tile_in_a_row_scores_the_length_of_the_row():
    tile = tiled("""
        . Y  .  .  .
        W . [Y] R  K
        . .  .  .  .
        . K  .  .  .
        . .  .  W  B
    """)
    assert (tile.across, tile.down, tile.points) == (3, 1, 3)


def test_a_tile_in_a_column_scores_the_length_of_the_column():
    tile = tiled("""
        . Y  .  K W
        . .  Y  R K
        . . [B] . .
        . K  W  . .
        . .  .  W B
    """)
    assert (tile.across, tile.down, tile.points) == (1, 3, 3)


def test_a_tile_in_a_row_and_a_column_counts_in_both():
    tile = tiled("""
        . Y  .  K  W
        . .  Y  R  K
        . W  B [Y] R
        . K  W  .  .
        . .  .  W  B
    """)
    assert (tile.across, tile.down) == (4, 3)
    assert tile.points == 4 + 3


def test_the_smallest_corner_scores_two_and_two():
    tile = tiled("""
        .  .  . . .
        . [B] Y . .
        .  W  . . .
        .  .  . . .
        .  .  . . .
    """)
    assert tile.points == 2 + 2


def test_diagonal_neighbours_do_not_count():
    tile = tiled("""
        . .  .  . .
        . B  .  R .
        . . [B] . .
        . K  .  B .
        . .  .  . .
    """)
    assert tile.points == 1


def test_tiles_beyond_a_gap_do_not_count():
    tile = tiled("""
        B  .  R [K] .
        .  .  .  .  .
        K  .  .  Y  R
        .  .  .  B  .
        .  .  .  W  .
    """)
    assert (tile.across, tile.down, tile.points) == (2, 1, 2)


def test_a_tile_that_joins_two_runs_counts_both():
    tile = tiled("""
        B Y [R] K W
        . .  .  . .
        . .  .  . .
        . .  .  . .
        . .  .  . .
    """)
    assert (tile.across, tile.points) == (2 + 1 + 2, 5)


def test_the_edge_of_the_wall_is_no_bridge_to_the_next_row():
    tile = tiled("""
        .  . . . W
        [W] . . . K
        K  . . . .
        .  . . . .
        .  . . . .
    """)
    assert (tile.across, tile.down, tile.points) == (1, 2, 2)


def test_a_corner_of_the_wall_scores_like_any_space():
    tile = tiled("""
        . . . .  .
        . . . .  .
        . . . .  R
        . . . .  Y
        . R K W [B]
    """)
    assert tile.points == 4 + 3


def test_ten_points_are_the_most():
    tile = tiled("""
        . .  R  . .
        . .  Y  . .
        K W [B] Y R
        . .  W  . .
        . .  K  . .
    """)
    assert tile.points == 5 + 5


def test_points_follow_from_the_two_runs_alone():
    points = [[placement_points(across, down) for down in range(1, 6)] for across in range(1, 6)]
    assert points == [
        [1, 2, 3, 4, 5],  # a run of one scores nothing beside a longer one
        [2, 4, 5, 6, 7],
        [3, 5, 6, 7, 8],
        [4, 6, 7, 8, 9],
        [5, 7, 8, 9, 10],
    ]
