"""RFC 8785 canonical JSON (JCS), of what lines, seeds and packs hold. Source: audit protocol, introduction."""

from typing import Any

import msgspec

_encode = msgspec.json.Encoder(order="deterministic").encode


def canonical(value: Any) -> bytes:
    """The canonical form of a value with ASCII member names, integers and valid strings only.

    Ten times as fast as the standard library, which writes the same bytes. It is for what came out of a log, a request
    or a pack: of other things it refuses only half characters (UnicodeEncodeError) and member names that are no
    strings (TypeError); `projections.audit.jcs` refuses all.
    """
    return _encode(value)
