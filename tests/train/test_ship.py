"""Putting champions into the package."""

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from tests.train.tables import AZUL, PAVILION

from faience.players.search import champions
from faience.players.search.champions import FOLDER, champion_in
from faience.train import contender
from faience.train.lesson import fresh_network
from faience.train.ship import LIST, listing, ship
from faience.tuning.table import Table

THREE = Table("azul", "coloured", (), 3)


def written(folder: Path, table: Table, seed: int) -> Path:
    network = fresh_network(table.rules, contender.weights_alone(table).weights, seed)
    file = folder / f"{seed}.npz"
    contender.write(file, table, contender.of_network(network), f"seed {seed}")
    return file


def made(home: Path) -> dict[str, str]:
    with np.load(home) as archive:
        return {name: str(archive[name]) for name in archive.files if name.endswith(("/made", "/like"))}


def test_a_champion_takes_the_place_of_the_one_for_its_table_and_leaves_the_others(tmp_path):
    home, old, new = tmp_path / "azul.npz", written(tmp_path, AZUL, 1), written(tmp_path, AZUL, 2)
    ship(home, "azul", [old, written(tmp_path, THREE, 3)])
    ship(home, "azul", [new])
    assert made(home) == {"coloured/2/made": "seed 2", "coloured/3/made": "seed 3"}
    found, wanted = (champion_in(file, AZUL.start()) for file in (home, new))
    assert all(np.array_equal(part, own) for part, own in zip(found, wanted, strict=True))


@pytest.mark.parametrize("own", [True, False])
def test_a_table_can_be_given_the_network_of_another_and_one_of_its_own_later(own, tmp_path):
    home, two, three = tmp_path / "azul.npz", written(tmp_path, AZUL, 1), written(tmp_path, THREE, 2)
    ship(home, "azul", [two, three] if own else [two], [("coloured/3", "coloured/2")])
    assert made(home) == {"coloured/2/made": "seed 1", "coloured/3/like": "coloured/2"}
    ship(home, "azul", [three])
    assert made(home) == {"coloured/2/made": "seed 1", "coloured/3/made": "seed 2"}


@pytest.mark.parametrize("likes", [[("coloured/3", "nowhere/2")], []])
def test_what_could_not_be_played_is_not_written(likes, tmp_path):
    home, good, other = tmp_path / "azul.npz", written(tmp_path, AZUL, 1), written(tmp_path, PAVILION, 2)
    ship(home, "azul", [good])
    before = home.read_bytes()
    with pytest.raises((ValueError, KeyError)):
        ship(home, "azul", [] if likes else [other], likes)
    assert home.read_bytes() == before


@pytest.mark.parametrize("content", [b"", b"PK\x03\x04", b"no champions"])
def test_a_file_without_champions_is_refused_and_the_package_left_as_it_is(content, tmp_path):
    home, file = Path(champions.__file__).parent / FOLDER / "azul.npz", tmp_path / "champion.npz"
    before = home.read_bytes()
    file.write_bytes(content)
    command = [sys.executable, "-m", "faience.train.ship", "azul", str(file)]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ended.returncode == 2 and "nothing was changed" in ended.stderr and "Traceback" not in ended.stderr
    assert home.read_bytes() == before


def test_the_list_beside_the_champions_says_which_there_are_and_how_they_were_made(tmp_path):
    ship(tmp_path / "azul.npz", "azul", [written(tmp_path, AZUL, 1)], [("coloured/3", "coloured/2")])
    told = (tmp_path / LIST).read_text(encoding="utf-8")
    first, second = (line for line in told.splitlines() if line.startswith("| `"))
    assert first.startswith("| `coloured/2` | `") and first.endswith("` | seed 1 |")
    assert second == first.replace("coloured/2", "coloured/3").replace("seed 1", "the network of `coloured/2`")


def test_the_list_in_the_package_is_that_of_its_champions():
    folder = Path(champions.__file__).parent / FOLDER
    assert (folder / LIST).read_text(encoding="utf-8") == listing(folder)
