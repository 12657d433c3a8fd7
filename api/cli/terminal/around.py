"""Around the table: who sits where and who comes, and how a player is called. words: typed after the letter."""

from collections.abc import Callable, Mapping

from api.cli.terminal.game import TerminalGame
from api.cli.terminal.return_command import program
from api.client.answers import Json

BOT = "greedy"
"""The bot that comes if none is named."""
HOST = 0

Deed = Callable[[TerminalGame, int, str], None]
"""Does something with a seat. The last word may name a bot."""


def seats(game: TerminalGame, words: str) -> None:
    """List who holds each seat; or do with a seat what the words say, as `2 open` or `2 bot greedy`."""
    number, _, rest = words.partition(" ")
    deed, _, more = rest.partition(" ")
    if words.lower() == "host":
        take_host(game)
    elif not number.isascii() or not number.isdigit() or len(number) > 2 or deed.lower() not in DEEDS:
        if words:
            game.screen.say("seats-what")
        tell_seats(game)
    else:
        DEEDS[deed.lower()](game, int(number) - 1, more.strip())
        if not game.left:
            tell_seats(game)


def tell_seats(game: TerminalGame) -> None:
    """List who holds each seat."""
    game.seats.refresh()
    game.screen.names = game.seats.names
    for one in game.seats.summary["seats"]:
        game.screen.say("seat-is", "", who=game.screen.who(one["seat"]), holder=str(one.get("holder", "person")))
    if (proposed := game.seats.summary.get("seat_proposal")) is not None:
        tell_proposal(game, proposed)


def tell_proposal(game: TerminalGame, proposed: Json) -> None:
    """Say what is proposed about a seat, and whose consent it needs."""
    who = game.screen.who
    kind = "host" if proposed["bot"] is None else "bot"
    game.screen.say("seat-proposal", kind=kind, by=who(proposed["by"]), who=who(proposed["seat"]))
    for seat in proposed["waiting"]:
        game.screen.say("seat-proposal-waits", who=who(seat))


def open_seat(game: TerminalGame, seat: int, more: str) -> None:
    """Open a seat, and print how somebody takes it."""
    opened = game.seats.table.post(f"seats/{seat}/open", seat=asking(game, HOST))
    game.screen.say("seat-opened", who=game.screen.who(seat))
    game.screen.line(f"  HOURGLASS_INVITE={opened['invite']} {program()} play {game.seats.address} --join NAME")


def close_seat(game: TerminalGame, seat: int, more: str) -> None:
    """Take a seat that no person holds, and play it here."""
    hold(game, game.seats.table.post(f"seats/{seat}/close", seat=asking(game, HOST)))


def take_host(game: TerminalGame) -> None:
    """Take the seat of a host who has left, or propose that to the others."""
    taken = game.seats.table.post("host", seat=game.seat)
    if "token" in taken:
        hold(game, taken)
    else:
        tell_proposal(game, taken)


def answer(game: TerminalGame, seat: int, granted: bool) -> None:
    """Consent to what is proposed about a seat, or refuse it; for each seat here that is asked."""
    proposed = game.seats.table.get(seat=game.seat)["seat_proposal"] or {"proposal": 0, "waiting": []}
    asked = [one for one in proposed["waiting"] if one in game.seats.mine] or [game.seat]
    for one in asked:
        body = {"proposal": proposed["proposal"], "grant": granted}
        game.seats.table.post(f"seats/{seat}/consent", body, seat=one)


def agree(game: TerminalGame, seat: int, more: str) -> None:
    """Consent to what is proposed about a seat."""
    answer(game, seat, True)


def refuse(game: TerminalGame, seat: int, more: str) -> None:
    """Refuse what is proposed about a seat, or withdraw it."""
    answer(game, seat, False)


def asking(game: TerminalGame, seat: int) -> int:
    """Return a seat that asks the service: this one if it is played here, else the one that plays now."""
    return seat if seat in game.seats.mine else game.seat


def hold(game: TerminalGame, taken: Json) -> None:
    """Play a further seat here, and remember its token."""
    game.seats.take(taken["seat"], taken["token"])
    game.screen.say("seat-yours", who=game.screen.who(taken["seat"]))


def let_bot(game: TerminalGame, seat: int, more: str) -> None:
    """Let a bot play a seat: one's own while one is away; one that is free, for the host; an absent one by consent."""
    by = seat if seat in game.seats.mine else asking(game, HOST)
    game.seats.table.put(f"seats/{seat}/bot", {"bot": more or BOT}, seat=by)


def come_back(game: TerminalGame, seat: int, more: str) -> None:
    """Play a seat oneself again."""
    game.seats.table.delete(f"seats/{seat}/bot", seat=asking(game, seat))


def give_up(game: TerminalGame, seat: int, more: str) -> None:
    """Give a seat up, once that is confirmed."""
    game.screen.say("seat-give-up", who=game.screen.who(seat))
    game.screen.say("sure")
    if game.confirmed():
        game.seats.table.post(f"seats/{seat}/leave", seat=asking(game, seat))
        game.left = game.seats.lose(seat)


DEEDS: Mapping[str, Deed] = {
    "open": open_seat,
    "close": close_seat,
    "bot": let_bot,
    "back": come_back,
    "leave": give_up,
    "agree": agree,
    "refuse": refuse,
}


def call(game: TerminalGame, words: str) -> None:
    """Say how the player here is called when it is their turn; or set that: a URL, `discord URL`, `test`, `off`."""
    path, table, seat = f"seats/{game.seat}/notify", game.seats.table, game.seat
    first, _, rest = words.partition(" ")
    match first.lower():
        case "":
            tell_call(game, table.get(path, seat=seat))
        case "off":
            table.delete(path, seat=seat)
            tell_call(game, table.get(path, seat=seat))
        case "test":
            tested = table.post(f"{path}/test", seat=seat)
            game.screen.say("call-tested" if tested["is_delivered"] else "call-failed", why=tested["outcome"])
        case "discord":
            tell_call(game, table.post(path, {"form": "discord", "url": rest}, seat=seat))
        case _:
            tell_call(game, table.post(path, {"form": "webhook", "url": words}, seat=seat))


def tell_call(game: TerminalGame, hook: Json) -> None:
    """Say how the notices of a seat fare."""
    if hook["form"] is None:
        game.screen.say("call-none")
        return
    game.screen.say("call-to", host=str(hook["host"]))
    if hook["failures"]:
        game.screen.say("call-failed", why=str(hook["outcome"]))
    elif hook["delivered_at"] is not None:
        game.screen.say("call-last", when=str(hook["delivered_at"]))
