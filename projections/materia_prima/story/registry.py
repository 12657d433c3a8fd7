"""Where a fact type finds what its sentence needs beside the fact's fields."""

from domain.kernel.fact import Fact
from projections.telling import Detail, registering

DETAILS: dict[type[Fact], Detail] = {}
details = registering(DETAILS)
