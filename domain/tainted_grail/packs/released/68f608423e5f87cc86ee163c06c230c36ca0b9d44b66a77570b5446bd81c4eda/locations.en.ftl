### The locations: what everyone sees

## The middle of the island

location-101 = Tellstone
location-101-text = A market town round its stone; stockings dry on it. They count you in at the gate, aloud, and again at supper.
location-101-action = Carry water for the square
location-102 = Tarry’s Mill
location-102-text = The stones run day and night, with nothing in them. The door is barred, and the price is on it.
location-102-action = Grind a sack
location-103 = The Fallen Bridge
location-103-text = The bridge is down. On the last stone stands a table with a lamp, an umbrella and a man, since the toll did not fall.
location-103-action = Clear rubble from the ford
location-104 = The Pyre Field
location-104-text = A pyre, well built, with nobody on it. By the door of the house stand boots, toes outward.
location-104-action = Split wood for the soup
location-105 = Osk’s Landing
location-105-text = A hut, a jetty, a boat with the oars in. He will take you across as soon as he has told you why not.
location-105-action = Gut herring for him
location-106 = The Line
location-106-text = A fence, three rails high, and soldiers with their backs to you. They look just over the meadow.
location-107 = Osier Beds
location-107-text = Willows in rows, cut back every spring, and nobody cuts them.
location-107-action = Cut rods and plait what you need
location-108 = Tallow House
location-108-text = They pour candles for the dead here, a name under each. You can smell it a good way down the road, and it is not a bad smell.
location-109 = The Dropped Stone
location-109-text = A menhir on a sledge, in the middle of the moor. The ropes rotted in mid-pull.
location-109-action = Splice the ropes

## The west

location-110 = Hangman’s Alder
location-110-text = A tree over the road, a cut rope in it, still swinging.
location-111 = Lamb’s Fold
location-111-text = The flock is home, and newly shorn. The shepherd is not home.
location-112 = Assize Lime
location-112-text = A chair under a tree. Court has begun; it has been at the same case since anyone can remember.
location-113 = Still House
location-113-text = Two rows of beds, all made, half of them for nobody.
location-113-action = Nurse somebody

## The north

location-114 = Burnt Den
location-114-text = The charcoal burners’ kilns are cold. A bear walks up and down between them, counting.
location-115 = Long Bend
location-115-text = For an hour the road goes round nothing. There is a rail, on the inside.
location-116 = Three Springs
location-116-text = Three basins, three cups, and a woman who apologises for one of them. She has forgotten which.
location-117 = Reeve’s Keep
location-117-text = Iron on the gate, iron on the man. Outside the kitchen door stand boots, toes outward.
location-118 = Count House
location-118-text = Ink, a dog, and the Book on its chain. Everybody on Orrow is in it; the dog is too.
location-118-action = Copy columns
location-119 = Cinder Hall
location-119-text = The roof burned off long ago. Someone has gone on burning, and has kept a seat for you.

## The east

location-120 = Green Lake
location-120-text = Boats lie on the grass, and the grass has lately been moved by something.
location-120-action = Haul a net
location-121 = The Unmaking Forge
location-121-text = Here swords go in and nails come out. The smith weeps, but it is good work.
location-121-action = Work at the bellows for what you need
location-122 = Hedge End
location-122-text = A village behind a hedge. The backs of the houses go first, so people live in the fronts.
location-122-action = Buy bread over the half-door
location-123 = Ebb Flats
location-123-text = Sand as far as the fog. Under it, when the water is out, a bell.
location-124 = Withy
location-124-text = Smoke, washing, a well. Somebody says your names, and gets them right.

## Places that have changed

location-125 = The Landing Without Osk
location-125-text = An empty jetty. On the low hook by the door hangs a child’s coat.
location-125-action = Gut the herring they throw you
location-126 = The Gap in the Line
location-126-text = The rails are stacked in the grass. A path goes through where they were, and it was trodden from over there.
location-127 = The Fold, Gate Open
location-127-text = The gate is tied open. There is wool on the post, and the prints go both ways.
location-128 = The Mill, Stopped
location-128-text = The wheel is tied up, with a good knot. You can hear the water, and the hens.
location-129 = Straight Road
location-129-text = It was always shorter. Halfway along, something turns off.
location-130 = Hedge End, Empty
location-130-text = A street of fronts, swept, with the half-doors open. You see the sky through them.
