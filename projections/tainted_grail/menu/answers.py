"""The values for the words of keys and questions, beside their fields."""

from collections.abc import Callable, Mapping
from typing import Any, cast

from domain.kernel.task import Question
from domain.tainted_grail.content.parts import Ability
from domain.tainted_grail.queries.encounter import encounter_card
from domain.tainted_grail.queries.rest import improvement_cost, raise_cost
from domain.tainted_grail.rules.abilities.use import abilities_of
from domain.tainted_grail.rules.cards.hands import hand
from domain.tainted_grail.rules.rounds.attacks import row
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.abilities import AskOwner, Replace, Reroll
from domain.tainted_grail.tasks.actions import PayRite
from domain.tainted_grail.tasks.cards import ActivateMagic, ChooseCard, PutDown
from domain.tainted_grail.tasks.effects.base import EffectTask
from domain.tainted_grail.tasks.effects.choices import ChooseCharacterFor, ChooseEffect, Declare
from domain.tainted_grail.tasks.effects.encounter import RemoveTime
from domain.tainted_grail.tasks.effects.land import LeaveParty
from domain.tainted_grail.tasks.encounter import AgreeToAvoid, Decide, ShareLoot
from domain.tainted_grail.tasks.items import ChooseTakenUp, ChooseThrown
from domain.tainted_grail.tasks.payment import Contribute, Owe, Settle
from domain.tainted_grail.tasks.rounds import FaceAttack
from domain.tainted_grail.vocabulary.card_ids import deck_of
from domain.tainted_grail.vocabulary.terms import Attribute, BoardColour
from projections.tainted_grail.board import sequence
from projections.tainted_grail.menu.actions import ACTION_ANSWERS, ACTION_PROMPTS, character
from projections.tainted_grail.menu.events import EVENT_ANSWERS, EVENT_PROMPTS
from projections.tainted_grail.menu.journal import JOURNAL_ANSWERS, JOURNAL_PROMPTS
from projections.tainted_grail.menu.land import LAND_ANSWERS, LAND_PROMPTS
from projections.tainted_grail.words import naming, phrases, texts
from projections.tainted_grail.words.phrases import PHRASES
from projections.text.messages import Messages
from projections.text.telling import Values

Answer = Callable[[Messages, State, Question, list[str]], Values]
Prompt = Callable[[Messages, State, Any], Values]


# Answers


def placed(messages: Messages, state: State, question: Question, rest: list[str]) -> Values:
    """Return a card of the hand, and the keys that it would light up; the top card of the deck is unknown."""
    who: str = question.character  # type: ignore[attr-defined]
    if rest[0] == "top":
        return {"card": "top", "promise": "none"}
    cards = hand(state, who)
    name = cards[int(rest[0])]
    hidden = name.startswith(naming.HIDDEN)
    return {
        "card": naming.card(messages, name),
        "promise": "none" if hidden else sequence.promised(messages, state, who, name),
    }


def discarded(messages: Messages, state: State, question: Question, rest: list[str]) -> Values:
    """Return a card of the hand by its place, or an item."""
    if rest[0].isdecimal():
        who: str = question.character  # type: ignore[attr-defined]
        return {"card": naming.card(messages, hand(state, who)[int(rest[0])])}
    return owned(messages, state, question, rest)


def owned(messages: Messages, state: State, question: Question, rest: list[str]) -> Values:
    """Return an item or a secret; the part of the key before it is its owner."""
    return {"card": naming.owned(messages, ":".join(rest[-2:]))}


def on_table(messages: Messages, state: State, question: Question, rest: list[str]) -> Values:
    """Return a card of the sequence, or the encounter card."""
    return {"card": naming.thing(messages, state, rest[0])}


def looked_at(messages: Messages, state: State, question: Question, rest: list[str]) -> Values:
    """Return one of the cards looked at."""
    who: str = question.character  # type: ignore[attr-defined]
    return {"card": naming.card(messages, state.characters[who].looking[int(rest[0])])}


def power(messages: Messages, state: State, question: Question, rest: list[str]) -> Values:
    """Return an ability: its source, and its text."""
    name = ":".join(rest)
    return {**power_source(messages, state, name), "text": power_text(messages, state, name)}


def power_source(messages: Messages, state: State, name: str) -> Values:
    """Return the source of an ability."""
    return phrases.origin(messages, state, name.rpartition("#")[0])


def power_text(messages: Messages, state: State, name: str) -> str:
    """Return the text of an ability by its name, `<source>#<number>`."""
    return texts.ability(messages, ability_named(state, name))


def ability_named(state: State, name: str) -> Ability:
    """Return an ability by its name."""
    source, _, number = name.rpartition("#")
    return abilities_of(state, source)[int(number)]


def trigger(messages: Messages, state: State, question: Question, rest: list[str]) -> Values:
    """Return something that happens on activation: a trait of the enemy, or an ability."""
    if len(rest) == 1:
        name = messages.say(f"trait-{rest[0]}")
        return {"source": name, "source_acc": name, "text": messages.say(f"trait-{rest[0]}-text")}
    return power(messages, state, question, rest)


def encounter(messages: Messages, state: State, question: Question, rest: list[str]) -> Values:
    """Return an encounter that can be met."""
    return {
        "encounter": naming.encounter_name(messages, rest[0]),
        "encounter_dat": naming.encounter(messages, rest[0], "dative"),
    }


def way(messages: Messages, state: State, question: Question, rest: list[str]) -> Values:
    """Return a way of the encounter."""
    return {"way": naming.quoted(messages, messages.say(f"encounter-{encounter_card(state).id}-{rest[0]}"))}


def skill(messages: Messages, state: State, question: Question, rest: list[str]) -> Values:
    """Return a skill and its effect."""
    number = int(rest[0])
    text = " ".join(texts.ability(messages, one) for one in state.pack.skills[number].abilities)
    return {"skill": naming.skill(messages, number), "text": text}


def helper(messages: Messages, state: State, question: Question, rest: list[str]) -> Values:
    """Return who is asked for a unit, and of what."""
    return {"character": naming.character(messages, rest[0]), "what": texts.holding(messages, rest[1])}


def chosen(messages: Messages, state: State, question: Question, rest: list[str]) -> Values:
    """Return one of several effects, by its number from 1."""
    assert isinstance(question, ChooseEffect), "only it numbers effects"
    effects = question.one[int(rest[0]) - 1]
    return {"text": texts.text(messages, effects), "done": texts.nested(messages, effects)}


def what(messages: Messages, state: State, question: Question, rest: list[str]) -> Values:
    """Return a track or resource."""
    return {"what": texts.holding(messages, rest[0])}


def offered(messages: Messages, state: State, question: Question, rest: list[str]) -> Values:
    """Return the receiver of an offer."""
    _, to, *what = rest
    return {"to": naming.character(messages, to), **PHRASES["what"](messages, state, "what", ":".join(what))}


def kept_card(messages: Messages, state: State, question: Question, rest: list[str]) -> Values:
    """Return one of the cards looked at, and its owner."""
    return looked_at(messages, state, question, rest[1:])


def moved(messages: Messages, state: State, question: Question, rest: list[str]) -> Values:
    """Return a combat or diplomacy card, its owner, and its deck."""
    return {"card": naming.card(messages, rest[1]), "deck": deck_of(rest[1])}


def improved(messages: Messages, state: State, question: Question, rest: list[str]) -> Values:
    """Return the improved deck, and the cost."""
    return {"deck": rest[1], "cost": improvement_cost(state)}


def raised(messages: Messages, state: State, question: Question, rest: list[str]) -> Values:
    """Return the attribute that rises, the cost, and the skill that comes with it."""
    who, attribute, *number = rest
    said: Values = {
        "attribute": messages.say(f"attribute-{attribute}"),
        "cost": raise_cost(state, who, cast(Attribute, attribute)),
    }
    return said | (skill(messages, state, question, number) if number else {"skill": "none", "text": ""})


def board(messages: Messages, state: State, question: Question, rest: list[str]) -> Values:
    """Return a board and where its tracks start and end."""
    lines = state.pack.boards[cast(BoardColour, rest[0])]
    return {
        "board": messages.say(f"board-{lines.colour}"),
        "energy": lines.energy_start,
        "energy_max": lines.energy_max,
        "health": lines.health_start,
        "terror": lines.terror_start,
        "terror_max": lines.terror_max,
    }


def basic_cards(messages: Messages, state: State, question: Question, rest: list[str]) -> Values:
    """Return the colour of basic cards."""
    return {"board": messages.say(f"board-{rest[0]}")}


ANSWERS: Mapping[str, Answer] = {
    "board": board,
    "cards": basic_cards,
    **dict.fromkeys(("leave", "back", "join"), character),
    **dict.fromkeys(("give-give", "offer-secret-give"), offered),
    "keep-card-keep": kept_card,
    **dict.fromkeys(("add", "drop"), moved),
    "improve": improved,
    "raise": raised,
    **dict.fromkeys(("play", "give", "activate", "for", "propose-flight", "keep", "mulligan", "packed"), character),
    "lay": placed,
    "discard": discarded,
    **dict.fromkeys(("pack", "throw", "down", "take-up"), owned),
    "card": on_table,
    "pick": looked_at,
    **dict.fromkeys(("use", "now", "instead", "reroll"), power),
    "first": trigger,
    "way": way,
    "meet": encounter,
    "skill": skill,
    "ask": helper,
    "choose": chosen,
    **dict.fromkeys(("gain", "lose"), what),
    **LAND_ANSWERS,
    **EVENT_ANSWERS,
    **JOURNAL_ANSWERS,
    **ACTION_ANSWERS,
}
"""The first word of a key that names something, if necessary after its question -> the function that names it."""


# Questions


def facing(messages: Messages, state: State, question: FaceAttack) -> Values:
    """Return the effects of the line that is in force now."""
    *_, effects = row(state)
    return {"text": texts.nested(messages, effects) if effects else messages.say("does-nothing")}


def avoiding(messages: Messages, state: State, question: AgreeToAvoid) -> Values:
    """Return the cost of avoiding."""
    avoid = encounter_card(state).avoid
    assert avoid is not None, "it can be avoided"
    return {"cost": texts.cost(messages, avoid.cost)}


def loot(messages: Messages, state: State, question: ShareLoot) -> Values:
    """Return the given part."""
    return {"text": texts.effect(messages, question.left[0])}


def owner(messages: Messages, state: State, question: AskOwner) -> Values:
    """Return the owner of the charges, and their use."""
    at = question.at
    name = f"{at.source}#{question.number}"
    return {
        "character": naming.character(messages, at.character),
        **phrases.origin(messages, state, at.source),
        "text": power_text(messages, state, name),
    }


def payment(messages: Messages, state: State, question: Settle | Contribute) -> Values:
    """Return the payer, the cost, its purpose, and what others have promised."""
    owed = question.owed
    promised = len(owed.pledged)
    return {
        "payer": naming.character(messages, owed.at.character),
        "cost": texts.cost(messages, owed.cost),
        "purpose": purpose(messages, state, question),
        "promised": promised,
        "promised_word": messages.number(promised),
    }


def purpose(messages: Messages, state: State, question: Settle | Contribute) -> str:
    """Return what a payment allows, or what it spares."""
    owed = question.owed
    kind, _, deed = owed.at.source.partition(":")
    if kind == "action" and owed.at.cause == "price":
        return messages.say("purpose-action", deed=deed)
    if not owed.then:
        return spared(messages, owed)
    match owed.then[0]:
        case PayRite():
            return messages.say("purpose-rite")
        case ActivateMagic(card):
            return messages.say("purpose-magic", card=naming.card(messages, card))
        case PutDown(character, place):
            return messages.say("purpose-lay", card=naming.card(messages, hand(state, character)[place]))
        case Decide():
            return messages.say("purpose-avoid")
        case _:
            return messages.say("purpose-text", text=texts.nested(messages, effects_in(owed.then)))


def spared(messages: Messages, owed: Owe) -> str:
    """Return what happens to those who do not pay."""
    if is_share(owed):
        return messages.say("purpose-stay")
    effects = effects_in(owed.otherwise)
    if not effects:
        return messages.say("purpose-nothing")
    return messages.say("purpose-else", text=texts.nested(messages, effects))


def is_share(owed: Owe) -> bool:
    """Return whether a character that does not pay leaves the party. Source: TG-4.5.25."""
    return any(isinstance(one, LeaveParty) for one in owed.otherwise)


def effects_in(tasks: tuple[Any, ...]) -> tuple[Any, ...]:
    """Return the effects among what a payment allows."""
    return tuple(one for one in tasks if isinstance(one, EffectTask))


def origin(messages: Messages, state: State, question: ChooseEffect | ChooseThrown | ChooseTakenUp | Declare) -> Values:
    """Return the source of the text, and whom it concerns."""
    at = question.at
    return {"character": naming.character(messages, at.character), **phrases.origin(messages, state, at.source)}


def thrown(messages: Messages, state: State, question: ChooseThrown) -> Values:
    """Return the effects of throwing."""
    return {**origin(messages, state, question), "text": texts.nested(messages, question.then)}


def concerned(messages: Messages, state: State, question: ChooseCharacterFor) -> Values:
    """Return what concerns somebody."""
    return {"text": texts.text(messages, question.then)}


def declared(messages: Messages, state: State, question: Declare) -> Values:
    """Return the text that has to be carried out."""
    return {**origin(messages, state, question), "text": messages.say(f"manual-{question.text}")}


def replaced(messages: Messages, state: State, question: Replace) -> Values:
    """Return what would happen otherwise, and to whom."""
    at = question.effect.at
    assert at is not None, "it was pushed for somebody"
    return {"character": naming.character(messages, at.character), "text": texts.effect(messages, question.effect)}


def fallen(messages: Messages, state: State, question: Reroll) -> Values:
    """Return the result of the roll, and whose it is."""
    at = question.effect.at
    assert at is not None, "it was pushed for somebody"
    return {"character": naming.character(messages, at.character), "face": face(messages, question.face)}


def face(messages: Messages, one: int | str) -> str:
    """Return a face of the die, or a side of the disc."""
    return messages.say("face-number", face=one) if isinstance(one, int) else messages.say(f"face-{one.lower()}")


def marked(messages: Messages, state: State, question: ChooseCard) -> Values:
    """Return whether time markers are added or removed."""
    return {"sign": "less" if isinstance(question.effect, RemoveTime) else "more"}


PROMPTS: Mapping[type[Question], Prompt] = {
    AgreeToAvoid: avoiding,
    FaceAttack: facing,
    ShareLoot: loot,
    AskOwner: owner,
    Settle: payment,
    Contribute: payment,
    ChooseEffect: origin,
    ChooseThrown: thrown,
    ChooseTakenUp: origin,
    ChooseCharacterFor: concerned,
    Declare: declared,
    Replace: replaced,
    Reroll: fallen,
    ChooseCard: marked,
    **LAND_PROMPTS,
    **EVENT_PROMPTS,
    **JOURNAL_PROMPTS,
    **ACTION_PROMPTS,
}
"""Question -> the values for its prompt beside its fields, which its options may use, too."""
