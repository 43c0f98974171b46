"""A bag that nobody can tamper with."""

import hashlib
import hmac
import io
import re
import sys
from collections import Counter

import pytest
from tests.server.core.evening import ANA, BO, BOT, OPEN, SECRET, TABLE, Evening, duel, setup, three

from faience import cli, new_game, read_game
from faience.errors import FaienceError
from faience.fairness import NUMBERS, Dealer, Stream, commitment_of, draw_order, verify
from faience.rules.games import GAMES, rules_of
from faience.server.commands import Abort, Undo
from faience.texts import LANGUAGES

NONCES = ("00" * 16, "ff" * 16)


def test_the_commitment_is_the_hash_of_the_secret():
    assert commitment_of("00" * 32) == hashlib.sha256(bytes(32)).hexdigest()


def test_a_number_of_the_stream_is_what_the_documents_say():
    block = hmac.new(bytes.fromhex(SECRET), b"7k3m9p2q4r|aa,bb|0", hashlib.sha256).digest()
    assert Stream(SECRET, TABLE, ("aa", "bb")).below(60) == int.from_bytes(block[:6], "big") % 60


def test_every_choice_takes_the_next_number():
    stream = Stream(SECRET, TABLE, NONCES)
    first = [stream.below(1000) for _ in range(20)]
    assert stream.counter == 20 and len(set(first)) > 15
    again = Stream(SECRET, TABLE, NONCES, counter=10)
    assert [again.below(1000) for _ in range(10)] == first[10:]


@pytest.mark.parametrize(
    "other", [Stream("5f" * 32, TABLE, NONCES), Stream(SECRET, "other", NONCES), Stream(SECRET, TABLE, NONCES[:1])]
)
def test_another_secret_table_or_nonce_gives_other_numbers(other):
    stream = Stream(SECRET, TABLE, NONCES)
    assert [stream.below(NUMBERS) for _ in range(4)] != [other.below(NUMBERS) for _ in range(4)]


def test_a_number_that_would_favour_some_tiles_is_passed_over(monkeypatch):
    numbers = iter([NUMBERS - 1, NUMBERS - NUMBERS % 3, 7])
    monkeypatch.setattr(Stream, "_next", lambda self: next(numbers))
    assert NUMBERS % 3 == 1  # so that the last number of all is one too many
    assert Stream(SECRET, TABLE, NONCES).below(3) == 7 % 3


def test_all_seats_are_drawn_and_every_order_can_come():
    orders = Counter(draw_order(Stream(SECRET, str(table), NONCES), 3) for table in range(600))
    assert len(orders) == 6 and min(orders.values()) > 60  # 100 each on average


@pytest.mark.parametrize("game", GAMES)
def test_a_bag_lies_in_colour_order(game, monkeypatch):
    """The lowest choice is always the first colour that is left, the highest the last."""
    rules = rules_of(game)
    state = rules.set_up(2, rules.boards[0], {}, 0)
    first = [letter for tile, letter in enumerate(rules.letters) if state.bag[tile]]
    monkeypatch.setattr(Stream, "below", lambda self, bound: 0)
    assert set(Dealer(state).deal(Stream(SECRET, TABLE, NONCES))) <= set(first[:2])
    monkeypatch.setattr(Stream, "below", lambda self, bound: bound - 1)
    assert set(Dealer(state).deal(Stream(SECRET, TABLE, NONCES))) <= set(first[-2:])


def test_the_tiles_of_a_colour_are_drawn_as_often_as_they_are_in_the_bag():
    rules = rules_of("azul")
    drawn: Counter[str] = Counter()
    for table in range(200):
        drawn += Counter(Dealer(rules.set_up(2, "coloured", {}, 0)).deal(Stream(SECRET, str(table), NONCES)))
    assert drawn.keys() == set("BYRKW") and all(700 < count < 900 for count in drawn.values())  # 800 on average


# Records


def finished(evening: Evening) -> str:
    evening.play_out()
    return evening.table.record()


@pytest.mark.parametrize("game", GAMES)
def test_the_record_of_a_game_on_the_server_is_verified(game):
    record = finished(three(game=game))
    assert verify(record) == sum(step.move is None for step in read_game(record).history)


def test_moves_that_were_taken_back_do_not_spoil_the_check():
    evening = duel(undo="free")
    evening.play_until_deal()
    mover, _ = evening.table.movers[-1]
    evening.ask(ANA if evening.seat_of(ANA) == mover else BO, Undo())
    assert verify(finished(evening)) > 1


@pytest.fixture(scope="module")
def record() -> str:
    return finished(duel())


def another_digit(match: re.Match[str]) -> str:
    return match[1] + ("0" if match[2] != "0" else "1")


@pytest.mark.parametrize(
    ("code", "pattern", "replacement"),
    [
        ("verify-commitment", r'(Secret ")(.)', another_digit),
        ("verify-commitment", r'(Commitment ")(.)', another_digit),
        ("verify-order", r'Order "(.) (.)"', r'Order "\2 \1"'),
        ("verify-tag", r"\[Secret .*\n", ""),
        ("verify-tag", r"\[Nonces .*\n", ""),
        ("verify-unreadable", 'Secret "..', 'Secret "xx'),
        ("verify-unreadable", 'Secret "..', 'Secret "'),
        ("verify-unreadable", 'Order "', 'Order "x'),
    ],
)
def test_a_record_that_was_changed_is_found_out(record, code, pattern, replacement):
    changed, count = re.subn(pattern, replacement, record, count=1)
    assert count == 1
    with pytest.raises(FaienceError) as found:
        verify(changed)
    assert found.value.code == code
    assert all(found.value.text(lang) for lang in LANGUAGES)


def test_deals_of_another_bag_are_found_out(record):
    tags = re.findall(r"\[(?:Table|Commitment|Nonces|Order|Secret) .*\n", record)
    with pytest.raises(FaienceError) as found:
        verify(new_game(seed=1).record().replace("\n\n", "\n" + "".join(tags) + "\n", 1))
    assert found.value.code == "verify-deal" and found.value.details["deal"] == 1


def test_a_game_that_was_broken_off_can_be_checked_too_and_seat_1_began():
    evening = duel()
    evening.ask(ANA, Abort())
    record = evening.table.record()
    assert verify(record) == 1
    with pytest.raises(FaienceError) as found:
        verify(record.replace('Starter "1"', 'Starter "2"'))
    assert found.value.code == "verify-order"


def test_a_record_that_ends_before_a_deal_is_checked_up_to_there(record):
    round_1 = record[: record.index("\n2. ") + 1]
    assert verify(re.sub(r"\[(Result|Termination) .*\n", "", round_1)) == 1


def test_before_the_end_the_record_has_no_secret():
    evening = duel()
    evening.play(3)
    unfinished = evening.table.record()
    assert SECRET not in unfinished and commitment_of(SECRET) in unfinished
    with pytest.raises(FaienceError) as refused:
        verify(unfinished)
    assert refused.value.code == "verify-tag"


def test_a_table_of_bots_and_one_player_needs_only_the_nonce_of_the_player():
    assert verify(finished(Evening(setup((BOT, OPEN, BOT))).sit(ANA))) > 1


# The command


def run(monkeypatch, capsys, *arguments: str) -> tuple[object, str, str]:
    monkeypatch.setattr(sys, "argv", ["faience", "verify", *arguments])
    with pytest.raises(SystemExit) as left:
        cli.main()
    said = capsys.readouterr()
    return left.value.code or 0, said.out, said.err


def test_the_command_says_that_the_bag_was_fair(monkeypatch, capsys, tmp_path, record):
    (tmp_path / "game.txt").write_text(record)
    code, out, _ = run(monkeypatch, capsys, str(tmp_path / "game.txt"), "--lang", "en")
    assert code == 0 and re.fullmatch(r"\d+ deals checked: the bag was fair\.\n", out)


def test_the_command_reads_standard_input_and_speaks_french(monkeypatch, capsys, record):
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(record.encode())))
    code, out, _ = run(monkeypatch, capsys, "-", "--lang", "fr")
    assert code == 0 and "honnête" in out


def test_the_command_fails_where_the_bag_was_not_fair(monkeypatch, capsys, tmp_path, record):
    (tmp_path / "game.txt").write_text(re.sub(r'(Secret ")(.)', another_digit, record))
    code, out, err = run(monkeypatch, capsys, str(tmp_path / "game.txt"), "--lang", "en")
    assert code == 2 and not out and "does not match the commitment" in err
