"""Texts with the words of a game in them, which the service and the pages mark alike: in brackets what is marked."""

from projections.book.form import BookWord


def word(id: str, *forms: str) -> BookWord:
    return BookWord(id, forms[0], "It means something.", forms, ())


WORDS = (
    word("alarm", "alarm", "alarms"),
    word("alarm-marker", "alarm marker", "alarm markers"),
    word("food", "Food"),
    word("turm", "Turm", "Türme", "Turms"),
)

NAMES = ["Turm der Stille", "Food for the Dead", "Food-Cart (old) + more?"]

MARKED = [
    "Two [alarm markers] are an [alarm].",
    "[Alarm markers] stay. An [alarm] removes them; alarms come again.",
    "It says: “[Alarm] it is.”",
    "The alarming truth: an un-alarmed alarm-bell, and alarm’s end.",
    "A False Alarm rings.",
    "You need [Food], not food.",
    "Der [Turm] fasst viel, der Wachturm nicht, die Turmuhr auch nicht.",
    "Die Höhe des [Turms] <b>zählt</b>.",
    "",
    "Der Turm der Stille wartet, der [Turm] der Stillen nicht.",
    "Food for the Dead is no [Food].",
    "A Food-Cart (old) + more? [Food] it brings.",
]
