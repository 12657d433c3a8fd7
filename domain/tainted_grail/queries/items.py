"""Items and secrets, and whether they can be used. Source: TG-5.5 to 5.7."""

from domain.kernel.task import Unmet
from domain.tainted_grail.content.pack import Pack
from domain.tainted_grail.content.parts import Item, Secret
from domain.tainted_grail.queries.mode import has_challenge
from domain.tainted_grail.queries.tracks import is_solo
from domain.tainted_grail.state import Character, Owned, State
from domain.tainted_grail.vocabulary.terms import Keyword
from domain.tainted_grail.world import World


def is_item(card: str) -> bool:
    """Return whether a card is an item. Otherwise it is a secret, which no rule for items touches. Source: TG-5.7.2."""
    return card.startswith("item:")


def item_of(card: str) -> str:
    """Return the id of an owned item."""
    return card.removeprefix("item:")


def text_of(state: State, card: str) -> Item | Secret:
    """Return the text of an owned card."""
    return text_in(state.pack, card)


def text_in(pack: Pack, card: str) -> Item | Secret:
    """Return the text of an item or secret of a pack."""
    kind, _, name = card.partition(":")
    return pack.items[name] if kind == "item" else pack.secrets[int(name)]


def is_brought(pack: Pack, item: str) -> bool:
    """Return whether a character brings an item, so that it is in no deck. Source: TG-3.1.16."""
    return any(item in one.items for one in pack.characters.values())


def is_personal(state: State, card: str) -> bool:
    """Return whether a card may never be given away. Source: TG-5.7.4."""
    text = text_of(state, card)
    return isinstance(text, Secret) and text.personal


def keywords(state: State, card: str) -> tuple[Keyword, ...]:
    """Return the equipment keywords of an owned card. Source: TG-5.5.5."""
    return text_of(state, card).keywords


def items_work(state: State, one: Character) -> bool:
    """Return whether a character's items can be used and count as equipped. Source: TG-5.16.3, 7.4.7."""
    readings = state.pack.content.readings
    if "dying" not in one.conditions:
        return True
    return readings.solo_dying_items if is_solo(state) else readings.dying_items


def is_usable(state: State, one: Character, owned: Owned) -> bool:
    """Return whether a card works."""
    return rule_against_card(state, one, owned) is None


def rule_against_card(state: State, one: Character, owned: Owned) -> Unmet | None:
    """Return why a card does not work: it is face down, turned or packed away, or its owner is Dying; None if it works.

    Source: TG-5.5.7, 5.5.8, 5.6.1, 5.6.4, 5.16.3.
    """
    if owned.packed:
        return Unmet("TG-5.6.4", "unpacked")
    if owned.turned:
        return Unmet("TG-5.6.1", "unturned")
    if not owned.face_up:
        return Unmet("TG-5.5.7", "face-up")
    works = not is_item(owned.card) or items_work(state, one)
    return None if works else Unmet("TG-5.16.3", "living", {"character": one.id})


def usable(state: State, character: str) -> tuple[str, ...]:
    """Return the cards of a character that work now."""
    one = state.characters[character]
    return tuple([owned.card for owned in one.owned if is_usable(state, one, owned)]) if one.owned else ()


def equipped(state: State, character: str, keyword: Keyword) -> tuple[str, ...]:
    """Return the usable cards of a keyword: at most one, not counting turned ones. Source: TG-5.5.6."""
    return tuple(card for card in usable(state, character) if keyword in keywords(state, card))


def keeps(state: State, one: Character, gained: str) -> tuple[str, ...]:
    """Return the face-up cards that stay face up when this one is also equipped. Source: TG-5.5.6, 5.5.9, 5.5.11."""
    taken = set(keywords(state, gained))
    return tuple(o.card for o in one.owned if o.face_up and not taken & set(keywords(state, o.card)))


def just_received(state: State) -> tuple[str, ...]:
    """Return the cards that were received in this step from others or from the ground; in an arena none is kept.

    Source: TG-5.5.12.
    """
    return state.journey.handed if isinstance(state.journey, World) else ()


def owner_of(state: State, card: str) -> str | None:
    """Return the owner of an item or secret, who may be absent. Source: TG-5.5.25, 5.7.5, 5.20.9."""
    everybody = {**state.characters, **state.away}
    return next((name for name, one in everybody.items() if any(o.card == card for o in one.owned)), None)


def items_owned(state: State, character: str, keyword: Keyword | None = None) -> tuple[str, ...]:
    """Return all items that a character owns, equipped or not, of a keyword if one is given. Source: TG-5.5.21."""
    return tuple(
        owned.card
        for owned in state.characters[character].owned
        if is_item(owned.card) and (keyword is None or keyword in keywords(state, owned.card))
    )


ITEMS_MAX = 5
"""The most items of a character with the challenge of limits. Source: TG-7.2.13."""


def items_at_most(state: State, character: str, count: int) -> int:
    """Return how many of this many items a character can gain; secrets do not count. Source: TG-7.2.13, 7.2.14."""
    if not has_challenge(state, "limits"):
        return count
    return min(count, max(0, ITEMS_MAX - len(items_owned(state, character))))


def can_gain(state: State, character: str, card: str) -> bool:
    """Return whether a character can gain this item or secret. Source: TG-7.2.13, 7.2.14."""
    return not is_item(card) or items_at_most(state, character, 1) > 0


def crowded(state: State, cards: tuple[str, ...]) -> tuple[str, ...]:
    """Return the cards that share a keyword with an earlier one. Source: TG-5.5.6, 5.5.9."""
    taken: set[Keyword] = set()
    found: list[str] = []
    for card in cards:
        if taken & set(keywords(state, card)):
            found.append(card)
        taken |= set(keywords(state, card))
    return tuple(found)
