"""Summer Pavilion at the terminal: everything that a player of Azul can do there, too."""

from pathlib import Path

import pytest
from tests.terminal.people import Person, sit_down

from faience import texts
from faience.game import Game, from_json, new_game, read_game
from faience.players import player
from faience.rules.pavilion.boards import BOARD_NAMES
from faience.terminal import saves
from faience.terminal.choices import choices

TWO_PEOPLE = ("Ana=human", "Bo=human")
# The first round of seed 3. Ana then has 1 purple (wild), 4 green, 4 yellow, 1 blue and 2 red, and begins.
TAKES = ("4G", "1B", "5Y", "2B", "0G", "3R", "0B", "0O", "0R", "0G", "0Y")


def sit(person: Person, **options: object) -> str:
    return sit_down(person, **({"game": "summer-pavilion", "seats": TWO_PEOPLE} | options))


def placing() -> Game:
    game = new_game("summer-pavilion", seed=3)
    for move in TAKES:
        game.play(move)
    return game


def offered(game: Game, typed: str, lang: str = "en") -> list[tuple[str, str]]:
    found = choices(game, typed, lang)
    return [(choice.text, choice.meaning.replace("\N{NO-BREAK SPACE}", " ")) for choice in found]


@pytest.mark.parametrize(("board", "lang"), [*zip(BOARD_NAMES, texts.LANGUAGES * 2, strict=True)])
def test_a_whole_game_on_each_board_and_its_record_has_the_same_end(board: str, lang: str) -> None:
    text = sit(Person(goes_on=True, mood=1), board=board, lang=lang, seats=("Ana=human", "greedy"))
    assert ("The game ends after six rounds." if lang == "en" else "La partie se termine après six manches.") in text
    game = saves.kept_games(1)[0][0].game
    assert game.is_over and game.board == board
    again = read_game(game.record())
    assert again.scores == game.scores and again.winners == game.winners
    assert all(f"  {name}: {score} point" in text for name, score in zip(("Ana", "greedy"), game.scores, strict=True))


def test_four_play_at_one_table() -> None:
    text = sit(Person(goes_on=True, mood=2), seats=("Ana=human", "random", "Bo=human", "greedy"))
    assert all(f"  {name}: " in text for name in ("Ana", "random", "Bo", "greedy"))


def test_a_round_is_told_from_the_first_take_to_the_scores() -> None:
    text = sit(Person(*TAKES, "0.4G", goes_on=True))
    assert "Ana  takes 1 green from display 4" in text
    assert "Bo   takes 2 blue and 1 wild from display 2" in text
    assert "gets the start-player token: −2" in text
    placing = text.index("Round 1: placing tiles")
    laid = text.index("Ana  lays green on the centre star, space 4, for 4 tiles: +1")
    assert text.count("Round 1: placing tiles") == 1
    assert placing < laid < text.index("Scores: Ana ") < text.index("Round 2: ")


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("2P", "purple from display 2: purple is wild, it can be chosen only where nothing else lies"),
        ("3.5R", "red on star 3, space 5: now tiles must be taken (Summer Pavilion 4.3)"),
        ("7B", "blue from display 7: there is no display 7, only 1 to 5 (Summer Pavilion 4.1)"),
        ("1R", "red from display 1: display 1 has no red tile (Summer Pavilion 4.3)"),
        ("2B3", '"2B3" is no move; moves look like 2P (display 2, purple), 3.5R'),
    ],
)
def test_a_wrong_take_is_refused_with_its_reason(typed: str, reason: str) -> None:
    assert f"✗ {reason}" in " ".join(sit(Person(typed)).split())


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("2B", "blue from display 2: now place a tile or pass (Summer Pavilion 4.5)"),
        ("3.4R", "red on star 3, space 4: it costs 4 and you can pay 3 (Summer Pavilion 4.6)"),
        ("3.3R", "red on star 3, space 3: from 1 to 1 wilds can be used here (Summer Pavilion 4.6)"),
        ("3.1G", "green on star 3, space 1: space 1 of star 3 takes only red (Summer Pavilion 4.7)"),
        ("2.1O", "orange on star 2, space 1: one tile must really be orange, and you have none"),
        ("+R", "one red tile from the supply: now place a tile or pass (Summer Pavilion 4.5)"),
    ],
)
def test_a_wrong_placement_is_refused_with_its_reason(typed: str, reason: str) -> None:
    assert f"✗ {reason}" in " ".join(sit(Person(*TAKES, typed)).split())


def test_a_take_is_completed_in_two_steps() -> None:
    game = new_game("summer-pavilion", seed=3)
    assert ("2", "display 2: 1 purple, 1 green and 2 blue") in offered(game, "")
    assert offered(game, "2") == [
        ("2G", "take 1 green and 1 purple from display 2"),
        ("2B", "take 2 blue and 1 purple from display 2"),
    ]


def test_the_first_take_from_the_centre_says_what_the_token_costs() -> None:
    game = new_game("summer-pavilion", seed=3)
    game.play("2B")
    assert ("0G", "take 1 green and 0 purple from the centre") not in offered(game, "0")
    assert ("0G", "take 1 green from the centre, with the token: −1") in offered(game, "0")


def test_a_placement_is_completed_in_three_steps() -> None:
    game = placing()
    assert [text for text, _ in offered(game, "")] == ["0", "1", "3", "4", "5", "6", "pass"]
    assert ("3", "star 3 (red): you can pay for 1, 2, 3") in offered(game, "")
    assert offered(game, "3") == [
        ("3.1", "star 3 (red), space 1 for 1 tile: +1"),
        ("3.2", "star 3 (red), space 2 for 2 tiles: +1"),
        ("3.3", "star 3 (red), space 3 for 3 tiles: +1"),
    ]
    assert offered(game, "3.2") == [("3.2R", "for 2 red: +1"), ("3.2R+1", "for 1 red and 1 purple: +1")]
    assert offered(game, "3.2r") == [("3.2R+1", "for 1 red and 1 purple: +1")]


def test_a_placement_that_completes_structures_says_what_they_bring() -> None:
    game = placing()
    position = game.position
    position["players"][0]["stars"][6][5] = "green"  # window 6 lacks space 5
    position["bag"]["green"] -= 1
    meaning = dict(offered(from_json(position), "6.5"))["6.5G+1"]
    assert meaning == "for 4 green and 1 purple: +2, window 6: 3 bonus tiles"


def test_a_pass_says_what_is_kept_and_what_it_costs() -> None:
    assert offered(placing(), "p") == [("pass", "out of this round, 4 kept, 8 discarded: −1")]


def test_tiles_to_keep_are_picked_one_by_one_in_the_order_of_the_colours() -> None:
    game = placing()
    game.play("pass")
    assert offered(game, "=")[:2] == [("=P", "keep one purple tile"), ("=G", "keep one green tile, and then no more P")]
    assert "keeps 4 yellow, discards 1 purple, 4 green, 1 blue and 2 red" in sit(
        Person(*TAKES, "pass", "=Y", "=Y", "=Y", "=Y")
    )


def test_moves_are_listed_by_space() -> None:
    text = sit(Person(*TAKES, "moves"))
    assert "  star 3 (red), space 2 for 2 tiles: +1       3.2R 3.2R+1\n" in text


def test_why_explains_a_placement_and_plays_it_not() -> None:
    text = sit(Person(*TAKES, "why 5.2y+1"))
    assert "5.2Y+1 is legal: yellow on star 5, space 2, for 1 yellow and 1 purple: +1" in text
    assert "lays" not in text


def test_help_shows_moves_of_every_kind_and_the_spaces_of_the_structures() -> None:
    text = sit(Person("?"))
    for example in ("2P      purple from display 2", "3.5R+2  red on star 3, space 5, with 2 wilds", "pass    pass"):
        assert f"\n  {example}" in text
    assert "  6  6.2 6.3 0.4 0.5   6.1 6.2 1.3 1.4   6.5 6.6\n" in text
    assert "fountain" not in text
    assert "  6.6 6.1 1.4 1.5\n" in sit(Person("?"), board="glazed-purple", resume=False)


def test_undo_takes_back_one_decision_at_a_time() -> None:
    sit(Person(*TAKES, "0.4G", "undo"))
    assert [str(move) for move in saves.kept_games(1)[0][0].game.moves] == list(TAKES)


def test_undo_against_a_bot_goes_back_to_the_persons_own_decision() -> None:
    sit(Person("4G", "undo"), seats=("Ana=human", "greedy"))
    assert saves.kept_games(1)[0][0].game.moves == ()


def test_leaving_keeps_the_game_and_coming_back_goes_on() -> None:
    assert "The game is kept" in sit(Person(*TAKES, "0.4G", "quit"))
    text = sit_down(Person(), resume=True)  # the kept game says itself which game it is
    assert "Bo   takes" not in text
    assert "Ana  lays green on the centre star, space 4" in text
    assert "Round 1/6 · coloured board" in text


def test_the_next_start_offers_the_kept_game_by_its_name_and_board() -> None:
    sit(Person("4G"), board="glazed-orange")
    assert "1  Summer Pavilion, Glazed Pavilion, orange side, round 1: Ana 5, Bo 5" in sit_down(Person(""))


def test_new_starts_another_game_like_this_one_even_if_another_was_asked_for() -> None:
    sit(Person("4G", "quit"), board="monochrome")
    text = sit_down(Person("new"), resume=True)  # Azul by default
    assert text.count("Round 1/6 · monochrome board") == 2


def test_a_record_without_a_name_is_called_after_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    sit(Person("4G", "save"))
    (file,) = tmp_path.glob("summer-pavilion-*.txt")
    assert [str(move) for move in read_game(file.read_text(encoding="utf-8")).moves] == ["4G"]


def test_a_french_player_reads_french() -> None:
    text = " ".join(sit(Person(*TAKES, "2B", "0.4G", "annuler", "coups", "aide"), lang="fr").split())
    assert "Bo prend 2 bleues et 1 joker dans la Fabrique 2" in text
    assert "✗ bleu de la Fabrique 2 : posez maintenant une tuile, ou passez (Summer Pavilion 4.5)" in text
    assert "Ana pose vert sur l’étoile centrale, case 4, pour 4 tuiles : +1" in text
    assert "étoile 3 (rouge), case 2 pour 2 tuiles : +1 3.2R 3.2R+1" in text
    assert "3.5R+2 rouge sur l’étoile 3, case 5, avec 2 jokers" in text
    assert "pilier statue fenêtre" in text


@pytest.mark.parametrize("board", BOARD_NAMES)
def test_the_greedy_player_beats_the_random_one(board: str) -> None:
    won = 0
    for seed in range(4):
        game = new_game("summer-pavilion", board=board, seed=seed, starter=seed % 2)
        seats = (player("greedy", seed), player("random", seed))
        while game.to_move is not None:
            game.play(seats[game.to_move].choose(game))
        won += game.winners == (0,)
    assert won >= 3
