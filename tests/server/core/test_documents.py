"""docs/server.md tells everything, and its examples are what is really sent."""

import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from tests.server.core.test_rights import cells

from faience.server import events
from faience.server.advice import AnalysisView, MoveAdvice
from faience.server.commands import NAMES, AnyCommand, PhraseName
from faience.server.events import AnyEvent
from faience.server.frames import AnswerFrame, PresenceFrame
from faience.server.given import GivenMove
from faience.server.puzzles import Attempt, PuzzleCollection, PuzzleView
from faience.server.replay import Replay
from faience.server.reviews import MoveView, ReviewView
from faience.server.routes.analysis import Question
from faience.server.setup import TableSetup
from faience.server.wire import Ending, LegalMove, SeatView, Told, View
from faience.texts import LOCALES

ROOT = Path(__file__).parents[3]
TEXT = (ROOT / "docs/server.md").read_text(encoding="utf-8")
TYPES: dict[str, Any] = {
    "TableSetup": TableSetup,
    "Commands": list[AnyCommand],
    "View": View,
    "Ending": Ending,
    "LegalMove": LegalMove,
    "Told": Told,
    "AnswerFrame": AnswerFrame,
    "PresenceFrame": PresenceFrame,
    "GivenMove": GivenMove,
    "Question": Question,
    "AnalysisView": AnalysisView,
    "ReviewView": ReviewView,
    "PuzzleCollection": PuzzleCollection,
    "Attempt": Attempt,
}
EXAMPLES = re.findall(r"<!-- (\w+) -->\n\n```json\n(.*?)```", TEXT, re.DOTALL)


@pytest.mark.parametrize(("kind", "text"), EXAMPLES)
def test_an_example_can_be_read(kind, text):
    value = msgspec.json.decode(text, type=TYPES[kind])
    assert holds(msgspec.json.decode(msgspec.json.encode(value)), msgspec.json.decode(text))


def holds(real: Any, shown: Any) -> bool:
    """All that is shown is there; what is not shown has its usual value."""
    if isinstance(shown, dict):
        return all(key in real and holds(real[key], shown[key]) for key in shown)
    if isinstance(shown, list):
        return len(real) == len(shown) and all(map(holds, real, shown))
    return bool(real == shown)


def test_everything_that_is_sent_has_an_example():
    assert {kind for kind, _ in EXAMPLES} == TYPES.keys()


def rows(heading: str) -> list[list[str]]:
    """The rows of the table whose first column has this heading."""
    _, _, rest = TEXT.partition(f"\n| {heading} |")
    lines = rest.splitlines()[2:]
    return [line.strip("|").split("|") for line in lines[: lines.index("")]]


def names(cell: str) -> list[str]:
    return re.findall(r"`(\w+)`", cell)


@pytest.mark.parametrize(
    ("heading", "kind"),
    [
        ("field of a view", View),
        ("field of a seat", SeatView),
        ("field of a legal move", LegalMove),
        ("field of a replay", Replay),
        ("field of an advice", MoveAdvice),
        ("field of a review", ReviewView),
        ("field of a reviewed move", MoveView),
        ("field of a puzzle", PuzzleView),
        ("field of an attempt", Attempt),
    ],
)
def test_every_field_is_told(heading, kind):
    told = [name for row in rows(heading) for name in names(row[0])]
    assert sorted(told) == sorted(kind.__struct_fields__)


def test_every_command_is_told_with_its_fields():
    fields = {
        str(command.__struct_config__.tag): set(command.__struct_fields__) - {"id"} for command in get_args(AnyCommand)
    }
    told = {names(row[0])[0]: set(names(row[1])) for row in rows("command")}
    assert told == fields and list(told) == list(NAMES)


def test_every_kind_of_event_is_told_with_its_fields():
    kept = {
        str(event.__struct_config__.tag): {
            field for field in event.__struct_fields__ if field in Told.__struct_fields__
        }
        for event in get_args(AnyEvent)
    }
    kept["moved"] |= {"text", "events", "ending"}
    kept["dealt"] |= {"events", "ending"}
    assert {names(row[0])[0]: set(names(row[1])) for row in rows("`kind` | fields")} == kept


def test_every_phrase_is_told():
    (line,) = re.findall(r"The phrases are (.*?):", TEXT)
    assert re.findall(r"`([\w-]+)`", line) == list(get_args(PhraseName))


def test_every_event_says_what_it_is():
    assert all(event.__doc__ for event in get_args(AnyEvent)) and events.__doc__


# Codes


def codes(file: str) -> set[str]:
    return set(re.findall(r"^error-(\S+) =", (LOCALES / "en" / file).read_text(encoding="utf-8"), re.MULTILINE))


def test_every_code_of_a_refusal_has_its_sentence():
    sources = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "src/faience/server").rglob("*.py"))
    raised = set(re.findall(r'"(refused-[a-z-]+)"', sources)) - {"refused-"}
    assert raised <= codes("server.ftl") | codes("serve.ftl")
    assert {code for code in codes("server.ftl") if code.startswith("refused-")} <= raised


def test_every_code_of_a_refusal_is_tried():
    tests = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests/server").rglob("*.py"))
    tests += (ROOT / "tests/test_fairness.py").read_text(encoding="utf-8")
    tried = set(re.findall(r'"((?:refused|setup|verify)-[a-z-]+)"', tests)) | {
        f"refused-{cell[-1]}" for cell in cells()
    }
    assert codes("server.ftl") <= tried
