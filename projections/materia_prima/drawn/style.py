"""The colours and lines of a drawn board, for a light and a dark screen: as the pages' style sheet has them."""

from projections.drawing import tokens

LEVELS = {
    **{kind: kind for kind in ("air", "earth", "water", "fire", "iron", "town", "plain0", "plain1", "plain2")},
    **dict.fromkeys(("copper", "glass", "mercury", "salt", "aqua-fortis", "any"), "level2"),
    **dict.fromkeys(("gold", "crystal", "aqua-regia"), "level3"),
    "blank": "leaf",
}
"""Grounds and elements -> the names of their colours."""

SEATS = ("green", "yellow", "brown", "grey")

WATERS = (
    (35, "border", 0.3),
    (33, "paper", 1),
    (24, "border", 0.45),
    (22, "paper", 1),
    (14, "border", 0.6),
    (12, "paper", 1),
)
"""The lines of the coast: width, colour, and how dense they are."""

RULES = (
    "text{fill:var(--text);font-weight:600;text-anchor:middle}.left{text-anchor:start}.right{text-anchor:end}"
    ".i{font-style:italic}.b{font-weight:700}.thinly{font-weight:400}.q{fill:var(--quiet)}.p{fill:var(--print)}"
    f".k{{fill:var(--ink)}}.on{{fill:{tokens.ON_SEAT}}}.pale{{fill:var(--blood-on)}}"
    f".s{{font-family:{tokens.SANS};font-weight:400}}.s.b{{font-weight:700}}"
    ".halo{paint-order:stroke;stroke:var(--leaf);stroke-width:3.5px;stroke-linejoin:round}"
    ".paper{fill:var(--paper)}.leaf{fill:var(--leaf);stroke:var(--print);stroke-width:1.5}"
    ".card{fill:var(--leaf);stroke:var(--edge)}.acting{stroke:var(--ink);stroke-width:2.6}"
    ".line{fill:none;stroke:var(--rule);stroke-width:1}"
    ".pen{fill:none;stroke:var(--print);stroke-width:1.6;stroke-linecap:round;stroke-linejoin:round}"
    ".thin{stroke-width:1.1}.thick{stroke-width:2.4}.el{stroke:var(--text);stroke-width:1.5}"
    ".borders{fill:none;stroke:var(--border);stroke-width:1.1;stroke-linecap:round}"
    ".grass{fill:none;stroke:var(--grass);stroke-width:1.3;stroke-linecap:round}"
    ".wall,.roof{stroke:var(--print);stroke-width:1.5;stroke-linejoin:round}.wall{fill:var(--wall)}"
    ".roof{fill:var(--roof)}.adit{fill:var(--print)}.disc{stroke:var(--print);stroke-width:1.1}"
    f".face{{fill:#f6e7cd;stroke:{tokens.ON_SEAT};stroke-width:1.1}}.facets{{fill:none;stroke:{tokens.ON_SEAT};stroke-width:.9}}"
    ".slits{stroke:var(--blood-on);stroke-width:2;stroke-linecap:round}"
    ".hooded{fill:var(--blood);stroke:var(--blood-line);stroke-width:1.5}"
    f".bell{{fill:var(--ochre-fill);stroke:{tokens.ON_SEAT};stroke-width:1.5;stroke-linejoin:round}}"
    f".stone{{fill:#c64a3e;stroke:{tokens.ON_SEAT};stroke-width:1.2;stroke-linejoin:round}}"
    ".none{fill:none;stroke:var(--edge);stroke-dasharray:2.5 2}"
    f".figure{{stroke:var(--pen,{tokens.ON_SEAT});stroke-width:1.6;stroke-linejoin:round}}.f-none{{fill:none;--pen:var(--edge)}}"
    ".needle{stroke:var(--print);stroke-width:.8}.light{fill:var(--leaf)}.dark{fill:var(--print)}"
    ".gone{fill:var(--rule);fill-opacity:.35}.now{fill:var(--ink)}.onnow{fill:var(--ink-on)}"
    ".ring,.rays,.number{display:none}"
    + "".join(f".g-{name}{{fill:var(--{colour})}}" for name, colour in LEVELS.items())
    + "".join(f".f-{name}{{fill:var(--seat-{name})}}" for name in SEATS)
    + "".join(
        f".coast{at}{{fill:none;stroke:var(--{colour});stroke-width:{width};stroke-opacity:{density};"
        "stroke-linecap:round;stroke-linejoin:round}"
        for at, (width, colour, density) in enumerate(WATERS)
    )
)

STYLE = tokens.schemes(tokens.LIGHT, tokens.DARK) + RULES
