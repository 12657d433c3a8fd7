"""What cards, items, skills and enemies do, in words made from their data. Source: TG-10.3, 10.6, 10.10.

Every effect has a message of its tag, filled with its fields; the parts of a text stand side by side with semicolons,
what is nested in one of them is joined by "and".
"""

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Any, Literal

from domain.tainted_grail.bonus import Bonus
from domain.tainted_grail.content.parts import Ability, OutHalf
from domain.tainted_grail.tasks.base import Amount, Cost, EffectTask, Measure
from domain.tainted_grail.tasks.effects import Effect, Line
from domain.tainted_grail.words import Height, Keyword
from projections.tainted_grail import data, naming
from projections.tainted_grail.needs import either, need
from projections.words import Words, sentence

Values = dict[str, str | int]

TEXTS_KEPT = 8192
"""Texts that are kept, as they are told in one language."""


def text(words: Words, effects: Iterable[Effect]) -> str:
    """Effects as a text of their own; empty if there are none."""
    return sentence("; ".join(effect(words, one) for one in effects))


def effect(words: Words, one: EffectTask) -> str:
    """An effect, as an order to whom it concerns."""
    said: Values = {}
    for name in type(one).__struct_fields__:
        if name in FIELDS:
            said |= FIELDS[name](words, getattr(one, name), name)
    return words.say(f"effect-{tag_of(one)}", **said)


def tag_of(one: EffectTask) -> str:
    """Its word in packs, without the game."""
    return str(type(one).__struct_config__.tag).removeprefix("tg.")


def nested(words: Words, effects: tuple[Effect, ...]) -> str:
    """Effects inside another."""
    return words.join([effect(words, one) for one in effects])


def inner(words: Words, effects: tuple[Effect, ...], name: str) -> Values:
    """Effects inside another, and whether there are any."""
    return {name: nested(words, effects) if effects else "none"}


def choices(words: Words, one: tuple[tuple[Effect, ...], ...], name: str) -> Values:
    """Alternatives of which one is done; apart by strokes where one of them is several things."""
    told = [nested(words, effects) for effects in one]
    return {name: either(words, told) if all(len(effects) == 1 for effects in one) else " / ".join(told)}


def lines(words: Words, tests: tuple[Line, ...], name: str) -> Values:
    """What each sum of a test brings."""
    told = [
        words.say("test-line", span=naming.span(words, one.least, one.most), **inner(words, one.then, "then"))
        for one in tests
    ]
    return {name: ", ".join(told)}


def scaled(words: Words, count: Amount | Literal["all"], name: str) -> Values:
    """An amount: how many or `all`, which way, and for each of what."""
    if count == "all":
        return {"count": "all", "sign": "more", "signed": "", "per": ""}
    n, per = (count.times, measure(words, count)) if isinstance(count, Measure) else (count, "")
    return {"count": abs(n), "sign": "more" if n >= 0 else "less", "signed": naming.signed(n), "per": per}


def measure(words: Words, count: Measure) -> str:
    """For each of what an amount is counted, what is added, and its end."""
    told = words.say("measure", of=words.join(list(counted(words, count))))
    plus = words.say("measure-plus", plus=naming.signed(count.plus)) if count.plus else ""
    most = words.say("measure-most", most=count.most) if count.most is not None else ""
    return told + plus + most


def counted(words: Words, count: Measure) -> Iterable[str]:
    """The things that are counted."""
    for name in ("connected", "attribute"):
        if kind := getattr(count, name):
            yield words.say(f"measure-{name}", attribute=words.say(f"attribute-{kind}"))
    if count.activated in ("magic", "free"):
        yield words.say(f"measure-{count.activated}")
    elif count.activated is not None:
        yield words.say("measure-activated", attribute=words.say(f"attribute-{count.activated}"))
    for name in ("charges", "cards", "participants", "pool", "terror"):
        if getattr(count, name):
            yield words.say(f"measure-{name}")


def cost(words: Words, price: Cost) -> str:
    """What is paid, as a phrase: "1 Energy and 2 charges"."""
    return words.join(list(priced(words, price)))


def priced(words: Words, price: Cost) -> Iterable[str]:
    """The parts of a price."""
    for name in price.__struct_fields__:
        count = getattr(price, name)
        if count and name in ("charges", "cards", "turn", "discard"):
            yield words.say(f"cost-{name}", count=int(count))
        elif count:
            yield words.say(
                "cost-terror" if name == "terror" else "cost-holding", count=count, what=holding(words, name)
            )


def holding(words: Words, what: str) -> str:
    """The name of a track or resource."""
    return words.say(f"holding-{what}")


def named(family: str) -> Callable[[Words, Any, str], Values]:
    """A word of a family by its name; the empty one for None."""

    def said(words: Words, value: Any, name: str) -> Values:
        return {name: words.say(f"{family}-{value}") if value is not None else "none"}

    return said


def with_article(words: Words, value: Keyword | None, name: str) -> Values:
    """A keyword by its name, and with its article."""
    return {**named("keyword")(words, value, name), **named("a-keyword")(words, value, "keyword_a")}


def plain(words: Words, value: Any, name: str) -> Values:
    """A word or number for messages to choose by; yes or no for a truth."""
    if isinstance(value, bool):
        return {name: "yes" if value else "no"}
    return {name: "none" if value is None else value}


FIELDS: Mapping[str, Callable[[Words, Any, str], Values]] = {
    "count": scaled,
    "what": named("holding"),
    "attribute": named("attribute"),
    "keyword": with_article,
    "item": named("item"),
    "number": named("secret"),
    "skill": named("skill"),
    "meet": named("encounter"),
    "text": named("manual"),
    **dict.fromkeys(("then", "otherwise", "grail", "skull"), inner),
    **dict.fromkeys(("unavoidable", "craftable", "removed", "to", "until", "of", "off", "who", "most", "deck"), plain),
    **dict.fromkeys(("height", "times", "draw"), plain),
    "one": choices,
    "lines": lines,
    "cost": lambda words, price, name: {name: cost(words, price)},
    "need": lambda words, one, name: {name: need(words, one)},
}
"""Field of an effect -> what messages are filled with."""


# Abilities, keys


def ability(words: Words, one: Ability) -> str:
    """An ability as a sentence: when, under what condition, at what price, what it does, how often. Source: TG-6.5."""
    return ability_kept(words.plain, one)


@lru_cache(maxsize=TEXTS_KEPT)
def ability_kept(words: Words, one: Ability) -> str:
    """The sentence, made once for all tables."""
    head = words.say(f"moment-{one.when}", delay=one.delay, of=of_what(words, one))
    if one.need is not None:
        head = words.say("ability-if", when=one.when, head=head, need=need(words, one.need))
    if one.cost is not None:
        head = words.say("ability-for", head=head, cost=cost(words, one.cost))
    limit = words.say(f"limit-{one.limit}") if one.limit else ""
    return sentence(words.say("ability", head=head, does=does(words, one), limit=limit))


def of_what(words: Words, one: Ability) -> str:
    """Which symbols, what is replaced, or what is made again."""
    if one.when == "key":
        if one.of is None:
            return words.say("any-attribute")
        return words.say("symbol-of", attribute=words.say(f"attribute-{one.of}"))
    if one.when == "reroll":
        return words.say(f"chance-{one.of or 'any'}")
    return words.say(f"replaced-{one.of}") if one.of is not None else ""


def does(words: Words, one: Ability) -> str:
    """What an ability does: what it changes while it lasts, then its effects."""
    parts = list(standing(words, one))
    if one.effects:
        told = "; ".join(effect(words, each) for each in one.effects)
        parts.append(words.say("may", does=told) if one.optional else told)
    return "; ".join(parts) if parts else words.say("does-nothing")


def standing(words: Words, one: Ability) -> Iterable[str]:
    """What an ability changes by being there."""
    if one.ignore:
        yield words.say("does-ignore")
    if one.reduce:
        yield words.say("does-reduce", count=one.reduce)
    if one.prevent:
        yield words.say("does-prevent", count=one.prevent, floor=one.floor)
    if one.hand:
        yield words.say("does-hand", count=abs(one.hand), sign="more" if one.hand > 0 else "less")
    if one.when == "reroll":
        yield words.say("does-reroll")


def abilities(words: Words, of: Iterable[Ability]) -> list[dict[str, Any]]:
    """Abilities for a client: when each works, its sentence, and what it is made of."""
    return [{"when": one.when, "text": ability(words, one), "data": data.ability(one)} for one in of]


def bonus(words: Words, one: Bonus) -> str:
    """What an in-half gives. Source: TG-6.4."""
    if one.what in ("item", "card"):
        what = words.say(f"bonus-{one.what}", count=one.count)
    else:
        what = "" if one.what is None else holding(words, one.what)
    return words.say(f"bonus-{one.give}", count=one.count, what=what)


def half(words: Words, height: Height, one: OutHalf) -> str:
    """What an out-half asks, and how it changes the bonus. Source: TG-6.3.3, 6.3.17, 6.3.18."""
    if one.attribute is None:
        asks = words.say(f"height-{height}")
    else:
        asks = words.say("half-attribute", attribute=words.say(f"attribute-{one.attribute}"), level=one.level)
    if one.block:
        return words.say("half-block", asks=asks)
    return words.say("half-times", asks=asks, times=one.times) if one.times > 1 else asks
