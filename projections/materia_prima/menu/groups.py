"""The headings under which a menu of Materia Prima puts its options."""

from collections.abc import Mapping

from domain.materia_prima.rules.ending.difficulty import EASE
from projections.explanation import grouped
from projections.materia_prima.menu.labels import ALWAYS, worded_as

GROUPS: Mapping[str, str] = {
    **dict.fromkeys((*ALWAYS, EASE, "accept-failure"), "game"),
    **dict.fromkeys(("take-turn-move", "take-turn-sail"), "move"),
    **dict.fromkeys(("take-turn-mine", "take-turn-pick-up"), "gather"),
    **dict.fromkeys(("take-turn-drop", "drop-excess", "choose-drop-drop"), "drop"),
    **dict.fromkeys(("drop-mission", "give-item", "give-fragment", "fight-mission", "give-homunculus"), "mission"),
    "take-turn-fight": "fight",
    "take-turn-exchange": "exchange",
    **dict.fromkeys(("take-turn-convert", "take-turn-transmute", "take-turn-equip"), "tower"),
    **dict.fromkeys(("take-turn-research", "take-turn-buy"), "town"),
    **dict.fromkeys(("end-turn", "done", "decline", "refuse", "leave", "store"), "go-on"),
    "offer-homunculus-keep": "go-on",
    **dict.fromkeys(("choose-payment-pay", "choose-returned", "choose-given-up"), "event"),
    **dict.fromkeys(("choose-difficulty", "choose-layout", "choose-temple", "choose-character"), "setup"),
    **dict.fromkeys(("choose-colour", "choose-tower-hex", "choose-alchemist-hex", "choose-outfit-wear"), "setup"),
}
"""Question and first word of a key, or one of them -> the name of a heading."""


group = grouped(GROUPS, worded_as)
"""(question, option) -> the message of its heading."""
