home-skip = Skip to the games
home-slogan = Long board games, together, one move at a time
home-title = Hourglass: long board games, together
home-title-waiting = ({ $count }) Hourglass: your turn
home-hail = Play as a group, tonight or over a month.
home-what = Everything that happens is written down, so you can take it back, look at any evening again, and let somebody catch up. Nobody, not even we, can bend the dice, and your browser proves it. No account: a seat is a link.
home-about-materia-prima = Alchemists gather, brew and hide their work while the Inquisition counts chimneys.
home-about-tainted-grail = Lay cards in a row so that their edges meet; keep the menhirs burning; read on.
home-picture-materia-prima = A piece of the map of Materia Prima: towers, mines, a town with two inquisitors, alarm bells
home-picture-tainted-grail = Three cards in a row; where their edges meet, halves of signs light up
home-card-enemy = Charcoal Boar
home-card-laid = Loose Scree
home-card-next = Borrowed Teeth
home-players =
    { $most ->
        [one] One player
       *[other] { $fewest } to { $most } players
    }
home-scenarios =
    { $count ->
        [one] one scenario
       *[other] { $count } scenarios
    }
home-has-campaign = campaigns
home-guided = Play a guided evening
home-at-once = Play “{ $title }”
home-open-table = Open a table
home-mine = My tables
home-mine-none = None yet. Any evening that you begin or join with a link is listed here.
home-mine-unkept = This browser stores nothing here, so no seat is listed. Keep the address of each table that you play: it is your seat.
home-kept = Your seats are kept in this browser only. Behind ⋯ you find the link that takes a seat to another device.
home-safe = Keep my seats safe …
home-kept-safe = Your seats are kept in this browser, and sealed under your recovery phrase on this service.
home-safe-about = A recovery phrase gathers your seats from all your devices. This browser seals the list under it, and the service stores what it cannot read. If you lose this device, the phrase brings every game back.
home-safe-make = Make a phrase
home-safe-typed = I have a phrase
home-safe-typed-hint = eight words, as another device or the command line shows them
home-safe-take = Bring my seats here
home-safe-write = Write this phrase down, and keep it away from others: with it, anyone can play your seats. Nobody can find it again for you.
home-safe-phrase = Your recovery phrase
home-safe-stored = Your seats were last gathered on { $when }.
home-safe-not-stored = Your seats are not stored yet. This page tries again by itself.
home-safe-forget = Forget the phrase here
home-safe-no-phrase = This is no recovery phrase: it has eight words of five letters each.
home-safe-unknown = Nothing is stored here under this phrase. Check each word.
home-safe-insecure = This browser can seal nothing here: the service must be reached over https.
home-campaigns = My campaigns
home-public = Watch
home-prove = Check the dice yourself
home-programs = For programs
home-loading = Loading …
home-seats = Seats
home-you = (you)
home-table = Table
home-campaign = Campaign
home-campaign-page = Evenings and luck
home-gone = This seat is no longer valid here.
home-is-open = not begun
home-is-finished = over
home-wanted-turn = your turn
home-wanted-consent = you are asked whether to turn back
home-wanted-start = waits for you to start it
home-play = Play
home-answer = Answer
home-start = Start
home-look = Look
home-look-back = Look back
home-watch = Watch
home-join = Take a seat
home-join-with = { $game }, with { $others }. Under which name do you play?
home-invite = Invite somebody
home-invite-gone = This invitation has been used or withdrawn. Ask the host for another one.
home-close-seat = Play it myself
home-close-seat-sure = Really play this seat yourself?
home-seat-open = free
home-seat-left = has left
home-seat-bot = bot
home-seat-away = away, a bot plays
home-let-bot = Let a bot play
home-wanted-answer = The others ask you
home-turn-person = I am away: let a bot play
home-turn-away = I am back
home-more-for = More for { $name }: links, codes, forget
home-link = Link of { $name }
home-link-hint = Anyone who has this link plays this seat. Open it on another device, or scan the code there.
home-all-seats = all { $count } seats of this browser at once
home-copy = Copy
home-copied = Copied.
home-not-copied = This browser does not copy. Mark the link and copy it yourself.
home-code = QR code
home-code-of = QR code of the link of { $name }
home-forget = Forget
home-forget-sure = Really forget?
home-opened = The table is open. Send each player the link of their seat: this page shows it only now. Then start; players may join later.
home-opened-free = The table is open. Whoever has one of these links can take the seat, and if the table is public, anybody can. Start once all seats are taken.
home-opened-campaign = The campaign is open. Send each player the link of their seat: this page shows it only now.
home-new = New: { $game }
home-kind = What do you open?
home-kind-table = One evening
home-kind-table-hint = one scenario, by itself
home-kind-campaign = A campaign
home-kind-campaign-hint = one evening after another; each begins where the last one ended
home-pack = Pack
home-scenario = Scenario
home-at-the-table = is asked at the table
home-seats-count =
    { $count ->
        [one] Alone
       *[other] { $count } players
    }
home-player = Name
home-plays = Who is played (otherwise it is asked at the table)
home-here = Who plays in this browser?
home-here-me = Only I
home-here-me-hint = the others get links
home-here-all = All of us
home-here-all-hint = we hand the device around
home-holder = Who sits here?
home-holder-person = somebody you know, by a link
home-holder-open = anyone who comes
home-holder-bot = a bot
home-name = Name of the table
home-name-hint = You may leave it empty. Watchers see it.
home-private = Private
home-private-hint = It is listed nowhere, and nobody can watch without a link.
home-undo = Taking back
home-undo-usual = As usual
home-undo-usual-hint = alone at once, together with consent if something was revealed
home-undo-free = Free
home-undo-free-hint = anyone, at once, anything
home-undo-knowledge = By knowledge
home-undo-knowledge-hint = your own actions at once if they revealed nothing; all else by consent
home-undo-unanimous = By consent
home-undo-unanimous-hint = only if all agree
home-undo-off = Never
home-undo-off-hint = done is done
home-delay = Delay for watchers, in seconds
home-delay-hint = From 0 to 86,400. Players see everything at once.
home-from-to = From { $least } to { $most }
home-more = More
home-add = Add
home-remove = Remove { $name }
home-open = Open
home-evenings =
    { $count ->
        [0] no evening played yet
        [one] one evening played
       *[other] { $count } evenings played
    }
home-evening = Evening { $number }: { $result }
home-evening-open = an evening is under way
home-campaign-over = the campaign is over
home-next = Next evening
home-company-hint = Whoever is not ticked at any seat stays away this evening, and keeps everything.
home-comes-back = { $name }, back again
home-joins = { $name }, new
home-new-link = New link
home-new-link-sure = The old link stops working. Really?
home-rules = The rules
is_all = All
is_open = Open
is_joinable = Free seats
is_running = Under way
is_finished = Over
