"""Lays out for the builder what the pages are made of: texts with their links led anew, pictures, and the theme."""

import json
import posixpath
import re
import shutil
from pathlib import Path, PurePosixPath

from docs.site.notebook_page import markdown_of
from docs.site.pages import FRENCH, ROOT, Page, page_of, sources

STAGE = ROOT / "build/docs"
FILES = PurePosixPath("files")  # what is no page and no picture
HERE = Path(__file__).parent
FENCE = re.compile(r"^(```.*?^```)$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^()\s]+)\)")
FONTS = ("young-serif-latin-400-normal.woff2", "atkinson-hyperlegible-next-latin-wght-normal.woff2")


def lay_out() -> None:
    shutil.rmtree(STAGE, ignore_errors=True)
    for source in sources():
        page = page_of(source)
        assert page is not None, f"{source} is no page"
        target = STAGE / page.lang / page.file
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text_of(source, target.with_suffix("")), encoding="utf-8")
    shutil.copytree(ROOT / "docs/images", STAGE / "en/images", ignore=shutil.ignore_patterns("*.txt"))
    for lang in ("en", FRENCH):
        lay_out_theme(STAGE / lang / "theme")


def text_of(source: PurePosixPath, pictures: Path) -> str:
    """The Markdown of a page; the pictures of a notebook go to a folder beside it."""

    def led_anew(text: str) -> str:
        """Each link to a file of the repository leads to where that file is on the site."""
        parts = FENCE.split(text)
        parts[::2] = [LINK.sub(lambda link: f"]({destination(link[1], source)})", part) for part in parts[::2]]
        return "".join(parts)

    if source.suffix == ".ipynb":
        return markdown_of(ROOT / source, pictures, led_anew)
    return led_anew((ROOT / source).read_text(encoding="utf-8"))


def destination(link: str, source: PurePosixPath) -> str:
    """What a link in a file becomes on its page."""
    path, mark, anchor = link.partition("#")
    if not path or ":" in path:
        return link  # on the same page, or on another site
    here, wanted = page_of(source), PurePosixPath(posixpath.normpath(source.parent / path))
    assert here is not None, f"{source} is no page"
    there = page_of(wanted) or Page("en", brought_along(wanted))
    if there.lang == here.lang:  # the builder knows both
        return posixpath.relpath(there.file, here.file.parent) + mark + anchor
    if there.file.suffix != ".md":
        return posixpath.relpath(there.place, here.place.parent)
    return posixpath.relpath(there.folder, here.place.parent) + "/" + mark + anchor


def brought_along(wanted: PurePosixPath) -> PurePosixPath:
    """Where a file is that is no page. Pictures are there anyway; others are copied."""
    if wanted.is_relative_to("docs/images"):
        return wanted.relative_to("docs")
    target = STAGE / "en" / FILES / wanted
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(ROOT / wanted, target)
    return FILES / wanted


def lay_out_theme(folder: Path) -> None:
    """Our colours, fonts and tile; where the page was never built, the fonts are those of the reader."""
    folder.mkdir(parents=True)
    palette = json.loads((ROOT / "src/faience/render/art/palette.json").read_text(encoding="utf-8"))
    schemes = {"default": palette["themes"]["light"], "slate": palette["themes"]["dark"]}
    rules = [
        f'[data-md-color-scheme="{scheme}"] {{ {" ".join(f"--{name}: {value};" for name, value in colours.items())} }}'
        for scheme, colours in schemes.items()
    ]
    (folder / "palette.css").write_text("\n".join(rules) + "\n", encoding="utf-8")
    shutil.copy(HERE / "faience.css", folder)
    shutil.copy(ROOT / "web/public/icon.svg", folder)
    for font in FONTS:
        for found in ROOT.glob(f"web/node_modules/@fontsource*/*/files/{font}"):
            shutil.copy(found, folder)
