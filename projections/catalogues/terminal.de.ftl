### Die Texte des Terminals, auf Deutsch. Plätze zählen ab 0, wie in der Schnittstelle.

play-seat = Platz { $seat }
play-player = { $name } (Platz { $seat })
play-title = { $game } · { $names }
play-commands = h zählt die Befehle auf, ? sagt, was gerade nicht geht und warum.

## Der Tisch

play-joins = { $who } kommt mit diesem Befehl dazu:
play-token = und, falls danach gefragt wird, mit diesem Zugangscode: { $token }
play-watch = Zum Zuschauen im Browser: { $url }
play-start = Mit s beginnt das Spiel, sobald alle da sind.
play-not-started = { $who } hat das Spiel noch nicht begonnen.
play-host-only = Das darf nur die Spielleitung: { $who }.
play-here = { $who } ist da.
play-away = { $who } ist gegangen.
play-no-pack = Das Spiel dieses Tisches oder sein Paket ist hier nicht installiert; das Brett kann nicht gezeichnet werden.
play-no-board = Vor dem Beginn gibt es noch kein Brett.
play-nothing-told = Noch ist nichts geschehen.
play-over =
    { $result ->
        [success] Das Spiel ist aus: Ihr habt gewonnen.
        [failure] Das Spiel ist aus: Ihr habt verloren.
       *[other] Der Tisch wurde vor dem Ende geschlossen.
    }
play-may-end = Mit u lässt es sich noch zurückdrehen; e beendet den Tisch endgültig und legt seine Würfel offen.
play-ended = An diesem Tisch geschieht nichts mehr. v prüft seine Würfel, c erzählt die Geschichte, q geht.

## Züge

play-waiting = Am Zug: { $who }.
play-waiting-nobody = Keine Frage ist offen.
play-page = Seite { $page } von { $pages }; + und - blättern, ein Teil einer Zeile grenzt ein
play-narrowed = { $found } von { $all } mit „{ $wanted }“; m zeigt wieder alle
play-none-wanted = In keiner der { $all } Zeilen steht „{ $wanted }“.
play-no-usual = Hier wird nichts vorgeschlagen: Gib eine Nummer ein.
play-no-number = Die Nummer { $number } gibt es in dieser Liste nicht.
play-nothing-to-do = Für { $who } gibt es jetzt nichts zu wählen.
play-propose = Noch einmal Enter wählt { $number }: { $label }
play-sure = Wirklich? j bestätigt, alles andere bricht ab.
play-stale = Am Tisch ist inzwischen etwas geschehen; schau noch einmal hin.
play-refused = Das geht nicht: { $detail }
play-refused-rule = Das geht nicht ({ $rule }): { $detail }
play-older = Das kann der Dienst nicht: Er ist älter als dieses Terminal.
play-alone = An diesem Terminal gibt es keinen anderen Platz.
play-prompt = { $who } >

## Dinge und Orte

play-not-shown = Die Liste zeigt nur, was zu „{ $wanted }“ passt, und { $number } ist nicht dabei; m zeigt wieder alle.
play-unknown = Hier heißt nichts „{ $name }“.
play-meant = So ähnlich heißen: { $names }.
play-many = { $found } Dinge heißen so ähnlich wie „{ $name }“; gib mehr vom Namen ein.
play-many-numbers = { $found } Zahlen heißen so ähnlich wie „{ $name }“; gib mehr vom Namen ein.
play-no-numbers = Auf dem Brett steht gerade keine zusammengesetzte Zahl.
play-numbers = Gib w und eine Nummer oder einen Teil des Namens ein:
play-about-what = Gib i und einen Namen ein, etwa den einer Karte.
play-direction =
    { $direction ->
        [ne] NO
        [e] O
        [se] SO
        [sw] SW
        [w] W
       *[nw] NW
    }
play-story = „{ $text }“

## Zurückdrehen

play-lost = Das würde zurückgenommen:
play-lost-more = … und { $count } weitere
play-lost-reveals =
    { $count ->
        [one] Dabei lagen einmal Würfel oder Karten offen; sie fallen wieder genauso.
       *[other] Dabei lagen { $count }-mal Würfel oder Karten offen; sie fallen wieder genauso.
    }
play-needs = Es braucht die Zustimmung von { $who }.
play-needs-none = Niemand muss zustimmen.
play-asks-consent = { $who } möchte bis Aktion { $to } zurückdrehen. j stimmt zu, n nicht.
play-asks-others = Noch fehlt die Zustimmung von { $who }. w zieht den Vorschlag zurück.
play-others-asked = { $who } möchte bis Aktion { $to } zurückdrehen. Noch fehlt die Zustimmung von { $waiting }.
play-no-proposal = Niemand wartet auf deine Zustimmung.

## Das Ende und die Würfel

play-end-loses = Was seit dem letzten Spielstand gespielt wurde, ginge verloren: Die Kampagne geht von ihm aus weiter.
play-end-sure = Das beendet den Tisch endgültig und legt seine Würfel offen; danach lässt sich nichts mehr zurücknehmen.
play-verdict =
    { $verdict ->
        [ok] Protokoll, Würfel und Regeln sind nachweislich richtig.
        [unsigned] Protokoll, Würfel und Regeln sind richtig, aber das Protokoll ist nicht signiert.
        [sealed] Bisher ist nichts zu beanstanden; die Würfel lassen sich prüfen, wenn der Tisch beendet ist.
       *[failed] Mit dem Protokoll dieses Tisches stimmt etwas nicht.
    }
play-check =
    { $letter ->
        [A] Form und Reihenfolge
        [B] Blätter und Wurzel
        [C] Saaten
        [D] Ergebnisse
        [E] laufende Nummern
        [F] Regeln
       *[G] Statistik
    }
play-check-verdict =
    { $verdict ->
        [ok] richtig
        [failed] falsch
        [sealed] noch nicht
        [unsigned] nicht signiert
       *[skipped] nicht geprüft
    }

## Eine Kampagne

play-campaign-next = Die Kampagne geht weiter mit: { $scenario }.
play-campaign-prompt = Enter eröffnet den Tisch, q geht >
play-campaign-stays = Die Kampagne bleibt, wie sie ist. Dieser Befehl bringt dich zurück:
play-campaign-over = Die Kampagne ist zu Ende.

## Die Verbindung

play-again = Der Dienst antwortet nicht ({ $why }). Nächster Versuch in { $seconds } s.
play-cut = Die Verbindung ist abgebrochen ({ $why }). Enter versucht es noch einmal, q geht.
play-stays = Der Tisch bleibt, wie er ist. Dieser Befehl bringt dich zurück:
play-own-ends = Der Dienst, der dafür lief, wird jetzt beendet und startet beim Zurückkommen neu.

## Hilfe

play-help-number = eine Nummer wählt diese Zeile
play-help-enter = Enter schlägt vor, was mit › markiert ist, oder die einzige Zeile, die übrig ist; ein zweites Enter wählt es
play-help-words = ein Teil einer Zeile zeigt nur, was dazu passt (vor einem einzelnen Buchstaben ein /)
play-help-places = ein Ort wird mit Richtung (NO), Name, Buchstabe oder Koordinaten gewählt; Großbuchstaben haben Vorrang vor Befehlen
play-help-page = + und - blättern
play-help-m = m zeigt die Auswahl noch einmal, auch was jederzeit möglich ist
play-help-i = i erklärt, was in der Auswahl vorkommt, i 3 die Zeile 3, i NAME alles, was auf dem Tisch liegt: eine Karte, eine Figur, ein Feld, einen Stapel, eine Leiste und was dort liegt, oder was ein Wort des Spiels heißt; auch eine Kennung oder ihr Anfang genügt
play-help-o = o wechselt zu einem anderen Platz an diesem Terminal
play-help-b = b zeigt das Brett
play-help-c = c erzählt die letzten Aktionen; c 30 dreißig davon
play-help-l = l zeigt das Glück: was fiel und kam, neben dem, was bei gleichen Chancen zu erwarten ist
play-help-u = u dreht eine Aktion zurück, sofort, wenn es die eigene war und nichts gezeigt hat; u 12 bis Aktion 12, u 0 bis zum Anfang
play-help-r = r stellt Zurückgenommenes wieder her; r NUMMER, r WÖRTER oder r FRAGE sagt die Regel
play-help-y = j und n antworten, wenn jemand zurückdrehen möchte
play-help-n = n zeigt, was ihr notiert habt, n TEXT fügt eine Notiz hinzu, n 3 streicht die dritte
play-help-w = w zählt die Zahlen auf dem Brett auf, w 3 erklärt die dritte, w NAME alle, die so heißen; ist ein eigener Vorschlag offen, zieht w allein ihn zurück
play-help-v = v prüft das Protokoll und seine Würfel
play-help-d = d beantwortet die Frage eines Platzes, der fehlt, mit ihrer Vorgabe (Spielleitung)
play-since =
    { $begins ->
        [start] Was seit Spielbeginn geschah:
        [own-action] Was seit deiner letzten Aktion geschah:
       *[bound] Was zuletzt geschah:
    }
play-since-nothing =
    { $begins ->
        [start] Seit Spielbeginn ist nichts Nennenswertes geschehen.
        [own-action] Seit deiner letzten Aktion ist nichts Nennenswertes geschehen.
       *[bound] Zuletzt ist nichts Nennenswertes geschehen.
    }
play-help-a = a erzählt auf einer halben Seite, was von Anfang an geschah
play-help-s = s erzählt, was seit der letzten eigenen Aktion geschah, das Eigene zuerst; vor dem Beginn beginnt damit die Spielleitung das Spiel
play-forecast = Was die Regeln als Nächstes tun:
play-forecast-nothing = Als Nächstes geschieht nichts, das schon feststeht.
play-help-f = f sagt, was die Regeln als Nächstes tun
play-hint = Hinweis: { $title }
play-hint-look = Gemeint: { $names }
play-hint-rules = Regeln: { $rules }
play-guide-more = g zeigt den nächsten Hinweis, g 1, was du gelernt hast; g 0 beendet die Hinweise.
play-guide-none = Zu diesem Szenario gibt es keine Hinweise.
play-guide-left = Keine Hinweise mehr. Mit g geht es weiter.
play-guide-nothing = Im Augenblick kein Hinweis.
play-guide-learnt = Gelernt: { $count } von { $all }
play-help-g = g zeigt den nächsten Hinweis eines geführten Abends, g 1, was du gelernt hast, g 0 keine Hinweise mehr
play-notes = Was ihr notiert habt:
play-notes-none = Noch hat niemand etwas notiert.
play-closed = Was gerade nicht geht, und warum:
play-closed-nothing = Gerade ist nichts verwehrt, was man hier suchen würde.
play-help-closed = ? sagt, was gerade nicht geht und was dazu fehlt
play-help-h = h zählt diese Befehle auf
play-help-e = e beendet den Tisch und legt seine Würfel offen
play-help-q = q verlässt den Tisch; er bleibt bestehen
play-rule-near = Siehe auch { $ids }
play-rule-none = Keine Regel hat „{ $words }“.
play-rule-no-book = Zu diesem Spiel gibt es kein Regelbuch.

# Die Plätze am Tisch: wer sie hat, und wer dazukommt

play-help-p = p nennt die Plätze; p 2 open macht Platz 2 frei und zeigt eine Einladung, p 2 close spielt ihn hier, p 2 bot lässt einen Bot spielen, p 2 back nimmt ihn zurück, p 2 leave gibt ihn auf; p host übernimmt den Platz eines Gastgebers, der gegangen ist, p 2 agree und p 2 refuse beantworten einen Vorschlag dazu
play-help-t = t sagt, wie du gerufen wirst, wenn du dran bist; t URL oder t discord URL stellt es ein, t test probiert es aus, t off beendet es
play-seats-what = Tippe p, p 2 open, p 2 close, p 2 bot, p 2 back, p 2 leave, p 2 agree, p 2 refuse oder p host.
play-seat-is = { $who }: { $holder ->
    [open] frei
    [left] ist gegangen
    [bot] ein Bot
    [away] abwesend, ein Bot spielt
   *[person] eine Person
}
play-seat-opened = { $who } ist jetzt frei. Mit diesem Befehl setzt sich jemand dorthin; NAME steht für den Namen:
play-seat-proposal = { $kind ->
    [host] { $by } möchte den Tisch leiten, weil der Gastgeber gegangen ist.
   *[bot] { $by } schlägt vor, dass ein Bot für { $who } spielt; zurückkommen geht jederzeit.
}
play-seat-proposal-waits = { $who } hat noch nicht zugestimmt.
play-seat-yours = Ab jetzt spielst du auch { $who }.
play-seat-give-up = { $who } würde aufgegeben, das Token gilt dann nicht mehr.
play-call-none = Noch ruft dich niemand.
play-call-to = Du wirst über { $host } gerufen, sobald der Tisch eine Minute auf dich gewartet hat.
play-call-last = Die neueste Nachricht kam an: { $when }.
play-call-tested = Die Probe ist angekommen.
play-call-failed = Der letzte Versuch ist gescheitert: { $why }.
