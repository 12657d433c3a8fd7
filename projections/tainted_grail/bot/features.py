"""The features that the greedy bot goes by, and how they are read from a position.

Effects are as packs write them: `do`, and fields without their defaults.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple, cast

from msgspec import Struct, to_builtins
from msgspec.structs import replace

from domain.kernel.position import Position
from domain.kernel.task import Question, question_for
from domain.tainted_grail.content.pack import Pack
from domain.tainted_grail.content.parts import Ability, OutHalf, Reaction, Row
from domain.tainted_grail.content.parts import Card as Printed
from domain.tainted_grail.queries.abilities import laid_texts, name_of, own_texts
from domain.tainted_grail.queries.attributes import values
from domain.tainted_grail.queries.cards import open_edge
from domain.tainted_grail.queries.characters import is_alive
from domain.tainted_grail.queries.encounter import encounter_card, present
from domain.tainted_grail.queries.journey import the_world
from domain.tainted_grail.queries.land import card_at, connected, is_explored
from domain.tainted_grail.queries.rites import is_chargeable
from domain.tainted_grail.queries.tracks import room
from domain.tainted_grail.rules.cards.placement import FAST_MAX
from domain.tainted_grail.state import Character, Encounter, State
from domain.tainted_grail.tasks.abilities import Reroll
from domain.tainted_grail.tasks.cards import ActivateMagic
from domain.tainted_grail.tasks.effects.holdings import Gain, ShareOut
from domain.tainted_grail.tasks.effects.vocabulary import Effect
from domain.tainted_grail.tasks.payment import Settle
from domain.tainted_grail.vocabulary.bonus import Bonus
from domain.tainted_grail.vocabulary.terms import RESOURCES, Height, Track
from domain.tainted_grail.world import Arena, Journey, World
from projections.tainted_grail.board.data import ability, price
from projections.tainted_grail.bot.day import Day, Site, Walker
from projections.tainted_grail.bot.later import Later

Effects = Sequence[Mapping[str, Any]]
Data = Mapping[str, Any]

CARDS_KEPT = 1024
"""The most cards, and encounter cards, of all packs in the cache."""


class Gate(Struct, frozen=True):
    """The demand of an out-half. attribute: None for a free or magic one."""

    attribute: str | None = None
    level: int = 1
    times: int = 1
    block: bool = False


class Gift(Struct, frozen=True):
    """The bonus of an in-half."""

    give: str
    count: int = 1
    what: str | None = None


class Card(Struct, frozen=True):
    """A card of the hand. reduce: how much less damage the enemy does while the card is uncovered; ignores: whether it
    does none.
    """

    id: str
    left: Mapping[str, Gift]
    right: Mapping[str, Gate]
    reduce: int = 0
    ignores: bool = False
    placed: Effects = ()


class Line(Struct, frozen=True):
    """A line of the enemy's table: its sizes of the pool, or places of the marker."""

    least: int
    most: int
    effects: Effects


class Fight(Struct, frozen=True):
    """The encounter, as far as it matters for laying cards.

    score: pool or marker; goal: where it is won, bottom: where it is lost; edge: the open right one, and gifts: what
    VARIABLE gives by attribute; room: cards that may still be laid in this activation, None without a limit; laid: in
    it; unpaid: what a magic key gives that can be paid for now; many: characters in it; difficulty: from 1; failure:
    what losing a talk brings; avoid: what it costs each to avoid it.
    """

    is_combat: bool
    score: int
    goal: int
    bottom: int
    edge: Mapping[str, Gate]
    lines: tuple[Line, ...]
    opportunity: Effects = ()
    gifts: tuple[tuple[str | None, Effects], ...] = ()
    is_alert: bool = False
    room: int | None = None
    laid: int = 0
    unpaid: Gift | None = None
    many: int = 1
    difficulty: int = 1
    failure: Effects = ()
    avoid: Data | None = None


class Enemy(NamedTuple):
    """What is printed on an encounter card, as of a fight. right: its right edge."""

    right: Mapping[str, Gate]
    attack: tuple[Line, ...]
    opportunity: Effects
    failure: Effects
    avoid: Data | None


class Talk(NamedTuple):
    """What is printed at a stage of a talk, as of a fight."""

    lines: tuple[Line, ...] = ()
    gifts: tuple[tuple[str | None, Effects], ...] = ()


NO_TALK = Talk()
"""What a combat has instead, and a talk before its way is chosen."""


class Fallen(Struct, frozen=True):
    """A toss or a roll that may be repeated: its result and its purpose."""

    face: int | str
    effect: Data


class Mate(Struct, frozen=True):
    """What matters about any character when it rests."""

    health: int
    food: int


class Features(Struct, frozen=True):
    """The character that is asked, and what it can see.

    have: of every character, the sum of its resources; own: the character's; room: how far Health and Energy can rise;
    mates: every character; nights: rests that lie ahead; powers: what can be used at any time or repeats a toss, by its
    name; fallen: what may be repeated; day: what matters on the land, None in an arena.
    """

    character: str
    health: int
    energy: int
    terror: int
    magic: int
    values: Mapping[str, int]
    hand: tuple[Card, ...] = ()
    looking: tuple[Card, ...] = ()
    fight: Fight | None = None
    have: Mapping[str, int] = {}
    own: Mapping[str, int] = {}
    room: Mapping[str, int] = {}
    mates: Mapping[str, Mate] = {}
    nights: int = 0
    powers: Mapping[str, Data] = {}
    fallen: Fallen | None = None
    day: Day | None = None


RISING: tuple[Track, ...] = ("energy", "health")
"""The tracks that are better high."""
AT_WILL = ("any-time", "reroll")
"""The moments of abilities that a player may choose."""


def of_position(position: Position[State], seat: int) -> Features | None:
    """Return what the asked seat sees; None before it has a character."""
    state = position.state
    question = question_for(position.asked, seat) if position.asked else None
    seats = [(one.id, one.seat) for one in state.characters.values()]
    asked = asked_one(getattr(question, "character", None), seats, active_of(state), seat)
    if asked is None:
        return None
    one, encounter, pack = state.characters[asked], state.encounter, state.pack
    hand = encounter.participants[asked].hand if encounter and asked in encounter.participants else ()
    return Features(
        character=asked,
        health=one.health,
        energy=one.energy,
        terror=one.terror,
        magic=one.resources.get("magic", 0),
        values=values(state, asked),
        hand=tuple([card(pack, each) for each in hand]),
        looking=tuple([card(pack, each) for each in one.looking]),
        fight=fight(state, encounter, offered(question)) if encounter else None,
        have=Later(lambda: {name: sum(each.resources.values()) for name, each in state.characters.items()}),
        own=Later(lambda: {kind: one.resources.get(kind, 0) for kind in RESOURCES}),
        room=Later(lambda: {kind: room(state, one, kind) or 0 for kind in RISING}),
        mates=Later(lambda: {name: mate(each) for name, each in state.characters.items()}),
        nights=nights_ahead(state.journey),
        powers=Later(lambda: dict(powers(state, asked))),
        fallen=fallen(question),
        day=day_of(state),
    )


def day_of(state: State) -> Day | None:
    """Return what matters on the land; None in an arena."""
    if not isinstance(state.journey, World):
        return None
    world = state.journey
    sites = {place: site_of(state, place) for place in world.places}
    walkers = {
        name: Walker(figure.place, state.characters[name].energy, state.characters[name].resources.get("food", 0))
        for name, figure in world.figures.items()
        if is_alive(state, name)
    }
    return Day(world.day, sites, walkers)


def site_of(state: State, place: int) -> Site:
    """Return what matters about a revealed location."""
    card = card_at(state, place)
    return Site(
        connected=connected(state, place),
        disc=the_world(state).places[place].menhir,
        explored=is_explored(state, place),
        chargeable=is_chargeable(state, place) is not False,
        has_stone=card.menhir,
        feeds=card.action is not None and any(gives_food(effect) for effect in card.action.effects),
    )


def gives_food(effect: Effect) -> bool:
    """Return whether an effect of an action gives Food to somebody."""
    return isinstance(effect, Gain | ShareOut) and effect.what == "food"


def nights_ahead(journey: Journey) -> int:
    """Return how many nights of rest are left: in an arena those of its row; a campaign has one more at least."""
    return sum(stop.rest for stop in journey.row[journey.stop + 1 :]) if isinstance(journey, Arena) else 1


def mate(one: Character) -> Mate:
    """Return what matters about a character when it rests."""
    return Mate(one.health, one.resources.get("food", 0))


def powers(state: State, character: str) -> Iterator[tuple[str, Data]]:
    """Yield what a player may use: abilities of a character's things, and of the cards in the sequence."""
    for source, abilities in (*own_texts(state, character), *laid_texts(state)):
        for number, one in enumerate(abilities):
            if one.when in AT_WILL:
                yield name_of(source, number), ability(one)


def fallen(question: Question | None) -> Fallen | None:
    """Return what may be repeated."""
    if not isinstance(question, Reroll):
        return None
    (effect,) = data([replace(question.effect, at=None)])
    return Fallen(question.face, effect)


def active_of(state: State) -> str | None:
    """Return the active character."""
    return state.encounter.activation.character if state.encounter and state.encounter.activation else None


def asked_one(named: str | None, seats: Iterable[tuple[str, int]], active: str | None, seat: int) -> str | None:
    """Return the character that a question is for: the named one, the active one, or the seat's first."""
    own = [name for name, plays in seats if plays == seat]
    if named in own:
        return named
    return active if active in own else next(iter(own), None)


def room_of(traits: Sequence[str], laid: int) -> int | None:
    """Return how many more cards may be laid; None without a limit. laid: in this activation. Source: TG-6.12.16."""
    return max(0, FAST_MAX - laid) if "fast" in traits else None


def offered(question: Question | None) -> str | None:
    """Return the card whose magic key can be paid for now."""
    owed = question.owed.then if isinstance(question, Settle) else ()
    return next((one.card for one in owed if isinstance(one, ActivateMagic)), None)


def fight(state: State, encounter: Encounter, magic: str | None) -> Fight:
    """Return the encounter of a state. magic: the card whose magic key can be paid for now."""
    printed, activation = encounter_card(state), encounter.activation
    enemy, way = enemy_of(state.pack, encounter.card), encounter.way
    is_combat = encounter.deck == "combat"
    talk = NO_TALK if is_combat or way is None else talk_of(state.pack, encounter.card, way, encounter.stage)
    laid = activation.laid if activation else 0
    return Fight(
        is_combat=is_combat,
        score=encounter.pool if is_combat else encounter.marker,
        goal=printed.value if is_combat else printed.track.top,
        bottom=0 if is_combat else printed.track.bottom,
        edge=edge_of(state, encounter),
        lines=enemy.attack if is_combat else talk.lines,
        opportunity=enemy.opportunity,
        gifts=talk.gifts,
        is_alert="alert" in printed.traits,
        room=room_of(printed.traits, laid),
        laid=laid,
        unpaid=gift(state.pack.cards[magic].left["magic"]) if magic else None,
        many=len(present(state)),
        difficulty=printed.difficulty,
        failure=enemy.failure,
        avoid=enemy.avoid,
    )


def edge_of(state: State, encounter: Encounter) -> Mapping[str, Gate]:
    """Return the right edge that the next card meets: as it is printed, unless it is marked."""
    last = len(encounter.sequence)
    if any(one.place == last for one in encounter.marks):
        return gates(open_edge(state))
    return card(state.pack, encounter.sequence[-1].card).right if last else enemy_of(state.pack, encounter.card).right


@lru_cache(maxsize=CARDS_KEPT)
def enemy_of(pack: Pack, id: str) -> Enemy:
    """Return what is printed on an encounter card of a pack."""
    one = pack.encounters[id]
    avoid = price(one.avoid.cost) if one.avoid is not None else None
    attack = tuple(line(row) for row in one.attack)
    return Enemy(gates(one.right), attack, data(one.opportunity), data(one.failure), avoid)


@lru_cache(maxsize=CARDS_KEPT)
def talk_of(pack: Pack, id: str, way: str, number: int) -> Talk:
    """Return what is printed at a stage of an encounter card. way, number: those of the stage, from 0."""
    stage = next(one for one in pack.encounters[id].ways if one.id == way).stages[number]
    gifts = tuple((one.attribute, data(one.gives)) for one in stage.variable)
    return Talk(tuple(line(one) for one in stage.reactions), gifts)


def gift(bonus: Bonus) -> Gift:
    """Return an in-half as the bot sees it."""
    return Gift(bonus.give, bonus.count, bonus.what)


@lru_cache(maxsize=CARDS_KEPT)
def card(pack: Pack, id: str) -> Card:
    """Return a card of a pack as the bot sees it."""
    return card_of(pack.cards[id])


def card_of(one: Printed) -> Card:
    """Return a card as the bot sees it."""
    return Card(
        one.id,
        {height: gift(bonus) for height, bonus in one.left.items()},
        gates(one.right),
        *standing([data_of(each) for each in one.abilities]),
    )


def gates(right: Mapping[Height, OutHalf]) -> Mapping[str, Gate]:
    """Return a right edge as the bot sees it."""
    return {height: Gate(half.attribute, half.level, half.times, half.block) for height, half in right.items()}


def line(row: Row | Reaction) -> Line:
    """Return a line of the enemy's table as the bot sees it."""
    return Line(row.least, row.most, data(row.effects))


def data_of(one: Ability) -> Data:
    """Return an ability as a pack writes it."""
    return cast(Data, to_builtins(one))


def data(effects: Sequence[Effect]) -> Effects:
    """Effects as a pack writes them."""
    return cast(Effects, to_builtins(effects))


def standing(abilities: Iterable[Data]) -> tuple[int, bool, Effects]:
    """Return how far a card's abilities reduce an attack, whether they prevent it, and what they do when the card is
    laid.
    """
    free = [one for one in abilities if one.get("cost") is None and one.get("need") is None]
    wards = [one for one in free if one["when"] == "attack"]
    placed = tuple(each for one in free if one["when"] == "placed" for each in one.get("effects", ()))
    return sum(one.get("reduce", 0) for one in wards), any(one.get("ignore") for one in wards), placed
