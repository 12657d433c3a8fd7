"""Evenings of a campaign, each with a table: what one leaves, and how the next takes it up. Source: TG-5.20."""

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from domain.kernel.errors import InvalidRequest
from domain.kernel.fact import CardsShuffled
from domain.kernel.play import Play
from domain.kernel.position import Position, follow_all
from domain.tainted_grail.campaign.chronicle import Chronicle
from domain.tainted_grail.campaign.note import Note, canonical_form, digest_of, plain, read_note, save_of
from domain.tainted_grail.campaign.protocol import CAMPAIGNING
from domain.tainted_grail.facts.days import DayBegan
from domain.tainted_grail.facts.events import EventRevealed
from domain.tainted_grail.facts.items import CardGiven
from domain.tainted_grail.facts.session import (
    CharacterCameBack,
    CharacterJoined,
    CharacterWentAway,
    NightSaved,
    SessionClosed,
    SessionOpened,
)
from domain.tainted_grail.game import TAINTED_GRAIL
from domain.tainted_grail.queries.journey import the_world
from domain.tainted_grail.rules.session import GATHERED, UNWISH, WISH
from domain.tainted_grail.state import Owned, State
from domain.tainted_grail.tasks.death import GrantMercy
from domain.tainted_grail.tasks.session import ChooseWhere
from tests.domain.tainted_grail.world.nights import Evening, opened, until_night
from tests.domain.tainted_grail.world_packs import avalon
from tests.dsl import HashFate


@cache
def first() -> Evening:
    """A first evening of two nights, after which all went to bed: Ada plays Arev, Ben plays Maggot."""
    return until_night(opened("first", {}, (("arev",), ("maggot",))), 2)


def chronicle(*evenings: Evening) -> Any:
    told = CAMPAIGNING.begun("Winter", ("Ada", "Ben"), avalon())
    for one in evenings:
        assert one.noted is not None
        told = CAMPAIGNING.noted_down(told, one.noted)
    return told


def note() -> Note:
    """The note of the first evening."""
    return read_note(CAMPAIGNING.start(chronicle(first())))


def renoted(change: Callable[[State], State]) -> dict[str, Any]:
    """The note of the first evening with another state at night."""
    night = first().state.night
    assert night is not None
    save = save_of(change(night))
    return plain(replace(note(), save=save, digest=digest_of(save)))


def second(*plays: tuple[str, ...], campaign: dict[str, Any] | None = None, **chosen: Any) -> Evening:
    return opened("second", campaign or plain(note()), plays or ((), ()), **chosen)


def facts(evening: Evening, *kinds: type[Any]) -> list[Any]:
    return [one.fact for one in evening.stated if isinstance(one.fact, kinds)]


# The end of an evening


@pytest.mark.rule("TG-5.20.1", "TG-5.20.13")
def test_each_night_is_saved_and_the_evening_ends_at_night_once_all_want_that() -> None:
    evening = first()
    assert [one.day for one in facts(evening, NightSaved)] == [1, 2]
    assert facts(evening, SessionClosed) == [SessionClosed()] and facts(evening, DayBegan)[-1].day == 2
    assert (evening.position.asked, TAINTED_GRAIL.result(evening.state)) == (None, "saved")
    assert facts(evening, NightSaved)[-1].digest == note().digest == digest_of(note().save)


@pytest.mark.rule("TG-5.20.13")
def test_it_goes_on_while_one_does_not_want_to_end_it_and_can_be_wished_for_all_day() -> None:
    evening = opened("t", {})
    while evening.world.phase != "day":
        evening = evening.answered(evening.seat, evening.keys(evening.seat)[0])
    evening = evening.answered(1, WISH)
    went_on = until_night(evening, 1, closing=False)
    assert went_on.world.day == 2 and facts(went_on, SessionClosed) == []
    assert until_night(evening.answered(1, UNWISH).answered(0, WISH), 1, closing=False).state.status == "running"
    assert until_night(evening.answered(0, WISH), 1, closing=False).state.status == "saved"


@pytest.mark.rule("TG-5.20.1")
def test_an_evening_that_is_left_at_noon_loses_that_day_and_not_the_night_before() -> None:
    evening = until_night(opened("t", {}), 2, closing=False)
    assert evening.world.day == 3 and CAMPAIGNING.unsaved(evening.state)
    assert evening.noted is not None
    assert (evening.noted["result"], evening.noted["day"]) == ("saved", 2)
    assert evening.noted["carried"]["digest"] == evening.digests[-1]


@pytest.mark.rule("TG-5.20.1")
def test_without_a_night_nothing_is_noted_and_the_note_before_holds() -> None:
    assert opened("t", {}).noted is None and second().noted is None
    assert CAMPAIGNING.unsaved(opened("t", {}).state) and not CAMPAIGNING.unsaved(second().state)
    assert not CAMPAIGNING.unsaved(first().state)


# Taking it up


@pytest.mark.rule("TG-5.20.3", "TG-5.20.4")
def test_note_open_and_fold_give_an_equal_state() -> None:
    evening = second()
    night = first().state.night
    start = night and night.chapter_start
    assert night is not None and start is not None
    assert facts(evening, SessionOpened) == [SessionOpened(2, 2, note().digest)]
    equal = replace(night, streams={}, session=2, chapter_start=replace(start, streams={}), night=evening.state.night)
    assert evening.state == equal
    begun, _ = TAINTED_GRAIL.begin(evening.opened, avalon())
    assert follow_all(Position(begun), (one.fact for one in evening.stated)) == evening.position


@pytest.mark.rule("TG-5.20.3")
def test_the_log_alone_shows_which_cards_can_be_drawn() -> None:
    shuffles = {one.pool: one.cards for one in facts(second(), CardsShuffled)}
    assert shuffles == {pool: cards for pool, cards in note().save.pools.items() if cards}


@pytest.mark.rule("TG-5.20.5", "TG-5.20.6")
def test_who_is_there_may_come_and_go_and_rebuild_the_decks_then_the_next_day_begins() -> None:
    evening = second()
    assert {"gathered", "join:beor"} < set(evening.keys(0))
    evening = evening.answered(0, GATHERED)
    while not facts(evening, DayBegan):
        adjusted = next(key for key in evening.keys(evening.seat) if key.startswith("adjusted"))
        evening = evening.answered(evening.seat, adjusted)
    assert facts(evening, DayBegan) == [DayBegan(3)]


def test_a_third_evening_goes_on_from_the_second() -> None:
    later = until_night(second(), 1)
    assert later.noted is not None and later.noted["carried"]["table"] == "second"
    third = opened("third", CAMPAIGNING.start(chronicle(first(), later)))
    assert (third.state.session, third.world.day) == (3, later.noted["day"])


@pytest.mark.rule("TG-5.17.17")
def test_mercy_leads_back_to_the_start_of_the_chapter_of_an_evening_before() -> None:
    evening = second().answered(0, GATHERED)
    play = Play(TAINTED_GRAIL, evening.position, HashFate())
    play.begin(GrantMercy())
    state, start = play.state, note().save.chapter_start
    assert start is not None and (state.session, state.night) == (2, evening.state.night)
    assert {pool: cards for pool, cards in state.pools.items() if cards and "/" not in pool} == {
        pool: cards for pool, cards in start.pools.items() if cards and "/" not in pool
    }
    assert the_world(state).places.keys() == start.world.places.keys() and tuple(state.characters) == tuple(
        start.characters
    )


@pytest.mark.rule("TG-2.3.2")
def test_a_note_names_no_event_that_nobody_has_seen_and_no_card_in_a_hand() -> None:
    evening, pack = first(), avalon()
    told = canonical_form(note().save).decode()
    seen = {one.event for one in facts(evening, EventRevealed)}
    unseen = {*pack.events, *pack.random_events} - seen - pack.encounters.keys()
    assert seen and len(unseen) > len(seen)
    assert [one for one in unseen if f'"{one}"' in told] == []
    world = note().save.world
    assert set(world.read) <= set(evening.world.read) and not note().save.world.parties
    known = {owned.card for one in note().save.characters.values() for owned in one.owned}
    secrets = {f"secret:{number}" for number in pack.secrets} - known - set(world.quests) - set(world.resolved)
    assert [one for one in secrets if f'"{one}"' in told] == []


# Who is there


def placed(evening: Evening) -> Evening:
    """The evening in which who comes stands at the first place that may be chosen."""
    while evening.position.question is not None and isinstance(evening.position.question, ChooseWhere):
        (seat,) = evening.position.question.seats
        evening = evening.answered(seat, evening.keys(seat)[0])
    return evening


def with_secrets(state: State) -> State:
    """Arev owns a secret that can be given, and a personal one."""
    arev = replace(state.characters["arev"], owned=(Owned(GIVEN), Owned(PERSONAL)))
    return replace(state, characters={**state.characters, "arev": arev})


PERSONAL, GIVEN = (
    next(f"secret:{number}" for number, one in avalon().secrets.items() if one.personal is personal)
    for personal in (True, False)
)


@pytest.mark.rule("TG-5.20.7", "TG-5.20.8", "TG-5.20.9", "TG-5.20.10")
def test_who_is_not_named_is_absent_who_is_new_joins_and_the_secrets_stay_with_those_present() -> None:
    evening = placed(second(("maggot",), ("beor",), campaign=renoted(with_secrets)))
    assert [one.character for one in facts(evening, CharacterJoined)] == ["beor"]
    assert facts(evening, CharacterWentAway) == [CharacterWentAway("arev")]
    assert sorted(evening.keys(1)) == ["to:beor", "to:maggot"]
    evening = evening.answered(1, "to:beor")
    assert facts(evening, CardGiven)[0].to == "beor"
    assert [one.card for one in evening.state.away["arev"].owned] == [PERSONAL]
    assert evening.state.seats == (("maggot",), ("beor",)) and evening.state.characters_each == (1, 1)
    assert evening.state.chapter_start is not None and tuple(evening.state.chapter_start.away) == ("arev",)


@pytest.mark.rule("TG-5.20.12")
def test_who_returns_is_as_before_at_another_seat() -> None:
    alone = until_night(second(("maggot",)), 1)
    assert alone.noted is not None and tuple(alone.state.away) == ("arev",)
    evening = placed(opened("third", CAMPAIGNING.start(chronicle(first(), alone)), ((), ("arev",), ("maggot",))))
    assert [one.character for one in facts(evening, CharacterCameBack)] == ["arev"]
    arev = evening.state.characters["arev"]
    assert arev == replace(alone.state.away["arev"], seat=1)
    assert evening.state.seats == ((), ("arev",), ("maggot",)) and evening.state.characters_each == (0, 1, 1)
    assert "join:beor" in evening.keys(0), "who is new may choose"


def test_all_may_be_replaced_by_others() -> None:
    evening = placed(second(("ailei",), ("beor",)))
    assert tuple(evening.state.characters) == ("ailei", "beor") and set(evening.state.away) == {"arev", "maggot"}
    assert until_night(evening, 1).state.status in ("saved", "lost")


# What cannot be


def killed(state: State) -> State:
    arev = replace(state.characters["arev"], dead=True)
    return replace(state, characters={**state.characters, "arev": arev})


@pytest.mark.rule("TG-5.20.5")
@pytest.mark.parametrize(
    ("plays", "why"),
    [
        (((),), "had 2 seats, this one has 1"),
        (((), (), ()), "had 2 seats, this one has 3"),
        ((("gandalf",),), "unknown character 'gandalf'"),
        ((("arev",), ("arev",)), "TG-3.1.2"),
        ((("arev", "arev"),), "TG-3.1.2"),
    ],
)
def test_seats_that_do_not_fit_are_refused(plays: tuple[tuple[str, ...], ...], why: str) -> None:
    with pytest.raises(InvalidRequest, match=why):
        second(*plays)


@pytest.mark.rule("TG-5.17.4")
def test_nobody_plays_a_dead_character_again() -> None:
    with pytest.raises(InvalidRequest, match="arev has died"):
        second(("maggot",), ("arev",), campaign=renoted(killed))


@pytest.mark.parametrize(
    ("chosen", "why"),
    [
        ({"mode": "story"}, "mode was chosen on the first evening"),
        ({"challenge": []}, "challenge was chosen on the first evening"),
        ({"characters": 2}, "characters was chosen on the first evening"),
        ({"scenario": "worm-lake"}, "not 'worm-lake'"),
        ({"hands": "some"}, "unknown value of hands"),
        ({"strange": 1}, "unknown option"),
    ],
)
def test_options_that_hold_for_a_campaign_cannot_be_chosen_again(chosen: dict[str, Any], why: str) -> None:
    with pytest.raises(InvalidRequest, match=why):
        second(**chosen)


@pytest.mark.rule("TG-2.3.6", "TG-2.3.9", "TG-3.2.11")
def test_who_sees_what_may_be_chosen_for_each_evening() -> None:
    state = second(hands="open", dreams="own", chronicler=1).state
    assert (state.hands, state.dreams, state.chronicler) == ("open", "own", 1)
    told = renoted(lambda one: replace(one, chronicler=0))
    assert second(("maggot",), ("arev",), campaign=told).state.chronicler == 1, "whoever plays Arev"


@pytest.mark.parametrize(
    ("changed", "why", "code"),
    [
        ({"pack": "0" * 64}, "it is of pack 0000", "foreign-note"),
        ({"rules": 99}, "rules version 99", "foreign-note"),
        ({"day": 7}, "day and chapter", "invalid-request"),
        ({"digest": "0" * 64}, "digest", "invalid-request"),
        ({"save": None}, "save", "invalid-request"),
    ],
)
def test_a_note_of_another_pack_or_newer_rules_is_refused(changed: dict[str, Any], why: str, code: str) -> None:
    with pytest.raises(InvalidRequest, match=why) as refused:
        second(campaign=plain(note()) | changed)
    assert refused.value.code == code


def with_world(state: State, **fields: Any) -> State:
    return replace(state, journey=replace(state.journey, **fields))


def with_arev(state: State, **fields: Any) -> State:
    return replace(state, characters={**state.characters, "arev": replace(state.characters["arev"], **fields)})


@pytest.mark.rule("TG-5.20.2")
@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda one: with_world(one, id="other"), "it is of the scenario 'other'"),
        (lambda one: with_world(one, places={}), "stands on no revealed location"),
        (lambda one: with_world(one, statuses={"strange": (1,)}), "no status 'strange'"),
        (lambda one: with_world(one, events=("strange",)), "no event 'strange'"),
        (lambda one: with_arev(one, id="beor"), "arev is noted as beor"),
        (lambda one: with_arev(one, seat=2), "arev sits at seat 2"),
        (lambda one: with_arev(one, health=99), "health of arev is 99"),
        (lambda one: with_arev(one, owned=(Owned("item:strange"),)), "no card 'item:strange'"),
        (lambda one: with_arev(one, skills=(999,)), "no skill '999'"),
        (lambda one: replace(one, away=one.characters), "there and absent at once"),
        (lambda one: replace(one, characters={}), "0 characters are there"),
        (lambda one: replace(one, box=("strange",)), "no encounter 'strange'"),
        (lambda one: replace(one, piles={**one.piles, "items": ("strange",)}), "no card 'strange'"),
        (lambda one: replace(one, pools={**one.pools, "items": ()}), "of items lie face down, but 0 are unseen"),
        (
            lambda one: replace(one, chapter_start=with_arev(one.chapter_start, health=99)),
            "start of the chapter: health",
        ),
    ],
)
def test_a_save_that_cannot_be_is_refused(change: Callable[[State], State], why: str) -> None:
    with pytest.raises(InvalidRequest, match=why):
        second(campaign=renoted(change))


@pytest.mark.parametrize(
    ("chosen", "why"),
    [({"scenario": "worm-lake"}, "an arena has no evenings"), ({"campaign": None}, "must be the note")],
)
def test_a_first_evening_needs_a_campaign_and_no_note(chosen: dict[str, Any], why: str) -> None:
    with pytest.raises(InvalidRequest, match=why):
        opened("t", **({"campaign": {}} | chosen))


# The chronicle of the campaign


def test_the_chronicle_opens_the_campaign_again_until_it_is_over() -> None:
    pack, told = avalon(), chronicle(first())
    assert CAMPAIGNING.next(chronicle(), pack) == CAMPAIGNING.next(told, pack) == "the-eighth-tally"
    assert CAMPAIGNING.start(chronicle()) == {} and CAMPAIGNING.sheet(told, pack).save == note().save
    lost = Evening(first().opened, [], Position(replace(first().state, status="lost")))
    assert lost.noted is not None and (lost.noted["result"], lost.noted["carried"]) == ("failure", None)
    over: Chronicle = CAMPAIGNING.noted_down(told, lost.noted)
    assert (CAMPAIGNING.possible(over, pack), CAMPAIGNING.next(over, pack)) == ((), None)
    assert CAMPAIGNING.sheet(over, pack).save == note().save
