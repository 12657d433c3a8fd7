### Section 106: The Line

## Verses

verse-106-1 = The Watch stands along a fence with its back to you. It’s an ordinary fence, three rails, with a meadow behind it, in which something white is grazing or drying; you’d have to look, and nobody here does. They look, all of them, just over it. Soup is handed along from the left. On one of the posts hangs an officer’s coat, and in the reddest part of it somebody has put a careful patch. “Halt,” says a man, to the meadow. “Who’s there?” You tell him. “Didn’t ask you,” says the man, out of the side of his mouth. “You’re behind me. You’re all right.”
choice-106-1-1 = Stay for the roll at sundown.
choice-106-1-2 = Ask for the Captain.
choice-106-1-3 = Climb the fence and go out on the meadow.
choice-106-1-4 = Lay your notches on the Captain’s drum.
choice-106-1-5 = Look into the drawer of the field desk.
choice-106-1-6 = Ask the Captain whether the fence is needed.
verse-106-2 = At sundown the Captain calls the roll along the fence. Each name gets its “here”, bored, cold, wanting soup. She shuts the book. From the meadow, where nobody is, comes one more “here”, a little late, like a child who has run. No soldier turns his head; there is an order about that. The Captain waits, as one waits at a door. “Who else?” she says then, quietly, as if it were nothing. And out there, all along the line and always just as far away, they begin to answer. They’re saying your names, slowly, so as not to get one wrong.
verse-106-3 = Captain Marrow is darning a stocking over the pommel of her sword and holds out her left hand, palm up. She means papers. There are none; she’d have been surprised. “Then you’re not here,” she says, “and I’ve got enough of those.” She bites off the thread. Her shirt is clean and her cuffs have been turned by somebody who can do it better than she can. “There are two ways,” says Ilse Marrow. “You tell me something I can put in the report. Or my sergeant finds out how you stand when you’re pushed. It isn’t meant unkindly. I like to know what’s behind me.”
choice-106-3-1 = Give her something for her report, under your own names.
choice-106-3-2 = Let her find out how you stand.
verse-106-4 = The meadow is easy walking. Fence behind you, trees ahead, as anyone would, and you talk about supper. After a while the trees are behind you. Nobody turned. Ahead there’s a fence, and men along it with their backs to you, and you’re glad of them until you see your own bread on the post where you left it, bitten. The sun is nearly down. “Everybody does that once,” says the sentry, and moves over so that you can climb. He has kept the crust for you.
verse-106-5 = She doesn’t ask where you got it. She lays her own stick alongside, the one the roll is kept on, a cut for each man who answered, and moves them till the notches meet, as one closes a coat. They meet all the way down. At the bottom yours has one over. “Evening of the ninth,” says Marrow. “And the tenth. I thought it was me.” She looks at the fence for a time, straight at it, which there’s an order against. Then she gets out the book and turns it about and lays the pen in the fold. “I’ve a line free,” she says. “I’ve never known why I rule it.”
choice-106-5-1 = Sign on the free line.
verse-106-6 = Toward evening she takes off her coat, brushes it and hangs it on the fence, on the far side, with the tear showing. “Sleeve,” she says. She says it the way you tell a tailor. It’s clear that this is a weakness of hers and that you’ve been let in on it. There’s nothing in any of the regulations about coats. They’re allowed to face that way; it is only cloth. All along the line, to the left and to the right of her, each rail has something hanging from it now: a glove, a stocking, a cap with no lining, and nobody looks, and nobody’s in a hurry to go in to supper.
choice-106-6-1 = Leave bread in the pocket.
verse-106-7 = She doesn’t call anybody. She goes to the post where her coat has hung and takes the top rail in both hands, and it turns out that it was never nailed; people have only leaned on it. “Sergeant,” says Marrow, “what does the order say about fences?” He thinks. The order’s about looking. So they lift out the rails, one after another, three high, and stack them on the near side by their length, and where they’ve been there is grass that you could tell a fence from. Nobody goes through. The whole line stands with its hands hanging and looks where it has been told not to, and from the far end, after a time, somebody says, a bit hoarse: “Here.”

## The rite

rite-106 = The Captain calls the roll by the stone, and yours are the last names on it. Each of you says “here”, and hears how it sounds in a field. Then she reads the free line. It isn’t anything, a breath, with the mouth in the shape of a name. One more “here” comes, quite near, from the side where the fence is, and the stone takes all of it, and afterwards it will not listen to anybody again.

## The gap

verse-126-1 = The gap is as wide as a cart, and a path goes through it already. It wasn’t soldiers who trod it: it is narrow, a hand deep, and it comes from over there. To the left and right the fence looks as if it had been put up for some reason that slips one’s mind. The red coat hangs on the last post, on this side now, and under it Ilse Marrow sits in her shirt on a stack of rails with the book on her knees, and isn’t writing. “They come by,” she says. “Evenings, mostly. They wipe their feet.” A few of her men have let their eyes come down onto the meadow. One of them has shaved.
choice-126-1-1 = Talk with the Captain.
choice-126-1-2 = Go out and hear the roll from over there.
choice-126-1-3 = Tell her that a table is laid for the line, too.
