replay-skip = Skip to the board
replay-title = Looking back
replay-moment =
    { $day ->
        [none] You look back: moment { $n } of { $count }
       *[other] You look back: { $day }, moment { $n } of { $count }
    }
replay-when = It was { $at }. Nothing can be chosen here; the game goes on from where it stands.
replay-not-begun = This table has not begun, so there is nothing to look back at yet.
replay-reading = Reading the game: { $share }%
replay-back = Back to the table
replay-days = The days of this game. The newest is on the right.
replay-first = The first moment
replay-last = The newest moment
replay-earlier = One moment earlier
replay-later = One moment later
replay-day-before = The day before
replay-day-after = The next day
replay-play = Play it
replay-stop = Stop
replay-yours = yours
replay-dice-there = dice
replay-keys = Keys: ← → moments, [ ] days, m your last action, s the next of this seat, d the next dice, v speed
replay-further = Show others
replay-check = Check the dice of this table
replay-postcard = Save a picture of this moment
replay-together = Look back together
replay-together-about = One of you leads, the others see the same moment. Whoever wants to look alone for a while comes back with one click.
replay-name = What the others call you
replay-begin = Begin
replay-guest = Guest { $n }
replay-joining = You are being let in.
replay-joined = You are in.
replay-lost = The connection is lost; it is being made again.
replay-replaced = You went on in another window.
replay-refused = You were not let in: { $why }
replay-left = You have left.
replay-you-lead = You lead; the others see what you see.
replay-nobody-leads = Nobody leads just now.
replay-you-follow = { $name } leads, you follow.
replay-you-look-alone = { $name } leads, you look alone.
replay-alone = Look alone
replay-follow = Back to { $name }
replay-take = Take the lead
replay-leads = leads
replay-away = away
replay-hand = Hand over
replay-hand-to = Hand the lead to { $name }
replay-points = { $name } points at: { $thing }
replay-point = Click on a thing of the board to point at it.
replay-invite = Send this link to the others
replay-copy = Copy
replay-again = Try again
replay-leave = Leave
replay-whatif = What if
replay-whatif-here = What if… from here
replay-whatif-full = Put one of the { $count } branches away first
replay-opening = It is being opened …
replay-after =
    { $title ->
        [none] From here
       *[other] After “{ $title }”
    }
replay-own-dice = A table of its own, with dice of its own. Nothing here changes the table above.
replay-branch-name = What if: { $name }
replay-bots-play = The others are playing.
replay-open = Open this table
replay-put-away = Put away
