### Die Texte des Dienstes selbst, auf Deutsch.

quoted = „{ $name }“
player = Platz { $seat }
nothing = nichts
and = { $first } und { $last }
number =
    { $n ->
        [0] keine
        [1] eins
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
        [7] sieben
        [8] acht
        [9] neun
        [10] zehn
        [11] elf
        [12] zwölf
       *[other] { $n }
    }
times =
    { $n ->
        [1] einmal
        [2] zweimal
        [3] dreimal
        [4] viermal
        [5] fünfmal
        [6] sechsmal
        [7] siebenmal
        [8] achtmal
        [9] neunmal
        [10] zehnmal
        [11] elfmal
        [12] zwölfmal
       *[other] { $n }-mal
    }

## Kapitel der Chronik, und was mit dem Tisch selbst geschieht. Plätze zählen ab 0, wie in der Schnittstelle.

chapter-setup = Der Tisch wird gedeckt

table-branched = Dieser Tisch führt Tisch { $table } ab Eintrag { $version } fort.
table-opened =
    { $seats ->
        [one] Ein Tisch für eine Person wurde eröffnet.
       *[other] Ein Tisch für { $word } Personen wurde eröffnet.
    }
table-started = Alle Saaten liegen vor: Der Zufall steht fest, und noch kann ihn niemand sehen.
table-ended =
    { $result ->
        [success] Das Spiel ist gewonnen und der Tisch geschlossen.
        [failure] Das Spiel ist verloren und der Tisch geschlossen.
       *[other] Der Tisch wurde vor dem Ende des Spiels geschlossen.
    }
told-times = { $text } { $times ->
        [2] Und noch einmal.
        [3] Das geschieht dreimal.
        [4] Das geschieht viermal.
        [5] Das geschieht fünfmal.
       *[other] Das geschieht { $times }-mal.
    }
chapter-undone = zurückgenommen
table-over = Der Tisch ist geschlossen. Hier geschieht nichts mehr.
seed-sealed = { $who } hat eine Saat versiegelt.
seed-opened = { $who } hat die eigene Saat geöffnet.
seed-revealed = Der Dienst hat seine eigene Saat gezeigt: Jetzt lässt sich jeder Würfel und jede Karte nachprüfen.
token-replaced = { $who } hat einen neuen Zugangscode für diesen Tisch.
undo-proposed = { $who } möchte die Sanduhr auf Aktion { $to } zurückdrehen.
undo-granted = { $who } ist mit dem Zurückdrehen einverstanden.
undo-refused = { $who } ist mit dem Zurückdrehen nicht einverstanden.
undo-withdrawn = { $who } hat den Vorschlag zum Zurückdrehen zurückgezogen.
actions-undone = Die Sanduhr wurde auf Aktion { $to } zurückgedreht.
actions-redone = Was bis Aktion { $to } zurückgenommen war, gilt wieder.
since-actions-undone = Die Sanduhr wurde { $times } zurückgedreht.
since-actions-redone = Zurückgenommene Aktionen wurden { $times } wiederhergestellt.
rules-changed = Ab hier gelten neuere Regeln.

## Wie weit ein Tisch ist, wie Listen es sagen.

progress-turn = { $who } ist am Zug

## Glück: was fiel und kam, neben dem, was bei gleichen Chancen zu erwarten ist.

decimal = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
luck-title = Glück
luck-table = der ganze Tisch
luck-die = Würfel
luck-mean =
    { $who } hat { $count ->
        [one] einen Würfel
       *[other] { $count } Würfel
    } geworfen: im Mittel { $came }. Bei gleichen Chancen ist { $expected } zu erwarten; an 9 von 10 Tischen liegt das Mittel zwischen { $low } und { $high }.
luck-count =
    { $who }: „{ $name }“ kam in { $came } von { $total ->
        [one] { $total } Fall
       *[other] { $total } Fällen
    } ({ $of }). Bei gleichen Chancen ist { $expected } zu erwarten; an 9 von 10 Tischen liegt die Zahl zwischen { $low } und { $high }.
luck-above = Das ist mehr als an den meisten Tischen.
luck-below = Das ist weniger als an den meisten Tischen.
luck-tables = Hier sind { $count } Tische zusammengezählt, Platz für Platz.
luck-values =
    { $count ->
        [one] Ein Wert wurde betrachtet
       *[other] { $count } Werte wurden betrachtet
    }; { $outside ->
        [0] keiner liegt
        [one] einer liegt
       *[other] { $outside } liegen
    } außerhalb des üblichen Bereichs. Durch bloßen Zufall kann das jeder zehnte sein.
luck-nothing = Noch wurde nichts geworfen oder gezogen.
luck-few = Was bisher kam, sagt noch nichts über Glück.
luck-needs-rolls =
    { $who } ({ $die }): { $count ->
        [0] noch kein Wurf
        [one] ein Wurf
       *[other] { $count } Würfe
    }; über Glück lässt sich ab { $needed } Würfen etwas sagen.
luck-needs-draws =
    { $deck }: { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } gezogen; über Glück lässt sich ab { $needed } etwas sagen.
luck-hidden =
    { $count ->
        [one] Eine Ziehung zählt
       *[other] { $count } Ziehungen zählen
    } erst mit, wenn der Tisch beendet ist: Vorher dürfen nicht alle wissen, was in diesen Stapeln noch liegt.
luck-copied =
    { $count ->
        [one] Ein Ergebnis, das ein fortgeführter Tisch von seinem Vorgänger übernommen hat, zählt
       *[other] { $count } Ergebnisse, die fortgeführte Tische von ihren Vorgängern übernommen haben, zählen
    } nicht mit.
luck-left-out =
    { $count ->
        [one] Eine Ziehung zählt
       *[other] { $count } Ziehungen zählen
    } nicht mit, weil es zu viele sind.
luck-key = Balken: 9 von 10 Tischen. Strich: gleiche Chancen. Raute: was kam.

## Ein Abzeichen und eine Postkarte, die anderswo gezeigt werden.

badge-ok = alles nachgeprüft
badge-unsigned = geprüft, nicht signiert
badge-sealed = Würfel versiegelt
badge-failed = hält der Prüfung nicht stand
badge-by =
    { $origin } hat { $entries ->
        [one] einen Eintrag
       *[other] { $entries } Einträge
    } geprüft ({ $checks }).
postcard-sealed = Die Würfel waren vor dem ersten Zug versiegelt.
postcard-revealed = Die Würfel sind offengelegt: Jeder kann sie nachprüfen.
postcard-result =
    { $result ->
        [success] gewonnen
        [failure] verloren
       *[other] beendet
    }

## Überschriften von Menüs.

group-choose = Auswählen
group-go-on = Weiter
group-back = Zurücknehmen

## Teile von Zahlen

bound-least = nie unter { $bound }
bound-most = nie über { $bound }

## Was gerade nicht geht, und was dazu fehlt.

closed-not-asked = Deine nächste Aktion
why-not-asked =
    { $count ->
        [one] zuerst ist { $who } gefragt
       *[other] zuerst sind { $who } gefragt
    }
why-rule = die Regeln erlauben es nicht

## Was bisher geschah

so-far = Was bisher geschah
so-far-days = { $first ->
        [0] bis Tag { $last }
       *[other] Tag { $first } bis { $last }
    }
so-far-nothing = Noch ist nichts geschehen, das zu erzählen wäre.
so-far-now = Jetzt

## Das Tagebuch einer Kampagne

journal-title = Das Tagebuch
journal-evening = { $number }. Abend
journal-scene = Tag { $day }, { $place }
journal-nothing = Noch ist nichts gelesen.

statistics = Statistik
statistics-about = Was aus den öffentlichen Tischen dieses Dienstes geworden ist. Kein Tisch und keine Person wird genannt.
statistics-tables = Tische jetzt: { $open } nicht begonnen, { $running } im Gang, { $finished } zu Ende.
statistics-played = { $count ->
    [one] Ein Tisch ist gezählt: { $days ->
        [one] ein Tag
       *[other] { $days } Tage
    } mit { $actions } Aktionen.
   *[other] { $count } Tische sind gezählt: { $days ->
        [one] ein Tag
       *[other] { $days } Tage
    } mit { $actions } Aktionen.
}
statistics-scenario = { $title }: { $played }-mal gespielt, { $won }-mal gewonnen, { $lost }-mal verloren
statistics-die = { $die }: { $rolled } geworfen ({ $faces })
