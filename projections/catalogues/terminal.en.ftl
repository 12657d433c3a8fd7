### Messages of the terminal, in English. Seats are counted from 0, as in the interface.

play-seat = seat { $seat }
play-player = { $name } (seat { $seat })
play-title = { $game } · { $names }
play-commands = h lists the commands, ? tells what cannot be done now and why.

## The table

play-joins = { $who } joins with this command:
play-token = and, when asked, with this token: { $token }
play-watch = To watch in a browser: { $url }
play-start = Type s to start when everybody is there.
play-not-started = { $who } has not started the game yet.
play-host-only = Only the host, { $who }, may do that.
play-here = { $who } is here.
play-away = { $who } has gone.
play-no-pack = This table’s game or its pack is not installed here, so the board cannot be drawn.
play-no-board = The board appears once the game has started.
play-nothing-told = Nothing has happened yet.
play-over =
    { $result ->
        [success] The game is over: you have won.
        [failure] The game is over: you have lost.
       *[other] The table was closed before the end.
    }
play-may-end = u still turns it back; e ends the table for good and reveals its dice.
play-ended = Nothing more can happen at this table. v checks its dice, c tells the story, q leaves.

## Turns

play-waiting = Waiting for { $who }.
play-waiting-nobody = No question is open.
play-page = page { $page } of { $pages }; + and - turn pages, part of a label narrows the list
play-narrowed = { $found } of { $all } with “{ $wanted }”; m shows all of them
play-none-wanted = None of the { $all } options contains “{ $wanted }”.
play-no-usual = Nothing is suggested here: type a number.
play-no-number = This list has no number { $number }.
play-nothing-to-do = { $who } has nothing to choose now.
play-propose = Enter again takes { $number }: { $label }
play-sure = Really? y does it, anything else does not.
play-stale = The table has moved on meanwhile; look again.
play-refused = That cannot be done: { $detail }
play-refused-rule = That cannot be done ({ $rule }): { $detail }
play-older = The service cannot do that: it is older than this terminal.
play-alone = No other seat plays at this terminal.
play-prompt = { $who } >

## Things and places

play-not-shown = The list shows only options that contain “{ $wanted }”, and { $number } is not among them; m shows all.
play-unknown = Nothing here is called “{ $name }”.
play-meant = Something like it: { $names }.
play-many = { $found } things are called something like “{ $name }”; type more of the name.
play-many-numbers = { $found } numbers are called something like “{ $name }”; type more of the name.
play-no-numbers = No number on the board is made of parts now.
play-numbers = Type w and a number, or part of a name:
play-about-what = Type i and a name, such as that of a card.
play-direction =
    { $direction ->
        [ne] NE
        [e] E
        [se] SE
        [sw] SW
        [w] W
       *[nw] NW
    }
play-story = “{ $text }”

## Turning back

play-lost = This would be taken back:
play-lost-more = … and { $count } more
play-lost-reveals =
    { $count ->
        [one] One of these has shown dice or cards; they will fall the same way again.
       *[other] { $count } of these have shown dice or cards; they will fall the same way again.
    }
play-needs = It needs the consent of { $who }.
play-needs-none = No consent is needed.
play-asks-consent = { $who } would like to turn back to action { $to }. y agrees, n does not.
play-asks-others = It waits for the consent of { $who }. w withdraws it.
play-others-asked = { $who } would like to turn back to action { $to }. It waits for the consent of { $waiting }.
play-no-proposal = Nobody asks for your consent.

## The ending, and the dice

play-end-loses = What was played since the last save would be lost: the campaign goes on from that save.
play-end-sure = This ends the table for good and reveals its dice; nothing can be undone any more.
play-verdict =
    { $verdict ->
        [ok] The log, its dice and its rules are proven correct.
        [unsigned] The log, its dice and its rules are correct, but the log is not signed.
        [sealed] No fault so far; the dice can be checked once the table has ended.
       *[failed] Something is wrong with this table’s log.
    }
play-check =
    { $letter ->
        [A] form and order
        [B] leaves and root
        [C] seeds
        [D] outcomes
        [E] running numbers
        [F] rules
       *[G] statistics
    }
play-check-verdict =
    { $verdict ->
        [ok] right
        [failed] wrong
        [sealed] not yet
        [unsigned] unsigned
       *[skipped] not checked
    }

## A campaign

play-campaign-next = The campaign goes on with { $scenario }.
play-campaign-prompt = Enter opens its table, q leaves >
play-campaign-stays = The campaign stays as it is. To come back:
play-campaign-over = The campaign is over.

## The connection

play-again = The service does not answer ({ $why }). Trying again in { $seconds } s.
play-cut = The connection is lost ({ $why }). Enter tries again, q leaves.
play-stays = The table stays as it is. To come back:
play-own-ends = The service that ran for it stops now, and starts again when you come back.

## Help

play-help-number = a number takes that option
play-help-enter = Enter proposes what is marked ›, or the only option that is left; a second Enter takes it
play-help-words = part of a label shows the options that contain it (/ before a single letter)
play-help-places = a direction (NE), name, letter or coordinates choose a place; capitals take precedence over commands
play-help-page = + and - turn the page
play-help-m = m shows the menu again, including what may be done at any time
play-help-i = i tells about what the menu names, i 3 about option 3, i NAME about anything on the table: a card, a figure, a hex, a deck, a track and what lies there, or what a word of the game means; an id or its beginning does, too
play-help-o = o changes to another seat at this terminal
play-help-b = b shows the board
play-help-c = c tells the last actions; c 30 tells thirty
play-help-l = l tells your luck: what came beside what even chances give
play-help-u = u turns back one action, at once if it was yours and showed nothing; u 12 to action 12, u 0 to the beginning
play-help-r = r redoes what was undone; r ID, r WORDS or r QUESTION tells the rule
play-help-y = y and n answer a proposal to turn back
play-help-n = n shows what you have noted together, n TEXT adds a note, n 3 crosses note 3 out
play-help-w = w lists the numbers on the board, w 3 says why number 3 is what it is, w NAME those with that name; w alone withdraws your own proposal to turn back while it is open
play-help-v = v checks the log and its dice
play-help-d = d answers an absent seat’s question by its default (host)
play-since =
    { $begins ->
        [start] What has happened since the game began:
        [own-action] What has happened since your last action:
       *[bound] What has happened lately:
    }
play-since-nothing =
    { $begins ->
        [start] Nothing worth telling has happened since the game began.
        [own-action] Nothing worth telling has happened since your last action.
       *[bound] Nothing worth telling has happened lately.
    }
play-help-a = a tells what has happened from the beginning, in half a page
play-help-s = s tells what has happened since your last action, your own things first; before the start, the host starts the game
play-forecast = What the rules will do next:
play-forecast-nothing = The rules do nothing next that is certain.
play-help-f = f tells what the rules will do next
play-hint = Hint: { $title }
play-hint-look = Meant: { $names }
play-hint-rules = Rules: { $rules }
play-guide-more = g shows the next hint, g 1 what you have learnt; g 0 leaves the guided evening.
play-guide-none = There is no guided evening of this scenario.
play-guide-left = No more hints. g takes the guided evening up again.
play-guide-nothing = No hint at the moment.
play-guide-learnt = Learnt: { $count } of { $all }
play-help-g = g shows the next hint of a guided evening, g 1 what you have learnt, g 0 no more hints
play-notes = What you have noted together:
play-notes-none = Nobody has noted anything.
play-closed = What you cannot do now, and why:
play-closed-nothing = Nothing that you would look for is closed.
play-help-closed = ? tells what cannot be done now, and what is missing for it
play-help-h = h lists these commands
play-help-e = e ends the table and reveals its dice
play-help-q = q leaves; the table stays
play-rule-near = See also { $ids }
play-rule-none = No rule has “{ $words }”.
play-rule-no-book = This game has no book of rules.

# The seats around the table: who holds each, and who comes

play-help-p = p lists the seats; p 2 open frees seat 2 and prints an invitation, p 2 close plays it here, p 2 bot lets a bot play it, p 2 back plays it yourself again, p 2 leave gives it up; p host takes the seat of a host who has left, p 2 agree and p 2 refuse answer what is proposed about it
play-help-t = t tells how you are called when it is your turn; t URL or t discord URL sets it, t test tries it out, t off ends it
play-seats-what = Type p, p 2 open, p 2 close, p 2 bot, p 2 back, p 2 leave, p 2 agree, p 2 refuse, or p host.
play-seat-is = { $who }: { $holder ->
    [open] free
    [left] has left
    [bot] a bot
    [away] away, a bot plays
   *[person] a person
}
play-seat-opened = { $who } is free now. This command takes it; NAME is the player’s name:
play-seat-proposal = { $kind ->
    [host] { $by } would like to host the table, since its host has left.
   *[bot] { $by } proposes that a bot plays for { $who }, who may come back at any time.
}
play-seat-proposal-waits = { $who } has not agreed yet.
play-seat-yours = You play { $who } from now on.
play-seat-give-up = { $who } would be given up, and its token would stop working.
play-call-none = Nobody calls you yet.
play-call-to = You are called at { $host } once the table has waited for you for a minute.
play-call-last = The newest notice arrived at { $when }.
play-call-tested = The test arrived.
play-call-failed = The newest try failed: { $why }.
