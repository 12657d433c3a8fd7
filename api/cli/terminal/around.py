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
    opened = game.seats.held[asking(game, HOST)].post(f"seats/{seat}/open")
    game.screen.say("seat-opened", who=game.screen.who(seat))
    game.screen.line(f"  HOURGLASS_INVITE={opened['invite']} {program()} play {game.seats.address} --join NAME")


def close_seat(game: TerminalGame, seat: int, more: str) -> None:
    """Take a seat that no person holds, and play it here."""
    hold(game, game.seats.held[asking(game, HOST)].post(f"seats/{seat}/close"))


def take_host(game: TerminalGame) -> None:
    """Take the seat of a host who has left, or propose that to the others."""
    answered = game.seats.held[game.seat].propose_host()
    if "token" in answered:
        hold(game, answered)
    else:
        tell_proposal(game, answered)


def answer(game: TerminalGame, seat: int, granted: bool) -> None:
    """Consent to what is proposed about a seat, or refuse it; for each seat here that is asked."""
    proposed = game.seats.held[game.seat].summary().get("seat_proposal")
    waiting = proposed["waiting"] if proposed else []
    for one in [one for one in waiting if one in game.seats.mine] or [game.seat]:
        game.seats.held[one].consent_about(seat, proposed["proposal"] if proposed else 0, grant=granted)


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
    game.seats.held[by].propose_bot(seat, more or BOT)


def come_back(game: TerminalGame, seat: int, more: str) -> None:
    """Play a seat oneself again."""
    game.seats.held[asking(game, seat)].delete(f"seats/{seat}/bot")


def give_up(game: TerminalGame, seat: int, more: str) -> None:
    """Give a seat up, once that is confirmed."""
    game.screen.say("seat-give-up", who=game.screen.who(seat))
    game.screen.say("sure")
    if game.confirmed():
        game.seats.held[asking(game, seat)].post(f"seats/{seat}/leave")
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
    path, seat = f"seats/{game.seat}/notify", game.seats.held[game.seat]
    first, _, rest = words.partition(" ")
    match first.lower():
        case "":
            tell_call(game, seat.get(path))
        case "off":
            seat.delete(path)
            tell_call(game, seat.get(path))
        case "test":
            tested = seat.post(f"{path}/test")
            game.screen.say("call-tested" if tested["is_delivered"] else "call-failed", why=tested["outcome"])
        case "discord":
            tell_call(game, seat.post(path, {"form": "discord", "url": rest}))
        case _:
            tell_call(game, seat.post(path, {"form": "webhook", "url": words}))


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
