"""The log of a game of Summer Pavilion, as a player would tell it."""

from collections.abc import Sequence

import pytest

from faience import new_game, texts
from faience.render.narration import Sentence, narrate
from faience.rules.events import Dealt, Event, MovedToCentre, Poured, Refilled
from faience.rules.pavilion.events import (
    Completed,
    Discarded,
    Ended,
    Kept,
    NumberGoal,
    Passed,
    Picked,
    Placed,
    SetGoal,
    StarGoal,
    Took,
    TookToken,
)

NAMES = ("Ana", "Bo")


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(texts, "strict", True)


def told(*events: Event, lang: str = "en") -> list[str]:
    sentences = narrate(events, names=NAMES, lang=lang)
    return [sentence.text.replace("\N{NO-BREAK SPACE}", " ") for sentence in sentences]


def test_a_take_is_one_sentence_with_the_token_and_what_it_costs() -> None:
    events = [Took(1, 0, "blue", 3, 1), TookToken(1, 4)]
    assert narrate(events, names=NAMES) == [
        Sentence(1, "takes 3 blue and 1 wild from the centre, gets the start-player token: −4")
    ]
    assert told(Took(1, 0, "blue", 3, 0), TookToken(1, 0)) == [
        "takes 3 blue from the centre, gets the start-player token, at no cost"
    ]


def test_a_wild_tile_that_lies_alone_has_its_colour() -> None:
    assert told(Took(0, 4, "purple", 0, 1)) == ["takes 1 purple from display 4"]


def test_what_the_table_shows_is_not_told() -> None:
    assert told(MovedToCentre(2, {"red": 3}), Refilled(("red",))) == []


def test_a_placement_is_told_with_its_price_its_points_and_its_bonus_tiles() -> None:
    events = [
        Placed(0, 3, 4, "red", 5, 2, 3),
        Completed(0, "window", 3, 3),
        Picked(0, "green", False),
        Picked(0, "red", True),
        Picked(0, "red", True),
    ]
    assert told(*events) == [
        "lays red on star 3, space 5, for 5 tiles, 2 wild: +3, completes window 3, "
        "picks 1 green and 2 red from the supply"
    ]


def test_a_pick_on_its_own_is_a_sentence() -> None:
    assert told(Picked(0, "red", False)) == ["picks 1 red from the supply"]


def test_passes_of_several_players_are_sentences_of_their_own() -> None:
    events = [
        Passed(0, False),
        Kept(0, {"purple": 1}),
        Passed(1, True),
        Kept(1, {"red": 4}),
        Discarded(1, {"blue": 2}, 2),
    ]
    assert narrate(events, names=NAMES) == [
        Sentence(0, "passes, keeps 1 purple"),
        Sentence(1, "has to pass, keeps 4 red, discards 2 blue: −2"),
    ]


def test_what_is_kept_after_a_choice_is_a_sentence() -> None:
    assert told(Kept(0, {"red": 4}), Discarded(0, {"blue": 2}, 0)) == ["keeps 4 red, discards 2 blue, at no cost"]


def test_the_end_names_stars_numbers_and_sets() -> None:
    events = [
        Ended(),
        StarGoal(0, 0, None, 12),
        StarGoal(0, 3, "red", 14),
        NumberGoal(0, 4, 16),
        SetGoal(1, 2, 30),
    ]
    assert told(*events) == [
        "The game ends after six rounds.",
        "the centre star complete, many colours: +12",
        "star 3 complete, all red: +14",
        "every space 4 covered: +16",
        "2 sets of pillar, statue, window and fountain: +30",
    ]


def test_the_deal_is_told_as_in_azul() -> None:
    assert told(Poured(30), Refilled(("red",)), Dealt(3, 1, ())) == [
        "The bag was empty: 30 discarded tiles were poured into it.",
        "Round 3: Bo starts.",
    ]


def test_french_counts_in_french() -> None:
    assert told(Took(0, 3, "purple", 2, 1), lang="fr") == ["prend 2 violettes et 1 joker dans la Fabrique 3"]
    assert told(Placed(0, 0, 0, "orange", 1, 0, 1), Completed(0, "window", 2, 3), lang="fr") == [
        "pose orange sur l’étoile centrale, case 1, pour 1 tuile : +1, entoure la fenêtre 2"
    ]
    assert told(Passed(0, True), Discarded(0, {"green": 1, "orange": 2}, 3), lang="fr") == [
        "doit passer, défausse 1 verte et 2 orange : −3"
    ]


@pytest.mark.parametrize("lang", texts.LANGUAGES)
@pytest.mark.parametrize("board", ["coloured", "glazed-purple"])
def test_every_point_of_a_game_is_told(board: str, lang: str) -> None:
    """Five points to begin with, and the gains and losses in the sentences, add up to the final scores."""
    game = new_game("summer-pavilion", board=board, seed=2, players=3)
    while not game.is_over:
        game.play(game.legal_moves[len(game.moves) % len(game.legal_moves)])
    scores = [5, 5, 5]
    for step in game.history:
        for sentence in narrate(step.events, names=("Ana", "Bo", "Zoë"), lang=lang):
            if sentence.seat is not None:
                scores[sentence.seat] += sum(points_in(sentence.text.replace("\N{NO-BREAK SPACE}", " ").split()))
    assert tuple(scores) == game.scores


def points_in(words: Sequence[str]) -> list[int]:
    return [int(word.strip(",").replace("−", "-")) for word in words if word[0] in "+−"]
