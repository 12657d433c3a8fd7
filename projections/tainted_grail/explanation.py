"""What Tainted Grail says about options beside their labels."""

from projections.explanation import Explanation
from projections.tainted_grail.about import about
from projections.tainted_grail.details import detail, warning
from projections.tainted_grail.groups import group

EXPLANATION = Explanation(about=about, group=group, detail=detail, warning=warning)
