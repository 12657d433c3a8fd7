"""RFC 8785 canonical JSON (JCS), narrowed to the values that lines may hold. Source: audit protocol, introduction."""

import json
from typing import Any

import msgspec

INTEGER_MAX = 2**53 - 1
_DIGITS_MAX = 17


class NotCanonical(ValueError):
    """The bytes are not the canonical form of a value."""


def canonical(value: Any) -> bytes:
    """Return the canonical form of a value that has only ASCII member names, integers and valid strings.

    This writes the same bytes as the standard library, ten times as fast. Use it for values from a log, a request or a
    pack: it only refuses lone surrogates (UnicodeEncodeError) and member names that are not strings (TypeError).
    `encode` checks all.
    """
    return _encode(value)


def encode(value: Any) -> bytes:
    """Return the canonical form of a value.

    Raises NotCanonical for floats, large integers, and names and strings that are not allowed.
    """
    try:
        line = _ENCODER.encode(value).encode()
        decode(line)
    except (RecursionError, TypeError, ValueError) as error:
        raise NotCanonical(f"has no canonical form: {error}") from error
    return line


def decode(line: bytes) -> Any:
    """Return the value of a canonical line. Raises NotCanonical with the reason."""
    try:
        value = _DECODER.decode(line.decode())
        form = canonical(value)
    except RecursionError:
        raise NotCanonical("nested too deeply") from None
    except UnicodeDecodeError:
        raise NotCanonical("not UTF-8") from None
    except UnicodeEncodeError:
        raise NotCanonical("a string holds a lone surrogate") from None
    except json.JSONDecodeError as error:
        raise NotCanonical(f"not JSON: {error.msg} at character {error.pos}") from None
    if form != line:
        raise NotCanonical("JSON, but not in canonical form")
    return value


def _integer(digits: str) -> int:
    if len(digits) <= _DIGITS_MAX and abs(number := int(digits)) <= INTEGER_MAX:
        return number
    raise NotCanonical("an integer of more than 53 bits")


def _no_fraction(number: str) -> int:
    raise NotCanonical("a number that is not an integer")


def _object(members: list[tuple[str, Any]]) -> dict[str, Any]:
    value = dict(members)
    if len(value) != len(members):
        raise NotCanonical("a member twice in one object")
    if not "".join(value).isascii():
        raise NotCanonical("a member name that is not ASCII")
    return value


_encode = msgspec.json.Encoder(order="deterministic").encode

# Not `canonical`, which also writes bytes, sets and fractions, in another form.
_ENCODER = json.JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=False)

_DECODER = json.JSONDecoder(
    object_pairs_hook=_object, parse_int=_integer, parse_float=_no_fraction, parse_constant=_no_fraction
)
