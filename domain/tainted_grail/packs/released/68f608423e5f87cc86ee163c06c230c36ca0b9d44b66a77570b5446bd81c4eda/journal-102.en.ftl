### Section 102: Tarry's Mill

## Verses

verse-102-1 = You hear Tarry’s Mill before you see it, the stones going round at a good pace. Then you see it, and wonder what they have between them. No cart stands at the ramp. The sacks by the door are folded; the flour on the sill has rain pits in it, old ones. Someone has barred the door with a beam that was meant for a bigger door and chalked on it what knocking costs. Through the boards comes the noise of the stones, and under the noise, whenever the wheel takes breath, something that isn’t noise. It stops when you do.
choice-102-1-1 = Knock, and have it out with the miller.
choice-102-1-2 = Lay an ear to the boards, low down.
choice-102-1-3 = Go up to the loft; they know your step.
choice-102-1-4 = Go up to the loft, since nobody stops you.
verse-102-2 = Hob Tarry lets you in as far as the hopper and stands in front of the ladder. He’s white to the elbows, very evenly, the way you are if you do it on purpose. He wants to hear about the road, the fold, who is drawn and who’s been ill; he wants it quickly, with nothing left out, and at each answer he looks as if he’d hoped for a different island. “And the clerk?” he says. “Coming with his list, is he? This side of the moon?” He puts a hand on the beam. Overhead a board gives under some small weight and he starts to talk about barley.
verse-102-3 = In the loft a girl sits plaiting rushes. You count the room, as one does: Hob, yourselves, nobody else. You count again. The girl knows this game and puts her hand up; it makes no difference to the sum. “She eats,” says Hob. “She sings, too, that’s why I run the stones. But the clerk’s coming with his list, and they pay for one that isn’t on it.” He doesn’t say what they pay. He has found out, though. Below you the wheel takes the water and lets it go.
choice-102-3-1 = Help hide her behind the meal bins, with bread for the night.
choice-102-3-2 = Tell the clerk where there is one over, and take the money.
choice-102-3-3 = Carry her down to Osk, who has a boat.
choice-102-3-4 = Ask her name.
verse-102-4 = You are halfway over the yard when the stones stop. After so much noise the quiet has an edge; you hear the drip from the wheel, a hen, your own boots, which you would like to put down more softly. Nobody calls after you. The neighbour’s wife is standing at her fence with a bowl, and further along a man with a rake, and they’ve heard it as well, and they look at the mill and then at the only people who have just come out of it. They don’t look angry. They look like people who are glad that nobody asked them.
verse-102-5 = In the loft there is a smell of meal and wet rushes. The mats she has plaited lie in a pile by size, the edges all going over and coming back, and when the light is right you can see that a good many of them are the same mat. Down by the hopper Hob is asleep on his feet with his cheek on the beam. He has left the lamp lit, out of habit, and a plate out, out of another. You eat what’s on it; that seems to be what it is for. Somebody, you, or the miller in his sleep, is humming.
choice-102-5-1 = Wake Hob and tell him it is time.
verse-102-6 = The loft is swept. It has been swept by someone who did the corners twice and then took the broom away with him. At the height of a child’s shoulder there is a nail in the beam, new, with nothing on it. You count the room, which is easily done. Outside the water goes by. The miller’s boots stand below, side by side, but nobody comes when you call; there is only a key that turns, somewhere, on the inside. On the floorboards, if you lie down, which you do, you can see where the rushes dripped.
choice-102-6-1 = Stay lying there until you have seen all of it.
verse-102-7 = “You what?” says Hob, but the girl has put the rushes down. It’s clear that nobody has asked her this for some time, and that she has been keeping the answer ready, as you keep a coin in a shoe. “Sib,” she says. “It’s Sib. And my brother’s little. He’s on the boat, he’ll be crying.” She pulls a ribbon out of her plait, looks at it severely and ties it round the nearest wrist with a knot you’ll have to cut some day. “So you don’t forget,” says Sib. The miller has sat down on a bin. He moves his lips, once, twice, and you can see it going from him.

## The mill, stopped

verse-128-1 = You come round the bend and think that you’ve gone deaf. The wheel is tied. Somebody has made a proper job of it, with the end tucked away, as one leaves a thing that one means to come back to; the water goes by underneath and doesn’t know what to do with itself. The beam is off the door. The door’s been planed, where it used to stick, and the chalk has been washed away, price and all. On the ramp stands a sack of meal for the hens, with a scoop in it, and the hens sit round it in a ring and wait for somebody to start the noise. You catch yourselves whispering. Nobody could ever have done that here.
choice-128-1-1 = Go up to the loft; they know your step.
choice-128-1-2 = Go up to the loft, since nobody stops you.
