# Was an dem nicht stimmt, was jemand ausgefüllt hat, in Worten für Spielende.
long = { $most ->
    [one] Hier ist höchstens ein Zeichen möglich.
   *[other] Hier sind höchstens { $most } Zeichen möglich.
}
many = Hier sind höchstens { $most } Einträge möglich.
few = { $least ->
    [one] Hier ist mindestens ein Eintrag nötig.
   *[other] Hier sind mindestens { $least } Einträge nötig.
}
signs = Diese Zeichen sind hier nicht möglich.
small = Die Zahl muss mindestens { $least } sein.
large = Die Zahl darf höchstens { $most } sein.
whole = Hierher gehört eine ganze Zahl.
missing = Hier fehlt etwas.
unseen = Davon ist nichts zu sehen. Schreib einen Buchstaben, ein Zeichen oder ein Bild.
form = Mit diesem Wert kann der Dienst nichts anfangen.

played-twice = Zwei Plätze wünschen sich dasselbe. Das geht nur an einem Platz.
one-board = Zwei dieser Charaktere brauchen dasselbe Spielertableau. Wähle einen von beiden.
too-many-asked = Dieser Platz wünscht sich mehr, als er spielt. Wähle weniger.
too-many-here = So viele können nicht zugleich dabei sein. Einige bleiben an diesem Abend fort.
has-died = Dieser Charakter ist in der Kampagne gestorben. Wähle einen anderen.
own-setup = Die Einführung hat ihren eigenen Aufbau. Lass Schwierigkeit, Karte und Tempel offen.
own-seats = In der Einführung steht fest, wer was spielt. Lass das offen.
fixed = Das legt dieses Szenario selbst fest. Lass es offen.
seats = Für so viele Plätze ist das Spiel nicht gedacht.
