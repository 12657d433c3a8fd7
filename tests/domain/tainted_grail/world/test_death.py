"""Playing on after a death. Source: TG-5.17."""

from typing import Any

import pytest
from msgspec.structs import replace

from domain.kernel.chance.pile import place_of
from domain.kernel.fact import CardsPutUnder, CardsShuffled, CardsTaken
from domain.tainted_grail.content.land import Rite
from domain.tainted_grail.facts.days import CampaignLost, DayBegan, PhaseBegan
from domain.tainted_grail.facts.death import CharacterEntered, EstateLeft, MercyGranted
from domain.tainted_grail.facts.encounter import CardsCollected, CharacterLeft
from domain.tainted_grail.facts.events import DiscPlaced
from domain.tainted_grail.facts.items import CardGiven, CardGivenUp
from domain.tainted_grail.facts.journal import VerseRead
from domain.tainted_grail.facts.land import LocationLost
from domain.tainted_grail.facts.parties import PartyFormed, PartyLeft
from domain.tainted_grail.queries.effects import amount
from domain.tainted_grail.queries.encounter import present
from domain.tainted_grail.queries.rites import disc_of, price_for_party
from domain.tainted_grail.state import Owned, State
from domain.tainted_grail.tasks.actions import ChooseAction
from domain.tainted_grail.tasks.days import BeginEvening, Dreams, EndDay
from domain.tainted_grail.tasks.death import LeaveEstate
from domain.tainted_grail.tasks.effects.base import At, Cost, Measure
from domain.tainted_grail.tasks.effects.holdings import DrawItems
from domain.tainted_grail.tasks.effects.land import PlaceDisc
from domain.tainted_grail.tasks.encounter import FetchEncounter
from domain.tainted_grail.tasks.land import CloseWorld
from domain.tainted_grail.tasks.tracks import Die
from domain.tainted_grail.vocabulary.terms import MERCY
from tests.domain.tainted_grail.world.land import figure, land, moved, on_land, places, revealed, world_of
from tests.dsl import Scenario

SECRETS = [{"number": 1}, {"number": 2, "personal": True}, {"number": 3, "keywords": ["weapon"]}]
BOOK = [{"number": 500, "effects": [{"do": "tg.share", "what": "food", "count": 2}]}]


def remembered(state: State) -> State:
    """The state, which remembers itself as the start of the chapter."""
    return replace(state, chapter_start=state)


def having(state: State, who: str, **fields: Any) -> State:
    """The state with these fields of a character."""
    return replace(state, characters={**state.characters, who: replace(state.characters[who], **fields)})


def dies(state: State, who: str = "beor", at: int | None = None) -> Scenario:
    """Somebody dies, if given at another place."""
    scenario = revealed(on_land(state), 102)
    if at is not None:
        scenario = moved(scenario, **{who: at})
    return scenario.when(Die(who))


@pytest.mark.rule("TG-5.17.13", "TG-5.17.14", "TG-5.16.12")
@pytest.mark.vector("TV-124")
def test_the_survivors_choose_how_to_go_on() -> None:
    scenario = dies(remembered(world_of(land(), "ailei", "arev", "beor")))
    scenario.asks(0, "mercy", "successor", "end").asks(1, "mercy", "successor", "end")
    assert 2 not in scenario.asked.seats, "the dead have no say"
    assert scenario.default() == "mercy"
    scenario.answers(1, "end").then_includes(CampaignLost())
    assert scenario.rules[scenario.facts.index(CampaignLost())] == "TG-5.17.14", "they end it, not the death alone"
    assert scenario.state.status == "lost" and scenario.position.agenda == ()


@pytest.mark.rule("TG-7.4.4", "TG-5.17.4")
@pytest.mark.vector("TV-124")
def test_who_plays_alone_has_mercy_or_the_end() -> None:
    scenario = dies(remembered(world_of(land(), "beor"))).asks(0, "mercy", "end")
    scenario.refused("TG-7.4.4", 0, "successor")
    full = dies(world_of(land(), "ailei", "arev", "maggot", "beor"))
    full.asks(0, "end").refused("TG-5.17.4", 0, "successor")


@pytest.mark.rule("TG-5.17.5", "TG-5.17.10", "TG-5.17.11", "TG-5.17.12")
def test_a_new_character_enters_at_the_lowest_location_and_may_act() -> None:
    pack = land(at_101={"instant": [{"effects": [{"do": "tg.gain", "what": "food"}]}]})
    scenario = dies(world_of(pack, "ailei", "beor")).answers(0, "successor")
    assert scenario.asks(1, "play:arev", "play:maggot").default() == "play:arev"
    scenario.answers(1, "play:maggot").then_includes(CharacterEntered("maggot", 101))
    new = scenario.state.characters["maggot"]
    assert (new.seat, new.health, new.resources.get("food", 0)) == (1, 9, 0)
    assert not figure(scenario, "maggot").passed
    assert scenario.state.characters_each == (1, 1)


@pytest.mark.rule("TG-5.17.12", "TG-4.4.28", "TG-5.9.5")
def test_the_dead_whom_another_follows_does_not_count() -> None:
    pack = land(disc=[{"id": "heads", "kind": "counting", "value": 2, "by_characters": True}])
    scenario = dies(world_of(pack, "ailei", "beor")).answers(0, "successor").answers(1, "play:maggot")
    rite = Rite(disc=8, step=1, by_characters=Cost(magic=1))
    assert (disc_of(scenario.state, rite), price_for_party(scenario.state, rite)) == (6, Cost(magic=2))
    at = At("ailei", "event", "event:tale")
    assert amount(scenario.state, at, Measure(characters=True)) == 2
    on_land(scenario.state).when(PlaceDisc(disc="heads", at=at)).then(DiscPlaced("heads", 4, "place:101"))


@pytest.mark.rule("TG-5.17.6", "TG-5.17.8", "TG-5.17.15")
def test_items_lie_where_their_owner_died_and_all_else_is_gone() -> None:
    owned = (Owned("item:sword"), Owned("secret:2"))
    state = having(world_of(land(secrets=SECRETS), "ailei", "beor"), "beor", owned=owned, resources={"food": 3})
    scenario = dies(state, at=102).answers(0, "successor").answers(1, "play:arev")
    assert places(scenario)[102].items == ("sword",)
    dead = scenario.state.characters["beor"]
    assert (dead.owned, dead.resources, dead.dead) == ((), {}, True)
    assert "secret:2" in scenario.state.removed, "a personal secret leaves the game"


@pytest.mark.rule("TG-5.17.9", "TG-5.5.12")
def test_the_player_of_the_dead_gives_its_secrets_away() -> None:
    owned = (Owned("secret:1"), Owned("secret:3"))
    state = having(world_of(land(secrets=SECRETS), "ailei", "arev", "beor"), "beor", owned=owned)
    scenario = dies(state).answers(0, "successor").asks(2, "to:ailei", "to:arev")
    assert scenario.default() == "to:ailei"
    scenario.answers(2, "to:arev").then_includes(CardGiven("beor", "arev", "secret:1", face_up=True))
    scenario.answers(2, "to:ailei").then_includes(CardGiven("beor", "ailei", "secret:3", face_up=False))
    scenario.then_no(CardGivenUp)


@pytest.mark.rule("TG-5.17.9", "TG-5.17.6")
def test_what_the_last_of_the_dead_knew_goes_back_as_nobody_is_left_to_tell() -> None:
    state = having(world_of(land(secrets=SECRETS), "ailei", "beor"), "beor", owned=(Owned("secret:1"),))
    scenario = dies(having(state, "ailei", dead=True)).answers(1, "successor")
    scenario.then_includes(CardGivenUp("beor", "secret:1", removed=False)).asks(1, "play:arev", "play:maggot")


@pytest.mark.rule("TG-5.17.7", "TG-4.2.5")
def test_what_the_dead_carried_goes_with_the_place_where_they_died() -> None:
    state = having(world_of(land(items=[{"id": "sword"}]), "ailei", "beor"), "beor", owned=(Owned("item:sword"),))
    scenario = moved(revealed(on_land(state), 104), beor=104).given(LocationLost(104, removed=False))
    scenario.when(LeaveEstate("beor")).then_includes(CardsPutUnder(("sword",), "items"), EstateLeft("beor", 0, ()))
    moved(revealed(on_land(state), 104), beor=104).when(LeaveEstate("beor")).then_includes(
        EstateLeft("beor", 104, ("sword",))
    ).then_no(CardsPutUnder)


@pytest.mark.rule("TG-4.5.24", "TG-5.16.13")
def test_the_dead_leave_every_party() -> None:
    scenario = on_land(world_of(land(), "ailei", "beor")).given(PartyFormed("action", ("ailei", "beor"), "ailei"))
    scenario.when(Die("beor")).answers(0, "successor").then_includes(PartyLeft("beor", all=True))
    assert scenario.state.journey.parties[0].members == ("ailei",)


@pytest.mark.rule("TG-6.14.9", "TG-5.17.14")
@pytest.mark.parametrize("answer", ["successor", "end", "mercy"])
def test_an_encounter_goes_on_without_the_dead_and_who_follows_or_ends_with_the_tale(answer: str) -> None:
    state = remembered(world_of(land(), "ailei", "beor"))
    scenario = on_land(state).when(FetchEncounter("e1")).answers(0, "keep:ailei").answers(1, "keep:beor")
    scenario.answers(0, "activate:ailei").when(Die("beor")).asks(0, "mercy", "successor", "end").answers(0, answer)
    if answer == "successor":
        scenario.answers(1, "play:arev").asks(0)
        assert present(scenario.state) == ("ailei",) and scenario.asked.seats == (0,)
        scenario.answers(0, "flee").then_includes(CharacterLeft("ailei", "fled"))
    elif answer == "end":
        assert scenario.state.status == "lost" and scenario.position.agenda == ()
    else:
        scenario.then_includes(CardsCollected("ailei"), CardsCollected("beor"), MercyGranted(1))
        assert scenario.state.status == "running" and scenario.state.encounter is None


@pytest.mark.rule("TG-5.17.1", "TG-5.17.2", "TG-5.17.3")
def test_mercy_goes_back_to_the_start_of_the_chapter_and_grants_its_verse() -> None:
    start = world_of(land(book=BOOK), "ailei", "beor")
    state = having(remembered(start), "ailei", health=2, resources={"wealth": 4})
    scenario = dies(state).answers(0, "mercy")
    scenario.then_includes(MercyGranted(1), VerseRead(0, MERCY)).then_no(CampaignLost, EstateLeft)
    ailei = scenario.state.characters["ailei"]
    assert (ailei.health, ailei.resources.get("wealth", 0)) == (7, 0)
    assert not scenario.state.characters["beor"].dead


@pytest.mark.rule("TG-5.17.17", "TG-3.3.5", "TG-11.1.5")
@pytest.mark.vector("TV-206")
def test_mercy_is_no_undo_the_counters_of_chance_run_on() -> None:
    start = remembered(replace(world_of(land(), "beor"), streams={"deck/items": 10}))
    state = replace(start, streams={"deck/items": 17}, piles={**start.piles, "items": ()})
    scenario: Any = dies(state).answers(0, "mercy")
    assert scenario.state.streams["deck/items"] == 17
    assert scenario.state.piles["items"] == start.piles["items"]
    assert scenario.state.chapter_start == start.chapter_start, "it can be used again"


@pytest.mark.rule("TG-5.17.1", "TG-3.3.8")
@pytest.mark.parametrize(
    ("phase", "step", "begins"),
    [("dawn", 5, ("dawn", 5)), ("day", 1, None), ("evening", 3, ("evening", 3))],
)
def test_mercy_goes_on_in_the_step_in_which_the_chapter_began(phase: Any, step: int, begins: Any) -> None:
    start = on_land(world_of(land(), "beor")).given(PhaseBegan(phase, step)).state
    scenario = dies(remembered(start)).answers(0, "mercy")
    begun = [(fact.phase, fact.step) for fact in scenario.facts if isinstance(fact, PhaseBegan)]
    assert begun[:1] == ([begins] if begins else [])
    scenario.asks(0)
    assert scenario.state.journey.day == (2 if phase == "evening" else 1)


@pytest.mark.rule("TG-5.17.1", "TG-5.17.2")
def test_mercy_drops_whatever_the_death_broke_into() -> None:
    """Otherwise the evening in which somebody died would come a second time, after the day that is played again."""
    evening = on_land(remembered(world_of(land(), "ailei", "beor")), Dreams(), EndDay())
    left = evening.when(Die("beor")).answers(0, "mercy").asks(0).position.agenda
    assert [type(task) for task in left] == [ChooseAction, BeginEvening, CloseWorld]


@pytest.mark.rule("TG-5.17.1")
def test_mercy_in_the_first_chapter_begins_with_the_first_day() -> None:
    state = world_of(land(), "beor")
    before = replace(state, journey=replace(state.journey, day=0))
    scenario = dies(replace(state, chapter_start=before)).answers(0, "mercy")
    assert DayBegan(1) in scenario.facts


@pytest.mark.rule("TG-5.17.17")
def test_the_log_states_what_comes_back_to_each_pool() -> None:
    """Whoever follows pools by the log alone knows what can be drawn after Mercy."""
    start = remembered(world_of(land(), "beor"))
    scenario = on_land(start).when(DrawItems(count=2, at=At("beor", "verse")))
    for _ in range(4):
        if scenario.position.asked is None or scenario.state.status != "running":
            break
        scenario.answers(0, scenario.keys(0)[0])
    spent = replace(scenario.state, status="running")
    back = dies(spent).answers(0, "mercy")
    drawn = {card.removeprefix("item:") for card in (one.card for one in spent.characters["beor"].owned)}
    shuffled = [fact for fact in back.facts if isinstance(fact, CardsShuffled) and fact.pool == "items"]
    assert drawn and {card for fact in shuffled for card in fact.cards} == drawn
    assert back.facts.index(shuffled[0]) < back.facts.index(MercyGranted(1))
    assert back.state.pools["items"] == start.pools["items"]


@pytest.mark.rule("TG-5.17.17")
def test_the_start_of_the_chapter_knows_who_follows_the_dead() -> None:
    """Mercy after a second death brings back neither the first dead nor what the successor has gained since."""
    owned = (Owned("item:sword"), Owned("secret:1"))
    state = remembered(having(world_of(land(secrets=SECRETS), "ailei", "beor"), "beor", owned=owned))
    scenario = dies(state).answers(0, "successor").answers(1, "play:maggot")
    start = scenario.state.chapter_start
    assert start is not None and start.characters["beor"].dead and start.characters["beor"].owned == ()
    assert start.journey.places[101].items == ("sword",)
    assert start.journey.figures["maggot"].place == 101 and len(start.pools["maggot/combat"]) == 15
    assert start.characters_each == (1, 1) and start.seats == (("ailei",), ("beor", "maggot"))
    richer = having(scenario.state, "maggot", resources={"food": 4})
    back = dies(richer, "ailei").answers(1, "mercy").state
    assert [one for one, each in back.characters.items() if not each.dead] == ["ailei", "maggot"]
    assert back.characters["maggot"].resources.get("food", 0) == 0
    assert back.pools["maggot/combat"] == start.pools["maggot/combat"]


@pytest.mark.rule("TG-5.17.6", "TG-5.20.7")
def test_the_dead_may_be_unknown_at_the_start_of_the_chapter() -> None:
    """A save may hold a start that was kept before somebody joined."""
    state = replace(world_of(land(), "ailei", "beor"), chapter_start=world_of(land(), "ailei"))
    scenario = dies(state).answers(0, "successor").answers(1, "play:maggot")
    start = scenario.state.chapter_start
    assert start is not None and tuple(start.characters) == ("ailei", "maggot")


@pytest.mark.rule("TG-5.17.17")
def test_the_log_states_what_leaves_each_pool() -> None:
    """A card that joined a pool during the chapter must not be drawn after Mercy."""
    start = remembered(world_of(land(), "beor"))
    pools, piles = start.pools["items"], start.piles["items"]
    joined = replace(
        start,
        pools={**start.pools, "items": (*pools, "strange")},
        piles={**start.piles, "items": (*piles, place_of("items"))},
    )
    back = dies(joined).answers(0, "mercy").then_includes(CardsTaken("items", ("strange",), "items"))
    assert (back.state.pools["items"], back.state.piles["items"]) == (pools, piles)
