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
special-open-ears-text = Nobody exchanges anything in a town.
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
special-parade-step-text = As long as four or more inquisitors are on the board, those of the type “Ironclad” have one more attack.
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
special-stopped-clocks = Stopped Clocks
special-stopped-clocks-text = At the end of days 9 and 18 a day is lost, unless the next one is the last or has an event.
special-the-last-name = The Last Name
special-the-last-name-text = At the beginning of day 14 the last alchemist in the order who still has a soul stone loses it.
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
