"""A pack's files with something changed in them."""

import re
from collections.abc import Iterable, Mapping

Edit = tuple[str, str, str]
"""File, pattern, replacement; the first place found is changed."""


def edited(files: Mapping[str, str], edits: Iterable[Edit]) -> dict[str, str]:
    """These texts with these changes, each of which must change something."""
    changed = dict(files)
    for name, pattern, text in edits:
        before = changed[name]
        changed[name] = re.sub(pattern, text, before, count=1, flags=re.DOTALL | re.MULTILINE)
        assert changed[name] != before, f"{pattern} changes nothing in {name}"
    return changed
