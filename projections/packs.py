"""A pack read as a whole, for whoever wrote it: its content and its texts, with all that is wrong in them."""

from collections.abc import Mapping

from domain.kernel.errors import ContentError
from domain.kernel.game import Game, Pack
from projections.pack_texts import misnamed, unreadable
from projections.view import View


def read_whole(game: Game, view: View, files: Mapping[str, str]) -> Pack:
    """Read a pack and look through its catalogues too. Raises ContentError, which carries all faults found."""
    faults = list(unreadable(files))
    try:
        pack: Pack = game.read_pack(files)
    except ContentError as error:
        raise ContentError.of([*error.faults, *faults]) from None
    faults += misnamed(files, list(view.text_ids(pack)))
    if faults:
        raise ContentError.of(faults)
    return pack
