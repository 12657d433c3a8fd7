"""Golden games: played again they are what their files say, and every file folds without any chance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, get_args
from unittest.mock import patch

import pytest

from api.service.tables.loaded_table import LoadedTable
from api.service.tables.use_cases import Tables
from domain.kernel.chance.fate import SealedFate
from domain.kernel.registry import options
from domain.kernel.tables.table import ActionsRedone, ActionsUndone
from domain.log.archive import write_archive
from domain.log.tree import leaf_hash, root_of
from domain.materia_prima.game import MATERIA_PRIMA
from domain.tainted_grail.game import TAINTED_GRAIL
from domain.tainted_grail.vocabulary.terms import Hands, Result
from infra.store.codec import snapshots_of
from infra.store.rows.records import TableRow
from projections.audit import audit
from tests.golden import positions
from tests.golden.drafts import CAMPAIGN, DRAFTS
from tests.golden.record import START, Golden, kept, text_of
from tests.golden.table import CODEC, RULES, golden_packs, opened_store, played
from tests.golden.told import digest_of, ending_of

ROW_KINDS = kept()
PLAYED = [golden for golden in ROW_KINDS if golden.rules == RULES[golden.header.game]]
"""The games of today's rules; the others were played by earlier ones."""
PRIMA = [golden for golden in PLAYED if golden.header.game == "materia-prima"]
ARENAS = [golden for golden in PLAYED if golden.header.game == "tainted-grail"]
BYTES_MAX = 1_500_000
IN_A_ROW = 3
"""The most questions in a row with one option."""
every_game = pytest.mark.parametrize("golden", ROW_KINDS, ids=lambda golden: golden.name)
every_game_of_today = pytest.mark.parametrize("golden", PLAYED, ids=lambda golden: golden.name)
EARLIER = {"materia-prima": {1: 11}, "tainted-grail": {2: 9, 3: 10}}
"""Game -> version of its rules that was released -> games that were kept of it. They stay."""


BEFORE_THE_LAND = [golden for golden in ROW_KINDS if golden.header.game == "tainted-grail" and golden.rules == 3]


@pytest.fixture
def tables(tmp_path: Path) -> Iterator[Tables]:
    with opened_store(tmp_path) as tables:
        yield tables


class NoChance(Exception):
    """Chance was asked for where everything is recorded."""


def raising(*asked: Any) -> int:
    raise NoChance


def folded(golden: Golden, tables: Tables) -> LoadedTable:
    """The table of a golden game, written to a store from its file and read as if it was met for the first time."""
    row = TableRow(golden.table, golden.header.game, golden.name, False, START // 1000)
    tables.log.rows.submit(list(golden.stored()), [row]).result(timeout=10)
    return tables.loaded(golden.table)


def test_there_is_one_for_every_way_to_win_or_lose() -> None:
    for pack in ("", CAMPAIGN):
        endings = {golden.header.ending for golden in PRIMA if golden.header.pack == pack}
        assert endings == {"success", "failure", "aborted", "conceded"}
    assert {golden.header.ending for golden in ARENAS} == {"survived", "died"}
    names = [(golden.header.game, golden.name) for golden in PLAYED]
    assert sorted(names) == sorted((draft.game, draft.name) for draft in DRAFTS)
    assert {len(golden.header.plays) for golden in PLAYED} == {1, 2, 3, 4}
    assert all(golden.header.why for golden in ROW_KINDS)


def test_those_of_earlier_rules_stay() -> None:
    earlier = Counter((golden.header.game, golden.rules) for golden in ROW_KINDS if golden not in PLAYED)

    assert earlier == {(game, rules): count for game, kept in EARLIER.items() for rules, count in kept.items()}


@pytest.mark.parametrize("golden", BEFORE_THE_LAND, ids=lambda golden: golden.name)
async def test_arenas_are_decided_as_before_the_land(golden: Golden, tmp_path: Path) -> None:
    """Rules version 4 came with the land: the same answers at a table of version 3 lead to the same bytes."""
    with opened_store(tmp_path, (MATERIA_PRIMA, TAINTED_GRAIL._replace(rules=golden.rules))) as tables:
        again = await played(tables, golden)

    assert text_of(again) == golden.path.read_text("utf-8")


def test_there_is_one_for_every_way_in_which_an_encounter_ends() -> None:
    decided = [fact[2] for fact in facts_of(ARENAS) if fact[1] == "tg.encounter-decided"]

    assert set(decided) == set(get_args(Result))


def test_hidden_hands_and_purchases_are_in_them() -> None:
    sealed = {fact[1][0] for fact in facts_of(ARENAS) if isinstance(fact[1], list)}

    assert {"cards-drawn", "cards-shuffled", "tg.hand-grew", "tg.cards-looked-at"} <= sealed
    assert {golden.header.options["hands"] for golden in ARENAS} == set(get_args(Hands))


def test_what_came_with_newer_rules_is_in_them() -> None:
    """A seat that passes in a window, and a secret that is learnt: since rules version 3 of Tainted Grail."""
    assert "pass" in {one.asked.key for golden in ARENAS for one in golden.answered}
    assert "tg.secret-gained" in {fact[1] for fact in facts_of(ARENAS) if isinstance(fact[1], str)}


def facts_of(games: Iterable[Golden]) -> list[list[Any]]:
    """The entries of these games, as their files hold them."""
    return [fact for golden in games for one in golden.answered for fact in one.facts]


def test_they_are_short() -> None:
    assert sum(golden.path.stat().st_size for golden in ROW_KINDS) < BYTES_MAX


def test_one_turns_the_hourglass_every_way() -> None:
    (undone,) = (golden for golden in PRIMA if golden.name == f"undone-{golden.rules}")
    asked = {one.asked.do for one in undone.answered}
    facts = [type(CODEC.fact(event)) for event in undone.stored()]

    assert {"seal", "open-seed", "undo", "consent", "redo"} <= asked
    assert facts.count(ActionsUndone) > 3 and facts.count(ActionsRedone) > 3


@every_game_of_today
async def test_played_again_it_is_the_same_to_the_byte(golden: Golden, tables: Tables) -> None:
    again = await played(tables, golden)

    assert [one.facts for one in again.answered] == [one.facts for one in golden.answered]
    assert again.header == golden.header
    assert text_of(again) == golden.path.read_text("utf-8")
    assert [event.state for event in tables.log.stored(golden.table)] == [event.state for event in golden.stored()]


@every_game
def test_its_lines_keep_their_root_and_pass_the_audit(golden: Golden) -> None:
    lines = [CODEC.line(event) for event in golden.stored()]
    opened = [one for event in golden.stored() for one in CODEC.openings(event, None, revealed=True)]
    report = audit(write_archive(lines, openings=opened))

    assert root_of(map(leaf_hash, lines)).hex() == golden.header.root
    assert report.verdict == "unsigned", [check for check in report.checks if check.verdict == "failed"]


@every_game
def test_field_23_its_stored_bytes_fold_to_the_same_position(golden: Golden, tables: Tables) -> None:
    loaded = folded(golden, tables)

    assert loaded.position is not None and loaded.table.ended
    assert ending_of(loaded.position.state) == golden.header.ending
    assert digest_of(loaded.position) == golden.header.digest


@every_game
def test_field_24_replay_needs_no_chance(golden: Golden, tables: Tables) -> None:
    """Outcomes are in the log: with a source of chance that raises, every position of every game is still found."""
    with patch.object(SealedFate, "outcome", raising), patch.object(SealedFate, "__init__", raising):
        with pytest.raises(NoChance):
            SealedFate(bytes(32))
        loaded = folded(golden, tables)
        found = [digest_of(loaded.after(action)) for action in range(loaded.table.timeline.length + 1)]
        moments = [loaded.at(version) for version in range(2, loaded.table.version + 1)]

    assert found[loaded.table.timeline.current] == golden.header.digest
    assert len(set(found)) > len(found) // 2
    assert moments[-1] == loaded.position


@every_game
def test_every_position_survives_its_bytes(golden: Golden, tables: Tables) -> None:
    loaded = folded(golden, tables)
    snapshots = snapshots_of(loaded.game)
    positions = [loaded.after(action) for action in range(loaded.table.timeline.length + 1)]

    assert [snapshots.position(snapshots.body(at), loaded.pack) for at in positions] == positions


def test_special_rules_and_what_a_campaign_carries_are_in_them() -> None:
    kept = facts_of(golden for golden in ROW_KINDS if golden.header.game == "materia-prima")
    tags = {fact[1] for fact in kept}

    assert {"mp.special-applied", "mp.recipes-burnt"} <= tags
    assert {"mp.alchemist-returned", "mp.homunculus-brought", "mp.item-brought", "mp.extension-brought"} <= tags
    assert {"mp.thing-carried-over", "mp.extension-carried-over"} <= tags


def test_the_frozen_packs_are_not_those_that_ship() -> None:
    catalogue = golden_packs().catalogue
    packs = [pack for packs in catalogue.values() for pack in packs]

    assert [pack.id for pack in packs] == ["golden", CAMPAIGN, "golden-campaign", "golden", "golden-land"]
    assert not any(name.endswith(".ftl") for pack in packs for name in pack.files)


@every_game_of_today
def test_field_91_no_more_than_three_questions_in_a_row_have_one_option(golden: Golden) -> None:
    _, reached = positions.folded(golden)
    answers = [(one.asked.seat, one.asked.key) for one in golden.answered if one.asked.do == "act"]
    forced = 0
    for position, answer in zip(reached, answers, strict=False):
        assert position.asked is not None
        offered = [one for one in options(position.state, position.asked) if one.seat == answer[0] and not one.mark]
        if answer not in [(one.seat, one.key) for one in offered]:
            continue  # beside the question, which stays open
        forced = forced + 1 if len(offered) == 1 else 0
        assert forced <= IN_A_ROW, answer
