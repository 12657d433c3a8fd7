"""The encounter in progress: its card with the line in force, the participants, the sequence. Source: TG-6."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from domain.tainted_grail.content.pack import Pack
from domain.tainted_grail.content.parts import AffinityTrack, Reaction, Row, Stage, Way
from domain.tainted_grail.content.parts import Encounter as Printed
from domain.tainted_grail.queries.cards import right_edge
from domain.tainted_grail.queries.encounter import deck_for, encounter_card
from domain.tainted_grail.state import Activation, Encounter, Participant, State
from domain.tainted_grail.vocabulary.terms import Height
from projections.tainted_grail import ids
from projections.tainted_grail.board import cards, data, sequence
from projections.tainted_grail.board.form.cards import OutHalfView
from projections.tainted_grail.board.form.encounter import (
    ActivationView,
    AffinityView,
    AvoidingView,
    ConsequencesView,
    EncounterMomentView,
    EncounterView,
    HeadingView,
    ParticipantView,
    Step,
    TableRowView,
    VariableView,
    WayView,
    Zone,
)
from projections.tainted_grail.words import naming, texts
from projections.tainted_grail.words.needs import need
from projections.text.messages import Messages, sentence

CARDS_KEPT = 512
"""The most encounter cards in the cache, each in one language."""


class Card(NamedTuple):
    """What is printed on an encounter card, as views. affinity: None on a card without a track; ways: by their ids."""

    heading: HeadingView
    affinity: AffinityView | None
    table: list[TableRowView]
    ways: Mapping[str, WayView]
    consequences: ConsequencesView
    right: dict[Height, OutHalfView]


@lru_cache(maxsize=CARDS_KEPT)
def card(messages: Messages, pack: Pack, name: str) -> Card:
    """Return an encounter card, the same at every table. Not to be changed."""
    printed = pack.encounters[name]
    return Card(
        heading(messages, printed),
        affinity(messages, printed.track) if deck_for(printed) == "diplomacy" else None,
        table(messages, printed.attack),
        {each.id: way(messages, printed, each) for each in printed.ways},
        consequences(messages, printed),
        cards.right(messages, printed.right),
    )


def encounter(messages: Messages, state: State, one: Encounter) -> EncounterView:
    """Return the encounter in its present state."""
    printed, shown = encounter_card(state), card(messages.plain, state.pack, one.card)
    is_marked = any(mark.place == 0 for mark in one.marks)
    return {
        **shown.heading,
        "deck": one.deck,
        "round": one.round,
        **moment(messages, one),
        "pool": one.pool if one.deck == "combat" else None,
        "marker": one.marker if one.deck == "diplomacy" else None,
        "affinity": shown.affinity,
        "table": shown.table,
        "ways": [view for id, view in shown.ways.items() if one.way in (None, id)],
        "way": ids.way(printed.id, one.way) if one.way else None,
        "stages_won": one.stage,
        "in_force": in_force(printed, one),
        **shown.consequences,
        "participants": [participant(messages, name, each) for name, each in one.participants.items()],
        "time": one.time,
        "right": cards.right(messages, right_edge(state, 0)) if is_marked else shown.right,
        "sequence": sequence.sequence(messages, state),
        "edge": sequence.edge(state),
        "result": one.result,
        "result_name": messages.say(f"result-{one.result}") if one.result else None,
    }


def heading(messages: Messages, printed: Printed) -> HeadingView:
    """Return name, colour, traits and value of an encounter card."""
    return {
        "id": ids.encounter(printed.id),
        "name": naming.encounter_name(messages, printed.id),
        "text": messages.say(f"encounter-{printed.id}-text"),
        "colour": printed.colour,
        "colour_name": messages.say(f"colour-{printed.colour}"),
        "difficulty": printed.difficulty,
        "value": printed.value if printed.colour != "blue" else None,
        "traits": [
            {"trait": each, "name": messages.say(f"trait-{each}"), "text": messages.say(f"trait-{each}-text")}
            for each in printed.traits
        ],
    }


def moment(messages: Messages, one: Encounter) -> EncounterMomentView:
    """Return the active character, how many cards it has laid, and the current step. Source: TG-6.6."""
    step = step_of(one)
    return {
        "active": ids.character(one.activation.character) if one.activation else None,
        "laid": one.activation.laid if one.activation else 0,
        "step": step,
        "step_name": messages.say(f"step-{step}"),
        "activation": activation(one.activation) if one.activation else None,
    }


def activation(one: Activation) -> ActivationView:
    """Return the changes of the coming attack. waived: no EXTRA is needed next."""
    return {
        "waived": one.waived,
        "reduced": one.reduced,
        "ignored": one.ignored,
        "repeated": one.repeated,
    }


def step_of(one: Encounter) -> Step:
    """Return the step."""
    if one.result is not None:
        return "ending"
    if one.round == 0:
        return "start"
    if one.activation is None:
        return "choosing"
    if one.activation.attacking:
        return "attack"
    return "further" if one.activation.cards else "laying"


def consequences(messages: Messages, printed: Printed) -> ConsequencesView:
    """Return all other sections of the card, in words; None for a section that it lacks."""
    return {
        "opportunity": texts.text(messages, printed.opportunity) or None,
        "reward": texts.text(messages, printed.reward) or None,
        "loot": texts.text(messages, printed.loot) or None,
        "failure": texts.text(messages, printed.failure) or None,
        "opportunity_effects": data.effects(printed.opportunity),
        "failure_effects": data.effects(printed.failure),
        "delayed": {"delay": printed.delay, "text": texts.text(messages, printed.delayed)} if printed.delay else None,
        "avoid": avoiding(messages, printed),
    }


def avoiding(messages: Messages, printed: Printed) -> AvoidingView | None:
    """Return how it can be avoided: what each pays, and what must hold. Source: TG-6.9.3, 6.9.4."""
    if printed.avoid is None:
        return None
    needs = printed.avoid.need
    return {
        "cost": sentence(texts.cost(messages, printed.avoid.cost)),
        "price": data.price(printed.avoid.cost),
        "need": sentence(messages.say("only-if", need=messages.join([need(messages, each) for each in needs])))
        if needs
        else None,
    }


def affinity(messages: Messages, track: AffinityTrack) -> AffinityView:
    """Return the affinity track: its ends, and its zones, each up to its last space. Source: TG-6.4.2, 10.1."""
    zones: tuple[tuple[Zone, int, int], ...] = (
        ("red", track.bottom, track.red),
        ("grey", track.red + 1, track.green - 1),
        ("green", track.green, track.top),
    )
    return {
        "top": track.top,
        "bottom": track.bottom,
        "zones": [
            {"zone": zone, "name": messages.say(f"zone-{zone}"), "least": least, "most": most}
            for zone, least, most in zones
            if least <= most
        ],
    }


def in_force(printed: Printed, now: Encounter) -> int | None:
    """Return the number, from 0, of the line in force: in the table or in the current stage's reactions."""
    if now.deck == "combat":
        return first_with(printed.attack, now.pool)
    stages = next((way.stages for way in printed.ways if way.id == now.way), ())
    return first_with(stages[now.stage].reactions, now.marker) if now.stage < len(stages) else None


def first_with(rows: Sequence[Row | Reaction], at: int) -> int | None:
    """Return the first line that holds a value, counted from 0."""
    return next((n for n, one in enumerate(rows) if one.least <= at <= one.most), None)


def table(messages: Messages, rows: Sequence[Row | Reaction]) -> list[TableRowView]:
    """Return lines of an attack table or reactions."""
    return [
        {
            "least": one.least,
            "most": one.most,
            "range": naming.span(messages, one.least, one.most),
            "text": texts.text(messages, one.effects) or messages.say("does-nothing"),
            "effects": data.effects(one.effects),
        }
        for one in rows
    ]


def way(messages: Messages, printed: Printed, one: Way) -> WayView:
    """Return a way of a diplomacy with its stages. Source: TG-6.1.9, 6.7.8."""
    return {
        "id": ids.way(printed.id, one.id),
        "name": messages.say(f"encounter-{printed.id}-{one.id}") if len(printed.ways) > 1 else None,
        "stages": [
            {"stage": number, "variable": variable(messages, each), "reactions": table(messages, each.reactions)}
            for number, each in enumerate(one.stages, 1)
        ],
    }


def variable(messages: Messages, one: Stage) -> list[VariableView]:
    """Return the effects of a VARIABLE in a stage, by attribute; None for any. Source: TG-6.4.10."""
    return [
        {
            "attribute": each.attribute,
            "name": messages.say(f"attribute-{each.attribute}") if each.attribute else messages.say("any-key"),
            "text": texts.text(messages, each.gives),
            "effects": data.effects(each.gives),
        }
        for each in one.variable
    ]


def participant(messages: Messages, name: str, one: Participant) -> ParticipantView:
    """Return a participant, with its hand as far as the reader may know it."""
    return {
        "character": ids.character(name),
        "name": naming.character(messages, name),
        "hand": cards.lying("hand", name, one.hand),
        "discard": cards.lying("discard", name, one.discard),
        "was_active": one.was_active,
        "fleeing": one.fleeing,
        "left": one.left,
        "left_name": messages.say(f"left-{one.left}") if one.left else None,
    }
