"""A pack read as a whole, for whoever wrote it: its content and its texts, with all that is wrong in them."""

from collections.abc import Mapping
from itertools import islice

from domain.kernel.errors import ContentError
from domain.kernel.game import Game, Pack
from projections.pack_texts import misnamed, unreadable
from projections.view import View

TEXT_FAULTS_MAX = 200
"""Faults of its texts that are told of one pack; whoever has more mends these first."""


def read_whole(game: Game, view: View, files: Mapping[str, str]) -> Pack:
    """Read a pack and look through its catalogues too. Raises ContentError, which carries the faults found."""
    faults = list(islice(unreadable(files), TEXT_FAULTS_MAX))
    try:
        pack: Pack = game.read_pack(files)
    except ContentError as error:
        raise ContentError.of([*error.faults, *faults]) from None
    faults += islice(misnamed(files, list(view.text_ids(pack))), TEXT_FAULTS_MAX - len(faults))
    if faults:
        raise ContentError.of(faults)
    return pack
