"""Read the guided evenings of a game: `guide/*.toml` beside its view, checked as a whole. A fault tells its file and
line.
"""

from collections.abc import Collection, Iterator, Mapping
from functools import cache
from importlib.resources import files

from msgspec import Struct

from domain.kernel.content.decoding import decode
from domain.kernel.content.source import Path, Source
from domain.kernel.errors import ContentError
from domain.kernel.fact import PLAY_FACTS
from domain.kernel.game import Game
from domain.kernel.task import Question, Together
from projections.book.reading import books_of
from projections.guide.form import Guides, WrittenGuide, WrittenGuides, WrittenHint

TOOK, MAY, SAYS = "took:", "may:", "says:"


@cache
def guides_of(package: str, game: Game, words: frozenset[str]) -> Guides:
    """Return the guided evenings that lie in the folder `guide` of a package. They are read once. Raises ContentError.

    words: all that the game says of its positions.
    """
    folder = files(package) / "guide"
    texts = {one.name: one.read_text("utf-8") for one in folder.iterdir() if one.name.endswith(".toml")}
    return guides(texts, game, words, books_of(package)["en"].places)


def guides(texts: Mapping[str, str], game: Game, words: Collection[str], rules: Collection[str]) -> Guides:
    """Read guided evenings from their texts by file name. Raises ContentError with all faults found.

    rules: the ids of the game's book.
    """
    source = Source(texts, ("guide",))
    written = decode(source, WrittenGuides)
    for number, guide in enumerate(written.guide if written else ()):
        for place, message in faults(guide, game, words, rules):
            source.fault(message, ("guide", number, *place))
    if written is None or source.faults:
        raise ContentError.of(source.faults)
    return {one.scenario: one for one in written.guide}


def faults(
    guide: WrittenGuide, game: Game, words: Collection[str], rules: Collection[str]
) -> Iterator[tuple[Path, str]]:
    """Yield ids that stand twice, and what a hint names that the game does not have."""
    known = {
        "rule": rules,
        "question": {tag_of(one) for one in game.tasks if issubclass(one, Question | Together)},
        "fact": {tag_of(one) for one in (*game.facts, *PLAY_FACTS)},
        "word": words,
    }
    for number, hint in enumerate(guide.hints):
        place: Path = ("hints", number)
        if hint.id in [one.id for one in guide.hints[:number]]:
            yield (*place, "id"), f"{hint.id} stands twice"
        for field, kind, name in named(hint):
            if name not in known[kind]:
                yield (*place, field), f"{hint.id} names the {kind} {name}, which the game does not have"
        for look in hint.look:
            if missing := unmet_look(hint, look):
                yield (*place, "look"), f"{hint.id} looks at {look}, which {missing}"


def named(hint: WrittenHint) -> Iterator[tuple[str, str, str]]:
    """Yield what a hint names, as (field, kind, name)."""
    yield from (("rules", "rule", one) for one in hint.rules)
    yield from (("when", "question", one) for one in hint.when.asks)
    yield from (("when", "word", one) for one in hint.when.says)
    yield from (("when", "fact", one) for one in hint.when.had if not one.startswith(TOOK))
    yield from (("learnt", "fact", one) for one in hint.learnt if not one.startswith(TOOK))


def unmet_look(hint: WrittenHint, look: str) -> str | None:
    """Return why nothing could be marked: options or words that need not be there when the hint is due; else None."""
    if look.startswith(MAY) and look.removeprefix(MAY) not in hint.when.may:
        return "is no option that it waits for"
    if look.startswith(SAYS) and look.removeprefix(SAYS) not in hint.when.says:
        return "is no word that it waits for"
    return None


def tag_of(kind: type[Struct]) -> str:
    """Return the tag of a kind of task or fact."""
    return str(kind.__struct_config__.tag)
