audit-skip = Skip to the checks
audit-title = Check the dice yourself
audit-intro = This page checks archives of tables: whether the log is unbroken, and whether every die and every card came as it was settled before anybody sat down. It computes all of it in your browser; a file that you drop here goes nowhere.
audit-drop = Drop archives here, or choose them
audit-table = Or name a table of this service: its address, or its id
audit-check-it = Check it
audit-no-id = This has no id of a table in it.
audit-away = This cannot be checked
audit-whole-ok = Everything checks
audit-whole-unsigned = Sound, but unsigned
audit-whole-sealed = Sound so far; the dice are still sealed
audit-whole-failed = FALSE
audit-sum =
    { $failed ->
        [0] { $count } archives, all of them sound.
       *[other] { $count } archives: { $sound } sound, { $failed } FALSE.
    }
audit-share = Others can check it here, too:
audit-own = If you would rather trust nobody, not even this page:
audit-program = check with a program of your own
audit-luck = Luck at the dice
audit-who = Who
audit-dice = Dice
audit-came = Pips
audit-even-dice = Even dice
audit-usual = Nine of ten evenings
audit-course = How it went
audit-course-of = { $came } pips, where even dice bring { $mean }
audit-course-about = The line shows how far the pips were ahead of even dice, roll by roll; nine of ten evenings end within the band.
audit-from-to = { $from } to { $to }
audit-dice-of =
    { $count ->
        [one] one of “{ $die }”
       *[other] { $count } of “{ $die }”
    }
audit-here = here
audit-service = the service
audit-check = Check
audit-verdict = Verdict
audit-shown = What was found
audit-by = By
audit-name-A = Form
audit-name-B = Log
audit-name-C = Seeds
audit-name-D = Outcomes
audit-name-E = Order of outcomes
audit-name-F = Rules
audit-name-G = Evenness
audit-is-ok = ok
audit-is-failed = FALSE
audit-is-sealed = sealed
audit-is-unsigned = unsigned
audit-is-skipped = not made
audit-rules-ok = Decided again by the rules of the game: everything is the same.
audit-rules-failed = The rules of the game lead to something else.
audit-rules-skipped = The service could not decide it again.
audit-rules-none = Nobody decided it again: that needs the rules of the game, and with them the service.
audit-there = Is
audit-should = Should be
audit-breaks = It breaks
audit-breaks-at = It breaks at entry { $entry }
audit-limits = What this does not prove
audit-limit-foresee = Anyone who holds the server’s secret can foresee the outcomes, not steer them.
audit-limit-forge = Once the secret is known, anyone can write another game for the same seeds. Only checkpoints that others kept show that these choices were made at the time.
audit-limit-unsigned = No known key has signed this log. It is sound, but nobody vouches for whose it is.
audit-unreadable = not made, because the file cannot be read that far
audit-form = { $entries } entries in their order
audit-json = this is no canonical JSON
audit-size = larger than any archive may be
audit-cut = cut off in a line
audit-long = an entry of more than 1 MiB
audit-tail = the file does not end as an archive does
audit-entry = this is no entry, or it is out of its place
audit-data = the data of “{ $type }” has another form
audit-copies = { $copies } copies are announced, but fewer lines follow
audit-nested = an opened value contains a sealed one
audit-version = the entries are not numbered without a gap
audit-time-back = the time runs back
audit-own-action = an entry of the table’s own in an action, or one action at two times
audit-action = action { $is } follows action { $before }
audit-leaf = the line is not the one in the list of leaves
audit-root = the lines have another root
audit-no-checkpoint = lines, leaves and root fit; there is no checkpoint
audit-checkpoint = the checkpoint is malformed, or of another table
audit-checkpoint-root = the checkpoint names another root of { $size } entries
audit-signature = the signature of the checkpoint is false
audit-tree-signed = lines, leaves and root fit; { $size } entries are signed
audit-tree-unknown = lines, leaves and root fit; no known key has signed them
audit-tree-uncheckable = lines, leaves and root fit; this browser cannot check the signature
audit-out-of-time = “{ $type }” comes at the wrong time
audit-sealed-twice = sealed twice, or by no seat
audit-seal-unopened = started before all seeds were opened
audit-seed-form = opened twice, not sealed before, too short or too long
audit-seed = not the seed that was sealed
audit-commitment = the secret does not match its commitment
audit-seeds-ok = the secret matches its commitment; seeds of players: { $seeds }
audit-seeds-none-ok = the secret matches its commitment; no player added a seed: the operator could have chosen the secret
audit-seeds-sealed = the secret is still sealed; seeds of players: { $seeds }
audit-seeds-none-sealed = the secret is still sealed; no player added a seed: the operator could have chosen the secret
audit-still-sealed = a value is still sealed although the secret is revealed
audit-sealed-copy = a copy contains a sealed value
audit-opened = an opened value is not the one that was sealed
audit-opening-unused = something is opened that was not sealed
audit-too-early = chance, or cards, before the start
audit-pool-size = a pool of more than { $most } cards
audit-pools-size = the pools are larger than in any game
audit-pool-lacks = “{ $card }” leaves a pool that does not contain it
audit-pool-outcome = the outcome does not fit the pool “{ $pool }”: { $m } possibilities, { $size } cards
audit-outcome-open = an outcome of the pool “{ $pool }” is too large, or open although cards in it are sealed
audit-outcomes-left = more outcomes than cards
audit-card = “{ $card }” was drawn, but the outcome selects “{ $selected }”
audit-die = this is no outcome of the die “{ $die }”
audit-faces = other faces than those of the outcomes
audit-outcome = outcome { $n } of “{ $stream }” among { $m } is another one
audit-outcomes =
    { $outcomes ->
        [one] one outcome computed again
       *[other] { $outcomes } outcomes computed again
    }
audit-outcomes-sealed =
    { $outcomes ->
        [one] one outcome fits dice and cards; it is computed again once the secret is revealed
       *[other] { $outcomes } outcomes fit dice and cards; they are computed again once the secret is revealed
    }
audit-origin-root = the archive of the origin begins with another root
audit-copy = not as in the archive of the origin
audit-compared = The copies are as in the archive of the origin.
audit-not-compared = The copies were not compared: the other archive is not that of the origin, or it cannot be read.
audit-turn = turned back, or done again, to a place that is not there
audit-action-past = action { $action } is over or not yet due, or chance outside of any action
audit-number = outcome { $n } of “{ $stream }”, but { $next } is next
audit-numbers =
    { $outcomes ->
        [one] one outcome in its place
       *[other] { $outcomes } outcomes in their order
    }
audit-too-few = too few outcomes to judge
audit-even =
    { $tested ->
        [one] one kind of outcome tested: “{ $stream }”, p = { $p }
       *[other] { $tested } kinds of outcomes tested; the least even is “{ $stream }”, p = { $p }
    }
kept-running = not over yet
kept-for-all = as everybody could see it
kept-for = as { $name } could see it
kept-checking = Checking …
kept-ok = Everything checks
kept-unsigned = Sound, but unsigned
kept-sealed = Sound so far; the dice are still sealed
kept-failed = THIS FILE IS FORGED OR DAMAGED
kept-broken = The file is damaged: it cannot be read as it was written.
kept-proof = Proof
kept-day = To the day
kept-earlier = One moment back
kept-later = One moment on
kept-full = The file had no room for the boards after this moment. The log is complete.
kept-shown-signed = Boards and chronicle are those that { $name } signed for this log.
kept-shown-unknown = Boards and chronicle are undamaged. This browser cannot check who signed them.
kept-shown-false = Boards or chronicle are not what was signed. Do not believe them.
kept-shown-other = Boards and chronicle belong to another log. Do not believe them.
kept-trust = The file brings its verifier and its key along, and anyone who can forge the file can forge these, too. To be sure, compare the key { $name }+{ $key } with the one in the service’s list of keys, or save the archive and check it with a program of your own.
kept-archive = Save the archive
