"""Attributes and skills. Source: TG-5.2, 5.19."""

from domain.kernel.parts import Part, at_least, total
from domain.tainted_grail.content.parts import Skill
from domain.tainted_grail.state import Character, State
from domain.tainted_grail.vocabulary.terms import Attribute

MARKERS, UNTIL = "markers", "until"
"""Where parts of an attribute come from: its markers, and changes up to the end of what follows a colon."""


def on_board(state: State, one: Character, attribute: Attribute) -> int:
    """Return the markers and skill cards of an attribute. Source: TG-5.2.2, 5.19.13."""
    return one.attributes.get(attribute, 0) + total(skill_parts(state, one, attribute))


def skill_parts(state: State, one: Character, attribute: Attribute) -> tuple[Part, ...]:
    """Return the points of the skill cards at an attribute. Source: TG-5.19.10."""
    skills = (skill for skill in one.skills if state.pack.skills[skill].attribute == attribute)
    return tuple(Part("TG-5.19.10", f"skill:{skill}", 1) for skill in skills)


def value(state: State, character: str, attribute: Attribute) -> int:
    """Return an attribute's current value, with temporary changes. Source: TG-5.2.2, 6.3.25."""
    return total(value_parts(state, character, attribute))


def value_parts(state: State, character: str, attribute: Attribute) -> tuple[Part, ...]:
    """Return the parts of an attribute's value: markers, skill cards, temporary changes. Source: TG-5.2.2, 6.3.25."""
    one = state.characters[character]
    markers = Part("TG-5.2.2", MARKERS, one.attributes.get(attribute, 0))
    changes = (
        Part("TG-6.3.25", f"{UNTIL}:{each.until}", each.count) for each in one.changes if each.attribute == attribute
    )
    return at_least(0, (markers, *skill_parts(state, one, attribute), *changes), "TG-5.2.2")


def open_skills(state: State, attribute: Attribute) -> tuple[int, ...]:
    """Return the skills of an attribute whose cards are free, by number. Source: TG-5.19.8, 5.19.9."""
    pack = state.pack
    taken = {face.number for one in state.characters.values() for skill in one.skills for face in faces(state, skill)}
    return tuple(sorted(n for n, skill in pack.skills.items() if skill.attribute == attribute and n not in taken))


def faces(state: State, skill: int) -> tuple[Skill, ...]:
    """Return both faces of a skill's card."""
    return state.pack.skill_cards[skill].faces
