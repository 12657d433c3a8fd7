"""Values for the sentences of the land: places by name, menhirs, the end of a campaign."""

from domain.tainted_grail.facts.days import CampaignLost, CampaignWon
from domain.tainted_grail.facts.death import CharacterEntered, EstateLeft
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
from domain.tainted_grail.facts.parties import PartyLeft
from domain.tainted_grail.queries.characters import living, the_dead
from domain.tainted_grail.queries.journey import the_world
from domain.tainted_grail.state import State
from projections.tainted_grail.story.registry import details
from projections.tainted_grail.words import naming
from projections.text.messages import Messages
from projections.text.telling import Values


@details(PartyLeft)
def party_left(before: State, fact: PartyLeft, after: State, messages: Messages) -> Values | None:
    """Tell of it outside an encounter only: the fact beside it tells who leaves one."""
    return None if after.encounter is not None else {}


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
    """Return the name of the location, and the text on its front."""
    text = naming.location_text(messages, fact.location)
    return {"place": naming.location(messages, fact.location), "text": text}


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
    """Return where a character comes to, and who comes there with it."""
    were = the_world(before).figures
    there = (name for name, one in the_world(after).figures.items() if one.place == fact.place)
    who = [name for name in there if name == fact.character or name not in were or were[name].place != fact.place]
    return {
        "who": naming.characters(messages, who),
        "who_n": len(who),
        "place": naming.place(messages, after, fact.place),
    }


@details(CharacterEntered)
@details(MenhirGone)
def at_a_place(before: State, fact: CharacterEntered | MenhirGone, after: State, messages: Messages) -> Values:
    """Return where a character comes to, or where a menhir stood."""
    return {"place": naming.place(messages, after, fact.place)}


@details(MenhirPlaced)
@details(MenhirSet)
def menhir_burns(before: State, fact: MenhirPlaced | MenhirSet, after: State, messages: Messages) -> Values:
    """Return a place, and the days for which its menhir burns from now on."""
    place, days = naming.place(messages, after, fact.place), fact.disc
    return {"place": place, "days": days, "days_word": messages.number(days)}


@details(CampaignWon)
@details(CampaignLost)
def campaign_ended(before: State, fact: CampaignWon | CampaignLost, after: State, messages: Messages) -> Values:
    """Return who lives and who is dead at the end, and on which day it came."""
    alive, dead = living(after), the_dead(after)
    return {
        "alive": naming.characters(messages, alive) if alive else "none",
        "alive_n": len(alive),
        "dead": naming.characters(messages, dead) if dead else "none",
        "dead_n": len(dead),
        "day": the_world(after).day,
    }


@details(EstateLeft)
def estate_left(before: State, fact: EstateLeft, after: State, messages: Messages) -> Values:
    """Return the items that lie where their owner died."""
    items = [naming.owned(messages, f"item:{one}") for one in fact.items]
    place = naming.place(messages, after, fact.place) if fact.place else "none"
    return {"items": messages.join(items) if items else "none", "place": place}
