"""The description of the HTTP API: OpenAPI for programs, and a plain page for people.

The usual viewers need inline scripts or another host's, which our content security policy forbids.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from html import escape
from typing import Any, Final

import msgspec
from litestar import MediaType, Request, Response, Router
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin
from litestar.openapi.spec import Components, Reference, Schema, SecurityScheme
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition

from skirmish import presenter
from skirmish.i18n.speaker import Speaker
from skirmish.presenter.structs import GameView
from skirmish.server.http.negotiation import language_of
from skirmish.server.http.plain_page import plain_page
from skirmish.server.ops.logging import logger
from skirmish.server.request_error import RequestError

_METHODS: Final = ("get", "post", "put", "patch", "delete")


class BodySchemas(OpenAPISchemaPlugin):
    """Has msgspec describe the bodies: Litestar's own description fails for defaults that are empty lists or
    dicts, and for pairs."""

    def __init__(self) -> None:
        self._named: dict[str, type[Any]] = {}
        self._described: dict[str, Any] | None = None

    @staticmethod
    def is_plugin_supported_type(value: Any) -> bool:
        """Whether a type is one of ours."""
        return isinstance(value, type) and issubclass(value, msgspec.Struct)

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: Any) -> Any:
        """A reference to the description."""
        kind: type[Any] = field_definition.annotation
        self._named[kind.__name__] = kind
        return Schema(all_of=[Reference(ref=f"#/components/schemas/{kind.__name__}")])

    def described(self, openapi_schema: dict[str, Any]) -> dict[str, Any]:
        """The whole description, bodies included. Built once: it takes milliseconds."""
        if self._described is None:
            self._described = self._describe(openapi_schema)
        return self._described

    def _describe(self, openapi_schema: dict[str, Any]) -> dict[str, Any]:
        named = [*self._named.values()]
        references, bodies = msgspec.json.schema_components(
            [*named, *filter(_describable, presenter.views())], ref_template="#/components/schemas/{name}"
        )
        # The structs say only "a view"; which there are depends on the games that are installed.
        bodies[GameView.__name__] = {"title": GameView.__name__, "anyOf": [*references[len(named) :]]}
        components = {**openapi_schema.get("components", {}), "schemas": bodies}
        return {**openapi_schema, "components": components}


@cache
def _describable(view: type[GameView]) -> bool:
    """Whether msgspec can describe a view, which may come from another package."""
    try:
        msgspec.json.schema(view)
    except Exception as error:
        struct = f"{view.__module__}.{view.__qualname__}"
        logger().warning("undescribed", struct=struct, error=type(error).__name__)
        return False
    return True


class ApiJson(JsonRenderPlugin):
    """``/api/openapi.json``."""

    def __init__(self, bodies: BodySchemas) -> None:
        super().__init__(path="/openapi.json", media_type=MediaType.JSON)
        self._bodies = bodies
        self._built: bytes | None = None

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The whole description. Built once."""
        if self._built is None:
            self._built = super().render(request, self._bodies.described(openapi_schema))
        return self._built


class ApiPage(OpenAPIRenderPlugin):
    """``/api/docs``. Its headings are in the reader's language; the description itself is English."""

    def __init__(self, bodies: BodySchemas) -> None:
        super().__init__(path="/docs", media_type=MediaType.HTML)
        self._bodies = bodies
        self._built: dict[str, bytes] = {}

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The whole page. Built once for each language."""
        lang = language_of(request.scope)
        if lang not in self._built:
            self._built[lang] = self._page(lang, openapi_schema)
        return self._built[lang]

    def _page(self, lang: str, openapi_schema: dict[str, Any]) -> bytes:
        say = Speaker(lang).say
        parts = [f"<p>{escape(say('server-api-about'))} <a href='/api/openapi.json'>openapi.json</a></p>"]
        for path, item in sorted(openapi_schema["paths"].items()):
            for method in _METHODS:
                if method in item:
                    parts.append(_operation(method, path, item[method], say))
        schemas = self._bodies.described(openapi_schema)["components"]["schemas"]
        parts.append(f"<h2>{escape(say('server-api-bodies'))}</h2>")
        parts += [_schema(name, schemas[name]) for name in sorted(schemas)]
        return plain_page(lang, say("server-api-title"), "\n".join(parts))


def _operation(method: str, path: str, operation: Mapping[str, Any], say: Any) -> str:
    lines = [
        f"<section><h2><code>{escape(method.upper())} {escape(path)}</code></h2>",
        f"<p>{escape(operation.get('summary', ''))}. {escape(operation.get('description', ''))}</p>",
    ]
    if operation.get("security"):
        lines.append("<p><code>Authorization: Bearer KEY</code></p>")
    body = operation.get("requestBody")
    if body:
        lines.append(f"<p>{escape(say('server-api-takes'))} {_content(body)}</p>")
    rows = "".join(
        f"<tr><th scope='row'>{escape(code)}</th><td>{escape(answer.get('description', ''))}</td>"
        f"<td>{_content(answer)}</td></tr>"
        for code, answer in sorted(operation.get("responses", {}).items())
    )
    return "\n".join([*lines, f"<table><tbody>{rows}</tbody></table></section>"])


def _content(holder: Mapping[str, Any]) -> str:
    return ", ".join(_type(each.get("schema", {})) for each in holder.get("content", {}).values())


def _schema(name: str, schema: Mapping[str, Any]) -> str:
    about = escape(schema.get("description", ""))
    needed = set(schema.get("required", ()))
    rows = "".join(
        f"<tr><th scope='row'><code>{escape(field)}{'' if field in needed else '?'}</code></th>"
        f"<td>{_type(each)}</td><td>{escape(each.get('description', ''))}</td></tr>"
        for field, each in schema.get("properties", {}).items()
    )
    table = f"<table><tbody>{rows}</tbody></table>" if rows else f"<p>{_type(schema)}</p>"
    return f"<section id='{escape(name)}'><h3>{escape(name)}</h3><p>{about}</p>{table}</section>"


def _type(schema: Mapping[str, Any]) -> str:
    return "<code>" + " ".join(_words(schema)) + "</code>"


def _words(schema: Mapping[str, Any]) -> Iterator[str]:
    """A schema in few words, with links to the named ones."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        yield f"<a href='#{name}'>{name}</a>"
        return
    for word in ("oneOf", "anyOf", "allOf"):
        if word in schema:
            yield " | ".join(" ".join(_words(each)) for each in schema[word])
            return
    if "enum" in schema:
        yield " | ".join(escape(str(each)) for each in schema["enum"])
    elif "const" in schema:
        yield escape(str(schema["const"]))
    elif schema.get("type") == "array":
        inner = schema.get("items")
        yield "[" + (" ".join(_words(inner)) if isinstance(inner, Mapping) else "…") + "]"
    elif "type" in schema:
        kinds = schema["type"]
        yield escape(" | ".join(kinds) if isinstance(kinds, list) else str(kinds))
    for limit in ("pattern", "minLength", "maxLength", "minimum", "maximum"):
        if limit in schema:
            yield escape(f"{limit} {schema[limit]}")


def openapi_config(bodies: BodySchemas, version: str) -> OpenAPIConfig:
    """The description's settings for the application."""
    return OpenAPIConfig(
        title="Skirmish",
        version=version,
        description=(
            "Matches of two-player tactical board games. Requests that change something must carry the "
            "Origin of the server's own page. Playing goes over the socket at /socket."
        ),
        use_handler_docstrings=True,
        components=Components(security_schemes={"key": SecurityScheme(type="http", scheme="bearer")}),
        openapi_router=Router("/api", route_handlers=[], include_in_schema=False, after_request=_not_found),
        render_plugins=[ApiPage(bodies), ApiJson(bodies)],
    )


def _not_found(response: Response[Any]) -> Response[Any]:
    """Litestar would answer unknown paths beside the description with a page of its own."""
    if response.status_code == 404:
        raise RequestError("not-found", path="/api")
    return response
