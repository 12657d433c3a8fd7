"""What a pack may hold at most: effects that end, lists that are short, possible amounts. Source: TG-10.10, 10.11."""

import pytest

from domain.kernel.content.source import FAULTS_MAX
from domain.kernel.errors import ContentError
from domain.tainted_grail.content.checks import references
from domain.tainted_grail.content.checks.effects import DEPTH_MAX
from domain.tainted_grail.content.pack import read_pack
from tests.domain.tainted_grail.pack_edits import ITEMS, item, needing, opportunity
from tests.domain.tainted_grail.world_packs import broken, refusal


def test_tg_10_10_1_effects_end() -> None:
    rule = "TG-10.10.1"
    deep = '{ do = "tg.may", then = [' * DEPTH_MAX + '{ do = "tg.draw" }' + "] }" * DEPTH_MAX
    assert "too deep" in refusal(rule, opportunity(deep))
    denied = '{ is = "not", of = ' * DEPTH_MAX + '{ is = "uncovered" }' + " }" * DEPTH_MAX
    assert "too deep" in refusal(rule, needing(denied[2:-2]))
    each = '{ do = "tg.each", who = "participants", then = ['
    wide = each * 4 + '{ do = "tg.draw" }' + "] }" * 4
    assert "341 steps" in refusal(rule, opportunity(wide))
    often = '{ do = "tg.repeat", cost = { energy = 1 }, then = ['
    assert "421 steps" in refusal(rule, opportunity(often * 2 + '{ do = "tg.draw" }' + "] }" * 2))


def test_tg_6_10_1_no_opportunity_attack_orders_another_for_ever() -> None:
    another = '{ do = "tg.toss", skull = [{ do = "tg.suffer-opportunity" }] }'
    assert refusal("TG-6.10.1", opportunity(another)) == "an opportunity attack cannot order another; remove the order"
    instead = item(f'when = "instead", of = "damage", effects = [{another}]')
    assert refusal("TG-6.10.1", instead) == "an opportunity attack cannot replace an effect; use another effect"
    read_pack(broken(item(f'when = "active", effects = [{another}]')))


@pytest.mark.rule("TG-10.10.1")
def test_what_the_game_fills_in_no_pack_says() -> None:
    whom = '{ do = "tg.draw", at = { character = "beor", cause = "ability" } }'
    assert refusal("TG-10.10.1", opportunity(whom)) == "the game fills in whom the effect concerns; remove the field"
    behind = '{ do = "tg.discard-last", rest = [{ do = "tg.draw" }] }'
    assert (
        refusal("TG-10.10.1", opportunity(behind)) == "the game fills in what waits behind a discard; remove the field"
    )


@pytest.mark.rule("TG-10.10.1")
def test_lists_that_menus_are_made_of_are_short() -> None:
    one = 'when = "any-time", cost = { energy = 1 }, effects = [{ do = "tg.draw" }]'
    edit = ITEMS, r"\Z", f'\n[[item]]\nid = "odd"\nabilities = [{", ".join([f"{{ {one} }}"] * 9)}]\n'
    assert refusal("TG-10.10.1", edit) == "9 entries; possible: up to 8"
    sides = ", ".join(['[{ do = "tg.draw" }]'] * 9)
    assert "9 entries" in refusal("TG-10.10.1", opportunity(f'{{ do = "tg.choose", one = [{sides}] }}'))


@pytest.mark.parametrize(
    ("effect", "message"),
    [
        ('{ do = "tg.draw", count = 0 }', "0; possible: 1 to 20"),
        ('{ do = "tg.draw", count = 1000000000 }', "1000000000; possible: 1 to 20"),
        ('{ do = "tg.pool", count = -21 }', "-21; possible: -20 to 20"),
        ('{ do = "tg.draw", count = { cards = true, times = 99 } }', "99; possible: -20 to 20"),
        ('{ do = "tg.multiply", times = 1 }', "1; possible: 2 to 9"),
        ('{ do = "tg.multiply", times = 10 }', "10; possible: 2 to 9"),
        ('{ do = "tg.draw", count = { plus = 1 } }', "0 things are counted"),
        ('{ do = "tg.pay", cost = { energy = -1 } }', "-1; possible: 0 to 20"),
        ('{ do = "tg.pay", cost = {} }', "the cost is empty"),
        ('{ do = "tg.choose", one = [[{ do = "tg.draw" }]] }', "at least two sides"),
        ('{ do = "tg.discard", to = -1 }', "-1; possible: 0 to 20"),
    ],
)
def test_tg_10_10_1_amounts_are_possible(effect: str, message: str) -> None:
    assert message in refusal("TG-10.10.1", opportunity(effect))


def test_tg_10_10_2_unknown_words_make_a_pack_invalid() -> None:
    with pytest.raises(ContentError, match=r"possible: .*tg.damage"):
        read_pack(broken(opportunity('{ do = "tg.explode" }')))
    with pytest.raises(ContentError, match=r"possible: .*zone"):
        read_pack(broken(needing('is = "weather"')))


def test_tg_10_11_1_a_pack_full_of_faults_is_looked_through_no_further(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[object] = []
    monkeypatch.setattr(references, "unknown", lambda word, allowed: looked.append(word) or "unknown")
    gains = ", ".join(f'{{ do = "tg.gain-item", item = "odd-{n}" }}' for n in range(90))
    items = (f'\n[[item]]\nid = "i-{n}"\nabilities = [{{ when = "active", effects = [{gains}] }}]\n' for n in range(5))
    with pytest.raises(ContentError) as caught:
        read_pack(broken((ITEMS, r"\Z", "".join(items).replace("}, {", "},\n{"))))

    assert len(caught.value.faults) == len(looked) == FAULTS_MAX
