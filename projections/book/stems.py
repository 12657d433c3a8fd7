"""Words as the search compares them: in small letters without accents, without endings, and without empty words."""

import re
import unicodedata
from collections.abc import Sequence
from functools import lru_cache

STEM_LEAST = 3
"""The fewest letters that stay of a word without its ending."""
CACHED = 16384
"""The most stems in the cache."""

ENDINGS = {
    "en": ("ings", "ing", "ies", "ied", "ed", "es", "er", "ers", "est", "ly", "s", "e", "y"),
    "de": ("ungen", "ung", "innen", "ern", "em", "en", "er", "es", "et", "st", "e", "n", "s", "t"),
}
"""Endings by language."""
DOUBLING = ("ing", "ings", "ed", "er", "ers")
"""Endings before which English doubles a letter."""

IRREGULAR = {
    "en": """
    lost lose loses losing, won win wins winning winner, fled flee flees flight, ate eaten eat eats, paid pay
    pays, bought buy buys, dead death died dying die dies, laid lay lays, drawn drew draw, fought fight fights,
    taken took take, gave given give gives, insane insanity mad madness, defeat defeats defeated, heal heals healed
    healing
    """,
    "de": """
    verloren verliere verliert verlieren verlor verlust, gewonnen gewinne gewinnt gewinnen gewann sieg, geflohen
    fliehe flieht fliehen flucht, gegessen esse isst essen, gezahlt bezahlt zahle zahlt zahlen bezahlen, gekauft
    kaufe kauft kaufen, tot tod stirbt stirbst sterbe sterben gestorben, gelegt lege legt legst legen auslegen,
    gezogen ziehe zieht ziehst ziehen, gibst gibt gebe gebt geben gegeben, wirfst wirft werfe werfen geworfen,
    tragst tragt trage tragen getragen, besiege besiegt besiegst besiegen, entzunde entzundet entzunden, reise
    reist reisen gereist, wahnsinn wahnsinnig, uneins einig uneinig einigung, heile heilt heilen geheilt heilung,
    fange fangt fangen anfangen anfang beginne beginnt beginnen begonnen
    """,
}
"""Forms of one word that endings do not tell, in small letters without accents; the first stands for all."""
FIRST = {
    language: {one: group.split()[0] for group in groups.split(",") for one in group.split()}
    for language, groups in IRREGULAR.items()
}

EMPTY = {
    "en": """
    a about after all also another other others am an and any are as at be been being by can could did do does
    doing done for from get gets go goes got had has have having he her here him his how i if in into is it its
    just let long many may me might mine much must my need needs not now of off on one or our ours out over
    shall she should so some such take takes than that the their them then there these they thing things this
    those to too up us use was we were what when where which while who whom whose why will with would you your
    yours happen happens happened work works mean means tell
    """,
    "de": """
    ab aber ander andere anderem anderen anderer anderes gerat gerate geraten alle allem allen aller alles als
    also am an auch auf aus bei beim bin bis bist da dabei daran darauf darf darfst das dass dein deine dem den
    denn der des dich die dies diese diesem diesen dieser dieses dir doch du durch durfen ein eine einem einen
    einer eines er es etwas euch euer eure fur geht gehe gibt habe haben hat hatte hast ich ihm ihn ihnen ihr
    ihre im in ins ist ja jetzt kann kannst konnen konnt konnte lange man mehr mein meine meinem meinen meiner
    mich mir mit muss mussen musst nach nicht noch nun nur ob oder ohne passiert sein seine sich sie sind so
    soll sollen sollte uber um und uns unser unsere unter viel viele vom von vor wann warum was wen wenn wer
    werde werden wie wieder wieso will wir wird wirst wo wofur woher wohin womit worauf wozu wurde zu zum zur
    geschieht machen mache macht machst bedeutet heisst tun tue
    """,
}
"""Words that a question has and no rule is found by, in small letters without accents, by language."""
NOTHING = {language: frozenset(words.split()) for language, words in EMPTY.items()}

COUNTED = {
    "en": re.compile(r"\bhow (?:many|much|long|often|far)\b"),
    "de": re.compile(r"\bwie (?:viele?|lange|oft|weit)\b"),
}
"""What asks for a number."""
FIGURES = {
    "en": "no nobody nothing one two three four five six seven eight nine ten once twice any",
    "de": "kein keine niemand nichts eins einen zwei drei vier funf sechs sieben acht neun zehn zweimal beliebig",
}
NUMBERS = {language: re.compile(rf"\d|\b(?:{'|'.join(words.split())})\b") for language, words in FIGURES.items()}
"""What answers it."""


def plain(text: str) -> str:
    """Return a text's words in small letters without accents, with a space before each."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    bare = "".join(one for one in letters if not unicodedata.combining(one))
    return "".join(f" {word}" for word in re.findall(r"[\w.+-]*\w", bare))


@lru_cache(CACHED)
def stem(word: str, language: str) -> str:
    """Return a plain word without its endings, so that its forms are alike. It need not be a word any more."""
    if word in FIRST[language]:
        return FIRST[language][word]
    shorter = without_ending(word, ENDINGS[language])
    return word if shorter == word else stem(shorter, language)


def without_ending(word: str, endings: Sequence[str]) -> str:
    """Return a word without the longest ending that leaves enough of it: `dropping` is `drop`."""
    fitting = [one for one in endings if word.endswith(one) and len(word) - len(one) >= STEM_LEAST]
    if not fitting:
        return word
    longest = max(fitting, key=len)
    rest = word[: -len(longest)]
    return rest[:-1] if longest in DOUBLING and len(rest) > STEM_LEAST and rest[-1] == rest[-2] else rest


def meaningful(words: Sequence[str], language: str, all_empty: bool) -> list[str]:
    """Return the plain words of a question without the empty ones, each once.

    all_empty: whether to return even empty words if there are no others.
    """
    found = list(dict.fromkeys(one for one in words if one not in NOTHING[language]))
    return found or list(dict.fromkeys(words if all_empty else ()))
