"""What deciding a whole log again finds, that its hashes and outcomes cannot show."""

from pathlib import Path

import msgspec

from api.replays import difference, lines_of, replay
from infra.codec import Codec
from infra.packs import Packs
from tests.api.toy_archives import toy_archive
from tests.toy import TOY


def test_loaded_dice_are_not_those_of_the_pack(tmp_path: Path) -> None:
    """A server that rolls other dice than its pack has announces them in the first entry; nothing else is wrong."""
    replayed = replay(lines_of(toy_archive(tmp_path)), Codec([TOY]), Packs([TOY], lambda game: [{}]))
    assert difference(replayed) is None
    fair = TOY._replace(dice=lambda pack: {"dice": (1, 2, 3, 4, 5, 6), "disc": ("sun", "moon")})
    told = difference(msgspec.structs.replace(replayed, game=fair))
    assert told == "entry 1: the dice are not those of the pack"
