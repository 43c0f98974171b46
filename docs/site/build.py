"""Builds the documentation into build/site, in both languages, and looks for dead links.

.venv/bin/python -m docs.site.build
FAIENCE_SITE=https://docs.example.org/ .venv/bin/python -m docs.site.build      where it will be seen
.venv/bin/python -m http.server --directory build/site                          look at it
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from docs.site.links import dead_links
from docs.site.pages import ROOT
from docs.site.staging import lay_out

SITE = ROOT / "build/site"
CONFIGURATIONS = ("mkdocs.yml", "mkdocs.fr.yml")  # the French pages go into a folder of the English ones
HERE = "http://localhost:8000/"


def main() -> int:
    address = os.environ.get("FAIENCE_SITE", HERE).rstrip("/") + "/"
    lay_out()
    shutil.rmtree(SITE, ignore_errors=True)
    for configuration in CONFIGURATIONS:
        build(configuration, {"FAIENCE_SITE": address, "FAIENCE_SITE_FR": f"{address}fr/"})
    dead = dead_links(SITE, address)
    print("\n".join(["Dead links:", *dead] if dead else [f"No dead links in {SITE.relative_to(ROOT)}"]))
    return 1 if dead else 0


def build(configuration: str, addresses: dict[str, str]) -> None:
    zensical = Path(sys.executable).with_name("zensical")
    command = [str(zensical), "build", "--clean", "--strict", "--config-file", configuration]
    subprocess.run(command, cwd=ROOT, env=os.environ | addresses, check=True)


if __name__ == "__main__":
    sys.exit(main())
