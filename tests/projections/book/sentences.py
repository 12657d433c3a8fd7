"""Where sentences of a book end."""

import re

SENTENCES = re.compile(r"[.!?:;]+[“”’)]*\s+")
SENTENCE_MAX = 30
"""Words of a sentence, at most."""
