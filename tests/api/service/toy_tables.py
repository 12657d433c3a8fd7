"""Types of the fixtures that open the toy game's use cases."""

from collections.abc import Callable

from api.service.campaigns.use_cases import Campaigns
from api.service.tables.use_cases import Tables

Make = Callable[..., Tables]
"""Opens the store; each call is a process that starts anew on the same store."""

Of = Callable[[Tables], Campaigns]
"""The campaigns beside some tables."""
