"""Writes src/wire/schema.ts: what goes over the wire, for the compiler, from the types that the server sends.

    .venv/bin/python web/wire.py

A test asks whether the file is what this would write.
"""

from pathlib import Path
from typing import Any

from msgspec.json import schema_components

from faience.server import commands, frames
from faience.server.advice import AnalysisView, Hint
from faience.server.clerk import Links
from faience.server.puzzles import Attempt, PuzzleCollection, PuzzleView
from faience.server.replay import Replay
from faience.server.reviews import ReviewView
from faience.server.setup import TableSetup
from faience.server.summaries import Listing
from faience.server.wire import Told, View

FILE = Path(__file__).parent / "src" / "wire" / "schema.ts"
TYPES = (
    View,
    Told,
    TableSetup,
    Replay,
    ReviewView,
    AnalysisView,
    Hint,
    PuzzleCollection,
    PuzzleView,
    Attempt,
    Links,
    Listing,
    frames.TableFrame,
    frames.PresenceFrame,
    frames.AnswerFrame,
    frames.RefusedFrame,
    frames.PongFrame,
    commands.AnyCommand,
)
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def written() -> str:
    _, components = schema_components(TYPES, ref_template="{name}")
    head = "/** What goes over the wire. Written by web/wire.py from the server's types: do not edit. */\n"
    return head + "".join(interface(name, schema) for name, schema in sorted(components.items()))


def interface(name: str, schema: dict[str, Any]) -> str:
    about = schema.get("description", "").split("\n")[0]
    required = schema.get("required", ())
    fields = "".join(
        f"  {field}{'' if field in required else '?'}: {kind(each)};\n" for field, each in schema["properties"].items()
    )
    return f"\n/** {about} */\nexport interface {name} {{\n{fields}}}\n"


def kind(schema: dict[str, Any]) -> str:
    """A JSON schema as a type."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "enum" in schema:
        return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(kind(each) for each in schema["anyOf"]))
    if schema.get("type") == "array":
        item = kind(schema.get("items") or {})
        return f"({item})[]" if " " in item else f"{item}[]"
    if schema.get("type") == "object":
        return f"Record<string, {kind(schema.get('additionalProperties') or {})}>"
    return PLAIN.get(schema.get("type", ""), "unknown")


if __name__ == "__main__":
    FILE.write_text(written())
