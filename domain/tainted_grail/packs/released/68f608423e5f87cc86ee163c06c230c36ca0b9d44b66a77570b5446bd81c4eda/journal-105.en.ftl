### Section 105: Osk's Landing

## Verses

verse-105-1 = “I’d have gone by now,” says Osk, “but for the wind.” There’s no wind. He sits on the thwart with the oars shipped and the painter neatly made fast, and he has a herring for each of you, since it’s not as if he were busy. His hut stands open behind him. It has one bed, one bowl and two hooks by the door, a high one with an oilskin on it and a low one with nothing. Yesterday it was the tide; before that, he had a feeling. “As a rule I wait a bit,” says Osk. He says it to the far end of the landing, where nobody’s coming.
choice-105-1-1 = Listen to him, all the way to the end.
choice-105-1-2 = Look at the low hook by the door.
choice-105-1-3 = Lift the sail in the bow, without a noise.
choice-105-1-4 = Ask him who is not aboard.
choice-105-1-5 = Bring the families down to the boats.
verse-105-2 = He tells it well. There’s the crossing where he lost a rowlock, and the one with the bishop; there is a very good fog. It is only when he has told three of them that you begin to hear what is the same in each. He’s about to cast off. Everybody’s in. He runs his eye along the benches, the way you do, and there’s someone short, and he can’t say who; so he waits a bit. “You’d think one of these days I’d just go,” says Osk. He has a tight hold of the painter. “I was little when I started. You don’t like to be the one who rows off.”
verse-105-3 = The low hook gets you above the knee, as it gets everybody. It’s iron, of the same forging as the high one, and it was put up with the same care; the wood about it isn’t worn. There are shoulders rubbed into the wall under the oilskin, a dark pair of wings. Under this one the whitewash is clean. Stand beside it and hold out your hand flat, at the height where a thing would be if it hung there, its hem clear of the floor. You know that height. You’ve had your hand on it in crowds. “That?” Osk calls from the boat. “I’ve never liked to move it.”
verse-105-4 = She is asleep on the coiled line with her mouth open. The sail is over her up to the chin, tucked in by somebody who has never done it before and has taken advice from no one: it’s belayed. Osk rests his arms on the gunwale. He’s whispering, and asks you to whisper as well, and when you ask him why, he whispers that he has no idea. “It’s better trimmed, somehow,” says Osk. “She’s always lain a bit light in the bow.” For the first time since you’ve known him he isn’t looking at the landing. The water under the boat goes in and out as if it had been told to mind the child.
choice-105-4-1 = Ask the girl her name when she wakes.
verse-105-5 = “Someone,” says Osk. It has taken him all this time to come out with it. He has stepped onto the landing, which he never does while he’s waiting, and he looks at the empty benches from outside. “There’s someone not aboard. I’d know them if they came. I’ve kept the place.” He shows you: the bow, a cushion, dry. All the other cushions are gone to the gulls. “How many would she take?” you ask, and he tells you, straight off, to the head, and with what bedding; he’s worked it out in the evenings. “You’d need to bring them, though,” says Osk. “I can’t go and look. I might miss them.”
choice-105-5-1 = Promise him a boat’s worth, and bread for the way.
choice-105-5-2 = Tell him it is his sister.
verse-105-6 = They are sitting on their bedding in the rain, families, from the places where the road stops: a man with a clock, two old women with one goose. Nobody’s talking. You go from bundle to bundle and say the thing about the boat, and at each they look past you, at the water, to see how much of it there is. In the end it’s the goose who goes down first. After that it is only work. “Bread to the stern,” somebody calls, “children to the middle,” and a bench is put out on the landing, at the last moment, on the seaward side, for whoever’s late.
choice-105-6-1 = Seat those who know you from the road.
choice-105-6-2 = Share out bread till they will sit.
verse-105-7 = Sib stands on the landing, her skirt wet to the knee, and looks the old man over. “You got big,” she says. Osk says nothing. All his life he has told people why he can’t cast off yet; now there is no reason left, and he doesn’t know where to put his hands. She takes off her coat, reaches behind her without looking, and hangs it on the low hook. It hangs well. “Shove over,” says Sib. He makes room on the thwart. They row badly, out of time, arguing about it, and you hear them a good while after the fog has them.

## The landing without Osk

verse-125-1 = The landing is empty, and for once it looks as though it were meant to be. The painter lies coiled. In the hut the bed is made and the bowl is turned over, and by the door two hooks are in use: on the high one the oilskin, on the low one, with its hem just clear of the boards, a child’s coat, drying. You walk round it. You’d have thought it would be quiet here now, but the fog carries, and out where there’s nothing to see someone says that you don’t pull like that, and someone else says, well, show me.
choice-125-1-1 = Bring the families down to the boats.
