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
    addresses = {"FAIENCE_SITE": address, "FAIENCE_SITE_FR": f"{address}fr/"}
    if not all(is_built(configuration, addresses) for configuration in CONFIGURATIONS):
        return 1
    dead = dead_links(SITE, address)
    print("\n".join(["Dead links:", *dead] if dead else [f"No dead links in {SITE.relative_to(ROOT)}"]))
    return 1 if dead else 0


def is_built(configuration: str, addresses: dict[str, str]) -> bool:
    zensical = Path(sys.executable).with_name("zensical")
    command = [str(zensical), "build", "--clean", "--strict", "--config-file", configuration]
    return subprocess.run(command, cwd=ROOT, env=os.environ | addresses, check=False).returncode == 0


if __name__ == "__main__":
    sys.exit(main())
