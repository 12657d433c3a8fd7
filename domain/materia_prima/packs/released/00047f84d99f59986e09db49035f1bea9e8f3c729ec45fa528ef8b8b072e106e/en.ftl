### Names and texts of the pack Prima, in English. A message's id is its table, then the id in the pack.

## The pack

pack-prima = Prima
pack-prima-text = A first pack: three towns, three works, and more smoke than is strictly lawful.

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

piece-crossroads = The Crossroads
piece-quay = The Quay
piece-foundry = The Foundry
piece-market = The Market
piece-moor = The Moor
piece-cloister = The Cloister
piece-quarry = The Quarry
layout-open-country = Open country
layout-open-country-text = Short roads, long views; one sees the Inquisition coming, and is seen.
layout-crooked-coast = Crooked coast
layout-crooked-coast-text = The map was drawn at sea, in a storm, by a man who had been promised wine.

## Towns

town-t = Tessara Portus
town-t-text = Everything may be landed here, provided it is declared as herring.
town-r = Ruda Vallis
town-r-text = A valley of hammers. The people shout, even in church, even in love.
town-g = Gravit Muri
town-g-text = Heavy walls, heavy doors, heavy consciences; the archive alone takes up four streets.

## Alarm cards of Tessara Portus

alarm-harbour-bell = The Harbour Bell
alarm-harbour-bell-text = It rings for fog, for fire, and for anyone who smells of sulphur.
alarm-customs-search = A Customs Search
alarm-customs-search-text = They find no contraband, and are offended by it.
alarm-false-pilot = The False Pilot
alarm-false-pilot-text = He knew every sandbank, and every informer by first name.
alarm-lamp-on-the-mole = A Lamp on the Mole
alarm-lamp-on-the-mole-text = Twice long, once short: someone is expected.
alarm-salt-tax = The Salt Tax
alarm-salt-tax-text = Where the tax goes, soldiers follow; where soldiers go, a confessor rides behind.
alarm-drowned-letter = The Drowned Letter
alarm-drowned-letter-text = The ink has run, but the names have not.
alarm-dockers-whisper = Dockers' Whisper
alarm-dockers-whisper-text = Three men carried the crate. By evening thirty had seen inside.
alarm-fog-signal = The Fog Signal
alarm-fog-signal-text = One cannot see one's hand, still less whose hand is on one's collar.

## Alarm cards of Ruda Vallis

alarm-smoke-at-noon = Smoke at Noon
alarm-smoke-at-noon-text = Every chimney smokes here. Only one smokes blue.
alarm-miners-oath = The Miners' Oath
alarm-miners-oath-text = They swore to keep silent. It was a very loud oath.
alarm-broken-seal = The Broken Seal
alarm-broken-seal-text = The wax is whole again, yet it smells of somebody else's candle.
alarm-market-spy = The Market Spy
alarm-market-spy-text = She has been weighing the same onion since daybreak.
alarm-tinkers-tongue = A Tinker's Tongue
alarm-tinkers-tongue-text = He mends pots for copper, and remembers for silver.
alarm-ember-sermon = The Ember Sermon
alarm-ember-sermon-text = Two hours on hellfire; the smiths took notes on the temperature.
alarm-red-horseman = The Red Horseman
alarm-red-horseman-text = He asks only the way. It is enough that he asks.
alarm-coal-ledger = The Coal Ledger
alarm-coal-ledger-text = So much coal, madam, for so small a kitchen?

## Alarm cards of Gravit Muri

alarm-curfew = Curfew
alarm-curfew-text = At nine the chains are drawn. At five past, the excuses are counted.
alarm-archive-candle = A Candle in the Archive
alarm-archive-candle-text = Someone is reading your file, and moving the lips.
alarm-long-nose = The Long Nose
alarm-long-nose-text = It can tell vitriol from vinegar through two walls and a Sunday coat.
alarm-wax-and-chain = Wax and Chain
alarm-wax-and-chain-text = A warrant needs only the one; it arrives with both.
alarm-pamphlet = The Pamphlet
alarm-pamphlet-text = Badly printed, well informed.
alarm-choir-boy = The Choirboy
alarm-choir-boy-text = He saw a little man of clay, and sang about it in tune.
alarm-night-procession = Night Procession
alarm-night-procession-text = A hundred torches, and not one to see by.
alarm-unsigned-letter = The Unsigned Letter
alarm-unsigned-letter-text = The hand is disguised; the spelling, alas, is not.

## Inquisitors

inquisitor-a = Beadle
inquisitor-a-text = Slow to think, quick to grasp by the sleeve.
inquisitor-b = Snuffler
inquisitor-b-text = Homunculi have no smell, he was told. He has made a study of it.
inquisitor-c = Witchfinder
inquisitor-c-text = He has never failed to find one. It is what troubles the others.
inquisitor-d = Auditor
inquisitor-d-text = He comes for the stores, with a hammer, and leaves a receipt.
inquisitor-e = Grand Examiner
inquisitor-e-text = He asks three questions. Nobody has heard the third.

## Inquisitor cards

card-a-blank = The Beadle on Duty
card-a-attack = Cudgel
card-a-defence = Leather Collar
card-a-actions = New Boots
card-a-armour = Breastplate on Loan
card-a-symbol = The Brother-in-Law
card-b-blank = The Snuffler Sneezes
card-b-attack = Net and Fork
card-b-defence = Padded Hood
card-b-actions = Fresh Scent
card-b-armour = Coat of Asbestos
card-b-symbol = The Twin Nose
card-c-blank = The Witchfinder Prays
card-c-attack = Silver Needle
card-c-defence = Relic under the Shirt
card-c-actions = Unlimited Warrant
card-c-armour = Three Blessed Waistcoats
card-c-symbol = The Pupil
card-d-blank = The Auditor Counts
card-d-destroy = Heavier Hammer
card-d-defence = Ledger as a Shield
card-d-actions = End of Quarter
card-d-armour = Immunity of Office
card-d-symbol = The Second Signature
card-e-blank = The Examiner Is Silent
card-e-attack = The Leading Question
card-e-defence = Ivory Breviary
card-e-actions = Night Session
card-e-armour = Coach of Black Iron
card-e-symbol = The Dissenting Opinion

## Recipes: homunculi

recipe-aeribos = Aeribos
recipe-aeribos-text = A draught with opinions. Keep the window shut while naming it.
recipe-terrulo = Terrulo
recipe-terrulo-text = Made of loam, and easily hurt by the word mud.
recipe-undinka = Undinka
recipe-undinka-text = Carries much, spills a little, apologises all day.
recipe-pyrrik = Pyrrik
recipe-pyrrik-text = Hits first and then goes out.
recipe-ferrando = Ferrando
recipe-ferrando-text = Cannot be argued with, nor dented.
recipe-mandraggel = Mandraggel
recipe-mandraggel-text = Three elements, one root, no manners.
recipe-kypitau = Kypitau
recipe-kypitau-text = Runs on copper heels, and is always somewhere else already.
recipe-caligor = Caligor
recipe-caligor-text = A small, well-salted darkness with a temper.
recipe-vitriska = Vitriska
recipe-vitriska-text = You may look through her, but not past her.
recipe-mercurel = Mercurel
recipe-mercurel-text = Never the same shape twice, always the same appetite.
recipe-salinor = Salinor
recipe-salinor-text = Patient as a mine, and about as talkative.
recipe-auranox = Auranox
recipe-auranox-text = Night with a lining of gold. Tailors weep.
recipe-crystallin = Crystallin
recipe-crystallin-text = Bears everything, forgives nothing, rings when struck.
recipe-regulo = Regulo
recipe-regulo-text = A king two spans high; the crown is included.
recipe-magnopus = Magnopus
recipe-magnopus-text = The great work, on foot.

## Recipes: equipment

recipe-dagger = Dagger
recipe-dagger-text = For cutting herbs, Your Honour. Large herbs.
recipe-sling = Sling
recipe-sling-text = Air, earth, and a grudge.
recipe-buckler = Buckler
recipe-buckler-text = Also serves as a lid, which explains the soup.
recipe-quilted-coat = Quilted Coat
recipe-quilted-coat-text = Stuffed with the sermons of four bishops.
recipe-satchel = Satchel
recipe-satchel-text = A place for everything, and all of it leaks.
recipe-apron = Laboratory Apron
recipe-apron-text = The stains are the index.
recipe-rapier = Rapier
recipe-rapier-text = Thin, pointed, and better connected than its owner.
recipe-brigandine = Brigandine
recipe-brigandine-text = Copper scales, salted against rust and remarks.
recipe-bandolier = Bandolier
recipe-bandolier-text = Six phials on the left, six on the right, prayers in the middle.
recipe-spectacles = Reading Spectacles
recipe-spectacles-text = Through them the footnotes come first.
recipe-field-furnace = Field Furnace
recipe-field-furnace-text = A laboratory for the knapsack. The knapsack disagrees.
recipe-league-boots = League Boots
recipe-league-boots-text = They walk at once; you may follow when ready.
recipe-sun-blade = Sun Blade
recipe-sun-blade-text = Best drawn with the eyes closed.
recipe-mirror-shield = Mirror Shield
recipe-mirror-shield-text = Shows every attacker the one face he feared.
recipe-clockwork-arm = Clockwork Arm
recipe-clockwork-arm-text = Wind it nightly. Do not shake hands.

## Recipes: fragments of the philosopher's stone

recipe-black-crow = Fragment of the Black Crow
recipe-black-crow-text = It lay in the ash, and it looked back.
recipe-black-toad = Fragment of the Black Toad
recipe-black-toad-text = Damp, warm, and in no hurry.
recipe-black-soot = Fragment of Soot
recipe-black-soot-text = What fire leaves out of pity.
recipe-black-bone = Fragment of Bone
recipe-black-bone-text = Whose bone, the recipe prefers not to say.
recipe-black-nail = Fragment of the Coffin Nail
recipe-black-nail-text = Pulled by hand, at midnight, with an apology.
recipe-black-broth = Fragment of the Black Broth
recipe-black-broth-text = Boil four elements until one of them gives in.
recipe-white-swan = Fragment of the White Swan
recipe-white-swan-text = The dross sinks; something lifts its neck.
recipe-white-moon = Fragment of the White Moon
recipe-white-moon-text = It wanes in the pocket, and is full again at supper.
recipe-white-pearl = Fragment of the White Pearl
recipe-white-pearl-text = Dissolved by fools, found again by wiser ones.
recipe-white-lily = Fragment of the White Lily
recipe-white-lily-text = Smells of innocence, with a hint of nitre.
recipe-white-ash = Fragment of White Ash
recipe-white-ash-text = Burn it twice and it forgives you.
recipe-red-phoenix = Fragment of the Red Phoenix
recipe-red-phoenix-text = Keep dry, and away from its predecessor.
recipe-red-lion = Fragment of the Red Lion
recipe-red-lion-text = It has eaten the sun, and would like another.
recipe-red-rose = Fragment of the Red Rose
recipe-red-rose-text = Blooms in royal acid, and wilts among gossips.
recipe-red-sun = Fragment of the Red Sun
recipe-red-sun-text = Where it lies, the shadows stand around and wait.

## Alchemists

alchemist-ottilie-krahl = Ottilie Krahl
alchemist-ottilie-krahl-text = A gunner's widow. She distils brandy, and holds the line.
alchemist-bonifaz-quendel = Bonifaz Quendel
alchemist-bonifaz-quendel-text = Expelled from two monasteries, both times with the larder.
alchemist-mirela-dross = Mirela Dross
alchemist-mirela-dross-text = She finishes the experiment while the others look for the book.
alchemist-severin-moll = Severin Moll
alchemist-severin-moll-text = A dancing master by trade; nobody has yet seen him arrive.
alchemist-hanno-zinke = Hanno Zinke
alchemist-hanno-zinke-text = Foreman in Ruda Vallis until he asked the ore a question.
alchemist-agathe-lumen = Agathe Lumen
alchemist-agathe-lumen-text = A librarian. She has read the forbidden half, and dusted the rest.

## Tower extensions

extension-cannon-loft = Cannon Loft
extension-cannon-loft-text = For salutes, chiefly.
extension-double-walls = Double Walls
extension-double-walls-text = Between the two lives a very quiet cat.
extension-cargo-winch = Cargo Winch
extension-cargo-winch-text = Lifts a barrel, a cow, or a colleague.
extension-water-clock = Water Clock
extension-water-clock-text = An hour more each day, for those who pump.
extension-second-furnace = Second Furnace
extension-second-furnace-text = While one is heating, the other is exploding.
extension-great-library = Great Library
extension-great-library-text = Ten thousand volumes, and at least forty agree.
extension-drill-head = Drill Head
extension-drill-head-text = The iron comes up, the neighbours come round.
extension-raven-loft = Raven Loft
extension-raven-loft-text = They bring letters from scholars, and the scholars' spoons.
extension-reading-desk = Reading Desk
extension-reading-desk-text = Room for one more open question.

## Town missions

mission-cellar-rats = Rats in the Cellar
mission-cellar-rats-text = One of them wears a collar and answers to Benedict.
mission-toll-bridge-brawl = Brawl at the Toll Bridge
mission-toll-bridge-brawl-text = The toll is a matter of taste, and of knuckles.
mission-jail-break = Jailbreak
mission-jail-break-text = The lock is weak. The gaoler, regrettably, is not.
mission-iron-reliquary = The Iron Reliquary
mission-iron-reliquary-text = Guarded by four knights and a rumour.
mission-bakers-ovens = Cold Ovens
mission-bakers-ovens-text = The bakers' guild wants fire, and no questions about its last one.
mission-dry-fountain = The Dry Fountain
mission-dry-fountain-text = Fill it before the feast, or the mayor must drink the wine.
mission-church-window = The Church Window
mission-church-window-text = One pane is missing, and everybody knows whose ball it was.
mission-bell-metal = Bell Metal
mission-bell-metal-text = The new bell is a little short of copper, and of sound.
mission-mirror-makers = The Mirror Makers
mission-mirror-makers-text = They ask for mercury, and would rather not look at themselves.
mission-mayors-chain = The Mayor's Chain
mission-mayors-chain-text = One link is brass. He has begun to suspect which.
mission-chimney-sweep = A Sweep Is Wanted
mission-chimney-sweep-text = It should be small, handy, and not afraid of the dark.
mission-lost-nephew = The Lost Nephew
mission-lost-nephew-text = The old lady sees poorly, and has room for anybody.
mission-town-crier = The Town Crier
mission-town-crier-text = The last one lost his voice. A loud little man would do.
mission-watchmans-kit = The Watchman's Kit
mission-watchmans-kit-text = He guards the town with a lantern and good intentions. Add something.
mission-theatre-props = Props for the Theatre
mission-theatre-props-text = The fifth act has nine deaths and not one proper weapon.
mission-guild-champion = The Guild's Champion
mission-guild-champion-text = He would win any duel, if only he owned the gear.
mission-miracle-cure = A Miracle Cure
mission-miracle-cure-text = The fever wants a stone. The doctor wants the fee.
mission-quiet-bishop = The Quiet Bishop
mission-quiet-bishop-text = He would be glad to see nothing, for something worth not seeing.

## Temples

temple-sol = Temple of Sol
temple-sol-text = Open at noon, closed to cats.
temple-luna = Temple of Luna
temple-luna-text = Open to cats.
temple-mercurius = Temple of Mercurius
temple-mercurius-text = Its doors are never where they were.

## First scenario

scenario-black-work = The Black Work
scenario-black-work-intro =
    The old master is dead, and he has left you everything: a tower each, a shelf of unpaid bills, and the first page of the great work. The page is black. He spilled the ink, or else that is the instruction.

    Nothing is made, it says beneath the stain, before something has gone to rot. So breathe life into a small thing, and win from the ash a first fragment of the stone, each of you, before the sand runs out.

    Outside the bells are trying their voices. The Inquisition is holding an inventory, and you are on the list.
scenario-black-work-success = Something small is asleep in every tower, and in the ash lies a stone that is warm without fire. You close the shutters. The first page is done.
scenario-black-work-failure = The seal on the door is fresh and rather handsome. Through the keyhole you can see your furnace going cold. Rot alone, it seems, makes no beginning.
scenario-black-work-day-4-alchemists = A grateful kettle-smith pays in copper, and forgets your faces.
scenario-black-work-day-4-inquisition = By order, all windows stay shut. It is remarkable how soon one runs out of air.
scenario-black-work-day-8-alchemists = The saddlers' guild presents you with straps, and asks for nothing in writing.
scenario-black-work-day-8-inquisition = They dig up the herb beds, looking for a grave, and take the earth as evidence.
scenario-black-work-day-12-alchemists = An old drill sergeant teaches you to duck. It is his only trick, and he has all his teeth.
scenario-black-work-day-12-inquisition = The inquisitors have been issued horses, and have stopped stopping for lunch.
scenario-black-work-day-16-alchemists = A chest without a sender, a note without a name, and gold without a flaw.
scenario-black-work-day-16-inquisition = New coats from the capital, twice blessed and thrice lined.

## Second scenario

scenario-white-work = The White Work
scenario-white-work-intro =
    The second page is white. You held it to the candle, dipped it in lemon, and read it aloud by moonlight; it stayed white, and looked the more reproachful.

    Then the smallest of your creatures laughed and pointed: wash it. What was black must become clean, what was coarse must become fine. Let each of you make one thing of the second degree, whatever it be.

    In the lanes they are scrubbing too. A witchfinder has come, a tidy man, and he has brought his own brushes.
scenario-white-work-success = It stands on the table and casts no dirt, hardly even a shadow. For the first time in years you wash your own hands.
scenario-white-work-failure = They have scrubbed your towers to the bare stone. It does look better, someone says, and nobody laughs.
scenario-white-work-day-4-alchemists = The salt-carriers lose a sack at each of your doors, with great precision.
scenario-white-work-day-4-inquisition = The wells are closed for cleansing. The cleansing wants water.
scenario-white-work-day-8-alchemists = A fencing master repays a debt in lessons. He insists on the whole sum.
scenario-white-work-day-8-inquisition = Suspicious implements are to be handed in. You may choose which of yours is the suspicious one.
scenario-white-work-day-12-alchemists = The washerwomen lend you their baskets, and their opinion of the Inquisition.
scenario-white-work-day-12-inquisition = The grindstones run all night behind the cloister wall.
scenario-white-work-day-16-alchemists = After the hail, something lies in the gutter that does not melt.
scenario-white-work-day-16-inquisition = The bishop abolishes sleep for the duration of the crisis.

## Third scenario

scenario-red-work = The Red Work
scenario-red-work-intro =
    There is no third page. There is the cover of the book, red leather, worn by hands that are no longer hands; and on it one line that you had always taken for the bookbinder's.

    Bring forth one perfect thing, each of you, and then close me.

    So it is to be the third degree after all, with gold, with crystal, with the water that dissolves kings. The Grand Examiner is on his way from the capital. He travels by night, in a coach of iron, and he has asked to see your work. It would be impolite not to have finished.
scenario-red-work-success = The Examiner looked at it for a long time. Then he asked his third question, and you answered, and he took off his hat. The book is closed. It is still warm.
scenario-red-work-failure = The coach stops. Somebody gets out, unhurried, and begins to read from a list. It is a long list, and he has a pleasant voice.
special-molten-rings = Molten Rings
special-molten-rings-text = Everybody begins with one gold in the tower.
scenario-red-work-day-4-alchemists = A hatter retires, and leaves you what remains of his mercury and his wits.
scenario-red-work-day-4-inquisition = Fire is rationed. One flame a household, to be returned in the morning.
scenario-red-work-day-8-alchemists = The children of the town now stand watch for you. They can whistle in eleven ways.
scenario-red-work-day-8-inquisition = A census of all souls under two feet tall. One of your own does not come home.
scenario-red-work-day-12-alchemists = You have learned to work with both hands, and to worry with neither.
scenario-red-work-day-12-inquisition = The armourers of Gravit Muri confess to overtime.
scenario-red-work-day-16-alchemists = The court apothecary has a leak, and the leak knows your address.
scenario-red-work-day-16-inquisition = Tonight they no longer knock.

## The tutorial

scenario-first-lesson = The First Lesson
scenario-first-lesson-intro =
    Before anyone may ruin a furnace in earnest, says the master, there is a lesson. It lasts eight days and costs nothing; what breaks will be written down.

    Carry home what lies about in the hills, and heat it until it looks back at you. Then go out once more and make from the remains a first small fragment of the stone. Each of you; no copying.

    And close the gate. The Beadle makes his round, and the master owes him money.
scenario-first-lesson-success = The master inspects the fragments through his second-best lens, grunts, and forgets to criticise. It is the highest mark he gives.
scenario-first-lesson-failure = The master sighs, and sweeps up. There is no shame in it, he says; the broom is twice as old as you and has seen far worse. Tomorrow again, from the start.
scenario-first-lesson-day-4-alchemists = The gardener wheels you a barrow of good earth. He will not say out of whose garden.
scenario-first-lesson-day-4-inquisition = A draught has been reported. The Beadle has it stopped.
scenario-first-lesson-day-8-alchemists = The master lends you his coats. They are all pockets, and all of them buttoned.
scenario-first-lesson-day-8-inquisition = The Beadle has found his whistle, and with it his self-confidence.

## Mission parts

part-black-work-homunculus = Make a homunculus of any level
part-black-work-fragment = Make a fragment of the philosopher's stone of any level
part-white-work-thing = Make one thing of level 2
part-red-work-thing = Make one thing of level 3
part-first-lesson-homunculus = Make a homunculus, of whatever level
part-first-lesson-fragment = Make a fragment of the philosopher's stone, of whatever level
