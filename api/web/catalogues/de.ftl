title = Am Tisch zusehen
connecting = Verbinde …
live = Live
polling = Wird alle paar Sekunden aktualisiert: In diesem Browser sind viele Tische offen
cut = Unterbrochen, neuer Versuch …
ended = Der Tisch ist beendet
closed = Kein Zugang
refused = Diesen Tisch gibt es nicht, oder er ist privat. Ein privater Tisch lässt sich nur über seinen eigenen Link öffnen, der einen Zugangscode enthält.
gone = Der Dienst sagt: { $why }
past = Moment { $n } von { $count }, { $at }
now = Jetzt
back = Zurück zum aktuellen Stand
play = Abspielen
stop = Anhalten
speedSlow = langsam
speedUsual = gemächlich
speedFast = schnell
slider = Jeder Moment der Partie
watchers = { $count } Zuschauer
delayed = { $seconds } s verzögert
branch = setzt einen anderen Tisch fort
proposal = { $who } möchte auf Aktion { $to } zurückdrehen. Zustimmen müssen noch: { $waiting }.
turn = am Zug
seat = Platz { $seat }
present = ist da
waiting = Die Partie hat noch nicht begonnen.
none = Gerade gibt es keinen solchen Tisch.
tables = Alle öffentlichen Tische
away = Der Dienst ist nicht erreichbar. Neuer Versuch …
is_all = Alle
is_open = Offen
is_joinable = Freie Plätze
is_running = Im Gange
is_finished = Vorbei
story = Chronik
justNow = Soeben
earlier = Früheres
undone = zurückgenommen
rule = Regel
success = Gewonnen
failure = Verloren
over = Vorbei: { $result }
saved = Abend zu Ende
abandoned = Beendet
log = Das Protokoll
sealWaiting = { $entries } Einträge gelesen, noch kein Prüfpunkt
sealChecked = { $entries } Einträge geprüft
sealRewritten = UMGESCHRIEBEN
sealForged = FALSCHE SIGNATUR
sealUnable = hier nicht prüfbar
root = Wurzel über { $size } Einträge
signed = Vom Dienst signiert; die Signatur ist gültig.
unknown = Mit keinem Schlüssel des Dienstes signiert.
uncheckable = Die Signatur lässt sich hier nicht prüfen: Dieser Browser unterstützt Ed25519 nicht.
false = Die Signatur des Prüfpunkts ist falsch, oder ihr Schlüssel gehört zu einem anderen Dienst.
unable = Dieser Browser kann Hashes nur auf https-Seiten prüfen, deshalb wird hier nichts geprüft.
kept = Es setzt das Protokoll fort, das dieser Browser schon kennt ({ $size } Einträge).
first = Dieser Browser merkt sich den Stand, damit der nächste Besuch zeigt, ob etwas geändert wurde.
unkept = Dieser Browser lässt die Seite nichts speichern.
imported = Importiert: Das Protokoll nennt den Tisch, an dem gespielt wurde.
rewritten = Das Protokoll wurde umgeschrieben. Was hier früher stand, zeigt der Dienst jetzt nicht mehr.
was = Vorher: { $size } Einträge, Wurzel
is = Jetzt: { $size } Einträge, Wurzel
dice = Würfel
diceSealed = Versiegelt: Das Geheimnis hinter den Würfeln wird am Ende aufgedeckt. Ergebnisse bisher: { $outcomes }.
C = Saaten
D = Ergebnisse
ok = in Ordnung
failed = FALSCH
sealed = versiegelt
commitment = Die Zusage des Geheimnisses
okC = Das Geheimnis passt zur Zusage; Saaten von Spielern: { $seeds }.
okD = { $outcomes } Ergebnisse entsprechen genau dem, was die Saaten festlegen.
hidden = { $hidden } davon gehören zu verdeckten Karten und sind versiegelt.
noSeeds = Kein Spieler hat eine Saat beigetragen: Der Betreiber könnte sich das Geheimnis ausgesucht haben.
entry = Eintrag { $entry }
whyTime = zur falschen Zeit
whySeal = zweimal versiegelt oder von keinem Platz
whySeed = nicht die Saat, die versiegelt wurde
whyUnopened = begonnen, bevor alle Saaten offen waren
whyCommitment = das Geheimnis passt nicht zur Zusage
whyStart = Zufall vor dem Beginn
whyDie = kein Ergebnis dieses Würfels
whyFaces = andere Seiten als die des Ergebnisses
whyOutcome = ein anderes Ergebnis als das festgelegte
whyMany = mehr Ergebnisse, als diese Seite prüft
whyMalformed = fehlerhaft
more = Karten, Reihenfolge und Regeln prüft
program = das Programm
with = mit
archive = dem Archiv
or = oder
audit = die Prüfseite
keepIt = Dieses Spiel als Datei aufheben
keeping = Die Datei wird geschrieben …
keepFailed = Die Datei ließ sich nicht schreiben: { $why }
yourTurn = Du bist am Zug
turnOf = { $name } ist am Zug
askedYou = Du wirst gefragt
signal = Mit Ton und Hinweis melden, wenn ich am Zug bin
signalTone = Mit Ton melden, wenn ich am Zug bin; Hinweise verbietet dieser Browser
awaySince = fort seit { $at }
you = du
nameYou = { $name } (du)
skip = Direkt zu deinen Möglichkeiten
can = Was du tun kannst
atTable = Am Tisch
sending = Gesendet, warte auf den Dienst …
declined = Der Dienst hat das nicht ausgeführt
declinedRule = Die Regeln erlauben das nicht ({ $rule })
declinedStale = Am Tisch ist inzwischen etwas geschehen. Wähle noch einmal.
offline = Verbindung unterbrochen. Was du jetzt wählst, käme nicht an.
offlineWhy = Die Seite versucht weiter, den Dienst zu erreichen.
unsentYet = Noch nicht gesendet: { $label }
unsentYetWhy = Die Seite sendet es, sobald sie den Dienst erreicht, und nur ein Mal.
unsent = Es wurde nicht gesendet.
unsentWhy = Der Dienst war zu lange nicht erreichbar. Wähle noch einmal.
tryNow = Jetzt versuchen
turnBack = Zurückdrehen
redo = Wieder vor
turnBackHere = Bis hierher zurückdrehen
goOnHere = Von hier an einem neuen Tisch weiterspielen
askThem = Anfragen
doIt = So machen
notYet = Noch nicht
suggested = Ein vernünftiger nächster Schritt
hinted = Das meint der Hinweis
showAll = Alles zeigen
atAnyTime = Jederzeit ({ $count })
notPossible = Gerade nicht möglich ({ $count })
undo_free = Das kannst du frei zurücknehmen.
undo_consent = Zum Zurücknehmen müssen die anderen zustimmen.
undo_never = Das lässt sich nicht zurücknehmen.
second_consent = Zum Zurücknehmen müssten die anderen zustimmen.
second_never = Das lässt sich nicht zurücknehmen.
guideNext = Weiter
guideNotNow = Jetzt nicht
guideShow = Zeig es mir
guideLeave = Keine Hinweise mehr
guideTakeUp = Hinweise zeigen
guideNothing = Im Augenblick kein Hinweis.
guideLearnt = Gelernt { $n }/{ $count }
guideDone = gelernt
choices =
    { $count ->
        [one] eine Möglichkeit
       *[other] { $count } Möglichkeiten
    }
reveal = Tisch beenden und die Würfel aufdecken
theTable = Tisch
goesOn = läuft noch
endTold = Du hast diesen Tisch eröffnet, darum kannst du ihn beenden, ehe das Spiel zu Ende ist.
endIt = Tisch beenden
endSure = Diesen Tisch für immer beenden?
endSureWhy = Niemand kann hier weiterspielen. Das Geheimnis hinter den Würfeln wird aufgedeckt.
endLoses = Was seit dem letzten Spielstand gespielt wurde, ginge verloren.
endAnyway = Trotzdem beenden
overRevealed = Die Würfel sind aufgedeckt. Jeder kann sie prüfen.
overSealed = Das Geheimnis hinter den Würfeln ist noch versiegelt.
overNext = Wähle, was als Nächstes kommt
startAsked = Beginne, wenn alle einen Platz haben.
startWhy =
    { $count ->
        [one] Du spielst allein.
       *[other] { $count } Plätze. Schicke zuerst allen ihren Link.
    }
start = Beginnen
seeded = Dein Browser hat eine eigene Saat zu den Würfeln beigetragen.
unstartedBy = { $name } eröffnet die Partie.
waitsFor =
    { $count ->
        [one] { $names } ist am Zug
       *[other] Am Zug: { $names }
    }
nobody = Niemand ist gefragt.
alsoAsked = Auch gefragt: { $names }
agree = Zustimmen
refuseIt = Nein
withdraw = Zurückziehen
wouldLose =
    { $count ->
        [one] Das nimmt eine Aktion zurück.
       *[other] Das nimmt { $count } Aktionen zurück.
    }
needsConsent = Zustimmen müssen: { $names }.
needsNobody = Niemand muss zustimmen.
lookAt = Diesen Moment ansehen
why = Warum { $value }?
close = Schließen
keys = Tasten
keysTake = die Möglichkeit mit dieser Nummer wählen
keysWalk = durch die Möglichkeiten gehen
keysMap = über das Brett gehen und wählen
keysHere = auf der Karte: was hier ist; was ringsum liegt
keysNear = auf der Karte: das nächste Ziel; die nächste Gefahr; noch einmal gedrückt, die danach
keysWhy = was ist das; warum diese Zahl; was nicht geht, und warum
keysUndo = zurückdrehen; Zurückgedrehtes wiederholen
keysAgree = dem Zurückdrehen zustimmen
keysParts = zu den Möglichkeiten; zur Chronik; voriger und nächster Reiter
keysEscape = loslassen, schließen
keysPast = in der Vergangenheit: jetzt; Aktion für Aktion; der Anfang; jetzt
keysDay = nach Tagen: zum Anfang des Tages; zum nächsten Tag
keysSeek = meine letzte Aktion; die nächsten Würfel; die nächste Aktion desselben Platzes, in der Vergangenheit
keysSpeed = wie schnell das Spiel abläuft
keysOff = Diese Tasten ausschalten
keysOn = Diese Tasten einschalten
here = Hier
around = Ringsum
goal = Nächstes Ziel
threat = Nächste Gefahr
noMap = Gerade steht nichts von dir auf einer Karte.
no-goal = Auf der Karte ist kein Ziel bekannt.
no-threat = Auf der Karte ist keine Gefahr bekannt.
since = Seit du zuletzt hier warst
seenIt = Verstanden
tabDo = Handeln
curtain = Gib das Gerät an { $name } weiter
curtainWhy = Die nächste Frage gilt einer anderen Hand. Niemand sonst sollte jetzt hinsehen.
curtainUp = Ich bin { $name }

# Home

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
home-kept = Deine Plätze merkt sich nur dieser Browser. Hinter ⋯ steht der Link, mit dem ein Platz auf ein anderes Gerät umzieht.
home-campaigns = Meine Kampagnen
home-public = Zusehen
home-prove = Die Würfel selbst prüfen
home-programs = Für Programme
home-refused = Der Dienst lehnt ab:
home-unsent = Der Dienst ist nicht erreichbar. Was du ausgefüllt hast, bleibt hier. Versuche es wieder, wenn diese Meldung verschwindet.
home-loading = Wird geladen …
home-close = Schließen
home-seats = Plätze
home-you = (du)
home-table = Tisch
home-campaign = Kampagne
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
home-call = Ruf mich, wenn ich dran bin
home-call-url = Adresse des Empfängers
home-call-url-hint = Eine Adresse, die mit https:// beginnt, etwa ein Webhook von Discord oder einem Push-Dienst. Wer sie kennt, kann dorthin schreiben; darum bekommt sie nur dieser Dienst.
home-call-form = Art
home-call-webhook = beliebiger Webhook
home-call-discord = Discord
home-call-set = Speichern
home-call-test = Probe senden
home-call-remove = Nicht mehr rufen
home-call-none = Noch ruft dich niemand.
home-call-to = Du wirst über { $host } gerufen, sobald der Tisch eine Minute auf dich gewartet hat.
home-call-last = Die neueste Nachricht kam an: { $when }.
home-call-never = Noch ist keine Nachricht angekommen.
home-call-tested = Die Probe ist angekommen.
home-call-failed = Der letzte Versuch ist gescheitert: { $why }.
home-seat-open = frei
home-seat-left = nicht mehr dabei
home-seat-bot = Bot
home-seat-away = abwesend, ein Bot spielt
home-let-bot = Einen Bot spielen lassen
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
home-sheet = Bogen
home-so-far = Was bisher geschah
home-journal = Tagebuch
home-no-so-far = Von dieser Kampagne gibt es nichts zu erzählen.
home-no-journal = Diese Kampagne hat kein Tagebuch.
home-company-hint = Wer an keinem Platz angekreuzt ist, fehlt an diesem Abend und behält alles.
home-comes-back = { $name }, wieder dabei
home-joins = { $name }, neu
home-sheet-of = Der Bogen von { $name }
home-sheet-text = Als Text
home-no-sheet = Diese Kampagne hat keinen Bogen.
home-new-link = Neuer Link
home-new-link-sure = Der alte Link gilt dann nicht mehr. Wirklich?
unnamedYou = Du
ruleless = Diese Regel steht noch nicht im Buch.
rules-title = { $game }: die Regeln
rules-skip = Weiter zu den Regeln
rules-search = Finde eine Regel: Frage, Wörter oder Nummer
rules-contents = Kapitel
rules-played = So wird gespielt
rules-questions = Zehn Fragen
rules-near = Siehe auch:
rules-book = Das ganze Buch
rules-found =
    { $count ->
        [0] Keine Regel hat diese Wörter.
        [one] Eine Regel
       *[other] { $count } Regeln
    }
rules-unknown = Diese Regel steht nicht im Buch.
rules-none = Zu diesem Spiel gibt es kein Regelbuch.
rules-away = Der Dienst ist nicht zu erreichen. Versuche es später noch einmal.
home-rules = Die Regeln
