audit-skip = Zu den Prüfungen
audit-title = Die Würfel selbst prüfen
audit-intro = Diese Seite prüft Archive von Tischen: ob das Protokoll lückenlos ist, und ob jeder Wurf und jede Karte so kam, wie es feststand, bevor sich jemand hingesetzt hat. Gerechnet wird in deinem Browser; eine Datei, die du hier ablegst, geht nirgendwohin.
audit-drop = Archive hier ablegen oder auswählen
audit-table = Oder einen Tisch dieses Dienstes nennen: seine Adresse oder seine Kennung
audit-check-it = Prüfen
audit-no-id = Darin steht keine Kennung eines Tisches.
audit-away = Das lässt sich nicht prüfen
audit-whole-ok = Alles stimmt
audit-whole-unsigned = Stimmig, aber nicht signiert
audit-whole-sealed = So weit stimmig; die Würfel sind noch versiegelt
audit-whole-failed = FALSCH
audit-sum =
    { $failed ->
        [0] { $count } Archive, alle stimmig.
       *[other] { $count } Archive: { $sound } stimmig, { $failed } FALSCH.
    }
audit-share = Auch andere können es hier prüfen:
audit-own = Wenn du niemandem trauen willst, auch dieser Seite nicht:
audit-program = prüfe mit einem eigenen Programm
audit-luck = Glück mit den Würfeln
audit-who = Wer
audit-dice = Würfel
audit-came = Augen
audit-even-dice = Gleichmäßige Würfel
audit-usual = Neun von zehn Abenden
audit-course = Verlauf
audit-course-of = { $came } Augen, wo gleichmäßige Würfel { $mean } bringen
audit-course-about = Die Linie zeigt Wurf für Wurf, wie weit die Augen vor gleichmäßigen Würfeln lagen; neun von zehn Abenden enden im Band.
audit-from-to = { $from } bis { $to }
audit-dice-of =
    { $count ->
        [one] einer von „{ $die }“
       *[other] { $count } von „{ $die }“
    }
audit-here = hier
audit-service = der Dienst
audit-check = Prüfung
audit-verdict = Urteil
audit-shown = Was sich zeigte
audit-by = Durch
audit-name-A = Form
audit-name-B = Protokoll
audit-name-C = Saaten
audit-name-D = Ergebnisse
audit-name-E = Reihenfolge der Ergebnisse
audit-name-F = Regeln
audit-name-G = Gleichmaß
audit-is-ok = in Ordnung
audit-is-failed = FALSCH
audit-is-sealed = versiegelt
audit-is-unsigned = nicht signiert
audit-is-skipped = nicht geprüft
audit-rules-ok = Nach den Regeln des Spiels noch einmal entschieden: Alles ist gleich.
audit-rules-failed = Nach den Regeln des Spiels kommt etwas anderes heraus.
audit-rules-skipped = Der Dienst konnte es nicht noch einmal entscheiden.
audit-rules-none = Niemand hat es noch einmal entschieden: Dazu braucht man die Regeln des Spiels und damit den Dienst.
audit-there = Ist
audit-should = Sollte sein
audit-breaks = Hier bricht es
audit-breaks-at = Es bricht bei Eintrag { $entry }
audit-limits = Was dies nicht beweist
audit-limit-foresee = Wer das Geheimnis des Servers kennt, kann die Ergebnisse voraussehen, aber nicht lenken.
audit-limit-forge = Ist das Geheimnis bekannt, kann jeder zu denselben Saaten ein anderes Spiel schreiben. Nur Prüfpunkte, die andere aufbewahrt haben, zeigen, dass damals so entschieden wurde.
audit-limit-unsigned = Kein bekannter Schlüssel hat dieses Protokoll signiert. Es ist stimmig, aber niemand bürgt dafür, wessen es ist.
audit-unreadable = nicht geprüft, weil die Datei nicht so weit lesbar ist
audit-form = { $entries } Einträge in ihrer Reihenfolge
audit-json = das ist kein kanonisches JSON
audit-size = größer, als ein Archiv sein darf
audit-cut = mitten in einer Zeile abgeschnitten
audit-long = ein Eintrag von mehr als 1 MiB
audit-tail = die Datei endet nicht wie ein Archiv
audit-entry = das ist kein Eintrag, oder er steht am falschen Platz
audit-data = die Daten von „{ $type }“ haben eine andere Form
audit-copies = { $copies } Kopien sind angekündigt, aber es folgen weniger Zeilen
audit-nested = ein geöffneter Wert enthält einen versiegelten
audit-version = die Einträge sind nicht lückenlos nummeriert
audit-time-back = die Zeit läuft rückwärts
audit-own-action = ein Eintrag des Tisches selbst innerhalb einer Aktion, oder eine Aktion zu zwei Zeiten
audit-action = auf Aktion { $before } folgt Aktion { $is }
audit-leaf = die Zeile ist nicht die aus der Liste der Blätter
audit-root = die Zeilen haben eine andere Wurzel
audit-no-checkpoint = Zeilen, Blätter und Wurzel passen zusammen; es gibt keinen Prüfpunkt
audit-checkpoint = der Prüfpunkt hat eine falsche Form oder gehört zu einem anderen Tisch
audit-checkpoint-root = der Prüfpunkt nennt eine andere Wurzel über { $size } Einträge
audit-signature = die Signatur des Prüfpunkts ist falsch
audit-tree-signed = Zeilen, Blätter und Wurzel passen zusammen; { $size } Einträge sind signiert
audit-tree-unknown = Zeilen, Blätter und Wurzel passen zusammen; kein bekannter Schlüssel hat sie signiert
audit-tree-uncheckable = Zeilen, Blätter und Wurzel passen zusammen; dieser Browser kann die Signatur nicht prüfen
audit-out-of-time = „{ $type }“ kommt zur falschen Zeit
audit-sealed-twice = zweimal versiegelt, oder von keinem Platz
audit-seal-unopened = begonnen, bevor alle Saaten geöffnet waren
audit-seed-form = zweimal geöffnet, vorher nicht versiegelt, zu kurz oder zu lang
audit-seed = nicht die Saat, die versiegelt wurde
audit-commitment = das Geheimnis passt nicht zu seiner Zusage
audit-seeds-ok = das Geheimnis passt zu seiner Zusage; Saaten von Spielern: { $seeds }
audit-seeds-none-ok = das Geheimnis passt zu seiner Zusage; kein Spieler hat eine Saat beigetragen: Der Betreiber könnte sich das Geheimnis ausgesucht haben
audit-seeds-sealed = das Geheimnis ist noch versiegelt; Saaten von Spielern: { $seeds }
audit-seeds-none-sealed = das Geheimnis ist noch versiegelt; kein Spieler hat eine Saat beigetragen: Der Betreiber könnte sich das Geheimnis ausgesucht haben
audit-still-sealed = ein Wert ist noch versiegelt, obwohl das Geheimnis aufgedeckt ist
audit-sealed-copy = eine Kopie enthält einen versiegelten Wert
audit-opened = ein geöffneter Wert ist nicht der, der versiegelt wurde
audit-opening-unused = geöffnet wird etwas, das nicht versiegelt war
audit-too-early = Zufall oder Karten vor dem Beginn
audit-pool-size = ein Vorrat von mehr als { $most } Karten
audit-pools-size = die Vorräte sind größer als in jedem Spiel
audit-pool-lacks = „{ $card }“ verlässt einen Vorrat, der sie nicht enthält
audit-pool-outcome = das Ergebnis passt nicht zum Vorrat „{ $pool }“: { $m } Möglichkeiten, { $size } Karten
audit-outcome-open = ein Ergebnis des Vorrats „{ $pool }“ ist zu groß, oder offen, obwohl Karten darin versiegelt sind
audit-outcomes-left = mehr Ergebnisse als Karten
audit-card = „{ $card }“ wurde gezogen, aber das Ergebnis wählt „{ $selected }“
audit-die = das ist kein Ergebnis des Würfels „{ $die }“
audit-faces = andere Seiten als die der Ergebnisse
audit-outcome = Ergebnis { $n } von „{ $stream }“ unter { $m } ist ein anderes
audit-outcomes =
    { $outcomes ->
        [one] ein Ergebnis nachgerechnet
       *[other] { $outcomes } Ergebnisse nachgerechnet
    }
audit-outcomes-sealed =
    { $outcomes ->
        [one] ein Ergebnis passt zu Würfeln und Karten; nachgerechnet wird es, sobald das Geheimnis aufgedeckt ist
       *[other] { $outcomes } Ergebnisse passen zu Würfeln und Karten; nachgerechnet werden sie, sobald das Geheimnis aufgedeckt ist
    }
audit-origin-root = das Archiv des Ursprungs beginnt mit einer anderen Wurzel
audit-copy = nicht wie im Archiv des Ursprungs
audit-compared = Die Kopien stimmen mit dem Archiv des Ursprungs überein.
audit-not-compared = Die Kopien wurden nicht verglichen: Das andere Archiv ist nicht das des Ursprungs oder nicht lesbar.
audit-turn = an eine Stelle zurückgenommen oder wiederholt, die es dort nicht gibt
audit-action-past = Aktion { $action } ist vorbei oder noch nicht an der Reihe, oder Zufall außerhalb jeder Aktion
audit-number = Ergebnis { $n } von „{ $stream }“, an der Reihe ist aber { $next }
audit-numbers =
    { $outcomes ->
        [one] ein Ergebnis an seiner Stelle
       *[other] { $outcomes } Ergebnisse in ihrer Reihenfolge
    }
audit-too-few = zu wenige Ergebnisse für ein Urteil
audit-even =
    { $tested ->
        [one] eine Art von Ergebnissen geprüft: „{ $stream }“, p = { $p }
       *[other] { $tested } Arten von Ergebnissen geprüft; am ungleichmäßigsten ist „{ $stream }“, p = { $p }
    }
kept-running = noch nicht zu Ende
kept-for-all = wie alle es sehen konnten
kept-for = wie { $name } es sehen konnte
kept-checking = Wird geprüft …
kept-ok = Alles stimmt
kept-unsigned = Stimmig, aber nicht signiert
kept-sealed = So weit stimmig; die Würfel sind noch versiegelt
kept-failed = DIESE DATEI IST GEFÄLSCHT ODER BESCHÄDIGT
kept-broken = Die Datei ist beschädigt: Sie ist nicht mehr so lesbar, wie sie geschrieben wurde.
kept-proof = Beweis
kept-day = Zum Tag
kept-earlier = Einen Moment zurück
kept-later = Einen Moment weiter
kept-full = Für die Bretter nach diesem Moment war in der Datei kein Platz. Das Protokoll ist vollständig.
kept-shown-signed = Bretter und Chronik sind die, die { $name } zu diesem Protokoll signiert hat.
kept-shown-unknown = Bretter und Chronik sind unbeschädigt. Dieser Browser kann nicht prüfen, wer sie signiert hat.
kept-shown-false = Bretter oder Chronik sind nicht das, was signiert wurde. Glaub ihnen nicht.
kept-shown-other = Bretter und Chronik gehören zu einem anderen Protokoll. Glaub ihnen nicht.
kept-trust = Die Datei bringt ihr Prüfprogramm und ihren Schlüssel mit, und wer die Datei fälschen kann, kann auch diese fälschen. Sicher gehst du, wenn du den Schlüssel { $name }+{ $key } mit der Schlüsselliste des Dienstes vergleichst, oder das Archiv speicherst und mit einem eigenen Programm prüfst.
kept-archive = Archiv speichern
