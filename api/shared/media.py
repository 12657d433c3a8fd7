"""The media types of archives: which of them a request accepts or sends."""

from starlette.datastructures import Headers

from api.shared.problems import UnsupportedMediaType
from api.shared.words.accept import weights_of

NDJSON = "application/x-ndjson"
PACKED = "application/vnd.msgpack"
"""A MessagePack stream. Each object is a line."""


def wants_packed(accept: str | None) -> bool:
    """Return whether an Accept header prefers a MessagePack stream to NDJSON. NDJSON wins if it names neither."""
    weights = weights_of(accept or "")
    packed = weights.get(PACKED, 0.0)
    return packed > 0 and packed > weights.get(NDJSON, 0.0)


def is_packed_body(headers: Headers) -> bool:
    """Return whether an archive was sent as a MessagePack stream. Raises UnsupportedMediaType if it is neither form."""
    media = headers.get("content-type", "").partition(";")[0].strip().lower()
    if media not in (NDJSON, PACKED):
        raise UnsupportedMediaType(f"unknown media type; send an archive as {NDJSON} or {PACKED}")
    if headers.get("content-encoding", "identity").strip().lower() != "identity":
        raise UnsupportedMediaType("compressed archives are not accepted; send it uncompressed")
    return media == PACKED
