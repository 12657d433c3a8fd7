"""Attributes and skills. Source: TG-5.2, 5.19."""

from domain.kernel.parts import Part, at_least, total
from domain.tainted_grail.content.parts import Skill
from domain.tainted_grail.state import Character, State
from domain.tainted_grail.vocabulary.terms import ATTRIBUTES, Attribute

MARKERS, UNTIL = "markers", "until"
"""Where parts of an attribute come from: its markers, and changes up to the end of what follows a colon."""


def on_board(state: State, one: Character, attribute: Attribute) -> int:
    """Return the markers and skill cards of an attribute. Source: TG-5.2.2, 5.19.13."""
    markers = one.attributes.get(attribute, 0)
    return markers + total(skill_parts(state, one, attribute)) if one.skills else markers


def skill_parts(state: State, one: Character, attribute: Attribute) -> tuple[Part, ...]:
    """Return the points of the skill cards at an attribute. Source: TG-5.19.10."""
    if not one.skills:
        return ()
    skills = [skill for skill in one.skills if state.pack.skills[skill].attribute == attribute]
    return tuple([Part("TG-5.19.10", f"skill:{skill}", 1) for skill in skills])


def value(state: State, character: str, attribute: Attribute) -> int:
    """Return an attribute's current value, with temporary changes. Source: TG-5.2.2, 6.3.25."""
    one = state.characters[character]
    changed = sum([each.count for each in one.changes if each.attribute == attribute]) if one.changes else 0
    return max(0, on_board(state, one, attribute) + changed)


def values(state: State, character: str) -> dict[str, int]:
    """Return the current value of every attribute. Source: TG-5.2.2, 6.3.25."""
    one = state.characters[character]
    if not one.skills and not one.changes:
        return {attribute: max(0, one.attributes.get(attribute, 0)) for attribute in ATTRIBUTES}
    return {attribute: value(state, character, attribute) for attribute in ATTRIBUTES}


def value_parts(state: State, character: str, attribute: Attribute) -> tuple[Part, ...]:
    """Return the parts of an attribute's value, which make at least 0. Source: TG-5.2.2, 6.3.25."""
    return at_least(0, unbounded_parts(state, character, attribute), "TG-5.2.2")


def unbounded_parts(state: State, character: str, attribute: Attribute) -> list[Part]:
    """Return the markers, skill cards and temporary changes of an attribute. Source: TG-5.2.2, 6.3.25."""
    one = state.characters[character]
    markers = Part("TG-5.2.2", MARKERS, one.attributes.get(attribute, 0))
    changes = [each for each in one.changes if each.attribute == attribute] if one.changes else ()
    changed = [Part("TG-6.3.25", f"{UNTIL}:{each.until}", each.count) for each in changes]
    return [markers, *skill_parts(state, one, attribute), *changed]


def open_skills(state: State, attribute: Attribute) -> tuple[int, ...]:
    """Return the skills of an attribute whose cards are free, by number; absent characters keep theirs.

    Source: TG-5.19.8, 5.19.9, 5.20.9.
    """
    pack, everybody = state.pack, (*state.characters.values(), *state.away.values())
    taken = {face.number for one in everybody for skill in one.skills for face in faces(state, skill)}
    return tuple(sorted(n for n, skill in pack.skills.items() if skill.attribute == attribute and n not in taken))


def has_card_of(state: State, character: str, skill: int) -> bool:
    """Return whether a character has the card of a skill, with this face or the other one. Source: TG-5.19.9."""
    return any(face.number == skill for own in state.characters[character].skills for face in faces(state, own))


def faces(state: State, skill: int) -> tuple[Skill, ...]:
    """Return both faces of a skill's card."""
    return state.pack.skill_cards[skill].faces
