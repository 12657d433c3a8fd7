"""A small campaign with nothing wrong in it, as the texts of a pack, and with something wrong in it."""

from functools import cache

import pytest

from domain.kernel.errors import ContentError
from domain.tainted_grail.content.pack import Pack, read_pack
from tests.domain.edits import Edit, edited
from tests.domain.tainted_grail.world_packs import PACK, cards, characters

LAND, JOURNAL, EVENTS, THINGS = "land.toml", "journal.toml", "events.toml", "things.toml"

THINGS_TEXT = """
[faces]
guardian = ["N", "E", "S", "W", "nothing", "discard"]

[[encounter]]
id = "wolf"
colour = "green"
difficulty = 1
value = 2
right = { free = {} }
attack = [{ least = 0, most = 1, effects = [{ do = "tg.damage" }] }]

[[encounter]]
id = "warden"
colour = "grey"
difficulty = 1
traits = ["guardian"]
value = 1
right = { free = {} }
attack = [{ least = 0, most = 0, effects = [{ do = "tg.damage" }] }]
reward = [{ do = "tg.gain-status", status = "debts" }]

[[encounter]]
id = "widow"
colour = "blue"
difficulty = 1
right = { free = {} }
avoid = { cost = { wealth = 1 } }
failure = [{ do = "tg.gain", what = "terror" }]

[[encounter.ways]]
id = "talk"

[[encounter.ways.stages]]
variable = [{ gives = [{ do = "tg.affinity", count = 1 }] }]
reactions = [{ effects = [{ do = "tg.affinity", count = -1 }] }]

[[item]]
id = "rope"

[[skill]]
faces = [{ number = 1, attribute = "courage" }, { number = 2, attribute = "caution" }]

[[secret]]
number = 7

[[arena]]
id = "walk"
row = [{ meet = "wolf" }]
"""

LAND_TEXT = """
[[campaign]]
id = "tally"

[[location]]
number = 101
arrows = { N = 102, E = 104 }
menhir = true
dream = true
settlement = "friendly"
action = { energy = 1, effects = [{ do = "tg.gain", what = "reputation" }], limit = "day" }
rite = { disc = 8, step = 1, by_characters = { magic = 1 } }

[[location]]
number = 102
arrows = { S = 101, E = 103 }
settlement = "hostile"
instant = [{ effects = [{ do = "tg.encounter", draw = "blue" }], limit = "day" }]

[[location]]
number = 103
arrows = { W = 102, S = 104 }
action = { energy = 2, effects = [{ do = "tg.gain", what = "food" }] }
menhir = true
rite = { disc = 7, everyone = false, need = [{ is = "status", status = "debts", least = 2 }], each = { food = 1 } }

[[location]]
number = 104
arrows = { N = 103, W = 101 }
action = { energy = 1, effects = [{ do = "tg.share", what = "magic", count = 1 }], limit = "day" }

[[location]]
number = 105
changes = 104
arrows = { N = 103, W = 101, E = 106 }

[[location]]
number = 106
arrows = { W = 104 }
chapter = 2

[[disc]]
id = "ropes"
kind = "counting"
value = 2
effects = [{ do = "tg.swap", location = 104, to = 105 }]

[[disc]]
id = "fog"
kind = "time"
value = 3
effects = [{ do = "tg.lay-item", item = "rope", location = 103 }]

[[status]]
id = "price"
parts = 3

[[status]]
id = "debts"
parts = 4
numbered = false

[[status]]
id = "wanted"
"""

JOURNAL_TEXT = """
[[verse]]
location = 101
number = 1

[[verse.choices]]
effects = [{ do = "tg.go-to", verse = 2 }]

[[verse.choices]]
need = [{ is = "owns", card = "secret:7", whose = "party" }]
together = { wealth = 1 }
limit = "campaign"
effects = [{ do = "tg.go-to", verse = 3, book = true }]

[[verse]]
location = 101
number = 2

[[verse.effects]]
do = "tg.roll"
attribute = "empathy"
lines = [
  { least = 1, most = 3, then = [{ do = "tg.lose", what = "reputation" }] },
  { least = 4, then = [{ do = "tg.gain-status", status = "price", part = 1 }] },
]

[[verse]]
location = 102
number = 1

[[verse.effects]]
do = "tg.encounter"
meet = "widow"
won = [{ do = "tg.gain-secret", number = 7 }, { do = "tg.gain-status", status = "price", part = 2 }]
avoided = [{ do = "tg.gain-status", status = "wanted" }]
otherwise = [{ do = "tg.gain", what = "terror" }]

[[verse.choices]]
need = [{ is = "status", status = "wanted" }]
each = { energy = 1 }
effects = [{ do = "tg.lose-status", status = "wanted" }]

[[verse.choices]]
need = [{ is = "unused", mark = "bread" }]
effects = [{ do = "tg.once", mark = "bread", per = "campaign", then = [{ do = "tg.gain", what = "food" }] }]

[[verse]]
location = 103
number = 1
effects = [{ do = "tg.place-disc", disc = "fog", on = "place:103" }]

[[verse]]
location = 104
number = 1

[[verse.choices]]
effects = [{ do = "tg.go-to", verse = 2 }]

[[verse]]
location = 105
number = 1

[[verse.choices]]
effects = [{ do = "tg.go-to", verse = 2 }]

[[verse]]
location = 104
number = 2
effects = [{ do = "tg.change-disc", disc = "ropes", count = -1 }]

[[verse]]
location = 106
number = 1

[[verse.effects]]
do = "tg.each"
who = "participants"
then = [{ do = "tg.gain", what = "experience" }]

[[book]]
number = 3
effects = [{ do = "tg.gain-status", status = "price", part = 3 }]

[[book]]
number = 500
effects = [{ do = "tg.each", who = "all", then = [{ do = "tg.gain", what = "food", count = 2 }] }]

[[dream]]
location = 101

[[dream]]
location = 101
kind = "nightmare"
effects = [{ do = "tg.gain", what = "terror" }]
"""

EVENTS_TEXT = """
[[chapter]]
number = 1

[[chapter]]
number = 2
effects = [{ do = "tg.put-random" }]

[[event]]
id = "in-her-hand"
chapter = 1
part = 1
effects = [{ do = "tg.place-disc", disc = "ropes", on = "place:104" }, { do = "tg.put-random" }]

[event.quest]
need = { is = "status", status = "price", parts = [1, 2] }
success = [{ do = "tg.reveal-event", event = "one-notch" }]

[[event]]
id = "one-notch"
chapter = 1
part = 2
effects = [{ do = "tg.gain-status", status = "debts" }, { do = "tg.end-chapter" }]

[[event]]
id = "last-count"
chapter = 2
part = 1

[[event.effects]]
do = "tg.if"
need = { is = "status", status = "price", parts = [3] }
then = [{ do = "tg.reveal-event", event = "supper" }, { do = "tg.end-campaign", won = true }]
otherwise = [{ do = "tg.end-campaign", won = false }]

[[event]]
id = "supper"
chapter = 2
discard = true
effects = [{ do = "tg.gain", what = "food" }]

[[random]]
id = "levy"
effects = [{ do = "tg.place-guardian", encounter = "warden" }]

[[random]]
id = "long-light"
today = { twice = 1 }
"""


@cache
def campaign_files() -> dict[str, str]:
    """The texts of the pack by file name."""
    texts = {LAND: LAND_TEXT, JOURNAL: JOURNAL_TEXT, EVENTS: EVENTS_TEXT, THINGS: THINGS_TEXT}
    own = {"pack.toml": PACK, "characters.toml": characters(), "cards.toml": cards()}
    return {**own, **texts}


@cache
def campaign() -> Pack:
    """The pack as it should be."""
    return read_pack(campaign_files())


def broken(*edits: Edit) -> dict[str, str]:
    """The texts of the pack with these changes, each of which must change something."""
    return edited(campaign_files(), edits)


def refusal(rule: str, *edits: Edit) -> str:
    """What the check of this rule says to these changes. Its fault must have the file of the last, and a line."""
    with pytest.raises(ContentError) as caught:
        read_pack(broken(*edits))
    found = [one for one in caught.value.faults if one.message.startswith(f"{rule}: ")]
    assert found, [str(one) for one in caught.value.faults]
    assert found[0].file == edits[-1][0] and found[0].line, str(found[0])
    return found[0].message.partition(": ")[2]


def warnings(*edits: Edit) -> list[str]:
    """What is doubted in a pack with these changes, which is accepted."""
    return [one.message for one in read_pack(broken(*edits)).warnings]
