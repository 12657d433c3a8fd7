"""Attributes and skills. Source: TG-5.2, 5.19."""

from domain.tainted_grail.content.parts import Skill
from domain.tainted_grail.state import Character, State
from domain.tainted_grail.vocabulary.terms import Attribute


def on_board(state: State, one: Character, attribute: Attribute) -> int:
    """Return the markers and skill cards of an attribute. Source: TG-5.2.2, 5.19.10, 5.19.13."""
    skills = sum(state.pack.skills[skill].attribute == attribute for skill in one.skills)
    return one.attributes.get(attribute, 0) + skills


def value(state: State, character: str, attribute: Attribute) -> int:
    """Return an attribute's current value, with temporary changes. Source: TG-5.2.2, 6.3.25."""
    one = state.characters[character]
    changes = sum(change.count for change in one.changes if change.attribute == attribute)
    return max(0, on_board(state, one, attribute) + changes)


def open_skills(state: State, attribute: Attribute) -> tuple[int, ...]:
    """Return the skills of an attribute whose cards are free, by number. Source: TG-5.19.8, 5.19.9."""
    pack = state.pack
    taken = {face.number for one in state.characters.values() for skill in one.skills for face in faces(state, skill)}
    return tuple(sorted(n for n, skill in pack.skills.items() if skill.attribute == attribute and n not in taken))


def faces(state: State, skill: int) -> tuple[Skill, ...]:
    """Return both faces of a skill's card."""
    return state.pack.skill_cards[skill].faces
