"""The documentation as a site: it is built, nothing leads nowhere, and it has what it should."""

import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path, PurePosixPath

import pytest
from docs.site.links import dead_links
from docs.site.pages import ROOT, page_of, sources

SITE = ROOT / "build/site"
PACKAGES = ("faience", "faience.analysis", "faience.arena", "faience.data", "faience.envs", "faience.notebook")


def text(page: str) -> str:
    return (SITE / page / "index.html").read_text(encoding="utf-8")


def test_the_site_is_built_in_both_languages_without_dead_links():
    """One test, for to build takes seconds."""
    done = subprocess.run(
        [sys.executable, "-m", "docs.site.build"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0 and "No dead links" in done.stdout, done.stdout + done.stderr
    assert '<html lang="en"' in text("rules/azul") and '<html lang="fr"' in text("fr/rules/azul")
    assert 'hreflang="fr"' in text("rules/azul") and 'hreflang="en"' in text("fr/rules/azul")
    for source in sources():
        page = page_of(source)
        assert page and (SITE / page.folder / "index.html").is_file(), f"{source} is no page of the site"
    reference = "".join(text(f"reference/{file.stem}") for file in (ROOT / "docs/reference").glob("[!i]*.md"))
    names = {name for package in PACKAGES for name in import_module(package).__all__}
    described = {anchor.rpartition(".")[2] for anchor in re.findall(r'id="(faience\.[\w.]+)"', reference)}
    assert names - described == set()


@pytest.mark.parametrize(
    ("source", "folder"),
    [
        ("docs/rules/azul.md", "rules/azul"),
        ("docs/fr/rules/azul.md", "fr/rules/azul"),
        ("docs/fr/index.md", "fr"),
        ("docs/index.md", "."),
        ("docs/notebooks/first-steps.ipynb", "notebooks/first-steps"),
        ("CONTRIBUTING.md", "contributing"),
        ("README.md", "."),
    ],
)
def test_each_text_has_its_place_on_the_site(source: str, folder: str):
    page = page_of(PurePosixPath(source))
    assert page and str(page.folder) == folder


def test_what_is_no_text_is_no_page():
    assert page_of(PurePosixPath("examples/bot.py")) is None and page_of(PurePosixPath("docs/images/game.txt")) is None


# The search for dead links


def site_of(folder: Path, **pages: str) -> Path:
    for name, content in pages.items():
        file = folder / name.replace("_", "/") / "index.html"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(content, encoding="utf-8")
    return folder


@pytest.mark.parametrize(
    "link", ["b/", "./b/#there", "b/index.html", "#here", "", "/b/", "https://faience.example/b/#there", "b/tile.svg"]
)
def test_a_link_that_leads_somewhere_is_alive(link: str, tmp_path: Path):
    site = site_of(tmp_path, b='<h1 id="there">')
    (site / "b/tile.svg").write_text("<svg/>", encoding="utf-8")
    (site / "index.html").write_text(f'<p id="here"><a href="{link}">', encoding="utf-8")
    assert dead_links(site, "https://faience.example/") == []


@pytest.mark.parametrize("link", ["c/", "b/#where", "#there", "/c/", "https://faience.example/c/", "b/other.svg"])
def test_a_link_that_leads_nowhere_is_dead(link: str, tmp_path: Path):
    site = site_of(tmp_path, b='<h1 id="there">')
    (site / "index.html").write_text(f'<a href="{link}">', encoding="utf-8")
    assert dead_links(site, "https://faience.example/") == [f"index.html: {link}"]


@pytest.mark.parametrize("link", ["https://elsewhere.example/c/", "mailto:ana@faience.example", "data:,x"])
def test_other_sites_are_not_asked(link: str, tmp_path: Path):
    site = site_of(tmp_path, b=f'<a href="{link}">')
    assert dead_links(site, "https://faience.example/") == []
