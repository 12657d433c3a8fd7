"""What a notice says, in the form that its receiver takes, and the id that it keeps however often it is sent."""

from enum import StrEnum
from functools import cache
from hashlib import sha256
from typing import Any, NamedTuple

import msgspec

from infra.store.rows.records import HookRow
from projections.text.messages import Messages, catalogue

NAME_MAX = 80


class Form(StrEnum):
    """How a receiver wants a notice."""

    webhook = "webhook"
    discord = "discord"
    push = "push"


class Occasion(StrEnum):
    """Why somebody is called."""

    turn = "your-turn"
    reminder = "reminder"
    test = "test"


class Called(NamedTuple):
    """A seat that is called. table, player: names for people; game: its id, in a notice its name."""

    hook: HookRow
    table: str
    player: str
    game: str


class Notice(NamedTuple):
    """A notice. id: stable over all tries."""

    id: str
    occasion: Occasion
    called: Called

    @property
    def hook(self) -> HookRow:
        """Where it goes."""
        return self.called.hook


def id_of(hook: HookRow) -> str:
    """Return the id of the notice that is due at a hook: that of the seat, of when it was asked, of how often told."""
    told = hook.told if hook.told_of == hook.asked else 0
    return sha256(f"{hook.table}/{hook.seat}/{hook.asked}/{told}".encode()).hexdigest()[:32]


def body_of(notice: Notice) -> bytes:
    """Return what is sent, without any secret. Discord gets words alone, and mentions nobody."""
    text = words_of(notice)
    said: dict[str, Any] = {
        "id": notice.id,
        "occasion": str(notice.occasion),
        "table": str(notice.hook.table),
        "name": notice.called.table,
        "seat": notice.hook.seat,
        "player": notice.called.player,
        "text": text,
        "link": notice.hook.link,
    }
    if notice.hook.form == Form.discord:
        said = {"content": f"{text} <{notice.hook.link}>", "allowed_mentions": {"parse": []}}
    return msgspec.json.encode(said)


def words_of(notice: Notice) -> str:
    """Return a notice in words."""
    messages = messages_in(notice.hook.language)
    table = shortened(notice.called.table) or notice.called.game
    return messages.say(f"notice-{notice.occasion}", table=table, player=shortened(notice.called.player))


@cache
def messages_in(language: str) -> Messages:
    """Return the words of notices in a language."""
    return Messages(language, catalogue("notices", language))


def shortened(name: str) -> str:
    """Return a name without what would change the text around it."""
    return "".join(char for char in name if char.isprintable())[:NAME_MAX]
