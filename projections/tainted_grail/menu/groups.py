"""The headings under which a menu of Tainted Grail puts its options."""

from collections.abc import Mapping

from projections.explanation import grouped
from projections.tainted_grail.menu.labels import worded_as

GROUPS: Mapping[str, str] = {
    **dict.fromkeys(("lay", "lay-first-none", "lay-by-effect-none", "stop"), "lay"),
    **dict.fromkeys(("use", "now", "instead", "reroll", "first", "ask-owner"), "abilities"),
    **dict.fromkeys(("flee", "propose-flight", "agree-to-flee-stay"), "flight"),
    **dict.fromkeys(("agree-to-avoid", "way", "meet", "face", "join-arrival"), "encounter"),
    **dict.fromkeys(("take-menhir-from", "choose-menhir", "choose-where-to", "choose-turn"), "land"),
    "choose-in-verse": "journal",
    **dict.fromkeys(("settle", "contribute", "pledge-unit"), "pay"),
    **dict.fromkeys(("explore", "travel", "act", "own", "inspect"), "actions"),
    **dict.fromkeys(("join-action", "accept-actor", "choose-rite"), "actions"),
    **dict.fromkeys(("mulligan", "pack", "packed"), "hand"),
    **dict.fromkeys(("equip", "keep-down", "take-up", "throw", "choose-item", "down"), "items"),
    **dict.fromkeys(
        (
            "give-give",
            "give-discard",
            "accept-gift",
            "offer-secret",
            "choose-action-give",
            "choose-in-verse-give",
            "choose-rite-give",
            "take",
            "lying",
        ),
        "gifts",
    ),
    **dict.fromkeys(("eat", "fast"), "meal"),
    **dict.fromkeys(("improve", "raise", "keep-card-keep", "choose-skill"), "advance"),
    **dict.fromkeys(("add", "drop"), "decks"),
    **dict.fromkeys(("begin", "end", "pass", "done", "ready", "advanced", "adjusted", "equipped"), "go-on"),
    **dict.fromkeys(("decline", "replace-keep", "reroll-keep", "reroll-guardian-keep"), "go-on"),
    **dict.fromkeys(("after-death", "bequeath", "choose-successor"), "death"),
    **dict.fromkeys(("play", "board", "cards"), "setup"),
    **dict.fromkeys(("mode", "keep-mode"), "mode"),
    **dict.fromkeys(("new-session", "keep-session", "choose-company", "share-secret", "choose-where"), "session"),
}
"""Question and first word of a key, or one of them -> the name of a heading."""


group = grouped(GROUPS, worded_as)
"""(question, option) -> the message of its heading."""
