"""The golden games of Tainted Grail: one for every way in which an encounter ends, and in which an arena does.

Games of earlier rules stay beside them as they were: they fold and verify for ever, and are not played again.
"""

from typing import Any

from api.service.bots import BotName
from domain.tainted_grail.game import TAINTED_GRAIL
from tests.golden.draft import Back, Draft

AILEI, AREV, MAGGOT, BEOR = "ailei", "arev", "maggot", "beor"


def arena(name: str, why: str, plays: tuple[str, ...], bot: BotName, chance: str, *row: str, **more: Any) -> Draft:
    """An arena of these stops, each character led by a seat of its own. more: of the draft; hands: who sees them."""
    options = {"row": list(row), "hands": more.pop("hands", "players"), "undo": "free"}
    named = f"{name}-{TAINTED_GRAIL.rules}"
    return Draft(named, why, tuple((one,) for one in plays), bot, chance, options, game="tainted-grail", **more)


ARENAS = (
    arena("won", "A combat is won by one character alone.", (BEOR,), BotName.greedy, "won-0", "lean-fox"),
    arena(
        "lost",
        "A combat is lost: the last of two combatants is Dying.",
        (AILEI, AREV),
        BotName.greedy,
        "lost-5",
        "hired-blade",
    ),
    arena(
        "fled", "Three flee a combat, one after another.", (AILEI, AREV, MAGGOT), BotName.random, "fled-1", "toll-taker"
    ),
    arena(
        "fled-together",
        "Two flee a diplomacy, since both agree.",
        (AREV, BEOR),
        BotName.random,
        "fled-together-0",
        "wary-miller",
    ),
    arena("avoided", "Two pay for not being met.", (AREV, BEOR), BotName.random, "avoided-3", "wary-miller"),
    arena("ran-away", "The enemy runs away.", (MAGGOT,), BotName.random, "ran-away-0", "thicket-partridge"),
    arena(
        "talked-down",
        "A diplomacy of four is lost.",
        (AILEI, AREV, MAGGOT, BEOR),
        BotName.greedy,
        "talked-down-16",
        "border-watch",
    ),
    arena(
        "own-hands",
        "Three see their own hands alone; they rest and advance between encounters, and turn back.",
        (AILEI, AREV, BEOR),
        BotName.greedy,
        "own-hands-2",
        "lean-fox",
        "charcoal-boar",
        "rest",
        "old-ferryman",
        hands="own",
        seeds=("the first player's own words, sealed", "the second player's own words, sealed"),
        turns={5: (Back(1, 1),), 18: (Back(4, 2),), 30: (Back(6),)},
    ),
    arena(
        "died",
        "One dies, and with it the arena is lost; everybody sees all hands.",
        (AREV, MAGGOT),
        BotName.random,
        "died-6",
        "bone-weaver",
        "rest",
        "oath-breaker",
        "rest",
        "nameless-crown",
        hands="open",
    ),
    arena(
        "passed",
        "Two in a talk act in each other's turns or pass, win it, and learn a secret.",
        (AILEI, AREV),
        BotName.greedy,
        "passed-0",
        "widow-at-the-pyre",
        hands="own",
        anyone=True,
    ),
)
