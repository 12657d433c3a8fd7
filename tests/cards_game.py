"""A game that folds the corpus's logs: dice and pools, and nothing else. Its rules are newer than those of the logs."""

from collections.abc import Mapping
from typing import Any

from domain.kernel.errors import ContentError
from domain.kernel.game import Game
from domain.kernel.state import KernelState
from domain.kernel.tables.table import TableOpened
from domain.kernel.task import Task
from tests.projections.audit.log_writer import DICE, sha


class CardsPack:
    """A pack with nothing in it, under the hash that the corpus names."""

    def __init__(self, files: Mapping[str, str]) -> None:
        self.id, self.hash, self.files = "cards", sha(b"pack"), files
        self.warnings: tuple[ContentError, ...] = ()


class CardsState(KernelState, frozen=True, kw_only=True):
    pack: CardsPack


def begin(opened: TableOpened, pack: Any) -> tuple[CardsState, tuple[Task, ...]]:
    return CardsState(pack=pack, dice=dict(opened.dice)), ()


CARDS = Game(
    id="cards",
    rules=9,
    state=CardsState,
    tasks=(Task,),
    facts=(),
    read_pack=CardsPack,
    pack_schema=lambda: {"type": "object"},
    begin=begin,
    due=lambda state: None,
    always=lambda state: (),
    rule_against_always=lambda state, seat, key: None,
    result=lambda state: None,
    dice=lambda pack: {die: tuple(faces) for die, faces in DICE.items()},
    over="CARDS-1",
)
