"""Names of the options that a new table may choose, and of their values."""

from collections.abc import Iterator

from domain.tainted_grail.content.pack import Pack
from domain.tainted_grail.rules.setup import DREAMS, HANDS
from domain.tainted_grail.vocabulary.terms import CHALLENGES, ENCOUNTER_COLOURS, MODES
from projections.tainted_grail.words import naming
from projections.text.messages import Messages


def option_names(pack: Pack, messages: Messages) -> Iterator[tuple[str, str]]:
    """Yield the names; `plays` stands for what a seat may play. Source: TG-3.1.1, 3.2.11, 2.3.6, 2.3.9, 7.1 to 7.3."""
    for option in ("row", "characters", "hands", "dreams", "chronicler", "mode", "challenge", "free"):
        yield option, messages.say(f"table-{option}")
    for stop in ("rest", *ENCOUNTER_COLOURS):
        yield f"row:{stop}", messages.say(f"stop-{stop}")
    for encounter in pack.encounters:
        yield f"row:{encounter}", naming.encounter_name(messages, encounter)
    for hands in HANDS:
        yield f"hands:{hands}", messages.say(f"table-hands-{hands}")
    for dreams in DREAMS:
        yield f"dreams:{dreams}", messages.say(f"table-dreams-{dreams}")
    for mode in MODES:
        yield f"mode:{mode}", messages.say(f"table-mode-{mode}")
    for challenge in CHALLENGES:
        yield f"challenge:{challenge}", messages.say(f"table-challenge-{challenge}")
    for character in pack.characters:
        yield f"plays:{character}", naming.character(messages, character)
