"""The headings under which a menu of Tainted Grail puts its options."""

from collections.abc import Mapping

from domain.kernel.task import Option, Question
from projections.explanation import grouped
from projections.tainted_grail.menu.labels import tag_of

GROUPS: Mapping[str, str] = {
    **dict.fromkeys(("lay", "lay-first-none", "lay-by-effect-none", "stop"), "lay"),
    **dict.fromkeys(("use", "now", "instead", "reroll", "first", "ask-owner"), "abilities"),
    **dict.fromkeys(("flee", "propose-flight", "agree-to-flee-stay"), "flight"),
    **dict.fromkeys(("agree-to-avoid", "way", "meet", "face"), "encounter"),
    **dict.fromkeys(("settle", "contribute"), "pay"),
    **dict.fromkeys(("mulligan", "pack", "packed"), "hand"),
    **dict.fromkeys(("equip", "keep-down", "take-up", "throw", "choose-item", "down"), "items"),
    **dict.fromkeys(("give-give", "give-discard", "accept-gift", "offer-secret"), "gifts"),
    **dict.fromkeys(("eat", "fast"), "meal"),
    **dict.fromkeys(("improve", "raise", "keep-card-keep", "choose-skill"), "advance"),
    **dict.fromkeys(("add", "drop"), "decks"),
    **dict.fromkeys(("begin", "end", "pass", "done", "ready", "advanced", "adjusted", "equipped"), "go-on"),
    **dict.fromkeys(("decline", "replace-keep", "reroll-keep"), "go-on"),
    "play": "setup",
}
"""Question and first word of a key, or one of them -> the name of a heading."""


def group(question: Question | None, option: Option) -> str:
    """Return the message of an option's heading."""
    return grouped(GROUPS, tag_of(question) if question else "", option.key.partition(":")[0])
