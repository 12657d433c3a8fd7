"""A new session between two days: who leaves, who comes back, who joins. Source: TG-5.20."""

from collections.abc import Iterable, Iterator

from domain.kernel.play import Play
from domain.kernel.registry import asks, defaults, refuses, rule
from domain.kernel.task import Option, Unmet
from domain.tainted_grail.facts.session import (
    CharacterCameBack,
    CharacterJoined,
    CharacterWentAway,
    SessionBegan,
    SessionUnwished,
    SessionWished,
)
from domain.tainted_grail.queries.characters import living
from domain.tainted_grail.queries.encounter import seats_of
from domain.tainted_grail.queries.items import is_item, is_personal
from domain.tainted_grail.queries.session import (
    can_join,
    can_leave_session,
    has_room,
    places_of_company,
    seats_there,
    unused,
    unwilling,
)
from domain.tainted_grail.state import Character, State
from domain.tainted_grail.tasks.death import Inherit
from domain.tainted_grail.tasks.rest import BeginAdjusting, ShuffleDecks
from domain.tainted_grail.tasks.session import (
    Appear,
    AskCompany,
    AskWhere,
    BeginSession,
    ChooseCompany,
    ChooseWhere,
    Depart,
    GoAway,
    ShareSecret,
    UnwishSession,
    WishSession,
)
from domain.tainted_grail.tasks.setup import TakeCharacter
from domain.tainted_grail.world import World

WISH, UNWISH = "new-session", "keep-session"


def can_be_wished(state: State) -> bool:
    """Return whether a new session can be wished for: in the evening of a campaign. Where each evening of play has a
    table, its end after the night can be wished for all day, since an evening may pass without a question.

    Source: TG-5.20.11, 5.20.13.
    """
    journey = state.journey
    if not isinstance(journey, World) or state.status != "running":
        return False
    return bool(state.session) or journey.phase == "evening"


def always(state: State) -> Iterator[Option]:
    """Yield for each seat that is there that it wants a new session, or no longer wants it. Source: TG-5.20.13."""
    for seat in seats_there(state) if can_be_wished(state) else ():
        if seat in state.gathering:
            yield Option(seat, UNWISH, "TG-5.20.13", (UnwishSession(seat),))
        else:
            yield Option(seat, WISH, "TG-5.20.13", (WishSession(seat),))


def rule_against_always(state: State, seat: int, key: str) -> str | None:
    """Return why such an option is not open; None if the key has another form."""
    if key not in (WISH, UNWISH):
        return None
    return "TG-5.20.13" if can_be_wished(state) else "TG-5.20.11"


@rule("TG-5.20.13", WishSession)
def wish_session(play: Play[State], task: WishSession) -> None:
    """Note that a seat wants a new session; the day ends as always. Source: TG-5.20.11, 5.20.13."""
    play.state_that(SessionWished(task.seat))


@rule("TG-5.20.13", UnwishSession)
def unwish_session(play: Play[State], task: UnwishSession) -> None:
    """Note that a seat no longer wants a new session. Source: TG-5.20.13."""
    play.state_that(SessionUnwished(task.seat))


def is_due(state: State) -> bool:
    """Return whether all who are there want a new session. Source: TG-5.20.13."""
    return not unwilling(state, state.gathering)


@rule("TG-5.20.5", BeginSession)
def begin_session(play: Play[State], task: BeginSession) -> None:
    """Let characters come and go, then let everybody rebuild the decks. Source: TG-5.20.5, 5.20.6, 5.20.11."""
    play.state_that(SessionBegan())
    play.then(AskCompany(), BeginAdjusting(), ShuffleDecks())


@rule("TG-5.20.5", AskCompany)
def ask_company(play: Play[State], task: AskCompany) -> None:
    """Ask while somebody can still come or go. Source: TG-5.20.5, 11.1.11."""
    question = ChooseCompany(seats=tuple(range(len(play.state.seats))), changed=task.changed)
    if any(option.key != GATHERED for option in comings_and_goings(play.state, question)):
        play.then(question)


GATHERED = "gathered"
"""The key with which any seat says that the group is complete."""


@asks("TG-5.20.5", ChooseCompany)
def comings_and_goings(state: State, question: ChooseCompany) -> Iterable[Option]:
    """Yield for each seat which of its characters leave or come back, who joins, and that the group is complete.

    Source: TG-5.20.5, 5.20.7, 5.20.12, 11.1.12.
    """
    for seat in question.seats:
        for one in (name for name, each in state.characters.items() if each.seat == seat):
            if one not in question.changed and can_leave_session(state, one):
                yield Option(seat, f"leave:{one}", "TG-5.20.5", (Depart(one), again(question, one)))
        for one in (name for name, each in state.away.items() if each.seat == seat):
            if one not in question.changed and has_room(state):
                yield Option(seat, f"back:{one}", "TG-5.20.12", (AskWhere(one), again(question, one)))
        for one in unused(state) if can_join(state) else ():
            joined = (TakeCharacter(seat, one), AskWhere(one), again(question, one))
            yield Option(seat, f"join:{one}", "TG-5.20.7", joined)
        yield Option(seat, GATHERED, "TG-5.20.5")


def again(question: ChooseCompany, character: str) -> AskCompany:
    """Return the question once more, in which this character neither comes nor goes."""
    return AskCompany((*question.changed, character))


@refuses(ChooseCompany)
def rule_against_company(state: State, question: ChooseCompany, seat: int, key: str) -> Unmet | None:
    """Return why a character neither comes nor goes: somebody stays, and four are the most.

    Source: TG-3.1.1, 5.20.5.
    """
    word, _, who = key.partition(":")
    if word == "leave" and living(state) == (who,):
        return Unmet("TG-5.20.5", "somebody-stays")
    return Unmet("TG-3.1.1", "group-full") if word in ("back", "join") and not has_room(state) else None


@defaults(ChooseCompany)
def default_company(state: State, question: ChooseCompany) -> str:
    """Leave the group as it is. Source: TG-11.1.13."""
    return GATHERED


@rule("TG-5.20.8", Depart)
def depart(play: Play[State], task: Depart) -> None:
    """Hand out the secrets of a character that leaves, but for personal ones. Source: TG-5.20.8, 5.20.9."""
    state, who = play.state, task.character
    others = tuple(one for one in living(state) if one != who)
    seats, shared = seats_of(state, others), shared_secrets(state, state.characters[who])
    play.then(*(ShareSecret(seats=seats, character=who, card=card) for card in shared), GoAway(who))


def shared_secrets(state: State, one: Character) -> tuple[str, ...]:
    """Return the secrets that others get from a character that leaves: all but personal ones. Source: TG-5.20.8."""
    return tuple(each.card for each in one.owned if not is_item(each.card) and not is_personal(state, each.card))


@asks("TG-5.20.8", ShareSecret)
def receivers(state: State, question: ShareSecret) -> Iterable[Option]:
    """Yield those who stay. Any of their seats submits the group's choice. Source: TG-5.20.8, 11.1.12."""
    for seat in question.seats:
        for one in (name for name in living(state) if name != question.character):
            yield Option(seat, f"to:{one}", "TG-5.20.8", (Inherit(question.character, one, question.card),))


@defaults(ShareSecret)
def default_receiver(state: State, question: ShareSecret) -> str:
    """Return the lowest number. Source: TG-11.1.13."""
    return f"to:{next(one for one in living(state) if one != question.character)}"


@rule("TG-5.20.9", GoAway)
def go_away(play: Play[State], task: GoAway) -> None:
    """Let a character be absent, with all that it has left. Source: TG-5.20.9, 5.20.10."""
    play.state_that(CharacterWentAway(task.character))


@rule("TG-5.20.7", AskWhere)
def ask_where(play: Play[State], task: AskWhere) -> None:
    """Ask beside whom a new or returning character stands, if that is open. Source: TG-5.20.7, 5.20.12."""
    where = places_of_company(play.state)
    if len(where) == 1:
        play.then(Appear(task.character, where[0]))
        return
    state, who = play.state, task.character
    one = state.away[who] if who in state.away else state.characters[who]
    play.then(ChooseWhere(seats=(one.seat,), character=who))


@asks("TG-5.20.7", ChooseWhere)
def places_to_appear(state: State, question: ChooseWhere) -> Iterable[Option]:
    """Yield each place where one of the others stands. Source: TG-5.20.7, 5.20.12."""
    (seat,) = question.seats
    for place in places_of_company(state):
        yield Option(seat, f"at:{place}", "TG-5.20.7", (Appear(question.character, place),))


@defaults(ChooseWhere)
def default_place(state: State, question: ChooseWhere) -> str:
    """Return the place of the lowest number among the others. Source: TG-11.1.13."""
    return f"at:{places_of_company(state)[0]}"


@rule("TG-5.20.12", Appear)
def appear(play: Play[State], task: Appear) -> None:
    """Let a character stand there: back as it was, or new. Source: TG-5.20.7, 5.20.12."""
    back = task.character in play.state.away
    play.state_that((CharacterCameBack if back else CharacterJoined)(task.character, task.place))
