"""The API for people: its own description, as one plain page that loads nothing from elsewhere."""

import json
from collections.abc import Iterator
from functools import cache
from html import escape
from typing import Any

from litestar import Litestar, Request, Response, get

STYLE = """
:root { color-scheme: light dark }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
h2 { margin-top: 3rem; border-bottom: 1px solid }
h3 code:first-child { text-transform: uppercase; margin-right: .6em }
pre { overflow-x: auto; padding: .8rem; border: 1px solid; border-radius: .4rem }
table { border-collapse: collapse } td, th { text-align: left; vertical-align: top; padding: .2rem .8rem .2rem 0 }
"""


@get("/docs", include_in_schema=False)
async def page(request: Request[Any, Any, Any]) -> Response[str]:
    return Response(written(request.app), media_type="text/html")


@get("/docs.css", include_in_schema=False)
async def style() -> Response[str]:
    return Response(STYLE, media_type="text/css")


@cache
def written(app: Litestar) -> str:
    schema = app.openapi_schema.to_schema()
    return "".join(
        (
            '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Faience: the API</title>',
            '<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/api/docs.css"></head>',
            f"<body><h1>Faience {escape(schema['info']['version'])}: the API</h1>",
            '<p>For programs: <a href="/api/schema/openapi.json">openapi.json</a>.</p>',
            *(operation(path, method, each) for path, method, each in operations(schema)),
            "<h2>Types</h2>",
            *(type_of(name, each) for name, each in sorted(schema["components"]["schemas"].items())),
            "</body></html>",
        )
    )


def operations(schema: dict[str, Any]) -> Iterator[tuple[str, str, dict[str, Any]]]:
    for path, methods in schema["paths"].items():
        for method, each in methods.items():
            yield path, method, each


def operation(path: str, method: str, about: dict[str, Any]) -> str:
    parameters = "".join(
        f"<tr><th><code>{escape(each['name'])}</code></th><td>{escape(each['in'])}</td>"
        f"<td>{escape(each.get('description', ''))}</td></tr>"
        for each in about.get("parameters", ())
    )
    answers = "".join(
        f"<tr><th>{escape(status)}</th><td>{names_in(answer)}</td><td>{escape(answer.get('description', ''))}</td></tr>"
        for status, answer in about.get("responses", {}).items()
    )
    body = about.get("requestBody", {})
    return (
        f"<h2>{escape(about.get('summary', path))}</h2><h3><code>{method}</code><code>{escape(path)}</code></h3>"
        f"<table>{parameters}</table>{'<p>Takes ' + names_in(body) + '</p>' if body else ''}{examples(body)}"
        f"<table>{answers}</table>"
    )


def names_in(part: dict[str, Any]) -> str:
    """The types that a body has, as links."""
    found = dict.fromkeys(references(part.get("content", {})))
    return ", ".join(f'<a href="#{escape(name)}">{escape(name)}</a>' for name in found)


def references(part: Any) -> Iterator[str]:
    if isinstance(part, dict):
        if "$ref" in part:
            yield part["$ref"].rpartition("/")[2]
        for each in part.values():
            yield from references(each)
    elif isinstance(part, list):
        for each in part:
            yield from references(each)


def examples(body: dict[str, Any]) -> str:
    found = [each for content in body.get("content", {}).values() for each in content["schema"].get("examples", ())]
    return "".join(f"<pre>{escape(json.dumps(each, indent=2, ensure_ascii=False))}</pre>" for each in found)


def type_of(name: str, about: dict[str, Any]) -> str:
    fields = "".join(
        f"<tr><th><code>{escape(field)}</code></th><td>{kind_of(each)}</td>"
        f"<td>{escape(each.get('description', ''))}</td></tr>"
        for field, each in about.get("properties", {}).items()
    )
    return f'<h3 id="{escape(name)}"><code>{escape(name)}</code></h3><table>{fields}</table>'


def kind_of(field: dict[str, Any]) -> str:
    linked = ", ".join(f'<a href="#{escape(name)}">{escape(name)}</a>' for name in dict.fromkeys(references(field)))
    plain = escape(str(field.get("type", field.get("const", ""))))
    return linked or plain
