"""Values for the sentences of events, quests, discs, chapters, guardians and dreams."""

from domain.kernel.chance.seal import UNKNOWN_NUMBER
from domain.tainted_grail.facts.events import (
    ChapterBegan,
    DiscPlaced,
    DiscRemoved,
    DiscSet,
    DreamRead,
    EventRevealed,
    GuardianLeft,
    GuardianPlaced,
    GuardianStayed,
    QuestResolved,
)
from domain.tainted_grail.queries.events import guardians, quest_of
from domain.tainted_grail.queries.journey import the_world, top_party
from domain.tainted_grail.state import State
from projections.tainted_grail.story.registry import details
from projections.tainted_grail.words import naming
from projections.tainted_grail.words.events import event_text
from projections.text.messages import Messages
from projections.text.telling import Values


def prose(messages: Messages, text: str) -> str:
    """Return a text of the pack as one paragraph."""
    return " ".join(messages.say(text).split())


@details(EventRevealed)
def event_revealed(before: State, fact: EventRevealed, after: State, messages: Messages) -> Values:
    """Return the text of an event and of its quest, and what it changes today."""
    has_quest = quest_of(after, fact.event) is not None
    return {
        "prose": " ".join(event_text(messages, after, fact.event).split()),
        "quest": prose(messages, f"{naming.event_id(after, fact.event)}-quest") if has_quest else "none",
    }


@details(QuestResolved)
def quest_resolved(before: State, fact: QuestResolved, after: State, messages: Messages) -> Values:
    """Return the card of the quest, and whether it succeeded."""
    is_secret = fact.quest.startswith("secret:")
    card = naming.owned(messages, fact.quest) if is_secret else naming.event(messages, after, fact.quest)
    return {"quest": card, "success": "yes" if fact.success else "no"}


@details(DiscPlaced)
@details(DiscSet)
def disc_shows(before: State, fact: DiscPlaced | DiscSet, after: State, messages: Messages) -> Values:
    """Return the disc, whether it counts days, and its value."""
    return showing(messages, after, fact.disc, fact.value)


@details(DiscRemoved)
def disc_removed(before: State, fact: DiscRemoved, after: State, messages: Messages) -> Values | None:
    """Return the disc, unless it had expired, which was told."""
    disc = the_world(before).discs.get(fact.disc)
    return showing(messages, after, fact.disc, disc.value) if disc is not None and disc.value else None


def showing(messages: Messages, state: State, disc: str, value: int) -> Values:
    """Return a disc with its kind and its value."""
    name = naming.quoted(messages, messages.say(f"disc-{disc}"))
    kind = state.pack.discs[disc].kind
    return {"disc": name, "kind": kind, "value": value, "value_word": messages.number(value)}


@details(GuardianPlaced)
def guardian_placed(before: State, fact: GuardianPlaced, after: State, messages: Messages) -> Values:
    """Return who comes, and where to."""
    return walking(messages, after, fact.encounter, fact.place)


@details(GuardianStayed)
def guardian_stayed(before: State, fact: GuardianStayed, after: State, messages: Messages) -> Values:
    """Return who stays, and where."""
    return walking(messages, after, fact.encounter, guardians(after)[fact.encounter])


@details(GuardianLeft)
def guardian_left(before: State, fact: GuardianLeft, after: State, messages: Messages) -> Values:
    """Return who leaves, and where it was."""
    return walking(messages, before, fact.encounter, guardians(before)[fact.encounter])


def walking(messages: Messages, state: State, encounter: str, place: int) -> Values:
    """Return a guardian and a place."""
    return {
        "guardian": naming.encounter(messages, encounter),
        "guardian_n": naming.number_of(messages, [encounter]),
        "place": naming.place(messages, state, place),
    }


@details(ChapterBegan)
def chapter_began(before: State, fact: ChapterBegan, after: State, messages: Messages) -> Values:
    """Return the number, the name and the text of a chapter."""
    return {
        "number": fact.number,
        "chapter": messages.say(f"chapter-{fact.number}"),
        "prose": prose(messages, f"chapter-{fact.number}-text"),
    }


@details(DreamRead)
def dream_read(before: State, fact: DreamRead, after: State, messages: Messages) -> Values:
    """Return who dreams, and what, unless it is told only to others."""
    dreaming = top_party(after)
    who = dreaming.members if dreaming is not None else ()
    return {
        "who": naming.characters(messages, who),
        "who_n": len(who),
        "kind": fact.kind,
        "prose": (
            messages.say("dream-untold")
            if fact.location == UNKNOWN_NUMBER
            else prose(messages, f"{fact.kind}-{fact.location}")
        ),
    }
