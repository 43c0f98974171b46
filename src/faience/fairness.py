"""A bag that nobody can tamper with: commitment, fair stream, and the check of a record.

Before anybody sits down the server shows the SHA-256 of a secret. Each player adds a nonce. Every draw is then
foretold by both together, and by neither alone:

    number  =  the first 6 bytes of  HMAC-SHA256(secret, "table|nonce,nonce,…|counter")

The counter begins at 0 and grows by one with every number. A number is used for a choice among n if it is below the
greatest multiple of n that 6 bytes hold, and is passed over otherwise; the choice is the remainder. Chosen are, in
this order: the seats, each among those left; then every tile, among those in the bag, which lie there in colour order.
"""

import hashlib
import hmac
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from faience.errors import FaienceError
from faience.game import Game, read_game
from faience.notation.record import parse_record
from faience.rules import generic
from faience.rules.games import rules_for
from faience.rules.log import new_log
from faience.rules.market import DEAL

BYTES = 6  # of a number: JavaScript counts so far without error
NUMBERS = 1 << 8 * BYTES
SECRET_BYTES = 32


def commitment_of(secret: str) -> str:
    """What is shown of a secret (in hex) before the game."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


class Stream:
    """The numbers that a secret and the players' nonces foretell."""

    def __init__(self, secret: str, table: str, nonces: Sequence[str], counter: int = 0) -> None:
        self._key = bytes.fromhex(secret)
        self._message = f"{table}|{','.join(nonces)}|"
        self.counter = counter

    def below(self, bound: int) -> int:
        """The next choice among so many, each as likely as the others."""
        while True:
            number = self._next()
            if number < NUMBERS - NUMBERS % bound:
                return number % bound

    def _next(self) -> int:
        block = hmac.digest(self._key, f"{self._message}{self.counter}".encode(), "sha256")
        self.counter += 1
        return int.from_bytes(block[:BYTES], "big")


def draw_order(stream: Stream, seats: int) -> tuple[int, ...]:
    """Who sits where: the old number of each new seat."""
    left = list(range(seats))
    return tuple(left.pop(stream.below(len(left))) for _ in range(seats))


class Dealer:
    """Draws at a copy of a table, which goes on in its hands."""

    def __init__(self, state: np.record) -> None:
        self._rules = rules_for(state)
        self._table = generic.table_of(state)
        self._log = new_log()
        self.state = generic.record_at(self._table)

    def make(self, move: int) -> None:
        """Carry out a legal move. Trusts its caller."""
        generic.make_move(self._table, move, self._log)
        self._log[0, 0] = 0

    def deal(self, stream: Stream) -> str:
        """Draw until a seat is to move or the game is over; says what was drawn, in letters."""
        letters = ""
        while self.state.phase == DEAL:
            tile = self._draw(stream.below(int(self.state.bag_count)))
            generic.draw_tile(self._table, tile, self._log)
            self._log[0, 0] = 0
            letters += self._rules.letters[tile]
        return letters

    def _draw(self, passed: int) -> int:
        """The tile after so many others, when the bag lies in colour order."""
        for tile, count in enumerate(self.state.bag.tolist()):
            if passed < count:
                return tile
            passed -= count
        raise AssertionError("fewer tiles than counted")


# Checking a record


@dataclass(frozen=True)
class Proof:
    """What a record holds to check its bag with."""

    table: str
    commitment: str
    secret: str
    nonces: tuple[str, ...]
    order: tuple[int, ...]

    def tags(self) -> dict[str, str]:
        """As headers of a record; the secret only once it is known."""
        tags = {
            "Table": self.table,
            "Commitment": self.commitment,
            "Nonces": " ".join(self.nonces) or "-",
            "Order": " ".join(str(seat + 1) for seat in self.order),
        }
        return tags | {"Secret": self.secret} if self.secret else tags


def verify(text: str) -> int:
    """Check the bag of a record against its commitment, seats and deals; says how many deals there were."""
    headers = parse_record(text).headers
    proof = _proof_in(headers)
    game = read_game(text, deal=False)  # a deal of ours after its end would be none of the bag's
    if commitment_of(proof.secret) != proof.commitment:
        raise FaienceError("verify-commitment")
    stream = Stream(proof.secret, proof.table, proof.nonces)
    if "Position" in headers:  # a game from there on, at which everybody sat as agreed
        order, is_first = tuple(range(game.players)), True
    else:
        order, is_first = draw_order(stream, game.players), game.start.starter == 0
    if proof.order != order or not is_first:
        raise FaienceError("verify-order")
    return _verify_deals(game, stream)


def _proof_in(headers: Mapping[str, str]) -> Proof:
    for tag in ("Table", "Commitment", "Secret", "Nonces", "Order"):
        if tag not in headers:
            raise FaienceError("verify-tag", tag=tag)
    try:
        if len(bytes.fromhex(headers["Secret"])) != SECRET_BYTES:
            raise ValueError
        order = tuple(int(seat) - 1 for seat in headers["Order"].split())
    except ValueError:
        raise FaienceError("verify-unreadable") from None
    nonces = tuple(nonce for nonce in headers["Nonces"].split() if nonce != "-")
    return Proof(headers["Table"], headers["Commitment"], headers["Secret"], nonces, order)


def _verify_deals(game: Game, stream: Stream) -> int:
    """Every deal is what the stream foretells."""
    dealer, deals = Dealer(game.start), 0
    for step in game.history:
        if step.move:
            dealer.make(int(step.move))
            continue
        deals += 1
        found = "".join(game.rules.letters[game.rules.tiles.index(tile)] for tile in step.drawn)
        told = dealer.deal(stream)
        if told != found:
            raise FaienceError("verify-deal", deal=deals, found=found, foretold=told)
    return deals
