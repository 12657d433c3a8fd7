"""The colours and letters of a drawn campaign, for a light and a dark screen."""

from projections.drawing import tokens

LIGHT = tokens.LIGHT | {
    "stone": "#b9b6b4",
    "leaves": "#cfd8b4",
    "water": "#c3d6df",
    "energy": "#d9a93c",
    "health": "#3f7a46",
    "terror": "#a3392b",
}
DARK = tokens.DARK | {
    "stone": "#55555c",
    "leaves": "#3d4a33",
    "water": "#2f4450",
    "energy": "#d9a93c",
    "health": "#79b06f",
    "terror": "#d9705e",
}
SEATS = {"green": "#79b06f", "brown": "#c08f57", "grey": "#b9b7b0", "blue": "#86a5d6"}
"""The colours of characters, which are the same on both."""

RULES = (
    "text:where([class]){fill:var(--text)}.i{font-style:italic}.b{font-weight:600}.q{fill:var(--quiet)}.p{fill:var(--print)}"
    ".k{fill:var(--ink)}.d{fill:var(--red)}.o{fill:var(--ochre)}.m{text-anchor:middle}.e{text-anchor:end}"
    f".s{{font-family:{tokens.SANS}}}"
    ".paper{fill:var(--paper)}.leaf{fill:var(--leaf);stroke:var(--edge);stroke-width:1.5}"
    ".line{fill:none;stroke:var(--rule);stroke-width:1}.pen{fill:none;stroke:var(--print);stroke-width:1.6}"
    ".thin{stroke-width:1.1}.pen,.mist,.horn{stroke-linecap:round;stroke-linejoin:round}"
    ".wall{fill:var(--wall)}.roof{fill:var(--roof)}.stone{fill:var(--stone)}.leaves{fill:var(--leaves)}"
    ".water{fill:var(--water)}.flame{fill:var(--ochre-fill)}.dream{fill:var(--ink)}"
    ".here{fill:var(--ochre-wash);stroke:var(--ink);stroke-width:2.4}"
    ".unseen{fill:none;stroke:var(--rule);stroke-width:1.5;stroke-dasharray:3 5}"
    ".mist{fill:none;stroke:var(--red);stroke-width:1.6}.lost{fill:url(#mist);fill-opacity:.3}"
    ".glow{fill:var(--ochre-fill);fill-opacity:.13;stroke:var(--ochre);stroke-width:2.2;stroke-linecap:round}"
    ".r0{stroke-dasharray:.1 7}.r1{stroke-dasharray:13 8}.r2{stroke-dasharray:6 7}"
    ".disc{fill:var(--ochre-fill);stroke:#1f1a10;stroke-width:1.5}.time{fill:var(--leaf);stroke:var(--print);stroke-width:1.5}"
    f".on{{fill:{tokens.ON_SEAT}}}.fig{{stroke:{tokens.ON_SEAT};stroke-width:1.5;stroke-linejoin:round}}.face{{fill:#f6e7cd}}"
    ".horn{fill:var(--blood);stroke:var(--blood-on);stroke-width:1.2}.eye{fill:none;stroke:var(--blood-on);stroke-width:2}"
    ".halo{paint-order:stroke;stroke:var(--leaf);stroke-width:4;stroke-linejoin:round}"
    ".gone{opacity:.45}.cell{fill:none;stroke:var(--rule);stroke-width:1}"
    ".energy{fill:var(--energy)}.health{fill:var(--health)}.terror{fill:var(--terror)}"
    + "".join(f".f-{name}{{fill:{colour}}}" for name, colour in SEATS.items())
)


STYLE = tokens.schemes(LIGHT, DARK) + RULES
