"""Programs that play, and programs that misbehave, as a few lines of Python each."""

import shlex
import sys
from collections.abc import Callable
from pathlib import Path

START = """
import json, os, subprocess, sys, time

def say(**message):
    print(json.dumps(message))

def asked(*types):
    '''The next message of one of these types; the end of the bot when there is none.'''
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] in types:
            return message
    sys.exit()

def answer(go, move=None):
    say(type="move", id=go["id"], move=move or go["legal"][0])

def sleep():
    time.sleep(600)

"""
HELLO = """
asked("hello")
say(type="hello", protocol=1, name="Bot")
"""
GOOD = """
while True:
    answer(asked("go"))
"""

Bots = Callable[[str], str]


def writer_of_bots(folder: Path) -> Bots:
    """Writes programs to a folder; each is given back as its command."""
    numbers = iter(range(100))

    def write(program: str) -> str:
        file = folder / f"bot{next(numbers)}.py"
        file.write_text(START + program, encoding="utf-8")
        return shlex.join([sys.executable, str(file)])

    return write
