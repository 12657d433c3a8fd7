"""Who plays whom when an evening takes up a save: seats belong to a table, characters to the campaign.

Source: TG-5.20.5, 5.20.7 to 5.20.12.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from domain.kernel.errors import InvalidRequest
from domain.tainted_grail.campaign.note import Save
from domain.tainted_grail.content.pack import Pack
from domain.tainted_grail.queries.journey import CHARACTERS_MAX, playable_on
from domain.tainted_grail.state import Character

Wishes = Sequence[tuple[str, ...]]
"""What each seat says it plays; nothing if it says nothing."""
ASKED_TWICE = "TG-3.1.2: two seats ask for the same character; each character has one seat"


class Company(NamedTuple):
    """Who comes and goes since the night of a save. new: each with the seat that plays it."""

    gone: tuple[str, ...] = ()
    back: tuple[str, ...] = ()
    new: tuple[tuple[int, str], ...] = ()


def seated(save: Save, wishes: Wishes, pack: Pack) -> tuple[Save, Company]:
    """Return the save with the seats of this evening, and who comes and goes. Seats that say nothing stay as they were,
    unless others say what they play: then those who are named are there.

    Raises InvalidRequest if the seats do not fit. Source: TG-5.20.5.
    """
    if not any(wishes):
        if len(wishes) != len(save.seats):
            raise InvalidRequest(
                f"TG-5.20.5: the evening before had {len(save.seats)} seats, this one has {len(wishes)};"
                " say in `plays` who plays whom"
            )
        return save, Company()
    player = {who: seat for seat, wish in enumerate(wishes) for who in wish}
    check(save, wishes, player, pack)
    there = [who for who, one in save.characters.items() if not one.dead]
    company = Company(
        gone=tuple(who for who in there if who not in player),
        back=tuple(who for who in player if who in save.away),
        new=tuple((seat, who) for who, seat in player.items() if who not in {*save.characters, *save.away}),
    )
    return reseated(save, player, len(wishes)), company


def check(save: Save, wishes: Wishes, player: Mapping[str, int], pack: Pack) -> None:
    """Raise InvalidRequest for characters that nobody can play this evening. Source: TG-3.1.1, 5.17.4, 5.20.5."""
    possible = playable_on(save.world, pack, free=save.free)
    dead = {who for saved in (save.characters, save.away) for who, one in saved.items() if one.dead}
    for who in player:
        if who not in possible:
            raise unknown(who, possible)
        if who in dead:
            raise InvalidRequest(f"TG-5.17.4: {who} has died in this campaign; choose another character", "has-died")
    if sum(map(len, wishes)) > len(player):
        raise InvalidRequest(ASKED_TWICE, "played-twice")
    if len(player) > CHARACTERS_MAX:
        many = f"TG-3.1.1: at most {CHARACTERS_MAX} characters are there; some stay absent this evening"
        raise InvalidRequest(many, "too-many-here")


def unknown(who: str, possible: Iterable[str]) -> InvalidRequest:
    """Return the refusal of a character that nobody can play here."""
    return InvalidRequest(f"unknown character {who!r}; possible: {', '.join(possible)}")


def reseated(save: Save, player: Mapping[str, int], seats: int) -> Save:
    """Return the save in which these seats play these characters. A character that nobody plays keeps a seat, too.

    player: character -> its seat.
    """

    def moved(named: Mapping[str, Character]) -> dict[str, Character]:
        return {who: replace(one, seat=player.get(who, min(one.seat, seats - 1))) for who, one in named.items()}

    characters, start = moved(save.characters), save.chapter_start
    played = tuple(tuple(who for who, one in characters.items() if one.seat == seat) for seat in range(seats))
    living = [one.seat for one in characters.values() if not one.dead]
    each = [living.count(seat) for seat in range(seats)]
    each[0] += sum(save.characters_each) - len(living)  # who died without a successor counts on (TG-5.17.12)
    return replace(
        save,
        seats=played,
        characters_each=tuple(each),
        characters=characters,
        away=moved(save.away),
        chronicler=chronicler(save, player),
        chapter_start=None if start is None else reseated(start, player, seats),
    )


def chronicler(save: Save, player: Mapping[str, int]) -> int | None:
    """Return the seat that plays a character of the former chronicler; None without, and where one seat plays alone.

    Source: TG-3.2.11.
    """
    if save.chronicler is None or len(set(player.values())) == 1:
        return None
    return next((player[who] for who in save.seats[save.chronicler] if who in player), None)
