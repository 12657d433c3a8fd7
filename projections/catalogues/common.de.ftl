### Was der Dienst selbst sagt, auf Deutsch.

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

## Kapitel der Chronik, und was mit dem Tisch selbst geschieht. Plätze zählen ab 0, wie in der Schnittstelle.

chapter-setup = Der Tisch wird gedeckt
chapter-seat = Platz { $seat }

table-branched = Dieser Tisch führt Tisch { $table } ab Eintrag { $version } fort.
table-opened =
    { $seats ->
        [one] Ein Tisch für eine Person wurde eröffnet.
       *[other] Ein Tisch für { $word } Personen wurde eröffnet.
    }
table-started = Die Saatwörter sind geschlossen; der Zufall steht fest, und noch kann ihn niemand sehen.
table-ended =
    { $result ->
        [success] Der Tisch wurde nach einem Erfolg geschlossen.
        [failure] Der Tisch wurde nach einer Niederlage geschlossen.
       *[other] Der Tisch wurde vor dem Ende geschlossen.
    }
table-over = Der Tisch ist geschlossen. Hier geschieht nichts mehr.
seed-sealed = Platz { $seat } hat ein Saatwort versiegelt.
seed-opened = Platz { $seat } hat sein Saatwort geöffnet.
seed-revealed = Der Dienst hat sein eigenes Saatwort gezeigt: Jetzt lässt sich jeder Würfel und jede Karte nachprüfen.
token-replaced = Platz { $seat } hat einen neuen Schlüssel zum Tisch.
undo-proposed = Platz { $seat } möchte die Sanduhr auf Aktion { $to } zurückdrehen.
undo-granted = Platz { $seat } ist mit dem Zurückdrehen einverstanden.
undo-refused = Platz { $seat } ist mit dem Zurückdrehen nicht einverstanden.
undo-withdrawn = Platz { $seat } hat den Vorschlag zurückgezogen, die Sanduhr zurückzudrehen.
actions-undone = Die Sanduhr wurde auf Aktion { $to } zurückgedreht.
actions-redone = Was zurückgenommen war, gilt wieder, bis Aktion { $to }.
rules-changed = Ab hier gelten neuere Regeln.

## Wie weit ein Tisch ist, wie Listen es sagen.

progress-turn = { $who } ist am Zug
