### The service’s own messages, in English.

quoted = “{ $name }”
player = seat { $seat }
nothing = nothing
and = { $first } and { $last }
number =
    { $n ->
        [0] none
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
        [11] eleven
        [12] twelve
       *[other] { $n }
    }
times =
    { $n ->
        [1] once
        [2] twice
       *[other] { $word } times
    }

## Chapters of the chronicle, and what happens to the table itself. Seats are counted from 0, as in the interface.

chapter-setup = The table is set

table-branched = This table continues from entry { $version } of table { $table }.
table-opened =
    { $seats ->
        [one] A table was opened for one player.
       *[other] A table was opened for { $word } players.
    }
table-started = All seeds are in: chance is settled, and nobody can see it yet.
table-ended =
    { $result ->
        [success] The game is won, and the table is closed.
        [failure] The game is lost, and the table is closed.
       *[other] The table was closed before the end of the game.
    }
told-times = { $text } { $times ->
        [2] And once more.
       *[other] This happens { $word } times.
    }
chapter-undone = undone
table-over = The table has ended. Nothing more can happen here.
seed-sealed = { $who } sealed a seed.
seed-opened = { $who } opened a seed.
seed-revealed = The service revealed its own seed: every die and card can be checked now.
token-replaced = { $who } has a new token for this table.
undo-proposed = { $who } would like to turn the hourglass back to action { $to }.
undo-granted = { $who } agreed to turn back.
undo-refused = { $who } did not agree to turn back.
undo-withdrawn = { $who } withdrew the proposal to turn back.
actions-undone = The hourglass was turned back to action { $to }.
actions-redone = What had been undone counts again, up to action { $to }.
since-actions-undone = The hourglass was turned back { $times }.
since-actions-redone = Undone actions were restored { $times }.
rules-changed = From here on, newer rules apply.

## How far a table is, as lists tell it.

progress-turn = { $who }’s turn

## Luck: what came beside what even chances lead one to expect.

decimal = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
luck-title = Luck
luck-table = the whole table
luck-die = Dice
luck-mean =
    { $who } rolled { $count ->
        [one] one die
       *[other] { $count } dice
    }: on average { $came }. Even chances give { $expected }, and 9 of 10 tables lie between { $low } and { $high }.
luck-count =
    { $who }: “{ $name }” came { $came } of { $total ->
        [one] { $total } time
       *[other] { $total } times
    } ({ $of }). Even chances give { $expected }, and 9 of 10 tables lie between { $low } and { $high }.
luck-above = That is more than at most tables.
luck-below = That is less than at most tables.
luck-tables = { $count } tables are added up here, seat by seat.
luck-values =
    { $count ->
        [one] One value was looked at
       *[other] { $count } values were looked at
    }; { $outside ->
        [0] none lies
        [one] one lies
       *[other] { $outside } lie
    } outside the usual range. By chance alone, up to one in ten does.
luck-nothing = Nothing has been rolled or drawn yet.
luck-few = What has come so far tells nothing about luck yet.
luck-needs-rolls =
    { $who } ({ $die }): { $count ->
        [0] not rolled yet
        [one] rolled once
       *[other] rolled { $count } times
    }; luck can be told from { $needed } rolls on.
luck-needs-draws =
    { $deck }: { $count ->
        [one] one card
       *[other] { $count } cards
    } drawn; luck can be told from { $needed } on.
luck-hidden =
    { $count ->
        [one] One draw counts
       *[other] { $count } draws count
    } only once the table has ended: until then, not everybody may know what is left in those decks.
luck-copied =
    { $count ->
        [one] One outcome that a branch copied from another table is
       *[other] { $count } outcomes that branches copied from other tables are
    } not counted.
luck-left-out =
    { $count ->
        [one] One draw is
       *[other] { $count } draws are
    } not counted, because there are too many.
luck-key = Bar: 9 of 10 tables. Line: even chances. Diamond: what came.

## A badge and a postcard, which are shown elsewhere.

badge-ok = everything checks
badge-unsigned = checks, unsigned
badge-sealed = dice sealed
badge-failed = does not check
badge-by =
    { $origin } checked { $entries ->
        [one] one entry
       *[other] { $entries } entries
    } ({ $checks }).
postcard-sealed = The dice were sealed before the first move.
postcard-revealed = The dice are revealed: anyone can check them.
postcard-result =
    { $result ->
        [success] won
        [failure] lost
       *[other] ended
    }

## Headings of menus.

group-choose = Choose
group-go-on = Go on
group-back = Take back

## Parts of numbers

bound-least = never below { $bound }
bound-most = never above { $bound }

## What is closed, and what is missing.

closed-not-asked = Your next action
why-not-asked =
    { $count ->
        [one] { $who } is asked first
       *[other] { $who } are asked first
    }
why-rule = the rules do not allow it

## What happened so far

so-far = What Happened So Far
so-far-days = { $first ->
        [0] until day { $last }
       *[other] days { $first } to { $last }
    }
so-far-nothing = Nothing worth telling has happened yet.
so-far-now = Now

## The journal of a campaign

journal-title = The Journal
journal-evening = Evening { $number }
journal-scene = Day { $day }, { $place }
journal-nothing = Nothing has been read yet.

statistics = Statistics
statistics-about = What the public tables of this service came to. No table and no person is named.
statistics-tables = Tables now: { $open } not begun, { $running } under way, { $finished } over.
statistics-played = { $count ->
    [one] One table has been counted: { $days ->
        [one] one day
       *[other] { $days } days
    } with { $actions } actions.
   *[other] { $count } tables have been counted: { $days ->
        [one] one day
       *[other] { $days } days
    } with { $actions } actions.
}
statistics-scenario = { $title }: played { $played ->
    [one] once
   *[other] { $played } times
}, won { $won }, lost { $lost }
statistics-die = { $die }: { $rolled } rolled ({ $faces })
