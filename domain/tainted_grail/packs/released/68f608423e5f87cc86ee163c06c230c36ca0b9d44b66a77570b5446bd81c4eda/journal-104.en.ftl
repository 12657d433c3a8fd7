### Section 104: The Pyre Field

## Verses

verse-104-1 = There is a pyre in the field, as well built as a house. Berit Alder is squaring the top course with the heel of an axe. The logs are all of a length; the kindling is tucked in underneath like a letter under a door; up where one is laid there’s room for one, and a folded blanket, and nobody. Behind her stands the stone of the parish, with soup splashed on it. “It’s for the autumn,” says Berit when she sees you looking. “I do it every autumn.” She steps back and shuts one eye. “It’s a bit long,” she says. “He was tall, then. That’s something.”
choice-104-1-1 = Help her with the wood till it is all up.
choice-104-1-2 = Ask whom it is for.
choice-104-1-3 = Walk over to the black patch in the grass.
choice-104-1-4 = Sit down with her. You know something about his boots.
verse-104-2 = “Hold this end,” says Berit. “No, like you mean it.” You carry, she sets. She has a way of knocking each log twice before she lets it lie, as if somebody inside should have time to dress. When it is done she brings soup out to the chopping block, and one bowl more than you are, and takes that one in again without remark. The door stays open. Next to it, on the stone, stand a man’s boots, greased, the toes outward. “They were there,” says Berit. She has seen you see them. “I turn them in, evenings, so the rain doesn’t get them. In the morning they’re the other way about.”
choice-104-2-1 = Ask whose boots those are.
verse-104-3 = She doesn’t take it amiss. She lays down the axe, sits on the lowest course, makes room, and starts to tell you about him: that he ate the crust first. That he whistled through a gap, and it got on her nerves, and she’d pay for it now. That he was tidy. She gets quicker. She has it all, like a drawer that’s been tipped on a bed, sleeve and button and spoon, and nobody to put into any of it. Then she comes to the place where the name goes. You see her put her foot out for it as one does for a last stair.
verse-104-4 = It has got dark, and nobody has lit a lamp. “I thought if I burn it,” says Berit after some time, “I’ll have been to a funeral. People who’ve been to a funeral can go home.” Her axe leans between her knees. She knows exactly how the wind stands; she has built for it. “I never do know, the morning after, why my hands hurt,” she says. “They tell me. I thank them.” From the house one can see the field and from the field one can see the house, with the door open and the boots before it. “You say,” says Berit. “You’re from away.”
choice-104-4-1 = “Don’t light it.”
choice-104-4-2 = “Light it, then. And then sleep.”
verse-104-5 = Where it stood there is a long black place, as long as he was, with the nails of the blanket chest lying in it in two rows. Rain has been at it. In the house, in the middle of the day, Berit is asleep on top of the covers with her bandaged hands outside, as you lay a child’s. On the step stand the boots, toes in; last night she must have been too tired to come out again, and whoever turns them has let it be. You sit down for a little while where you can hear her breathe. It’s restful, and there is no need to be ashamed of that, and you are.
verse-104-6 = Berit is at the table with the spoons laid out. You’ve said the thing about the crust, and about the boots, and she has nodded at each as if you’d been sent round by the neighbours. “So where do you know him from?” she asks. It’s the sort of question one asks while drying a plate. The door’s open. A long way off, beyond the fold and the lime, the road goes up to a house with iron on its gate; you can’t see it from here, nobody can, but she has turned her head, and she’s got as far as hanging up the cloth.
choice-104-6-1 = Tell her to look out at the bench.
choice-104-6-2 = Tell her where he is.
verse-104-7 = On the bench by the door a man sits unlacing his boots. He has got thin, and there is a line round his neck where something sat for years; he does the left one first. Berit stands on the step with a spoon in her hand. He sets the boots side by side, looks at them, and turns them, toes out. “So I’d find the way again,” he says, to the boots, rather. “I kept thinking somebody was turning them round.” “It rained in,” says Berit. She has to try that voice twice before it will carry. Then she goes in and fetches the other bowl.

## The rite

rite-104 = The stone of the parish drinks soup. You bring wood, you stir, you go round with the ladle and fill a bowl for everyone who isn’t there; Berit says when. Each bowl is set down at the foot of the stone, and you step back, as from a shy dog. In the morning they are empty and rinsed.
