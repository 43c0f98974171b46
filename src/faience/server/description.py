"""The API's description of itself: OpenAPI, made from the types of the routes."""

from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import OpenAPIType, Schema
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition

from faience import __version__

DESCRIPTION = OpenAPIConfig(
    title="Faience",
    version=__version__,
    description="Azul and Summer Pavilion: tables, moves and records.",
    path="/api/schema",
    render_plugins=[JsonRenderPlugin(path="/openapi.json")],
)


class Tuples(OpenAPISchemaPlugin):
    """Tuples of any length are arrays of one type; Litestar would take the dots for a type of their own."""

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        inner = field_definition.inner_types
        return field_definition.is_tuple and len(inner) == 2 and inner[1].annotation is Ellipsis

    def to_openapi_schema(self, field_definition, schema_creator):  # type: ignore[no-untyped-def]
        return Schema(
            type=OpenAPIType.ARRAY, items=schema_creator.for_field_definition(field_definition.inner_types[0])
        )
