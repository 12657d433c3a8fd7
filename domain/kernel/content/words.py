"""The words that the packs of every game are written in."""

from typing import Annotated

from msgspec import Meta, Struct

ID, LETTER = "^[a-z][a-z0-9]*(-[a-z0-9]+)*$", "^[A-Z]$"
SPELLINGS = {ID: "small letters, digits and single `-` between them, a letter first", LETTER: "one capital letter"}
"""What a pattern asks for, in words."""

Id = Annotated[str, Meta(pattern=ID, max_length=60)]


class Part(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a pack."""
