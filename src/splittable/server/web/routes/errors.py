"""Every refusal is sent as an ErrorBody with a stable code; internal details are never sent."""

import logging
import math
from typing import Any

from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import (
    ClientException,
    HTTPException,
    MethodNotAllowedException,
    NotFoundException,
    ValidationException,
)
from litestar.openapi.datastructures import ResponseSpec

from splittable.core.errors import BadData, IllegalMove, SplittableError
from splittable.server.web.headers import SECURITY_HEADERS
from splittable.server.wire.api import ErrorBody
from splittable.server.wire.codes import Code, Refused, status_of

log = logging.getLogger(__name__)

AnyRequest = Request[Any, Any, State]


def documented(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals that a route can answer with, for the OpenAPI document."""
    return {status: ResponseSpec(ErrorBody, description="A refusal", generate_examples=False) for status in statuses}


def body_of(error: SplittableError) -> ErrorBody:
    """The public part of an error. The position of an IllegalMove is left out: it can contain secret moves."""
    if isinstance(error, IllegalMove):
        return ErrorBody(error.code, error.message, error.rule, error.key, error.params)
    if isinstance(error, BadData):
        return ErrorBody(error.code, error.message, key=error.key, params=error.params)
    retry_after = error.retry_after if isinstance(error, Refused) else None
    return ErrorBody(error.code, error.message, retry_after=retry_after)


def answer(body: ErrorBody, status: int | None = None) -> Response[ErrorBody]:
    headers = dict(SECURITY_HEADERS)  # responses of exception handlers do not get those of the app
    if body.retry_after is not None:
        headers["Retry-After"] = str(max(1, math.ceil(body.retry_after)))
    return Response(body, status_code=status or status_of(body.code), headers=headers, media_type="application/json")


def refuse(request: AnyRequest, error: SplittableError) -> Response[ErrorBody]:
    return answer(body_of(error))


def refuse_validation(request: AnyRequest, error: ValidationException) -> Response[ErrorBody]:
    found = error.extra if isinstance(error.extra, list) else []
    where = [f"{item.get('key', 'body')}: {item.get('message', '')}" for item in found if isinstance(item, dict)]
    message = "; ".join(where) or "the request does not have the expected form"
    return answer(ErrorBody(Code.MALFORMED, message), 400)


def refuse_http(request: AnyRequest, error: HTTPException) -> Response[ErrorBody]:
    match error:
        case ValidationException():
            return refuse_validation(request, error)
        case NotFoundException():
            return answer(ErrorBody(Code.NOT_FOUND, "there is nothing at this address"))
        case MethodNotAllowedException():
            return answer(ErrorBody(Code.METHOD, "this address does not take this method"))
        case _ if error.status_code == 413:
            return answer(ErrorBody(Code.TOO_LARGE, "the body is too large"))
        case _ if error.status_code == 415:
            return answer(ErrorBody(Code.MEDIA_TYPE, "send the body as application/json"))
        case ClientException():
            return answer(ErrorBody(Code.MALFORMED, "the request could not be read"), 400)
        case _:
            return fail(request, error)


def refuse_depth(request: AnyRequest, error: RecursionError) -> Response[ErrorBody]:
    return answer(ErrorBody(Code.MALFORMED, "the body is nested too deeply"), 400)


def fail(request: AnyRequest, error: Exception) -> Response[ErrorBody]:
    log.error("request failed", exc_info=error, extra={"path": request.url.path})
    return answer(ErrorBody(Code.FAILED, "internal error; it has been logged"))


HANDLERS: dict[Any, Any] = {
    SplittableError: refuse,
    HTTPException: refuse_http,
    RecursionError: refuse_depth,
    Exception: fail,
}
