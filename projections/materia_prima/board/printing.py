"""What is printed on all cards but those of scenarios: the set of cards of every pile is public.

A scenario's card is told by the board of its table: nobody reads ahead in a campaign. Source: MP-2.1.8.
"""

from domain.materia_prima.content.pack import Pack
from domain.materia_prima.content.parts import Alchemist
from projections.board.printing import Printed, Printing
from projections.materia_prima import ids
from projections.materia_prima.board import cards
from projections.materia_prima.board.form.cards import (
    AlarmView,
    CardView,
    CharacterCardView,
    ExtensionView,
    InquisitorCardView,
    RecipeView,
    TownMissionView,
)
from projections.text.messages import Messages


def printed(pack: Pack, messages: Messages) -> Printed:
    """Return what is printed on all cards, by id."""
    return {
        **{ids.recipe(one): cards.recipe(messages, pack, one) for one in pack.recipes},
        **{ids.extension(one): cards.extension(messages, pack, one) for one in pack.extensions},
        **{ids.mission(one): cards.mission(messages, pack, one) for one in pack.missions},
        **{ids.character(one.id): character(messages, pack, one) for one in pack.alchemists.values()},
        **{ids.temple(one): cards.card(messages, "temple", one) for one in pack.temples},
        **{ids.alarm(one.id): cards.alarm(messages, one) for one in pack.alarm_cards.values()},
        **{ids.inquisitor_card(one): cards.inquisitor_card(messages, pack, one) for one in pack.cards},
    }


def character(messages: Messages, pack: Pack, one: Alchemist) -> CharacterCardView:
    """Return an alchemist's card: its status values with a soul stone and without, and its abilities."""
    return {
        **cards.card(messages, "alchemist", one.id),
        "slots": one.slots,
        "values": cards.bonuses(messages, pack.alchemist_values[one.id, True]),
        "without_stone": cards.bonuses(messages, pack.alchemist_values[one.id, False]),
        "abilities": [cards.ability(messages, each) for each in one.abilities],
    }


PRINTING = Printing(
    printed,
    {
        "recipe": RecipeView,
        "extension": ExtensionView,
        "mission": TownMissionView,
        "character": CharacterCardView,
        "temple": CardView,
        "alarm": AlarmView,
        "card": InquisitorCardView,
    },
)
