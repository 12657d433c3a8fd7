"""Whole campaigns of the shipped pack, at random: boards are small, pictures fit, and nothing unread is told."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

from msgspec.json import encode
from rich.text import Text

from api.games import game_and_pack
from api.simulation.selfplay import fate_of, opening, play_out
from domain.kernel.position import Position
from domain.tainted_grail.content.pack import Pack
from projections.board.ids import named
from projections.tainted_grail.picture.signs import WIDTH
from projections.tainted_grail.view import GAME_VIEW as VIEW
from projections.text.messages import LANGUAGES
from tests.projections.board.declared import assert_has_form, assert_reads_what_it_declares
from tests.projections.known_ids import known_ids
from tests.random_play import at_random

BYTES_MAX, LATER_MAX, HEAD = 16_000, 24_000, 200
"""The most bytes of a board in the first chapter and later, and those of what stands before each game's own part."""
SEED = "land/1"
EVERY = 12
"""Every so many actions a board is looked at."""
OFFERED = ("seat", "location", "card", "skill", "choice", "verse", "dream", "nightmare", "way", "stop")
"""Kinds whose ids lie open or come from the page that is read, which other tests look at."""


@cache
def positions() -> tuple[Any, tuple[Position[Any], ...]]:
    """The pack, and some positions of a campaign that is played at random by three characters."""
    game, pack = game_and_pack("tainted-grail", None, None)
    opened = opening(game, pack, 3, {"scenario": next(iter(pack.campaigns))})
    steps = play_out(game, pack, opened, fate_of(SEED), at_random(SEED, ()))
    return pack, tuple(step.after for at, step in enumerate(steps) if at % EVERY == 0)


def boards(language: str) -> Iterator[tuple[Pack, Position[Any], dict[str, Any]]]:
    """The pack, and each position with its board."""
    pack, found = positions()
    messages = VIEW.messages_of(pack, language)
    yield from ((pack, one, VIEW.board(one, messages)) for one in found)


def test_a_board_with_map_and_page_is_small() -> None:
    sizes = [(one.state.journey.chapter, len(encode(board)) + HEAD) for _, one, board in boards("de")]
    first = [size for chapter, size in sizes if chapter == 1]

    assert len(first) > 10
    assert max(first) <= BYTES_MAX
    assert max(size for _, size in sizes) <= LATER_MAX


def test_every_board_has_the_form_and_reads_what_it_declares() -> None:
    for pack, position, board in boards("en"):
        assert_has_form(VIEW, board)
        assert_reads_what_it_declares(VIEW, position, VIEW.messages_of(pack, "en"), board)


def test_pictures_fit_and_all_that_is_told_can_be_said() -> None:
    for pack, position, board in list(boards("de"))[::4]:
        messages = VIEW.messages_of(pack, "de")
        printed = VIEW.printing.of(pack, messages)
        for line in VIEW.picture(board, printed, messages, WIDTH):
            assert Text.from_markup(line).cell_len <= WIDTH, line
        assert VIEW.progress(position, messages).scenario
        assert all(one.rule for one in VIEW.forecast(position, messages))
        assert VIEW.svg(board, printed, messages, "") or position.state.status == "setup"
        assert all(one.name for one in VIEW.things(pack, board, printed, messages))


def test_nothing_unread_or_unrevealed_is_on_the_board() -> None:
    for pack, position, board in boards("en"):
        world, messages, told = position.state.journey, VIEW.messages_of(pack, "en"), json.dumps(board)
        cards = {one.card for one in world.places.values()}
        hidden = [f"location-{number}" for number in pack.locations if number not in cards]
        hidden += [f"event-{one}-text" for one in pack.events if one not in world.events]
        hidden += [f"random-{one}-text" for one in pack.random_events if one not in world.events]
        unread = [one for one in pack.verses if f"verse:{one[0]}.{one[1]}" not in world.read]
        hidden += [f"verse-{location}-{number}" for location, number in unread]
        assert [one for one in hidden if json.dumps(messages.say(one)) in told] == []


def test_the_cards_of_the_pack_name_no_location_and_no_status() -> None:
    pack, _ = positions()
    for language in LANGUAGES:
        messages = VIEW.messages_of(pack, language)
        told = json.dumps(VIEW.printing.of(pack, messages))
        hidden = [f"location-{number}{what}" for number in pack.locations for what in ("", "-text")]
        hidden += [f"status-{one}" for one in pack.statuses]
        assert [one for one in hidden if json.dumps(messages.say(one)) in told] == []


def test_all_ids_on_the_board_are_known() -> None:
    for _, position, board in boards("en"):
        known = known_ids(position.state)
        ids = {id for id, _ in named({**board, "box": [], "removed": []})}
        assert {id for id in ids - known if ":" in id and not id.startswith(OFFERED)} == set()
