"""Who may act, with whom, at what cost. Source: TG-4.3 to 4.5."""

from collections.abc import Iterator

from domain.kernel.task import Unmet
from domain.tainted_grail.queries.characters import is_alive
from domain.tainted_grail.queries.events import today
from domain.tainted_grail.queries.journal import section_of, verse_at
from domain.tainted_grail.queries.journey import the_world
from domain.tainted_grail.queries.land import behind, card_at, connected, named, place_of, standing
from domain.tainted_grail.queries.payment import rule_against_paying_as_party
from domain.tainted_grail.queries.tracks import held, is_dying
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.actions import Action
from domain.tainted_grail.tasks.effects.base import Cost
from domain.tainted_grail.vocabulary.terms import OPENING, STEPS
from domain.tainted_grail.world import Figure, Place

SHARE = 1
"""The Energy that each member pays to explore or to travel. Source: TG-4.4.1, 4.4.6."""
ACTION = "action"
"""What a time marker on the action of a location covers. Source: TG-4.4.15."""


def figure(state: State, character: str) -> Figure:
    """Return where a character stands, and what it has done."""
    return the_world(state).figures[character]


def still_acting(state: State) -> tuple[str, ...]:
    """Return the living characters that have not passed. Source: TG-4.3.5, 4.3.14."""
    return tuple(one for one in state.characters if is_alive(state, one) and not figure(state, one).passed)


def waited_for(state: State, character: str) -> tuple[str, ...]:
    """Return those who must act or join before a character that has acted may act again. Source: TG-4.3.4, 4.3.5."""
    others = (one for one in still_acting(state) if one != character)
    return tuple(one for one in others if not (figure(state, one).acted or figure(state, one).joined))


def acts_again(state: State, character: str) -> bool:
    """Return whether a character would act twice in a row, which only an event allows. Source: TG-4.3.9, 10.10."""
    return figure(state, character).acted and bool(waited_for(state, character))


def rule_against_acting(state: State, character: str) -> Unmet | None:
    """Return why a character may not start an action; None if it may.

    Source: TG-4.3.4, 4.3.9, 4.3.12, 4.4.32, 4.4.35, 7.1.9.
    """
    if not is_alive(state, character):
        return Unmet("TG-5.16.12", "alive", {"character": character})
    if must_pass(state, character):
        return Unmet("TG-7.1.9", "not-dying", {"character": character})
    if not held(state.characters[character], "energy"):
        return Unmet("TG-4.3.12", "energy-left", {"character": character})
    if figure(state, character).passed:
        return Unmet("TG-4.4.32", "not-passed", {"character": character})
    if acts_again(state, character) and figure(state, character).again >= (today(state, "twice") or 0):
        return Unmet("TG-4.3.4", "others-first", {"characters": waited_for(state, character)})
    return None


def must_pass(state: State, character: str) -> bool:
    """Return whether a character is Dying and has kept Energy, which only story mode allows. Source: TG-7.1.9."""
    one = state.characters[character]
    return is_dying(one) and one.energy > 0


def can_only_pass(state: State, character: str) -> bool:
    """Return whether a character that has not passed is Dying or has no Energy. While an action is chosen, Energy goes
    only where story mode is switched off.

    Source: TG-4.3.12, 7.1.7, 7.1.9, 7.2.2.
    """
    has_none = not held(state.characters[character], "energy")
    return character in still_acting(state) and (has_none or must_pass(state, character))


def may_act(state: State, character: str) -> bool:
    """Return whether a character may start an action now."""
    return rule_against_acting(state, character) is None


def companions(state: State, starter: str) -> tuple[str, ...]:
    """Return the others that may join an action: they stand there and have not passed. Source: TG-4.5.3, 4.5.4."""
    acting = still_acting(state)
    return tuple(one for one in standing(state, place_of(state, starter)) if one != starter and one in acting)


def price_for(state: State, action: Action, character: str) -> int:
    """Return the Energy that a member pays for itself: to explore or to travel, by what holds today.

    Source: TG-4.4.1, 4.4.6, 10.10.
    """
    if action.deed == "travel":
        first = 0 if figure(state, character).travelled else today(state, "first-travel") or 0
        return max(0, SHARE + (today(state, "travel") or 0) + first)
    return SHARE if action.deed == "explore" else 0


def price_together(state: State, action: Action) -> int:
    """Return the Energy that the party pays once. Source: TG-4.4.12, 4.4.18."""
    if action.deed == "own":
        assert action.owner is not None, "a character owns it"
        own = state.pack.characters[action.owner].action
        return own.energy if own is not None else 0
    printed = card_at(state, place_of(state, action.starter)).action
    return printed.energy if action.deed == "act" and printed is not None else 0


def rule_against_price(state: State, action: Action, who: tuple[str, ...]) -> Unmet | None:
    """Return what these lack to pay for an action, if all of them take part. Source: TG-4.5.7, 4.5.15, 4.5.29."""
    price = price_for(state, action, action.starter) or price_together(state, action)
    return rule_against_paying_as_party(state, who, Cost(energy=price))


def rule_against_action(state: State, action: Action) -> Unmet | None:
    """Return why a character may not start this action, whoever joins it; None if it may.

    Source: TG-4.3.17, 4.3.18, 4.5.3.
    """
    who = (action.starter, *companions(state, action.starter))
    return rule_against_acting(state, action.starter) or rule_against_deed(state, action, who)


def rule_against_deed(state: State, action: Action, who: tuple[str, ...]) -> Unmet | None:
    """Return why an action cannot be done or paid for by these, its starter first; None if it can.

    Source: TG-4.3.17, 4.3.18.
    """
    possible = {
        "explore": rule_against_exploring,
        "travel": rule_against_travel,
        "act": rule_against_location_action,
        "own": rule_against_own_action,
        "inspect": rule_against_inspecting,
    }
    return possible[action.deed](state, action) or rule_against_price(state, action, who)


def rule_against_exploring(state: State, action: Action) -> Unmet | None:
    """Return why there is nothing to read. Source: TG-4.4.2, 5.13.1."""
    place = place_of(state, action.starter)
    opening = verse_at(state, section_of(state, place, OPENING), OPENING)
    return None if opening is not None else Unmet("TG-4.4.2", "journal")


def rule_against_travel(state: State, action: Action) -> Unmet | None:
    """Return why no way leads there: it does not lie out, it is no neighbour, or no arrow joins the two.

    Source: TG-4.4.7, 4.4.8, 5.8.7, 5.8.37, 5.9.6.
    """
    here, places = place_of(state, action.starter), the_world(state).places
    if action.to not in places:
        return Unmet("TG-5.8.10", "in-range")
    if action.to in connected(state, here):
        return None
    is_near = action.to in beside(places, here)
    return Unmet("TG-5.8.7", "arrow") if is_near else Unmet("TG-4.4.7", "neighbour")


def beside(places: dict[int, Place], place: int) -> tuple[int, ...]:
    """Return the places that touch this one, joined by an arrow or not. Source: TG-5.8.38."""
    cells = [behind(places[place], step) for step in STEPS.values()]
    return tuple(other for other, one in places.items() if one.cell in cells)


def unrevealed(state: State, place: int) -> tuple[int, ...]:
    """Return the originals that the arrows of a place name and that do not lie out. Source: TG-5.8.39."""
    arrows = card_at(state, place).arrows
    found = dict.fromkeys(one for side in STEPS for one in named(state, arrows.get(side)))
    return tuple(one for one in found if one not in the_world(state).places)


def rule_against_location_action(state: State, action: Action) -> Unmet | None:
    """Return why the location offers no action now. Source: TG-4.4.12, 4.4.15, 4.4.16."""
    place = place_of(state, action.starter)
    if card_at(state, place).action is None:
        return Unmet("TG-4.4.12", "location-action")
    is_covered = ACTION in the_world(state).places[place].covered
    return Unmet("TG-4.4.15", "time-marker") if is_covered else None


def rule_against_own_action(state: State, action: Action) -> Unmet | None:
    """Return why the action of a character cannot be used: it has none, or it cannot be in the party.

    Source: TG-4.4.18 to 4.4.20.
    """
    owner = action.owner
    if owner not in state.characters or state.pack.characters[owner].action is None:
        return Unmet("TG-4.4.18", "character-action")
    if owner != action.starter and owner not in companions(state, action.starter):
        return Unmet("TG-4.4.19", "owner-here", {"character": owner})
    return None


def rule_against_inspecting(state: State, action: Action) -> Unmet | None:
    """Return why there is no menhir to inspect. Source: TG-4.4.25, 4.4.31."""
    has_symbol = card_at(state, place_of(state, action.starter)).menhir
    return None if has_symbol else Unmet("TG-4.4.25", "menhir-symbol")


def possible_actions(state: State, starter: str) -> Iterator[Action]:
    """Yield what a character could start at its place, possible now or not, Travels to what does not lie out aside.

    Source: TG-4.3.17, 4.4.23.
    """
    yield Action("explore", starter)
    for place in connected(state, place_of(state, starter)):
        yield Action("travel", starter, to=place)
    yield Action("act", starter)
    for owner in (starter, *companions(state, starter)):
        if state.pack.characters[owner].action is not None:
            yield Action("own", starter, owner=owner)
    yield Action("inspect", starter)


def key_of(action: Action) -> str:
    """Return an action as the key of an answer: `explore:<who>`, `travel:<who>:<place>`, `own:<who>:<owner>`."""
    more = action.to if action.to is not None else action.owner
    return f"{action.deed}:{action.starter}" + ("" if more is None else f":{more}")
