"""What a position of Tainted Grail shows: characters, hands, decks and the enemy's row."""

from domain.tainted_grail.state import Character, Encounter, Participant
from tests.dsl import Scenario


def one(scenario: Scenario, name: str) -> Character:
    """A character as it stands now."""
    character: Character = scenario.state.characters[name]
    return character


def tracks(scenario: Scenario, name: str = "beor") -> tuple[int, int, int]:
    """A character's Energy, Health and Terror."""
    found = one(scenario, name)
    return found.energy, found.health, found.terror


def part(scenario: Scenario, name: str) -> Participant:
    """What a character has in the encounter in progress."""
    participant: Participant = scenario.state.encounter.participants[name]
    return participant


def fight(scenario: Scenario) -> Encounter:
    """The encounter in progress, a fight or a talk."""
    going: Encounter = scenario.state.encounter
    return going


def row(scenario: Scenario) -> tuple[str, ...]:
    """The cards of the sequence, from the left."""
    return tuple(one.card for one in fight(scenario).sequence)


def hand(scenario: Scenario, character: str = "beor") -> tuple[str, ...]:
    """The cards in a hand."""
    return fight(scenario).participants[character].hand


def discards(scenario: Scenario, character: str = "beor") -> tuple[str, ...]:
    """The cards on a discard pile."""
    return fight(scenario).participants[character].discard


def deck_size(scenario: Scenario, character: str = "beor") -> int:
    """How many cards the deck in use holds."""
    return len(scenario.state.piles[f"{character}/{fight(scenario).deck}"])


def has(scenario: Scenario, what: str, character: str = "beor") -> int:
    """How much of a track or resource a character has."""
    one = scenario.state.characters[character]
    count: int = getattr(one, what) if hasattr(one, what) else one.resources.get(what, 0)
    return count
