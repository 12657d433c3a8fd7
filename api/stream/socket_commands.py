"""The messages that a player's client sends over its socket."""

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from api.shared.bodies import ACTION_PATTERN, PROPOSAL_FROM
from api.shared.commands import CommandIn, Version
from api.shared.openapi.parameters import KEY_MAX, NUMBER_MAX, Language
from api.shared.problems import MalformedRequest
from domain.kernel.tables.table import SEATS_MAX

REF_MAX = 100

Ref = Annotated[str, Meta(max_length=REF_MAX)] | int | None
ActionRef = Version | Annotated[str, Meta(pattern=ACTION_PATTERN)] | None
"""An action: its number, or `action:<n>`."""
Key = Annotated[str, Meta(min_length=1, max_length=KEY_MAX)] | None


class Hello(Struct, frozen=True, forbid_unknown_fields=True):
    """The first message. token: may be left out if a header had it; after: the last version that the client read."""

    token: Annotated[str, Meta(max_length=200)] | None = None
    after: Version | None = None
    lang: Language = "en"


class SocketCommand(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """A command. ref: its answer repeats it; key: works like an Idempotency-Key."""

    ref: Ref = None
    key: Key = None
    expected_version: Version | None = None


class Act(SocketCommand, frozen=True, tag="act", kw_only=True):
    """Take an option as it was offered."""

    command: CommandIn


class Undo(SocketCommand, frozen=True, tag="undo"):
    """Turn back to the position after an action; by default, undo one action."""

    to: ActionRef = None


class Redo(SocketCommand, frozen=True, tag="redo"):
    """Redo undone actions."""

    to: ActionRef = None


class Consent(SocketCommand, frozen=True, tag="consent", kw_only=True):
    """Answer the proposal with this version."""

    proposal: Annotated[int, Meta(ge=1, le=NUMBER_MAX)]
    grant: bool


class Withdraw(SocketCommand, frozen=True, tag="withdraw"):
    """Withdraw the sender's own open proposal."""

    proposal: Annotated[int, Meta(ge=1, le=NUMBER_MAX)] | None = None


class Default(SocketCommand, frozen=True, tag="default", kw_only=True):
    """Answer for an absent seat. Only the host may."""

    seat: Annotated[int, Meta(ge=0, le=SEATS_MAX - 1)]


class Start(SocketCommand, frozen=True, tag="start"):
    """Start the table. Only the host may."""


class End(SocketCommand, frozen=True, tag="end"):
    """End the table."""


AnyCommand = Act | Undo | Redo | Consent | Withdraw | Default | Start | End

decode_hello = msgspec.json.Decoder(Hello).decode
_commands = msgspec.json.Decoder(AnyCommand)


def decode_message(text: str) -> AnyCommand:
    """Read a command. Raises MalformedRequest."""
    try:
        message: AnyCommand = _commands.decode(text)
    except msgspec.MsgspecError as error:
        hint = f"; {PROPOSAL_FROM}" if "`proposal`" in str(error) else ""
        raise MalformedRequest(f"{error}{hint}") from error
    return message
