"""Quests: when they succeed or fail, and what follows. Source: TG-5.10.1 to 5.10.7, 5.10.12."""

from domain.kernel.play import Play
from domain.kernel.registry import rule
from domain.tainted_grail.facts.events import QuestResolved
from domain.tainted_grail.queries.characters import living
from domain.tainted_grail.queries.events import active_quests, quest_of
from domain.tainted_grail.queries.requirements import holds
from domain.tainted_grail.rules.effects.registration import effect
from domain.tainted_grail.rules.events.texts import resolve
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.effects.land import LoseQuest
from domain.tainted_grail.tasks.events import LookAtQuests
from domain.tainted_grail.vocabulary.requirements import Requirement
from domain.tainted_grail.world import World


@rule("TG-5.10.3", LookAtQuests)
def look_at_quests(play: Play[State], task: LookAtQuests) -> None:
    """Resolve the first quest whose success or failure holds; its text ends with another look. In an arena there are
    none.

    Source: TG-5.10.3, 5.10.5, 5.10.6.
    """
    state = play.state
    if not isinstance(state.journey, World) or state.encounter is not None:
        return
    for name in active_quests(state):
        quest = quest_of(state, name)
        assert quest is not None, "an active quest has a text"
        if (who := meeting(state, name, quest.need)) is not None:
            settle(play, name, success=True, character=who)
            return
        if quest.lost is not None and (who := meeting(state, name, quest.lost)) is not None:
            settle(play, name, success=False, character=who)
            return


def meeting(state: State, quest: str, need: Requirement) -> str | None:
    """Return the lowest number among those who meet a requirement of a quest. A secret's quest is its owner's.

    Source: TG-4.5.21, 5.10.3, 5.10.12.
    """
    who = [one for one in living(state) if not quest.startswith("secret:") or owns(state, one, quest)]
    return next((one for one in who if holds(state, At(one, "event", source_of(quest)), need)), None)


def owns(state: State, character: str, card: str) -> bool:
    """Return whether a character owns a card."""
    return any(one.card == card for one in state.characters[character].owned)


def source_of(quest: str) -> str:
    """Return the text that a quest stands in."""
    return quest if quest.startswith("secret:") else f"event:{quest}"


def settle(play: Play[State], name: str, *, success: bool, character: str | None = None) -> None:
    """Let a quest succeed or fail, once. Its card stays until a text discards it. Source: TG-5.10.3, 5.10.4."""
    quest = quest_of(play.state, name)
    assert quest is not None, "an active quest has a text"
    play.state_that(QuestResolved(name, success))
    resolve(play, quest.success if success else quest.failure, "event", source_of(name), character=character)


@effect("TG-5.10.3", LoseQuest, for_others=True)
def lose_quest(play: Play[State], at: At, task: LoseQuest) -> None:
    """Let an active quest fail because a text says so. Source: TG-5.10.3."""
    if task.event in active_quests(play.state):
        settle(play, task.event, success=False)
