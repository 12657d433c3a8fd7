### Materia Prima in English: names, questions and answers, the story. Names of cards come from the pack.
### luck: a number from 0 to 5 by which a sentence varies; a value with _n: how many things its text names.

title = Materia Prima

## Names

count = { $word } { $thing }
bonus =
    { $stat ->
        [actions]
            { $amount ->
                [one] one more action
               *[other] { $word } more actions
            }
       *[other] +{ $amount } to { $name }
    }
actions-left = { number }
near-mine =
    { $mines ->
        [one] beside the { $elements } mine
       *[other] beside the { $elements } mines
    }
near-town =
    { $steps ->
        [one] beside { $town }
       *[other] { $steps_word } steps from { $town }
    }
inquisitor-figure =
    { $rank ->
        [0] the { $name }
        [1] the first { $name }
       *[other] the second { $name }
    }
place-town =
    { $role ->
        [to] to { $town }
        [at] in { $town }
       *[name] { $town }
    }
place-tower =
    { $role ->
        [to] to { $owner }’s tower
        [at] in { $owner }’s tower
       *[name] { $owner }’s tower
    }
place-home =
    { $role ->
        [to] home to the tower
       *[at] at home in the tower
    }
place-mine =
    { $role ->
        [to] to the { $element } mine
        [at] at the { $element } mine ({ $q }, { $r })
       *[name] { $element } mine ({ $q }, { $r })
    }
place-plain =
    { $role ->
        [to] into open country
        [at] at ({ $q }, { $r })
       *[name] ({ $q }, { $r })
    }
terrain-plain = open country
terrain-mine = { $element } mine
direction-ne = north-east
direction-e = east
direction-se = south-east
direction-sw = south-west
direction-w = west
direction-nw = north-west
direction-own = own hex
way-ne = north-east
way-e = east
way-se = south-east
way-sw = south-west
way-w = west
way-nw = north-west
rolled-with =
    { $rolled } ({ $dice ->
        [one] one die
       *[other] { $dice } dice
    }: { $made_of })
source-event = event of day { $day }
source-alarm = alarm “{ $card }”
source-acted = actions used
source-difficulty = difficulty “{ $name }”
source-then = special rule at that time
number-of = { $who }: { $what }
number-remaining = actions left
number-event-cost = event of day { $day }: cost in points
number-recipes-max = recipes that the pool can hold
number-points = points to spend
number-worth = points
number-last-day = last day
colour-green = green
colour-yellow = yellow
colour-brown = brown
colour-grey = grey
stat-attack = attack
stat-destroy = destruction
stat-defence = defence
stat-capacity = capacity
stat-actions = actions
kind-alchemist = alchemist
kind-homunculus = homunculus
kind-equipment = equipment
kind-stone = stone fragment
kind-tower = tower
kind-inquisitor = inquisitor
deck-alarm = Alarm cards
deck-inquisitors = Inquisitor cards
deck-recipes-homunculus = Recipes: homunculi
deck-recipes-equipment = Recipes: equipment
deck-recipes-stone = Recipes: stone fragments
deck-missions = Town missions
deck-temples = Temples
deck-extensions = Tower extensions
layout-random = Whatever Comes
layout-random-text = The seven pieces are drawn, and lie as they fall.
layout-free = A Map of Loose Pieces
table-difficulty = Difficulty
table-layout = Map
table-temple = Temple
table-temple-random = left to chance
table-consent = Agree to every exchange
status-setup = being set up
status-running = running
status-succeeded = success
status-failed = failure
phase-setup = setup
luck-pieces = Board pieces
phase-alarm = alarm phase
phase-alchemists = alchemists’ phase
phase-inquisition = inquisition phase
phase-end = the end
difficulty-easy = easy
difficulty-normal = normal
difficulty-hard = hard
action-move = move
action-mine = mine
action-drop = drop
action-fight = fight
action-exchange = exchange
action-convert = convert
action-transmute = transmute
action-equip = equip
action-research = research
action-buy = buy
action-sail = sail

## What cards do

ability-extra-action = Once a turn one action is free: { $action }.
ability-broad-research = Research draws four recipes and keeps two.
ability-rich-mining = A mine of { $element } yields one more.
ability-far-research = Research needs no town.
ability-extra-recipe = The pool holds one recipe more.
ability-far-transmutation = Transmuting needs no tower.
price-different =
    { $count ->
        [one] one element of level { $level }
       *[other] { $word } different elements of level { $level }
    }
mission-asks-attack = a fight against defence { $defence }
mission-asks-element = { $elements }
mission-asks-homunculus =
    { $level ->
        [0] any homunculus
       *[other] a homunculus of level { $level }
    }
mission-asks-equipment =
    { $level ->
        [0] any piece of equipment
       *[other] a piece of equipment of level { $level }
    }
mission-asks-fragment =
    { $level ->
        [0] any stone fragment
       *[other] a stone fragment of level { $level }
    }
effect-gain-elements = every alchemist finds { $elements } in the tower
effect-lose-elements = every alchemist loses { $elements }
effect-give-up-thing =
    { $sort ->
        [equipment] every alchemist gives up one piece of equipment
       *[other] every alchemist gives up one { $thing }
    }
effect-improve-alchemists = every alchemist gets { $bonus }
effect-improve-inquisitors = every inquisitor gets { $bonus }
effect-send-inquisitors =
    { $count ->
        [one] one inquisitor card is drawn, for { $town }
       *[other] { $word } inquisitor cards are drawn, for { $town }
    }
effect-scatter-elements =
    { $elements_n ->
        [one] { $elements } lies in the open in { $towns }
       *[other] { $elements } lie in the open in { $towns }
    }
effect-drop-loads = every alchemist away from home drops all that is carried
effect-lose-soul-stone =
    { $which ->
        [first] the first alchemist in the day’s order loses a soul stone
       *[last] the last alchemist in the day’s order loses a soul stone
    }
effect-restore-soul-stones = every alchemist without a soul stone gets one
effect-burn-recipes =
    { $count ->
        [one] the oldest recipe of the pool is burnt
       *[other] the { $word } oldest recipes of the pool are burnt
    }
effect-advance-hourglass = a day is lost

## Answers about cards and figures

thing-level = level { $text }
thing-cost = costs { $text }
thing-price = price: { $text }
thing-asks = asks for { $text }
thing-hunts = hunts { $text }
thing-carries = carries { $text }
thing-alchemists = for the alchemists: { $text }
thing-inquisition = for the Inquisition: { $text }
thing-mission = mission: { $text }
thing-pool = Recipe pool
thing-pool-holds = { $count } of at most { $most } recipes
thing-here = here: { $text }
thing-loose = loose: { $text }
thing-markers = alarm markers: { $text }
thing-empty = nothing stands or lies here
thing-at = hex ({ $q }, { $r })
thing-town = town { $letter }
thing-town-mission = town mission: { $text }
thing-extension = tower extension for sale: { $text }
thing-ships = ships to { $text }
thing-no-port = no port
thing-tower-of = Tower of { $who }
thing-tower-empty = the tower is empty
thing-elements = elements: { $text }
thing-items = equipment: { $text }
thing-fragments = stone fragments: { $text }
thing-extensions = extensions: { $text }
thing-wears = wears { $text }
thing-soul-stones =
    { $count ->
        [0] no soul stone
        [one] one soul stone
       *[other] { $count } soul stones
    }
thing-face-down =
    { $count ->
        [0] no card face down
        [one] one card face down
       *[other] { $count } cards face down
    }
thing-discarded = discarded ({ $count }): { $cards }
thing-slot = Slot { $slot } of the Inquisition
thing-slot-free = free
thing-made-of = made of { $text }
thing-carried = carried: { $text }
thing-stored = in towers: { $text }
thing-nowhere = nobody has any, and none lies loose
thing-done-by = done by { $text }
thing-done-by-nobody = nobody has done it yet
thing-in-pool = lies in the recipe pool
thing-removed = out of the game
thing-completed = fulfilled
thing-in-discard = lies on the discards of: { $deck }
thing-in-town = lies in { $town }
thing-worn-by = worn by { $who }
thing-in-tower = lies in the tower of { $who }
thing-offered = can be chosen now
thing-temple = temple
thing-layout = the layout of the land
thing-difficulty = level of difficulty
thing-difficulty-chosen = level of difficulty, in force at this table
thing-with-stone = with a soul stone: { $text }
thing-without-stone = without: { $text }
thing-slots =
    { $count ->
        [one] can wear one thing
       *[other] can wear { $count } things
    }
thing-second-figure = brings a second figure
thing-leads = leads { $text }
thing-leads-nobody = leads nobody yet
thing-speaker = speaks for the table
thing-asked = is asked now

## The picture

picture-day = Day { $day } of { $last_day }
picture-no-inquisitors = No inquisitor is abroad.
picture-pool = Recipes in the pool:
picture-pool-empty = Recipes in the pool: none
picture-events = Events
picture-specials = Special rules
picture-points =
    { $points ->
        [0] no points in hand
        [one] one point in hand
       *[other] { $word } points in hand
    }
picture-event = day { $day }
picture-for = for the alchemists
picture-against = for the Inquisition
picture-done = done
picture-marker = alarm marker
picture-loose = loose elements
picture-soul-stone = soul stone

## The page

page-map = Map
page-map-label = Map of { $count } hexes
page-sheets = Alchemists
page-mission = Mission
page-towns = Towns
page-inquisition = Inquisition
page-recipes = Recipes
page-elements = Elements and what they are made of
page-decks = Piles of cards
page-day = Day { $day }
page-of = of
page-other-events =
    { $count ->
        [one] One other event
       *[other] { $count } other events
    }
page-at = ({ $q }, { $r })
page-markers =
    { $count ->
        [one] one alarm marker
       *[other] { $count } alarm markers
    }
page-homunculus-of = { $name }, homunculus of { $who }
page-nobody-yet = no alchemist yet
short-attack = att
short-destroy = dest
short-defence = def
short-capacity = cap
short-actions = act
page-actions-left = { $left } of { $most } actions left
page-carried = carried, room for { $most }
page-room =
    { $count ->
        [0] no room left
       *[other] room for { $count }
    }
page-in-tower = in the tower
page-worn = wears
page-items = stored
page-fragments = fragments
page-extensions = built on
page-free-action = free this turn: { $action }
page-abilities =
    { $count ->
        [one] One ability
       *[other] { $count } abilities
    }
page-done-by = { $who }: done
page-open-for = { $who }: not yet
page-holds = holds now
page-points = Points in hand
page-completed = Fulfilled town missions
page-spent = spent on day { $day }
page-unspent = not spent
page-alarm-town = New inquisitors come to { $town }.
page-alarm-adds = Every inquisitor has { $bonus }.
page-alarm-marker =
    { $kind ->
        [alchemist] Alarm beside alchemists: { $direction }
       *[homunculus] Alarm beside homunculi: { $direction }
    }
page-reward = Reward by the pips of the die
page-in-pool = { $count } of
page-researched = Just drawn, to be chosen from
page-discarded =
    { $count ->
        [one] one discarded
       *[other] { $count } discarded
    }
page-removed =
    { $count ->
        [one] One recipe out of the game
       *[other] { $count } recipes out of the game
    }
page-delivered = Delivered
page-conceding = Ready to concede
page-offers = To choose from

## The chronicle of a campaign, a sheet that is filled in

result-success = success
result-failure = failure
sheet-title = chronicle of the campaign
sheet-head = Materia Prima · Chronicle of a Campaign
sheet-player = player
sheet-extension = tower extension
sheet-taken-along = taken along
sheet-towns = Towns
sheet-mines = Mines
sheet-no-land = The land is not chosen yet.
sheet-letters = E easy · N normal · H hard
sheet-pack = Pack { $name } { $version } ({ $id })
sheet-page = page { $number } of { $count }
sheet-column-number = No.
sheet-column-scenario = Scenario
sheet-column-difficulty = Difficulty
sheet-column-result = Result
sheet-column-day = Day
sheet-column-retries = Retries
sheet-column-table = Game

## Questions

ask-choose-difficulty = How hard should it be?
ask-choose-layout = How does the land lie?
ask-choose-temple = Which temple stands beside the board?
ask-choose-character = Who will you be?
ask-choose-colour = Which colour does { $character } wear?
ask-choose-tower-hex = Where does { $alchemist } build the tower?
ask-choose-alchemist-hex = Where does { $alchemist } start?
ask-take-turn =
    { $left_n ->
        [0] { $who_n ->
            [one] No actions are left. What else does { $who } do?
           *[other] No actions are left. What else do { $who } do?
        }
       *[other] { $who_n ->
            [one] What does { $who } do next? Actions left: { $left }.
           *[other] What do { $who } do next? Actions left: { $left }.
        }
    }{ $limits_n ->
        [0] {""}
       *[other] { " " }Special rules limit it: { $limits }.
    }
ask-choose-payment =
    { $chosen_n ->
        [0] The event of day { $day }. For { $cost ->
            [one] one point
           *[other] { $cost_word } points
        }: { $alchemists }. Otherwise: { $inquisition }. What do you spend?
        [one] The event of day { $day }. { $chosen } is spent. What else?
       *[other] The event of day { $day }. { $chosen } are spent. What else?
    }
ask-choose-returned =
    { $chosen_n ->
        [0] { $alchemist } loses { $element }. Where from?
       *[other] { $alchemist } loses { $element } from here: { $chosen }. Where else from?
    }
ask-choose-given-up =
    { $sort ->
        [homunculus] Which homunculus does { $alchemist } give up?
        [equipment] Which piece of equipment does { $alchemist } give up?
       *[stone] Which stone fragment does { $alchemist } give up?
    }
ask-place-inquisitor = Where does { $letter_acc } appear?
ask-choose-reward = Does { $figure } roll for a reward?
ask-choose-lost =
    { $chosen_n ->
        [0] { $count ->
            [one] { $alchemist }’s tower loses one element of level { $level }. Which?
           *[other] { $alchemist }’s tower loses { $count_word } elements of level { $level }. Which?
        }
       *[other] { $alchemist }’s tower loses { $chosen }. What else?
    }
ask-choose-gifts =
    { $chosen_n ->
        [0] What does { $figure } offer to { $partner }?
       *[other] { $figure } offers { $chosen } to { $partner }. What else?
    }
ask-choose-returns =
    { $chosen_n ->
        [0] { $figure } gives { $given }. What does { $figure } want from { $partner }?
       *[other] { $figure } gives { $given } and wants { $chosen } from { $partner }. What else?
    }
ask-ask-consent =
    { $taken_n ->
        [0] { $figure } wants to give { $given } to { $partner }. Agreed?
       *[other] { $figure } offers { $given } and would like { $taken } from { $partner }. Agreed?
    }
ask-choose-pick-up =
    { $chosen_n ->
        [0] What does { $figure } pick up?
       *[other] { $figure } picks up { $chosen }. What else?
    }
ask-choose-drop =
    { $chosen_n ->
        [0] What does { $figure } part with?
       *[other] { $figure } parts with { $chosen }. What else?
    }
ask-drop-excess = { $figure } carries too much. What must go?
ask-offer-homunculus = Is { $homunculus } given up for the mission of this town?
ask-choose-conversions =
    { $chosen_n ->
        [0] What does { $alchemist } make?
       *[other] { $alchemist } makes { $chosen }. What else?
    }
ask-choose-place = Where does the { $element } come from: { $alchemist } or the tower?
ask-wear-or-store = Does { $alchemist } put on “{ $item }” at once?
ask-choose-worn =
    { $chosen_n ->
        [0] What does { $alchemist } wear from now on?
       *[other] { $alchemist } wears { $chosen }. What else?
    }
ask-choose-load =
    { $chosen_n ->
        [0] What does { $alchemist } carry from now on?
       *[other] { $alchemist } carries { $chosen }. What else?
    }
ask-keep-recipes =
    { $chosen_n ->
        [0] Which recipe goes into the pool?
        [one] { $chosen } goes into the pool. Which one else?
       *[other] { $chosen } go into the pool. Which one else?
    }
ask-choose-discards =
    { $chosen_n ->
        [0] The pool is full. Which recipe makes room?
        [one] { $chosen } makes room. Which one else?
       *[other] { $chosen } make room. Which one else?
    }
ask-choose-price =
    { $chosen_n ->
        [0] What does { $alchemist } pay with?
       *[other] { $alchemist } pays { $chosen }. What else?
    }
ask-choose-outfit =
    { $chosen_n ->
        [0] Which of the items that came along does { $alchemist } wear?
       *[other] { $alchemist } wears { $chosen }. What else?
    }
ask-choose-easier-difficulty = The days are over, and the work is not done. Do you give yourselves more time?
ask-choose-carried-thing = Which thing of level { $level } does { $alchemist } take along to the next scenario?
ask-choose-carried-extension = Which tower extension does { $alchemist } take along to the next scenario?

## Answers

option-back = Take back: { $thing }
option-cancel = Never mind
option-concede = Concede the scenario
option-withdraw-concession = Play on after all
option-choose-difficulty-difficulty = { $difficulty }: { $days } days
option-choose-layout-layout = “{ $layout }”. { $text }
option-choose-temple-temple = “{ $temple }”
option-choose-temple-random = Leave the temple to chance
option-choose-character-character =
    { $abilities_n ->
        [0] { $character } ({ $values })
       *[other] { $character } ({ $values }). { $abilities }
    }
option-choose-colour-colour = Play { $colour }
option-choose-tower-hex-place =
    { $near_n ->
        [0] { $alchemist }: build the tower { $at }
       *[other] { $alchemist }: build the tower { $at }, { $near }
    }
option-choose-alchemist-hex-place =
    { $near_n ->
        [0] { $alchemist }: start { $at }
       *[other] { $alchemist }: start { $at }, { $near }
    }
option-choose-payment-pay =
    { $points ->
        [one] Spend “{ $mission }” (one point)
       *[other] Spend “{ $mission }” ({ $points_word } points)
    }
option-choose-payment-decline = Spend nothing: { $inquisition }
option-choose-returned-return = From: { $place }
option-choose-given-up-give-up =
    { $sort ->
        [homunculus] Give up { $recipe }
       *[other] Give up “{ $recipe }”
    }
option-take-turn-end-turn = { $alchemist }: end the turn
option-take-turn-move = { $figure }: move { $direction } { $to }
option-take-turn-mine = { $figure }: mine { $element }
option-take-turn-pick-up = { $figure }: pick up what lies here ({ $elements })
option-take-turn-drop =
    { $stored ->
        [1] { $figure }: unload into the tower ({ $elements })
       *[other]
            { $elements_n ->
                [1] { $figure }: drop { $elements }
               *[other] { $figure }: drop some of { $elements }
            }
    }
option-take-turn-drop-mission = { $figure }: hand in { $asks } for “{ $mission }”
option-take-turn-give-item = { $alchemist }: give up “{ $item }” for “{ $mission }”
option-take-turn-give-fragment = { $alchemist }: give up “{ $fragment }” for “{ $mission }”
option-take-turn-fight =
    { $dice ->
        [0] { $figure }: fight { $inquisitor } without dice, defence { $defence }
        [one] { $figure }: fight { $inquisitor } with one die, defence { $defence }
       *[other] { $figure }: fight { $inquisitor } with { $dice_word } dice, defence { $defence }
    }
option-take-turn-fight-mission =
    { $dice ->
        [0] { $figure }: fight without dice for “{ $mission }” ({ $asks })
        [one] { $figure }: fight with one die for “{ $mission }” ({ $asks })
       *[other] { $figure }: fight with { $dice_word } dice for “{ $mission }” ({ $asks })
    }
option-take-turn-exchange = { $figure }: exchange elements with { $partner }, who carries { $elements }
option-take-turn-convert = { $alchemist }: convert elements (possible: { $outputs })
option-take-turn-transmute =
    { $kind ->
        [homunculus] { $alchemist }: make { $recipe } from { $elements }
       *[other] { $alchemist }: make “{ $recipe }” from { $elements }
    }
option-take-turn-equip = { $alchemist }: repack and change items (in the tower: { $stock })
option-take-turn-research = { $alchemist }: look for a recipe ({ $kind })
option-take-turn-buy = { $alchemist }: buy “{ $extension }” ({ $price })
option-take-turn-sail = { $alchemist }: sail to { $town }
option-place-inquisitor-place = { $letter_acc } appears { $at }
option-choose-reward-roll = Roll for a reward
option-choose-reward-decline = Take nothing
option-choose-lost-lose = Lose one { $element }
option-choose-gifts-give = Give one { $element }
option-choose-gifts-done =
    { $chosen_n ->
        [0] Give nothing
       *[other] Give nothing more
    }
option-choose-returns-take = Take one { $element }
option-choose-returns-done =
    { $chosen_n ->
        [0] Ask for nothing
       *[other] Ask for nothing more
    }
option-ask-consent-consent = Agree
option-ask-consent-refuse = Refuse
option-choose-pick-up-pick-up = Pick up one { $element }
option-choose-pick-up-done = Pick up nothing more
option-choose-drop-drop =
    { $stored ->
        [1] Store one { $element }
       *[other] Drop one { $element }
    }
option-choose-drop-done = Keep the rest
option-drop-excess-drop =
    { $stored ->
        [1] Store one { $element }
       *[other] Drop one { $element }
    }
option-offer-homunculus-give-homunculus = Give { $homunculus } up for “{ $mission }”
option-offer-homunculus-keep = Keep { $homunculus }
option-choose-conversions-convert = Make { $element } from { $elements }
option-choose-conversions-done = That will do
option-choose-place-pay =
    { $from_alchemist ->
        [0] All { $element } from the tower
       *[other]
            { $from_tower ->
                [0] All { $element } from { $alchemist }
               *[other] { $own } from { $alchemist }, { $stored } from the tower
            }
    }
option-wear-or-store-wear = Put on “{ $item }”
option-wear-or-store-store = Leave “{ $item }” in the tower
option-choose-worn-wear = Wear “{ $recipe }”
option-choose-worn-done =
    { $chosen_n ->
        [0] Wear nothing
       *[other] Wear nothing more
    }
option-choose-load-carry = Carry one { $element }
option-choose-load-done =
    { $chosen_n ->
        [0] Carry nothing
       *[other] Carry nothing more
    }
option-keep-recipes-keep = Keep “{ $recipe }” (level { $level }; { $elements })
option-choose-discards-discard = Discard “{ $recipe }”
option-choose-price-pay = Pay one { $element }
option-ease = Lower the difficulty: { $difficulty }, { $days } days
option-choose-outfit-wear = Wear “{ $recipe }”
option-choose-outfit-done =
    { $chosen_n ->
        [0] Wear nothing
       *[other] Wear nothing more
    }
option-choose-easier-difficulty-accept-failure = Leave it at that: the scenario is lost
option-choose-carried-thing-take = Take along “{ $recipe }”
option-choose-carried-thing-leave = Take nothing of this level along
option-choose-carried-extension-take = Take along “{ $extension }”
option-choose-carried-extension-leave = Take no tower extension along

## Answers that were given, as titles: who did what. An answer above that says it has none here.

title-back = { $player } takes back: { $thing }
title-cancel = { $player } thinks better of it
title-concede = { $player } wants to concede
title-withdraw-concession = { $player } wants to play on after all
title-choose-difficulty-difficulty = { $player } settles the difficulty: { $difficulty }, { $days } days
title-choose-layout-layout = { $player } unrolls the map “{ $layout }”
title-choose-temple-temple = { $player } chooses the “{ $temple }”
title-choose-temple-random = { $player } leaves the temple to chance
title-choose-character-character = { $player } plays { $character }
title-choose-colour-colour = { $player } takes { $colour }
title-choose-tower-hex-place =
    { $luck ->
        [0] { $alchemist } builds a tower { $at } and calls it an observatory
        [1] { $alchemist } raises a tower { $at }; the neighbours were not asked
       *[other] { $alchemist } builds a tower { $at }
    }
title-choose-alchemist-hex-place = { $alchemist } starts { $at }
title-choose-payment-pay =
    { $points ->
        [one] { $player } spends “{ $mission }” on the event of day { $day } (one point)
       *[other] { $player } spends “{ $mission }” on the event of day { $day } ({ $points_word } points)
    }
title-choose-payment-decline = { $player } spends nothing on the event of day { $day }
title-choose-returned-return = { $alchemist } loses one { $element } from here: { $place }
title-choose-given-up-give-up =
    { $sort ->
        [homunculus] { $alchemist } gives up { $recipe }
       *[other] { $alchemist } gives up “{ $recipe }”
    }
title-take-turn-end-turn = { $alchemist } ends the turn
title-take-turn-move =
    { $luck ->
        [0] { $figure } walks { $direction } { $to }
        [1] { $figure } hurries { $direction } { $to }
        [2] { $figure } slips away { $direction } { $to }
        [3] { $figure } trudges { $direction } { $to }
       *[other] { $figure } goes { $direction } { $to }
    }
title-take-turn-mine =
    { $luck ->
        [0] { $figure } digs, and there is { $element }
        [1] { $figure } brings { $element } to light
        [2] { $element } for { $figure }, fresh from the mine
        [3] The mine gives { $figure } its { $element }
       *[other] { $figure } mines { $element }
    }
title-take-turn-pick-up = { $figure } searches the ground
title-take-turn-drop =
    { $stored ->
        [1] { $figure } unloads in the tower
       *[other] { $figure } lightens the load
    }
title-take-turn-drop-mission = { $figure } hands in { $asks } for “{ $mission }”
title-take-turn-give-item = { $alchemist } gives up “{ $item }” for “{ $mission }”
title-take-turn-give-fragment = { $alchemist } gives up “{ $fragment }” for “{ $mission }”
title-take-turn-fight =
    { $dice ->
        [0] { $figure } attacks { $inquisitor } without dice
        [one] { $figure } attacks { $inquisitor } with one die
       *[other] { $figure } attacks { $inquisitor } with { $dice_word } dice
    }
title-take-turn-fight-mission =
    { $dice ->
        [0] { $figure } fights for “{ $mission }” without dice
        [one] { $figure } fights for “{ $mission }” with one die
       *[other] { $figure } fights for “{ $mission }” with { $dice_word } dice
    }
title-take-turn-exchange = { $figure } proposes an exchange to { $partner }
title-take-turn-convert = { $alchemist } converts elements
title-take-turn-transmute =
    { $kind ->
        [homunculus] { $alchemist } sets to work on { $recipe }
       *[other] { $alchemist } sets to work on “{ $recipe }”
    }
title-take-turn-equip = { $alchemist } opens the cupboards
title-take-turn-research = { $alchemist } looks for a recipe ({ $kind })
title-take-turn-buy = { $alchemist } talks to the masons about “{ $extension }”
title-take-turn-sail =
    { $luck ->
        [0] A fair wind carries { $alchemist } to { $town }
        [1] { $alchemist } goes aboard as a sack of flour and ashore in { $town }
       *[other] { $alchemist } sails to { $town }
    }
title-choose-reward-roll = { $figure } rolls for a reward
title-choose-reward-decline = { $figure } takes no reward
title-choose-lost-lose = { $alchemist } loses one { $element }
title-choose-gifts-give = { $figure } offers { $partner } one { $element }
title-choose-gifts-done =
    { $chosen_n ->
        [0] { $figure } offers { $partner } nothing
       *[other] { $figure } offers { $partner } nothing more
    }
title-choose-returns-take = { $figure } asks { $partner } for one { $element }
title-choose-returns-done =
    { $chosen_n ->
        [0] { $figure } asks { $partner } for nothing
       *[other] { $figure } asks { $partner } for nothing more
    }
title-ask-consent-consent = { $partner } agrees to exchange with { $figure }
title-ask-consent-refuse = { $partner } refuses to exchange with { $figure }
title-choose-pick-up-pick-up = { $figure } picks up one { $element }
title-choose-pick-up-done = { $figure } picks up nothing more
title-choose-drop-drop =
    { $stored ->
        [1] { $figure } stores one { $element }
       *[other] { $figure } drops one { $element }
    }
title-choose-drop-done = { $figure } keeps the rest
title-drop-excess-drop =
    { $stored ->
        [1] { $figure } stores one { $element }
       *[other] { $figure } drops one { $element }
    }
title-offer-homunculus-give-homunculus = { $homunculus } is given up for “{ $mission }”
title-offer-homunculus-keep = { $homunculus } is not given up
title-choose-conversions-convert = { $alchemist } makes { $element } from { $elements }
title-choose-conversions-done = { $alchemist } converts nothing more
title-choose-place-pay =
    { $from_alchemist ->
        [0] { $alchemist } pays all { $element } from the tower
       *[other]
            { $from_tower ->
                [0] { $alchemist } pays all { $element } from the bag
               *[other] { $alchemist } pays { $own } from the bag, { $stored } from the tower
            }
    }
title-wear-or-store-wear = { $alchemist } puts on “{ $item }”
title-wear-or-store-store = { $alchemist } leaves “{ $item }” in the tower
title-choose-worn-wear = { $alchemist } wears “{ $recipe }”
title-choose-worn-done =
    { $chosen_n ->
        [0] { $alchemist } wears nothing
       *[other] { $alchemist } wears nothing more
    }
title-choose-load-carry = { $alchemist } carries one { $element }
title-choose-load-done =
    { $chosen_n ->
        [0] { $alchemist } carries nothing
       *[other] { $alchemist } carries nothing more
    }
title-keep-recipes-keep = { $alchemist } keeps “{ $recipe }”
title-choose-discards-discard = { $alchemist } discards “{ $recipe }” from the pool
title-choose-price-pay = { $alchemist } pays one { $element }
title-ease = { $player } makes it easier: { $difficulty }, { $days } days
title-choose-outfit-wear = { $alchemist } wears “{ $recipe }”
title-choose-outfit-done =
    { $chosen_n ->
        [0] { $alchemist } wears nothing
       *[other] { $alchemist } wears nothing more
    }
title-choose-easier-difficulty-accept-failure = { $player } leaves it at that: the scenario is lost
title-choose-carried-thing-take = { $alchemist } takes “{ $recipe }” along
title-choose-carried-thing-leave = { $alchemist } takes nothing of level { $level } along
title-choose-carried-extension-take = { $alchemist } takes “{ $extension }” along
title-choose-carried-extension-leave = { $alchemist } takes no tower extension along

## The story: setting up and dice

told-difficulty-chosen = The difficulty is settled: { $difficulty }.
told-board-laid-out = The map is unrolled: “{ $layout }”.
told-extension-laid-out = The masons of { $town } offer “{ $extension }”.
told-temple-laid-out = Beside the board stands the “{ $temple }”.
told-mission-laid-out = { $town } has a wish: “{ $mission }”. It asks for { $asks }.
told-alchemist-seated = { $full } sits down, in { $colour }, wearing a soul stone. { $text }
told-recipes-laid-out = Into the pool ({ $kind }): { $recipes }.
told-tower-placed = { $alchemist } builds a tower { $at }.
told-alchemist-placed = { $alchemist } starts { $at }.
told-scenario-started =
    “{ $scenario }”. { $intro }{ $specials_n ->
        [0] {""}
       *[other] { " " }Special rules apply. { $specials }
    }
told-alchemist-returned =
    { $soul_stones ->
        [0] { $full } is back, in { $colour }, and no longer wears a soul stone.
       *[other] { $full } is back, in { $colour }, and still wears the soul stone.
    }
told-extension-brought = { $alchemist }’s tower is still well equipped: “{ $extension }”.
told-homunculus-brought = { $recipe } climbs out of { $alchemist }’s luggage and looks about.
told-item-brought = { $alchemist } unpacks “{ $recipe }”.
told-dice-rolled =
    { $purpose ->
        [reward] The reward die shows { $faces }.
       *[mission]
            { $known ->
                [0] Dice for the mission: { $faces }.
               *[1]
                    { $won ->
                        [1] Dice for “{ $mission }”: { $faces }. That is { $total } against defence { $defence }, and enough.
                       *[0] Dice for “{ $mission }”: { $faces }. That is only { $total } against defence { $defence }.
                    }
            }
    }

## The story: alarm phase

told-alarm-phase-started = The sand begins to run. Day 1 of { $last_day }.
told-hourglass-moved =
    { $last ->
        [1] The hourglass turns for the last time. Day { $day } of { $last_day }.
       *[other]
            { $luck ->
                [0] The hourglass is turned. Day { $day } of { $last_day }.
                [1] The cocks crow from town to town. Day { $day } of { $last_day }.
                [2] Mist over the mines. Day { $day } of { $last_day }.
                [3] The furnaces are lit again. Day { $day } of { $last_day }.
                [4] The first carts rattle over the bridge. Day { $day } of { $last_day }.
               *[other] Day { $day } of { $last_day } breaks.
            }
    }{ $begun_n ->
        [0] {""}
       *[other] { " " }In force from today: { $begun }.
    }{ $ended_n ->
        [0] {""}
       *[other] { " " }No longer in force: { $ended }.
    }
told-alarm-cards-returned = All old alarms are shuffled into a new deck.
told-alarm-card-drawn =
    Alarm in { $town }: “{ $card }”. { $text }{ $modifiers_n ->
        [0] {""}
       *[other] {" "}Today every inquisitor gets { $modifiers }.
    }
told-alarm-marker-placed =
    { $luck ->
        [0] Somebody has been talking about { $figure }: an alarm marker { $at }.
        [1] Somebody has seen { $figure } go by: an alarm marker { $at }.
        [2] { $figure } has been noticed: an alarm marker { $at }.
        [3] A shutter closes a little too slowly behind { $figure }: an alarm marker { $at }.
        [4] A child points at { $figure }: an alarm marker { $at }.
       *[other] { $figure } leaves tracks: an alarm marker { $at }.
    }
told-alarm-triggered =
    { $luck ->
        [0] Nobody overlooks { $markers_word } markers { $at }. The bell is rung, and the markers leave the board.
        [1] Somebody counts to { $markers_word } { $at } and runs for the bell. The markers leave the board.
       *[other] { $markers_word } markers { $at } are enough: the bell rings, and the markers leave the board.
    }
told-alarms-answered =
    { $cards ->
        [0] The Inquisition does not answer
        [one] The Inquisition answers with one card
       *[other] The Inquisition answers with { $cards_word } cards
    }{ $lapsed ->
        [0] .
        [one] ; one alarm goes unheard.
       *[other] ; { $lapsed_word } alarms go unheard.
    }
told-inquisitor-cards-returned = The discarded inquisitor cards are shuffled into a new pile.
told-inquisitor-card-drawn =
    { $what ->
        [symbol] “{ $card }” is turned up for { $letter_acc }: help is on the way.
        [modifier] “{ $card }” is turned up for { $letter_acc }: { $modifiers }.
       *[blank] “{ $card }” is turned up for { $letter_acc } and adds nothing.
    }
told-inquisitor-placed =
    { $luck ->
        [0] Bolts are shot home { $at }: { $inquisitor } is here.
        [1] Warrant in hand, { $inquisitor } appears { $at }.
        [2] Boots { $at }: { $inquisitor } has come.
       *[other] { $inquisitor } appears { $at }.
    }

## The story: turns and actions

told-alchemists-phase-started =
    { $luck ->
        [0] The alchemists set to work.
        [1] Smoke rises: the alchemists’ hours begin.
        [2] Doors open, satchels are shouldered: the alchemists’ hours begin.
        [3] The alchemists count their phials and set out.
        [4] Aprons on, sleeves up: the alchemists’ hours begin.
       *[other] Now it is the alchemists’ move.
    }
told-turn-started =
    { $luck ->
        [0] It is { $full }’s turn.
        [1]
            { $home ->
                [1] { $full } steps out of the door.
               *[0] { $full } sets to work.
            }
        [2] Enter { $full }.
        [3] Now it is up to { $full }.
        [4] { $full } has been waiting for this hour.
       *[other] The hour belongs to { $full }.
    }
told-action-spent =
    { $given ->
        [1] Thanks to { $source } this costs { $figure } no action.
       *[0] This costs { $figure } no action.
    }
told-element-taken =
    { $why ->
        [mine] The mine gives { $figure } one more { $element }.
       *[reward] The reward is { $element }, and { $figure } takes it.
    }
told-elements-picked-up =
    { $luck ->
        [0] { $figure } gathers up { $elements }.
        [1] One alchemist’s loss is another’s find: { $figure } picks up { $elements }.
       *[other] { $figure } picks up { $elements }.
    }
told-elements-dropped =
    { $luck ->
        [0] { $figure } leaves { $elements } lying there.
       *[other] { $figure } lets { $elements } fall.
    }
told-elements-stored =
    { $luck ->
        [0] { $figure } stows { $elements } in the tower.
        [1] The tower takes in { $elements } from { $figure }.
        [2] { $figure } brings { $elements } home to the tower.
       *[other] { $figure } stores { $elements }.
    }
told-elements-exchanged =
    { $taken_n ->
        [0] { $figure } gives { $given } to { $partner }.
       *[other]
            { $given_n ->
                [0] { $partner } gives { $taken } to { $figure }.
               *[other] { $figure } gives { $given } to { $partner } and gets { $taken } for it.
            }
    }
told-exchange-refused = { $partner } will not hear of it: no exchange with { $figure } this turn.
told-elements-converted =
    { $luck ->
        [0] Out of { $inputs } { $alchemist } makes { $outputs }.
        [1] It hisses in the tower, and { $alchemist } has { $outputs } instead of { $inputs }.
       *[other] { $alchemist } turns { $inputs } into { $outputs }.
    }
told-recipe-transmuted =
    { $luck ->
        [0] { $alchemist } reads the recipe twice and weighs out { $inputs }.
        [1] Into { $alchemist }’s crucible: { $inputs }.
       *[other] { $alchemist } spends { $inputs } on the work.
    }
told-homunculus-made =
    { $luck ->
        [0] A flask cracks { $at }, and { $recipe } is in the world.
        [1] Something small sneezes { $at }: { $recipe } is alive.
       *[other] { $recipe } draws a first breath { $at }.
    }
told-item-made = Finished, and safe in { $alchemist }’s tower: “{ $recipe }”.
told-fragment-made =
    { $luck ->
        [0] It has worked: { $alchemist } holds a piece of the stone, “{ $recipe }”.
       *[other] “{ $recipe }” is done, and { $alchemist } locks it away in the tower.
    }
told-alchemist-equipped =
    { $changes_n ->
        [0] { $alchemist } opens every drawer and changes nothing.
       *[other] { $alchemist } repacks: { $changes }.
    }
equip-loaded = { $elements } taken along
equip-unloaded = { $elements } left in the tower
equip-put-on = { $item } put on
equip-taken-off = { $item } taken off
told-recipe-pile-rebuilt = The discarded recipes ({ $kind }) are shuffled into a new pile.
told-recipes-researched =
    { $recipes_n ->
        [one] There is only one to be found: { $recipes }.
       *[other] { $alchemist } finds { $recipes }.
    }
told-recipes-kept =
    { $recipes_n ->
        [one] { $recipes } goes into the pool.
       *[other] { $recipes } go into the pool.
    }
told-recipes-discarded =
    { $recipes_n ->
        [one] { $recipes } makes room in the pool.
       *[other] { $recipes } make room in the pool.
    }
told-extension-bought = { $alchemist } buys “{ $extension }” in { $town } for { $paid }; the masons are already at it.
told-extension-replaced = In { $town } “{ $extension }” is for sale now.
told-homunculus-delivered = { $homunculus } takes up a post in town and waves goodbye.
told-mission-fulfilled =
    { $points ->
        [one] “{ $mission }” in { $town } is done, thanks to { $alchemist }: one point.
       *[other] “{ $mission }” in { $town } is done, thanks to { $alchemist }: { $points_word } points.
    }
told-mission-replaced = { $town } has another wish: “{ $mission }”. It asks for { $asks }.

## The story: combat and the Inquisition

told-inquisitor-attacked =
    { $won ->
        [1]
            { $luck ->
                [0] { $inquisitor } reels: { $rolled } beats defence { $defence }.
                [1] { $rolled } against defence { $defence }: { $figure } is too much for { $inquisitor }.
               *[other] { $inquisitor } goes down, { $rolled } against defence { $defence }.
            }
       *[other]
            { $luck ->
                [0] { $inquisitor } loses a button and nothing else: { $rolled } does not beat defence { $defence }.
                [1] { $rolled } against defence { $defence }: { $inquisitor } only smiles at { $figure }.
               *[other] { $inquisitor } stands firm, { $rolled } against defence { $defence }.
            }
    }
told-inquisitor-defeated =
    { $luck ->
        [0] { $inquisitor } remembers an appointment elsewhere and leaves the board.
        [1] { $inquisitor } runs off in a flurry of papers and leaves the board.
       *[other] { $inquisitor } has had enough and leaves the board.
    }
told-inquisition-phase-started =
    { $inquisitors ->
        [0]
            { $luck ->
                [0] The lamps go out early. The Inquisition has found nobody to send.
                [1] Night falls, and for once nobody knocks.
                [2] Evening. In the cloister they pray, and no inquisitor goes out.
                [3] Evening. No inquisitor is abroad, and the dogs are quiet.
                [4] The streets empty, and tonight they stay empty.
               *[other] The night watch yawns. No inquisitor is abroad.
            }
        [one]
            { $luck ->
                [0] Night falls. One lantern is on its way.
                [1] Somewhere a dog barks: an inquisitor is abroad.
               *[other] Evening. An inquisitor makes the rounds.
            }
       *[other]
            { $luck ->
                [0] Night falls, and { $inquisitors_word } lanterns are on their way.
                [1] Somewhere dogs bark: { $inquisitors_word } inquisitors are abroad.
               *[other] Evening, and { $inquisitors_word } inquisitors make their rounds.
            }
    }
told-inquisitor-moved =
    { $luck ->
        [0] { $inquisitor } comes closer, { $direction } { $to }.
        [1] { $inquisitor } follows a scent { $direction } { $to }.
        [2] { $inquisitor } marches { $direction } { $to }.
       *[other] { $inquisitor } goes { $direction } { $to }.
    }
told-inquisitor-actions-lapsed =
    { $target_n ->
        [0] { $inquisitor } has no trail to follow, and stays.
       *[other]
            { $luck ->
                [0] { $inquisitor } knocks. { $target } is in the tower and does not open.
                [1] { $inquisitor } writes down the address: in the tower { $target } is out of reach.
               *[other] { $inquisitor } waits outside; in the tower { $target } is safe.
            }
    }
told-figure-attacked =
    { $held ->
        [1]
            { $luck ->
                [0] { $inquisitor } reaches for { $figure } and gets hold of a sleeve: { $rolled } holds against attack { $attack }.
                [1] { $figure } ducks, and { $inquisitor } clutches the air: { $rolled } holds against attack { $attack }.
               *[other] { $inquisitor } attacks { $figure }, who holds with { $rolled } against attack { $attack }.
            }
       *[other]
            { $luck ->
                [0] { $inquisitor } has { $figure } by the collar: { $rolled } is too little against attack { $attack }.
                [1] { $inquisitor } is quicker than { $figure }, attack { $attack } against { $rolled }.
               *[other] { $inquisitor } attacks { $figure } and wins, attack { $attack } against { $rolled }.
            }
    }
told-elements-fallen = { $figure } drops everything { $at }: { $elements }.
told-alchemist-defeated =
    { $luck ->
        [0] { $alchemist } wakes in the tower, with a sore head.
        [1] They carry { $alchemist } home on a door.
        [2] { $alchemist } is beaten, and finds the way home in the dark, by smell.
       *[other] { $alchemist } is beaten and crawls home to the tower.
    }
told-homunculus-defeated =
    { $luck ->
        [0] Of { $recipe } nothing is left but a damp spot.
        [1] { $recipe } goes back to the elements.
        [2] A small sound, a smell of hot glass: { $recipe } is gone.
       *[other] { $recipe } is beaten and crumbles to dust.
    }
told-tower-attacked =
    { $what ->
        [empty]
            { $luck ->
                [0] { $inquisitor } finds { $alchemist }’s tower empty.
                [1] { $inquisitor } lifts the hammer in { $alchemist }’s tower and lowers it again: nothing is there.
                [2] { $inquisitor } takes stock of { $alchemist }’s tower and writes down a zero.
                [3] { $inquisitor } searches { $alchemist }’s tower in vain.
               *[other] { $inquisitor } finds nothing to break in { $alchemist }’s tower.
            }
        [nothing]
            { $level ->
                [1] { $inquisitor } searches { $alchemist }’s tower for level 1. None is stored there.
               *[other] { $inquisitor } searches { $alchemist }’s tower for level { $level } and below. None is stored there.
            }
       *[other]
            { $luck ->
                [0] { $inquisitor } takes the hammer to { $alchemist }’s tower:
                [1] In { $alchemist }’s tower something breaks, and { $inquisitor } notes it down:
                [2] { $inquisitor } takes stock of { $alchemist }’s tower:
               *[other] { $inquisitor } breaks into { $alchemist }’s stores:
            } { $what ->
                [lower]
                    { $lost ->
                        [one] level { $level } is empty, so one element from below it is lost.
                       *[other] { $lost_word } elements are lost, from level { $level } downwards.
                    }
               *[level]
                    { $lost ->
                        [one] one element of level { $level } is lost.
                       *[other] { $lost_word } elements of level { $level } are lost.
                    }
            }{ $strength_n ->
                [0] { "" }
               *[1] { " " }Destruction { $strength }.
            }
    }
told-stored-elements-destroyed =
    { $luck ->
        [0] { $alchemist } sweeps up the shards. Lost: { $elements }.
        [1] { $alchemist } gets a receipt for { $elements }.
       *[other] { $alchemist }’s tower has lost { $elements }.
    }
told-soul-stone-lost =
    { $luck ->
        [0] And round { $alchemist }’s neck the soul stone breaks.
       *[other] { $alchemist } loses the soul stone.
    }

## The story: events and endings

told-missions-spent = For the event of day { $day } the group spends { $missions }.
told-event-resolved =
    { $side ->
        [alchemists] The event of day { $day } goes to the alchemists: { $effects }. { $text }
       *[inquisition] The event of day { $day } goes to the Inquisition: { $effects }. { $text }
    }
told-special-applied =
    { $text ->
        [none] Now in force: “{ $special }”.
       *[other] “{ $special }”. { $text }
    }
told-elements-scattered = Lying in the open { $at }: { $elements }.
told-soul-stone-restored = { $alchemist } wears a soul stone again.
told-recipes-burnt =
    { $recipes_n ->
        [one] { $recipes } is burnt.
       *[other] { $recipes } are burnt.
    }
told-elements-gained = { $alchemist } finds { $elements } in the tower.
told-elements-returned = { $alchemist } loses { $elements }.
told-thing-given-up =
    { $sort ->
        [homunculus] { $alchemist } has to let { $recipe } go.
       *[equipment] { $alchemist } has to hand over “{ $recipe }”.
    }
told-mission-part-fulfilled = { $alchemist } has done a part of the great work: “{ $part }”.
told-scenario-aborted = The last soul stone is broken, and with it the work. { $text }
told-scenario-conceded = All have conceded. { $text }
told-scenario-failed = The sand ran out before { $colours } had finished. { $text }
told-scenario-succeeded = The sand has run out, and the work is done. { $text }
told-last-day-ended =
    { $colours_n ->
        [one] The last day is over, and { $colours } has not finished. You may still lower the difficulty.
       *[other] The last day is over, and { $colours } have not finished. You may still lower the difficulty.
    }
told-difficulty-eased = A handful of sand goes back into the glass: { $difficulty }, up to day { $last_day }.

## Menus: headings, what an option costs and brings, and warnings.

group-game = The game
group-move = Move
group-gather = Mine and pick up
group-drop = Drop
group-mission = Town missions
group-fight = Fight
group-exchange = Exchange
group-tower = In the tower
group-town = In town
group-event = Event
group-setup = Set-up
detail-actions =
    { $left ->
        [one] takes the last action
       *[other] takes { $points } of the { $left } actions left
    }
detail-extra = free, extra action ({ $source })
detail-points = { $points } of { $cost } points
detail-temple = { $text } The temple has no effect in the game.
detail-idle = no effect in the game
detail-gain = brings { $count } { $thing }
detail-odds = needs { $needed } or more with { $dice ->
        [0] no dice
        [1] one die
       *[other] { $dice_word } dice
    }: { $percent } %
detail-drawn = draw { $drawn } recipes, keep { $kept }
detail-cost = costs { $cost }
detail-worth =
    { $points ->
        [one] worth 1 point
       *[other] worth { $points } points
    }
warning-hopeless = needs at least { $needed }, you can roll at most { $most }
warning-unlikely = succeeds only { $percent } times in 100
warning-no-room = no room left: something must be dropped
warning-lapse =
    { $actions ->
        [one] 1 action is lost
       *[other] { $actions } actions are lost
    }
warning-concede =
    { $others ->
        [0] the scenario is lost
        [one] the scenario is lost once the other player agrees
       *[other] the scenario is lost once the { $others } other players agree
    }

## What happened while a player was away: several equal events as one

since-alchemist-defeated = { $alchemist } was defeated{ $count ->
        [one] .
       *[other] { " " }{ $times }.
    }
since-stored-elements-destroyed = { $alchemist }’s tower lost { $count ->
        [one] one element.
       *[other] { $count_word } elements.
    }
since-elements-fallen = { $figure } dropped { $count ->
        [one] one element
       *[other] { $count_word } elements
    } in defeat.
since-elements-returned = { $alchemist } had to return { $count ->
        [one] one element.
       *[other] { $count_word } elements.
    }
since-inquisitor-defeated = { $figure } defeated { $count ->
        [one] one inquisitor.
       *[other] { $count_word } inquisitors.
    }
since-special-applied = “{ $special }” took effect{ $count ->
        [one] .
       *[other] { " " }{ $times }.
    }
since-elements-exchanged = { $figure } and { $partner } exchanged elements{ $count ->
        [one] .
       *[other] { " " }{ $times }.
    }
since-elements-gained = { $alchemist } received { $count ->
        [one] one element
       *[other] { $count_word } elements
    } from events.
since-figure-attacked = Inquisitors attacked { $figure }{ $count ->
        [one] .
       *[other] { " " }{ $times }.
    }
since-inquisitor-placed =
    { $count ->
        [one] One inquisitor appeared.
       *[other] { SENTENCE($count_word) } inquisitors appeared.
    }
since-alarm-triggered =
    { $count ->
        [one] One alarm was raised.
       *[other] { SENTENCE($count_word) } alarms were raised.
    }
since-hourglass-moved =
    { $count ->
        [one] Day { $day } began.
       *[other] { SENTENCE($count_word) } days began; it is day { $day }.
    }
since-tower-attacked = Inquisitors attacked { $alchemist }’s tower{ $count ->
        [one] .
       *[other] { " " }{ $times }.
    }
since-exchange-refused = { $partner } refused an exchange with { $figure }{ $count ->
        [one] .
       *[other] { " " }{ $times }.
    }
since-elements-converted = { $alchemist } converted elements{ $count ->
        [one] .
       *[other] { " " }{ $times }.
    }
since-element-taken = { $figure } took { $count ->
        [one] one element
       *[other] { $count_word } elements
    } from mines and rewards.
since-alarm-marker-placed = { $figure } was noticed{ $count ->
        [one] : one alarm marker.
       *[other] { " " }{ $times }: { $count_word } alarm markers.
    }

## What the rules will do next

forecast-turns =
    { $count ->
        [one] { $who } still has a turn today.
       *[other] These still have a turn today, in this order: { $who }.
    }
forecast-inquisition = After the last turn the inquisition phase begins. { $count ->
        [0] No inquisitor is on the board now.
        [one] One inquisitor is on the board now.
       *[other] { SENTENCE($word) } inquisitors are on the board now.
    }
forecast-day = At the end of the day the hourglass moves, and a new alarm card is drawn.
forecast-last-day = This is the last day. At its end the scenario mission is judged.
forecast-event = Day { $day } brings the next event.
forecast-event-cost = Day { $day } brings the next event: its good side costs { $cost ->
        [one] one point
       *[other] { $cost_word } points
    }, and the group has { $points ->
        [0] none
       *[other] { $points_word }
    } to spend.

## What is closed, and what is missing.

closed-take-turn-move = { $figure }: move
closed-take-turn-mine = { $figure }: mine
closed-take-turn-fight = { $figure }: fight an inquisitor
closed-take-turn-exchange = { $figure }: exchange elements
closed-take-turn-convert = { $figure }: convert elements
closed-take-turn-equip = { $figure }: repack and change items
closed-take-turn-research = { $figure }: look for a recipe
closed-take-turn-sail = { $figure }: sail
closed-take-turn-buy =
    { $extension ->
        [none] { $figure }: buy a tower extension
       *[other] { $figure }: buy “{ $extension }” ({ $price })
    }
closed-take-turn-transmute =
    { $kind ->
        [homunculus] make { $recipe } ({ $cost })
       *[other] make “{ $recipe }” ({ $cost })
    }
why-allowed = “{ $special }” forbids it
why-places =
    { $count ->
        [0] there is no place for any
        [one] there is only one place
       *[other] there are only { $count } places
    }
why-nothing-chosen = nothing has been chosen yet, and an exchange of nothing is none
why-partner-room = { $partner } carries at most { $count ->
        [one] one element
       *[other] { $count } elements
    }, has { $held } and could give back only { $back }
why-own-room = { $figure } carries at most { $count ->
        [one] one element
       *[other] { $count } elements
    } and has room for { $free } here
why-returns = { $partner } has no room: at least { $count ->
        [one] one element
       *[other] { $count } elements
    } must come back, { $so_far } chosen
why-given-kind = { $element } is what is being given
why-different =
    { $count ->
        [one] only one such element is asked for
       *[other] { $count } different elements are asked for, so each kind pays once
    }
why-asked-by-price = the price itself asks for { $count } { $element }
why-price-level = { $element } is of level { $has }, the price asks for level { $level }
why-nearest = the nearest free hexes of { $town } come first ({ $count })
why-plain = a tower stands on open country only
why-free = somebody else has it
why-turn = it is not this figure’s turn
why-actions = { $figure } has no actions left this turn
why-points =
    { $left ->
        [one] costs { $points } actions, { $figure } has 1 left
       *[other] costs { $points } actions, { $figure } has { $left } left
    }
why-neighbour = a figure moves one hex at a time
why-no-inquisitor = { $inquisitor } stands there
why-no-figure = { $figure } stands there
why-no-tower = { $alchemist }’s tower stands there
why-town = only in a town
why-tower = only in your own tower
why-tower-and-elements =
    { $enough ->
        [1] only in your own tower; it takes { $cost }, and you have that
       *[0] only in your own tower; it takes { $cost }, you have { $there_n ->
            [0] none of it
           *[other] { $there }
        }
    }
why-port = only in a port
why-connection = no ship goes there from here
why-inquisitor = only an inquisitor can be fought
why-reach = only on a neighbouring hex; this one is { $count } hexes away
why-inputs =
    { $there_n ->
        [0] a conversion needs elements, and there are none
       *[other] no conversion can be made from { $there } alone
    }
why-conversion = elements of level 1 cannot be made
why-elements =
    needs { $cost } { $where ->
        [tower] in your tower or with { $alchemist }
       *[carried] with { $alchemist }
    }, you have { $there_n ->
        [0] none of it
       *[other] { $there }
    }
why-load-of =
    { $figure } must carry { $cost } and has { $there_n ->
        [0] none of it
       *[other] { $there }
    }
why-kinds =
    { $figure } must carry { $count } different elements of level { $level } and has { $fit ->
        [0] none
       *[other] { $fit }
    }
why-things = there is nothing to load, to unload or to wear
why-pool = this recipe is not in the pool
why-stand = a colour has at most { $count } homunculi on the board
why-mine = there is no mine here
why-capacity = { $figure } cannot carry anything
why-supply = the supply has no { $element } left
why-loose = nothing lies here
why-room = { $figure } carries at most { $count } elements and has no room left
why-load = { $figure } carries nothing
why-mission = no mission here asks for it
why-level = the mission asks for another level
why-worn = only what is worn can be given
why-fragment = this fragment belongs to somebody else
why-partner = nobody stands on this hex or beside it
why-consent = { $partner } has refused this turn
why-loads = neither of the two carries an element
why-rooms = there is no room for it
why-more = there is no more of it
why-kind = there are no such recipes
why-recipes = no recipe of this kind is left
why-extension = this town has no extension left
why-fulfilled = this mission is not fulfilled
why-need = it is not needed to reach the cost
why-unspent = it was spent on the event of day { $day }
why-no-stone = stone fragments stay behind
why-own-thing = only an own homunculus or item can be taken along
why-soul-stone = it takes a soul stone
why-fragment-of = it takes a stone fragment of level { $level }
why-rolled-level = the die has chosen another level

# Around a place of the map
around-figures =
    { $count ->
        [one] one figure
       *[other] { $count } figures
    }
around-alarm = alarm
around-sea = the edge of the land
around-steps =
    { $count ->
        [one] one step { $direction }
       *[other] { $count } steps { $direction }
    }
around-short-ne = NE
around-short-e = E
around-short-se = SE
around-short-sw = SW
around-short-w = W
around-short-nw = NW

## Pictures of the book

book-level = Level { $level }
