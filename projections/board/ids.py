"""Ids of things: `<kind>:<name>`. Each game has its own kinds."""


def kind_of(id: str) -> str:
    """Return the kind of a thing by its id: `card` of `card:K1/25-U`."""
    return id.partition(":")[0]


def name_in(id: str) -> str:
    """Return a thing's name in its id, as keys of options write it: `K1/25-U` of `card:K1/25-U`."""
    return id.partition(":")[2]
