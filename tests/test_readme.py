"""What the README and the docs show is true: code runs, commands work, pictures are fresh, links lead somewhere."""

import dataclasses
import doctest
import inspect
import io
import re
import shlex
import shutil
import socket
import sys
import tomllib
import webbrowser
from collections.abc import Iterator
from operator import attrgetter
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numba
import pytest

import faience
from faience import cli
from faience.bench.measures import benchmarks
from faience.rules.azul.state import STATE as AZUL
from faience.rules.market import FIELDS
from faience.rules.pavilion.state import STATE as PAVILION
from faience.server.command import Server
from faience.texts import LOCALES

ROOT = Path(__file__).parents[1]
README, API, ARCHITECTURE = ROOT / "README.md", ROOT / "docs/api.md", ROOT / "docs/architecture.md"
PICTURES = {"docs/images/table.svg": "docs/images/game.txt", "docs/images/pavilion.svg": "docs/images/pavilion.txt"}
FOLDERS = ("benchmarks/", "docs/", "requirements/", "src/", "tests/")
PROMPT = "$ "
TINY_TRAINING = shlex.split(
    "--generations 1 --games 12 --nodes 10 --epochs 1 --trial nodes=10 --trial-games 2 --processes 1"
)
START = Server.startup

DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("benchmarks/*.md")])
FOLLOWED = ROOT / "docs/tutorials/bot.md"  # word for word, files and all, by tests/docs/test_tutorial.py


def every(documents: list[Path]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("document", documents, ids=lambda path: path.relative_to(ROOT).as_posix())


every_document = every(DOCUMENTS)
every_other_document = every([document for document in DOCUMENTS if document != FOLLOWED])


@dataclasses.dataclass(frozen=True)
class Block:
    """A fenced block of a document; `line` is where its content begins, from 0."""

    language: str
    text: str
    line: int


def blocks(document: Path, *languages: str) -> list[Block]:
    text = document.read_text(encoding="utf-8")
    found = [
        Block(match[1], match[2], text.count("\n", 0, match.start(2)))
        for match in re.finditer(r"^```(\w*)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    ]
    return [block for block in found if block.language in languages]


def prose(document: Path) -> str:
    """A document without its fenced blocks."""
    return re.sub(r"^```.*?^```$", "", document.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)


# Python


@every_other_document
def test_the_python_of_a_document_does_what_it_shows(document: Path, monkeypatch: pytest.MonkeyPatch):
    """All blocks of a document, one after the other, as a reader would type them."""
    monkeypatch.chdir(ROOT)
    names: dict[str, Any] = {"__name__": "__main__"}
    for block in blocks(document, "python"):
        if re.search(r"playouts?\(", block.text) and numba.config.DISABLE_JIT:
            continue  # a million plies are for compiled rules
        run_python(document, block, names)


def run_python(document: Path, block: Block, names: dict[str, Any]) -> None:
    where = str(document.relative_to(ROOT))
    if not block.text.lstrip().startswith(">>>"):
        exec(compile("\n" * block.line + block.text, where, "exec"), names)
        return
    session = doctest.DocTestParser().get_doctest(block.text, names, where, where, block.line)
    report = io.StringIO()
    outcome = doctest.DocTestRunner(verbose=False, optionflags=doctest.ELLIPSIS).run(
        session, out=report.write, clear_globs=False
    )
    assert not outcome.failed, report.getvalue()
    names.update(session.globs)


# Commands


def commands(document: Path) -> Iterator[tuple[list[str], str]]:
    """Every command of a document, in words, and what it is said to print, if that is told."""
    for block in blocks(document, "sh"):
        for line in block.text.splitlines():
            if words := shlex.split(line, comments=True):
                yield words, ""
    for block in blocks(document, "console"):
        for shown in block.text.split(PROMPT)[1:]:
            line, _, output = shown.partition("\n")
            yield shlex.split(line, comments=True), output


def of_faience(words: list[str]) -> list[str] | None:
    """The arguments of a command that calls faience; None for other programs and for the tests."""
    if words[0] == "faience":
        return words[1:]
    return words[2:] if words[:2] == ["python3", "run.py"] and words[2:3] != ["test"] else None


@every_other_document
def test_the_commands_of_a_document_work(
    document: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
):
    sit_down(monkeypatch, tmp_path)
    for words, output in commands(document):
        arguments = of_faience(words)
        if arguments is None:
            continue
        if arguments[:1] == ["bench"]:
            arguments = ["bench", "--seconds", "0.01", "--only", "call/azul"]  # not for minutes
        if arguments[:1] == ["match"]:  # nor for hours: a game of each seat, and next to no time for a move
            hurried = [re.sub("time=[^,:]+", "time=10ms", word) for word in arguments]
            arguments, output = [*hurried, "--games", "1", "--time", "10ms"], ""
        if arguments[:1] == ["tournament"]:
            hurried = [re.sub("time=[^,:]+", "time=10ms", word) for word in arguments]
            arguments, output = [*hurried, "--rounds", "1", "--time", "10ms"], ""
        if arguments[:1] == ["selfplay"]:
            arguments += ["--games", "2", "--player", "greedy"]
        if arguments[:1] == ["review"]:
            arguments += ["--nodes", "20"]
        if arguments[:1] == ["tune"]:
            arguments += ["--generations", "1", "--samples", "1000", "--nodes", "10"]
        if arguments[:1] == ["train"]:
            arguments += TINY_TRAINING
        code, printed = run(monkeypatch, capsys, arguments)
        assert code == 0, shlex.join(words)
        if output:
            assert_printed(output, printed)


def sit_down(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """A folder with what the commands read; games and pictures stay in it."""
    for game in PICTURES.values():
        (folder / game).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / game, folder / game)
    monkeypatch.chdir(folder)
    monkeypatch.setenv("XDG_DATA_HOME", str(folder / "data"))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")


def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], arguments: list[str]) -> tuple[int, str]:
    """Exit code and output. Whoever is asked to play starts a new game and leaves; a server ends when it is ready."""
    monkeypatch.setattr(sys, "argv", ["faience", *arguments])
    monkeypatch.setattr(sys, "stdin", io.StringIO("new\nquit\n"))
    monkeypatch.setattr(webbrowser, "open", lambda address: None)
    monkeypatch.setattr(Server, "startup", start_and_end)
    with pytest.raises(SystemExit) as left:
        cli.main()
    return left.value.code if isinstance(left.value.code, int) else 0, capsys.readouterr().out


async def start_and_end(server: Server, sockets: list[socket.socket] | None = None) -> None:
    await START(server, sockets)
    server.should_exit = True


def assert_printed(wanted: str, printed: str) -> None:
    got = "".join(f"{line.rstrip()}\n" for line in printed.splitlines())
    assert doctest.OutputChecker().check_output(wanted, got, doctest.ELLIPSIS), f"{wanted}\nis not\n{got}"


@every_document
def test_files_named_in_commands_are_there(document: Path):
    named = [word.partition("::")[0] for words, _ in commands(document) for word in words if word.startswith(FOLDERS)]
    assert [name for name in named if not (ROOT / name).exists()] == []


def test_the_two_commands_are_in_the_readme():
    shown = [words for words, _ in commands(README)]
    assert ["python3", "run.py"] in shown and ["python3", "run.py", "test"] in shown


def test_every_figure_has_a_benchmark_that_measures_it():
    named = re.findall(r"<!-- bench (\S+) -->", README.read_text(encoding="utf-8"))
    assert named and set(named) <= {name for name, _ in benchmarks()}


# Pictures and links


@pytest.mark.parametrize(("picture", "game"), PICTURES.items())
def test_a_picture_is_what_its_command_draws(
    picture: str, game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
):
    assert picture in links(README)
    (command,) = [words for words, _ in commands(README) if words[-2:] == ["--svg", picture]]
    assert command[:3] == ["faience", "show", game]
    sit_down(monkeypatch, tmp_path)
    assert run(monkeypatch, capsys, command[1:]) == (0, "")
    drawn, shown = (folder.joinpath(picture).read_text(encoding="utf-8") for folder in (tmp_path, ROOT))
    assert drawn == shown, f"draw it again: python3 run.py {shlex.join(command[1:])}"
    assert ElementTree.parse(ROOT / picture).getroot().tag == "{http://www.w3.org/2000/svg}svg"


@pytest.mark.parametrize("game", PICTURES.values())
def test_the_game_of_a_picture_is_in_canonical_form(game: str):
    text = (ROOT / game).read_text(encoding="utf-8")
    assert faience.read_game(text).record() == text


def links(document: Path) -> list[str]:
    """Where the links and pictures of a document lead."""
    return re.findall(r"\]\(([^()\s]+)\)", prose(document))


@every_document
def test_links_lead_to_files_and_headings_that_exist(document: Path):
    broken = []
    for link in links(document):
        path, _, anchor = link.partition("#")
        target = document if not path else document.parent / path
        is_outside = link.startswith(("https://", "http://", "mailto:"))
        if not is_outside and (not target.exists() or (anchor and anchor not in anchors(target))):
            broken.append(link)
    assert broken == []


def anchors(document: Path) -> set[str]:
    """The names that a heading can be linked by: lower case, hyphens for spaces, no punctuation."""
    headings = re.findall(r"^#+ +(.+?) *$", prose(document), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


# The reference is complete


def section(document: Path, heading: str) -> str:
    """What stands under a heading, up to the next one of its rank or a higher one."""
    rank = heading.index(" ")
    _, _, rest = document.read_text(encoding="utf-8").partition(f"\n{heading}\n")
    assert rest, f"no {heading} in {document.name}"
    return re.split(rf"^#{{1,{rank}}} ", rest, maxsplit=1, flags=re.MULTILINE)[0]


def table(text: str) -> list[list[str]]:
    """The rows of all tables, cell by cell, without headings and backticks."""
    lines = [line for line in text.splitlines() if line.startswith("| `")]
    return [[cell.strip().replace("`", "") for cell in line.strip("|").split("|")] for line in lines]


def test_every_public_name_is_in_the_reference():
    assert [row[0] for row in table(section(API, "## The names"))] == faience.__all__


def signatures() -> list[str]:
    return re.findall(r"\*\*`([^`]+\))`\*\*", prose(API))


@pytest.mark.parametrize("shown", signatures())
def test_signatures_are_shown_as_they_are(shown):
    name = shown.partition("(")[0]
    real = inspect.signature(attrgetter(name)(faience))
    plain = [each.replace(annotation=each.empty) for each in real.parameters.values() if each.name != "self"]
    signature = real.replace(parameters=plain, return_annotation=real.empty)
    assert shown == f"{name}{signature}".replace("'", '"')


def test_every_function_is_shown_with_its_signature():
    functions = [name for name in faience.__all__ if inspect.isfunction(getattr(faience, name))]
    assert set(functions) <= {shown.partition("(")[0] for shown in signatures()}


@pytest.mark.parametrize(
    ("heading", "module"),
    [
        ("### Events of the market", "faience.rules.events"),
        ("### Events of Azul", "faience.rules.azul.events"),
        ("### Events of Summer Pavilion", "faience.rules.pavilion.events"),
    ],
)
def test_every_event_is_in_the_reference_and_all_fields_are_true(heading: str, module: str):
    told = {row[0]: (row[1], row[2]) for row in table(section(API, heading))}
    real = {
        event.kind: (event.__name__, ", ".join(field.name for field in dataclasses.fields(event)))
        for event in faience.Event.__subclasses__()
        if event.__module__ == module
    }
    assert told == real


def test_the_rules_have_no_other_events():
    told = [row[1] for row in table(section(API, "## Events"))]
    events = [event for event in faience.Event.__subclasses__() if event.__module__.startswith("faience.rules.")]
    assert sorted(told) == sorted(event.__name__ for event in events)


def test_every_error_code_is_in_the_reference():
    told = [row[0] for row in table(section(API, "## Errors")) if row[0] not in faience.__all__]
    catalogue = "".join(file.read_text(encoding="utf-8") for file in (LOCALES / "en").glob("*.ftl"))
    real = set(re.findall(r"^error-([\w-]+) =", catalogue, re.MULTILINE)) - {"at"}
    assert sorted(told) == sorted(real)


@pytest.mark.parametrize(
    ("heading", "state"), [("### Fields of Azul", AZUL), ("### Fields of Summer Pavilion", PAVILION)]
)
def test_the_state_is_in_the_reference_field_by_field(heading: str, state: Any):
    told = {row[0]: row[1] for row in table(section(API, "### Fields of both games") + section(API, heading))}
    assert told == {name: shape_of(state[name]) for name in state.names if name != "unused"}


def test_the_fields_of_both_games_are_those_of_the_market():
    assert [row[0] for row in table(section(API, "### Fields of both games"))] == [field[0] for field in FIELDS]


def shape_of(dtype: Any) -> str:
    """Like int8[4, 5]."""
    return f"{dtype.base}{list(dtype.shape)}" if dtype.shape else str(dtype)


def places_on_the_map() -> list[str]:
    """Folders stand at the margin, what lies in them below."""
    folder, named = "", []
    for line in re.findall(r"^ *[\w./]+(?= {2}|$)", section(ARCHITECTURE, "## The map"), re.MULTILINE):
        if line.startswith(" "):
            named.append(folder + line.strip())
        else:
            folder = line
    return named


def test_what_is_on_the_map_of_files_exists():
    assert [name for name in places_on_the_map() if not (ROOT / name).exists()] == []


def test_every_module_is_on_the_map_of_files_or_in_a_folder_that_is():
    named = tuple(places_on_the_map())
    modules = [file.relative_to(ROOT).as_posix() for file in ROOT.glob("src/faience/**/[a-z]*.py")]
    assert len(modules) > 50 and [module for module in modules if not module.startswith(named)] == []


def test_every_layer_has_its_place_in_the_architecture():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    (contract,) = project["tool"]["importlinter"]["contracts"]
    layers = [name for layer in contract["layers"] for name in re.findall(r"\w+", layer)]
    told = [row[0] for row in table(section(ARCHITECTURE, "## Layers"))]
    assert told == layers
