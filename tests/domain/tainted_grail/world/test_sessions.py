"""Sessions of a campaign: saving, leaving, coming back, joining. Source: TG-5.20."""

from typing import Any

import pytest
from msgspec.structs import replace

from domain.kernel.fact import Fact, OnlyAnswerTaken
from domain.kernel.position import Position, follow_all
from domain.kernel.registry import unmet
from domain.tainted_grail.facts.actions import PassedForDay
from domain.tainted_grail.facts.days import CampaignLost, DayBegan, PhaseBegan
from domain.tainted_grail.facts.events import ChapterSetUp, DiscPlaced
from domain.tainted_grail.facts.items import CardGiven
from domain.tainted_grail.facts.parties import PartyFormed
from domain.tainted_grail.facts.rest import CardAdded
from domain.tainted_grail.facts.session import (
    CharacterCameBack,
    CharacterJoined,
    CharacterWentAway,
    NightSaved,
    SessionBegan,
    SessionUnwished,
    SessionWished,
)
from domain.tainted_grail.facts.setup import CharacterTaken
from domain.tainted_grail.facts.tracks import Died, Gained
from domain.tainted_grail.game import TAINTED_GRAIL, always
from domain.tainted_grail.queries.items import owner_of
from domain.tainted_grail.queries.tracks import in_game, is_solo
from domain.tainted_grail.state import Character, State
from domain.tainted_grail.tasks.days import EndDay, LowerDiscs, NextAction
from domain.tainted_grail.tasks.death import ChooseSuccessor, GrantMercy
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.effects.holdings import GainSecret
from domain.tainted_grail.tasks.effects.land import PlaceDisc
from domain.tainted_grail.tasks.rest import BeginGiving
from domain.tainted_grail.tasks.session import AskCompany, BeginSession
from domain.tainted_grail.world import Disc, Figure, Place
from infra.store.codec import snapshots_of
from tests.domain.tainted_grail.fixtures import AILEI, AREV, BEOR, MAGGOT, changed, effect
from tests.domain.tainted_grail.world.land import disc, figure, land, moved, on_land, revealed, world_of
from tests.domain.tainted_grail.world.nights import played
from tests.dsl import Scenario

PACK = land(
    secrets=[{"number": 1}, {"number": 2, "personal": True}],
    disc=[{"id": "toll", "kind": "time", "by_characters": True}],
)
FOR_AILEI = At("ailei", "event")


def night(*characters: str, **fields: Any) -> Scenario:
    """The end of an evening; Beor has these fields."""
    state = changed(world_of(PACK, *(characters or ("ailei", "beor"))), "beor", **fields)
    scenario = disc(revealed(on_land(replace(state, chapter_start=state)), 102), 101, 8)
    return scenario.given(PhaseBegan("evening", 5))


def gathered(*characters: str, **fields: Any) -> Scenario:
    """The group is asked who comes and goes."""
    return night(*characters, **fields).when(AskCompany())


def without_beor(**fields: Any) -> Scenario:
    """Ailei plays on alone, Beor is absent."""
    return gathered(**fields).answers(1, "leave:beor")


def wishes(scenario: Scenario) -> set[str]:
    """What stands beside the question about sessions."""
    return {f"{one.seat}:{one.key}" for one in always(scenario.state) if one.key.endswith("session")}


def why(scenario: Scenario, key: str) -> str:
    """What forbids the first seat an answer."""
    return unmet(scenario.state, scenario.question, 0, key).what


# When


@pytest.mark.rule("TG-5.20.11", "TG-5.20.13")
def test_a_session_begins_after_the_night_once_all_wanted_one_and_never_by_itself() -> None:
    scenario = night(food=1).when(BeginGiving())
    assert wishes(scenario) == {"0:new-session", "1:new-session"}
    scenario.answers(0, "new-session").then_includes(SessionWished(0)).then_no(SessionBegan)
    assert wishes(scenario) == {"0:keep-session", "1:new-session"}
    one_wants = on_land(scenario.state).when(EndDay())
    one_wants.then_includes(DayBegan(2)).then_no(SessionBegan)
    both_want = on_land(scenario.given(SessionWished(1)).state).when(EndDay())
    both_want.then_includes(SessionBegan()).then_no(DayBegan)
    both_want.answers(0, "gathered").then_includes(DayBegan(2))
    assert both_want.state.gathering == ()


@pytest.mark.rule("TG-5.20.11", "TG-5.20.13")
def test_it_can_be_wished_for_in_the_evening_only_and_no_longer_be_wished_for() -> None:
    scenario = night(food=1).when(BeginGiving()).answers(0, "new-session")
    scenario.answers(0, "keep-session").then_includes(SessionUnwished(0))
    assert scenario.state.gathering == ()
    over = night(food=1).when(BeginGiving()).given(CampaignLost())
    assert wishes(over) == set(), "there is no evening any more"
    scenario.given(PhaseBegan("day", 1))
    assert wishes(scenario) == set()


@pytest.mark.rule("TG-5.20.11", "TG-5.20.13")
def test_a_closed_wish_says_that_it_is_not_evening_or_that_there_is_none_to_take_back() -> None:
    night(food=1).when(BeginGiving()).refused("TG-5.20.13", 0, "keep-session")
    day = on_land(night().given(PhaseBegan("day", 1)).state).when(NextAction())
    day.refused("TG-5.20.11", 0, "new-session")


@pytest.mark.rule("TG-5.20.5", "TG-11.1.11")
def test_where_nobody_can_come_or_go_nobody_is_asked() -> None:
    alone = on_land(world_of(land(campaign=[{"id": "tale", "characters": ["beor"]}]), "beor"))
    alone.when(AskCompany())
    assert not [one for one in alone.stated if isinstance(one.fact, OnlyAnswerTaken)]


# Who leaves


@pytest.mark.rule("TG-5.20.5", "TG-5.20.9", "TG-5.20.10")
def test_who_is_absent_keeps_all_and_plays_no_part_and_formulas_count_those_present() -> None:
    scenario = gathered(items=("item:sword",), food=3)
    scenario.asks(0, "leave:ailei", "join:arev", "join:maggot", "gathered")
    scenario.answers(1, "leave:beor").then_includes(CharacterWentAway("beor"))
    state = scenario.state
    assert tuple(state.characters) == ("ailei",) and "beor" not in state.journey.figures
    assert state.away["beor"].resources["food"] == 3 and owner_of(state, "item:sword") == "beor"
    assert (in_game(state), is_solo(state)) == (1, True)
    scenario.when(PlaceDisc(disc="toll", on="event:x", at=FOR_AILEI))
    assert scenario.state.journey.discs["toll"].value == 1
    assert scenario.state.journey.places[101].menhir == 8, "discs that lie out already stay as they are"


@pytest.mark.rule("TG-5.20.9", "TG-5.20.10")
def test_only_who_leaves_is_taken_out_of_what_its_seat_plays_and_of_what_was_done_that_day() -> None:
    state = replace(world_of(PACK, seats=[("ailei", "beor"), ("arev",)]), fed=("ailei", "beor"))
    scenario = on_land(state).given(CharacterWentAway("beor"))
    assert (scenario.state.seats, scenario.state.fed) == ((("ailei",), ("arev",)), ("ailei",))
    assert scenario.state.characters_each == (1, 1)


@pytest.mark.rule("TG-5.20.5", "TG-5.20.7")
@pytest.mark.parametrize("start", ["none", "of others"])
def test_a_group_comes_and_goes_also_where_the_start_of_the_chapter_does_not_know_it(start: str) -> None:
    """A save may hold no start of the chapter, or one that was kept before somebody joined."""
    others = None if start == "none" else world_of(PACK, "ailei")
    scenario = night().given_state(chapter_start=others).when(AskCompany())
    scenario.answers(1, "leave:beor").then_includes(CharacterWentAway("beor"))
    scenario.when(AskCompany()).answers(1, "back:beor").then_includes(CharacterCameBack("beor", 101))
    assert scenario.state.chapter_start == others and tuple(scenario.state.characters) == ("ailei", "beor")
    joined = night().given_state(chapter_start=others).when(AskCompany()).answers(0, "join:maggot")
    known = joined.state.chapter_start
    assert known is None if others is None else tuple(known.characters) == ("ailei", "maggot")


@pytest.mark.rule("TG-5.20.5")
def test_somebody_stays() -> None:
    scenario = without_beor().refused("TG-5.20.5", 0, "leave:ailei")
    assert why(scenario, "leave:ailei") == "somebody-stays"
    assert [why(scenario, key) for key in ("stay:ailei", "leave:beor", "back:beor", "join:beor")] == ["rule"] * 4
    assert why(gathered(), "leave:ailei") == "rule", "two are there"


@pytest.mark.rule("TG-5.20.8", "TG-5.20.9")
def test_secrets_are_handed_out_but_for_personal_ones_which_nobody_else_can_gain() -> None:
    scenario = gathered("ailei", "arev", "beor", items=("secret:1", "secret:2"))
    scenario.answers(2, "leave:beor").asks(1, "to:ailei", "to:arev")
    assert scenario.asked.seats == (0, 1), "who leaves has no say"
    scenario.answers(0, "to:arev").then_includes(
        CardGiven("beor", "arev", "secret:1", face_up=True), CharacterWentAway("beor")
    )
    assert [one.card for one in scenario.state.away["beor"].owned] == ["secret:2"]
    scenario.when(GainSecret(number=2, at=FOR_AILEI))
    assert owner_of(scenario.state, "secret:2") == "beor"


@pytest.mark.rule("TG-5.17.4", "TG-5.20.9")
def test_the_absent_have_taken_part_and_follow_nobody_who_died() -> None:
    scenario = on_land(world_of(PACK, "ailei", "beor")).given(CharacterWentAway("beor"), Died("ailei"))
    successor = on_land(scenario.state, ChooseSuccessor(seats=(0,), character="ailei"))
    successor.asks(0, "play:arev", "play:maggot").refused("TG-5.17.4", 0, "play:beor")
    assert unmet(successor.state, successor.question, 0, "play:beor").what == "unplayed"


@pytest.mark.rule("TG-5.20.5", "TG-5.20.12")
def test_who_came_or_went_does_neither_again_between_the_same_days() -> None:
    without_beor().asks(1, "join:arev", "join:maggot", "gathered")
    back = on_land(without_beor().state).when(AskCompany()).answers(1, "back:beor")
    back.asks(1, "join:arev", "join:maggot", "gathered").offers(0, "leave:ailei")
    new = gathered().answers(1, "join:maggot").asks(1, "leave:beor", "join:arev", "gathered")
    assert "leave:maggot" not in new.keys(1)


@pytest.mark.rule("TG-11.1.13", "TG-5.20.8")
def test_by_default_a_secret_goes_to_the_lowest_number_of_those_who_stay() -> None:
    state = changed(world_of(PACK, "ailei", "arev", "beor"), "ailei", items=("secret:1",))
    assert on_land(state).when(AskCompany()).answers(0, "leave:ailei").default() == "to:arev"


# Who comes


@pytest.mark.rule("TG-5.20.12")
def test_who_comes_back_is_as_before_beside_one_of_the_others() -> None:
    scenario = moved(without_beor(health=4, energy=3, terror=2, wealth=5), ailei=102)
    scenario.when(AskCompany()).asks(1, "back:beor", "join:arev", "join:maggot", "gathered")
    before = scenario.state.away["beor"]
    scenario.answers(1, "back:beor").then_includes(CharacterCameBack("beor", 102))
    assert scenario.state.characters["beor"] == before and scenario.state.away == {}
    assert figure(scenario, "beor").place == 102
    assert (in_game(scenario.state), tuple(scenario.state.characters)) == (2, ("ailei", "beor"))


@pytest.mark.rule("TG-5.20.7")
def test_who_joins_is_created_as_always_and_chooses_beside_whom_to_stand() -> None:
    scenario = moved(gathered(), ailei=102)
    scenario.answers(1, "join:maggot").then_includes(CharacterTaken(1, "maggot")).asks(1, "at:102", "at:101")
    assert scenario.default() == "at:102", "beside the lowest number"
    scenario.answers(1, "at:102").then_includes(CharacterJoined("maggot", 102))
    state = scenario.state
    assert (in_game(state), state.seats) == (3, (("ailei",), ("beor", "maggot")))
    assert len(state.pools["maggot/combat"]) == 15 and figure(scenario, "maggot").place == 102


@pytest.mark.rule("TG-5.20.7", "TG-3.1.1")
def test_more_than_four_are_never_there() -> None:
    scenario = gathered("ailei", "arev", "beor")
    scenario.answers(2, "join:maggot")
    scenario.answers(1, "leave:arev").answers(2, "gathered")
    full = gathered("ailei", "arev", "beor", "maggot")
    full.refused("TG-3.1.1", 0, "join:arev")
    assert [why(full, key) for key in ("join:arev", "back:arev", "call:arev")] == ["group-full", "group-full", "rule"]


FIFTH = [AILEI, AREV, MAGGOT, BEOR, {"id": "corm", "number": 5, "colour": "blue", "attributes": {}}]
"""A character of an expansion beside the four."""


@pytest.mark.rule("TG-3.1.1", "TG-5.17.4", "TG-5.20.5")
def test_the_dead_take_nobodys_place_and_do_not_leave() -> None:
    state = changed(world_of(land(character=FIFTH), "ailei", "arev", "maggot", "beor"), "beor", dead=True)
    scenario = on_land(replace(state, chapter_start=state)).given(PhaseBegan("evening", 5)).when(AskCompany())
    scenario.asks(3, "join:corm", "gathered")
    scenario.answers(3, "join:corm").then_includes(CharacterTaken(3, "corm"), CharacterJoined("corm", 101))
    full = on_land(scenario.state).when(AskCompany())
    full.asks(3, "leave:corm", "gathered")


@pytest.mark.rule("TG-3.1.1", "TG-5.20.12")
def test_nobody_comes_back_where_four_are_there() -> None:
    state = world_of(land(character=FIFTH), "ailei", "arev", "maggot", "beor")
    corm = replace(state.characters["beor"], id="corm", board="blue")
    scenario = on_land(replace(state, away={"corm": corm})).when(AskCompany())
    scenario.asks(3, "leave:beor", "gathered").refused("TG-3.1.1", 3, "back:corm")


@pytest.mark.rule("TG-3.1.2", "TG-3.1.15")
def test_nobody_joins_whose_board_another_uses() -> None:
    scenario = on_land(world_of(land(character=FIFTH), "ailei", "beor")).when(AskCompany())
    scenario.asks(1, "leave:beor", "join:arev", "join:maggot", "gathered")
    away = scenario.answers(1, "leave:beor").when(AskCompany())
    away.asks(0, "join:arev", "join:maggot", "gathered").offers(1, "back:beor")
    free = on_land(replace(world_of(land(character=FIFTH), "ailei", "beor"), free=True)).when(AskCompany())
    free.offers(1, "join:corm")


@pytest.mark.rule("TG-7.3.6", "TG-5.20.9")
@pytest.mark.parametrize(("boards", "joins"), [(4, True), (3, False)])
def test_in_free_play_who_joins_needs_a_board_that_neither_those_there_nor_the_absent_use(
    boards: int, joins: bool
) -> None:
    pack = land(board=[{"colour": colour} for colour in ("blue", "green", "grey", "brown")[:boards]])
    state = world_of(pack, "ailei", "arev", "beor")
    state = replace(changed(changed(state, "ailei", board="green"), "beor", board="blue"), free=True)
    scenario = on_land(changed(state, "arev", board="grey")).given(CharacterWentAway("beor")).when(AskCompany())
    assert ("join:maggot" in scenario.keys(0)) is joins


@pytest.mark.rule("TG-5.20.9", "TG-4.2.16")
def test_what_a_disc_on_the_absent_orders_concerns_those_who_are_there() -> None:
    bell = {"id": "bell", "kind": "time", "effects": [effect("gain", what="food")]}
    scenario = on_land(world_of(land(disc=[bell]), "ailei", "beor"))
    scenario.given(DiscPlaced("bell", 1, "character:beor"), CharacterWentAway("beor")).when(LowerDiscs())
    scenario.then_includes(Gained("ailei", "food", 1))


@pytest.mark.rule("TG-5.20.7", "TG-5.17.17")
def test_the_start_of_the_chapter_knows_who_came_and_went() -> None:
    scenario = gathered("ailei", "arev", "beor", food=3)
    scenario.answers(2, "leave:beor").answers(1, "join:maggot")
    start = scenario.state.chapter_start
    assert tuple(start.characters) == ("ailei", "arev", "maggot") and tuple(start.away) == ("beor",)
    assert start.journey.figures["maggot"].place == 101 and len(start.pools["maggot/diplomacy"]) == 15
    scenario.when(GrantMercy())
    assert tuple(scenario.state.characters) == ("ailei", "arev", "maggot")
    assert scenario.state.away["beor"].resources["food"] == 3
    assert scenario.state.pools["maggot/combat"] == start.pools["maggot/combat"]


@pytest.mark.rule("TG-5.20.7", "TG-5.20.12", "TG-5.17.17")
def test_the_start_of_the_chapter_knows_who_came_back_at_its_lowest_location() -> None:
    scenario = moved(without_beor(food=3), ailei=102).when(AskCompany()).answers(1, "back:beor")
    start = scenario.state.chapter_start
    assert start.characters["beor"].resources["food"] == 3 and start.away == {}
    assert (start.journey.figures["beor"].place, figure(scenario, "beor").place) == (101, 102)
    assert start.characters_each == scenario.state.characters_each == (1, 1)


@pytest.mark.rule("TG-5.20.7", "TG-5.20.10")
def test_who_joins_counts_at_the_start_of_the_chapter_too_and_the_decks_of_others_lie_there_as_they_lay() -> None:
    scenario = night()
    less = {**scenario.state.pools, "ailei/combat": ("K1/25-G",)}
    scenario.given_state(pools=less).when(AskCompany()).answers(1, "join:maggot")
    start = scenario.state.chapter_start
    assert start.characters_each == scenario.state.characters_each == (1, 2)
    assert (len(start.pools["ailei/combat"]), len(start.pools["maggot/combat"])) == (15, 15)


@pytest.mark.rule("TG-5.20.6")
def test_each_deck_may_be_rebuilt_once() -> None:
    scenario = night(available={"combat": ("K16/25-U",)}).when(BeginSession()).answers(0, "gathered")
    scenario.asks(1, "add:beor:K16/25-U", "adjusted:beor")
    scenario.answers(1, "add:beor:K16/25-U").then_includes(CardAdded("beor", "combat", "K16/25-U"))
    scenario.refused("TG-4.6.15", 1, "drop:beor:K16/25-U")


@pytest.mark.rule("TG-5.20.2", "TG-3.3.5", "TG-4.6.25")
@pytest.mark.parametrize("kept", [NightSaved(1, "0" * 64), ChapterSetUp()])
def test_a_night_and_the_start_of_a_chapter_keep_nothing_that_was_only_of_the_day(kept: Fact) -> None:
    state = world_of(PACK, "ailei", "beor")
    busy = replace(state, fed=("beor",), passed={"beor": state.characters["beor"]}, company=("beor",), session=3)
    scenario = on_land(replace(busy, night=state)).given(
        PartyFormed("dream", ("beor",)), PassedForDay("beor", exhausted=False), kept
    )
    found = scenario.state.night if isinstance(kept, NightSaved) else scenario.state.chapter_start
    assert (found.fed, found.passed, found.company, found.night) == ((), {}, None, None)
    assert found.journey.parties == () and found.characters == state.characters
    assert found.journey.figures["beor"].passed is isinstance(kept, NightSaved), "a night ends the day by itself"


# The save


@pytest.mark.rule("TG-5.20.1", "TG-5.20.3", "TG-5.20.4")
@pytest.mark.parametrize("answers", [0, 1, 2, 5, 11, 40, 90, 160])
def test_at_any_time_the_facts_so_far_restore_the_game_in_the_same_phase_and_ask_the_same(answers: int) -> None:
    first, position, stated = played(answers)
    assert follow_all(first, (one.fact for one in stated)) == position


OF_A_CHARACTER: dict[str, Any] = {
    "attributes": {"courage": 2},
    "food": 7,
    "health": 3,
    "skills": (5,),
    "items": ("item:sword", "secret:1"),
    "available": {"combat": ("K16/25-U",)},
}
ON_THE_LAND: dict[str, Any] = {
    "events": ("count",),
    "quests": ("count",),
    "discs": {"toll": Disc(3, "place:101")},
    "statuses": {"oath": (1,)},
    "places": {101: Place(101, (0, 0), menhir=4, guardians=("e1",), items=("boots",))},
    "figures": {"beor": Figure(101, passed=True, acted=True)},
}


def saved(state: State) -> State:
    """The state that the bytes of a save give back."""
    snapshots = snapshots_of(TAINTED_GRAIL)
    back: State = snapshots.position(snapshots.body(Position(state)), state.pack).state
    return back


@pytest.mark.rule("TG-5.20.2")
@pytest.mark.parametrize("field", [*OF_A_CHARACTER, *ON_THE_LAND, "decks", "advancement", "events in the deck", "away"])
def test_a_save_holds_all_that_may_have_changed(field: str) -> None:
    plain = world_of(PACK, "beor")
    if field in OF_A_CHARACTER:
        state = changed(plain, "beor", **{field: OF_A_CHARACTER[field]})
    elif field in ON_THE_LAND:
        state = replace(plain, journey=replace(plain.journey, **{field: ON_THE_LAND[field]}))
    elif field == "away":
        state = replace(plain, away={"ailei": Character("ailei", 0, 5, 6, 1)})
    else:
        pile = {"decks": "beor/combat", "advancement": "beor/combat-advancement"}.get(field, "events")
        state = replace(plain, piles={**plain.piles, pile: ("K1/25-U",)}, pools={**plain.pools, pile: ("K2/25-U",)})
    assert saved(state) == state != plain
