"""Checks of encounters and boards. Source: TG-5.1.2, 6.1.9, 6.5.21, 6.12.24, 10.4."""

from collections import Counter

from domain.tainted_grail.content.checks.shared import Check, Faults
from domain.tainted_grail.content.parts import Content

OF_COMBAT = ("value", "traits", "attack", "opportunity")
OF_DIPLOMACY = ("ways", "failure")


def kinds_are_kept_apart(content: Content) -> Faults:
    """Yield blue encounters with parts of combat, or without ways with stages, and other encounters with parts of
    diplomacy.
    """
    for number, one in enumerate(content.encounters):
        is_blue = one.colour == "blue"
        for name in OF_COMBAT if is_blue else OF_DIPLOMACY:
            if getattr(one, name):
                yield ("encounter", number, name), f"a {one.colour} encounter cannot have {name}; remove it"
        if is_blue and not one.ways:
            yield ("encounter", number), "a blue encounter needs ways; add one"
        for place, way in enumerate(one.ways):
            if not way.stages:
                yield ("encounter", number, "ways", place), "a way needs stages; add one"


def traits_stand_once(content: Content) -> Faults:
    """Yield traits that an enemy has twice."""
    for number, one in enumerate(content.encounters):
        for trait, count in Counter(one.traits).items():
            if count > 1:
                yield ("encounter", number, "traits"), f"{trait} is listed {count} times; list it once"


def delays_come(content: Content) -> Faults:
    """Yield delayed effects without time markers, and time markers without delayed effects."""
    for number, one in enumerate(content.encounters):
        if bool(one.delay) != bool(one.delayed):
            yield ("encounter", number), "delay and delayed belong together; set both or neither"


def tracks_have_zones(content: Content) -> Faults:
    """Yield affinity tracks whose red zone is not below grey, or whose green zone is not above it."""
    for number, one in enumerate(content.encounters):
        track = one.track
        if not -20 <= track.bottom <= track.red < 0 < track.green <= track.top:
            yield ("encounter", number, "track"), "possible: -20 <= bottom <= red < 0 < green <= top"


def first_ones_are_few(content: Content) -> Faults:
    """Yield a second encounter of a colour that is marked as the first."""
    firsts: set[str] = set()
    for number, one in enumerate(content.encounters):
        if one.first and one.colour in firsts:
            yield ("encounter", number, "first"), f"another {one.colour} encounter is already the first; mark only one"
        elif one.first:
            firsts.add(one.colour)


def boards_have_room(content: Content) -> Faults:
    """Yield tracks that start beyond their end, and Energy that starts above Health."""
    for number, board in enumerate(content.boards):
        if board.energy_start > min(board.energy_max, board.health_start):
            yield ("board", number, "energy_start"), "Energy starts above its end or above Health; lower energy_start"
        if board.terror_start > board.terror_max:
            yield ("board", number, "terror_start"), "Terror starts above its end; lower terror_start"


def faces_can_fall(content: Content) -> Faults:
    """Yield faults of the faces: the disc needs a Grail and a Skull, the die different faces."""
    if set(content.faces.disc) != {"grail", "skull"}:
        yield ("faces", "disc"), "possible: grail, skull"
    if not 2 <= len(set(content.faces.dice)) == len(content.faces.dice) <= 20:
        yield ("faces", "dice"), "the die needs 2 to 20 different faces"


CHECKS: tuple[tuple[str, Check], ...] = (
    ("TG-6.12.24", kinds_are_kept_apart),
    ("TG-6.12", traits_stand_once),
    ("TG-6.5.21", delays_come),
    ("TG-10.4", tracks_have_zones),
    ("TG-2.1.4", first_ones_are_few),
    ("TG-5.1.2", boards_have_room),
    ("TG-2.4.14", faces_can_fall),
)
