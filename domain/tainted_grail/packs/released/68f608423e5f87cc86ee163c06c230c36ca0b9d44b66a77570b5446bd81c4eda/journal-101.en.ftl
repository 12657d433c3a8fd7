### Section 101: Tellstone

## Verses

verse-101-1 = Oda Quern holds the letter at arm’s length, then close. “That’s my hand,” she says. “That’s how I make a g.” She reads it again while you drip on her floor. It asks you to come before the count; it says there is a reason. She looks up, friendly and ashamed, like someone who has lost a name at a funeral. Outside in the square the stone stands in the rain, and it is warm: children are drying stockings on it. “Then I’ll have told it the reason,” says Oda. “I can’t have had anything better left.” She puts the kettle on. “Did you come far?”
choice-101-1-1 = Let Oda show you her house.
choice-101-1-2 = Look over Pim’s stall on the square.
choice-101-1-3 = Call on Penn, the clerk, at his desk.
choice-101-1-4 = Go round by the back lane.
choice-101-1-5 = Go out into the square, where they are laying tables.
verse-101-2 = Oda’s house is one room and a table, and she apologises for the table. On the shelf above the bed there is a square with no dust on it, a hand and a half each way. She follows your eyes. “I kept something there,” she says. “A box, I think. I dust round it.” She holds her palm over the place without touching it, as you’d feel whether a pot is still warm. Her purse hangs by the door, and it hangs flat; the nail beside it is new, for a lantern, though she never goes out at night. “I pay what I owe,” says Oda slowly. “So somebody will have been here to be paid.”
verse-101-3 = Pim has written THE END IS NIGH on one board and MAPS on the other, and stands between them. “By the acre,” he says. “Fresh this morning, I’ve been out to look. What’s gone by next week I buy back at half.” He unrolls a coast for you with the pride of a man showing fish. Where the ink is wet there’s a hill he won’t vouch for. Under the trestle his stock sits in a basket, old, tight as a drum, with a rim that goes over itself and comes back. You’ve seen rims. You haven’t seen that. “Don’t handle the basket,” says Pim. “It’s not for sale. I don’t think it’s for sale.”
choice-101-3-1 = Buy a map of the day.
choice-101-3-2 = Pay him well to draw you a better weather.
choice-101-3-3 = Ask who made the basket.
verse-101-4 = Penn sits with his back to the window so as not to see people, whom he only adds. He has counted Tellstone again this morning: hearths, mouths, bowls put out at night. He turns the slate round for you, since nobody else will look at it. Two columns, both of them right; under them a line; under the line they differ. “By one,” says Penn. “It isn’t a mistake. I’d know a mistake.” He blows on his fingers, which are inky to the second joint. He has come to the end of them, and there is something left over. “You wouldn’t lend me a hand?” he asks. He means a hand.
choice-101-4-1 = Lay your notches beside his column.
choice-101-4-2 = Lend him your fingers, at the open window.
verse-101-5 = The lane behind the market is where the town stops. The fronts stand; there are curtains, and a cat in a window. Go round the corner and there is no round: the boards end, cut clean, above grass and weather. A bed stands with two legs indoors. Washing hangs on a line whose other post isn’t there, and it hangs level. Behind the next front a chair is drawn up, to a table, by the sound of it, and a spoon scrapes a bowl. You look. Behind the next front is the thickness of a plank. Somebody in there says, with his mouth full, that you may as well come in.
verse-101-6 = The carts have come in overnight and stand shaft to shaft, and on the square seven tables are laid under the drizzle, one for each parish, as on any day of the count. There is soup. People eat it standing, beside the benches, because nobody wants to be the first to sit down where he belongs. Oda goes from pot to pot with a ladle she doesn’t use. She has been looking at the tables for some time now, the way she looked at her own shelf. “It’s laid right,” she says as you come up. “I’ve counted. Would you say there’s a draught, just there, at the end?”
choice-101-6-1 = Give Oda back her reason.
choice-101-6-2 = Ask for one more table.
verse-101-7 = “Another table,” you say, and the square goes on eating, since it might be only a thing one says. You say it again. Somebody asks who for. You tell them; you see it go in and go under, and how they look for it in their bowls. But a few of the men have got up, and a woman who is good at carrying. They fetch the boards out of the Count House yard. They lay it from the left, because that’s how one lays a table, with the good spoons; and when it’s standing there, at the end, in the draught, they stay beside it and look at their hands. “There’s no card on it,” somebody says, and goes for ink.

## The rite

rite-101 = You stand round the stone with wet hands on it, all of you, and each says something he would miss: a street at night, somebody’s way of closing a door. It has to be true. It is gone before the last word, and nobody can tell you what you said, since they were all busy losing their own. The stone takes it like a stove taking wood.
