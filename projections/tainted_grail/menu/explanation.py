"""What Tainted Grail says about options beside their labels."""

from projections.explanation import Closing, Explanation
from projections.tainted_grail.menu.about import about
from projections.tainted_grail.menu.closed import closed_label, sought, why
from projections.tainted_grail.menu.details import detail, warning
from projections.tainted_grail.menu.groups import group

EXPLANATION = Explanation(
    about=about, group=group, detail=detail, warning=warning, closing=Closing(sought, closed_label, why)
)
