title = Watching a table
connecting = Connecting …
live = Live
polling = Updated every few seconds: this browser has many tables open
cut = Cut off, trying again …
ended = The table has ended
closed = No access
refused = This table does not exist, or it is private. Open a private table by its own link, which contains a token.
gone = The service says: { $why }
past = Moment { $n } of { $count }, { $at }
now = Now
back = Back to now
play = Play on
stop = Stop
speedSlow = slowly
speedUsual = at ease
speedFast = fast
slider = Any moment of the game
watchers = { $count } watching
delayed = { $seconds } s behind
branch = branch of another table
proposal = { $who } would like to turn back to action { $to }. Still to agree: { $waiting }.
turn = to act
seat = Seat { $seat }
present = is there
waiting = The game has not begun yet.
none = No such table at the moment.
tables = All public tables
away = The service cannot be reached. Trying again …
is_all = All
is_open = Open
is_joinable = Free seats
is_running = Under way
is_finished = Over
story = Chronicle
justNow = Just now
earlier = Earlier
undone = taken back
rule = rule
success = Won
failure = Lost
over = Over: { $result }
saved = Evening over
abandoned = Ended
log = The log
sealWaiting = { $entries } entries read, no checkpoint yet
sealChecked = { $entries } entries checked
sealRewritten = REWRITTEN
sealForged = FALSE SIGNATURE
sealUnable = not checkable here
root = Root over { $size } entries
signed = Signed by the service; the signature is valid.
unknown = No key of the service has signed this.
uncheckable = The signature is not checkable here: this browser does not support Ed25519.
false = The checkpoint’s signature is false, or its key belongs to another service.
unable = This browser checks hashes on https pages only, so nothing is checked here.
kept = It continues the log that this browser saw before ({ $size } entries).
first = This browser stores it, so that your next visit shows whether anything was changed.
unkept = This browser does not let the page store it.
imported = Imported: the log names the table it was played at.
rewritten = The log was rewritten. What was read here before is not what the service shows now.
was = Before: { $size } entries, root
is = Now: { $size } entries, root
dice = Dice
diceSealed = Sealed: the secret behind the dice is revealed at the end. Outcomes so far: { $outcomes }.
C = Seeds
D = Outcomes
ok = ok
failed = FALSE
sealed = sealed
commitment = The commitment to the secret
okC = The secret matches its commitment; seeds of players: { $seeds }.
okD = { $outcomes } outcomes are those that the seeds fix.
hidden = { $hidden } of them belong to hidden cards, and are sealed.
noSeeds = No player added a seed: the operator could have chosen the secret.
entry = entry { $entry }
whyTime = at the wrong time
whySeal = sealed twice, or by no seat
whySeed = not the seed that was sealed
whyUnopened = started before all seeds were opened
whyCommitment = the secret does not match its commitment
whyStart = chance before the start
whyDie = no outcome of this die
whyFaces = other faces than the outcome’s
whyOutcome = another outcome than the fixed one
whyMany = more outcomes than this page checks
whyMalformed = malformed
more = Cards, order and rules are checked by
program = the program
with = with
archive = the archive
or = or by
audit = the audit page
keepIt = Keep this game as a file
keeping = The file is being written …
keepFailed = The file could not be written: { $why }
yourTurn = Your turn
turnOf = { $name }’s turn
askedYou = You are asked
signal = Tell me by sound and notification when it is my turn
signalTone = Tell me by sound when it is my turn; this browser forbids notifications
awaySince = away since { $at }
you = you
nameYou = { $name } (you)
skip = Skip to what you can do
can = What you can do
atTable = At the table
sending = Sent, waiting for the service …
declined = The service did not do this
declinedRule = The rules do not allow this ({ $rule })
declinedStale = The table has moved on. Choose again.
offline = Cut off. Nothing you choose would be sent.
offlineWhy = The page keeps trying to reach the service.
unsentYet = Not sent yet: { $label }
unsentYetWhy = The page sends it as soon as it reaches the service, and only once.
unsent = It was not sent.
unsentWhy = The service could not be reached for too long. Choose again.
tryNow = Try now
turnBack = Turn back
redo = Do it again
turnBackHere = Turn back to here
goOnHere = Go on from here as a new table
askThem = Ask them
doIt = Do it
notYet = Not yet
suggested = A sensible next step
hinted = This is what the hint means
showAll = Show everything
atAnyTime = At any time ({ $count })
notPossible = Not possible now ({ $count })
undo_free = You can take this back freely.
undo_consent = Others must agree before this can be taken back.
undo_never = This cannot be taken back.
second_consent = Others must agree before this can be taken back.
second_never = This cannot be taken back.
guideNext = Next
guideNotNow = Not now
guideShow = Show me
guideLeave = No more hints
guideTakeUp = Show hints
guideNothing = No hint at the moment.
guideLearnt = Learnt { $n }/{ $count }
guideDone = learnt
choices =
    { $count ->
        [one] one choice
       *[other] { $count } choices
    }
reveal = End the table and reveal the dice
theTable = Table
goesOn = goes on
endTold = You opened this table, so you can end it before the game is over.
endIt = End the table
endSure = End this table for good?
endSureWhy = Nobody can go on here. The secret behind the dice is revealed.
endLoses = What was played since the last save would be lost.
endAnyway = End it all the same
overRevealed = The dice are revealed. Anyone can check them.
overSealed = The secret behind the dice is still sealed.
overNext = Choose what comes next
startAsked = Start the game when everyone has a seat.
startWhy =
    { $count ->
        [one] You play alone.
       *[other] { $count } seats. Send each player a link first.
    }
start = Start
seeded = Your browser added a seed of its own to the dice.
unstartedBy = { $name } starts the game.
waitsFor =
    { $count ->
        [one] { $names } to act
       *[other] To act: { $names }
    }
nobody = Nobody is asked.
alsoAsked = Also asked: { $names }
agree = Agree
refuseIt = No
withdraw = Withdraw
wouldLose =
    { $count ->
        [one] Turning back takes back one action.
       *[other] Turning back takes back { $count } actions.
    }
needsConsent = { $names } must agree.
needsNobody = Nobody has to agree.
lookAt = Look at this moment
why = Why is this { $value }?
close = Close
keys = Keys
keysTake = take the option with this number
keysWalk = walk through the options
keysMap = walk over the board, and choose
keysHere = on the map: what is here; what lies around
keysNear = on the map: the next goal; the next threat; pressed again, the one after it
keysWhy = what is this; why this number; what is not possible, and why
keysUndo = turn back; do again what was turned back
keysAgree = agree to turn back
keysParts = to the options; to the chronicle; the tab before, the next tab
keysEscape = let go, close
keysPast = in the past: now; action by action; the beginning; now
keysDay = by days: to the beginning of the day; to the next day
keysSeek = my last action; the next dice; the next action of the same seat, in the past
keysSpeed = how fast the game is played
keysOff = Switch these keys off
keysOn = Switch these keys on
here = Here
around = Around
goal = Next goal
threat = Next threat
noMap = Nothing of yours stands on a map now.
no-goal = No goal is known on the map.
no-threat = No threat is known on the map.
since = Since you were here
seenIt = Got it
tabDo = Do
curtain = Give the device to { $name }
curtainWhy = The next question is for another hand. Nobody else should look now.
curtainUp = I am { $name }

# Home

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
home-kept = Your seats are kept in this browser only. Behind ⋯ you find the link that takes a seat to another device.
home-campaigns = My campaigns
home-public = Watch
home-prove = Check the dice yourself
home-programs = For programs
home-refused = The service refuses:
home-unsent = The service cannot be reached. What you filled in stays here. Try again when this message is gone.
home-loading = Loading …
home-close = Close
home-seats = Seats
home-you = (you)
home-table = Table
home-campaign = Campaign
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
home-call = Call me when it is my turn
home-call-url = Address of the receiver
home-call-url-hint = An address that begins with https://, as a webhook of Discord or of a push service. Anyone who knows it could write there, so only this service gets it.
home-call-form = Kind
home-call-webhook = any webhook
home-call-discord = Discord
home-call-set = Save
home-call-test = Send a test
home-call-remove = Call me no more
home-call-none = Nobody calls you yet.
home-call-to = You are called at { $host } once the table has waited for you for a minute.
home-call-last = The newest notice arrived on { $when }.
home-call-never = No notice has arrived yet.
home-call-tested = The test arrived.
home-call-failed = The newest try failed: { $why }.
home-seat-open = free
home-seat-left = has left
home-seat-bot = bot
home-seat-away = away, a bot plays
home-let-bot = Let a bot play
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
home-sheet = Sheet
home-so-far = What happened so far
home-journal = Journal
home-no-so-far = Nothing is told of this campaign.
home-no-journal = This campaign has no journal.
home-company-hint = Whoever is not ticked at any seat stays away this evening, and keeps everything.
home-comes-back = { $name }, back again
home-joins = { $name }, new
home-sheet-of = The sheet of { $name }
home-sheet-text = As text
home-no-sheet = This campaign has no sheet.
home-new-link = New link
home-new-link-sure = The old link stops working. Really?
unnamedYou = You
ruleless = The book does not tell this rule yet.
rules-title = { $game }: the rules
rules-skip = Skip to the rules
rules-search = Find a rule: a question, words, or its number
rules-contents = Chapters
rules-played = How it is played
rules-questions = Ten questions
rules-near = See also:
rules-book = The whole book
rules-found =
    { $count ->
        [0] No rule has these words.
        [one] One rule
       *[other] { $count } rules
    }
rules-unknown = The book has no such rule.
rules-none = This game has no book of rules.
rules-away = The service cannot be reached. Try again later.
home-rules = The rules
