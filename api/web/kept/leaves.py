"""The leaves in a kept file's archive, cut short.

They are hashes of the lines beside them, and cannot be packed: they would take most of the file. The file computes them
anew. What is left of each shows where a line differs, and the root that the service signed shows that one does.
"""

import json

BEGIN = b'{"leaves":['
DIGITS = 4
"""Hex digits that are left of each leaf."""


def shortened(archive: bytes) -> bytes:
    """Return an archive with its leaves as one text of their first digits; unchanged if it lists none."""
    start = archive.rfind(b"\n" + BEGIN) + 1
    if not start:
        return archive
    end = archive.index(b"\n", start)
    listed = json.loads(archive[start:end])
    leaves = "".join(leaf[:DIGITS] for leaf in listed["leaves"])
    line = json.dumps({"leaves": leaves, "root": listed["root"]}, separators=(",", ":")).encode()
    return archive[:start] + line + archive[end:]
