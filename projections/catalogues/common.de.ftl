### Was der Dienst selbst sagt, auf Deutsch.

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
        [success] Der Tisch wurde nach einem Erfolg geschlossen.
        [failure] Der Tisch wurde nach einer Niederlage geschlossen.
       *[other] Der Tisch wurde vor dem Ende geschlossen.
    }
told-times = { $text } ({ $times ->
        [2] zweimal
        [3] dreimal
        [4] viermal
        [5] fünfmal
       *[other] { $times }-mal
    })
chapter-undone = zurückgenommen
table-over = Der Tisch ist geschlossen. Hier geschieht nichts mehr.
seed-sealed = { $who } hat eine Saat versiegelt.
seed-opened = { $who } hat die eigene Saat geöffnet.
seed-revealed = Der Dienst hat seine eigene Saat gezeigt: Jetzt lässt sich jeder Würfel und jede Karte nachprüfen.
token-replaced = { $who } hat einen neuen Schlüssel zum Tisch.
undo-proposed = { $who } möchte die Sanduhr auf Aktion { $to } zurückdrehen.
undo-granted = { $who } ist mit dem Zurückdrehen einverstanden.
undo-refused = { $who } ist mit dem Zurückdrehen nicht einverstanden.
undo-withdrawn = { $who } hat den Vorschlag zurückgezogen, die Sanduhr zurückzudrehen.
actions-undone = Die Sanduhr wurde auf Aktion { $to } zurückgedreht.
actions-redone = Was zurückgenommen war, gilt wieder, bis Aktion { $to }.
rules-changed = Ab hier gelten neuere Regeln.

## Wie weit ein Tisch ist, wie Listen es sagen.

progress-turn = { $who } ist am Zug
