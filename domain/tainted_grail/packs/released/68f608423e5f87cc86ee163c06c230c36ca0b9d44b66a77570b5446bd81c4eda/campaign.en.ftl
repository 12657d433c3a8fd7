### The campaign

## The campaign

campaign-the-eighth-tally = The Eighth Tally
campaign-the-eighth-tally-text = An island of seven parishes and seven stones. A stone holds the land round it for as long as somebody has told it something true, and whoever told it has lost it. The stones are going cold; the books no longer come out even. Four strangers have each had a letter, with one line in it, from a woman who cannot remember writing it. “You hear it already,” Ailei’s says. “You will get a different total,” says Arev’s. Maggot’s: “You know what it is to be crossed out.” And Beor’s: “You finish things.”
chapter-1 = The Reason
chapter-1-text = The ferry puts you ashore in the rain, one letter each, in the same hand, each with a different line. “Back again when?” you ask. The ferryman looks at the sky, the rope, the land behind you. “I couldn’t say,” he says. “I’m waiting to hear.” He counts you off the boat, with his finger, then the benches you have left, and looks like a man who’d hoped it would come to more. “One of these days,” he says, and makes fast again. Tellstone is up the road. They’ll want to know how many you are.
chapter-2 = Eight Notches
chapter-2-text = In the morning Oda has put the cups out again and laid it between them, wood or wax, and eight strokes are eight strokes. She has been round to the neighbours with it. They take it in their hands, they say the seven, they’re glad to help; and at the last notch they look up and ask how you slept. “They aren’t being difficult,” says Oda. “It goes from them like an egg off a plate.” She wraps it up in a cloth. “It doesn’t seem to happen to you. So you’ll have to go round and ask for us.” On the doorstep sits Penn, who isn’t on duty, with his slate face down on his knees.
chapter-3 = The Scraped Page
chapter-3-text = “I’m told I cried,” says Oda at breakfast. She has it on a slip in her own hand, propped against the milk: You cried. Ask them. So she asks, and you tell her, and she puts that down as well, and drops the slip in a jar. It’s quite a full jar. “It’s no good telling me,” she says. “You’ll have to show it to somebody who needn’t remember. A court needn’t. A book needn’t.” It has turned cold. Up north, they say, the snow is lying as far as the Count House, and anyone who asks there is shown his own line, with pleasure. They don’t say that anybody has ever asked to see somebody else’s.
chapter-4 = Straight On
chapter-4-text = In the morning the fog has gone from the middle of the island, all at once, as when somebody takes the cloth off a table. One can see right across. There are roofs, quite the usual number of roofs, and above each of them the smoke goes straight up; people stand at their fences with a hand over their eyes and would like to know who has moved in. By nine they’ve stopped looking. By ten they’re walking round it. Oda takes the lantern from its nail and blows off the dust. “You’d better tell me as we go,” she says. “The stones won’t see the week out. I want to have been told while I’ve still got something to be told with.”

## Discs

disc-mended-coat = Until the coat comes back over the fence
disc-novice = Until the novice is up again
disc-veys-warrant = Until the warrant has burned up
disc-ropes = Ropes still to be spliced
disc-families = Families still in Hedge End
disc-last-house = Until the last house goes
disc-the-lot = Until the iron is fastened
disc-ash = Things that still walk in the ash

## Statuses

status-what-oda-paid = What Oda Paid
status-what-oda-paid-1 = The thief from the alder
status-what-oda-paid-2 = The knot in the basket
status-what-oda-paid-3 = The line that the road goes round
status-girl-at-the-mill = The Girl at the Mill
status-girl-at-the-mill-1 = Hidden behind the meal bins
status-girl-at-the-mill-2 = Given up to the clerk
status-girl-at-the-mill-3 = With Osk, under the sail
status-girl-at-the-mill-4 = Her name
status-pyre-stands = The Pyre Stands
status-shepherds-name = The Shepherd’s Name
status-on-the-roll = On the Roll
status-names-owed = Names Owed
status-out-of-hedge-end = Out of Hedge End
status-out-of-hedge-end-1 = Some of them
status-out-of-hedge-end-2 = Half of them
status-out-of-hedge-end-3 = All of them
status-penns-doubt = Penn’s Doubt
status-the-page = The Page
status-the-page-1 = Cut from the Book
status-the-page-2 = Read on its chain
status-the-page-3 = Burnt with the Book
status-empty-helmet = The Empty Helmet
status-new-ropes = New Ropes
status-warm-hands = Warm Hands
status-paid-both-ways = Paid Both Ways
status-tables-set = Tables Set
status-tables-set-1 = Tellstone
status-tables-set-2 = The mill
status-tables-set-3 = The bridge
status-tables-set-4 = The pyre
status-tables-set-5 = The landing
status-tables-set-6 = The line
status-tables-set-7 = The north
status-osk-casts-off = Osk Casts Off
status-wanted = Wanted
status-iron-is-worn = The Iron Is Worn
status-third-spring = The Third Spring
