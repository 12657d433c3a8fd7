rules-title = { $game }: die Regeln
rules-skip = Weiter zu den Regeln
rules-search = Finde eine Regel: Frage, Wörter oder Nummer
rules-contents = Kapitel
rules-played = So wird gespielt
rules-questions = Zehn Fragen
rules-found =
    { $count ->
        [0] Keine Regel hat diese Wörter.
        [one] Eine Regel
       *[other] { $count } Regeln
    }
rules-unknown = Diese Regel steht nicht im Buch.
rules-none = Zu diesem Spiel gibt es kein Regelbuch.
rules-away = Der Dienst ist nicht zu erreichen. Versuche es später noch einmal.
rules-book = Das ganze Buch
