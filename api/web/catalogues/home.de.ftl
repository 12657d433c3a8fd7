home-skip = Direkt zu den Spielen
home-slogan = Lange Brettspiele, gemeinsam, Zug um Zug
home-title = Hourglass: lange Brettspiele, gemeinsam
home-title-waiting = ({ $count }) Hourglass: Du bist dran
home-hail = Spielt zusammen, heute Abend oder einen Monat lang.
home-what = Alles, was geschieht, wird aufgeschrieben: So könnt ihr es zurücknehmen, jeden Abend noch einmal ansehen und jemanden nachkommen lassen. Niemand kann an den Würfeln drehen, auch wir nicht, und dein Browser beweist es. Ein Konto braucht ihr nicht: Ein Platz ist ein Link.
home-about-materia-prima = Alchemisten sammeln, brauen und verstecken ihr Werk, während die Inquisition die Schornsteine zählt.
home-about-tainted-grail = Legt Karten so in eine Reihe, dass ihre Kanten zusammenpassen; haltet die Menhire am Brennen; lest weiter.
home-picture-materia-prima = Ein Stück der Karte von Materia Prima: Türme, Minen, eine Stadt mit zwei Inquisitoren, Alarmglocken
home-picture-tainted-grail = Drei Karten in einer Reihe; wo ihre Kanten sich treffen, leuchten halbe Zeichen auf
home-card-enemy = Kohleneber
home-card-laid = Loses Geröll
home-card-next = Geborgte Zähne
home-players =
    { $most ->
        [one] Eine Person
       *[other] { $fewest } bis { $most } Personen
    }
home-scenarios =
    { $count ->
        [one] ein Szenario
       *[other] { $count } Szenarien
    }
home-has-campaign = Kampagnen
home-guided = Geführten Abend spielen
home-at-once = „{ $title }“ spielen
home-open-table = Tisch eröffnen
home-mine = Meine Tische
home-mine-none = Noch keine. Hier steht jeder Abend, den du beginnst oder zu dem du mit einem Link dazukommst.
home-mine-unkept = Dieser Browser speichert hier nichts, also steht hier kein Platz. Hebe die Adresse jedes Tisches auf, an dem du spielst: Sie ist dein Platz.
home-kept = Deine Plätze merkt sich nur dieser Browser. Hinter ⋯ steht der Link, mit dem ein Platz auf ein anderes Gerät umzieht.
home-safe = Meine Plätze sichern …
home-kept-safe = Deine Plätze merkt sich dieser Browser; versiegelt liegen sie auch bei diesem Dienst, unter deiner Merkphrase.
home-safe-about = Eine Merkphrase sammelt deine Plätze von allen deinen Geräten. Dieser Browser versiegelt die Liste damit, und der Dienst bewahrt auf, was er nicht lesen kann. Wenn du dieses Gerät verlierst, bringt die Phrase jedes Spiel zurück.
home-safe-make = Phrase erzeugen
home-safe-typed = Ich habe eine Phrase
home-safe-typed-hint = acht Wörter, wie sie ein anderes Gerät oder die Kommandozeile zeigt
home-safe-take = Meine Plätze hierher holen
home-safe-write = Schreib diese Phrase auf und zeig sie niemandem: Wer sie hat, kann deine Plätze spielen. Verlorene Phrasen findet niemand wieder.
home-safe-phrase = Deine Merkphrase
home-safe-stored = Zuletzt gesichert: { $when }.
home-safe-not-stored = Deine Plätze sind noch nicht gesichert. Diese Seite versucht es von selbst noch einmal.
home-safe-forget = Phrase hier vergessen
home-safe-no-phrase = Das ist keine Merkphrase: Sie hat acht Wörter mit je fünf Buchstaben.
home-safe-unknown = Unter dieser Phrase liegt hier nichts. Prüfe jedes Wort.
home-safe-insecure = Hier kann dieser Browser nichts versiegeln: Der Dienst muss über https erreichbar sein.
home-campaigns = Meine Kampagnen
home-public = Zusehen
home-prove = Die Würfel selbst prüfen
home-programs = Für Programme
home-loading = Wird geladen …
home-seats = Plätze
home-you = (du)
home-table = Tisch
home-campaign = Kampagne
home-campaign-page = Abende und Glück
home-gone = Dieser Platz gilt hier nicht mehr.
home-is-open = noch nicht begonnen
home-is-finished = vorbei
home-wanted-turn = du bist dran
home-wanted-consent = du wirst gefragt, ob ihr zurückdreht
home-wanted-start = wartet darauf, dass du startest
home-play = Spielen
home-answer = Antworten
home-start = Starten
home-look = Ansehen
home-look-back = Zurückblicken
home-watch = Zusehen
home-join = Platz nehmen
home-join-with = { $game }, mit { $others }. Unter welchem Namen spielst du?
home-invite = Jemanden einladen
home-invite-gone = Diese Einladung wurde schon benutzt oder zurückgezogen. Bitte um eine neue.
home-close-seat = Selbst spielen
home-close-seat-sure = Diesen Platz wirklich selbst spielen?
home-seat-open = frei
home-seat-left = nicht mehr dabei
home-seat-bot = Bot
home-seat-away = abwesend, ein Bot spielt
home-let-bot = Einen Bot spielen lassen
home-wanted-answer = Du wirst gefragt
home-turn-person = Ich bin weg: Ein Bot soll spielen
home-turn-away = Ich bin wieder da
home-more-for = Mehr zu { $name }: Links, Codes, vergessen
home-link = Link für { $name }
home-link-hint = Wer diesen Link hat, spielt diesen Platz. Öffne ihn auf einem anderen Gerät oder scanne dort den Code.
home-all-seats = alle { $count } Plätze dieses Browsers auf einmal
home-copy = Kopieren
home-copied = Kopiert.
home-not-copied = Dieser Browser kopiert nicht. Markiere den Link und kopiere ihn selbst.
home-code = QR-Code
home-code-of = QR-Code zum Link für { $name }
home-forget = Vergessen
home-forget-sure = Wirklich vergessen?
home-opened = Der Tisch ist eröffnet. Schick allen den Link zu ihrem Platz; diese Seite zeigt ihn nur jetzt. Dann starte; die anderen können später dazukommen.
home-opened-free = Der Tisch ist eröffnet. Wer einen dieser Links hat, kann den Platz nehmen; ist der Tisch öffentlich, kann es jeder. Starte, sobald alle Plätze besetzt sind.
home-opened-campaign = Die Kampagne ist eröffnet. Schick allen den Link zu ihrem Platz; diese Seite zeigt ihn nur jetzt.
home-new = Neu: { $game }
home-kind = Was eröffnest du?
home-kind-table = Einen Abend
home-kind-table-hint = ein einzelnes Szenario
home-kind-campaign = Eine Kampagne
home-kind-campaign-hint = Abend für Abend; jeder beginnt, wo der letzte aufgehört hat
home-pack = Paket
home-scenario = Szenario
home-at-the-table = wird am Tisch gefragt
home-seats-count =
    { $count ->
        [one] Allein
       *[other] { $count } Personen
    }
home-player = Name
home-plays = Wer gespielt wird (sonst wird es am Tisch gefragt)
home-here = Wer spielt in diesem Browser?
home-here-me = Nur ich
home-here-me-hint = die anderen bekommen Links
home-here-all = Wir alle
home-here-all-hint = wir reichen das Gerät herum
home-holder = Wer sitzt hier?
home-holder-person = jemand, den du kennst, über einen Link
home-holder-open = wer dazukommt
home-holder-bot = ein Bot
home-name = Name des Tisches
home-name-hint = Darf leer bleiben. Wer zusieht, sieht ihn.
home-private = Privat
home-private-hint = Der Tisch steht in keiner Liste, und ohne Link sieht niemand zu.
home-undo = Zurücknehmen
home-undo-usual = Wie üblich
home-undo-usual-hint = allein sofort; zu mehreren mit Zustimmung, wenn etwas aufgedeckt wurde
home-undo-free = Frei
home-undo-free-hint = alle dürfen alles sofort zurücknehmen
home-undo-knowledge = Nach Wissen
home-undo-knowledge-hint = eigene Aktionen sofort, wenn sie nichts aufgedeckt haben; alles andere mit Zustimmung
home-undo-unanimous = Mit Zustimmung
home-undo-unanimous-hint = nur wenn alle zustimmen
home-undo-off = Nie
home-undo-off-hint = was liegt, liegt
home-delay = Verzögerung fürs Publikum, in Sekunden
home-delay-hint = Von 0 bis 86.400. Wer mitspielt, sieht alles sofort.
home-from-to = Von { $least } bis { $most }
home-more = Mehr
home-add = Hinzufügen
home-remove = { $name } entfernen
home-open = Eröffnen
home-evenings =
    { $count ->
        [0] noch kein Abend gespielt
        [one] ein Abend gespielt
       *[other] { $count } Abende gespielt
    }
home-evening = { $number }. Abend: { $result }
home-evening-open = ein Abend läuft gerade
home-campaign-over = die Kampagne ist vorbei
home-next = Nächster Abend
home-company-hint = Wer an keinem Platz angekreuzt ist, fehlt an diesem Abend und behält alles.
home-comes-back = { $name }, wieder dabei
home-joins = { $name }, neu
home-new-link = Neuer Link
home-new-link-sure = Der alte Link gilt dann nicht mehr. Wirklich?
home-rules = Die Regeln
is_all = Alle
is_open = Offen
is_joinable = Freie Plätze
is_running = Im Gange
is_finished = Vorbei
