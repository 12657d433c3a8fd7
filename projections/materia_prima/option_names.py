"""Names of the options that a new table may choose, and of their values."""

from collections.abc import Iterator

from domain.materia_prima.content.pack import Pack
from domain.materia_prima.state import COLOURS
from domain.materia_prima.vocabulary import LAST_DAYS, RANDOM
from projections.text.messages import Messages


def option_names(pack: Pack, messages: Messages) -> Iterator[tuple[str, str]]:
    """Yield the names; `plays` stands for what a seat may play. Source: MP-2.1.9, 3.1, 3.2."""
    for message in ("table-difficulty", "table-layout", "table-temple", "table-consent"):
        yield message.removeprefix("table-"), messages.say(message)
    for difficulty in LAST_DAYS:
        yield f"difficulty:{difficulty}", messages.say(f"difficulty-{difficulty}")
    for layout in (RANDOM, *pack.layouts):
        yield f"layout:{layout}", messages.say(f"layout-{layout}")
    yield f"temple:{RANDOM}", messages.say("table-temple-random")
    for temple in pack.temples:
        yield f"temple:{temple}", messages.say(f"temple-{temple}")
    for alchemist in pack.alchemists:
        yield f"plays:{alchemist}", messages.say(f"alchemist-{alchemist}")
    for colour in COLOURS:
        yield f"plays:{colour}", messages.say(f"colour-{colour}")
