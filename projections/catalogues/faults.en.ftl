# What is wrong with what a person filled in, in words for players.
long = { $most ->
    [one] At most one character is possible here.
   *[other] At most { $most } characters are possible here.
}
many = At most { $most } entries are possible here.
few = { $least ->
    [one] At least one entry is needed here.
   *[other] At least { $least } entries are needed here.
}
signs = These characters are not possible here.
small = The number must be at least { $least }.
large = The number must be at most { $most }.
whole = A whole number belongs here.
missing = Something is missing here.
unseen = Nothing of this can be seen. Write a letter, a sign or a picture.
form = The service cannot read this value.

played-twice = Two seats ask for the same. Each can be played by one seat only.
one-board = Two of these characters need the same player board. Choose one of them.
too-many-asked = This seat asks for more than it plays. Choose fewer.
too-many-here = Not so many can be there at once. Some stay away this evening.
has-died = This character has died in the campaign. Choose another one.
own-setup = The tutorial has its own setup. Leave difficulty, map and temple open.
own-seats = In the tutorial it is fixed who plays what. Leave that open.
fixed = This scenario fixes that itself. Leave it open.
seats = The game is not for this number of seats.
