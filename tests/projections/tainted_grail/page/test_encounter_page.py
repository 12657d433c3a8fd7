"""An encounter on the page: the enemy, the row whose edges meet, the hands, the sheets."""

from __future__ import annotations

from xml.etree.ElementTree import Element

from domain.tainted_grail.facts.cards import CardLaid, ChargesChanged, MarkerMoved, PoolChanged
from domain.tainted_grail.facts.rounds import CharacterActivated
from tests.domain.tainted_grail.fixtures import C1, C2, C3, begun, encounter
from tests.domain.tainted_grail.wild_pack import wild
from tests.projections.tainted_grail.golden_board import fight
from tests.projections.tainted_grail.page.pages import classed, ids, page, text_of, thing


def halves(part: Element, state: str) -> int:
    """How many halves of edges are drawn so."""
    return len(classed(part, state))


def test_the_enemy_shows_its_pool_and_the_line_in_force() -> None:
    shown = page(fight().given(PoolChanged(2)))["enemy"]
    pool = classed(shown, "pool")[0]

    assert "Pool 2 of 5 needed" in text_of(pool)
    assert [one.get("class") for one in pool.iter("li")] == ["on", "on", None, None, None]
    assert [text_of(one) for one in classed(shown, "force")] == [
        "2 to 3Suffer 2 damage; take 1 marker from the pool in force"
    ]
    assert "Grey · difficulty 1 · round 1, the enemy acts" in text_of(shown)
    assert [one.get("class") for one in classed(shown, "stops")[0]][:2] == ["here", "ahead"]


def test_a_talk_shows_its_track_and_its_stages() -> None:
    scenario = encounter("ailei", card="d1").given(CharacterActivated("ailei"), MarkerMoved(-1))
    shown = page(scenario, "de")["enemy"]
    cells = classed(shown, "affinity")[0].findall("ol/li")
    here = [n for n, one in enumerate(cells) if "here" in one.get("class", "").split()]

    assert len(here) == 1
    assert "zone-" in cells[here[0]].get("class", "")
    assert "Verhältnis −1" in text_of(shown)
    assert [text_of(one) for one in classed(shown, "stage")][:2] == ["Etappe 1, jetzt", "Etappe 2"]
    assert classed(shown, "tag")


def test_keys_light_up_where_edges_meet() -> None:
    shown = page(fight())["row"]
    drawing = classed(shown, "seq")[0]

    assert ids(shown) == ["encounter:e1", "card:K5/25-U", "card:K2/25-U"]
    keys = [one for one in drawing.iter() if one.get("data-key")]
    lit = [one.get("data-key") for one in keys if classed(one, "litring")]
    assert lit == ["60/a1", "60/free", "164/magic", "164/free"]
    assert len({one.get("data-key") for one in keys}) == len(keys)
    assert (halves(drawing, "lit"), halves(drawing, "dark")) == (8, 0)
    assert len(classed(drawing, "litring")) == 4
    assert thing(drawing, "card:K2/25-U").findtext("title") == "K2 25 U (Beor)"
    assert "Aggression 1enough: Beor" in text_of(classed(shown, "nextedge")[0])


def test_a_key_that_stays_dark_has_a_bar_instead_of_rays() -> None:
    scenario = encounter("ailei", pack=wild(), laid=[("ailei", "K5/25-G")], given={"ailei": {"attributes": {}}})
    drawing = classed(page(scenario)["row"], "seq")[0]
    dark = [one for one in drawing.iter("g") if one.get("data-key") == "60/a1"]

    assert [len(classed(one, "bar")) for one in dark] == [1]
    assert [len(classed(one, "litring")) for one in dark] == [0]


def test_a_covered_card_is_shaded_and_its_text_is_not_told() -> None:
    scenario = begun(encounter("beor", pack=wild(), laid=[("beor", C2), ("beor", C3)])).given(ChargesChanged(C3, 2))
    shown = page(scenario)["row"]

    assert len(classed(thing(shown, f"card:{C2}"), "covered")) == 1
    assert classed(thing(shown, f"card:{C3}"), "covered") == []
    assert "2" in [one.text for one in thing(shown, f"card:{C3}").iter("text")]
    assert "K2 25 U" not in [one.findtext("b") for one in shown.iter("li")]


def test_a_hidden_hand_is_backs_that_are_counted() -> None:
    scenario = begun(encounter("beor", "ailei", pack=wild(), hands={"beor": (C1, C2), "ailei": ()}, seen="own"))
    own, others = page(scenario, seat=0), page(scenario, seat=None)

    assert ids(own["hand"])[:2] == [f"card:{C1}", f"card:{C2}"]
    assert [len(classed(one["hand"], "hcard")) for one in (own, others)] == [2, 0]
    assert ids(others["hand"])[:2] == ["hand:beor/0", "hand:beor/1"]
    assert [one.get("aria-label") for one in classed(others["sheets"], "backs")] == ["2 cards face down"]


def test_a_card_says_its_edges_in_words_too() -> None:
    shown = page(fight())["hand"]

    assert classed(shown, "sr")[0].text
    assert "left: " in (classed(shown, "sr")[0].text or "")


def test_a_sheet_shows_tracks_attributes_and_what_somebody_has() -> None:
    shown = page(fight())["sheets"]
    energy = thing(shown, "holding:beor/energy")
    sheet = next(shown.iter("article"))

    assert [one.get("class") for one in energy.iter("i")] == ["z on", *["on"] * 4, "on here", None, None, None]
    assert "active" in sheet.get("class", "").split()
    assert [one.get("data-seat") for one in classed(sheet, "player")] == ["0"]
    assert text_of(thing(sheet, "attribute:beor/aggression")) == "Aggression3"  # the name of its sign, and its value
    assert "prevent 1 of each damage" in text_of(thing(sheet, "item:wall"))
    assert {"skill:1", "deck:beor/combat", "holding:beor/food"} <= {*ids(shown)}
    assert "Combat deck 3" in text_of(thing(shown, "deck:beor/combat"))


def test_a_card_that_was_laid_by_someone_else_bears_that_figure() -> None:
    scenario = encounter("beor", "ailei", pack=wild()).given(CardLaid("ailei", "K1/25-G", 0, {}, "effect"))
    laid = thing(page(scenario)["row"], "card:K1/25-G")

    assert laid.findtext("title") == "K1 25 G (Ailei)"
    assert classed(laid, "f-green")
