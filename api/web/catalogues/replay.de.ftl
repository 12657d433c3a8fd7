replay-skip = Zum Spielplan springen
replay-title = Rückblick
replay-moment =
    { $day ->
        [none] Rückblick: Moment { $n } von { $count }
       *[other] Rückblick: { $day }, Moment { $n } von { $count }
    }
replay-when = Es war { $at } Uhr. Hier lässt sich nichts wählen; das Spiel geht weiter, wo es steht.
replay-not-begun = Dieser Tisch hat noch nicht begonnen; es gibt noch keinen Rückblick.
replay-reading = Die Partie wird gelesen: { $share } %
replay-back = Zurück zum Tisch
replay-days = Die Tage dieses Spiels, der neueste rechts.
replay-first = Zum ersten Moment
replay-last = Zum neuesten Moment
replay-earlier = Einen Moment zurück
replay-later = Einen Moment weiter
replay-day-before = Zum Tag davor
replay-day-after = Zum nächsten Tag
replay-play = Abspielen
replay-stop = Anhalten
replay-yours = von dir
replay-dice-there = Würfel
replay-keys = Tasten: ← → Momente, [ ] Tage, m deine letzte Aktion, s die nächste dieses Platzes, d nächste Würfel, v Tempo
replay-further = Anderen zeigen
replay-check = Die Würfel dieses Tisches nachprüfen
replay-postcard = Ein Bild dieses Moments sichern
replay-together = Gemeinsam zurückblicken
replay-together-about = Eine Person führt, die anderen sehen denselben Moment. Wer sich eine Weile allein umsehen möchte, ist mit einem Klick wieder dabei.
replay-name = So nennen dich die anderen
replay-begin = Beginnen
replay-guest = Gast { $n }
replay-joining = Du wirst eingelassen.
replay-joined = Du bist dabei.
replay-lost = Die Verbindung ist abgerissen; sie wird neu aufgebaut.
replay-replaced = Du machst in einem anderen Fenster weiter.
replay-refused = Du wurdest nicht eingelassen: { $why }
replay-left = Du bist gegangen.
replay-you-lead = Du führst; die anderen sehen, was du siehst.
replay-nobody-leads = Gerade führt niemand.
replay-you-follow = { $name } führt, du folgst.
replay-you-look-alone = { $name } führt, du siehst dich allein um.
replay-alone = Allein umsehen
replay-follow = Zurück zu { $name }
replay-take = Die Führung übernehmen
replay-leads = führt
replay-away = nicht da
replay-hand = Übergeben
replay-hand-to = Die Führung an { $name } übergeben
replay-points = { $name } zeigt auf: { $thing }
replay-point = Ein Klick auf ein Ding des Spielplans zeigt es den anderen.
replay-invite = Diesen Link an die anderen schicken
replay-copy = Kopieren
replay-again = Noch einmal versuchen
replay-leave = Verlassen
replay-whatif = Was wäre, wenn
replay-whatif-here = Was wäre, wenn … ab hier
replay-whatif-full = Erst eine der { $count } Verzweigungen weglegen
replay-opening = Wird eröffnet …
replay-after =
    { $title ->
        [none] Ab hier
       *[other] Nach „{ $title }“
    }
replay-own-dice = Ein eigener Tisch mit eigenen Würfeln. Nichts hier ändert den Tisch darüber.
replay-branch-name = Was wäre, wenn: { $name }
replay-bots-play = Die anderen spielen.
replay-open = Diesen Tisch öffnen
replay-put-away = Weglegen
