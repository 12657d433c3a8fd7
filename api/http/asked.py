"""What a player's client sends over its socket."""

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from api.http.actions import CommandIn, Version
from api.http.bodies import Language
from api.http.commands import KEY_MAX

REF_MAX = 100

Ref = Annotated[str, Meta(max_length=REF_MAX)] | int | None
Key = Annotated[str, Meta(min_length=1, max_length=KEY_MAX)] | None


class Hello(Struct, frozen=True, forbid_unknown_fields=True):
    """The first message. token: may be left out if it came in a header; after: the version that was read up to."""

    token: Annotated[str, Meta(max_length=200)] | None = None
    after: Version | None = None
    lang: Language = "en"


class Asked(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """A command. ref: is given back with its answer; key: as an Idempotency-Key."""

    ref: Ref = None
    key: Key = None
    expected_version: Version | None = None


class Act(Asked, frozen=True, tag="act", kw_only=True):
    """Take an option as it was offered."""

    command: CommandIn


class Undo(Asked, frozen=True, tag="undo"):
    """Turn back to the position after an action, by default one action."""

    to: Version | None = None


class Redo(Asked, frozen=True, tag="redo"):
    """Take undone actions up again."""

    to: Version | None = None


class Consent(Asked, frozen=True, tag="consent", kw_only=True):
    """Answer the open proposal."""

    grant: bool


class Default(Asked, frozen=True, tag="default", kw_only=True):
    """Answer for an absent seat, as the host."""

    seat: Annotated[int, Meta(ge=0, le=3)]


class Start(Asked, frozen=True, tag="start"):
    """Start the table, as its host."""


class End(Asked, frozen=True, tag="end"):
    """End the table."""


AnyAsked = Act | Undo | Redo | Consent | Default | Start | End

decode_hello = msgspec.json.Decoder(Hello).decode
decode_asked = msgspec.json.Decoder(AnyAsked).decode
