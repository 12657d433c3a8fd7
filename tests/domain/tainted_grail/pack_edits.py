"""Edits that break a pack, one at a time: a file, a pattern in it, and what replaces it."""

from tests.domain.edits import Edit

ARENAS = "arenas.toml"
BLUE, GREEN, GREY = (f"encounters-{one}.toml" for one in ("blue", "green", "grey"))
CARDS = "cards.toml"
CHARACTERS = "characters.toml"
ITEMS = "items.toml"
PACK = "pack.toml"
SECRETS = "secrets.toml"
SKILLS = "skills.toml"

FIRST_CARD = r"\A.*?right = \{ free = \{\} \}\n"
"""The table of the first card, a combat card."""


def card(id: str, left: str = 'free = { give = "void" }', right: str = "free = {}", more: str = "") -> Edit:
    """Another first card."""
    return CARDS, FIRST_CARD, f'[[card]]\nid = "{id}"\nleft = {{ {left} }}\nright = {{ {right} }}\n{more}\n'


def item(text: str) -> Edit:
    """A further item with this ability."""
    return ITEMS, r"\Z", f'\n[[item]]\nid = "odd"\nabilities = [{{ {text} }}]\n'


def attack(*rows: str) -> Edit:
    """Another attack table of the first green encounter, whose value is 4."""
    return GREEN, r"attack = \[.*?\n\]", f"attack = [{', '.join(rows)}]"


def row(least: int, most: int) -> str:
    """A row of an attack table."""
    return f'{{ least = {least}, most = {most}, effects = [{{ do = "tg.damage" }}] }}'


def opportunity(effect: str) -> Edit:
    """Another opportunity section of the first green encounter."""
    return GREEN, r"opportunity = \[.*?\]\n", f"opportunity = [{effect}]\n"


def needing(need: str) -> Edit:
    """A further item with this requirement."""
    return item(f'when = "active", need = {{ {need} }}, effects = [{{ do = "tg.draw" }}]')
