"""All archives of the corpus."""

from collections.abc import Iterator

from tests.corpus.forged import forged
from tests.corpus.hands import hands
from tests.corpus.honest import Case, honest
from tests.corpus.signed import signed


def cases() -> Iterator[Case]:
    """Each archive with its name and the verdicts it must get."""
    yield from honest()
    yield from signed()
    yield from forged()
    yield from hands()
