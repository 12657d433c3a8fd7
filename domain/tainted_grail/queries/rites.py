"""What a menhir's rite asks for, and what it brings. Source: TG-4.4.26 to 4.4.31, 5.9.5."""

from msgspec import convert

from domain.kernel.task import Unmet
from domain.tainted_grail.content.land import Rite
from domain.tainted_grail.queries.circumstances import is_used
from domain.tainted_grail.queries.encounter import is_able
from domain.tainted_grail.queries.journey import the_world
from domain.tainted_grail.queries.land import card_at, rite_mark, standing
from domain.tainted_grail.queries.mode import by_mode, has_challenge
from domain.tainted_grail.queries.payment import OWN, SHARED, UNITS, rule_against_paying_as_party, spare_of
from domain.tainted_grail.queries.requirements import holds
from domain.tainted_grail.queries.tracks import in_game
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.effects.base import At, Cost
from domain.tainted_grail.vocabulary.terms import Holding


def rule_against_rite(state: State, who: tuple[str, ...], place: int) -> Unmet | None:
    """Return what a party lacks first to charge the menhir of a place; None if nothing is missing.

    Source: TG-4.4.27 to 4.4.30.
    """
    rite = card_at(state, place).rite
    if rite is None:
        return Unmet("TG-4.4.27", "rite")
    if rite.limit is not None and is_used(state, rite_mark(state, place), rite.limit):
        return Unmet("TG-10.9", "once")
    if rite.everyone and (away := absent(state, who)):
        return Unmet("TG-4.4.29", "everyone", {"characters": away})
    for need in rite.need:
        if not any(holds(state, At(one, "price"), need) for one in who):
            return Unmet("TG-4.4.27", "need", {"need": need})
    return rule_against_price_of_rite(state, who, rite)


def is_chargeable(state: State, place: int) -> bool | None:
    """Return whether those who stand at a place and have not passed have what its rite asks for; None while the rite is
    unread.
    """
    world = the_world(state)
    if rite_mark(state, place) not in world.read:
        return None
    who = tuple(one for one in standing(state, place) if not world.figures[one].passed)
    return rule_against_rite(state, who, place) is None


def absent(state: State, who: tuple[str, ...]) -> tuple[str, ...]:
    """Return the characters that are missing in a party, the Dying aside. Source: TG-4.4.29."""
    return tuple(one for one in state.characters if one not in who and is_able(state, one))


def is_free(state: State, who: tuple[str, ...], rite: Rite) -> bool:
    """Return whether the party pays nothing for a rite. Source: TG-4.4.30, 10.5."""
    need = rite.free
    return need is not None and any(holds(state, At(one, "price"), need) for one in who)


def price_for_party(state: State, rite: Rite) -> Cost:
    """Return what the party pays together, by the number of characters in the game.

    Source: TG-4.4.28, 5.17.12, 7.1.1.
    """
    return added(rite.together, rite.by_characters, by_mode(state, in_game(state)))


def added(cost: Cost, other: Cost, times: int) -> Cost:
    """Return a cost and another one so many times."""
    return convert({what: getattr(cost, what) + times * getattr(other, what) for what in UNITS}, Cost)


def rule_against_price_of_rite(state: State, who: tuple[str, ...], rite: Rite) -> Unmet | None:
    """Return what a party lacks first to pay for a rite; Energy and Magic may be paid for others.

    Source: TG-4.4.28, 4.4.30, 4.5.15, 4.5.17, 5.4.2.
    """
    if is_free(state, who, rite):
        return None
    own: tuple[Holding, ...] = (*OWN, "terror")
    for one in who:
        for what in own:
            count, has = getattr(rite.each, what), spare_of(state, one, what)
            if has < count:
                return Unmet("TG-5.4.2", "each-pays", {"what": what, "count": count, "character": one, "has": has})
    private = convert({what: getattr(rite.each, what) for what in own}, Cost)
    shared = convert({what: getattr(rite.each, what) for what in SHARED}, Cost)
    together = added(price_for_party(state, rite), shared, len(who))
    return rule_against_paying_as_party(state, who, together, each=private)


def disc_of(state: State, rite: Rite) -> int:
    """Return the value to which a rite sets the disc. Source: TG-5.9.5, 5.17.12, 7.1.1, 7.2.7, 7.2.8."""
    return rite.disc - rite.step * by_mode(state, in_game(state)) - has_challenge(state, "menhirs")
