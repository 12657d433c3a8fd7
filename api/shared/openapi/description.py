"""What the OpenAPI document says of a route. Each handler declares it with a decorator of this module."""

from collections.abc import Callable
from typing import Any, Literal, TypeVar

from msgspec import Struct

JSON, TEXT, SVG, HTML = "application/json", "text/plain", "image/svg+xml", "text/html"
Handler = TypeVar("Handler", bound=Callable[..., Any])


class Answer(Struct, frozen=True):
    """An answer that is not an error. example: a struct, whose type is the schema, or a text; None if there is no body.

    shape: the type of the schema where the example is no struct; headers: names in the document's components;
    also: its other forms, as (media type, example), as text.
    """

    example: Any = None
    about: str = "The requested resource."
    status: int = 200
    media: str = JSON
    headers: tuple[str, ...] = ()
    also: tuple[tuple[str, str], ...] = ()
    shape: Any = None

    @property
    def schema(self) -> Any:
        """The type of its JSON; None for a text."""
        return self.shape or (type(self.example) if isinstance(self.example, Struct) else None)


class Description(Struct, frozen=True):
    """What the document says of a route besides its parameters and its handler's docstring.

    codes: of its errors; token: whether it needs one; is_conditional: it answers 304 if the client's ETag still
    matches; body: an example of the request's body. If that is a struct, the handler reads the body itself.
    """

    title: str
    answers: tuple[Answer, ...]
    codes: tuple[str, ...] = ()
    token: Literal["no", "may", "seat"] = "no"
    is_conditional: bool = False
    body: Any = None


DESCRIPTIONS: dict[Callable[..., Any], Description] = {}
"""All descriptions, by handler."""

BODY = ("http-400", "body-too-large", "malformed-request")
READ = (
    "token-needed",
    "not-your-seat",
    "table-not-found",
    "pack-corrupt",
    "log-corrupt",
    "rules-too-new",
    "store-unavailable",
)
SEAT = (*READ, "table-imported")
COMMAND = (*SEAT, "malformed-request", "request-changed", "wrong-state", "secret-unreadable")
CAMPAIGN = tuple("campaign-not-found" if code == "table-not-found" else code for code in READ)
"""Codes of errors that routes of one kind share."""


def described(
    title: str,
    *answers: Answer,
    codes: tuple[str, ...] = (),
    token: Literal["no", "may", "seat"] = "no",
    is_conditional: bool = False,
    body: Any = None,
) -> Callable[[Handler], Handler]:
    """Describe a route at its handler. The arguments are those of Description."""

    def register(handler: Handler) -> Handler:
        DESCRIPTIONS[handler] = Description(title, answers, codes, token, is_conditional, body)
        return handler

    return register


def reads(
    title: str, example: Any, *codes: str, seat: bool = False, media: str = JSON, also: tuple[tuple[str, str], ...] = ()
) -> Callable[[Handler], Handler]:
    """Describe a route that reads a table. seat: only for a seat's token; media, also: as in Answer."""
    answer = Answer(example, media=media, headers=("ETag",), also=also)
    known = SEAT if seat else READ
    return described(title, answer, codes=(*known, *codes), token="seat" if seat else "may", is_conditional=True)


def commands(title: str, example: Any, *codes: str, body: Any = None) -> Callable[[Handler], Handler]:
    """Describe a route by which a seat changes its table. body: an example, None if the route takes no body."""
    answer = Answer(example, "The command was carried out.", headers=("ETag",))
    return described(title, answer, codes=(*COMMAND, *codes, *(BODY if body else ())), token="seat", body=body)
