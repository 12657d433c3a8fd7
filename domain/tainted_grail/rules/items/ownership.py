"""Items, secrets and skills by effect. Source: TG-5.5 to 5.7, 5.19.7 to 5.19.11, 5.21."""

from collections.abc import Iterable

from domain.kernel.chance import pile as piles
from domain.kernel.play import Play
from domain.kernel.registry import asks, defaults, refuses, rule
from domain.kernel.task import Option, Unmet
from domain.tainted_grail.facts.items import CardGained, CardGivenUp, CardsEquipped, CardTurned, SecretGained
from domain.tainted_grail.facts.tracks import AttributeRaised, SkillLost
from domain.tainted_grail.queries.attributes import has_card_of, open_skills
from domain.tainted_grail.queries.effects import amount
from domain.tainted_grail.queries.encounter import seat_of
from domain.tainted_grail.queries.items import (
    equipped,
    is_item,
    item_of,
    items_at_most,
    items_owned,
    keeps,
    keywords,
    owner_of,
    usable,
)
from domain.tainted_grail.queries.rest import needs_skill
from domain.tainted_grail.rules.effects.registration import effect, placed
from domain.tainted_grail.rules.encounter.start import encounter_pile
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.effects.holdings import (
    DiscardItems,
    DiscardThis,
    DrawItems,
    GainItem,
    GainSecret,
    GainSkill,
    LoseSecret,
    LoseSkill,
    RaiseAttribute,
    ShuffleDeck,
    TurnCard,
)
from domain.tainted_grail.tasks.effects.vocabulary import Throw
from domain.tainted_grail.tasks.encounter import Wield
from domain.tainted_grail.tasks.items import (
    ChooseItem,
    ChooseSkill,
    ChooseThrown,
    DiscardItem,
    DropSkill,
    Equip,
    EquipGained,
    GiveUpSkill,
    TakeItem,
    TakeSkill,
)
from domain.tainted_grail.vocabulary.terms import Attribute

ITEMS = "items"
"""The item deck's pile and pool."""


@effect("TG-5.5.1", DrawItems)
def draw_items(play: Play[State], at: At, task: DrawItems) -> None:
    """Draw the top items, or the next ones that are craftable or have a keyword, none beyond a limit.

    Source: TG-5.5.1, 5.5.4, 5.5.16 to 5.5.18, 7.2.13.
    """
    count = items_at_most(play.state, at.character, amount(play.state, at, task.count))
    is_choosy = task.craftable or task.keyword is not None
    found = search_through(play, task, count) if is_choosy else play.draw(ITEMS, count)
    play.then(*(TakeItem(at.character, f"item:{item}") for item in found))


def search_through(play: Play[State], task: DrawItems, count: int) -> tuple[str, ...]:
    """Turn over items until enough fit, and shuffle the others back. Source: TG-5.5.16, 5.5.17."""
    found: list[str] = []
    others: list[str] = []
    while len(found) < count and (turned := play.draw(ITEMS)):
        (found if fits(play.state, turned[0], task) else others).append(turned[0])
    if others:
        play.shuffle(ITEMS, others, pool=ITEMS)
    return tuple(found)


def fits(state: State, item: str, task: DrawItems) -> bool:
    """Return whether an item is of the wanted kind."""
    text = state.pack.items[item]
    return (text.craftable or not task.craftable) and (task.keyword is None or task.keyword in text.keywords)


@effect("TG-5.5.2", GainItem)
def gain_item(play: Play[State], at: At, task: GainItem) -> None:
    """Search the deck for an item, then shuffle it, whether the item was there or not; not beyond a limit.

    Source: TG-5.5.2, 5.5.3, 7.2.13.
    """
    if items_at_most(play.state, at.character, 1) and search_out(play, task.item):
        play.then(TakeItem(at.character, f"item:{task.item}"))


def search_out(play: Play[State], item: str) -> bool:
    """Take an item out of the deck, which is shuffled then. Return whether it was there.

    Source: TG-5.5.2, 5.5.3, 2.4.6.
    """
    row = play.state.piles.get(ITEMS, ())
    unseen = {card for place in row if piles.is_face_down(place) for card in play.state.pools[piles.pool_of(place)]}
    found = item in unseen or item in row
    if item in unseen:
        play.take_cards(ITEMS, (item,))
    play.shuffle(ITEMS, pool=ITEMS)
    if found and item in row:
        play.take_cards(ITEMS, (item,))
    return found


@rule("TG-5.5.1", TakeItem)
def take_item(play: Play[State], task: TakeItem) -> None:
    """Take an item. Without a keyword it works at once, else its owner is asked. Source: TG-5.5.8, 5.5.11, 5.5.24."""
    needs_equipping = bool(keywords(play.state, task.card))
    gained = CardGained if is_item(task.card) else SecretGained
    play.state_that(gained(task.character, task.card, face_up=not needs_equipping))
    if needs_equipping:
        seats = (seat_of(play.state, task.character),)
        play.then(EquipGained(seats=seats, character=task.character, card=task.card))


@asks("TG-5.5.11", EquipGained)
def equip_options(state: State, question: EquipGained) -> Iterable[Option]:
    """Yield equipping it at once, and leaving it face down. Source: TG-5.5.11."""
    (seat,) = question.seats
    yield Option(seat, "equip", "TG-5.5.11", (Equip(question.character, question.card),))
    yield Option(seat, "keep-down", "TG-5.5.7")


@defaults(EquipGained)
def default_equip(state: State, question: EquipGained) -> str:
    """Decline, since it is optional. Source: TG-11.1.13."""
    return "keep-down"


@rule("TG-5.5.11", Equip)
def equip(play: Play[State], task: Equip) -> None:
    """Equip a card, and turn others with its keywords face down. A weapon is at hand from now on.

    Source: TG-5.5.6, 5.5.9, 5.5.11, 5.5.24, 6.12.20.
    """
    one = play.state.characters[task.character]
    play.state_that(CardsEquipped(one.id, (*keeps(play.state, one, task.card), task.card)))
    if play.state.encounter is not None and play.state.encounter.result is None:
        play.then(Wield())


@effect("TG-5.5.21", DiscardItems)
def discard_items(play: Play[State], at: At, task: DiscardItems) -> None:
    """Let the owner discard any of its own items; secrets never count. Source: TG-5.5.21, 5.7.2."""
    owned = items_owned(play.state, at.character, task.keyword)
    if task.count == "all" or len(owned) <= task.count:
        play.then(*(DiscardItem(at.character, card) for card in owned))
    elif task.count > 0:
        seats = (seat_of(play.state, at.character),)
        play.then(ChooseItem(seats=seats, character=at.character, items=owned, count=task.count))


@asks("TG-5.5.21", ChooseItem)
def items_to_discard(state: State, question: ChooseItem) -> Iterable[Option]:
    """Yield each item. Source: TG-5.5.21."""
    (seat,) = question.seats
    for card in question.items:
        left = tuple(one for one in question.items if one != card)
        again = ChooseItem(seats=(seat,), character=question.character, items=left, count=question.count - 1)
        more = (again,) if question.count > 1 else ()
        yield Option(seat, f"discard:{card}", "TG-5.5.21", (DiscardItem(question.character, card), *more))


@defaults(ChooseItem)
def default_item(state: State, question: ChooseItem) -> str:
    """Return the first item. Source: TG-11.1.13."""
    return f"discard:{question.items[0]}"


@rule("TG-5.5.20", DiscardItem)
def discard_item(play: Play[State], task: DiscardItem) -> None:
    """Discard an item if it is still owned. Source: TG-5.5.20."""
    if task.card in items_owned(play.state, task.character):
        give_up(play, task.character, task.card)


def give_up(play: Play[State], character: str, card: str) -> None:
    """Put an item under the item deck, which is not shuffled. Source: TG-5.5.20, 5.21.1."""
    play.state_that(CardGivenUp(character, card))
    play.put_under(ITEMS, (item_of(card),))


@effect("TG-5.5.20", DiscardThis)
def discard_this(play: Play[State], at: At, task: DiscardThis) -> None:
    """Discard the item with this text. Source: TG-5.5.20."""
    if is_item(at.source):
        play.then(DiscardItem(at.character, at.source))


@effect("TG-5.6.1", TurnCard)
def turn_card(play: Play[State], at: At, task: TurnCard) -> None:
    """Turn a card, so that it does not work again in this encounter. Without a working card nothing happens.

    Source: TG-5.6.1.
    """
    own = tuple(card for card in usable(play.state, at.character) if card == at.source)
    for card in own if task.keyword is None else equipped(play.state, at.character, task.keyword):
        play.state_that(CardTurned(at.character, card))


@effect("TG-2.4.5", ShuffleDeck)
def shuffle_deck(play: Play[State], at: At, task: ShuffleDeck) -> None:
    """Shuffle a deck, so that all of it is unseen again; an empty one stays empty. Source: TG-2.4.5, 10.10."""
    pile = ITEMS if task.deck == "items" else encounter_pile(task.deck)
    if play.state.piles.get(pile):
        play.shuffle(pile, pool=pile)


@effect("TG-10.10.1", Throw)
def throw(play: Play[State], at: At, task: Throw) -> None:
    """Let the character discard an equipped weapon or shield for what follows. Source: TG-5.7.2, 10.10."""
    armed = [*equipped(play.state, at.character, "weapon"), *equipped(play.state, at.character, "shield")]
    thrown = tuple(card for card in dict.fromkeys(armed) if is_item(card))
    if thrown:
        seats = (seat_of(play.state, at.character),)
        play.then(ChooseThrown(seats=seats, at=at, cards=thrown, then=task.then))


@asks("TG-10.10.1", ChooseThrown)
def cards_to_throw(state: State, question: ChooseThrown) -> Iterable[Option]:
    """Yield each weapon and shield, and none. Source: TG-10.10."""
    (seat,) = question.seats
    for card in question.cards:
        gone = DiscardItem(question.at.character, card)
        yield Option(seat, f"throw:{card}", "TG-10.10.1", (gone, *placed(question.then, question.at)))
    yield Option(seat, "decline", "TG-10.10.1")


@defaults(ChooseThrown)
def default_throw(state: State, question: ChooseThrown) -> str:
    """Decline, since it is optional. Source: TG-11.1.13."""
    return "decline"


@effect("TG-5.7.1", GainSecret)
def gain_secret(play: Play[State], at: At, task: GainSecret) -> None:
    """Gain this secret, unless it is owned or out of the game. Source: TG-5.7.1, 5.7.5."""
    card = f"secret:{task.number}"
    if owner_of(play.state, card) is None and card not in play.state.removed:
        play.then(TakeItem(at.character, card))


@effect("TG-5.7.6", LoseSecret)
def lose_secret(play: Play[State], at: At, task: LoseSecret) -> None:
    """Lose a secret. It can be gained again unless it was removed. Source: TG-5.7.3, 5.7.6."""
    card = f"secret:{task.number}"
    if owner_of(play.state, card) == at.character:
        play.state_that(CardGivenUp(at.character, card, removed=task.removed))


@effect("TG-5.19.7", RaiseAttribute)
def raise_attribute(play: Play[State], at: At, task: RaiseAttribute) -> None:
    """Raise an attribute, by a marker up to 2 and by a skill of choice from 3 on; without a free skill nothing happens.

    Source: TG-5.19.7 to 5.19.11.
    """
    who = at.character
    if not needs_skill(play.state, who, task.attribute):
        play.state_that(AttributeRaised(who, task.attribute, None))
    elif open_skills(play.state, task.attribute):
        play.then(ChooseSkill(seats=(seat_of(play.state, who),), character=who, attribute=task.attribute))


@asks("TG-5.19.8", ChooseSkill)
def skills_to_choose(state: State, question: ChooseSkill) -> Iterable[Option]:
    """Yield each free skill of the attribute. Source: TG-5.19.8, 5.19.9."""
    (seat,) = question.seats
    attribute: Attribute = question.attribute
    for skill in open_skills(state, attribute):
        taken = TakeSkill(question.character, attribute, skill)
        yield Option(seat, f"skill:{skill}", "TG-5.19.8", (taken,))


@refuses(ChooseSkill)
def rule_against_skill(state: State, question: ChooseSkill, seat: int, key: str) -> Unmet | None:
    """Return who has the card of a skill of this attribute. Source: TG-5.19.9."""
    for number, skill in state.pack.skills.items():
        if key == f"skill:{number}" and skill.attribute == question.attribute:
            holder = next((who for who in state.characters if has_card_of(state, who, number)), None)
            return Unmet("TG-5.19.9", "skill-taken", {"character": holder}) if holder else None
    return None


@defaults(ChooseSkill)
def default_skill(state: State, question: ChooseSkill) -> str:
    """Return the first skill. Source: TG-11.1.13."""
    return next(iter(skills_to_choose(state, question))).key


@rule("TG-5.19.10", TakeSkill)
def take_skill(play: Play[State], task: TakeSkill) -> None:
    """Take a skill, which counts as a point and works at once. Source: TG-5.19.7, 5.19.10."""
    play.state_that(AttributeRaised(task.character, task.attribute, task.skill))


@effect("TG-5.19.9", GainSkill)
def gain_skill(play: Play[State], at: At, task: GainSkill) -> None:
    """Gain this skill, unless a face of its card is taken already. Source: TG-5.4.4, 5.19.9, 5.19.10."""
    attribute = play.state.pack.skills[task.skill].attribute
    if task.skill in open_skills(play.state, attribute):
        play.then(TakeSkill(at.character, attribute, task.skill))


@effect("TG-5.21.5", LoseSkill)
def lose_skill(play: Play[State], at: At, task: LoseSkill) -> None:
    """Let the owner choose a skill to return. Source: TG-5.21.5."""
    skills = play.state.characters[at.character].skills
    if len(skills) == 1:
        play.then(DropSkill(at.character, skills[0]))
    elif skills:
        play.then(GiveUpSkill(seats=(seat_of(play.state, at.character),), character=at.character))


@asks("TG-5.21.5", GiveUpSkill)
def skills_to_give_up(state: State, question: GiveUpSkill) -> Iterable[Option]:
    """Yield each of the character's skills. Source: TG-5.21.5."""
    (seat,) = question.seats
    for skill in state.characters[question.character].skills:
        yield Option(seat, f"skill:{skill}", "TG-5.21.5", (DropSkill(question.character, skill),))


@defaults(GiveUpSkill)
def default_skill_lost(state: State, question: GiveUpSkill) -> str:
    """Return the first skill. Source: TG-11.1.13."""
    return f"skill:{state.characters[question.character].skills[0]}"


@rule("TG-5.21.5", DropSkill)
def drop_skill(play: Play[State], task: DropSkill) -> None:
    """Return a skill card, so that both its faces are free again. Source: TG-5.21.5."""
    play.state_that(SkillLost(task.character, task.skill))
