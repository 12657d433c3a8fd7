### Tainted Grail in English: names, texts of effects, questions and answers, the story. Names of cards come from the pack.
### Texts give orders to whom they concern. luck: a number from 0 to 5 by which a sentence varies; a value with _n:
### how many things its text names; per: "" or " per …", what an amount is counted by.

title = Tainted Grail
over-success = The arena is over, and you have survived.
over-failure = The arena is over: you have lost.
table-ended =
    { $result ->
        [success] The arena is over, and the table is closed.
        [failure] The arena is lost, and the table is closed.
       *[other] The table was closed before the end of the arena.
    }

## Names

or = { $first } or { $last }
face-down = face-down card
hidden-card = a card
some-card =
    { $count ->
        [one] one card
       *[other] { $word } cards
    }
source-trait = the negative trait of { $character }
source-rules = the rules
part-markers = markers
part-board = track of the player board
part-health = no more than Health
part-value = on the encounter card
part-else = all else: effects, attacks, cards that have left
number-of = { $who }: { $what }
number-skills = { $attribute } from skill cards
number-end = { $track } at most
number-insane = insane from this Terror on
number-value = encounter value
number-pool = pool
number-affinity = affinity
always = always
or-more = { $least } or more
or-less = { $most } or less
from-to = { $least } to { $most }
own-row = A Road of One’s Own
attribute-aggression = Aggression
attribute-empathy = Empathy
attribute-courage = Courage
attribute-caution = Caution
attribute-practicality = Practicality
attribute-spirituality = Spirituality
any-attribute = any attribute symbol
symbol-of = a symbol of { $attribute }
any-key = any symbol
holding-energy = Energy
holding-health = Health
holding-terror = Terror
holding-food = Food
holding-wealth = Wealth
holding-reputation = Reputation
holding-experience = Experience
holding-magic = Magic
a-keyword-weapon = a weapon
a-keyword-armour = a suit of armour
a-keyword-shield = a shield
a-keyword-companion = a companion
a-keyword-relic = a relic
keyword-weapon = weapon
keyword-armour = armour
keyword-shield = shield
keyword-companion = companion
keyword-relic = relic
colour-grey = grey
colour-green = green
colour-purple = purple
colour-blue = blue
height-a1 = upper
height-a2 = middle
height-a3 = lower
height-magic = Magic
height-free = free
condition-insane = insane
condition-exhausted = exhausted
condition-panic = in panic
condition-dying = dying
state-insane = insane
state-exhausted = exhausted
state-panic = in panic
state-dying = dying
zone-green = green
zone-grey = grey
zone-red = red
zone-of-energy = exhausted
zone-of-health = dying
zone-of-terror = insane
until-activation = until the end of the turn
until-encounter = until the end of the encounter
left-fled = fled
left-dying = dying
left-dead = dead
face-number = { $face }
die-disc = Disc
face-grail = Grail
face-skull = Skull
status-setup = being set up
status-running = under way
status-survived = survived
how-it-ended =
    { $status }: { $won } won, { $fled } fled, { $lost } lost{ $dying_n ->
        [0] { "" }
        [one] ; { $dying } lies Dying
       *[other] ; { $dying } lie Dying
    }{ $guardians_n ->
        [0] { "" }
       *[other] ; undefeated: { $guardians }
    }
status-died = lost
result-won = won
result-lost = lost
result-fled = fled
result-avoided = avoided
result-ran-away = ran away
step-start = preparing
step-choosing = who goes next?
step-laying = first card
step-further = further cards
step-attack = the enemy acts
step-ending = reward and end
stop-rest = rest
stop-grey = grey encounter
stop-green = green encounter
stop-purple = purple encounter
stop-blue = blue encounter
stop-of = one of { $of }: { $name }
luck-kind-magic = card with Magic bonus
deck-items = Items
deck-encounters = Encounters: { $colour }
deck-combat = { $character }: combat deck
deck-diplomacy = { $character }: diplomacy deck
deck-combat-advancement = { $character }: combat advancement
deck-diplomacy-advancement = { $character }: diplomacy advancement

## Traits of enemies

trait-alert = Alert
trait-alert-text = Whoever lays fewer than two cards suffers the opportunity attack.
trait-defensive = Defensive
trait-defensive-text = The first marker that a first card brings is taken off at once.
trait-haste = Haste
trait-haste-text = Whoever becomes active first is hurt before doing anything.
trait-feint = Feint
trait-feint-text = The damage of its attack is unavoidable.
trait-ambush = Ambush
trait-ambush-text = Whoever becomes active first discards all but one card.
trait-horde = Horde
trait-horde-text = Its attack also takes the top two cards off the deck.
trait-slow = Slow
trait-slow-text = Everyone starts with one card more and draws one more each round.
trait-frenzy = Frenzy
trait-frenzy-text = It attacks twice.
trait-robber = Robber
trait-robber-text = As soon as all are weak it takes all Wealth and items, and the encounter is lost.
trait-fast = Fast
trait-fast-text = A turn allows no more than two cards.
trait-guardian = Guardian
trait-guardian-text = Unless it is defeated it comes again.
trait-shatter = Shatter
trait-shatter-text = Weapons used against it are broken afterwards.

## Effects

effect-gain = gain { $count } { $unavoidable ->
        [yes] unavoidable { $what }
       *[no] { $what }
    }{ $per }
effect-lose =
    { $count ->
        [all] lose all { $what }
       *[other] lose { $count } { $what }{ $per }
    }
effect-set =
    { $to ->
        [none] set { $what } to its start
       *[other] set { $what } to { $to }
    }
effect-damage = suffer { $count } { $unavoidable ->
        [yes] unavoidable damage
       *[no] damage
    }{ $per }
effect-change-attribute = { $attribute } { $signed } { $until ->
        [encounter] for the encounter
       *[activation] for this turn
    }
effect-raise-attribute = raise { $attribute } by 1
effect-draw-items =
    { $craftable ->
        [yes]
            { $keyword ->
                [none]
                    { $count ->
                        [one] gain a craftable item
                       *[other] gain { $count } craftable items
                    }{ $per }
               *[other]
                    { $count ->
                        [one] gain a craftable { $keyword }
                       *[other] gain { $count } craftable items: { $keyword }
                    }{ $per }
            }
       *[no]
            { $keyword ->
                [none]
                    { $count ->
                        [one] gain an item
                       *[other] gain { $count } items
                    }{ $per }
               *[other]
                    { $count ->
                        [one] gain { $keyword_a }
                       *[other] gain { $count } items: { $keyword }
                    }{ $per }
            }
    }
effect-gain-item = gain “{ $item }”
effect-discard-items =
    { $keyword ->
        [none]
            { $count ->
                [all] discard all items
                [one] discard an item
               *[other] discard { $count } items
            }
       *[other]
            { $count ->
                [all] discard all items of this kind: { $keyword }
                [one] discard { $keyword_a }
               *[other] discard { $count } items of this kind: { $keyword }
            }
    }
effect-discard-this = discard this item
effect-gain-secret = gain the secret “{ $number }”
effect-give-secret = hand the secret “{ $number }” to another participant
effect-lose-secret =
    { $removed ->
        [yes] remove the secret “{ $number }” from the game
       *[no] discard the secret “{ $number }”
    }
effect-turn =
    { $keyword ->
        [none] turn this card
       *[other] turn your equipped card of this kind: { $keyword }
    }
effect-take-up =
    { $keyword ->
        [none] you may equip one of your cards that lie face down
       *[other] you may equip one of your cards of this kind that lie face down: { $keyword }
    }
effect-lay-aside =
    { $keyword ->
        [none] turn this card face down
       *[other] turn your equipped card of this kind face down: { $keyword }
    }
effect-shuffle-deck =
    { $deck ->
        [items] shuffle the item deck
        [grey] shuffle the grey encounter deck
        [green] shuffle the green encounter deck
        [purple] shuffle the purple encounter deck
       *[blue] shuffle the blue encounter deck
    }
effect-return-to-box = when this encounter is over, its card goes to the box
effect-transfer = hand { $count } { $what }{ $per } to another participant
effect-share = share { $count } { $what }{ $per } among all participants
effect-throw = you may throw an equipped weapon or shield: { $then }
effect-gain-skill = learn “{ $skill }”
effect-lose-skill = lose a skill of your choice
effect-pool =
    { $sign ->
        [less]
            { $count ->
                [one] take 1 marker from the pool
               *[other] take { $count } markers from the pool
            }{ $per }
       *[more]
            { $count ->
                [one] add 1 marker to the pool
               *[other] add { $count } markers to the pool
            }{ $per }
    }
effect-affinity =
    { $sign ->
        [less] lower the affinity by { $count }{ $per }
       *[more] raise the affinity by { $count }{ $per }
    }
effect-set-affinity = set the affinity marker to { $to }
effect-draw =
    { $count ->
        [one] draw 1 card
       *[other] draw { $count } cards
    }{ $per }
effect-discard =
    { $to ->
        [none]
            { $count ->
                [one] discard 1 card
               *[other] discard { $count } cards
            }{ $per }
        [0] discard your hand
        [one] discard down to 1 card
       *[other] discard down to { $to } cards
    }
effect-discard-from-deck =
    { $count ->
        [one] discard the top card of your deck
       *[other] discard the top { $count } cards of your deck
    }{ $per }
effect-discard-last = discard the last card of the sequence
effect-lay =
    { $off ->
        [deck] lay the top card of your deck
       *[hand] you may lay a card from hand
    }
effect-waive-extra = the next further card needs no EXTRA symbol
effect-multiply =
    { $height ->
        [none] take the bonuses that the next card connects
        [magic] take the bonus that the next card connects by Magic
        [free] take the bonus that the next card connects freely
        [a1] take the bonus that the next card connects at the top
        [a2] take the bonus that the next card connects in the middle
       *[a3] take the bonus that the next card connects at the bottom
    } { $times ->
        [2] twice
       *[other] { $times } times
    }
effect-block =
    { $height ->
        [none] no symbol that the next card connects is activated
        [magic] a Magic symbol that the next card connects is not activated
        [free] a free symbol that the next card connects is not activated
        [a1] a symbol that the next card connects at the top is not activated
        [a2] a symbol that the next card connects in the middle is not activated
       *[a3] a symbol that the next card connects at the bottom is not activated
    }
effect-place-charges =
    { $count ->
        [one] put 1 charge here
       *[other] put { $count } charges here
    }{ $per }
effect-remove-charges =
    { $count ->
        [all] remove all charges from { $of ->
            [this] this card
            [last] the last card
           *[all] every card
        }
        [one] remove 1 charge from { $of ->
            [this] this card
            [last] the last card
           *[all] every card
        }
       *[other] remove { $count } charges from { $of ->
            [this] this card
            [last] the last card
           *[all] every card
        }
    }
effect-remove-time =
    { $count ->
        [one] remove 1 time marker
       *[other] remove { $count } time markers
    } from { $of ->
        [this] this card
       *[choice] a card of your choice
    }
effect-place-time =
    { $count ->
        [one] put 1 time marker
       *[other] put { $count } time markers
    } on { $of ->
        [this] this card
       *[choice] a card of your choice that has some
    }
effect-ignore-attack = ignore the next enemy attack
effect-repeat-attack = the enemy acts once more
effect-reduce-attack = the next enemy attack deals { $count } less damage{ $per }
effect-after-attack = after the attack: { $then }
effect-suffer-opportunity = suffer the opportunity attack
effect-flee = you must flee
effect-run-away = the enemy runs away
effect-follow-up =
    { $meet ->
        [none]
            { $of ->
                [one] when this encounter is over, draw { $draw ->
                    [grey] a grey
                    [green] a green
                    [purple] a purple
                   *[blue] a blue
                } encounter and meet it
               *[other] when this encounter is over, draw { $of } { $draw ->
                    [grey] grey
                    [green] green
                    [purple] purple
                   *[blue] blue
                } encounters and meet one of them
            }
       *[other] when this encounter is over, meet “{ $meet }”
    }
effect-win = win the encounter
effect-fail = lose the encounter
effect-pay = you may pay { $cost }{ $then ->
        [none] { "" }
       *[other] : { $then }
    }{ $otherwise ->
        [none] { "" }
       *[other] , otherwise { $otherwise }
    }
effect-repeat = as often as you pay { $cost } (at most { $most } times): { $then }
effect-if = if { $need }: { $then ->
        [none] nothing
       *[other] { $then }
    }{ $otherwise ->
        [none] { "" }
       *[other] , otherwise { $otherwise }
    }
effect-choose = choose: { $one }
effect-may = you may { $then }
effect-each =
    { $who ->
        [others] each other participant: { $then }
        [owner] the owner of this card: { $then }
        [active] the active character: { $then }
        [lowest] the participant with the lowest number: { $then }
       *[participants] each participant: { $then }
    }
effect-one =
    { $who ->
        [others] one other participant: { $then }
       *[participants] one participant: { $then }
    }
effect-toss = toss a disc (Grail: { $grail ->
        [none] nothing
       *[other] { $grail }
    }; Skull: { $skull ->
        [none] nothing
       *[other] { $skull }
    })
effect-roll = roll the die{ $attribute ->
        [none] { "" }
       *[other] { " " }and add { $attribute }
    }: { $lines }
effect-look = look at the top { $count } cards of your deck, take one and shuffle the others back
effect-manual = { $text }
test-line = on { $span }: { $then ->
        [none] nothing
       *[other] { $then }
    }
measure = { " per " }{ $of }
measure-plus = { " " }({ $plus })
measure-most = , at most { $most }
measure-connected = connected { $attribute }
measure-activated = activated { $attribute } symbol
measure-magic = activated magic symbol
measure-free = activated free symbol
measure-attribute = point of { $attribute }
measure-charges = charge here
measure-cards = card in hand
measure-participants = participant
measure-pool = marker in the pool
measure-terror = point of Terror
cost-holding = { $count } { $what }
cost-terror = { $count } Terror to gain
cost-charges =
    { $count ->
        [one] 1 charge
       *[other] { $count } charges
    }
cost-cards =
    { $count ->
        [one] 1 card from hand
       *[other] { $count } cards from hand
    }
cost-turn = turning this
cost-discard = discarding this

## What texts require, after "if"

need-attribute =
    { $whose ->
        [party]
            { $holds ->
                [no] nobody has { $attribute } { $least } or more
               *[yes] somebody has { $attribute } { $least } or more
            }
       *[you]
            { $holds ->
                [no] you have { $attribute } less than { $least }
               *[yes] you have { $attribute } { $least } or more
            }
    }
need-holding =
    { $whose ->
        [member]
            { $holds ->
                [no] nobody has { $least } { $what } or more
               *[yes] somebody has { $least } { $what } or more
            }
        [everyone]
            { $holds ->
                [no] not everyone has { $least } { $what } or more
               *[yes] everyone has { $least } { $what } or more
            }
        [party]
            { $holds ->
                [no] all together have less than { $least } { $what }
               *[yes] all together have { $least } { $what } or more
            }
       *[you]
            { $holds ->
                [no] you have less than { $least } { $what }
               *[yes] you have { $least } { $what } or more
            }
    }
need-more-than =
    { $holds ->
        [no] you do not have more { $what } than { $than }
       *[yes] you have more { $what } than { $than }
    }
need-at-most =
    { $holds ->
        [no] you have more than { $most } { $what }
       *[yes] you have { $most } { $what } or less
    }
need-condition =
    { $holds ->
        [no] you are not { $condition }
       *[yes] you are { $condition }
    }
need-character =
    { $holds ->
        [no] { $character } does not take part
       *[yes] { $character } takes part
    }
need-participants =
    { $holds ->
        [no] fewer than { $least } take part
       *[yes] { $least } or more take part
    }
need-owns =
    { $whose ->
        [party]
            { $holds ->
                [no] nobody owns { $card }
               *[yes] somebody owns { $card }
            }
       *[you]
            { $holds ->
                [no] you do not own { $card }
               *[yes] you own { $card }
            }
    }
need-equipped =
    { $holds ->
        [no] you have no { $keyword ->
            [weapon] weapon
            [armour] armour
            [shield] shield
            [companion] companion
           *[relic] relic
        } equipped
       *[yes] you have { $keyword ->
            [weapon] a weapon
            [armour] armour
            [shield] a shield
            [companion] a companion
           *[relic] a relic
        } equipped
    }
need-deck =
    { $deck ->
        [combat]
            { $holds ->
                [no] this encounter is not a combat
               *[yes] this encounter is a combat
            }
       *[diplomacy]
            { $holds ->
                [no] this encounter is not one of diplomacy
               *[yes] this encounter is one of diplomacy
            }
    }
need-colour =
    { $holds ->
        [no] this encounter is not { $colour }
       *[yes] this encounter is { $colour }
    }
need-trait =
    { $holds ->
        [no] the enemy does not have the trait “{ $trait }”
       *[yes] the enemy has the trait “{ $trait }”
    }
need-result =
    { $result ->
        [won]
            { $holds ->
                [no] the last encounter was not won
               *[yes] the last encounter was won
            }
        [lost]
            { $holds ->
                [no] the last encounter was not lost
               *[yes] the last encounter was lost
            }
        [fled]
            { $holds ->
                [no] you did not flee from the last encounter
               *[yes] you fled from the last encounter
            }
        [avoided]
            { $holds ->
                [no] you did not avoid the last encounter
               *[yes] you avoided the last encounter
            }
       *[ran-away]
            { $holds ->
                [no] the last enemy did not run away
               *[yes] the last enemy ran away
            }
    }
need-zone = the affinity marker is { $holds ->
        [no] not in the
       *[yes] in the
    } { $zone ->
        [green] green
        [red] red
       *[grey] grey
    } zone
need-pool =
    { $holds ->
        [no] the pool holds less than { $least }
       *[yes] the pool holds { $least } or more
    }
need-connected =
    { $holds ->
        [no] { $attribute } is { $least ->
            [one] not connected
            [2] not connected twice
           *[other] connected fewer than { $least } times
        }
       *[yes] { $attribute } is connected{ $least ->
            [one] { "" }
            [2] { " " }twice or more
           *[other] { " " }{ $least } times or more
        }
    }
need-uncovered =
    { $holds ->
        [no] this card is covered
       *[yes] this card is not covered
    }

only-if = if { $need }

## Abilities: when, if, at what price, what

ability = { $head }: { $does }{ $limit }.
ability-if =
    { $when ->
        [active] { $head } and { $need }
        [key] { $head } and { $need }
       *[other] { $head }, if { $need }
    }
ability-for = { $head }, for { $cost }
limit-activation = { " " }(once a turn)
limit-encounter = { " " }(once an encounter)
moment-placed = when laid
moment-delayed = delayed { $delay }
moment-attack = when the enemy attacks
moment-any-time = at any time
moment-discarded = when discarded
moment-active = when you become active
moment-key = when you activate { $of }
moment-instead = instead of { $of }
moment-damage = always
moment-reroll = after { $of }
moment-start = when an encounter begins
moment-rest = before a rest
replaced-damage = damage
replaced-gain-terror = gaining Terror
replaced-lose-health = losing Health
replaced-discard-last = discarding the last card
replaced-flee = fleeing
replaced-toss = a toss
replaced-roll = a roll
chance-toss = a toss
chance-roll = a roll
chance-any = a toss or roll
may = you may { $does }
does-nothing = nothing happens
does-ignore = the attack does not happen
does-reduce = { $count } less damage
does-prevent =
    { $floor ->
        [0] prevent { $count } of each damage
       *[other] prevent { $count } of each damage, down to { $floor }
    }
does-hand =
    { $sign ->
        [less] { $count ->
            [one] 1 card fewer to start with
           *[other] { $count } cards fewer to start with
        }
       *[more] { $count ->
            [one] 1 card more to start with
           *[other] { $count } cards more to start with
        }
    }
does-reroll = repeat it; the new result stands

## Keys

bonus-pool = pool +{ $count }
bonus-affinity = affinity +{ $count }
bonus-draw = draw { $count }
bonus-extra = EXTRA
bonus-discard-last =
    { $count ->
        [one] discard the last card
       *[other] discard the last { $count } cards
    }
bonus-variable =
    { $count ->
        [one] VARIABLE
       *[other] { $count } × VARIABLE
    }
bonus-void = nothing
bonus-gain = +{ $count } { $what }
bonus-lose = −{ $count } { $what }
bonus-item =
    { $count ->
        [one] item
       *[other] items
    }
bonus-card =
    { $count ->
        [one] card
       *[other] cards
    }
bonus-for-magic = { $bonus } for 1 Magic
no-key = no bonus
half-attribute = { $attribute } { $level }
half-block = { $asks }, blocked
half-times = { $asks }, ×{ $times }

## Answers about cards and figures

thing-left = left: { $text }
thing-right = right: { $text }
thing-opportunity = opportunity attack: { $text }
thing-reward = reward: { $text }
thing-loot = loot: { $text }
thing-failure = failure: { $text }

## Questions

ask-choose-character = Who do you play?
ask-pack-away = { $character }: do you pack away equipment for this encounter?
ask-agree-to-avoid = { $character }: avoid { $foe } for { $cost } each?
ask-mulligan = { $character }: keep this hand, or draw { $fewer ->
        [0] no card
        [one] one card
       *[other] { $fewer_word } cards
    } instead?
ask-choose-encounter = Which encounter do you meet?
ask-choose-way = How do you meet { $foe }?
ask-agree-to-flee = { $character }: flee from { $foe } together?
ask-share-loot = Who gets this part of the loot: { $text }?
ask-choose-active = Who goes next?
ask-choose-trigger = { $character } becomes active. What comes first?
ask-lay-first =
    { $panic ->
        [yes] { $character } is in panic: lay the top card of the deck, or none?
       *[no] { $character }: which card do you lay?
    }
ask-lay-further = { $character }: lay another card?
ask-face-attack =
    { $deck ->
        [diplomacy] { $foe_n ->
            [one] { $foe } answers
           *[other] { $foe } answer
        } { $character }: { $text }.
       *[combat] { $foe_n ->
            [one] { $foe } attacks
           *[other] { $foe } attack
        } { $character }: { $text }.
    }
ask-begin-turn = { $character }: anything before the turn goes on?
ask-before-draw = { $character } is in panic and would draw no card. Use something first?
ask-end-turn = { $character }: anything else before the turn ends?
ask-ask-owner = { $character } would like to use { $source_acc }. { $text }
ask-settle = { $payer }: pay { $cost } { $purpose }?{ $promised ->
        [0] { "" }
        [one] { " " }(Others have promised one part of it.)
       *[other] { " " }(Others have promised { $promised_word } parts of it.)
    }
ask-contribute = { $character }: pay 1 { $what } for { $payer } { $purpose }?
ask-discard-from-hand = { $character }: which card do you discard?{ $count ->
        [one] { "" }
       *[other] { " " }({ $count } to go)
    }
ask-choose-item = { $character }: which item do you give up?{ $count ->
        [one] { "" }
       *[other] { " " }({ $count } to go)
    }
ask-choose-thrown = { $character }: do you throw something? If so, { $text }.
ask-choose-taken-up = { $character }, by { $source_acc }: what do you equip?
ask-equip-gained = { $character }: equip { $card } at once?
ask-choose-skill = { $character }: which { $attribute } skill do you learn?
ask-give-up-skill = { $character }: which skill do you lose?
ask-choose-effect = { $character }, by { $source_acc }: what do you choose?
ask-choose-character-for = Who does it concern? { $text }
ask-replace = { $character } would have to { $text }. Or something else instead?
ask-reroll = { $character }: the result is { $face }. Again?
ask-choose-card =
    { $sign ->
        [less] Which card loses time markers?
       *[more] Which card gets time markers?
    }
ask-lay-by-effect = { $character }: lay a card now?
ask-pick-card = { $character }: which of these cards do you take?
ask-declare = { $character }, by { $source_acc }: { $text }
ask-choose-due = { $character }: what comes first?
ask-use-between = Use something before it goes on?
ask-choose-before = What comes first before the rest?
ask-meal = { $character }: eat 1 Food?
ask-give = { $character }: do you give away or discard anything before the rest?
ask-accept-gift = { $character } offers { $to } { $what_id ->
        [card] { $what }
       *[other] 1 { $what }
    }. Take it?
ask-offer-secret = { $character }: who do you offer { $card } to?
ask-advance = { $character }: spend Experience?
ask-keep-card = { $character }: which card do you keep?
ask-adjust-decks = { $character }: move cards between your decks and the available cards?
ask-equip-anew = { $character }: which cards stay face up? One of each keyword may.
purpose-nothing = for nothing
purpose-magic = to activate the magic symbol of { $card }
purpose-lay = to lay { $card }
purpose-avoid = to avoid the encounter
purpose-text = to { $text }

## Answers: as options of a menu, then as titles of chapters

option-play = { $character }
title-play = { $player } plays { $character }
option-pack = Pack { $card } away
title-pack = { $who } packs { $card } away
option-packed = Keep everything at hand
title-packed = { $who } keeps everything at hand
option-agree-to-avoid-avoid = Avoid it
title-agree-to-avoid-avoid = { $who } would rather avoid { $foe_acc }
option-agree-to-avoid-stay = Face it
title-agree-to-avoid-stay = { $who } wants to face { $foe_acc }
option-mulligan-keep = Keep the hand of { $character }
title-mulligan-keep = { $who } keeps this hand
option-mulligan = Discard the hand of { $character } and draw anew
title-mulligan = { $who } draws anew
option-meet = { $encounter }
title-meet = The group goes to meet { $encounter_dat }
option-way = { $way }
title-way = The group chooses its way: { $way }
option-agree-to-flee-flee = Flee together
title-agree-to-flee-flee = { $who } agrees to flee
option-agree-to-flee-stay = Stay
title-agree-to-flee-stay = { $who } wants to stay
option-give = { $character }
title-give = { $character } takes a share of the loot
option-activate = { $character }
title-activate = { $character } goes next
option-first = { $source }: { $text }
title-first = { $source } comes first
option-lay =
    { $card ->
        [top] Lay the top card of the deck
       *[other]
            { $promise ->
                [none] Lay { $card }
               *[other] Lay { $card } ({ $promise })
            }
    }
title-lay =
    { $card ->
        [top] { $who } lays the top card of the deck
       *[other] { $who } lays { $card }
    }
option-lay-first-none =
    { $deck ->
        [diplomacy] Lay no card
       *[combat] Lay no card (suffer the opportunity attack, then draw 1 card)
    }
title-lay-first-none = { $who } lays no card
option-lay-by-effect-none = Lay no card
title-lay-by-effect-none = { $who } lays no card
option-stop = Lay nothing more
title-stop = { $who } lays nothing more
option-flee = Flee (lose 1 Energy, suffer the opportunity attack)
title-flee = { $who } flees
option-propose-flight = { $character } proposes to flee together (each suffers the failure)
title-propose-flight = { $who } proposes to flee together
option-use = Use { $source_acc }: { $text }
title-use = { $who } uses { $source_acc }
option-now = Now { $source }: { $text }
title-now = { $source } comes first
option-face = Face it
title-face = { $who } faces what comes
option-begin = Go on with the turn
title-begin = { $who } goes on with the turn
option-end = End the turn
title-end = { $who } ends the turn
option-pass = Do nothing now
title-pass = { $who } does nothing now
option-agree = Agree
title-agree = { $who } agrees
option-refuse = Refuse
title-refuse = { $who } refuses
option-pay = Pay
title-pay = { $who } pays { $purpose }
option-ask = Ask { $character } for 1 { $what }
title-ask = { $who } asks { $character } for 1 { $what }
option-settle-decline = Do not pay
title-settle-decline = { $who } does not pay
option-discard = { $card }
title-discard = { $who } discards { $card }
option-throw = Throw { $card }
title-throw = { $who } throws { $card }
option-take-up = Equip { $card }
title-take-up = { $who } equips { $card }
option-decline = Do without
title-decline = { $who } does without
option-equip = Equip it
title-equip = { $who } equips { $card }
option-keep-down = Leave it face down
title-keep-down = { $who } puts { $card } away for now
option-skill = { $skill }: { $text }
title-choose-skill-skill = { $who } learns { $skill }
title-give-up-skill-skill = { $who } gives up { $skill }
option-choose = { $text }
title-choose = { $who } chooses: { $done }
option-for = { $character }
title-for = It falls to { $character }
option-instead = { $source }: { $text }
title-instead = { $who } uses { $source_acc } instead
option-replace-keep = Let it happen
title-replace-keep = { $who } lets it happen
option-reroll-keep = Keep { $face }
title-reroll-keep = { $who } keeps { $face }
option-reroll = Once more, by { $source_acc }
title-reroll = { $who } tries once more, by { $source_acc }
option-card = { $card }
title-card = { $who } chooses { $card }
option-pick = { $card }
title-pick = { $who } takes { $card }
option-gain = +1 { $what }
title-gain = { $who } declares: +1 { $what }
option-lose = −1 { $what }
title-lose = { $who } declares: −1 { $what }
option-more =
    { $deck ->
        [diplomacy] Affinity +1
       *[combat] Pool +1
    }
title-more = { $who } declares: { $deck ->
        [diplomacy] affinity +1
       *[combat] pool +1
    }
option-less =
    { $deck ->
        [diplomacy] Affinity −1
       *[combat] Pool −1
    }
title-less = { $who } declares: { $deck ->
        [diplomacy] affinity −1
       *[combat] pool −1
    }
option-done = Done
title-done = { $who } is done
option-give-give = Give { $to } { $what_id ->
        [card] { $what }
       *[other] 1 { $what }
    }
title-give-give = { $who } offers { $to } { $what_id ->
        [card] { $what }
       *[other] 1 { $what }
    }
option-give-discard = Discard { $card }
title-give-discard = { $who } discards { $card }
option-ready = Nothing more for { $who }
title-ready = { $who } is ready to rest
option-offer-secret-give = Offer it to { $to }
title-offer-secret-give = { $who } offers { $to } { $what }
option-offer-secret-keep = Keep it
title-offer-secret-keep = { $who } keeps { $card }
option-accept-gift-accept = { $to } takes { $what_id ->
        [card] { $what }
       *[other] 1 { $what }
    } from { $character }
title-accept-gift-accept = { $who } takes { $what_id ->
        [card] { $what }
       *[other] 1 { $what }
    } from { $character }
option-accept-gift-refuse = { $to } refuses { $what_id ->
        [card] { $what }
       *[other] 1 { $what }
    } from { $character }
title-accept-gift-refuse = { $who } does not take { $what_id ->
        [card] { $what }
       *[other] 1 { $what }
    } from { $character }
option-eat = { $who } eats
title-eat = { $who } eats
option-fast = { $who } eats nothing
title-fast = { $who } eats nothing
option-improve =
    { $deck ->
        [diplomacy] Improve { $who }’s diplomacy deck ({ $cost } Experience)
       *[combat] Improve { $who }’s combat deck ({ $cost } Experience)
    }
title-improve =
    { $deck ->
        [diplomacy] { $who } improves the diplomacy deck
       *[combat] { $who } improves the combat deck
    }
option-raise =
    { $skill ->
        [none] Raise { $who }’s { $attribute } ({ $cost } Experience)
       *[other] Raise { $who }’s { $attribute } ({ $cost } Experience), { $skill }: { $text }
    }
title-raise = { $who } works on { $attribute }
option-advanced = { $who } saves the remaining Experience
title-advanced = { $who } saves the remaining Experience
option-keep-card-keep = { $card }
title-keep-card-keep = { $who } learns { $card }
option-add = Put { $card } into { $who }’s { $deck ->
        [diplomacy] diplomacy deck
       *[combat] combat deck
    }
title-add = { $who } puts { $card } into the deck
option-drop = Take { $card } out of { $who }’s { $deck ->
        [diplomacy] diplomacy deck
       *[combat] combat deck
    }
title-drop = { $who } takes { $card } out of the deck
option-adjusted = { $who }’s decks stay like this
title-adjusted = { $who } is content with the decks
option-down = Turn { $card } face down
title-down = { $who } turns { $card } face down
option-equipped = { $who } is equipped
title-equipped = { $who } is equipped

## The story

told-character-taken = { $character } is here. { $text }
told-arena-entered = { $who } { $who_n ->
        [one] sets
       *[other] set
    } out on { $arena }. The road has { $stops ->
        [one] one stop
       *[other] { $stops_word } stops
    }.{ $intro ->
        [none] { "" }
       *[other] { " " }{ $intro }
    }
told-stop-reached =
    { $kind ->
        [rest] Stop { $stop } of { $stops }: a fire, and a night.
        [guardian] Stop { $stop } of { $stops }: the guardian bars the way again.
       *[encounter] Stop { $stop } of { $stops }.
    }
tally-won = Won: { $encounters }.
tally-fled = Fled: { $encounters }.
tally-lost = Lost: { $encounters }.
tally-avoided = Avoided: { $encounters }.
tally-ran-away = Ran away: { $encounters }.
tally-times =
    { $count ->
        [one] { $encounter }
       *[other] { $encounter } ({ $count } times)
    }
gain = { $count } { $what }
told-arena-survived =
    { $done ->
        [1] It is done
       *[0] { $won ->
                [0] { $met ->
                        [0] The road is at its end
                       *[other] The road is at its end, though nothing was won
                    }
               *[other] The road is at its end
            }
    }{ $who_n ->
        [0] { "" }
        [one] , and { $who } is alive
       *[other] , and { $who } are alive
    }{ $dying_n ->
        [0] { "" }
        [one] ; { $dying } lies Dying
       *[other] ; { $dying } lie Dying
    }.{ $tally ->
        [none] { "" }
       *[other] { " " }{ $tally }
    }{ $guardians_n ->
        [0] { "" }
        [one] { " " }But { $guardians } was never defeated and still bars the way.
       *[other] { " " }But { $guardians } were never defeated and still bar the way.
    }
told-arena-lost =
    { $alive_n ->
        [0] Nobody is left to go on. The road ends at stop { $stop } of { $stops }.
       *[other] Without { $dead } nobody goes on: for { $alive }, too, the road ends at stop { $stop } of { $stops }.
    }{ $tally ->
        [none] { "" }
       *[other] { " " }{ $tally }
    }
told-dice-rolled =
    { $die ->
        [disc] The disc falls: { $faces }.
       *[other] The die shows { $faces }.
    }
told-gained = { $character } gains { $gains }.
told-lost = { $character } loses { $count } { $what }.
told-paid =
    { $what_id ->
        [terror] { $character } pays with { $count } Terror.
       *[other] { $character } pays { $count } { $what }.
    }
told-track-set = { $character }’s { $what } now stands at { $to }.
told-energy-cut = That cuts { $character }’s Energy to { $to } as well.
told-damage-prevented = { $count } damage glances off { $character }{ $by ->
        [none] { "" }
       *[other] { " " }({ $by })
    }.
told-condition-gained =
    { $condition ->
        [dying] { $character } is dying.
       *[insane] { $character } loses touch with what is real.
    }
told-condition-ended =
    { $condition ->
        [dying] { $character } comes back from the edge.
       *[insane] { $character } sees clearly again.
    }
told-died =
    { $where ->
        [combat] { $character } falls in the fight against { $foe } and dies.
        [diplomacy] { $character } breaks down before { $foe } and dies.
        [rest] { $character } does not wake from this night.
       *[road] { $character } dies.
    }
told-attribute-raised =
    { $skill ->
        [none] { $character }’s { $attribute } rises by 1.
       *[other] { $character }’s { $attribute } rises by 1: { $skill }.
    }
told-attribute-changed = { $character }’s { $attribute }: { $count_signed } { $until ->
        [encounter] for this encounter
       *[activation] for this turn
    }.
told-skill-lost = { $character } loses { $skill }.
told-card-gained =
    { $kind ->
        [secret] { $character } learns a secret: { $card }.
       *[item] { $character } finds { $card }.
    }
told-secret-gained = { $character } learns a secret: { $card }.
told-card-given-up =
    { $removed ->
        [yes] { $character } loses { $card } for good.
       *[no] { $character } parts with { $card }.
    }
told-card-given = { $character } hands { $card } to { $to }.
told-cards-equipped =
    { $way ->
        [down] { $character } has to do without { $cards }.
       *[up] { $character } equips { $cards }.
    }
told-card-turned = { $character } turns { $card }: used up for this encounter.
told-card-packed-away = { $character } leaves { $card } in the pack.
told-encounters-offered = Ahead lie { $encounters }; you will meet one of them.
told-encounter-begun =
    { $deck ->
        [diplomacy] { $participants } { $participants_n ->
            [one] meets
           *[other] meet
        } { $foe } ({ $colour }). { $text }
       *[combat] { $participants } { $participants_n ->
            [one] meets
           *[other] meet
        } { $foe } ({ $colour }, { $value ->
            [0] without a value
           *[other] value { $value }
        }). { $text }
    }
told-round-begun = Round { $round }.
told-character-activated = Now it is up to { $character }.
told-first-struck =
    { $how ->
        [haste] { $foe_n ->
            [one] { $foe } is
           *[other] { $foe } are
        } quicker than { $character }.
        [ambush] { $foe_n ->
            [one] { $foe } has
           *[other] { $foe } have
        } lain in wait for { $character }.
       *[both] { $foe_n ->
            [one] { $foe } has lain in wait for { $character } and is
           *[other] { $foe } have lain in wait for { $character } and are
        } quicker.
    }
told-flight-begun = { $character } turns and runs.
told-character-left = { $character } gets away.
told-encounter-decided =
    { $result ->
        [won]
            { $deck ->
                [diplomacy] { $foe_n ->
                    [one] { $foe } is
                   *[other] { $foe } are
                } won over.
               *[combat] { $foe_n ->
                    [one] { $foe } is
                   *[other] { $foe } are
                } beaten.
            }
        [lost] { $foe_n ->
            [one] { $foe } has
           *[other] { $foe } have
        } the upper hand; the encounter is lost.
        [fled] { $foe_n ->
            [one] { $foe } is
           *[other] { $foe } are
        } left behind.
        [avoided] { $foe_n ->
            [one] { $foe } is
           *[other] { $foe } are
        } avoided.
       *[ran-away] { $foe_n ->
            [one] { $foe } runs
           *[other] { $foe } run
        } away.
    }
told-box-ordered = { $foe } will not come again.
told-encounter-ordered =
    { $meet ->
        [none] Something else is drawing near.
       *[other] { $meet_n ->
            [one] { $meet } is
           *[other] { $meet } are
        } drawing near.
    }
told-party-goes-on = No rest for { $characters }: the next encounter is already here.
told-encounter-ended = { $foe_n ->
        [one] { $foe } is
       *[other] { $foe } are
    } not defeated and will be back.
told-hand-grew = { $character } draws { $cards }{ $by ->
        [none] { "" }
       *[other] { " " }({ $by })
    }.
by-more = { $count } more by { $source_acc }
by-fewer = { $count } fewer by { $source_acc }
by-earlier = what was done before
told-hand-discarded =
    { $all ->
        [yes] { $character } discards the hand: { $cards }.
       *[no] { $character } discards { $cards }.
    }
told-deck-discarded = { $cards_n ->
        [one] The top card of { $character }’s deck is discarded:
       *[other] The top cards of { $character }’s deck are discarded:
    } { $cards }.
told-card-laid =
    { $shown ->
        [deck] Off the deck comes { $card }:{ " " }
        [card] { $card } is laid:{ " " }
       *[keys] { "" }
    }{ $lit ->
        [0] no symbol lights up.
        [one] one symbol lights up.
       *[other] { $lit_word } symbols light up.
    }
told-key-activated = Magic lights up { $card }.
told-last-discarded = { $card } leaves the sequence.
told-time-changed =
    { $way ->
        [up] { $card } waits, with { $to ->
            [one] one time marker.
           *[other] { $to } time markers.
        }
        [lost] { $card } is covered and loses its time markers.
       *[down] { $to ->
            [0] The time of { $card } has come.
            [one] { $card } waits one more turn.
           *[other] { $card } waits { $to } more turns.
        }
    }
told-charges-changed =
    { $way ->
        [up] { $card } now holds { $to ->
            [one] one charge.
           *[other] { $to } charges.
        }
       *[down] { $to ->
            [0] { $card } has no charge left.
            [one] { $card } has one charge left.
           *[other] { $card } has { $to } charges left.
        }
    }
told-pool-changed =
    { $way ->
        [up] The pool rises to { $to }.
       *[down] The pool falls to { $to }.
    }
told-parried = { $foe_n ->
        [one] { $foe } parries
       *[other] { $foe } parry
    } the first marker.
told-marker-moved =
    { $way ->
        [up] The affinity rises to { $to_signed }.
       *[down] The affinity falls to { $to_signed }.
    }
told-stage-won = Stage { $stage } is won; the conversation goes on.
told-edge-marked =
    { $block ->
        [yes]
            { $height ->
                [none] The next card will light up no symbol.
                [magic] The next card will light up no Magic symbol.
                [free] The next card will light up no free symbol.
                [a1] The next card will light up no symbol at the top.
                [a2] The next card will light up no symbol in the middle.
               *[a3] The next card will light up no symbol at the bottom.
            }
       *[no] What the next card connects { $height ->
            [none] { "" }
            [magic] by Magic { "" }
            [free] freely { "" }
            [a1] at the top { "" }
            [a2] in the middle { "" }
           *[a3] at the bottom { "" }
        }counts { $times ->
            [2] twice
           *[other] { $times } times
        }.
    }
told-extra-waived = The next further card needs no EXTRA symbol.
told-attack-read =
    { $is ->
        [ignored] The attack on { $character } does not happen{ $by ->
            [none] { "" }
           *[other] { " " }({ $by })
        }.
        [nothing] { $foe_n ->
            [one] { $foe } does
           *[other] { $foe } do
        } nothing.
        [diplomacy] { $foe_n ->
            [one] { $foe } answers
           *[other] { $foe } answer
        } { $character }.
       *[combat] { $foe_n ->
            [one] { $foe } attacks
           *[other] { $foe } attack
        } { $character }.
    }
told-opportunity-taken =
    { $is ->
        [nothing] { $foe_n ->
            [one] { $foe } lets
           *[other] { $foe } let
        } the opportunity pass.
       *[something] { $foe_n ->
            [one] { $foe } seizes
           *[other] { $foe } seize
        } the opportunity.
    }
told-attack-changed =
    { $how ->
        [ignored] The next attack will not happen.
        [repeated] The enemy will act once more.
       *[reduced] The next attack will deal { $reduced } less damage.
    }
told-afterwards-put = After the attack: { $text }.
told-cards-looked-at = { $character } looks at { $cards }.
told-card-picked = { $character } takes { $card } to hand.
told-ability-used =
    { $kind ->
        [trait] That is just like { $character }.
       *[other] { $way ->
            [itself] { $character }’s { $source } takes effect.
            [read] { $source } takes effect.
           *[used] { $character } uses { $source_acc }.
        }
    }
told-meal-missed = { $character } goes to sleep hungry.
told-resource-given = { $character } hands { $count } { $what } to { $to }.

## The picture for a terminal

progress-stop = Stop { $stop } of { $stops }
picture-moment = round { $round }, { $step }
picture-difficulty = difficulty { $difficulty }
picture-stage = Stage { $stage }
picture-pool = Pool
picture-affinity = Affinity
picture-connected = Connected
picture-hand = Hand: { $cards } ({ $discard } discarded)
section-opportunity = Opportunity
section-reward = Reward
section-loot = Loot
section-failure = Failure
section-delayed = Delayed { $delay }
section-avoid = Avoid

## Menus: headings, what an option costs and brings, and warnings.

group-lay = Lay a card
group-abilities = Abilities
group-flight = Flight
group-encounter = The encounter
group-pay = Pay
group-hand = Before the encounter
group-items = Items
group-gifts = Gifts
group-meal = Meal
group-advance = Spend Experience
group-decks = Decks
group-setup = Set-up
detail-cost = costs { $cost }
detail-unit = costs 1 { $what }
detail-each = costs each { $cost }
detail-of = { $cost } of { $have } { $what }
detail-opportunity = opportunity attack: { $text }
detail-meal = +1 Health, −1 Terror
detail-redrawn =
    { $count ->
        [one] draw 1 card
       *[other] draw { $count } cards
    }
warning-deadly =
    { $health ->
        [one] may take the last Health
       *[other] may take all { $health } Health
    }
warning-failure = brings the failure: { $text }
warning-hunger =
    { $lost ->
        [health] costs 1 Health
       *[energy] Energy falls to 0
    }
warning-fewer =
    { $count ->
        [one] leaves a hand of only 1 card
       *[other] leaves a hand of only { $count } cards
    }

## What happened while a player was away: several equal events as one

since-character-left = { $character } got away{ $count ->
        [one] .
       *[other] { " " }{ $times }.
    }
since-resource-given = { $character } handed { $count } { $what } to { $to }.
since-stop-reached = The group reached stop { $stop } of { $stops }.
since-meal-missed = { $character } went to sleep hungry{ $count ->
        [one] .
       *[other] { " " }{ $times }.
    }
since-lost = { $character } lost { $count } { $what }.
since-gained = { $character } gained { $count } { $what }.
since-opportunity-taken = { $character } faced { $count ->
        [one] an opportunity attack.
       *[other] { $count_word } opportunity attacks.
    }

## What the rules will do next

forecast-discard = At the end of the round { $character } must discard { $count ->
        [one] one card, unless it is laid first.
       *[other] { $count } cards, unless they are laid first.
    }
forecast-stop = The next stop is { $stop } of { $stops }: { $name }.
forecast-last-stop = This is the last stop of the arena.

## What is closed, and what is missing.

closed-lay = { $card }
closed-use = { $source }: { $text }
why-active = only { $character }, who is active, may do this now
why-activation = first a character must become active
why-advancement = no card of this deck is left to learn
why-attribute = its EXTRA needs { $attribute } { $level }, { $character } has { $has }
why-calm = in panic only the top card of the deck can be laid
why-charges =
    { $count ->
        [one] needs 1 charge, it has { $has }
       *[other] needs { $count } charges, it has { $has }
    }
why-consent = its owner has refused
why-deck = a deck keeps at least { $count } cards
why-effect = it would change nothing now
why-encounter = only in an encounter
why-extra = a further card needs an EXTRA, and this one has none
why-face-up = it lies face down, so it is not equipped
why-hand =
    { $count ->
        [one] needs 1 card in hand, you have { $has }
       *[other] needs { $count } cards in hand, you have { $has }
    }
why-help = { $character } has refused
why-holding = needs { $count } { $what }, you have { $has }
why-kept-secret = this secret cannot be handed on
why-living = { $character } is dying: items do not work and are not discarded
why-magic = its EXTRA needs 1 Magic, and nobody here has any
why-meeting = its EXTRA meets nothing here
why-moment = it works by itself when its moment comes
why-need = only if { $need }
why-one-keyword = at most one card of each keyword may be face up
why-open-key = its EXTRA cannot be activated here
why-other-skill = this skill is not free
why-present = { $character } has left the encounter
why-proposal = flight was already proposed in this activation
why-shared = needs { $count } { $what }, all who could pay have { $has }
why-skill = the next point is a skill, which must be named
why-skills = no skill of this attribute is left
why-slow = against a Fast enemy no more than { $count } cards are laid in a turn
why-spare = { $character } has none to spare
why-step = cards are laid only in step 2 of a turn
why-stock = there is nothing of it to give
why-terror-room = gaining { $count } Terror must fit, and there is room for { $has }
why-together = a diplomacy can only be left together
why-unpacked = it is packed away for this encounter
why-unturned = it was already turned in this encounter
why-unused =
    { $until ->
        [activation] it was already used in this activation
       *[encounter] it was already used in this encounter
    }
why-waiting = { $character } was already active in this round
