"""Values for the sentences of actions: who does what, and who does not."""

from domain.tainted_grail.facts.actions import ActionBegun, ActionCancelled, ItemLaid, PassedForDay, RiteRead
from domain.tainted_grail.queries.actions import companions, must_pass
from domain.tainted_grail.queries.land import card_at
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.actions import Action
from projections.tainted_grail.menu.actions import of_action
from projections.tainted_grail.story.registry import details
from projections.tainted_grail.words import naming
from projections.text.messages import Messages
from projections.text.telling import Values


@details(ActionBegun)
def action_begun(before: State, fact: ActionBegun, after: State, messages: Messages) -> Values | None:
    """Return who does what together; the title tells of one that nobody could join, and the arrival of a journey."""
    if fact.deed == "travel" or not companions(before, fact.character):
        return None
    action = Action(fact.deed, fact.character, to=fact.target, owner=fact.owner)
    return {
        **of_action(messages, before, action),
        "deed": fact.deed,
        "who": naming.characters(messages, fact.members),
        "who_n": len(fact.members),
    }


@details(ActionCancelled)
def action_cancelled(before: State, fact: ActionCancelled, after: State, messages: Messages) -> Values:
    """Return whose action it was, and whether it is used up."""
    return {"character": naming.character(messages, fact.character), "used": "yes" if fact.used else "no"}


@details(PassedForDay)
def passed_for_day(before: State, fact: PassedForDay, after: State, messages: Messages) -> Values | None:
    """Return who had to pass, and whether it is Dying; the title tells of one that wanted to."""
    is_dying = must_pass(after, fact.character)
    if not (fact.exhausted or is_dying):
        return None
    return {"character": naming.character(messages, fact.character), "dying": "yes" if is_dying else "no"}


@details(RiteRead)
def rite_read(before: State, fact: RiteRead, after: State, messages: Messages) -> Values:
    """Return the place, and the text of the rite, `none` without one."""
    card = card_at(after, fact.place)
    text = messages.say(f"rite-{card.number}") if card.rite is not None else "none"
    return {"place": naming.place(messages, after, fact.place), "text": text}


@details(ItemLaid)
def item_laid(before: State, fact: ItemLaid, after: State, messages: Messages) -> Values:
    """Return the place where the item lies."""
    return {"place": naming.place(messages, after, fact.place)}
