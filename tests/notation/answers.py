"""What a reader may answer: a table or a game that is sound, or a refusal in words."""

from random import Random
from typing import Any

import pytest
from tests.contract.configurations import CONTRACTS
from tests.contract.walks import bytes_of

from faience.errors import FaienceError, InvalidPosition, NotationError
from faience.game import Game, from_json
from faience.notation.position import FORMS, position_of, read_line, state_of
from faience.rules.market import DEAL, OVER
from faience.texts import LANGUAGES


def assert_refused(
    error: FaienceError, *, kinds: tuple[type[FaienceError], ...] = (FaienceError,), code: str | None = None
) -> None:
    """There is at least one reason, and it can be said in every language."""
    assert isinstance(error, kinds) and code in (None, error.code)
    for lang in LANGUAGES:
        assert error.text(lang).strip()
    if isinstance(error, InvalidPosition):
        assert error.problems
        assert all(problem.text(lang) for problem in error.problems for lang in LANGUAGES)


def assert_in_range(error: FaienceError, text: str) -> None:
    """Line and column, if the error has a place, point into the text, or just behind the end of a line."""
    if isinstance(error, NotationError):
        lines = text.removeprefix("\N{BYTE ORDER MARK}").split("\n")
        assert 1 <= error.line <= len(lines)
        assert 1 <= error.column <= len(lines[error.line - 1]) + 1


def assert_sound(position: dict[str, Any]) -> None:
    """A table that was accepted: written and read again it is the same, it has all its tiles, it can be played on."""
    state = state_of(position)
    form, contract = FORMS[position["game"]], CONTRACTS[position["game"]]
    written = position_of(state)
    assert form.problems(written) == []
    assert bytes_of(state_of(written)) == bytes_of(state)
    assert read_line(form.write_line(written)) == written
    tiles = contract.count_tiles(state)
    game, random = from_json(position, seed=1), Random(1)
    for _ in range(12):
        if game.is_over:
            break
        game.play(random.choice(game.legal_moves))
        assert contract.count_tiles(game.state) == tiles
        assert form.problems(game.position) == []
        assert int(game.state.phase) not in (DEAL, OVER) or game.is_over


def assert_accepted_or_refused(position: Any) -> None:
    """One of the two, and nothing else ever."""
    try:
        state_of(position)
    except FaienceError as error:
        assert_refused(error)
    else:
        assert_sound(position)


def refusal_of(position: Any) -> InvalidPosition:
    with pytest.raises(InvalidPosition) as refused:
        from_json(position)
    assert_refused(refused.value)
    return refused.value


def codes_of(position: Any) -> set[str]:
    """The codes of everything that is wrong with a position."""
    return {problem.message_id for problem in refusal_of(position).problems}


def same_game(first: Game, second: Game) -> bool:
    return first.record() == second.record() and bytes_of(first.state) == bytes_of(second.state)
