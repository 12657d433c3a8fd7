"""What Materia Prima says about options beside their labels."""

from projections.explanation import Explanation
from projections.materia_prima.about import about
from projections.materia_prima.details import detail, warning
from projections.materia_prima.groups import group

EXPLANATION = Explanation(about=about, group=group, detail=detail, warning=warning)
