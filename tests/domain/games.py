"""Every game, with what a random play needs."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from projections.catalogue import CATALOGUE
from tests.domain.materia_prima import legal_games as materia_prima
from tests.domain.tainted_grail import legal_games as tainted_grail
from tests.random_play import Playthrough, Property, quickly


class Legal(NamedTuple):
    """Games at random, and what holds in all of them. menu_max: a list of actions stays below this."""

    games: st.SearchStrategy[Playthrough]
    rule_id: re.Pattern[str]
    menu_max: int


LEGAL: Mapping[str, Legal] = {
    "materia-prima": Legal(materia_prima.games(), re.compile(r"MP-\d+\.\d+\.\d+"), menu_max=500),
    "tainted-grail": Legal(tainted_grail.games(), re.compile(r"TG-\d+\.\d+(\.\d+)?"), menu_max=200),
}


def every_game(examples: int) -> Callable[[Property], Callable[[str, st.DataObject], None]]:
    """Try the property with this many games of each kind."""

    def of(test: Property) -> Callable[[str, st.DataObject], None]:
        def tried(id: str, data: st.DataObject) -> None:
            test(data.draw(LEGAL[id].games))

        tried.__name__, tried.__doc__ = test.__name__, test.__doc__
        return pytest.mark.parametrize("id", CATALOGUE)(quickly(examples)(given(data=st.data())(tried)))

    return of
