"""What handlers share: sending a packed file, describing refusals, reading the key of a request."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, Response
from litestar.openapi.datastructures import ResponseSpec

from skirmish.server.http.static import File
from skirmish.server.request_error import RequestError
from skirmish.server.wire.http.problems import Problem

KEYED: Final[Any] = [{"key": []}]
"""For the description of the API: a request that must carry ``Authorization: Bearer KEY``."""


def refusals(*codes: int) -> dict[int, ResponseSpec]:
    """For the description of the API: the statuses with which a request may be refused."""
    return {code: ResponseSpec(Problem, description="Refused.", generate_examples=False) for code in codes}


def send_file(request: Request[Any, Any, Any], file: File) -> Response[Any]:
    """A file, compressed if the client accepts that; 304 without a body if it has it already."""
    headers = {"etag": file.tag, "cache-control": file.keep, "vary": "accept-encoding"}
    known = {tag.strip().removeprefix("W/") for tag in request.headers.get("if-none-match", "").split(",")}
    if file.tag in known and file.keep != "no-store":
        return Response(b"", status_code=304, headers=headers)
    body, encoding = file.chosen(request.headers.get("accept-encoding", ""))
    if encoding is not None:
        headers["content-encoding"] = encoding
    return Response(body, media_type=file.media, headers=headers)


def bearer(request: Request[Any, Any, Any]) -> str:
    """The key that a request carries."""
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not key.strip():
        raise RequestError("no-key")
    return key.strip()
