"""The encounter in progress and its participants. Source: TG-6."""

from domain.tainted_grail.content.parts import Encounter as EncounterCard
from domain.tainted_grail.content.parts import Stage
from domain.tainted_grail.queries.characters import is_alive
from domain.tainted_grail.queries.journey import top_party
from domain.tainted_grail.queries.tracks import is_dying
from domain.tainted_grail.state import Activation, Encounter, State
from domain.tainted_grail.vocabulary.terms import Deck, Hands, Trait


def the_encounter(state: State) -> Encounter:
    """Return the encounter in progress."""
    assert state.encounter is not None, "no encounter is in progress"
    return state.encounter


def the_activation(state: State) -> Activation:
    """Return the activation of the active character."""
    activation = the_encounter(state).activation
    assert activation is not None, "nobody is active"
    return activation


def encounter_card(state: State) -> EncounterCard:
    """Return the card of the encounter in progress."""
    return state.pack.encounters[the_encounter(state).card]


def deck_for(card: EncounterCard) -> Deck:
    """Return the kind of deck that an encounter is played with. Source: TG-5.14.1 to 5.14.4, 6.1.14."""
    return "diplomacy" if card.colour == "blue" else "combat"


def has_trait(state: State, trait: Trait) -> bool:
    """Return whether the enemy has this trait. In diplomacy it can only be `guardian`.

    Source: TG-6.12, 6.12.24, 5.15.14.
    """
    if trait != "guardian" and the_encounter(state).deck != "combat":
        return False
    return trait in encounter_card(state).traits


def present(state: State) -> tuple[str, ...]:
    """Return the characters that are still in the encounter, by number. Source: TG-6.7.4."""
    return tuple([name for name, one in the_encounter(state).participants.items() if one.left is None])


def is_present(state: State, character: str) -> bool:
    """Return whether a character is still in the encounter."""
    encounter = state.encounter
    return encounter is not None and character in encounter.participants and not encounter.participants[character].left


def able(state: State) -> tuple[str, ...]:
    """Return the characters that can take part in an encounter: those of the newest party; without a party, all.
    If it follows another encounter, those who were in that one until its end.

    Source: TG-4.4.14, 5.16.14.
    """
    newest = top_party(state)
    party = tuple(state.characters) if newest is None else newest.members
    return tuple(name for name in (party if state.company is None else state.company) if is_able(state, name))


def is_able(state: State, character: str) -> bool:
    """Return whether a character can take part in an encounter: it lives and is not Dying. Source: TG-5.16.14."""
    return is_alive(state, character) and not is_dying(state.characters[character])


def active(state: State) -> str:
    """Return the active character."""
    return the_activation(state).character


def seat_of(state: State, character: str) -> int:
    """Return the seat that plays a character."""
    return state.characters[character].seat


def seats_of(state: State, characters: tuple[str, ...]) -> tuple[int, ...]:
    """Return the seats of these characters, each once, in their order; that of the chronicler first.

    Source: TG-3.2.11, 4.3.2, 4.3.3, 11.1.12.
    """
    seats = dict.fromkeys(seat_of(state, one) for one in characters)
    return tuple(sorted(seats, key=lambda seat: seat != state.chronicler))


def viewers(state: State, character: str) -> tuple[int, ...] | None:
    """Return the seats that see a character's hand; None for everybody. Source: TG-2.3.6."""
    hands: Hands = state.hands
    if hands == "open":
        return None
    return (seat_of(state, character),) if hands == "own" else tuple(range(len(state.seats)))


def pile_of(character: str, deck: Deck) -> str:
    """Return the pile of a character's deck. Source: TG-2.4.14."""
    return f"{character}/{deck}"


def deck_in_use(state: State, character: str) -> str:
    """Return the pile that a participant draws from. Source: TG-6.1.14."""
    return pile_of(character, the_encounter(state).deck)


def stage(state: State) -> Stage:
    """Return the current stage of a diplomacy. Source: TG-6.7.11, 6.7.14."""
    encounter, card = the_encounter(state), encounter_card(state)
    way = next(one for one in card.ways if one.id == encounter.way)
    return way.stages[encounter.stage]


def is_last_stage(state: State) -> bool:
    """Return whether the current stage is the last one. Source: TG-6.7.9."""
    encounter, card = the_encounter(state), encounter_card(state)
    way = next(one for one in card.ways if one.id == encounter.way)
    return encounter.stage == len(way.stages) - 1
