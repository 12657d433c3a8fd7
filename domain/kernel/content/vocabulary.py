"""The types of ids and letters that the packs of every game use."""

from typing import Annotated

from msgspec import Meta, Struct

ID, LETTER = "^[a-z][a-z0-9]*(-[a-z0-9]+)*$", "^[A-Z]$"
SPELLINGS = {ID: "small letters, digits and single `-` between them, a letter first", LETTER: "one capital letter"}
"""The patterns, described in words."""

Id = Annotated[str, Meta(pattern=ID, max_length=60)]


class Part(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a pack."""
