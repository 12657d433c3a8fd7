"""What cards, items, skills and enemies do, in words made from their data.

Source: TG-10.3, 10.6, 10.10. Every effect has a message of its tag, filled with its fields. Semicolons separate the
parts of a text; "and" joins what is nested in one of them.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Any, Literal

from domain.tainted_grail.content.parts import Ability, OutHalf
from domain.tainted_grail.tasks.effects.base import Amount, Cost, EffectTask, Measure
from domain.tainted_grail.tasks.effects.vocabulary import Effect, Line
from domain.tainted_grail.vocabulary.bonus import Bonus
from domain.tainted_grail.vocabulary.terms import Height, Keyword
from projections.tainted_grail.board import data
from projections.tainted_grail.board.form.cards import GrailAbilityView
from projections.tainted_grail.words import naming
from projections.tainted_grail.words.needs import either, need
from projections.text.messages import Messages, sentence

Values = dict[str, str | int]

TEXTS_KEPT = 8192
"""The most texts in the cache, each in one language."""


def text(messages: Messages, effects: Iterable[Effect]) -> str:
    """Return effects as a text of their own; empty without any."""
    return sentence("; ".join(effect(messages, one) for one in effects))


def effect(messages: Messages, one: EffectTask) -> str:
    """Return an effect, as an order to the character that it concerns."""
    said: Values = {}
    for name in type(one).__struct_fields__:
        if name in FIELDS:
            said |= FIELDS[name](messages, getattr(one, name), name)
    return messages.say(f"effect-{tag_of(one)}", **said)


def tag_of(one: EffectTask) -> str:
    """Return its tag in packs, without the game."""
    return str(type(one).__struct_config__.tag).removeprefix("tg.")


def nested(messages: Messages, effects: tuple[Effect, ...]) -> str:
    """Return the effects inside another, or those that a card or a table does at a moment."""
    return nested_kept(messages.plain, effects)


@lru_cache(maxsize=TEXTS_KEPT)
def nested_kept(messages: Messages, effects: tuple[Effect, ...]) -> str:
    """Return the same from the cache: the texts of packs are few, and do not change."""
    return messages.join([effect(messages, one) for one in effects])


def inner(messages: Messages, effects: tuple[Effect, ...] | str, name: str) -> Values:
    """Return the effects inside another, and whether there are any; a word by which messages choose stays as it is."""
    if isinstance(effects, str):
        return {name: effects}
    return {name: nested(messages, effects) if effects else "none"}


def choices(messages: Messages, one: tuple[tuple[Effect, ...], ...], name: str) -> Values:
    """Return alternatives, one of which is done; separated by dashes if one of them is several things."""
    ways = [nested(messages, effects) for effects in one]
    return {name: either(messages, ways) if all(len(effects) == 1 for effects in one) else " / ".join(ways)}


def lines(messages: Messages, tests: tuple[Line, ...], name: str) -> Values:
    """Return the effects of each sum of a test."""
    rows = [
        messages.say("test-line", span=naming.span(messages, one.least, one.most), **inner(messages, one.then, "then"))
        for one in tests
    ]
    return {name: ", ".join(rows)}


def scaled(messages: Messages, count: Amount | Literal["all"], name: str) -> Values:
    """Return an amount: how many or `all`, the direction, and for each of what."""
    if count == "all":
        return {"count": "all", "sign": "more", "signed": "", "per": ""}
    n, per = (count.times, measure(messages, count)) if isinstance(count, Measure) else (count, "")
    return {"count": abs(n), "sign": "more" if n >= 0 else "less", "signed": naming.signed(n), "per": per}


def measure(messages: Messages, count: Measure) -> str:
    """Return what an amount counts, what is added, and its limit."""
    measured = messages.say("measure", of=messages.join(list(counted(messages, count))))
    plus = messages.say("measure-plus", plus=naming.signed(count.plus)) if count.plus else ""
    most = messages.say("measure-most", most=count.most) if count.most is not None else ""
    return measured + plus + most


def counted(messages: Messages, count: Measure) -> Iterable[str]:
    """Yield the things that are counted."""
    for name in ("connected", "attribute"):
        if kind := getattr(count, name):
            yield messages.say(f"measure-{name}", attribute=messages.say(f"attribute-{kind}"))
    if count.activated in ("magic", "free"):
        yield messages.say(f"measure-{count.activated}")
    elif count.activated is not None:
        yield messages.say("measure-activated", attribute=messages.say(f"attribute-{count.activated}"))
    for name in ("charges", "cards", "participants", "pool", "terror", "characters", "party", "day"):
        if getattr(count, name):
            yield messages.say(f"measure-{name}")
    if count.disc is not None:
        yield messages.say("measure-disc", disc=messages.say(f"disc-{count.disc}"))


def cost(messages: Messages, price: Cost) -> str:
    """Return a cost as a phrase: "1 Energy and 2 charges"."""
    return messages.join(list(priced(messages, price)))


def priced(messages: Messages, price: Cost) -> Iterable[str]:
    """Yield the parts of a price."""
    for name in price.__struct_fields__:
        count = getattr(price, name)
        if count and name in ("charges", "cards", "turn", "discard"):
            yield messages.say(f"cost-{name}", count=int(count))
        elif count:
            yield messages.say(
                "cost-terror" if name == "terror" else "cost-holding", count=count, what=holding(messages, name)
            )


def holding(messages: Messages, what: str) -> str:
    """Return the name of a track or resource."""
    return messages.say(f"holding-{what}")


def named(family: str) -> Callable[[Messages, Any, str], Values]:
    """Return a word of a family by its name; empty for None."""

    def said(messages: Messages, value: Any, name: str) -> Values:
        return {name: messages.say(f"{family}-{value}") if value is not None else "none"}

    return said


def met(messages: Messages, value: str | None, name: str) -> Values:
    """Return an encounter as one meets it, in the accusative and in the dative; empty for None."""
    if value is None:
        return {name: "none"}
    return {
        name: naming.encounter(messages, value, "accusative"),
        f"{name}_dat": naming.encounter(messages, value, "dative"),
    }


def with_article(messages: Messages, value: Keyword | None, name: str) -> Values:
    """Return a keyword by its name, and with its article."""
    return {**named("keyword")(messages, value, name), **named("a-keyword")(messages, value, "keyword_a")}


def plain(messages: Messages, value: Any, name: str) -> Values:
    """Return a word or number by which messages choose; yes or no for a truth value."""
    if isinstance(value, bool):
        return {name: "yes" if value else "no"}
    return {name: "none" if value is None else value}


def disc(messages: Messages, value: Amount | str, name: str) -> Values:
    """Return a disc of the pack by its name, or the value of a menhir's disc."""
    if isinstance(value, str):
        return named("disc")(messages, value, name)
    return scaled(messages, value, name)


def located(messages: Messages, number: int | None, name: str) -> Values:
    """Return the name of a location card; `none` for the character's own place."""
    return {name: "none" if number is None else naming.location(messages, number)}


FIRST_LOCATION = 101
"""The lowest number of a location card, above any value of a track. Source: TG-3.2.2."""


def target(messages: Messages, value: int | str | None, name: str) -> Values:
    """Return what a track is set to, or where somebody moves; a location card by its name."""
    if isinstance(value, int) and value >= FIRST_LOCATION:
        return located(messages, value, name)
    return plain(messages, value, name)


def result(messages: Messages, value: bool | str | tuple[Effect, ...], name: str) -> Values:
    """Return what follows a result; a plain word or truth value as it is."""
    return inner(messages, value, name) if isinstance(value, tuple) else plain(messages, value, name)


FIELDS: Mapping[str, Callable[[Messages, Any, str], Values]] = {
    "count": scaled,
    "what": named("holding"),
    "attribute": named("attribute"),
    "keyword": with_article,
    "item": named("item"),
    "number": named("secret"),
    "skill": named("skill"),
    "meet": met,
    "text": named("manual"),
    **dict.fromkeys(("then", "grail", "skull"), inner),
    **dict.fromkeys(("unavoidable", "craftable", "removed", "until", "of", "off", "who", "most", "deck"), plain),
    **dict.fromkeys(("part", "verse", "book", "per", "which"), plain),
    **dict.fromkeys(("won", "lost", "fled", "avoided", "ran_away", "otherwise"), result),
    "to": target,
    "location": located,
    "status": named("status"),
    "disc": disc,
    "event": named("event"),
    "encounter": named("encounter"),
    **dict.fromkeys(("height", "times", "draw"), plain),
    "one": choices,
    "lines": lines,
    "cost": lambda messages, price, name: {name: cost(messages, price)},
    "need": lambda messages, one, name: {name: need(messages, one)},
}
"""Field of an effect -> the values of its messages."""


# Abilities, keys


def ability(messages: Messages, one: Ability) -> str:
    """Return an ability as a sentence: when, under what condition, at what price, what it does, how often.

    Source: TG-6.5.
    """
    return ability_kept(messages.plain, one)


@lru_cache(maxsize=TEXTS_KEPT)
def ability_kept(messages: Messages, one: Ability) -> str:
    """Return the sentence, cached for all tables."""
    head = messages.say(f"moment-{one.when}", delay=one.delay, of=of_what(messages, one))
    if one.need is not None:
        head = messages.say("ability-if", when=one.when, head=head, need=need(messages, one.need))
    if one.cost is not None:
        head = messages.say("ability-for", head=head, cost=cost(messages, one.cost))
    limit = messages.say(f"limit-{one.limit}") if one.limit else ""
    return sentence(messages.say("ability", head=head, does=does(messages, one), limit=limit))


def of_what(messages: Messages, one: Ability) -> str:
    """Return which symbols, what is replaced, or what is repeated."""
    if one.when == "key":
        if one.of is None:
            return messages.say("any-attribute")
        return messages.say("symbol-of", attribute=messages.say(f"attribute-{one.of}"))
    if one.when == "reroll":
        return messages.say(f"chance-{one.of or 'any'}")
    return messages.say(f"replaced-{one.of}") if one.of is not None else ""


def does(messages: Messages, one: Ability) -> str:
    """Return the effects of an ability: what it changes while it lasts, then the others."""
    parts = list(standing(messages, one))
    if one.effects:
        effects = "; ".join(effect(messages, each) for each in one.effects)
        parts.append(messages.say("may", does=effects) if one.optional else effects)
    return "; ".join(parts) if parts else messages.say("does-nothing")


def standing(messages: Messages, one: Ability) -> Iterable[str]:
    """Yield the changes by the presence of an ability."""
    if one.ignore:
        yield messages.say("does-ignore")
    if one.reduce:
        yield messages.say("does-reduce", count=one.reduce)
    if one.prevent:
        yield messages.say("does-prevent", count=one.prevent, floor=one.floor)
    if one.hand:
        yield messages.say("does-hand", count=abs(one.hand), sign="more" if one.hand > 0 else "less")
    if one.when == "reroll":
        yield messages.say("does-reroll")


def abilities(messages: Messages, of: Iterable[Ability]) -> list[GrailAbilityView]:
    """Return abilities for a client: when each works, its sentence, and its data."""
    return [{"when": one.when, "text": ability(messages, one), "data": data.ability(one)} for one in of]


def bonus(messages: Messages, one: Bonus) -> str:
    """Return the bonus of an in-half. Source: TG-6.4."""
    if one.what in ("item", "card"):
        what = messages.say(f"bonus-{one.what}", count=one.count)
    else:
        what = "" if one.what is None else holding(messages, one.what)
    return messages.say(f"bonus-{one.give}", count=one.count, what=what)


def half(messages: Messages, height: Height, one: OutHalf) -> str:
    """Return the demand of an out-half, and its change of the bonus. Source: TG-6.3.3, 6.3.17, 6.3.18."""
    if one.attribute is None:
        asks = messages.say(f"height-{height}")
    else:
        asks = messages.say("half-attribute", attribute=messages.say(f"attribute-{one.attribute}"), level=one.level)
    if one.block:
        return messages.say("half-block", asks=asks)
    return messages.say("half-times", asks=asks, times=one.times) if one.times > 1 else asks
