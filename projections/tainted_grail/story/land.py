"""Values for the sentences of the land: places by name, menhirs, days, the end of a campaign."""

from domain.tainted_grail.facts.days import CampaignLost, CampaignWon, DayBegan
from domain.tainted_grail.facts.death import CharacterEntered, EstateLeft, MercyGranted
from domain.tainted_grail.facts.land import (
    FigureMoved,
    LocationLost,
    LocationRevealed,
    LocationSwapped,
    MenhirGone,
    MenhirPlaced,
    MenhirSet,
    WorldEntered,
)
from domain.tainted_grail.facts.mode import ModeSwitched
from domain.tainted_grail.facts.parties import PartyLeft
from domain.tainted_grail.facts.session import SessionOpened
from domain.tainted_grail.queries.characters import living, the_dead
from domain.tainted_grail.queries.journey import the_world
from domain.tainted_grail.state import State
from projections.tainted_grail.story.registry import details
from projections.tainted_grail.words import naming
from projections.text.messages import Messages
from projections.text.telling import Values


@details(PartyLeft)
def party_left(before: State, fact: PartyLeft, after: State, messages: Messages) -> Values | None:
    """Tell of it outside an encounter only: who leaves one, the fact beside it tells."""
    return None if after.encounter is not None else {}


@details(DayBegan)
def day_began(before: State, fact: DayBegan, after: State, messages: Messages) -> Values:
    """Return the number of the day."""
    return {"day": fact.day}


@details(SessionOpened)
def session_opened(before: State, fact: SessionOpened, after: State, messages: Messages) -> Values:
    """Return the number of the evening and of the day before it."""
    return {"session": fact.session, "day": fact.day}


@details(ModeSwitched)
def mode_switched(before: State, fact: ModeSwitched, after: State, messages: Messages) -> Values:
    """Return the mode that holds now."""
    return {"mode": fact.mode}


@details(WorldEntered)
def world_entered(before: State, fact: WorldEntered, after: State, messages: Messages) -> Values:
    """Return who sets out, from where, how long the menhir burns, and the campaign's introduction."""
    who = tuple(after.characters)
    return {
        "who": naming.characters(messages, who),
        "who_n": len(who),
        "place": naming.place(messages, after, fact.place),
        "days": fact.disc,
        "days_word": messages.number(fact.disc),
        "intro": messages.say(f"campaign-{the_world(after).id}-text"),
    }


@details(LocationRevealed)
def location_revealed(before: State, fact: LocationRevealed, after: State, messages: Messages) -> Values:
    """Return the name of the location."""
    return {"place": naming.location(messages, fact.location)}


@details(LocationLost)
def location_lost(before: State, fact: LocationLost, after: State, messages: Messages) -> Values | None:
    """Return the name of the place as it was, and whether it comes back; what does not lie out is not told of."""
    if fact.place not in the_world(before).places:
        return None
    return {"place": naming.place(messages, before, fact.place), "removed": "yes" if fact.removed else "no"}


@details(LocationSwapped)
def location_swapped(before: State, fact: LocationSwapped, after: State, messages: Messages) -> Values | None:
    """Return the names before and after; what does not lie out is not told of."""
    if fact.place not in the_world(after).places:
        return None
    return {
        "place": naming.place(messages, before, fact.place),
        "to": naming.location(messages, fact.location),
    }


@details(FigureMoved)
def figure_moved(before: State, fact: FigureMoved, after: State, messages: Messages) -> Values:
    """Return where the character comes to."""
    return {"place": naming.place(messages, after, fact.place)}


@details(MenhirPlaced)
def menhir_placed(before: State, fact: MenhirPlaced, after: State, messages: Messages) -> Values:
    """Return where the menhir stands, and for how many days."""
    return burning(messages, after, fact.place, fact.disc)


@details(MenhirSet)
def menhir_set(before: State, fact: MenhirSet, after: State, messages: Messages) -> Values:
    """Return where the menhir stands, and for how many more days it burns."""
    return burning(messages, after, fact.place, fact.disc)


@details(MenhirGone)
def menhir_gone(before: State, fact: MenhirGone, after: State, messages: Messages) -> Values:
    """Return where the menhir stood."""
    return {"place": naming.place(messages, after, fact.place)}


def burning(messages: Messages, state: State, place: int, disc: int) -> Values:
    """Return a place, and the days for which its menhir burns."""
    return {"place": naming.place(messages, state, place), "days": disc, "days_word": messages.number(disc)}


@details(CampaignWon)
def campaign_won(before: State, fact: CampaignWon, after: State, messages: Messages) -> Values:
    """Return who lives, and after how many days."""
    return ending(messages, after)


@details(CampaignLost)
def campaign_lost(before: State, fact: CampaignLost, after: State, messages: Messages) -> Values:
    """Return who is dead, and after how many days."""
    return ending(messages, after)


def ending(messages: Messages, state: State) -> Values:
    """Return who lives and who is dead at the end, and on which day it came."""
    alive, dead = living(state), the_dead(state)
    return {
        "alive": naming.characters(messages, alive) if alive else "none",
        "alive_n": len(alive),
        "dead": naming.characters(messages, dead) if dead else "none",
        "dead_n": len(dead),
        "day": the_world(state).day,
    }


@details(MercyGranted)
def mercy_granted(before: State, fact: MercyGranted, after: State, messages: Messages) -> Values:
    """Return the chapter that begins again."""
    return {"chapter": fact.chapter}


@details(EstateLeft)
def estate_left(before: State, fact: EstateLeft, after: State, messages: Messages) -> Values:
    """Return the items that lie where their owner died."""
    items = [naming.owned(messages, f"item:{one}") for one in fact.items]
    place = naming.place(messages, after, fact.place) if fact.place else "none"
    return {"items": messages.join(items) if items else "none", "place": place}


@details(CharacterEntered)
def character_entered(before: State, fact: CharacterEntered, after: State, messages: Messages) -> Values:
    """Return where a new character enters."""
    return {"place": naming.place(messages, after, fact.place)}
