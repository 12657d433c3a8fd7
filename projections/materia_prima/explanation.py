"""What Materia Prima says about options beside their labels."""

from projections.explanation import Explanation
from projections.materia_prima.about import about

EXPLANATION = Explanation(about=about)
