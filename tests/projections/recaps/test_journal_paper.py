"""The journal of a campaign as a book: each text and each choice once, in order, by day and place."""

from projections.journal import Page
from projections.recaps.journal_paper import html, told_once
from projections.recaps.journal_paper import text as lines
from tests.domain.tainted_grail.world_packs import avalon
from tests.projections.tainted_grail.worded import messages_of

MILL, FOLD = ("Tarry’s Mill", "place:102"), ("Lamb’s Fold", "place:111")
EVENINGS = [
    [
        Page(1, *MILL, "verse:102.1", "The wheel turns & turns.", ("Knock.",)),
        Page(2, *FOLD, "verse:111.1", "The sheep look up.", ()),
    ],
    [
        Page(5, *MILL, "verse:102.1", "The wheel turns & turns.", ("Knock.",)),
        Page(5, *FOLD, "verse:111.1", "The sheep look up.", ()),
        Page(6, *MILL, "verse:102.1", "The wheel turns & turns.", ("Leave.",)),
    ],
]


def test_what_was_read_or_chosen_before_is_not_told_again() -> None:
    first, second = told_once(EVENINGS)

    assert first == EVENINGS[0]
    assert second == [Page(6, *MILL, "verse:102.1", None, ("Leave.",))]


def test_it_is_told_by_evening_day_and_place_in_both_languages() -> None:
    told, pack = told_once(EVENINGS), avalon()

    assert lines("The Long Winter", told, messages_of(pack, "en")).splitlines()[3:] == [
        *("Evening 1", "---------", "", "Day 1, Tarry’s Mill", "  The wheel turns & turns.", "  → Knock."),
        *("", "Day 2, Lamb’s Fold", "  The sheep look up."),
        *("", "Evening 2", "---------", "", "Day 6, Tarry’s Mill", "  → Leave."),
    ]
    page = html("<Winter>", told, messages_of(pack, "de"))
    assert "<h1>&lt;Winter&gt; – Das Tagebuch</h1>" in page and "<h3>Tag 1, Tarry’s Mill</h3>" in page
    assert "<p>The wheel turns &amp; turns.</p>\n<p><em>→ Knock.</em></p>" in page
    assert "Noch ist nichts gelesen." in lines("", [], messages_of(pack, "de"))
