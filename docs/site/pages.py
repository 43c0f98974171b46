"""Which file of the repository becomes which page of the site.

English pages are what lies in docs/, and some files from elsewhere; French ones are what lies in docs/fr/. The two are
built apart, each in its language, the French below fr/. Any other file that a page links to comes along as it is.
"""

from dataclasses import dataclass
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).resolve().parents[2]
FRENCH = "fr"
ELSEWHERE = {
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "README.md": "index.md",
    "benchmarks/README.md": "benchmarks.md",
}


@dataclass(frozen=True)
class Page:
    """A page: its language, and its file among those of that language."""

    lang: str
    file: PurePosixPath

    @property
    def place(self) -> PurePosixPath:
        """Its file among those of all languages."""
        return FRENCH / self.file if self.lang == FRENCH else self.file

    @property
    def folder(self) -> PurePosixPath:
        """Where it is seen: each page has a folder of its own, which an index is in already."""
        return self.place.parent if self.file.stem == "index" else self.place.with_suffix("")


def page_of(source: PurePosixPath) -> Page | None:
    """The page that a file becomes, its path counted from the root of the repository; None if it is no page."""
    if str(source) in ELSEWHERE:
        return Page("en", PurePosixPath(ELSEWHERE[str(source)]))
    if source.parts[0] != "docs" or source.suffix not in (".md", ".ipynb"):
        return None
    file = source.relative_to("docs").with_suffix(".md")
    return Page(FRENCH, file.relative_to(FRENCH)) if file.parts[0] == FRENCH else Page("en", file)


def sources() -> list[PurePosixPath]:
    """Every file that becomes a page."""
    found = [*ROOT.glob("docs/**/*.md"), *ROOT.glob("docs/notebooks/*.ipynb")]
    here = [PurePosixPath(path.relative_to(ROOT).as_posix()) for path in sorted(found)]
    return [*here, *(PurePosixPath(name) for name in ELSEWHERE if name != "README.md")]
