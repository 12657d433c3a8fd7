title = Toy
rolled = Dice fell: { $faces }
scored = { $points } points
prompt = Your turn
taken = { $seat } takes { $cards }
shown = { $seat } shows { $card }
label = Take { $key }
day = Card { $day }
