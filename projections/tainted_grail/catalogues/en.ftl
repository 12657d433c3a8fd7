### Tainted Grail in English: names, texts of effects, questions and answers, the story. Names of cards come from the pack.
### Texts give orders to whom they concern. luck: a number from 0 to 5 by which a sentence varies; a value with _n:
### how many things its text names; per: "" or " per …", what an amount is counted by.

title = Tainted Grail
over-success = The arena is over, and you have survived.
over-failure = The arena is over: you have lost.
over-success-story = The campaign is over, and you have won it.
over-failure-story = The campaign is over: you have lost it.
over-saved = The evening is over. The campaign goes on from this night.
table-ended =
    { $result ->
        [success] The game is won, and the table is closed.
        [saved] The evening is over, and the table is closed. The campaign goes on from this night.
        [failure] The game is lost, and the table is closed.
       *[other] The table was closed before the end of the game.
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
part-tracker = no more than one less than Health
part-value = on the encounter card
part-parried = Defensive: the first marker is taken off
part-other = earlier changes that cannot be told apart here
part-today = today
part-next-dawn = the dawn comes tomorrow
part-menhir = disc of the menhir at { $place }
part-last-dawn = at 1 a time disc is taken away
number-of = { $who }: { $what }
number-skills = { $attribute } from skill cards
number-end = { $track } at most
number-insane = insane from this Terror on
number-value = encounter value
number-pool = pool
number-affinity = affinity
number-dark = { $place }: out of reach at the dawn of day
number-goes-out = menhir at { $place }: goes out at the dawn of day
number-expires = { $disc }: its time is up at the dawn of day
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
status-won = won
status-lost = lost
status-survived = survived
status-saved = saved until the next evening
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
table-row = Own row of encounters
table-characters = Characters
table-chronicler = Chronicler: the seat that is asked first
table-hands = Who sees a hand of cards
table-hands-own = only its player
table-hands-players = all players at the table
table-hands-open = everybody, watchers too
table-dreams = Who is told a dream
table-dreams-own = only those who have it
table-dreams-open = everybody, watchers too
table-mode = How a campaign is played
table-mode-standard = by the usual rules
table-mode-story = in story mode, which is easier
table-challenge = What makes a campaign harder
table-challenge-tracker = Health counts one less for Energy and panic
table-challenge-secret = somebody starts with a secret that weighs on it
table-challenge-flight = a flight from a fight needs luck
table-challenge-menhirs = a rite makes a menhir burn for a day less
table-challenge-events = one random event fewer comes onto the event deck
table-challenge-costs = cards and attributes cost more Experience
table-challenge-limits = at most 20 of a resource and 5 items
table-challenge-mercy = no Allmother’s Mercy
table-free = Free play: each player chooses a board and basic cards
luck-kind-magic = card with Magic bonus
deck-events = Events
deck-random-events = Random events
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
       *[other] when this encounter is over, meet { $meet }
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
        [here] each character here: { $then }
        [movers] each character that arrived: { $then }
        [all] each character: { $then }
       *[participants] each participant: { $then }
    }
effect-one =
    { $who ->
        [others] one other participant: { $then }
        [here] one character here: { $then }
        [all] one character: { $then }
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
effect-gain-status = mark “{ $status }”{ $part ->
        [none] { "" }
       *[other] , part { $part }
    }
effect-lose-status = erase “{ $status }”
effect-go-to =
    { $book ->
        [yes] read verse { $verse } of the Book of Secrets
       *[no] read on at verse { $verse }
    }
effect-end-exploration = the exploration ends
effect-leave-party = leave the party
effect-reveal = { $location } comes into sight
effect-discard-location =
    { $removed ->
        [yes] { $location } is gone for good
       *[no] { $location } is discarded
    }
effect-swap = { $to } replaces { $location }
effect-move-to = { $location ->
        [none] { $to ->
            [connected] go to a connected location
            [lowest] go to the lowest location
           *[highest] go to the highest location
        }
       *[other] go to { $location }
    }
effect-place-menhir = a menhir of { $count } { $location ->
        [none] is placed here
       *[other] is placed at { $location }
    }
effect-remove-menhir = { $location ->
        [none] the menhir here is removed
       *[other] the menhir at { $location } is removed
    }
effect-change-menhir = { $sign ->
        [less] lower
       *[more] raise
    } { $which ->
        [highest] the highest menhir disc
        [here] the menhir disc here
       *[choice] a menhir disc of your choice
    } by { $count }
effect-place-guardian = “{ $encounter }” comes into play
effect-place-disc = lay out the disc “{ $disc }”
effect-change-disc = { $sign ->
        [less] lower
       *[more] raise
    } “{ $disc }” by { $count }
effect-remove-disc = remove the disc “{ $disc }”
effect-place-marker = quest markers on “{ $event }” { $signed }
effect-lay-item = “{ $item }” lies { $location ->
        [none] here
       *[other] at { $location }
    }
effect-draw-event = reveal the next event
effect-reveal-random = reveal a random event
effect-reveal-event = a story event is revealed
effect-put-random =
    { $count ->
        [one] put a random event on the event deck
       *[other] put { $count } random events on the event deck
    }
effect-discard-event = discard “{ $event }”
effect-lose-quest = the quest of “{ $event }” is lost
effect-end-chapter = the chapter ends
effect-end-campaign =
    { $won ->
        [yes] the campaign is won
       *[no] the campaign is lost
    }
effect-encounter =
    { $meet ->
        [none]
            { $of ->
                [one] meet { $draw ->
                    [grey] a grey
                    [green] a green
                    [purple] a purple
                   *[blue] a blue
                } encounter
               *[other] draw { $of } { $draw ->
                    [grey] grey
                    [green] green
                    [purple] purple
                   *[blue] blue
                } encounters and meet one of them
            }
       *[other] meet { $meet }
    }{ $won ->
        [none] { "" }
       *[other] ; if you win: { $won }
    }{ $lost ->
        [none] { "" }
       *[other] ; if you lose: { $lost }
    }{ $fled ->
        [none] { "" }
       *[other] ; if you flee: { $fled }
    }{ $avoided ->
        [none] { "" }
       *[other] ; if you avoid it: { $avoided }
    }{ $ran_away ->
        [none] { "" }
       *[other] ; if it runs away: { $ran_away }
    }{ $otherwise ->
        [none] { "" }
       *[other] ; otherwise { $otherwise }
    }
effect-once =
    { $per ->
        [day] once a day
       *[campaign] once only
    }: { $then }{ $otherwise ->
        [none] { "" }
       *[other] , after that { $otherwise }
    }
effect-manual = { $text }
test-line = on { $span }: { $then ->
        [none] nothing
       *[other] { $then }
    }
measure = { " per " }{ $of }
measure-characters = character in the game
measure-party = member of the party
measure-day = day that has passed
measure-disc = step of the disc “{ $disc }”
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
cost-turn = the turning of this card
cost-discard = the discard of this card

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
        [anyone]
            { $holds ->
                [no] nobody in the game owns { $card }
               *[yes] somebody in the game owns { $card }
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
need-encounter =
    { $holds ->
        [no] no encounter is going on
       *[yes] an encounter is going on
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
need-chapter =
    { $holds ->
        [no] { $most ->
            [9] chapter { $least } has not begun
           *[other] it is not chapter { $least }
        }
       *[yes] { $most ->
            [9] it is chapter { $least } or later
           *[other] it is chapter { $least }
        }
    }
need-part = part { $part }
need-status =
    { $holds ->
        [no] you do not have “{ $status }”{ $parts ->
            [none] { "" }
           *[other] { " " }({ $parts })
        }
       *[yes] you have “{ $status }”{ $parts ->
            [none] { "" }
           *[other] { " " }({ $parts })
        }{ $least ->
            [one] { "" }
           *[other] { " " }at least { $least } times
        }
    }
need-revealed =
    { $holds ->
        [no] { $location } does not lie out
       *[yes] { $location } lies out
    }
need-at =
    { $holds ->
        [no] you are not at { $location }
       *[yes] you are at { $location }
    }
need-menhir =
    { $holds ->
        [no] no menhir burns { $location ->
            [none] here
           *[other] at { $location }
        }
       *[yes] a menhir burns { $location ->
            [none] here
           *[other] at { $location }
        }
    }
need-settlement =
    { $holds ->
        [no] you are in no { $kind ->
            [friendly] friendly settlement
            [hostile] hostile settlement
           *[none] settlement
        }
       *[yes] you are in a { $kind ->
            [friendly] friendly settlement
            [hostile] hostile settlement
           *[none] settlement
        }
    }
need-guardian =
    { $holds ->
        [no] { $encounter ->
            [none] no guardian
           *[other] not “{ $encounter }”
        } is { $location ->
            [none] here
           *[other] at { $location }
        }
       *[yes] { $encounter ->
            [none] a guardian
           *[other] “{ $encounter }”
        } is { $location ->
            [none] here
           *[other] at { $location }
        }
    }
need-disc =
    { $value ->
        [any] the disc “{ $disc }” { $holds ->
            [no] does not lie out
           *[yes] lies out
        }
       *[other] the disc “{ $disc }” { $holds ->
            [no] does not show
           *[yes] shows
        } { $value }
    }
need-event =
    { $holds ->
        [no] “{ $event }” does not lie open
       *[yes] “{ $event }” lies open
    }
need-quest =
    { $holds ->
        [no] the quest of “{ $event }” is not active
       *[yes] the quest of “{ $event }” is active
    }
need-party =
    { $holds ->
        [no] fewer than { $least } are in the party
       *[yes] { $least } or more are in the party
    }
need-unused =
    { $holds ->
        [no] this has already happened { $per ->
            [day] today
           *[campaign] once
        }
       *[yes] this has not happened { $per ->
            [day] today
           *[campaign] before
        }
    }
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
replaced-draw-encounter = drawing an encounter
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
        [one] bonus of the stage
       *[other] { $count } × bonus of the stage
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
symbol-menhir = menhir
symbol-dream = dream
symbol-settlement = settlement
thing-symbols = Symbols: { $text }
thing-quest = Quest: { $text }
thing-expires = Expires at the dawn of day { $day }
thing-action = { $name } ({ $energy } Energy{ $once ->
        [day] , once a day
       *[none] { "" }
    }): { $text }
thing-instant = On arrival{ $least ->
        [one] { "" }
       *[other] { " " }of { $least } or more
    }{ $once ->
        [day] , once a day
        [campaign] , once only
       *[none] { "" }
    }: { $text }
thing-opportunity = opportunity attack: { $text }
thing-reward = reward: { $text }
thing-loot = loot: { $text }
thing-failure = failure: { $text }
thing-idle = does not work now
thing-owns = has { $text }
thing-track = at { $value }, can rise to { $end }
thing-zone = { $zone }: { $range }
thing-markers = markers: { $text }
thing-from-skills = from skills: { $text }
thing-available =
    { $deck ->
        [combat] { $character }: combat cards to buy
       *[diplomacy] { $character }: diplomacy cards to buy
    }
thing-pool = { $held } in the pool, { $value } win
thing-affinity = the marker stands at { $at }
thing-hand = { $character }: hand
thing-in-hand = card { $place } in the hand of { $character }
thing-looked-at = card { $place } of those that { $character } looks at
thing-discarded = discarded ({ $count }): { $cards }
thing-cards =
    { $count ->
        [0] no card
        [one] one card
       *[other] { $count } cards
    }
thing-top = on top: { $text }
thing-bottom = at the bottom: { $text }
thing-stops = { $behind } of { $count } stops lie behind the group
thing-stop = stop { $stop }
thing-behind = lies behind the group
thing-here = the group is here
thing-ahead = lies ahead
thing-guardian = undefeated, comes next
thing-unmet = An encounter that nobody has met
thing-boxed = in the box, in no deck
thing-offered = can be chosen now
thing-way = The only way
thing-removed = out of the game
thing-plays = plays { $text }
thing-plays-nobody = plays nobody yet
thing-asked = is asked now

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
ask-choose-character-for = Who will it be? { $text }.
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
ask-give = { $character }: do you give away or discard anything{ $moment ->
        [day] { "" }
       *[rest] { " " }before the rest
    }?
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
purpose-else = instead of “{ SENTENCE($text) }”
purpose-magic = to activate the magic symbol of { $card }
purpose-lay = to lay { $card }
purpose-avoid = to avoid the encounter
purpose-text = for “{ SENTENCE($text) }”

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
title-for = The choice falls on { $character }
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
title-choose-lying-ready = { $who } leaves the rest
title-ready =
    { $moment ->
        [day] { $who } keeps the rest
       *[rest] { $who } is ready to rest
    }
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
        [disc] { $who ->
            [none] The disc falls: { $faces }.
           *[other] { $who } tosses a disc: { $faces }.
        }
        [guardian-die] The guardian die shows: { $faces }.
       *[other] { $who ->
            [none] The die shows { $faces }.
           *[other] { $attribute ->
                [none] { $who } rolls the die: { $faces }.
               *[other] { $who } tests { $attribute }: { $faces } rolled, { $added } added, { $sum } in all.
            }
        }
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

phase-dawn = Dawn
phase-day = By day
phase-evening = Evening
progress-stop = Stop { $stop } of { $stops }
progress-day = Chapter { $chapter }, day { $day }
progress-back = Back at the start of chapter { $chapter }
progress-party = { $who } together
book-of-secrets = Book of Secrets
picture-day = Chapter { $chapter }, day { $day }: { $phase }
picture-land-key = { $stone } menhir and its disc · { $dream } dream · { $home } settlement · { $foe } guardian · ━ ┃ ways · grey land: out of reach
picture-chapter = Chapter { $chapter }: { $name }
picture-when = Day { $day } · { $phase }
picture-disc = Disc
picture-held = a menhir holds it until the dawn of day { $day }
picture-out-of-reach = out of reach of every menhir
picture-menhir = Menhir at { $place }, { $disc ->
        [0] without a disc
       *[other] disc { $disc }
    }: goes out at the dawn of day { $day }
picture-mist = beyond the reach of any menhir in so many dawns, unless one is charged
picture-figure = { $passed ->
        [yes] { $who }, who has passed until the next day
       *[no] { $who }
    }
picture-events = Event
picture-quests = Quest
picture-statuses = Statuses
picture-set =
    { $count ->
        [one] since day { $days }
       *[other] days { $days }
    }
picture-discs = Discs
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
group-land = The land
group-death = After a death
group-setup = Set-up
detail-cost = costs { $cost }
detail-unit = costs 1 { $what }
detail-each = costs { $cost } each
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
since-chapter-began = Chapter { $number } began: { $chapter }.
since-day-began =
    { $count ->
        [one] Day { $day } began.
       *[other] { SENTENCE($count_word) } days began; it is day { $day }.
    }
since-event-revealed = The event { $event } came up{ $quest ->
        [none] .
       *[other] { " " }and brought a quest.
    }
since-encounter-begun = { $participants } met { $foe }{ $count ->
        [one] .
       *[other] { " " }{ $times }.
    }
since-location-revealed =
    { $count ->
        [one] { $place } came into sight.
       *[other] { SENTENCE($count_word) } places came into sight, { $place } last.
    }
since-dream-read =
    { $kind ->
        [nightmare] { $count ->
            [one] There was a nightmare one night.
           *[other] There were nightmares in { $count_word } nights.
        }
       *[dream] { $count ->
            [one] There was a dream one night.
           *[other] There were dreams in { $count_word } nights.
        }
    }
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

forecast-delayed = { $source }: { $turns ->
        [one] step 1 of the next turn takes the last time marker
       *[other] in { $turns } turns the time markers are gone
    }{ $covered ->
        [never] { "" }
       *[maybe] , unless a card covers it before
    }. Then: { $text }
forecast-discard = At the end of the round { $character } must discard { $count ->
        [one] one card, unless it is laid first.
       *[other] { $count } cards, unless they are laid first.
    }
forecast-stop = The next stop is { $stop } of { $stops }: { $name }.
forecast-menhir = At the dawn of day { $day } the menhir at { $place } goes out, unless it is charged before.
forecast-rite = Charging the menhir at { $place } again: { $price }.
forecast-lost = At the dawn of day { $day } no menhir holds { $places }: { $places_n ->
        [one] this place is lost.
       *[other] these places are lost.
    }{ $who_n ->
        [0] { "" }
        [one] { " " }{ $who } stands there now and would lose { $health } Health and gain { $terror } Terror.
       *[other] { " " }{ $who } stand there now and would each lose { $health } Health and gain { $terror } Terror.
    }
forecast-night = From the dawn of day { $day } on no menhir stands: at each dawn { $who } { $who_n ->
        [one] would lose
       *[other] would each lose
    } { $health } Health and gain { $terror } Terror.
forecast-disc = At the dawn of day { $day } the time of { $disc } is up.
forecast-last-stop = This is the last stop of the arena.

## What is closed, and what is missing.

closed-lay = { $card }
closed-use = { $source }: { $text }
why-companions = you play alone
why-unplayed = this character has been chosen already
why-characters = every character has already taken part
closed-add =
    { $deck ->
        [combat] Put a card into { $character }’s combat deck
       *[diplomacy] Put a card into { $character }’s diplomacy deck
    }
closed-drop =
    { $deck ->
        [combat] Take a card out of { $character }’s combat deck
       *[diplomacy] Take a card out of { $character }’s diplomacy deck
    }
why-available = no card of this kind is available
why-moved = it was moved in this rest already
why-time = no time marker lies there
why-meant = the text does not mean { $character }
why-nothing-to-lose = { $character } has 0 { $what }
why-skill-taken = { $character } has this card already
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
why-deck = a deck keeps at least { $count } cards, this one has { $has }
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
why-stock-at-all = { $character } has nothing to give away or discard
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

## The journal

ask-choose-in-verse =
    { $place ->
        [none] What do you do?
       *[other] { $place }: what do you do?
    }
option-choose-in-verse-choose = { $text }
title-choose-in-verse-choose = { $who } chooses: “{ $text }”
ask-pledge-unit = You pay { $cost } together. Who pays the next 1 { $what }?
option-pledge = { $character } pays it
title-pledge = { $character } pays 1 { $what } for all
option-pledge-unit-refuse = Pay no more
title-pledge-unit-refuse = { $who } pays no more
purpose-stay = to stay in the party
told-verse-read =
    { $where ->
        [book] From the Book of Secrets: { $prose }
        [book-again] Once more from the Book of Secrets: { $prose } …
        [section-again] The same page once more: { $prose } …
       *[section] { $prose }
    }{ $test ->
        [none] { "" }
        [die] { " " }The die decides.
       *[other] { " " }A test of { $test }: the die is added to it.
    }
told-choice-taken = The choice: “{ $text }”
told-branch-followed = { $characters } still { $characters_n ->
        [one] faces
       *[other] face
    } what comes of the flight.
told-status-gained = You mark “{ $status }”{ $part ->
        [none] { "" }
       *[other] , part { $part }
    }.
told-status-lost = “{ $status }” is erased.
group-journal = The journal
journal-book = The Book of Secrets
journal-chapters = Chapters
journal-events = Events
detail-together = costs { $cost } in all, whoever pays
why-limit =
    { $limit ->
        [day] it was already chosen today
       *[campaign] it can be chosen only once
    }
why-price = needs { $count } { $what }, the party has { $has }
why-share = each pays { $count } { $what }, and nobody has that much

## The land

source-book = the Book of Secrets
source-event = the event { $name }
source-disc = the disc { $name }
ask-join-arrival = { $character }: join those who have arrived?
option-join-arrival-join = Join them
title-join-arrival-join = { $who } joins those who have arrived
option-join-arrival-stay = Stay out of it
title-join-arrival-stay = { $who } stays out of it
ask-take-menhir-from = All menhirs are on the map. Which one is moved to { $to }?
option-from = The one at { $place }
title-from = { $who } takes the menhir from { $place }
ask-choose-menhir = Which menhir is meant?
option-menhir = The one at { $place }
title-menhir = { $who } chooses the menhir at { $place }
ask-choose-where-to = Where do you go from { $from }?
option-to = To { $place }
title-to = { $who } goes to { $place }
told-world-entered = { $who } { $who_n ->
        [one] sets
       *[other] set
    } out from { $place }, where a menhir will burn for { $days ->
        [one] one day
       *[other] { $days_word } days
    }. { $intro }
told-location-revealed = { $place } comes into sight. { $text }
told-location-lost =
    { $removed ->
        [yes] { $place } is gone for good.
       *[no] The wyrdness takes { $place }.
    }
told-location-swapped = Where { $place } was is now { $to }.
told-figure-moved =
    { $who } { $who_n ->
        [one] comes
       *[other] come
    } to { $place }.
told-menhir-placed = A menhir stands at { $place }. It will burn for { $days ->
        [one] one day
       *[other] { $days_word } days
    }.
told-menhir-set =
    { $days ->
        [0] The menhir at { $place } has nothing left to burn. It goes out at the next dawn.
        [one] The menhir at { $place } will burn for one more day.
       *[other] The menhir at { $place } will burn for { $days_word } more days.
    }
told-menhir-gone = The menhir at { $place } goes out.
told-day-began = Day { $day } dawns.
told-party-left = { $character } leaves the party.
told-campaign-won = Day { $day }: the tale is told. { $alive } { $alive_n ->
        [0] { "" }
        [one] lives to tell it.
       *[other] live to tell it.
    }
told-campaign-lost =
    { $dead_n ->
        [0] Day { $day }: the tale ends badly.
       *[other] Day { $day }: the tale ends with the death of { $dead }.
    }

## After a death

ask-after-death = { $character } is dead. How do you go on?
option-after-death-mercy = Ask for the Allmother’s Mercy: the chapter begins again
title-after-death-mercy = { $who } asks for the Allmother’s Mercy
option-after-death-successor = Go on with a new character
title-after-death-successor = { $who } lets a new character enter
option-after-death-end = Let the campaign end here
title-after-death-end = { $who } lets the campaign end
ask-bequeath = Who gets { $card } from { $character }?
option-bequeath-to = { $heir }
title-bequeath-to = { $heir } gets { $card } from { $character }
ask-choose-successor = Who comes in place of { $character }?
told-mercy-granted = The Allmother is merciful. Chapter { $chapter } begins again.
told-estate-left =
    { $items ->
        [none] What { $character } had is gone.
       *[other] What { $character } carried lies at { $place }: { $items }.
    }
told-character-entered = { $character } comes to { $place } and takes up the tale.

## Actions

unseen-place = location { $number }
ask-choose-action = Who does what next?
option-explore = { $character } explores { $place }
title-explore = { $character } explores { $place }
option-travel = { $character } travels to { $to }
title-travel = { $character } travels to { $to }
option-act = { $character } at { $place }: { $action }
title-act = { $character } at { $place }: { $action }
option-own =
    { $whose ->
        [self] { $character }: { $action }
       *[other] { $character } with { $owner }: { $action }
    }
title-own =
    { $whose ->
        [self] { $character }: { $action }
       *[other] { $character } with { $owner }: { $action }
    }
option-inspect = { $character } inspects the menhir of { $place }
title-inspect = { $character } inspects the menhir of { $place }
option-choose-action-pass = { $character } passes until tomorrow
title-choose-action-pass = { $character } passes until tomorrow
option-choose-action-give = { $character } gives something away or discards it
title-choose-action-give = { $character } gives something away or discards it
option-choose-in-verse-give = { $character } hands something over
title-choose-in-verse-give = { $character } hands something over
option-choose-rite-give = { $character } hands something over
title-choose-rite-give = { $character } hands something over
ask-choose-lying = { $character }: take what lies here?
option-lying = { $character } takes what lies there
title-lying = { $character } looks at what lies there
option-take = { $character } takes { $card }
title-take = { $character } takes { $card }
closed-charge = { $character } charges the menhir of { $place }
plan-explore = explore { $place }
plan-travel = travel to { $to }
plan-act = get to work at { $place }: { $action }
plan-own =
    { $whose ->
        [self] get to work: { $action }
       *[other] get to work with { $owner }: { $action }
    }
plan-inspect = inspect the menhir of { $place }
ask-join-action = { $character }: { $starter } would like to { $plan }. Join in?
option-join-action-join = Join in
title-join-action-join = { $who } joins in
option-join-action-stay = Stay out of it
title-join-action-stay = { $who } stays out of it
ask-accept-actor = { $character } wants to join { $starter } ({ $plan }). Agreed?
option-accept-actor-accept = Together with { $character }
title-accept-actor-accept = { $starter } is glad of { $character }
option-accept-actor-refuse = Without { $character }
title-accept-actor-refuse = { $starter } would rather go without { $character }
ask-choose-rite = Charge the menhir of { $place } now?
option-choose-rite-charge = Charge it
title-choose-rite-charge = The rite at { $place } begins
option-choose-rite-leave = Leave it as it is
title-choose-rite-leave = The menhir of { $place } is left as it is
purpose-action =
    { $deed ->
        [travel] to travel
       *[explore] to explore
    }
purpose-rite = for the rite
detail-once-a-day = once a day
detail-burns =
    { $days ->
        [one] the menhir then burns for one day
       *[other] the menhir then burns for { $days } days
    }
warning-last-energy = ends { $character }’s day: no Energy is left
group-actions = Actions
told-action-begun =
    { $deed ->
        [explore] { $who } { $who_n ->
            [one] explores
           *[other] explore
        } { $place }.
        [act] { $who } { $who_n ->
            [one] gets
           *[other] get
        } to work at { $place }: { $action }.
        [own] { $who } { $who_n ->
            [one] gets
           *[other] get
        } to work: { $action }.
       *[inspect] { $who } { $who_n ->
            [one] inspects
           *[other] inspect
        } the menhir of { $place }.
    }
told-acted-again = { $character } acts twice in a row.
told-action-cancelled =
    { $used ->
        [yes] Madness is stronger: nothing comes of what { $character } had in mind, and the action is used up.
       *[no] Nothing comes of what { $character } had in mind.
    }
told-passed-for-day =
    { $dying ->
        [yes] { $character } is dying and passes.
       *[no] { $character } has no Energy left and passes.
    }
told-hampered = { $character } has to fight the madness down first: 1 Energy more.
told-rite-read =
    { $text ->
        [none] The menhir of { $place } asks for nothing.
       *[other] { $text }
    }
told-item-laid = { $card } lies at { $place }.
why-alive = { $character } is dead
why-energy-left = { $character } has no Energy left
why-not-passed = { $character } has passed until tomorrow
why-others-first = first { $characters } must act or join in
why-journal = there is nothing to read here
why-in-range = no menhir reaches that far
why-arrow = no arrow leads there
why-neighbour = it does not lie next to here
why-location-action = this place offers no action
why-time-marker = it was already used today
why-character-action = this character has no action
why-owner-here = { $character } is not here, or has passed
why-owner-pays = { $character } must pay at least 1 Energy of it
why-menhir-symbol = no menhir belongs here
why-rite = nothing charges this menhir
why-once = this rite works only once
why-everyone = { $characters } must be here and take part
why-each-pays = each pays { $count } { $what }, { $character } has { $has }
why-alone = nobody else is where { $character } is
why-lying = it does not lie here

## Events

source-chapter = chapter { $number }
ask-dreaming = A dream goes on that is told only to those who have it.
title-dreaming = { $player } answers in a dream
ask-choose-turn = Several things are due at the same time. What comes first?
option-choose-turn-first = First { $what }
title-choose-turn-first = { $who } chooses: first { $what }
ask-reroll-guardian = The die for { $guardian } shows: { $face }. Does anybody roll it again?
option-reroll-guardian-keep = Let it stand
title-reroll-guardian-keep = { $who } lets the die stand
told-event-revealed = { $event }. { $prose }{ $quest ->
        [none] { "" }
       *[other] { " " }A quest: { $quest }
    }
event-back = Chapter { $chapter }, part { $part }
today-first-travel =
    Today each of you pays { $count } Energy { $way ->
        [more] more
       *[less] less
    } for the first travel.
today-travel =
    Today each of you pays { $count } Energy { $way ->
        [more] more
       *[less] less
    } for every travel.
today-regeneration = In the evening each of you regains at most { $count } Energy.
today-twice =
    { $count ->
        [one] Once today each of you may act twice in a row.
       *[other] Today each of you may act twice in a row, up to { $word } times.
    }
told-event-missing = There is no event left to reveal. The pack has too few of them.
told-event-discarded = { $event } is over, and is laid aside.
told-event-put-away = { $event } is over.
told-random-events-put =
    { $count ->
        [one] The event deck grows by one random event, face down.
       *[other] The event deck grows by { $count_word } random events, face down.
    }
told-quest-resolved =
    { $success ->
        [yes] The quest of { $quest } is fulfilled.
       *[no] The quest of { $quest } has failed.
    }
told-markers-set =
    { $count ->
        [0] No quest markers are left on { $event }.
        [one] On { $event } lies one quest marker.
       *[other] On { $event } lie { $count_word } quest markers.
    }
told-disc-placed =
    { $kind ->
        [time] { $disc }: { $value ->
            [one] one day
           *[other] { $value_word } days
        }.
       *[other] { $disc }: the count begins at { $value }.
    }
told-disc-set =
    { $value ->
        [0] { $disc }: { $kind ->
            [time] the time is up
           *[other] none left
        }.
       *[other] { $disc }: { $value_word } left.
    }
told-disc-removed = { $disc }: this counts no longer.
told-guardian-placed = { $guardian } { $guardian_n ->
        [one] comes
       *[other] come
    } to { $place }.
told-guardian-stayed = { $guardian } { $guardian_n ->
        [one] stays
       *[other] stay
    } at { $place }.
told-guardian-left = { $guardian } { $guardian_n ->
        [one] leaves
       *[other] leave
    } { $place } and { $guardian_n ->
        [one] is
       *[other] are
    } not seen again.
told-chapter-ending = The chapter comes to its end.
told-chapter-began = Chapter { $number }: { $chapter }. { $prose }
dream-untold = What it is about, only those who have it know.
told-dream-read =
    { $kind ->
        [nightmare] { $who } { $who_n ->
            [one] has
           *[other] have
        } a nightmare. { $prose }
       *[dream] { $who } { $who_n ->
            [one] dreams
           *[other] dream
        }. { $prose }
    }
die-guardian = Guardian die
face-n = North
face-e = East
face-s = South
face-w = West
face-nothing = Nothing
face-discard = Discard

## Story mode

group-mode = Story mode
option-mode-story = Play on in story mode
title-mode-story = { $player } wants to play on in story mode
option-mode-standard = Play on without story mode
title-mode-standard = { $player } wants to play on without story mode
option-keep-mode = Leave the mode as it is after all
title-keep-mode = { $player } would rather leave the mode as it is
detail-mode =
    { $mode ->
        [story] Energy may be higher than Health; nobody panics; what goes by the number of characters counts one fewer
       *[standard] Energy drops to Health at once, and panic is back
    }
detail-mode-others =
    { $others ->
        [one] once the other player agrees
       *[other] once the { $others } other players agree
    }
told-mode-switched =
    { $mode ->
        [story] Story mode holds from here on.
       *[standard] Story mode is over.
    }
picture-story-mode = story mode
why-mercy = you play without the Allmother’s Mercy
why-chapter-begun = no chapter has begun
why-not-dying = { $character } is dying and must pass

## Challenges and free play

board-blue = blue
board-green = green
board-brown = brown
board-grey = grey
ask-choose-board = On which board do you put { $character }’s tray?
ask-choose-colour = Which basic cards does { $character } play with?
option-board = The { $board } board (Energy { $energy } to { $energy_max }, Health { $health }, Terror { $terror } to { $terror_max })
title-board = { $who } uses the { $board } board
option-cards = The { $board } cards
title-cards = { $who } plays with the { $board } cards
told-board-taken = { $character } uses the { $colour } board.
told-colour-taken = { $character } plays with the { $colour } cards.
told-flight-failed = { $character } does not get away.
detail-flight = a toss decides: with a Skull you stay, and cannot try again this turn
why-flight-tried = { $character } has already tried to get away this turn
why-items-full = { $character } has no room for another item
why-resource-full = { $character } has no room for more { $what }
why-board-taken = { $character } uses this board
why-colour-taken = { $character } plays with these cards
why-same-campaign = this character is of another campaign
challenge-tracker = reversed tracker
challenge-secret = a heavy secret
challenge-flight = flights by toss
challenge-menhirs = short-lived menhirs
challenge-events = fewer random events
challenge-costs = dear Experience
challenge-limits = small packs
challenge-mercy = no Mercy
picture-free-play = free play
picture-challenge = made harder: { $challenges }
page-put-together = { $board } board, { $cards } cards

## Sessions

group-session = New session
option-new-session = Begin a new session after this night
title-new-session = { $player } wants a new session after this night
option-keep-session = Go on without a new session after all
title-keep-session = { $player } would rather go on without a new session
option-end-evening = End the evening after this night
title-end-evening = { $player } wants to end the evening after this night
option-stay-up = Play on after this night after all
title-stay-up = { $player } would rather play on after this night
detail-evening = the night is saved, and the next table of the campaign goes on from there
told-session-opened = Evening { $session } begins. { $day ->
        [one] One day lies
       *[other] { $day } days lie
    } behind you.
told-session-closed = You end the evening. The campaign goes on from this night.
detail-session = somebody may leave, come back or join, and all may rebuild their decks
ask-choose-company = Who comes and who goes before the next day?
option-choose-company-leave = { $character } leaves
title-choose-company-leave = { $player }: { $character } leaves
option-choose-company-back = { $character } comes back
title-choose-company-back = { $player }: { $character } comes back
option-choose-company-join = { $character } joins
title-choose-company-join = { $player }: { $character } joins
option-choose-company-gathered = We are complete
title-choose-company-gathered = { $player }: we are complete
ask-share-secret = Who gets { $card } from { $character }?
option-share-secret-to = { $heir }
title-share-secret-to = { $heir } gets { $card } from { $character }
ask-choose-where = Beside whom does { $character } stand?
option-choose-where-at = { $place }
title-choose-where-at = { $character } stands here: { $place }
told-session-began = A new session begins.
told-character-went-away = { $character } stays behind for now.
told-character-came-back = { $character } is back.
told-character-joined = { $character } joins you.
why-somebody-stays = somebody has to stay
why-group-full = you are four already
picture-away = absent: { $who }

## The page in a browser

page-map = Map
page-row = The row
page-hands = Hands
page-offers = To choose from
page-characters = Characters
page-standing = Where you stand
page-known = Days and deeds
page-legend = Key to the signs
page-decks = Decks
page-kept = Decks and trait
page-deck =
    { $deck ->
        [combat] Combat deck
        [diplomacy] Diplomacy deck
        [combat-advancement] Combat advancement
       *[diplomacy-advancement] Diplomacy advancement
    }
page-available =
    { $deck ->
        [combat] Combat cards to buy
       *[diplomacy] Diplomacy cards to buy
    }
page-needed = of { $value } needed
page-answers = The attack, by the pool
page-reactions = Reactions, by the affinity
page-in-force = in force
page-stage = Stage { $stage }{ $state ->
        [won] , won
        [current] , now
       *[none] { "" }
    }
page-traits = Traits
page-reduced = The coming attack: { $count } less damage
page-ignored = The coming attack is ignored
page-repeated =
    { $count ->
        [one] The coming attack is repeated
       *[other] The coming attack is repeated { $count } times
    }
page-waived = The next further card needs no EXTRA
page-met = Met
page-laid = { $card } ({ $owner }){ $state ->
        [covered] , covered
       *[open] { "" }
    }
page-half-lit = lit
page-half-dark = meets, stays dark
page-half-open = meets nothing yet
page-next-edge = The next card meets
page-enough =
    { $count ->
        [0] nobody has enough
       *[other] enough: { $who }
    }
page-readable = Texts that count now
page-permanent = Permanent
page-discarded = Discarded ({ $count })
page-looking = { $character } looks at these
page-backs =
    { $count ->
        [one] 1 card face down
       *[other] { $count } cards face down
    }
page-turned = turned
page-packed = in the pack
page-places = All places in words
page-has-passed = has passed until the next day
page-has-acted = has acted
page-has-joined = has joined an action
page-has-dreamt = has dreamt
page-choices = Choices of this page
page-here = Here: { $who }
page-unexplored = not explored yet
page-covered = (a time marker covers it)
page-comes = What comes by itself
page-at-day = day { $day }
page-goes-out = { $place }: the menhir goes out, unless it is charged{ $rite ->
        [ready] . Those who stand there have what its rite asks for.
        [short] . Those who stand there lack what its rite asks for.
       *[unread] .
    }
page-lost =
    { $places_n ->
        [one] { $places }: this place is lost.
       *[other] { $places }: these places are lost.
    }{ $who_n ->
        [0] { "" }
        [one] { " " }{ $who } stands there now and would lose { $health } Health and gain { $terror } Terror.
       *[other] { " " }{ $who } stand there now and would each lose { $health } Health and gain { $terror } Terror.
    }
page-night = From here on no menhir stands.{ $who_n ->
        [0] { "" }
        [one] { " " }At each dawn { $who } would lose { $health } Health and gain { $terror } Terror.
       *[other] { " " }At each dawn { $who } would each lose { $health } Health and gain { $terror } Terror.
    }
page-expires = The time is up: { $disc }
page-events = Events
page-quests = Quests
page-markers =
    { $count ->
        [one] 1 quest marker
       *[other] { $count } quest markers
    }
page-marked = marked: { $parts } of { $boxes }
page-parties = Acting together

# Around a place of the map
around-side = { $side ->
        [N] North
        [E] East
        [S] South
       *[W] West
    }
around-way =
    { $count ->
        [one] one place { $side ->
            [N] north
            [E] east
            [S] south
           *[W] west
        }
       *[other] { $count } places { $side ->
            [N] north
            [E] east
            [S] south
           *[W] west
        }
    }
around-nothing = nothing
around-unseen = { $number }, not revealed
around-no-way = { $name }, no way there
around-guarded = guarded by { $names }
around-unexplored = not explored
around-chargeable = its menhir can be charged
around-lies = here lies { $names }
around-dark = lost at the dawn of day { $day }
around-menhir = menhir, goes out on day { $day }

## Pictures of the book

book-free = free sign
book-first-card = lies in the row
book-next-card = you lay it
book-a1 = Courage 1: you have it, so it lights up and puts 2 markers into the pool.
book-a2 = Empathy 2: you have only 1, so it stays dark.
book-magic = Magic: lights up if you pay 1 Magic. You do not.
book-free-height = Free: always lights up. Its EXTRA lets you lay this card as a further one.
book-lost = Hatched: out of reach, lost at the next dawn

## The sheet of a campaign

sheet-title = save sheet
sheet-head = Tainted Grail · Sheet of a Campaign
sheet-unnamed = Our Campaign
sheet-not-begun = not begun yet
sheet-when = { $story } · chapter { $chapter }, { $name } · day { $day }
sheet-as-saved = all below is as it was last saved, in the night of day { $day }
sheet-players = played by { $names }
sheet-pack = Pack { $name } { $version } ({ $id })
sheet-page = page { $number } of { $count }
sheet-foot-land = ✓ marked · a number in eight corners is the value of a disc
sheet-foot-people = ◆ equipped · ringed: where the marker stands · struck out: closed for now
sheet-no-land = Nothing is revealed yet.
sheet-land = The land
sheet-start = where it began
sheet-way =
    { $count } to the { $side ->
        [N] north
        [E] east
        [S] south
       *[W] west
    }
sheet-legend-menhir = menhir
sheet-legend-disc = disc
sheet-legend-guardian = guardian
sheet-legend-items = on the ground
sheet-legend-dark = in the dark
sheet-stones = Menhirs
sheet-goes-out = goes out at dawn of day { $day }
sheet-discs = Discs
sheet-expires = until day { $day }
sheet-counts = counts
sheet-open = Quests and open events
sheet-quest = { $markers ->
        [0] quest
        [one] quest, { $markers } marker
       *[other] quest, { $markers } markers
    }
sheet-event = event
sheet-statuses = Statuses
sheet-decks = Decks
sheet-discarded = Events that are over: { $names }
sheet-evenings = Evenings
sheet-evening = { $session }: chapter { $chapter }, day { $day }
sheet-result-saved = saved
sheet-result-success = won
sheet-result-failure = lost
sheet-character = Character
sheet-player = played by
sheet-place = stands at
sheet-away = absent
sheet-dead = dead
sheet-items = Items
sheet-secrets = Secrets
sheet-skills = Skills
sheet-deck-combat = Combat deck
sheet-deck-diplomacy = Diplomacy deck
sheet-available = available
sheet-advancement = { $count } still to be earned
sheet-more = … and { $count } more

## What happened so far

so-far-chapter = Chapter { $number }: { $name }
so-far-day = { $phase ->
        [dawn] It is dawn on day { $day }.
        [evening] It is the evening of day { $day }.
       *[day] It is day { $day }.
    }
so-far-stands = { $who } { $who_n ->
        [one] stands
       *[other] stand
    } at { $place }.
so-far-quest = { $name }: { $text }
