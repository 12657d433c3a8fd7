"""Reading of a whole pack for its author: its content and its texts, with all faults."""

from collections.abc import Mapping
from itertools import islice

from domain.kernel.errors import ContentError
from domain.kernel.game import Game, Pack
from projections.text.pack_texts import misnamed, unreadable
from projections.view import View

TEXT_FAULTS_MAX = 200
"""The most faults of texts reported for one pack."""


def read_whole(game: Game, view: View, files: Mapping[str, str]) -> Pack:
    """Read a pack with its catalogues. Raises ContentError, which carries all faults."""
    faults = list(islice(unreadable(files), TEXT_FAULTS_MAX))
    try:
        pack: Pack = game.read_pack(files)
    except ContentError as error:
        raise ContentError.of([*error.faults, *faults]) from None
    faults += islice(misnamed(files, list(view.text_ids(pack))), TEXT_FAULTS_MAX - len(faults))
    if faults:
        raise ContentError.of(faults)
    return pack
