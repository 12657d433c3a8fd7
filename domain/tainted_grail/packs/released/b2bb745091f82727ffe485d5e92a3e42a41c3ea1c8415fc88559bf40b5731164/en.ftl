### Names and texts of the pack Avalon, in English. A message's id is its table, then the id in the pack.

## The pack

pack-avalon = Avalon
pack-avalon-text = Four strangers, a row of cold stones, and a land that forgets where it ends.

## Characters

character-ailei = Ailei
character-ailei-text = She hears what has no mouth, and has never learned to stop listening.
character-ailei-action = Sit down and listen to what hums
character-ailei-trait = Thin-Skinned: whenever you become active with 4 Health or less, gain 1 Terror.
character-arev = Arev
character-arev-text = He sleeps with his back to a wall and counts the doors before he counts the people.
character-arev-action = Count what nobody counts, and keep one
character-arev-trait = Cold Hands: the first time in an encounter that you activate an Empathy symbol, gain 1 Terror.
character-maggot = Maggot
character-maggot-text = Nobody asked him to survive, which may be why he does.
character-maggot-action = Follow your nose to what is dying
character-maggot-trait = Festering: before you rest, toss a disc; on the Skull you lose 1 Health.
character-beor = Beor
character-beor-text = A smith with more arm than patience, and a debt that no silver will settle.
character-beor-action = Make something that holds
character-beor-trait = Heavy Tongue: you start each diplomacy with 1 card fewer.

## Combat cards of Ailei

card-k1-25-g = Whisper to the Reeds
card-k2-25-g = Staff and Step
card-k3-25-g = Lend Me Your Hands
card-k4-25-g = Read the Stance
card-k5-25-g = Moth Cloud
card-k6-25-g = Nettle Sting
card-k7-25-g = Root Underfoot
card-k8-25-g = Cold Breath
card-k9-25-g = Give Ground
card-k10-25-g = Borrowed Teeth
card-k11-25-g = Lantern Swing
card-k12-25-g = Hush Now
card-k13-25-g = The Kettle and the Lid
card-k14-25-g = Wait for the Owl
card-k15-25-g = Kneel and Rise
card-k16-25-g = Three Old Sisters
card-k17-25-g = Bramble Door
card-k18-25-g = Everyone Breathe
card-k19-25-g = Fox Feint
card-k20-25-g = Dead Man's Favour
card-k21-25-g = Gather the Threads
card-k22-25-g = Hare's Heart
card-k23-25-g = Kindly Meant
card-k24-25-g = Night Choir
card-k25-25-g = Ask the Wind

## Combat advancement of Ailei

card-k1-15-g = The River Knows Your Name
card-k2-15-g = Lantern of the Drowned
card-k3-15-g = Mother Hawthorn
card-k4-15-g = Unspoken
card-k5-15-g = Share the Wound
card-k6-15-g = A Seat by the Fire
card-k7-15-g = Tame for a Moment
card-k8-15-g = Open the Cage
card-k9-15-g = Swallows Before Rain
card-k10-15-g = All My Dead
card-k11-15-g = Quiet Hands
card-k12-15-g = Left at the Crossroads
card-k13-15-g = Borrow the Storm
card-k14-15-g = Hand in Hand
card-k15-15-g = Gather Until It Rings

## Diplomacy cards of Ailei

card-d1-25-g = Listen First
card-d2-25-g = A Warm Cup
card-d3-25-g = I Know That Grief
card-d4-25-g = Sit Down Beside Them
card-d5-25-g = Say Their Name
card-d6-25-g = Old Lullaby
card-d7-25-g = Wash the Wound
card-d8-25-g = Wait With Them
card-d9-25-g = Small Truths
card-d10-25-g = Hand on the Sleeve
card-d11-25-g = Read the Room
card-d12-25-g = Feather and Salt
card-d13-25-g = Look Away
card-d14-25-g = Nod Slowly
card-d15-25-g = Crumbs for the Crows
card-d16-25-g = Tears, Honestly Come By
card-d17-25-g = Someone Else's Shoes
card-d18-25-g = The Neighbour's Ghost
card-d19-25-g = A Bowl Each
card-d20-25-g = Hold the Silence
card-d21-25-g = Braid the Talk
card-d22-25-g = Borrowed Voice
card-d23-25-g = Leave the Door Open
card-d24-25-g = What the Child Saw
card-d25-25-g = Mend What Was Said

## Diplomacy advancement of Ailei

card-d1-15-g = Open Palms
card-d2-15-g = Wake of the Old Queen
card-d3-15-g = Ask Them to Stay
card-d4-15-g = Song Without Words
card-d5-15-g = Forgive It Aloud
card-d6-15-g = The Whole Village
card-d7-15-g = Carry It for Them
card-d8-15-g = Ashes in the Wind
card-d9-15-g = Moon on the Water
card-d10-15-g = Common Blood
card-d11-15-g = Promise Under the Stone
card-d12-15-g = Step Into the Circle
card-d13-15-g = The Last Candle
card-d14-15-g = Nobody Is Only That
card-d15-15-g = Peace, Then

## Combat cards of Arev

card-k1-25-y = Snare Wire
card-k2-25-y = From the Thicket
card-k3-25-y = Measured Shot
card-k4-25-y = Keep Your Distance
card-k5-25-y = Cut and Withdraw
card-k6-25-y = Knee-High
card-k7-25-y = Second Arrow
card-k8-25-y = Mark the Ground
card-k9-25-y = Loose Stones
card-k10-25-y = Patient Knife
card-k11-25-y = Watch the Shoulders
card-k12-25-y = Bear Iron
card-k13-25-y = Around the Tree
card-k14-25-y = Hunter's Breath
card-k15-25-y = Spare Quiver
card-k16-25-y = Pit and Branches
card-k17-25-y = Trip Line
card-k18-25-y = Tighten the Noose
card-k19-25-y = Never Where They Look
card-k20-25-y = Fletch by Firelight
card-k21-25-y = Double Back
card-k22-25-y = Hold the Arrow
card-k23-25-y = Goad It On
card-k24-25-y = Bolt the Hatch
card-k25-25-y = Count the Seconds

## Combat advancement of Arev

card-k1-15-y = Killing Ground
card-k2-15-y = The Long Wait
card-k3-15-y = Everything Goes Off at Once
card-k4-15-y = Poisoned Fletching
card-k5-15-y = Gone
card-k6-15-y = Backstop
card-k7-15-y = Eye of the Needle
card-k8-15-y = The Old Man's Trick
card-k9-15-y = Lead Them Astray
card-k10-15-y = Throwing Irons
card-k11-15-y = Strip the Kill
card-k12-15-y = Knot Upon Knot
card-k13-15-y = Cut Losses
card-k14-15-y = Lie Low
card-k15-15-y = Spring It

## Diplomacy cards of Arev

card-d1-25-y = Watch Their Hands
card-d2-25-y = Say Less
card-d3-25-y = Half a Smile
card-d4-25-y = Dry Remark
card-d5-25-y = Know the Back Way
card-d6-25-y = Let Them Talk
card-d7-25-y = Weigh the Purse
card-d8-25-y = A Bone to Gnaw
card-d9-25-y = Change the Subject
card-d10-25-y = Hedge
card-d11-25-y = Point at the Map
card-d12-25-y = Slow Answer
card-d13-25-y = Borrowed Uniform
card-d14-25-y = Common Enemy
card-d15-25-y = Leave a Gap
card-d16-25-y = Letter in Reserve
card-d17-25-y = Play Them Off
card-d18-25-y = Loaded Dice
card-d19-25-y = Cold Stare
card-d20-25-y = Take Notes
card-d21-25-y = Bribe by Halves
card-d22-25-y = Bait the Hook
card-d23-25-y = Slip of the Tongue
card-d24-25-y = Nothing to Hide
card-d25-25-y = Read Between

## Diplomacy advancement of Arev

card-d1-15-y = The Whole Plan
card-d2-15-y = Three Moves Ahead
card-d3-15-y = Marked Cards
card-d4-15-y = Buy the Witness
card-d5-15-y = Exit Prepared
card-d6-15-y = No Hurry
card-d7-15-y = Double Meaning
card-d8-15-y = Let It Slip Later
card-d9-15-y = Favours Owed
card-d10-15-y = Walk Away Slowly
card-d11-15-y = Safe-Conduct
card-d12-15-y = Plant a Doubt
card-d13-15-y = Gallows Humour
card-d14-15-y = Sum of the Accounts
card-d15-15-y = One Last Lie

## Combat cards of Maggot

card-k1-25-b = Spit a Curse
card-k2-25-b = Scratch the Sigil
card-k3-25-b = Open the Vein
card-k4-25-b = Crawl Closer
card-k5-25-b = Bite
card-k6-25-b = Gutter Hex
card-k7-25-b = Thin Blood
card-k8-25-b = Rag Doll
card-k9-25-b = Sour Breath
card-k10-25-b = Bad Omen
card-k11-25-b = Flinch
card-k12-25-b = Bones in a Bag
card-k13-25-b = Take the Blow
card-k14-25-b = Hungry Shadow
card-k15-25-b = Mutter and Count
card-k16-25-b = Feed It
card-k17-25-b = Name in the Wax
card-k18-25-b = Leech Knot
card-k19-25-b = Under the Skin
card-k20-25-b = Nine Nails
card-k21-25-b = Laugh at the Pain
card-k22-25-b = Rot the Handle
card-k23-25-b = Drag It Down
card-k24-25-b = Ill Wind
card-k25-25-b = Second Skin

## Combat advancement of Maggot

card-k1-15-b = Hex of Hooks
card-k2-15-b = Wear Its Face
card-k3-15-b = Nothing Left to Lose
card-k4-15-b = Swallow the Moon
card-k5-15-b = Black Milk
card-k6-15-b = Crown of Flies
card-k7-15-b = Return to Sender
card-k8-15-b = Grave Rent
card-k9-15-b = Salt the Wound
card-k10-15-b = Stitched Shut
card-k11-15-b = Old Debts
card-k12-15-b = Curse the Clock
card-k13-15-b = Burst
card-k14-15-b = Lucky Tooth
card-k15-15-b = Worm Turns

## Diplomacy cards of Maggot

card-d1-25-b = Make Yourself Small
card-d2-25-b = Ugly Truth
card-d3-25-b = I Saw It in a Dream
card-d4-25-b = Beg, Badly
card-d5-25-b = Trade a Secret
card-d6-25-b = Show the Sores
card-d7-25-b = Whine
card-d8-25-b = Palm Reading
card-d9-25-b = Evil Eye
card-d10-25-b = Old Gods Listen
card-d11-25-b = Nobody's Child
card-d12-25-b = Feed the Rats
card-d13-25-b = Shameless
card-d14-25-b = Cackle
card-d15-25-b = Slow Poison
card-d16-25-b = Swear on My Blood
card-d17-25-b = Fortune Told Twice
card-d18-25-b = Haunt Them
card-d19-25-b = Break the Mirror
card-d20-25-b = Patron's Name
card-d21-25-b = Put a Price on It
card-d22-25-b = Play Dead
card-d23-25-b = Cough Blood
card-d24-25-b = Knuckle Bones
card-d25-25-b = Uninvited

## Diplomacy advancement of Maggot

card-d1-15-b = Speak with Two Tongues
card-d2-15-b = The Thing Behind Me
card-d3-15-b = Blood Oath
card-d4-15-b = Curse Lifted
card-d5-15-b = Empty the Room
card-d6-15-b = Dead Letter
card-d7-15-b = Wine and Wormwood
card-d8-15-b = Mark of the Beast
card-d9-15-b = Pity Me
card-d10-15-b = Let It Speak
card-d11-15-b = Cold Spot
card-d12-15-b = Steal the Blessing
card-d13-15-b = Buried Bell
card-d14-15-b = Kiss the Ring
card-d15-15-b = Scream

## Combat cards of Beor

card-k1-25-u = Ram the Gap
card-k2-25-u = Shoulder First
card-k3-25-u = Forge Swing
card-k4-25-u = Anvil Stance
card-k5-25-u = Elbow and Knee
card-k6-25-u = Overhead
card-k7-25-u = Catch the Blade
card-k8-25-u = Grit Your Teeth
card-k9-25-u = Hot Iron
card-k10-25-u = Gulp of Air
card-k11-25-u = Bull Rush
card-k12-25-u = Wild Arc
card-k13-25-u = Not One Step
card-k14-25-u = Feel for the Gap
card-k15-25-u = Bellow
card-k16-25-u = Hammer Rhythm
card-k17-25-u = Twice on the Same Spot
card-k18-25-u = Sling What You Have
card-k19-25-u = Blood in the Ears
card-k20-25-u = Bait the Beast
card-k21-25-u = Wall of Meat
card-k22-25-u = Smith's Patience
card-k23-25-u = Headlong
card-k24-25-u = Work Song
card-k25-25-u = Spit and Rise

## Combat advancement of Beor

card-k1-15-u = Skull Splitter
card-k2-15-u = Red Mist
card-k3-15-u = Let It Come
card-k4-15-u = Iron Remembers
card-k5-15-u = Last One Standing
card-k6-15-u = Two-Hand Grip
card-k7-15-u = Broken Handle
card-k8-15-u = Sparks
card-k9-15-u = Shrug It Off
card-k10-15-u = Over the Shield
card-k11-15-u = No Way Back
card-k12-15-u = Stoke the Fire
card-k13-15-u = Down, and Down Again
card-k14-15-u = Father's Hammer
card-k15-15-u = Finish It

## Diplomacy cards of Beor

card-d1-25-u = Say It Straight
card-d2-25-u = Fist on the Table
card-d3-25-u = A Smith's Word
card-d4-25-u = Look Them Over
card-d5-25-u = Shared Bread
card-d6-25-u = Growl
card-d7-25-u = Wait Them Out
card-d8-25-u = Honest Sweat
card-d9-25-u = Old Scars
card-d10-25-u = Name Your Price
card-d11-25-u = Laugh Too Loud
card-d12-25-u = Clear the Bench
card-d13-25-u = Roll Up Your Sleeves
card-d14-25-u = Hand on the Heart
card-d15-25-u = Stand Close
card-d16-25-u = Buy a Round
card-d17-25-u = Break a Chair
card-d18-25-u = The Smith Knows Metal
card-d19-25-u = Bare Arms
card-d20-25-u = Silence in the Room
card-d21-25-u = Count the Doors
card-d22-25-u = Mend Something
card-d23-25-u = A Story of Erth Ford
card-d24-25-u = Lean on the Door
card-d25-25-u = Swallow It

## Diplomacy advancement of Beor

card-d1-15-u = Name of the Dead
card-d2-15-u = Bend the Poker
card-d3-15-u = An Honest Blade
card-d4-15-u = My Word Is Iron
card-d5-15-u = Nobody Leaves
card-d6-15-u = Face Like Slate
card-d7-15-u = Down on One Knee
card-d8-15-u = Blow Off Steam
card-d9-15-u = Thunder and Grin
card-d10-15-u = Arm Wrestling
card-d11-15-u = Lift the Beam
card-d12-15-u = Call Them by Trade
card-d13-15-u = The Anvil Sings
card-d14-15-u = Tear Up the Bill
card-d15-15-u = Enough

## The green encounters

encounter-lean-fox = Lean Fox
    .nominative = the Lean Fox
encounter-lean-fox-text = It has decided that you are slower than the chickens.
encounter-thicket-partridge = Thicket Partridge
    .nominative = the Thicket Partridge
encounter-thicket-partridge-text = Supper, provided it does not see you first.
encounter-bog-adder = Bog Adder
    .nominative = the Bog Adder
encounter-bog-adder-text = The root beside your boot has a pulse.
encounter-charcoal-boar = Charcoal Boar
    .nominative = the Charcoal Boar
encounter-charcoal-boar-text = Black to the tusks, and in no mood to share the kiln.
encounter-fold-wolves = Wolves of the Fold
    .nominative = the Wolves of the Fold
    .number = plural
encounter-fold-wolves-text = The sheep are long gone; the habit has stayed.
encounter-peat-toad = Peat Toad
    .nominative = the Peat Toad
encounter-peat-toad-text = It breathes once an hour, and the hour is nearly up.
encounter-antlered-king = Antlered King
    .nominative = the Antlered King
encounter-antlered-king-text = Something has tied ribbons to his antlers, with great care.
encounter-ash-mother-bear = Ash-Mother
    .nominative = the Ash-Mother
encounter-ash-mother-bear-text = A bear beside a burnt den, counting and never coming to the end.
encounter-barrow-lynx = Barrow Lynx
    .nominative = the Barrow Lynx
encounter-barrow-lynx-text = It sleeps among the dead because they do not wake it.
encounter-worm-of-the-green-lake = Worm of the Green Lake
    .nominative = the Worm of the Green Lake
encounter-worm-of-the-green-lake-text = The lake is shallow. That is not water.
encounter-tithe-sow = Tithe Sow
    .nominative = the Tithe Sow
encounter-tithe-sow-text = Every parish's tenth piglet, never collected. She has kept the receipts.
encounter-hedge-geese = Hedge Geese
    .nominative = the Hedge Geese
    .number = plural
encounter-hedge-geese-text = There are eleven of them. You counted; so did they.
encounter-salt-ram = Salt Ram
    .nominative = the Salt Ram
encounter-salt-ram-text = Shorn on one side. Whoever was at it has been called away, and he takes it badly.

## The grey encounters

encounter-toll-taker = Toll Taker
    .nominative = the Toll Taker
encounter-toll-taker-text = The bridge fell last winter, the toll did not.
encounter-drunken-fiddler = Drunken Fiddler
    .nominative = the Drunken Fiddler
encounter-drunken-fiddler-text = He only wants an audience, and will not take no for one.
encounter-gallows-thief = Gallows Thief
    .nominative = the Gallows Thief
encounter-gallows-thief-text = The rope broke, and she has been in a hurry ever since.
encounter-deserters = Deserters
    .nominative = the Deserters
    .number = plural
encounter-deserters-text = They left their colours behind and kept the spears.
encounter-hired-blade = Hired Blade
    .nominative = the Hired Blade
encounter-hired-blade-text = Nothing personal: she shows you the contract.
encounter-false-pilgrim = False Pilgrim
    .nominative = the False Pilgrim
encounter-false-pilgrim-text = His staff is hollow, and so is his blessing.
encounter-mad-smith = Mad Smith
    .nominative = the Mad Smith
encounter-mad-smith-text = He unmakes blades now, to be forgiven for the others.
encounter-red-captain = Red Captain
    .nominative = the Red Captain
encounter-red-captain-text = The coat was white when she took command.
encounter-oath-breaker = Oath-Breaker
    .nominative = the Oath-Breaker
encounter-oath-breaker-text = Each oath has left a mark on his arms, and he has long arms.
encounter-reeve-in-iron = Reeve in Iron
    .nominative = the Reeve in Iron
encounter-reeve-in-iron-text = Nobody has seen him without the helmet, nor eating.
encounter-the-levy = The Levy
    .nominative = the Levy
encounter-the-levy-text = Nobody told them it was over. They have been asking the way to it ever since.
encounter-the-tipstaff = The Tipstaff
    .nominative = the Tipstaff
encounter-the-tipstaff-text = He has a description of you. It is not flattering, but it is good.
encounter-tally-cutter = Tally Cutter
    .nominative = the Tally Cutter
encounter-tally-cutter-text = He sells you the other half of any debt, freshly notched.
encounter-roof-thieves = Roof Thieves
    .nominative = the Roof Thieves
    .number = plural
encounter-roof-thieves-text = They take the slates before the house goes, to be on the safe side.

## The purple encounters

encounter-lantern-wisp = Lantern Wisp
    .nominative = the Lantern Wisp
encounter-lantern-wisp-text = It waits politely until you have left the path.
encounter-cold-draught = Cold Draught
    .nominative = the Cold Draught
encounter-cold-draught-text = All doors are shut. It has come for the candle.
encounter-salt-shade = Salt Shade
    .nominative = the Salt Shade
encounter-salt-shade-text = It weeps dry, and everything near it goes stale.
encounter-well-that-weeps = Well That Weeps
    .nominative = the Well That Weeps
encounter-well-that-weeps-text = Somebody below answers, a little before you call.
encounter-tallow-men = Tallow Men
    .nominative = the Tallow Men
    .number = plural
encounter-tallow-men-text = They have soft faces and are looking for better ones.
encounter-other-in-the-water = The Other in the Water
    .nominative = the Other in the Water
encounter-other-in-the-water-text = It smiles first.
encounter-bone-weaver = Bone Weaver
    .nominative = the Bone Weaver
encounter-bone-weaver-text = The loom is finished; it lacks a few fingers.
encounter-drowned-bell = Drowned Bell
    .nominative = the Drowned Bell
encounter-drowned-bell-text = It tolls for each of you by name.
encounter-nameless-crown = Nameless Crown
    .nominative = the Nameless Crown
encounter-nameless-crown-text = There is a king under it, as long as somebody looks.
encounter-hunger-under-stone = Hunger Under Stone
    .nominative = the Hunger Under Stone
encounter-hunger-under-stone-text = The menhir was put here to keep it down, and the menhir leans.
encounter-late-answer = The Late Answer
    .nominative = the Late Answer
encounter-late-answer-text = You asked who was there when you came in. It has thought about it.
encounter-room-behind = The Room Behind
    .nominative = the Room Behind
encounter-room-behind-text = The house ends at the front door. The table is laid for you all the same.
encounter-voice-too-many = One Voice More
    .nominative = the voice too many
encounter-voice-too-many-text = It has its answer ready. It is only that nobody has asked.

## The blue encounters

encounter-old-ferryman = Old Ferryman
    .nominative = the Old Ferryman
encounter-old-ferryman-text = He will take you across as soon as he has told you why not.
encounter-lost-shepherd = Lost Shepherd
    .nominative = the Lost Shepherd
encounter-lost-shepherd-text = He knows where the flock is. It is himself he cannot find.
encounter-lost-shepherd-search = Search with him
encounter-lost-shepherd-comfort = Sit down with him
encounter-wary-miller = Wary Miller
    .nominative = the Wary Miller
encounter-wary-miller-text = The mill grinds, the door is barred, the price is on it.
encounter-widow-at-the-pyre = Widow at the Pyre
    .nominative = the Widow at the Pyre
encounter-widow-at-the-pyre-text = She wants help with the wood, or with not lighting it.
encounter-market-prophet = Market Prophet
    .nominative = the Market Prophet
encounter-market-prophet-text = The end is near, and he has a stall right beside it.
encounter-market-prophet-debate = Answer him
encounter-market-prophet-mock = Laugh at him
encounter-border-watch = Border Watch
    .nominative = the Border Watch
encounter-border-watch-text = They guard a line that nobody else can see.
encounter-keeper-of-three-springs = Keeper of Three Springs
    .nominative = the Keeper of Three Springs
encounter-keeper-of-three-springs-text = One heals, one kills, and she has forgotten the third.
encounter-blind-judge = Blind Judge
    .nominative = the Blind Judge
encounter-blind-judge-text = He has heard your case already, and would like to hear it better.
encounter-blind-judge-plead = Plead
encounter-blind-judge-bribe = Bribe
encounter-lord-of-cinders = Lord of Cinders
    .nominative = the Lord of Cinders
encounter-lord-of-cinders-text = He offers you a seat by the fire. All of it is the fire.
encounter-lord-of-cinders-defy = Defy him
encounter-lord-of-cinders-serve = Serve him
encounter-hearth-counter = Hearth Counter
    .nominative = the Hearth Counter
encounter-hearth-counter-text = She has been to every house twice, and would like somebody to hold her finger in the place.
encounter-woman-with-two-doors = Woman With Two Doors
    .nominative = the Woman With Two Doors
encounter-woman-with-two-doors-text = She has brought the back door. Now she needs somewhere to put it.
encounter-woman-with-two-doors-hold = Hold it while she looks
encounter-woman-with-two-doors-persuade = Talk her into setting it down

## Items

item-notched-cleaver = Notched Cleaver
item-notched-cleaver-text = Each notch was somebody's good idea.
item-hunting-sling = Hunting Sling
item-hunting-sling-text = One good stone, then one good pair of legs.
item-duelling-blade = Duelling Blade
item-duelling-blade-text = It asks for a reason and a witness.
item-boar-spear = Boar Spear
item-boar-spear-text = The crossbar is there to keep the conversation short.
item-witch-iron = Witch-Iron
item-witch-iron-text = Warm in the morning, and nobody slept near it.
item-felt-coat = Felt Coat
item-felt-coat-text = Three layers against the rain, two against knives.
item-scale-shirt = Scale Shirt
item-scale-shirt-text = It announces you like a drawer of spoons.
item-mourning-veil = Mourning Veil
item-mourning-veil-text = What you cannot see has to come closer.
item-barrel-lid = Barrel Lid
item-barrel-lid-text = It still smells of herring and good luck.
item-limewood-shield = Limewood Shield
item-limewood-shield-text = It was made to break instead of you.
item-mirror-shield = Mirror Shield
item-mirror-shield-text = Some things would rather not meet themselves.
item-one-eared-hound = One-Eared Hound
item-one-eared-hound-text = It hears half of every order.
item-stubborn-mule = Stubborn Mule
item-stubborn-mule-text = It finds grass where it wants to stand, and stands there.
item-tame-crow = Tame Crow
item-tame-crow-text = It brings back what you have thrown, mostly.
item-runaway-novice = Runaway Novice
item-runaway-novice-text = She knows all the prayers, and when to leave.
item-knucklebone-of-a-saint = Knucklebone of a Saint
item-knucklebone-of-a-saint-text = He gambled, before.
item-bell-without-tongue = Bell Without Tongue
item-bell-without-tongue-text = Swing it, and people stop talking to listen.
item-black-candle = Black Candle
item-black-candle-text = It burns down whatever you are waiting for.
item-map-of-stars = Map of Stars
item-map-of-stars-text = Drawn from below, by someone lying very still.
item-bitter-root = Bitter Root
item-bitter-root-text = Nobody sleeps with that taste in the mouth.
item-moss-bandage = Moss Bandage
item-moss-bandage-text = Green side in, unless it moves.
item-smoke-pot = Smoke Pot
item-smoke-pot-text = For leaving a room without its noticing.
item-willow-tea = Willow Tea
item-willow-tea-text = It tastes like being told that all is well.
item-lending-ring = Lending Ring
item-lending-ring-text = It has belonged to everyone, and still knows them.
item-osier-basket = Osier Basket
item-osier-basket-text = Everyone has one. Some mornings there is more in it than you put in.
item-candle-end = Candle End
item-candle-end-text = The name on the bottom is worn, but it has not been blown out.
item-mended-coat = Mended Coat
item-mended-coat-text = It went over the fence torn, and came back with better seams and a good deal redder.
item-sledge-rope = Sledge Rope
item-sledge-rope-text = Somebody has already spliced one end, and is waiting for the other.
item-gretes-chair = Grete's Chair
item-gretes-chair-text = You carried it out with her in it. Wherever you put it down, it is indoors.

## Secrets

secret-1 = The Name You Were Given First
secret-1-text = Nobody alive can call you by it.
secret-2 = The Promised Blade
secret-2-text = It was promised to someone else, who is late.
secret-3 = The One Who Follows
secret-3-text = You have stopped looking round, and it has come closer.
secret-4 = What the Widow Knows
secret-4-text = The dead have habits, like everybody.
secret-5 = The Third Spring
secret-5-text = It makes people forget, which is often kinder.
secret-6 = The Judge's Coin
secret-6-text = Both of its sides have been bribed.
secret-7 = Half a Tally
secret-7-text = A hazel stick, split lengthwise, with one notch more than there are parishes.
secret-8 = Wax Print
secret-8-text = The cut side of a stick that has been burnt by order, pressed into a candle in time.
secret-9 = The Free Line
secret-9-text = Your names stand on the roll, on a line that was always ruled and never filled.
secret-9-quest = Keep enough of the names you owe, and the line will answer for you.
secret-10 = The Name on the Basket
secret-10-text = A place with willows in it. Islanders say it after you, and have lost it by morning.
secret-11 = Key of the Count House
secret-11-text = Baked in once. It smells of caraway, and fits the clasp of the Book.
secret-12 = The Scraped Page
secret-12-text = White on both sides. Somebody has written on it, and somebody else has taken it all back.
secret-12-quest = Take it to somebody who does not need eyes to read.
secret-13 = Withy's Half
secret-13-text = Grey with being held. Laid to the other it is one stick, with a crack in it.
secret-14 = Cutters' Song
secret-14-text = One line for the cut and one for the throw. It is meant to be flat.
secret-15 = A Place in the Boat
secret-15-text = He has told you to the head how many she would take, and with what bedding.
secret-15-quest = Bring people down to the landing until the boat is full.
secret-16 = Vey's Warrant
secret-16-text = Good in any parish, once. It is warm, and has begun to brown at the edge.
secret-17 = Sib's Ribbon
secret-17-text = Tied with a knot that you will have to cut some day. You have not.
secret-18 = The Toll Book
secret-18-text = Two carts, baskets, every week, paid; and then a blank line, ruled, every week.
secret-30 = A Second Weather
secret-30-text = Drawn to order, ink still wet. He will not vouch for it.
secret-42 = Marked Down
secret-42-text = Somewhere a clerk has your name in a book, with a line ruled under it and a date that he covers with his thumb.

## Skills

skill-1 = Heavy Hand
skill-2 = Good Listener
skill-3 = Gentle Word
skill-4 = Hold the Line
skill-5 = Stare It Down
skill-6 = Duck
skill-7 = Look Twice
skill-8 = Mender
skill-9 = Bargain
skill-10 = Inner Flame
skill-11 = Second Sight
skill-12 = Blood Up
skill-13 = Whatever Is at Hand
skill-14 = Way Out
skill-15 = Hearth Tale
skill-16 = Field Surgeon
skill-17 = Unshaken
skill-18 = Trance
skill-19 = Light Sleeper
skill-20 = Strike First
skill-21 = Clever Hands
skill-22 = Soothing Hum
skill-23 = Ward
skill-24 = Second Wind
skill-25 = Bared Teeth
skill-26 = The Spirits Answer
skill-27 = Shared Burden
skill-28 = Old Scars
skill-29 = Head High
skill-30 = Knows the Beasts
skill-31 = Patient Eye
skill-32 = Into the Breach
skill-33 = Spare Parts
skill-34 = Read the Signs
skill-35 = Quiet Mind
skill-36 = Steady Thumb

## Arenas

arena-first-steps = First Steps
arena-first-steps-intro = A fox, a toll, a light and an old man: everybody begins somewhere.
arena-long-road = The Long Road
arena-long-road-intro = Two days on foot through a land that would rather have you stay.
arena-four-winds = Four Winds
arena-four-winds-intro = Nobody knows what will come out of which quarter; that is the sport of it.
arena-worm-lake = The Green Lake
arena-worm-lake-intro = The fishermen pay well, those who are left.
arena-black-winter = Black Winter
arena-black-winter-intro = Only for those who have nothing left that they could be robbed of.
