"""The colours and letters of pictures on their own, for a light and a dark screen: those of the pages' style sheet."""

from collections.abc import Mapping

LIGHT = {
    "paper": "#f4ecd8",
    "leaf": "#fbf6e8",
    "shade": "#ebe1c7",
    "text": "#2c2315",
    "print": "#5a4324",
    "quiet": "#6b5735",
    "rule": "#b09a6e",
    "edge": "#8b7445",
    "ink": "#26315e",
    "ink-on": "#fbf6e8",
    "red": "#8f2a1e",
    "green": "#2d5c33",
    "ochre": "#744d00",
    "ochre-fill": "#e5b94e",
    "ochre-wash": "#f6e6bb",
    "blood": "#4a1712",
    "blood-on": "#fbf0e0",
    "blood-line": "#f4ecd8",
    "seat-green": "#79b06f",
    "seat-yellow": "#e6c24a",
    "seat-brown": "#c08f57",
    "seat-grey": "#b9b7b0",
    "plain0": "#f1ead0",
    "plain1": "#ebe5c5",
    "plain2": "#f5eedb",
    "town": "#f2dbb2",
    "roof": "#a9573c",
    "wall": "#f3e3bf",
    "air": "#cfe0e6",
    "earth": "#cdb491",
    "water": "#a9c6dd",
    "fire": "#e2a88f",
    "iron": "#c3c4c9",
    "level2": "#e6dcc0",
    "level3": "#ecd27c",
    "grass": "#c9b78d",
    "border": "#a48d62",
}
DARK = {
    "paper": "#1c1913",
    "leaf": "#26221a",
    "shade": "#332d22",
    "text": "#ece3cd",
    "print": "#d9c69c",
    "quiet": "#b8a77f",
    "rule": "#665838",
    "edge": "#94825c",
    "ink": "#b7c4ff",
    "ink-on": "#171a2b",
    "red": "#f3a08d",
    "green": "#a2d19a",
    "ochre": "#e9c06a",
    "ochre-fill": "#d9a93c",
    "ochre-wash": "#40351a",
    "blood": "#8c2419",
    "blood-on": "#ffe9dc",
    "blood-line": "#f2b9a6",
    "seat-green": "#79b06f",
    "seat-yellow": "#e0bb45",
    "seat-brown": "#d3a26a",
    "seat-grey": "#b0aea7",
    "plain0": "#353022",
    "plain1": "#302b1e",
    "plain2": "#3a3426",
    "town": "#54432a",
    "roof": "#b9684c",
    "wall": "#6f5b39",
    "air": "#46565d",
    "earth": "#57452d",
    "water": "#2f4d66",
    "fire": "#6b3a2b",
    "iron": "#4b4d54",
    "level2": "#4a412c",
    "level3": "#6a551c",
    "grass": "#6b6045",
    "border": "#82714b",
}
ON_SEAT = "#1f1a10"
"""The colour of letters and lines on a player's colour, which is the same on both."""

SERIF = (
    "Charter,'Bitstream Charter','Iowan Old Style','Palatino Linotype',Palatino,'Book Antiqua',Georgia,"
    "'DejaVu Serif Condensed','Noto Serif',serif"
)
SANS = "'Avenir Next',Avenir,'Segoe UI','Helvetica Neue','Noto Sans','DejaVu Sans Condensed',sans-serif"


def schemes(light: Mapping[str, str], dark: Mapping[str, str]) -> str:
    """Return the values of both screens, which rules can name."""
    return (
        f":root{{color-scheme:light dark;{values(light)}}}@media(prefers-color-scheme:dark){{:root{{{values(dark)}}}}}"
    )


def values(colours: Mapping[str, str]) -> str:
    """Return colours as values that rules can name."""
    return ";".join(f"--{name}:{colour}" for name, colour in colours.items())
