title = Spiel
rolled = Würfel: { $faces }
scored = { $points } Punkte
prompt = Du bist dran
taken = { $seat } nimmt { $cards }
shown = { $seat } zeigt { $card }
label = Nimm { $key }
day = Karte { $day }
