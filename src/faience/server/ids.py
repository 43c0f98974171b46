"""Ids of tables: ten letters and digits that cannot be mistaken for each other."""

import hashlib
import secrets

ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"  # Crockford's, without i, l, o and u
LENGTH = 10


def new_table_id() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))


def table_id_after(secret: str) -> str:
    """The id of the table at which the players of another one meet again."""
    digest = hashlib.sha256(b"rematch|" + bytes.fromhex(secret)).digest()
    return "".join(ALPHABET[byte % len(ALPHABET)] for byte in digest[:LENGTH])
