### The events of chapter four, and what is told behind the endings

## Story

event-the-road-straightens = The Road Straightens
event-the-road-straightens-text = They say that the road has been mended. Nobody has mended it. A carter who had dropped off on the long bend woke up at the far end of it, the horse asleep as well, with an hour in hand, and since then he’s been going from inn to inn trying to give it back. Where the road used to turn aside it goes on. It isn’t only there: wherever somebody at a fence has been given his name, or has signed his own in a book, there’s a gate tied open, and grass trodden from the other side. “And what is down there?” you ask the carter. He thinks. “Houses,” he says. “They’d baked. I thought it better not to count.”
event-the-road-straightens-quest = Find the way into Withy, and bring it with you to the table when the last count is held.
event-the-stone-leans = The Stone Leans
event-the-stone-leans-text = By the line the stone of the parish is leaning. It leans inward, like someone a bit deaf, and beneath the foot that has come up is a place that one can’t look at; it isn’t a hole, it’s what stands under the line when the sum has been taken away. They’ve put a rope round the stone and the Watch on the rope. If your names are on the roll, the Captain was sitting by the fence when it slipped, writing, and had just looked up to ask how one of them is spelled. If they aren’t, she was at the front. She’d ordered them all to let go, and hadn’t. They have hung her coat out, with the tear showing, and it’s still there in the morning.
event-the-sledge = The Sledge
event-the-sledge-text = If the ropes are whole, it’s gone: two ruts lead off over the moor, side by side, with a crew’s mess in between. Nobody was woken. Only that the women at the well had all been on their feet before it was light, they say, they couldn’t think for what, and now they’ve got it in the shoulders. If the ropes aren’t whole, it gets about none the less that there’s a stone on the moor that could be had, and whoever owns a strap comes out, in the sleet, and pulls. It moves by a hand’s breadth. Then it sits down. “Tomorrow,” somebody says, and they hang the mallet back on its hook.
event-one-fewer-at-supper = One Fewer at Supper
event-one-fewer-at-supper-text = Tonight there is a bowl too few. It was laid as always, from the left, and the last one stands there with his spoon. Nobody moves up. They look at each other all round the table, quite kindly, as one goes through one’s pockets for a coin, and now it has come to you. If you’ve kept names enough, or only the one that was the first you had, you say them, towards the door; and you aren’t halfway when the doorway is full of people who wipe their feet and have brought bowls of their own. If you haven’t, someone gets up. “I wasn’t hungry,” he says. In the morning they remember that someone said it.
event-the-last-count = The Last Count
event-the-last-count-text = They’ve rung everybody in. The square at Tellstone is full to where the boards are cut off, parish by parish, and in front stands Ragna Voss with a single sheet. It’s the short way, she says: one night, one list. It needn’t be a parish this time, it can be as few as will do. At the top she has put her own name; she’s read it twice, and it’s quite legible. “If anybody has a better sum,” says Ragna, “I’ll hear it. I’ll hear it till noon.” It’s so quiet that the stone can be heard to tick. Then they all look down the benches to the end, where the strangers are, since that sort of thing mostly comes from there.
event-the-book-is-closed = The Book Is Closed
event-the-book-is-closed-text = It’s noon, and somebody has shut the Book, and the noise of it goes round the square, once. There’ll be no more entered. On the last stone the stockings have got cold. Past the roofs, where there was always some sky, there’s a paler kind. Nobody runs. They’ve sat down at the tables after all, each where he belongs, and hold on to the edge, as one does in a boat. “Well,” says Ragna Voss. She doesn’t know any longer what it was that she was going to ask. She still knows whom, and turns the sheet round, and lays the pen on it with the nib to herself.

## Behind the endings

event-afterwards-sib = Sib and Her Brother
event-afterwards-sib-text = They’ve rowed all the way round, Sib says, and it’s exactly as big as she told him. Osk lives to the end of the week. He’d only been waiting until he could go, and he goes in the boat, asleep, with the sail up to his chin. She has tucked it in herself. It’s belayed.
event-afterwards-berit = Berit
event-afterwards-berit-text = Berit walks in the middle, beside a man who turns his boots outward at each halt. She has told him that it rains in. Then she’ll have to turn them back, he has said, and she has thought about that for a mile or so, and said that she’d want it in writing.
event-afterwards-pyre = The Pyre
event-afterwards-pyre-text = On its field the pyre is still standing. Berit takes one log from it each day, off the top, for the soup. She knows now who it was for, and that he’d been tall. It’ll see her through some winters.
event-afterwards-iron = The One in the New Iron
event-afterwards-iron-text = Whoever wore the new iron has come down as well. He doesn’t know his own coat. They have hung it where he goes by in the mornings, and this week, for the first time, he stopped in front of it and felt in the pocket.
event-afterwards-mill = The Mill
event-afterwards-mill-text = There’s something between the stones at Tarry’s Mill. Nobody there can get used to it; they keep putting a hand in to make sure, and come out white in patches, as you do when you haven’t tried.
event-afterwards-penn = Penn
event-afterwards-penn-text = Penn has moved his desk about and counts with his face to the window. He gets a different total every day. He enters it, and beside it the weather.
event-afterwards-marrow = The Captain
event-afterwards-marrow-text = Captain Marrow calls the roll in the evenings, in a coat that is red all over. There’s no free line any more. She has had to sew in a page.
event-afterwards-edric = Edric
event-afterwards-edric-text = Edric Lamb has one flock and the shearing done. He and a man from down the road lend each other their names for a day or so at a time, to keep in practice. The sheep answer to both.
event-afterwards-hedge-end = Hedge End
event-afterwards-hedge-end-text = The people from Hedge End have built again, with backs. They leave both doors open till it’s dark, so that you can see straight through, and so that anyone out there can see they’re at home.
event-afterwards-wenna = The Flask
event-afterwards-wenna-text = There are some who can’t bear it, and for those you had the flask. Wenna gave it out, by the spoonful, and sat with each of them. It was water. They say it helped, and that she didn’t apologise once.
event-afterwards-ropes = The Eighth Stone
event-afterwards-ropes-text = The eighth stone stands where they’d been going with it. It’s the only one on the island that has stayed warm. Stockings are hung on it, and there’s some pushing.
event-afterwards-corner = A Corner of Paper
event-afterwards-corner-text = Of the Book there’s a corner left, the size of a stamp, brown, with a heel on it. Ragna Voss has it framed over the sugar. On some mornings she knows what it is, and on all of them she walks round it with care.
event-afterwards-lintel = The Names That Were Kept
event-afterwards-lintel-text = The names you kept have been cut over the schoolroom door, low down. The children do them with clapping. There’s a rhyme in it that wanted another, and has got it.
event-afterwards-place = A Place at Table
event-afterwards-place-text = In Tellstone the clerk counts the tables and comes to yours. He dips his pen. “And how,” he asks, “do you spell that?”
event-afterwards-more = Once More Across
event-afterwards-more-text = They don’t leave it at the one crossing. There are enough at the oars who’ve been led out themselves once, or who’ve stopped believing what a book says about where they belong; they turn round before they are asked. Twice more, by lantern, with the benches empty. They come back each time with people who’d been sitting on a wall with their boots on, quite ready, and hadn’t liked to call.
