"""What Materia Prima says about options beside their labels."""

from projections.explanation import Closing, Explanation
from projections.materia_prima.menu.about import about
from projections.materia_prima.menu.closed import closed_label, sought, why
from projections.materia_prima.menu.details import detail, warning
from projections.materia_prima.menu.groups import group

EXPLANATION = Explanation(
    about=about, group=group, detail=detail, warning=warning, closing=Closing(sought, closed_label, why)
)
