"""The encounter in progress: its card with the line in force, who takes part, the sequence. Source: TG-6."""

from collections.abc import Sequence
from typing import Any

from domain.tainted_grail.content_parts import AffinityTrack, Reaction, Row, Stage, Way
from domain.tainted_grail.content_parts import Encounter as Printed
from domain.tainted_grail.queries.encounter import encounter_card
from domain.tainted_grail.state import Activation, Encounter, Participant, State
from projections.tainted_grail import cards, data, naming, sequence, texts
from projections.tainted_grail.needs import need
from projections.words import Words, sentence

View = dict[str, Any]


def encounter(words: Words, state: State, one: Encounter) -> View:
    """The encounter as it stands."""
    printed = encounter_card(state)
    return {
        **heading(words, printed),
        "deck": one.deck,
        "round": one.round,
        **moment(words, one),
        "pool": one.pool if one.deck == "combat" else None,
        "affinity": affinity(words, printed.track, one) if one.deck == "diplomacy" else None,
        "table": table(words, printed.attack, one.pool),
        "ways": [way(words, printed, each, one) for each in printed.ways],
        **consequences(words, printed),
        "participants": [participant(words, state, name, each) for name, each in one.participants.items()],
        "sequence": sequence.sequence(words, state),
        "counts": sequence.counts(words, state),
        "result": one.result,
        "result_name": words.say(f"result-{one.result}") if one.result else None,
    }


def heading(words: Words, printed: Printed) -> View:
    """Name, colour, traits and value of an encounter card."""
    return {
        "id": printed.id,
        "name": naming.encounter_name(words, printed.id),
        "text": words.say(f"encounter-{printed.id}-text"),
        "colour": printed.colour,
        "colour_name": words.say(f"colour-{printed.colour}"),
        "difficulty": printed.difficulty,
        "value": printed.value if printed.colour != "blue" else None,
        "traits": [
            {"id": each, "name": words.say(f"trait-{each}"), "text": words.say(f"trait-{each}-text")}
            for each in printed.traits
        ],
    }


def moment(words: Words, one: Encounter) -> View:
    """Who is active, how many cards it has laid, and at which step. Source: TG-6.6."""
    step = step_of(one)
    return {
        "active": one.activation.character if one.activation else None,
        "laid": one.activation.laid if one.activation else 0,
        "step": step,
        "step_name": words.say(f"step-{step}"),
        "activation": activation(one.activation) if one.activation else None,
    }


def activation(one: Activation) -> View:
    """What the active character did, and what was done to the attack to come. waived: no EXTRA is needed next."""
    return {
        "cards": one.cards,
        "waived": one.waived,
        "reduced": one.reduced,
        "ignored": one.ignored,
        "repeated": one.repeated,
    }


def step_of(one: Encounter) -> str:
    """The step: start, choosing, laying, further, attack, ending."""
    if one.result is not None:
        return "ending"
    if one.round == 0:
        return "start"
    if one.activation is None:
        return "choosing"
    if one.activation.attacking:
        return "attack"
    return "further" if one.activation.cards else "laying"


def consequences(words: Words, printed: Printed) -> View:
    """Everything else that is printed on the card, in words; None for a section that it lacks."""
    sections = ("opportunity", "reward", "loot", "failure")
    told: View = {name: texts.text(words, getattr(printed, name)) or None for name in sections}
    told["opportunity_effects"] = data.effects(printed.opportunity)
    told["delayed"] = {"delay": printed.delay, "text": texts.text(words, printed.delayed)} if printed.delay else None
    told["avoid"] = avoiding(words, printed)
    return told


def avoiding(words: Words, printed: Printed) -> View | None:
    """How it can be avoided: what each pays, what must hold. Source: TG-6.9.3, 6.9.4."""
    if printed.avoid is None:
        return None
    needs = printed.avoid.need
    return {
        "cost": sentence(texts.cost(words, printed.avoid.cost)),
        "need": sentence(words.say("only-if", need=words.join([need(words, each) for each in needs])))
        if needs
        else None,
    }


def affinity(words: Words, track: AffinityTrack, one: Encounter) -> View:
    """The affinity track: its ends, where its zones begin, and where the marker lies. Source: TG-6.4.2, 10.1."""
    zone = "green" if one.marker >= track.green else "red" if one.marker <= track.red else "grey"
    return {
        "marker": one.marker,
        "top": track.top,
        "bottom": track.bottom,
        "green": track.green,
        "red": track.red,
        "zone": zone,
        "zone_name": words.say(f"zone-{zone}"),
    }


def table(words: Words, rows: Sequence[Row | Reaction], at: int | None) -> list[View]:
    """Lines of an attack table or reactions. at: pool or marker; in_force: the first line that holds it."""
    force = next((n for n, one in enumerate(rows) if at is not None and one.least <= at <= one.most), None)
    return [
        {
            "least": one.least,
            "most": one.most,
            "range": naming.span(words, one.least, one.most),
            "text": texts.text(words, one.effects) or words.say("does-nothing"),
            "effects": data.effects(one.effects),
            "in_force": n == force,
        }
        for n, one in enumerate(rows)
    ]


def way(words: Words, printed: Printed, one: Way, now: Encounter) -> View:
    """A way of a diplomacy with its stages. Source: TG-6.1.9, 6.7.8."""
    chosen = now.way == one.id
    return {
        "id": one.id,
        "name": words.say(f"encounter-{printed.id}-{one.id}") if len(printed.ways) > 1 else None,
        "chosen": chosen,
        "stages": [
            {
                "stage": number,
                "won": chosen and number <= now.stage,
                "current": chosen and number == now.stage + 1,
                "variable": variable(words, each),
                "reactions": table(words, each.reactions, now.marker if chosen and number == now.stage + 1 else None),
            }
            for number, each in enumerate(one.stages, 1)
        ],
    }


def variable(words: Words, one: Stage) -> list[View]:
    """What a VARIABLE gives in a stage, by attribute; None for any. Source: TG-6.4.10."""
    return [
        {
            "attribute": each.attribute,
            "name": words.say(f"attribute-{each.attribute}") if each.attribute else words.say("any-key"),
            "text": texts.text(words, each.gives),
            "effects": data.effects(each.gives),
        }
        for each in one.variable
    ]


def participant(words: Words, state: State, name: str, one: Participant) -> View:
    """Who takes part: the hand as the reader may know it, and what each card of it would do at the end."""
    return {
        "character": name,
        "name": naming.character(words, name),
        "hand": [
            {**cards.card(words, state.pack, each), "would": sequence.would(state, name, each)} for each in one.hand
        ],
        "discard": [cards.named(words, each) for each in one.discard],
        "was_active": one.was_active,
        "fleeing": one.fleeing,
        "left": one.left,
        "left_name": words.say(f"left-{one.left}") if one.left else None,
    }
