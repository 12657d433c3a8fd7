### Names and texts of the pack The Inquisition, in English. A message's id is its table, then the id in the pack.

## The pack

pack-inquisition = The Inquisition
pack-inquisition-text = Bells, lists, and men in grey: a campaign for alchemists who would rather not be counted.

## Elements

element-air = air
element-earth = earth
element-water = water
element-fire = fire
element-iron = iron
element-glass = glass
element-copper = copper
element-mercury = mercury
element-aqua-fortis = aqua fortis
element-salt = salt
element-gold = gold
element-aqua-regia = aqua regia
element-crystal = crystal

## The land

piece-weigh-house = The Weigh-House
piece-tanneries = The Tanneries
piece-wharf = The Wharf
piece-vineyards = The Vineyards
piece-charcoal-wood = The Charcoal Wood
piece-stone-bridge = The Stone Bridge
piece-gallows-hill = Gallows Hill
layout-first-night = First night
layout-first-night-text = Everything lies close together here, and so do you and they.
layout-old-town = Old town
layout-old-town-text = All lanes lead to the square, and so do all excuses.
layout-harbour = Harbour
layout-harbour-text = Where the land ends, the questions begin: what is in there, and does it breathe?
layout-two-rivers = Two rivers
layout-two-rivers-text = One comes from the hills, the other from the tanneries. Drink of the first.
layout-burnt-hills = Burnt hills
layout-burnt-hills-text = They burned the wood to see better. Now everyone sees better.
layout-high-road = High road
layout-high-road-text = From town to town it runs dead straight, and one is seen from either end.
layout-last-stand = Last stand
layout-last-stand-text = The towns have moved as far from you as the map allows.

## Towns

town-t = Tessara Portus
town-t-text = The ferrymen look at the water while you get in. It is their way of greeting.
town-r = Ruda Vallis
town-r-text = Under the hammers one may say anything. Nobody could repeat it.
town-g = Gravit Muri
town-g-text = The walls are there for your protection, and they have doors on one side only.

## Alarm cards of Tessara Portus

alarm-ferry-bell = The Ferry Bell
alarm-ferry-bell-text = It rings for the last crossing. Tonight it means you.
alarm-barrel-search = Barrels Opened
alarm-barrel-search-text = Forty barrels of herring, and every herring is put under oath.
alarm-harbour-watch = The Harbour Watch
alarm-harbour-watch-text = Two men and a dog. It is the dog that takes notes.
alarm-parrots-testimony = The Parrot's Testimony
alarm-parrots-testimony-text = It repeats what it has heard, and in your voice.
alarm-wet-cloak = The Wet Cloak
alarm-wet-cloak-text = It has not rained for a week.
alarm-ropemakers-wife = The Ropemaker's Wife
alarm-ropemakers-wife-text = She can tie nineteen knots, and none of them in her tongue.
alarm-yellow-flag = The Yellow Flag
alarm-yellow-flag-text = Nobody may land. The men in grey are nobody in particular.
alarm-spilled-silver = Spilled Silver
alarm-spilled-silver-text = It runs along the quay and stops at your door.
alarm-dark-lighthouse = The Dark Lighthouse
alarm-dark-lighthouse-text = Somebody wishes a ship to miss the harbour, or to find it unobserved.
alarm-press-gang = The Press Gang
alarm-press-gang-text = They take sailors, and are not particular about the sea.
alarm-bill-of-lading = The Bill of Lading
alarm-bill-of-lading-text = One crate too many, and it knocks back.
alarm-low-tide = Low Tide
alarm-low-tide-text = What is sunk at night lies in the sun at noon.

## Alarm cards of Ruda Vallis

alarm-silent-hammers = The Hammers Stop
alarm-silent-hammers-text = In Ruda Vallis there is no louder noise.
alarm-pit-bird = The Pit Bird
alarm-pit-bird-text = It sings again. Somebody has bought it a better cage.
alarm-green-sparks = Green Sparks
alarm-green-sparks-text = The smith swears by his beard. The beard is burning, and green.
alarm-coin-biter = The Coin Biter
alarm-coin-biter-text = He tries every coin with his teeth, and looks at you meanwhile.
alarm-change-of-shift = Change of Shift
alarm-change-of-shift-text = Three hundred men on the road, and every one of them has eyes.
alarm-lost-glove = The Lost Glove
alarm-lost-glove-text = It has six fingers. They are looking for the hand.
alarm-powder-count = The Powder Is Counted
alarm-powder-count-text = A pound is missing, and so is somebody's eyebrow.
alarm-mule-driver = The Mule Driver
alarm-mule-driver-text = He has told nobody. Now they are asking the mule.
alarm-pay-day = Pay Day
alarm-pay-day-text = With wages in the pocket, one remembers everything.
alarm-warm-slag = Warm Slag
alarm-warm-slag-text = The heap ought to be cold. They warm their hands at it and make plans.
alarm-blind-miner = The Blind Miner
alarm-blind-miner-text = He knows every step on this road. Yours is new.
alarm-bellows-boy = The Bellows Boy
alarm-bellows-boy-text = For a sugared bun he shows them where it glows at night.

## Alarm cards of Gravit Muri

alarm-fallen-gates = The Gates Come Down
alarm-fallen-gates-text = You may stay where you are. It is an order.
alarm-ninth-copy = The Ninth Copy
alarm-ninth-copy-text = Of your description. The nose improves each time.
alarm-confessional = The Confessional
alarm-confessional-text = One whispers in at the front, and at the back it comes out in the archive.
alarm-posted-reward = A Reward Is Posted
alarm-posted-reward-text = It is not even large. That is what hurts.
alarm-mirrors-on-the-walls = Mirrors on the Walls
alarm-mirrors-on-the-walls-text = From tower to tower runs a small bright accusation.
alarm-bakers-confession = The Baker Confesses
alarm-bakers-confession-text = To everything, in alphabetical order.
alarm-grey-carriage = The Grey Carriage
alarm-grey-carriage-text = It stops before your house, and nobody gets out.
alarm-house-numbers = The Houses Get Numbers
alarm-house-numbers-text = So that nobody will be forgotten.
alarm-sleepless-clerk = The Sleepless Clerk
alarm-sleepless-clerk-text = At four in the morning he found the mistake. It is you.
alarm-feast-day = A Feast Day
alarm-feast-day-text = All work shall rest. He whose chimney smokes is sinning.
alarm-kind-neighbour = The Kind Neighbour
alarm-kind-neighbour-text = She asks whether you slept well, and makes a note of it.
alarm-false-alarm = A False Alarm
alarm-false-alarm-text = The fourth today. They are practising.

## Inquisitors

inquisitor-a = Counter
inquisitor-a-text = He counts what you have, and afterwards what you had.
inquisitor-b = Warden
inquisitor-b-text = He guards doors against those who live behind them.
inquisitor-c = Cuirassier
inquisitor-c-text = There is said to be a man inside. So far nobody has looked.
inquisitor-d = Sealer
inquisitor-d-text = He puts wax on everything, and breaks what will not hold it.
inquisitor-e = Purifier
inquisitor-e-text = For small souls he carries a small pair of tongs.
inquisitor-f = Fire-Master
inquisitor-f-text = He is fond of towers. They draw so well.

## Inquisitor cards

card-a-blank = The Counter Begins Again
card-a-attack = Sharpened Quill
card-a-defence = Ledger under the Coat
card-a-actions = Long Strides
card-a-armour = Chain of Office
card-a-symbol = The Recount
card-b-blank = The Warden Yawns
card-b-attack = Man-Catcher
card-b-defence = Sentry Box
card-b-actions = Double Round
card-b-haste = The Whistle Blows Twice
card-b-symbol = The Relief
card-c-blank = The Visor Sticks
card-c-attack = Two-Handed Sword
card-c-defence = Oiled Joints
card-c-actions = A Fresh Horse
card-c-armour = Plate upon Plate
card-c-symbol = The Squire
card-d-blank = The Wax Is Cold
card-d-destroy = Crowbar
card-d-defence = Writ Held High
card-d-actions = Expedited Procedure
card-d-armour = Escort of Pikes
card-d-symbol = The Countersign
card-e-blank = The Purifier Washes His Hands
card-e-attack = Tongs at White Heat
card-e-zeal = Holy Zeal
card-e-defence = Robe of Wet Felt
card-e-actions = Nothing Left to Doubt
card-e-symbol = The Novice
card-f-blank = Damp Tinder
card-f-destroy = Barrel of Pitch
card-f-defence = Leather Apron
card-f-actions = Wind from the East
card-f-armour = Salamander Skin
card-f-symbol = The Second Torch

## Recipes: homunculi

recipe-ignazel = Ignazel
recipe-ignazel-text = Small, quick, offended by water.
recipe-paddo = Paddo
recipe-paddo-text = Finds every spring, and sits down in it.
recipe-lutum = Lutum
recipe-lutum-text = Slow, loyal, and never quite dry.
recipe-ferrula = Ferrula
recipe-ferrula-text = She stands in the door, and the door is then closed.
recipe-suspir = Suspir
recipe-suspir-text = A sigh on two legs, and always one street ahead.
recipe-talgwin = Talgwin
recipe-talgwin-text = Works by his own light, and gets shorter doing it.
recipe-knappel = Knappel
recipe-knappel-text = He can smell iron, and hum it.
recipe-trippelmaus = Trippelmaus
recipe-trippelmaus-text = What you have, she has; what she has, you had.
recipe-vitrello = Vitrello
recipe-vitrello-text = Gets into a rage and is clear about it.
recipe-salpetra = Salpetra
recipe-salpetra-text = Never raise your voice near her.
recipe-hydrargo = Hydrargo
recipe-hydrargo-text = When you reach for him, he is already by the door.
recipe-kupferling = Kupferling
recipe-kupferling-text = Turned green in the service, and proud of it.
recipe-salzmuhme = Salzmuhme
recipe-salzmuhme-text = She carries the whole larder, and advice.
recipe-scheidel = Scheidel
recipe-scheidel-text = He parts things: ore from stone, friends from money.
recipe-nebelung = Nebelung
recipe-nebelung-text = Puts everything down somewhere, and forgets to be seen.
recipe-aurifex = Aurifex
recipe-aurifex-text = He polishes himself, and then the furniture.
recipe-lucida = Lucida
recipe-lucida-text = Break her into light, and she is merely everywhere.
recipe-ophir = Ophir
recipe-ophir-text = A small king in exile, with large pockets.
recipe-magister-minor = Magister Minor
recipe-magister-minor-text = He corrects your Latin while he wins.
recipe-tintinnabel = Tintinnabel
recipe-tintinnabel-text = Made from a bell that would not ring for them.

## Recipes: equipment

recipe-cudgel = Alder Cudgel
recipe-cudgel-text = An argument for narrow lanes.
recipe-cats-claw = Cat's Claw
recipe-cats-claw-text = Sold as a pruning knife, by people who grow nothing.
recipe-dark-lantern = Dark Lantern
recipe-dark-lantern-text = It dazzles one, and hides the rest of you.
recipe-pot-lid = Pot Lid
recipe-pot-lid-text = With a handle, a dent, and a story.
recipe-felt-hat = Felt Hat
recipe-felt-hat-text = Three fingers thick. Ideas stay warm in it.
recipe-clogs = Iron-Shod Clogs
recipe-clogs-text = Heard from afar, and not kicked twice.
recipe-shoulder-yoke = Shoulder Yoke
recipe-shoulder-yoke-text = Two pails, one back, no complaint.
recipe-oilcloth-bag = Oilcloth Bag
recipe-oilcloth-bag-text = Waterproof in both directions.
recipe-bodkin = Bodkin
recipe-bodkin-text = Thin enough for any conscience.
recipe-mail-shirt = Mail Shirt
recipe-mail-shirt-text = Every ring was once somebody's promise.
recipe-pack-frame = Pack Frame
recipe-pack-frame-text = On it a man carried his house out, and went back for the cellar.
recipe-dowsing-rod = Dowsing Rod
recipe-dowsing-rod-text = It points at iron, and rudely at officials.
recipe-pocket-still = Pocket Still
recipe-pocket-still-text = Boils in the coat. Do not hug.
recipe-carrier-pigeon = Carrier Pigeon
recipe-carrier-pigeon-text = Educated at a university, and left it by the window.
recipe-travelling-furnace = Travelling Furnace
recipe-travelling-furnace-text = Needs no tower, only a very patient mule, and you are the mule.
recipe-quicksilver-boots = Quicksilver Boots
recipe-quicksilver-boots-text = They arrive first, and introduce you.
recipe-golden-hand = Golden Hand
recipe-golden-hand-text = It does not bribe. It persuades.
recipe-bell-cuirass = Bell Cuirass
recipe-bell-cuirass-text = Struck, it gives a clear A and nothing else.
recipe-basilisk-eye = Basilisk's Eye
recipe-basilisk-eye-text = It looks things up for you, and looks others down.
recipe-coat-of-hours = Coat of Hours
recipe-coat-of-hours-text = Cut from an afternoon nobody missed.

## Recipes: fragments of the philosopher's stone

recipe-cinder-heart = Cinder Heart
recipe-cinder-heart-text = It beats if one waits long enough.
recipe-peat-eye = Peat Eye
recipe-peat-eye-text = It has been looking up for nine hundred years.
recipe-gall-drop = Drop of Gall
recipe-gall-drop-text = What remains of a quarrel when the words have boiled off.
recipe-soot-feather = Soot Feather
recipe-soot-feather-text = It fell up the chimney.
recipe-rust-scab = Rust Scab
recipe-rust-scab-text = Do not pick at it.
recipe-grave-mould = Grave Mould
recipe-grave-mould-text = It grew on a name, and has kept the letters.
recipe-lamp-black = Lamp-Black
recipe-lamp-black-text = The night, as much of it as sticks to a spoon.
recipe-night-clot = Night Clot
recipe-night-clot-text = All four elements, and they are not on speaking terms.
recipe-milk-tooth = Milk Tooth
recipe-milk-tooth-text = The stone has lost it. So it is growing.
recipe-doves-egg = Dove's Egg
recipe-doves-egg-text = Warm, white, and it hums before rain.
recipe-pale-thread = Pale Thread
recipe-pale-thread-text = Sewn into a shirt, it mends the wearer.
recipe-candle-end = Candle End
recipe-candle-end-text = It is out, and yet you can read by it.
recipe-snow-glass = Snow Glass
recipe-snow-glass-text = A winter that fits into a ring.
recipe-silver-skin = Silver Skin
recipe-silver-skin-text = The moon cast it off, and has not asked for it back.
recipe-christening-spoon = Christening Spoon
recipe-christening-spoon-text = Stir three times, then give the child another name.
recipe-noon-ember = Ember of Noon
recipe-noon-ember-text = It casts the shadows that everything else is missing.
recipe-kings-blood = King's Blood
recipe-kings-blood-text = No king was harmed. One was merely asked.
recipe-cock-crow = Cock-Crow
recipe-cock-crow-text = The sound, caught just before it wakes anyone.
recipe-pelicans-breast = Pelican's Breast
recipe-pelicans-breast-text = It gives until you are ashamed.
recipe-whole-day = The Whole Day
recipe-whole-day-text = Morning to evening, without anyone at the door.

## Alchemists

alchemist-marten = Marten Russwurm
alchemist-marten-text = Locksmith. He opens what others close, and stands in what they broke open.
alchemist-oda = Oda Silberling
alchemist-oda-text = Midwife. Half the town came into the world by her hands, and she has told neither half.
alchemist-lukas = Lukas Fechter
alchemist-lukas-text = Printer's boy. He does everything at once, and it is proofread later.
alchemist-ysolde = Ysolde of the Lake
    .short = Ysolde
alchemist-ysolde-text = She has burned three libraries, in her head, after learning them by heart.
alchemist-brother-anselm = Brother Anselm
    .short = Anselm
alchemist-brother-anselm-text = He left the order when it left him no stove.
alchemist-katrin = Katrin Fährmann
alchemist-katrin-text = She rows without a lamp, and hits without a warning.

## Tower extensions

extension-murder-hole = Murder Hole
extension-murder-hole-text = For greeting visitors from above.
extension-oak-shutters = Oak Shutters
extension-oak-shutters-text = From inside they look like evening.
extension-hoist-beam = Hoist Beam
extension-hoist-beam-text = It lifts what you cannot explain.
extension-night-shift = Bunk for the Night Shift
extension-night-shift-text = One of you is always awake, and it is always the same one.
extension-double-retort = Double Retort
extension-double-retort-text = It gives two answers to the same heat.
extension-chimney-library = Library in the Chimney
extension-chimney-library-text = The oldest books are smoked, and keep.
extension-sluice = Sluice
extension-sluice-text = The brook is diverted, and the neighbours are too.
extension-ore-lift = Ore Lift
extension-ore-lift-text = It brings up iron, and once somebody from Ruda Vallis.
extension-speaking-tube = Speaking Tube
extension-speaking-tube-text = Its other end is in a lecture hall. Kindly do not cough.
extension-notice-board = Slate by the Door
extension-notice-board-text = What is written on it can be wiped off in time.
extension-wheeled-hearth = Hearth on Wheels
extension-wheeled-hearth-text = It used to be a tower, says the waggoner.
extension-boathouse = Boathouse
extension-boathouse-text = Hidden so well that only the boat can find it.

## Town missions

mission-fishwives-feud = The Fishwives' Feud
mission-fishwives-feud-text = Part them, and mind the eels.
mission-runaway-bull = The Runaway Bull
mission-runaway-bull-text = He went into the mirror shop of his own free will.
mission-debtors-tower = The Debtors' Tower
mission-debtors-tower-text = There are more inside than outside. Even that up.
mission-gibbet-guard = The Guard at the Gibbet
mission-gibbet-guard-text = He may be relieved of his post, or only of his hat.
mission-legates-coffer = The Legate's Coffer
mission-legates-coffer-text = Four locks, forty men, and one loose cobblestone.
mission-potters-kiln = The Potters' Kiln
mission-potters-kiln-text = It was put out by decree. Light it by kindness.
mission-lime-pit = The Lime Pit
mission-lime-pit-text = It must be filled by dawn, and nobody need know over what.
mission-fire-buckets = Buckets in a Row
mission-fire-buckets-text = The chain is complete. Only the first one has nothing to pass on.
mission-lens-grinder = The Lens Grinder
mission-lens-grinder-text = He has looked so far that he broke it.
mission-coppersmith = The Widow of the Coppersmith
mission-coppersmith-text = She has the orders, the tools, and a strong arm.
mission-engravers-plate = The Engraver's Plate
mission-engravers-plate-text = It shows the Legate. Help him to etch the wart.
mission-salted-bread = Bread without Salt
mission-salted-bread-text = It has been taxed until it tasted of nothing.
mission-gilded-saint = The Gilded Saint
mission-gilded-saint-text = He has lost an ear, and pretends to hear everything.
mission-foundling-home = The Foundling Home
mission-foundling-home-text = They take anyone in, and never ask of what he was made.
mission-bell-ringer = A Ringer Is Wanted
mission-bell-ringer-text = Small, for the tower is narrow; deaf would be kind.
mission-puppet-theatre = The Puppet Theatre
mission-puppet-theatre-text = The strings have been confiscated.
mission-tax-office = A Post in the Tax Office
mission-tax-office-text = They want someone reliable, who does not eat.
mission-pawnbroker = The Pawnbroker
mission-pawnbroker-text = He gives little for it, but he forgets a lot.
mission-night-watch = The Night Watch
mission-night-watch-text = They would look the other way, with something decent in hand.
mission-barefoot-pilgrim = The Barefoot Pilgrim
mission-barefoot-pilgrim-text = He wants to go home, and armed.
mission-duel-at-dawn = A Duel at Dawn
mission-duel-at-dawn-text = The choice of weapons is his. He has none.
mission-widows-window = The Light in the Window
mission-widows-window-text = She would like it to burn until he comes back.
mission-surgeons-case = The Surgeon's Hard Case
mission-surgeons-case-text = He has tried everything that can be cut.
mission-archbishops-dream = The Archbishop's Dream
mission-archbishops-dream-text = He dreamt of a stone. He pays for it not to come true.

## Temples

temple-temple-of-salt = Temple of Salt
temple-temple-of-salt-text = Whoever weeps here adds to the building.
temple-temple-of-sulphur = Temple of Sulphur
temple-temple-of-sulphur-text = The congregation sits near the door.
temple-temple-of-mercury = Temple of Mercury
temple-temple-of-mercury-text = The altar was in another corner yesterday.
temple-temple-of-ash = Temple of Ash
temple-temple-of-ash-text = It is swept daily, and is then a little smaller.
temple-temple-of-dew = Temple of Dew
temple-temple-of-dew-text = Mass is early, and soon evaporates.
temple-temple-of-gold = Temple of Gold
temple-temple-of-gold-text = Locked. One may look at the lock.

## The campaign: first scenario

scenario-first-bells = The First Bells
scenario-first-bells-intro =
    The bells have been silent since the flood, and nobody missed them. This morning they rang, all of them, and a man in grey read from the steps of the weigh-house: every furnace is to be counted, and every person who keeps one is to say why.

    The old master was counted first. He left you his house, a sack of good earth, and two words on the back of the writ: be quick.

    So be quick. Each of you needs a helper with small hands, and something to hang by the door that is heavier than a broom.
scenario-first-bells-success = When the counters come to your lane, the furnaces are cold, the floors are swept, and nobody who opens the door is taller than a chair. They write down a nought. You still have the night.
scenario-first-bells-failure = The counters are thorough, and they count you twice. By evening the lane has a list on every door, and your names stand on all of them.
scenario-first-bells-day-4-alchemists = The bell-founder has metal over, and no wish to explain it.
scenario-first-bells-day-4-inquisition = All shutters are nailed up, for the sake of order. The air does not improve.
scenario-first-bells-day-8-alchemists = The sailmaker's widow sews you pockets in places where nobody looks.
scenario-first-bells-day-8-inquisition = Iron is needed for the new grilles. They begin with your stoves.
scenario-first-bells-day-12-alchemists = A night watchman shows you how to stand so that a lantern passes over.
scenario-first-bells-day-12-inquisition = A second man in grey gets off the ferry. He has a longer list.
scenario-first-bells-day-16-alchemists = Under the master's floor lies what he never declared, wrapped in his shirt.
scenario-first-bells-day-16-inquisition = They wear breastplates under the grey now. Somebody must have warned them of you.
special-early-winter = An Early Winter
special-early-winter-text = The scenario ends earlier: after day 11 on easy, after day 9 on normal, after day 8 on hard.
special-masters-house = The Master's House
special-masters-house-text = The old town lies as it has always lain, and the temple of salt keeps its door open: neither is chosen.
special-masters-legacy = The Master's Legacy
special-masters-legacy-text = Everybody begins with one earth in the tower.
special-sleepy-watch = A Sleepy Watch
special-sleepy-watch-text = Up to day 4 only three markers on a hex trigger an alarm.

## The campaign: second scenario

scenario-closed-harbour = The Closed Harbour
scenario-closed-harbour-intro =
    There is a chain across the river mouth now, each link as thick as a monk. What comes in is opened, and what goes out is asked whether it has confessed.

    The porters have nothing to carry. They stand about in the rain, hungry and well informed, and they remember for whom a kind word was never too dear.

    Upstream the flood has torn the mines open. Never was so much washed ashore, and never was it so hard to bring it home. Make yourselves tools for it, and win from the silt a first fragment of the stone.
scenario-closed-harbour-success = The chain still hangs there. But every night a boat without lights goes under it, and the porters have stopped being hungry.
scenario-closed-harbour-failure = They have opened your barrels. They have found in them what you said would be in them, and that is what makes it suspicious.
scenario-closed-harbour-day-4-alchemists = A salt barge runs aground just below your windows, as agreed.
scenario-closed-harbour-day-4-inquisition = The wells are sealed until each has been blessed. There are many wells, and one priest.
scenario-closed-harbour-day-8-alchemists = A harpooner without a ship gives lessons by the hour.
scenario-closed-harbour-day-8-inquisition = Every load on every road is to be put down and named. By the time it is named, it is gone.
scenario-closed-harbour-day-12-alchemists = The coppersmiths throw out their scrap, in the open square, at the hour you told them.
scenario-closed-harbour-day-12-inquisition = The riders have been given fresh horses, and the porters' oats.
scenario-closed-harbour-day-16-alchemists = The ice-cutter swears that it is only ice, and winks.
scenario-closed-harbour-day-16-inquisition = A cannon now stands on the mole, and looks inland.
special-chained-harbour = The Chain
special-chained-harbour-text = No ship sails until the group has fulfilled two town missions.
special-spring-flood = Spring Flood
special-spring-flood-text = Every water mine and every iron mine yields one more.
special-toll-riders = Toll Riders
special-toll-riders-text = At the beginning of days 5, 10, 15 and 20 everybody who is away from home drops all that is carried.
special-grateful-porters = Grateful Porters
special-grateful-porters-text = Whenever a town mission is fulfilled, one salt is left lying in every town.

## The campaign: third scenario

scenario-burning-of-books = The Burning of the Books
scenario-burning-of-books-intro =
    It began with the almanacs, since they had the moon in them. Then came the herbals, then the cookbooks, then whatever had a diagram. The pyre on the market is fed by weight, and there is a prize for the fullest cart.

    Your recipes are next. What you have learned by heart cannot be burnt; what you have not, you had better make while you can still read it.

    And mind what you say in town. The walls have been given ears, and paid in advance.
scenario-burning-of-books-success = The ash is ankle-deep, and in it, here and there, a word has stayed legible. You have no need of it. What stood in the books stands on your shelves now, and blinks.
scenario-burning-of-books-failure = The last page curls, and for the space of a breath it can be read from the other side. None of you was near enough.
scenario-burning-of-books-day-4-alchemists = The mirror-maker smashes his stock, carefully, over your bucket.
scenario-burning-of-books-day-4-inquisition = The pyre is bedded on good soil. They take it from your gardens.
scenario-burning-of-books-day-8-alchemists = A bookbinder sews you coats of boards and leather. They turn a blade, and fall open at the best places.
scenario-burning-of-books-day-8-inquisition = Tools are books for people who cannot read, says the Legate. You are to choose which one.
scenario-burning-of-books-day-12-alchemists = The students are in the street, and for once they are all looking the other way from you.
scenario-burning-of-books-day-12-inquisition = Two carts draw up at your door. They know exactly which shelf.
scenario-burning-of-books-day-16-alchemists = The censor himself sends you the one flask that he could not bring himself to break.
scenario-burning-of-books-day-16-inquisition = The city wall is hung with wet hides. So are the men.
special-bonfire = The Bonfire
special-bonfire-text = At the end of days 6, 12 and 18 the oldest recipe of the pool is burnt.
special-sealed-shelves = Sealed Shelves
special-sealed-shelves-text = To research costs two action points.
special-open-ears = Walls with Ears
special-open-ears-text = Nobody exchanges anything in a town, nor with anybody who stands in one.
special-price-of-silence = The Price of Silence
special-price-of-silence-text = From day 8 on every event costs one point more.

## The campaign: fourth scenario

scenario-fever-summer = The Fever Summer
scenario-fever-summer-intro =
    The fever came with the heat, and the pilgrims came with the fever. They camp along the southern road in their thousands, singing, and the Inquisition walks among them in borrowed rags.

    The wells are low. Your own arms are heavy; what you lifted in May, you leave lying in July. But the sick do not ask who brews the draught, and whoever was saved by one of you will not point at you.

    Keep a helper alive through this summer. Many will not.
scenario-fever-summer-success = The first rain smells of dust and vinegar. The road is empty, the singing has gone home, and in each of your towers somebody small is airing the blankets.
scenario-fever-summer-failure = They have painted a cross on your doors. Whether it is for the fever or for you, nobody can say, and nobody comes near enough to ask.
scenario-fever-summer-day-4-alchemists = The ice cellar of the archbishop has a back door, and the cook has a conscience.
scenario-fever-summer-day-4-inquisition = Water is for the sick, it is announced; and then a healthy man drives off with yours.
scenario-fever-summer-day-8-alchemists = Vinegar, gloves and a long beak: nobody likes to come too close to you now.
scenario-fever-summer-day-8-inquisition = Whatever has touched the sick is to be handed in. You may say which.
scenario-fever-summer-day-12-alchemists = The nuns of the lazar-house pray for you, by name, and it works.
scenario-fever-summer-day-12-inquisition = The inquisitors do not get the fever. They have begun to walk faster, to show it.
scenario-fever-summer-day-16-alchemists = A grateful patient turns out to own a mint.
scenario-fever-summer-day-16-inquisition = Somebody has to be guilty of the heat. They sharpen their pens, and then other things.
special-fever = Fever
special-fever-text = From day 6 to day 9 every alchemist carries one element fewer.
special-dry-wells = Dry Wells
special-dry-wells-text = From day 7 to day 12 water mines yield nothing.
special-pilgrims-road = The Pilgrims' Road
special-pilgrims-road-text = New inquisitors always come to Ruda Vallis, whatever the alarm card says.
special-holy-water = Holy Water
special-holy-water-text = A reward roll of 0 brings water, one of 1 aqua fortis.
special-the-healers-thanks = The Healer's Thanks
special-the-healers-thanks-text = Whenever a town mission is fulfilled, everybody without a soul stone gets one.

## The campaign: fifth scenario

scenario-iron-legate = The Iron Legate
scenario-iron-legate-intro =
    Legate Vael has been made of iron since the siege of somewhere; first the hand, people say, and then he got a taste for it. He arrives with drums. Wherever one of his wardens stands, a second stands behind, to watch the first.

    There is no more hiding now, and no more talking. There is a law against nearly everything, and the law wears spurs.

    Win another fragment of the stone from what they have left you. And let each of you show the city, once, in daylight, that a warden can fall down.
scenario-iron-legate-success = The drums have stopped. On the steps of the weigh-house lies a glove, iron, the fingers still moving. The children are daring each other to touch it.
scenario-iron-legate-failure = The wardens march past in pairs, and in every second pair somebody you know walks in the middle.
scenario-iron-legate-day-4-alchemists = A glazier fits your windows anew, and leaves the best of it in the tower.
scenario-iron-legate-day-4-inquisition = Fire is a privilege now, and yours has expired.
scenario-iron-legate-day-8-alchemists = The fencing school gives its last lesson, and it is for you.
scenario-iron-legate-day-8-inquisition = Another column comes in by the northern gate, in step.
scenario-iron-legate-day-12-alchemists = The armourer finds a flaw in every piece that he sells to the Legate. In yours there is none.
scenario-iron-legate-day-12-inquisition = The wardens are issued shields, with the Legate's face on them. One does not like to hit it.
scenario-iron-legate-day-16-alchemists = Lightning strikes the gallows and leaves a lump of something clear.
scenario-iron-legate-day-16-inquisition = Quick march, orders the Legate. He does not tire, and cannot see why others should.
special-twin-wardens = Twin Wardens
special-twin-wardens-text = Inquisitors of the type “Warden” come in twos, with the symbol or without.
special-fresh-patents = Fresh Patents
special-fresh-patents-text = On days 7 and 14 one inquisitor card more is drawn than the alarms call for.
special-parade-step = Parade Step
special-parade-step-text = As long as four or more inquisitors are on the board, those of the type “Cuirassier” have one more attack.
special-spoils-of-war = Spoils of War
special-spoils-of-war-text = Whenever an inquisitor is defeated, everybody finds one iron in the tower.
special-quiet-heroes = Quiet Heroes
special-quiet-heroes-text = Every town mission brings one point more.
special-fencing-lessons = Fencing Lessons
special-fencing-lessons-text = From day 5 on every alchemist has one more attack.

## The campaign: sixth scenario

scenario-last-night = The Last Night
scenario-last-night-intro =
    They came before the bells this time. The gates are shut, from inside and from outside, and somebody has stopped the clocks, so that nobody may say afterwards when it happened.

    There is a list with your names, and there is nothing on it any more but your names.

    Very well. You have been frightened for so long that you have become good at it. Everything the old master ever taught you, once more, all of it, each of you: the helper, the tool, the stone. What you finish tonight will not be asked for permission tomorrow.
scenario-last-night-success = Towards morning somebody sets the clocks going. The men in grey stand in the square with their list, and cannot read it; the ink has turned to gold. They fold it very carefully, all the same. It is daylight, and you go home by the middle of the street.
scenario-last-night-failure = Nobody saw it, since it was night, and nobody heard it, since the bells were ringing. But in spring something grows between the stones before your door that is warm to the touch, and the children water it.
scenario-last-night-day-4-alchemists = The roofers hand you the gutters down, piece by piece, whistling.
scenario-last-night-day-4-inquisition = They dig trenches across your gardens, and ask you to admire them.
scenario-last-night-day-8-alchemists = The butchers' guild stands at your door, in aprons, and has decided to be neutral on your side.
scenario-last-night-day-8-inquisition = Lay down your tools, they call. One each will do, to begin with.
scenario-last-night-day-12-alchemists = You have run out of things to be afraid for. It makes a remarkable difference to the arm.
scenario-last-night-day-12-inquisition = The Legate pays by the head now.
scenario-last-night-day-16-alchemists = The old master's last bottle. He had written on it: not yet. You open it.
scenario-last-night-day-16-inquisition = Every man in grey has been told that he may go home when it is over. They are running.
special-already-here = Already Here
special-already-here-text = Everybody begins with two earth in the tower, and one inquisitor card is drawn before the first day; whom it brings stands in Gravit Muri.
special-last-candles = The Last Candles
special-last-candles-text = Whoever comes without a soul stone is given one again before the first day.
special-stopped-clocks = Stopped Clocks
special-stopped-clocks-text = At the end of days 9 and 18 a day is lost, unless the next one is the last or has an event.
special-the-last-name = The Last Name
special-the-last-name-text = At the beginning of day 11 the last alchemist in turn order who still has a soul stone loses it, unless it is the group’s last one.
special-alarm-fires = Alarm Fires
special-alarm-fires-text = On every third day an alarm costs everybody one fire.
special-no-mercy = No Mercy
special-no-mercy-text = Whenever an alchemist is defeated, one more inquisitor card is drawn, for Tessara Portus.
special-nothing-to-lose = Nothing to Lose
special-nothing-to-lose-text = From day 5 on every alchemist has one more action.

## Mission parts of the campaign

part-first-bells-homunculus = Make a homunculus of any level
part-first-bells-item = Make a piece of equipment of any level
part-closed-harbour-fragment = Make a fragment of the philosopher's stone of any level
part-closed-harbour-item = Make a piece of equipment of any level
part-burning-of-books-item = Make a piece of equipment of any level
part-burning-of-books-fragment = Make a fragment of the philosopher's stone of any level
part-fever-summer-item = Make a piece of equipment of any level
part-fever-summer-homunculus = Have a homunculus of any level at the end
part-iron-legate-fragment = Make a fragment of the philosopher's stone of any level
part-iron-legate-duel = Defeat an inquisitor of any type
part-last-night-homunculus = Make a homunculus of any level
part-last-night-item = Make a piece of equipment of any level
part-last-night-fragment = Make a fragment of the philosopher's stone of any level

## The tutorial

scenario-night-school = Night School
scenario-night-school-intro =
    The bells are not ringing yet; that is for another day. Tonight the old master has called you into his cellar, each by a different door, and has lit the small furnace. Ten days, he says, and you will know enough to be arrested for it.

    First fetch what lies about in the hills, and heat it until somebody looks out. Then go once more, and boil down what is left into a first fragment of the stone. Each of you makes one; his own does not count, for he has swallowed it.

    And learn to hear when the lane falls silent. A counter is on his rounds, quite new in office, and he too is practising.
scenario-night-school-success = The old master puts your fragments in a row, and then himself on a chair. He has nothing left to teach you, he says, but how to leave by the window.
scenario-night-school-failure = The small furnace is out. The old master scrapes it clean, hums, and puts back the clock. Nobody has seen you, he says; so tonight has not been.
scenario-night-school-day-4-alchemists = It has rained into the cellar. The old master calls that a delivery.
scenario-night-school-day-4-inquisition = The counter has tidied your flower beds into his bag.
scenario-night-school-day-8-alchemists = The old master shows you where to stand in a doorway: behind the door.
scenario-night-school-day-8-inquisition = The counter has been issued a stick, with instructions, and has read the instructions.

## Parts of scenario missions

part-night-school-homunculus = Make a homunculus of whichever level
part-night-school-fragment = Make a fragment of the philosopher's stone of whichever level
