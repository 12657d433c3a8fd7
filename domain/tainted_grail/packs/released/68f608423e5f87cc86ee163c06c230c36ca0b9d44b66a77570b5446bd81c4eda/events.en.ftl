### The events

## Chapter one

event-in-her-own-hand = In Her Own Hand
event-in-her-own-hand-text = At breakfast Oda has copied the letter out, twice, to see whether it would come to her on the way. It hasn’t. What has come is that she must have been afraid: the pen has gone through the paper at reason. “I wouldn’t have told it to the stone,” she says, “if I’d thought of anything else I had. So it was needed. So it was true.” She lays her hand flat beside the page, and the hand and the writing match. “Find out what I meant, would you? I’d trust me, but I wasn’t there.”
event-in-her-own-hand-quest = Find the box that was stolen from Oda, the knot in the basket, and a place where the marks of the parishes stand in a row. Once Penn has counted, bring it all to her table: it is the notches that count.
event-the-clerk-counts = The Clerk Counts
event-the-clerk-counts-text = The bell goes in every parish at the same hour, and Penn comes through with his slate. People stand before their doors, washed, and say their number along the row; when it’s been said there’s a small sigh, as when a cart has got over a bridge. Strangers stand at the end. He looks at you, and you see him decide that you aren’t in the book, so it does not signify, and write you down on his cuff. Out on the roads you can hear the bell too. Somebody gets behind a wall, and couldn’t tell you from what.
event-houses-without-backs = Houses Without Backs
event-houses-without-backs-text = A man comes into Tellstone with a clock under his arm and asks where he may set it down. He got up in the night, he says, and went to the back door, and there was the door. He’s quite calm about it. The others who lived that way nod, and move up on the bench; it’s the third bench they’ve had to fetch. Somewhere on the island a stone has taken a day off what it promised. In the lane behind the market, towards evening, a light goes on, behind a wall that has nothing behind it.
event-a-place-too-many = A Place Too Many
event-a-place-too-many-text = Wherever you eat tonight there is a bowl over. Nobody has miscounted; whoever laid the table laid it as always, from the left, and when everybody was sitting there was one more. They look at it at first, and then they don’t. A spoon lies by it, the good one. One could fill it. People have that much manners, you’d think, and you see several hands start for the ladle and go to the salt instead. If nobody sits down there by the time the candle has burned to the pin, the mother takes it away and washes it up with the rest.
event-berits-evening = Berit’s Evening
event-berits-evening-text = It’s a still evening with a bit of frost in it, and the whole island knows what it’s for. People have come out to the ends of their gardens and are doing something to the fence. From the town, from the fold, from the willows, one can see the field, and the stack, and a lantern going round it once, slowly, at about the height of the knee. If someone has asked her not to, the lantern stops by the house, and it’s soup that you smell. If nobody has, there’s a quick line of light along the bottom, well laid; then you can see the folded blanket.
event-one-notch-too-many = One Notch Too Many
event-one-notch-too-many-text = Oda clears the table. If you have the wood, she runs her thumb down it and says the parishes as she goes, as every child on Orrow can: fold, field, lime, springs, hedge, meadow, Tellstone. Her thumb hasn’t come to the end. She does it again, slower. If you haven’t, Penn has it. He was told to buy it, off a woman with a scarf, and told what then; the stove door is open and he’s crying, and you press the cut side into the candle before he does the rest. Either way it lies there in the end, among the cups, in the light. It is only a stroke. “That’s one over,” says Oda, and looks at the door as if it had been knocked at.

## Random events

random-fair-wind = Fair Wind
random-fair-wind-text = The wind has got round behind you in the night. Coats fill; a hat goes on ahead to see that the road is there.
random-fog = Fog
random-fog-text = The fog has come up as far as the doorstep and sat down. Whoever goes out takes hold of a fence and hopes that it’s the same fence all the way.
random-bells-at-night = Bells at Night
random-bells-at-night-text = It strikes all night, from no tower. You lie and count with it, everyone does, and each time somebody in the next bed says: no, that was one more.
random-long-light = Long Light
random-long-light-text = In the evening the light stays. Women beat carpets by it, a man paints half a gate. Nobody mentions it, so that it won’t notice.
random-the-tithe-sow = The Tithe Sow
random-the-tithe-sow-text = Every tenth piglet was due to the Count House, and for seventy years nobody has come to collect. She has come instead, and she is in no doubt about the rest of it.
random-the-levy = The Levy
random-the-levy-text = They come over the hill in step, with pikes, in coats that were the fashion. They’d been called up against something. Nobody told them it was over.
random-the-tipstaff = The Tipstaff
random-the-tipstaff-text = A rider with a staff and a list. In each village he reads it out, and holds each face up to a description. If you’re on no list he touches his hat and rides by.
random-a-basket-on-the-step = A Basket on the Step
random-a-basket-on-the-step-text = It’s standing there in the morning, with bread in it under a cloth, and it is still warm. The rim goes over itself and comes back. By evening the basket has been fetched.
random-someone-counts = Someone Counts
random-someone-counts-text = In the hedge, in the stove pipe, a pace behind you, someone is counting under his breath. He gets to you and stops. One can let him wait, or one can say: here.
random-pedlar = Pedlar
random-pedlar-text = A man with a tray goes from gate to gate. He sells what people lost on the way to the last village, cleaned up a bit, at a fair price.
random-a-cold-stone = A Cold Stone
random-a-cold-stone-text = A girl who went out for the stockings comes back and says they’re wet. The mother says that she must have felt the wrong side. Then she goes out herself.
random-wake = Wake
random-wake-text = Somebody in the village has died of age, in his bed, with all his names about him. It’s so long since that happened that they ask everyone in.
random-shorn-sheep = Shorn Sheep
random-shorn-sheep-text = The flock is out on the roads round the fold, pink and cross and very well shorn. Whoever drives one home is asked in, and there is cheese.
random-pim-moves-house = Pim Moves House
random-pim-moves-house-text = Pim is on the road with everything: the boards, the trestle, the end of the world, a canary. He has a few minutes, and an opinion.
random-wrong-sum = Wrong Sum
random-wrong-sum-text = Penn has sent word that yesterday can’t have been right, and would everyone please have it again.
random-first-frost = First Frost
random-first-frost-text = The puddles have lids. Whoever has slept out picks himself up in pieces, and it takes something hot to put them together.
