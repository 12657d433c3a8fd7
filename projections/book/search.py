"""Find rules by words or by a question. Words in a title count most; a word is found by its forms and synonyms, too."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property, lru_cache
from itertools import islice
from math import log
from typing import NamedTuple

from projections.book.form import Book, BookRule, BookWord, RulePlace
from projections.book.stems import COUNTED, NOTHING, NUMBERS, meaningful, plain, stem

QUERY_MAX = 100
"""The most characters of a query."""
WORDS_MAX = 12
"""The most words of a query that count."""
FOUND_MAX = 20
WORTHS_MAX = 1_024
"""The most words in the cache of what a word is worth in each rule."""
IN_ID, IN_TITLE, IN_ASKED, IN_SECTION, IN_CHAPTER, IN_TEXT, IN_EXAMPLE = 8.0, 4.0, 4.5, 1.5, 0.5, 1.0, 0.5
"""What a word is worth by where it stands; asked: in what newcomers ask about the rule."""
LONG_TITLE = 0.1
"""By how much a word is worth less in a title for each further word of it."""
ALIKE, BEGINS, INSIDE = 1.0, 0.7, 0.3
"""How well a word of the book fits: in another form, as a longer word with this beginning, or with this inside."""
BEGINS_LEAST = 4
"""The fewest letters of a stem with which a longer word may begin."""
FEW, ENOUGH = 2, 0.5
"""How many words must all be in a rule; of a question, the share, by how rare they are, that must be in it."""
WHOLE_TITLE, COUNT = 20.0, 1.5
"""What it is worth that the query is a rule's title; the factor of a rule with a number if the query asks for one."""
KEY, LATER_KEY = 4.0, 2.0
"""What a word of the glossary is worth in the first rule that it names, and in the others."""


class Term(NamedTuple):
    """What is looked for: alternatives, each of words of which a rule must have all. rules: the ones to read first."""

    alternatives: Sequence[Sequence[str]]
    rules: Sequence[str] = ()


Worth = Mapping[int, float]
"""What a word is worth in rules, by their places in the book; not in those that do not have it."""


class Index:
    """The words of a book in one language. All of it stays in memory; a search asks nobody."""

    def __init__(self, book: Book, language: str) -> None:
        self._places = [*book.places.values()]
        self._asked: dict[str, str] = {}
        for asked in book.asked:
            id = asked.rules[0]
            self._asked[id] = f"{self._asked.get(id, '')} {asked.question}"
        self._words = book.words
        self._language = language
        self._worth_of = lru_cache(WORTHS_MAX)(self._worth_of_word)

    def found(self, query: str) -> list[BookRule]:
        """Return at most FOUND_MAX rules that a query is about, the best first, then in the book's order.

        A rule must have all of one or two words. Of a question or a longer query it needs half, and words that the book
        does not have are left out.
        """
        asked = plain(query)
        terms = [self._worth(term) for term in islice(self._terms(asked), WORDS_MAX)]
        is_question = any(one in NOTHING[self._language] for one in asked.split())
        total = self._total(terms, is_question or len(terms) > FEW)
        is_counted = COUNTED[self._language].search(asked) is not None
        for at, worth in total.items():
            if is_counted and NUMBERS[self._language].search(self._plain_texts[at]):
                total[at] = worth * COUNT
            total[at] += WHOLE_TITLE * (plain(self._places[at].rule.title) == asked)
        best = sorted(total, key=lambda at: -total[at])[:FOUND_MAX]
        return [self._places[at].rule for at in best]

    def _total(self, terms: Sequence[Worth], is_question: bool) -> dict[int, float]:
        """Return what rules with enough of the terms are worth. A rare word counts more than a common one."""
        known = [one for one in terms if one] if is_question else terms
        rarities = [log(1 + len(self._places) / max(1, len(one))) for one in known]
        least = sum(rarities) * (ENOUGH if is_question else 1)
        total: dict[int, float] = {}
        for at in {at for one in known for at in one}:
            has = [(one[at], rarity) for one, rarity in zip(known, rarities, strict=True) if at in one]
            share = sum(rarity for _, rarity in has)
            if share >= least - 1e-9:
                total[at] = share / sum(rarities) * sum(worth * rarity for worth, rarity in has)
        return total

    def _terms(self, asked: str) -> Iterator[Term]:
        """Yield what a plain query asks for. Words that the glossary knows are looked for in all their forms."""
        rest, phrases = f"{asked} ", list[BookWord]()
        for phrase, word in self._phrases:
            if phrase in rest:
                rest = rest.replace(phrase, " ")
                phrases.append(word)
        yield from map(self._term, phrases)
        for one in meaningful(rest.split(), self._language, all_empty=not phrases):
            known = self._known.get(stem(one, self._language))
            yield Term([[one]]) if known is None else self._term(known, one)

    def _term(self, word: BookWord, asked: str | None = None) -> Term:
        """Return what to look for to find a word of the glossary. asked: the word by which it was meant."""
        forms = [plain(one).split() for one in word.forms] + ([[asked]] if asked else [])
        alike = {tuple(stem(one, self._language) for one in words): words for words in forms}
        return Term([*alike.values()], [one.id for one in word.rules])

    def _worth(self, term: Term) -> Worth:
        """Return what the best alternative of a term is worth by rule."""
        best: dict[int, float] = defaultdict(float)
        for words in term.alternatives:
            each = [self._worth_of(word) for word in words]
            for at in set.intersection(*(set(one) for one in each)):
                best[at] = max(best[at], min(one[at] for one in each))
        for place, id in enumerate(term.rules):
            best[self._at[id]] += LATER_KEY if place else KEY
        return best

    def _worth_of_word(self, word: str) -> Worth:
        """Return what one word is worth by rule."""
        total: dict[int, float] = defaultdict(float)
        for written, postings in self._postings.items():
            if fits := fitting(word, written, self._language):
                for at, worth in postings:
                    total[at] += fits * worth
        for at, place in enumerate(self._places):
            if by_id := is_named(place.rule, word) + place.rule.id.casefold().startswith(f"{word}."):
                total[at] += IN_ID * by_id
        return total

    @cached_property
    def _postings(self) -> Mapping[str, Sequence[tuple[int, float]]]:
        """The places of each word of the book, with what it is worth there."""
        found: dict[str, list[tuple[int, float]]] = defaultdict(list)
        for at, place in enumerate(self._places):
            worth: dict[str, float] = defaultdict(float)
            for text, each in (*fields(place), (self._asked.get(place.rule.id, ""), IN_ASKED)):
                for word in set(plain(text).split()):
                    worth[word] += each
            for word, total in worth.items():
                found[word].append((at, total))
        return found

    @cached_property
    def _plain_texts(self) -> Sequence[str]:
        return [plain(f"{place.rule.title} {place.rule.text}") for place in self._places]

    @cached_property
    def _at(self) -> Mapping[str, int]:
        return {place.rule.id: at for at, place in enumerate(self._places)}

    @cached_property
    def _known(self) -> Mapping[str, BookWord]:
        """The words of the glossary, by the stems of their single names. A form goes before another name."""
        names = [(one, name) for one in self._words for name in one.also]
        names += [(one, name) for one in self._words for name in one.forms]
        return {stem(plain(name).strip(), self._language): one for one, name in names if is_single(name)}

    @cached_property
    def _phrases(self) -> Sequence[tuple[str, BookWord]]:
        """The words of the glossary by their names of several words, the longest first, with blanks around them."""
        names = [(f"{plain(name)} ", one) for one in self._words for name in (*one.forms, *one.also)]
        return sorted((one for one in names if not is_single(one[0])), key=lambda one: -len(one[0]))


def fields(place: RulePlace) -> Iterator[tuple[str, float]]:
    """Yield the texts by which a rule is found, with what a word in them is worth."""
    rule = place.rule
    yield rule.title, IN_TITLE / (1 + LONG_TITLE * len(rule.title.split()))
    yield place.section.title, IN_SECTION
    yield place.chapter.title, IN_CHAPTER
    yield rule.text, IN_TEXT
    yield rule.example or "", IN_EXAMPLE


def is_single(name: str) -> bool:
    """Return whether a name is one word."""
    return len(name.split()) == 1


def is_named(rule: BookRule, words: str) -> bool:
    """Return whether the words are the rule's id, with or without the letters before its numbers."""
    id = rule.id.casefold()
    return words.strip().casefold() in (id, id.partition("-")[2])


def fitting(word: str, written: str, language: str) -> float:
    """Return how well a word of the book fits the one asked for, 0 if it does not."""
    root = stem(word, language)
    if word == written or root == stem(written, language):
        return ALIKE
    if written.startswith(word) or (len(root) >= BEGINS_LEAST and written.startswith(root)):
        return BEGINS
    return INSIDE if word in written else 0.0
