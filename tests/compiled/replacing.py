"""A mark for tests that replace a part of a compiled module: compiled code does not see what is put in its place."""

import pytest

from tests.compiled.modules import COMPILED, how_they_run

needs_sources = pytest.mark.skipif(how_they_run() == COMPILED, reason="it replaces a part of a compiled module")
