"""The registry of functions that give the values for a fact's sentence beside its fields."""

from domain.kernel.fact import Fact
from projections.text.telling import Detail, registering

DETAILS: dict[type[Fact], Detail] = {}
details = registering(DETAILS)
