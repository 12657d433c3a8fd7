"""The part of a game's state that the kernel folds: fate counters, pools and piles."""

from msgspec import Struct, field

from domain.kernel.fact import Face


class KernelState(Struct, frozen=True, kw_only=True):
    """The fields that every game's state begins with.

    streams: stream -> next running number; pools: pool -> unseen cards in canonical order; piles: pile -> its places
    from the top, a card id where it is known, else `?<pool>`; dice: die -> faces.
    """

    streams: dict[str, int] = field(default_factory=dict)
    pools: dict[str, tuple[str, ...]] = field(default_factory=dict)
    piles: dict[str, tuple[str, ...]] = field(default_factory=dict)
    dice: dict[str, tuple[Face, ...]] = field(default_factory=dict)
