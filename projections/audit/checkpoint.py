"""A checkpoint's text: what it says a log was. Its signature is judged where keys are known.

Source: audit protocol 3.4; the form is C2SP tlog-checkpoint.
"""

import re
from base64 import b64decode, b64encode

from msgspec import Struct

from projections.audit.entries import Flawed

_FORM = re.compile(
    r"(?P<origin>[^\n]+)\n(?P<size>0|[1-9][0-9]{0,15})\n(?P<root>[A-Za-z0-9+/]{43}=)\n"
    r"(?:[^\n]+\n)*\n(?:\u2014 [^\n ]+ [A-Za-z0-9+/=]+\n)+"
)


class Checkpoint(Struct, frozen=True):
    """origin: service name and table; size: in entries; root: over the first `size` lines."""

    origin: str
    size: int
    root: bytes


def read_checkpoint(text: str) -> Checkpoint:
    """What a checkpoint says. Raises Flawed if it is none."""
    form = _FORM.fullmatch(text)
    if not form or b64encode(root := b64decode(form["root"])).decode() != form["root"]:
        raise Flawed("the checkpoint is malformed")
    return Checkpoint(form["origin"], int(form["size"]), root)
