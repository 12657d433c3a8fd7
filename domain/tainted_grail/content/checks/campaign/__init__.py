"""The checks of a campaign's tables. Source: TG-10.5, 10.7, 10.8, 10.11."""

from domain.tainted_grail.content.checks.campaign import (
    chapters,
    counterparts,
    economy,
    journal,
    land,
    marks,
    names,
    reach,
)

CHECKS = (
    *names.CHECKS,
    *land.CHECKS,
    *economy.CHECKS,
    *journal.CHECKS,
    *marks.CHECKS,
    *chapters.CHECKS,
)
REACH = reach.CHECKS
"""The checks of a pack in which nothing else is wrong, since every other fault would bring many of these."""
DOUBTS = (*land.DOUBTS, *economy.DOUBTS, *marks.DOUBTS, *reach.DOUBTS, *counterparts.DOUBTS)
"""The checks of what is allowed but probably not meant."""
