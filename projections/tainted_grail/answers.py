"""What keys and questions need in words beside their fields."""

from collections.abc import Callable, Mapping
from typing import Any, cast

from domain.kernel.task import Question
from domain.tainted_grail.card_ids import deck_of
from domain.tainted_grail.content.parts import Ability
from domain.tainted_grail.queries.advancement import IMPROVEMENT_COST, raise_cost
from domain.tainted_grail.queries.encounter import encounter_card
from domain.tainted_grail.rules.attacks import row
from domain.tainted_grail.rules.hands import hand
from domain.tainted_grail.rules.powers import abilities_of
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.base import EffectTask
from domain.tainted_grail.tasks.choices import (
    ChooseCard,
    ChooseCharacterFor,
    ChooseEffect,
    ChooseTakenUp,
    ChooseThrown,
    Declare,
    Replace,
    Reroll,
)
from domain.tainted_grail.tasks.effects import RemoveTime
from domain.tainted_grail.tasks.encounter import AgreeToAvoid, Decide, ShareLoot
from domain.tainted_grail.tasks.lay import ActivateMagic, PutDown
from domain.tainted_grail.tasks.round import AskOwner, FaceAttack
from domain.tainted_grail.tasks.tracks import Contribute, Settle
from domain.tainted_grail.words import Attribute
from projections.tainted_grail import naming, phrases, sequence, texts
from projections.tainted_grail.phrases import PHRASES
from projections.telling import Values
from projections.words import Words

Answer = Callable[[Words, State, Question, list[str]], Values]
Prompt = Callable[[Words, State, Any], Values]


# Answers


def character(words: Words, state: State, question: Question, rest: list[str]) -> Values:
    """A character that the key names."""
    return {"character": naming.character(words, rest[0])}


def placed(words: Words, state: State, question: Question, rest: list[str]) -> Values:
    """A card of the hand, and what it would light up; the top card of the deck is not known."""
    who: str = question.character  # type: ignore[attr-defined]
    if rest[0] == "top":
        return {"card": "top", "promise": "none"}
    cards = hand(state, who)
    name = cards[int(rest[0])]
    hidden = name.startswith(naming.HIDDEN)
    return {
        "card": naming.card(words, name),
        "promise": "none" if hidden else sequence.promised(words, state, who, name),
    }


def discarded(words: Words, state: State, question: Question, rest: list[str]) -> Values:
    """A card of the hand by its place, or an item."""
    if rest[0].isdecimal():
        who: str = question.character  # type: ignore[attr-defined]
        return {"card": naming.card(words, hand(state, who)[int(rest[0])])}
    return owned(words, state, question, rest)


def owned(words: Words, state: State, question: Question, rest: list[str]) -> Values:
    """An item or a secret; what stands before it in the key is its owner."""
    return {"card": naming.owned(words, ":".join(rest[-2:]))}


def on_table(words: Words, state: State, question: Question, rest: list[str]) -> Values:
    """A card of the sequence, or the encounter card."""
    return {"card": naming.thing(words, state, rest[0])}


def looked_at(words: Words, state: State, question: Question, rest: list[str]) -> Values:
    """One of the cards looked at."""
    who: str = question.character  # type: ignore[attr-defined]
    return {"card": naming.card(words, state.characters[who].looking[int(rest[0])])}


def power(words: Words, state: State, question: Question, rest: list[str]) -> Values:
    """An ability: what it stands on, and its text."""
    name = ":".join(rest)
    return {**power_source(words, state, name), "text": power_text(words, state, name)}


def power_source(words: Words, state: State, name: str) -> Values:
    """What an ability stands on."""
    return phrases.origin(words, state, name.rpartition("#")[0])


def power_text(words: Words, state: State, name: str) -> str:
    """The text of an ability by its name, `<source>#<number>`."""
    return texts.ability(words, ability_named(state, name))


def ability_named(state: State, name: str) -> Ability:
    """An ability by its name."""
    source, _, number = name.rpartition("#")
    return abilities_of(state, source)[int(number)]


def trigger(words: Words, state: State, question: Question, rest: list[str]) -> Values:
    """Something that comes on activation: a trait of the enemy, or an ability."""
    if len(rest) == 1:
        name = words.say(f"trait-{rest[0]}")
        return {"source": name, "source_acc": name, "text": words.say(f"trait-{rest[0]}-text")}
    return power(words, state, question, rest)


def encounter(words: Words, state: State, question: Question, rest: list[str]) -> Values:
    """An encounter that could be met."""
    return {
        "encounter": naming.encounter_name(words, rest[0]),
        "encounter_dat": naming.encounter(words, rest[0], "dative"),
    }


def way(words: Words, state: State, question: Question, rest: list[str]) -> Values:
    """A way of the encounter."""
    return {"way": naming.quoted(words, words.say(f"encounter-{encounter_card(state).id}-{rest[0]}"))}


def skill(words: Words, state: State, question: Question, rest: list[str]) -> Values:
    """A skill, and what it does."""
    number = int(rest[0])
    told = " ".join(texts.ability(words, one) for one in state.pack.skills[number].abilities)
    return {"skill": naming.skill(words, number), "text": told}


def helper(words: Words, state: State, question: Question, rest: list[str]) -> Values:
    """Who is asked for a unit of what."""
    return {"character": naming.character(words, rest[0]), "what": texts.holding(words, rest[1])}


def chosen(words: Words, state: State, question: Question, rest: list[str]) -> Values:
    """One of several effects, by its number from 1."""
    assert isinstance(question, ChooseEffect), "only it numbers effects"
    effects = question.one[int(rest[0]) - 1]
    return {"text": texts.text(words, effects), "done": texts.nested(words, effects)}


def what(words: Words, state: State, question: Question, rest: list[str]) -> Values:
    """A track or resource."""
    return {"what": texts.holding(words, rest[0])}


def offered(words: Words, state: State, question: Question, rest: list[str]) -> Values:
    """To whom what is offered."""
    _, to, *what = rest
    return {"to": naming.character(words, to), **PHRASES["what"](words, state, "what", ":".join(what))}


def kept(words: Words, state: State, question: Question, rest: list[str]) -> Values:
    """One of the cards looked at, after whose it is."""
    return looked_at(words, state, question, rest[1:])


def moved(words: Words, state: State, question: Question, rest: list[str]) -> Values:
    """A combat or diplomacy card, after whose it is, and its deck."""
    return {"card": naming.card(words, rest[1]), "deck": deck_of(rest[1])}


def improved(words: Words, state: State, question: Question, rest: list[str]) -> Values:
    """Which deck is improved, and what that costs."""
    return {"deck": rest[1], "cost": IMPROVEMENT_COST}


def raised(words: Words, state: State, question: Question, rest: list[str]) -> Values:
    """Which attribute rises, what that costs, and the skill that comes with it."""
    who, attribute, *number = rest
    said: Values = {
        "attribute": words.say(f"attribute-{attribute}"),
        "cost": raise_cost(state, who, cast(Attribute, attribute)),
    }
    return said | (skill(words, state, question, number) if number else {"skill": "none", "text": ""})


ANSWERS: Mapping[str, Answer] = {
    **dict.fromkeys(("give-give", "offer-secret-give"), offered),
    "keep-card-keep": kept,
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
}
"""The first word of a key that names something, if need be after its question -> what it names."""


# Questions


def facing(words: Words, state: State, question: FaceAttack) -> Values:
    """What the line in force does, as things stand."""
    *_, effects = row(state)
    return {"text": texts.nested(words, effects) if effects else words.say("does-nothing")}


def avoiding(words: Words, state: State, question: AgreeToAvoid) -> Values:
    """What avoiding costs."""
    avoid = encounter_card(state).avoid
    assert avoid is not None, "it can be avoided"
    return {"cost": texts.cost(words, avoid.cost)}


def loot(words: Words, state: State, question: ShareLoot) -> Values:
    """The part that is given."""
    return {"text": texts.effect(words, question.left[0])}


def owner(words: Words, state: State, question: AskOwner) -> Values:
    """Whose charges, for what."""
    at = question.at
    name = f"{at.source}#{question.number}"
    return {
        "character": naming.character(words, at.character),
        **phrases.origin(words, state, at.source),
        "text": power_text(words, state, name),
    }


def payment(words: Words, state: State, question: Settle | Contribute) -> Values:
    """What is owed by whom, for what, and what others have promised."""
    owed = question.owed
    promised = len(owed.pledged)
    return {
        "payer": naming.character(words, owed.at.character),
        "cost": texts.cost(words, owed.cost),
        "purpose": purpose(words, state, question),
        "promised": promised,
        "promised_word": words.number(promised),
    }


def purpose(words: Words, state: State, question: Settle | Contribute) -> str:
    """What a payment lets happen."""
    owed = question.owed
    if not owed.then:
        return words.say("purpose-nothing")
    match owed.then[0]:
        case ActivateMagic(card):
            return words.say("purpose-magic", card=naming.card(words, card))
        case PutDown(character, place):
            return words.say("purpose-lay", card=naming.card(words, hand(state, character)[place]))
        case Decide():
            return words.say("purpose-avoid")
        case _:
            return words.say("purpose-text", text=texts.nested(words, effects_in(owed.then)))


def effects_in(tasks: tuple[Any, ...]) -> tuple[Any, ...]:
    """The effects among what a payment lets happen."""
    return tuple(one for one in tasks if isinstance(one, EffectTask))


def origin(words: Words, state: State, question: ChooseEffect | ChooseThrown | ChooseTakenUp | Declare) -> Values:
    """What the text stands on, and whom it concerns."""
    at = question.at
    return {"character": naming.character(words, at.character), **phrases.origin(words, state, at.source)}


def thrown(words: Words, state: State, question: ChooseThrown) -> Values:
    """What throwing brings."""
    return {**origin(words, state, question), "text": texts.nested(words, question.then)}


def concerned(words: Words, state: State, question: ChooseCharacterFor) -> Values:
    """What it is that concerns somebody."""
    return {"text": texts.text(words, question.then)}


def declared(words: Words, state: State, question: Declare) -> Values:
    """The text that has to be carried out."""
    return {**origin(words, state, question), "text": words.say(f"manual-{question.text}")}


def replaced(words: Words, state: State, question: Replace) -> Values:
    """What would happen otherwise, to whom."""
    at = question.effect.at
    assert at is not None, "it was pushed for somebody"
    return {"character": naming.character(words, at.character), "text": texts.effect(words, question.effect)}


def fallen(words: Words, state: State, question: Reroll) -> Values:
    """How it fell, and for whom."""
    at = question.effect.at
    assert at is not None, "it was pushed for somebody"
    return {"character": naming.character(words, at.character), "face": face(words, question.face)}


def face(words: Words, one: int | str) -> str:
    """A face of the die, or a side of the disc."""
    return words.say("face-number", face=one) if isinstance(one, int) else words.say(f"face-{one}")


def marked(words: Words, state: State, question: ChooseCard) -> Values:
    """Whether time markers come or go."""
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
}
"""Question -> what its prompt needs beside its fields; its options may use it too."""
