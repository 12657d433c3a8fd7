"""What Tainted Grail says about options beside their labels."""

from projections.explanation import Explanation
from projections.tainted_grail.about import about

EXPLANATION = Explanation(about=about)
