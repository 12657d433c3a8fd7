"""Follow a guided evening: which hints are learnt, and which are due to a seat now."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from domain.kernel.fact import ActionTaken, Fact
from domain.kernel.position import Position
from domain.kernel.registry import questions_by_key
from domain.kernel.task import Option, questions_for
from projections.book.form import Heading
from projections.explanation import About
from projections.guide.form import Guided, Guides, Hint, Lesson, When, WrittenGuide, WrittenHint
from projections.guide.reading import MAY, SAYS, TOOK, tag_of

Situations = Mapping[str, tuple[str, ...]]
"""Words of a game that hold now, each with the ids of the things that it means."""
Titles = Callable[[str], str]
"""(id of a rule) -> its title in a language."""
THINGS_MAX = 12
"""The most things that a hint marks."""
SEAT = "seat:"


class GuideView(NamedTuple):
    """A game's guided evenings. guides: read once; situations: (position as the seat knows it, seat) -> its words;
    is_alone: (state) -> whether one plays alone.
    """

    guides: Callable[[], Guides]
    situations: Callable[[Position[Any], int], Situations]
    is_alone: Callable[[Any], bool] = lambda state: False


class Moment(NamedTuple):
    """What a seat meets. asks: tags of the open questions; options: its own; says: the words of the game that hold;
    about: (option) -> ids of what it is done with and to, the most specific first.
    """

    asks: Collection[str]
    options: Sequence[Option]
    says: Situations
    about: Callable[[Option], Iterable[str]]


def traces_of(fact: Fact, wanted: Collection[str]) -> Iterator[str]:
    """Yield the traces that a fact leaves, of those that are wanted."""
    if isinstance(fact, ActionTaken):
        yield from (one for one in wanted if one.startswith(TOOK) and begins(fact.key, one.removeprefix(TOOK)))
    elif (tag := tag_of(type(fact))) in wanted:
        yield tag


def begins(key: str, words: str) -> bool:
    """Return whether a key begins with these words of it."""
    return key == words or key.startswith(f"{words}:")


def moment_of(
    view: GuideView,
    about: About,
    position: Position[Any],
    options: Iterable[Option],
    seat: int,
) -> Moment | None:
    """Return what a seat meets, None if it is not asked.

    about: what the game says of an option; position: as the seat knows it; options: all that are open.
    """
    state, asked = position.state, position.asked
    if asked is None or seat not in asked.seats:
        return None
    open_questions = questions_for(asked, seat)
    by_key = questions_by_key(state, asked, seat)
    mine = [one for one in options if one.seat == seat]

    def about_option(option: Option) -> Iterable[str]:
        return about(state, by_key.get(option.key, open_questions[0]), option)

    asks = {tag_of(type(one)) for one in (*open_questions, asked)}
    return Moment(asks, mine, view.situations(position, seat), about_option)


def guided(
    guide: WrittenGuide,
    language: str,
    titles: Titles,
    happened: Collection[str],
    moment: Moment | None,
    is_alone: bool | None = None,
) -> Guided:
    """Return a guided evening in a language, with the titles of rules in it.

    happened: the traces on the line of actions that counts; moment: None for a seat that is not asked; is_alone: None
    before the start.
    """
    hints = [one for one in guide.hints if None in (one.alone, is_alone) or one.alone == is_alone]
    lessons = tuple(
        Lesson(one.id, getattr(one, language).title, is_learnt(one, happened) if one.learnt else None) for one in hints
    )
    open_hints = [one for one in hints if not is_learnt(one, happened)] if moment else []
    due = tuple(
        hint_in(one, language, titles, moment) for one in open_hints if moment and is_due(one.when, happened, moment)
    )
    return Guided(getattr(guide, language).title, lessons, due)


def is_learnt(hint: WrittenHint, happened: Collection[str]) -> bool:
    """Return whether the table has done what a hint teaches."""
    return any(one in happened for one in hint.learnt)


def is_due(when: When, happened: Collection[str], moment: Moment) -> bool:
    """Return whether all conditions hold for a seat that is asked."""
    return (
        (not when.asks or any(one in moment.asks for one in when.asks))
        and (not when.may or any(begins(one.key, word) for one in moment.options for word in when.may))
        and all(one in moment.says for one in when.says)
        and all(one in happened for one in when.had)
    )


def hint_in(hint: WrittenHint, language: str, titles: Titles, moment: Moment) -> Hint:
    """Return a hint in a language."""
    text = getattr(hint, language)
    rules = tuple(Heading(one, titles(one)) for one in hint.rules)
    look = tuple(dict.fromkeys(id for one in hint.look for id in looked_at(one, moment)))[:THINGS_MAX]
    return Hint(hint.id, text.title, text.text, look, rules, not hint.learnt, tuple(taught(hint, look, moment)))


def taught(hint: WrittenHint, look: Collection[str], moment: Moment) -> list[str]:
    """Return the keys of the options that do what a hint teaches: of those about the things it marks, if there are any.

    look: ids of these things.
    """
    if not hint.learnt:
        return []
    words = [one.removeprefix(TOOK) for one in hint.learnt if one.startswith(TOOK)] or hint.when.may
    found = [one for one in moment.options if any(begins(one.key, word) for word in words)]
    meant = [one for one in found if not set(look).isdisjoint(moment.about(one))]
    return [one.key for one in meant or found]


def looked_at(look: str, moment: Moment) -> Iterator[str]:
    """Yield the ids of the things that a hint means."""
    if look.startswith(MAY):
        meant = (one for one in moment.options if begins(one.key, look.removeprefix(MAY)))
        yield from (id for one in meant for id in list(moment.about(one))[:1] if not id.startswith(SEAT))
    elif look.startswith(SAYS):
        yield from moment.says.get(look.removeprefix(SAYS), ())
    else:
        yield look
