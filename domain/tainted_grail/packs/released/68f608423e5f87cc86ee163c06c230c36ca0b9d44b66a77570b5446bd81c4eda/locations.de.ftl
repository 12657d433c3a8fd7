### Die Orte: was jeder sieht

## Die Mitte der Insel

location-101 = Zählstein
location-101-text = Ein Marktflecken um seinen Stein; Strümpfe trocknen daran. Am Tor wird man gezählt, laut, und beim Abendessen noch einmal.
location-101-action = Wasser für den Platz tragen
location-102 = Tarrys Mühle
location-102-text = Die Steine laufen Tag und Nacht, und es ist nichts dazwischen. Die Tür ist verrammelt, der Preis steht daran.
location-102-action = Einen Sack mahlen
location-103 = Die gefallene Brücke
location-103-text = Die Brücke liegt unten. Auf dem letzten Stein stehen ein Tisch, eine Lampe, ein Schirm und ein Mann, denn der Zoll ist nicht gefallen.
location-103-action = Trümmer aus der Furt räumen
location-104 = Das Scheiterfeld
location-104-text = Ein Scheiterhaufen, gut gebaut, und niemand darauf. Neben der Haustür stehen Stiefel, die Spitzen nach außen.
location-104-action = Holz hacken für die Suppe
location-105 = Osks Lände
location-105-text = Eine Hütte, ein Steg, ein Boot mit eingezogenen Riemen. Er setzt euch über, sobald er erklärt hat, warum nicht.
location-105-action = Ihm die Heringe ausnehmen
location-106 = Die Linie
location-106-text = Ein Zaun, drei Latten hoch, und Soldaten, die euch den Rücken zeigen. Sie sehen knapp über die Wiese weg.
location-107 = Weidenhau
location-107-text = Weiden in Reihen, jedes Frühjahr geschnitten, und keiner schneidet sie.
location-107-action = Ruten schneiden und flechten, was ihr braucht
location-108 = Talghaus
location-108-text = Hier gießt man Kerzen für die Toten, unter jeder ein Name. Man riecht es weit die Straße hinunter, und es riecht nicht schlecht.
location-109 = Der liegengelassene Stein
location-109-text = Ein Menhir auf einem Schlitten, mitten im Moor. Die Taue sind mitten im Zug verrottet.
location-109-action = Die Taue spleißen

## Der Westen

location-110 = Galgenerle
location-110-text = Ein Baum über der Straße, daran ein abgeschnittener Strick, der noch schwingt.
location-111 = Lamms Pferch
location-111-text = Die Herde ist daheim und frisch geschoren. Der Hirte ist nicht daheim.
location-112 = Gerichtslinde
location-112-text = Ein Stuhl unter einem Baum. Die Verhandlung läuft; es ist dieselbe, seit man denken kann.
location-113 = Stilles Haus
location-113-text = Zwei Reihen Betten, alle gemacht, die Hälfte davon für niemanden.
location-113-action = Jemanden pflegen

## Der Norden

location-114 = Verbrannter Bau
location-114-text = Die Meiler der Köhler sind kalt. Eine Bärin geht zwischen ihnen auf und ab und zählt.
location-115 = Lange Biegung
location-115-text = Eine Stunde lang führt die Straße um nichts herum. Innen hat sie ein Geländer.
location-116 = Drei Quellen
location-116-text = Drei Becken, drei Becher und eine Frau, die sich für einen davon entschuldigt. Für welchen, hat sie vergessen.
location-117 = Vogtei
location-117-text = Eisen am Tor, Eisen am Mann. Vor der Küchentür stehen Stiefel, die Spitzen nach außen.
location-118 = Zählhaus
location-118-text = Tinte, ein Hund und das Buch an der Kette. Jeder auf Orrow steht darin; der Hund auch.
location-118-action = Spalten abschreiben
location-119 = Glutsaal
location-119-text = Das Dach ist vor langer Zeit abgebrannt. Einer brennt seither weiter und hat euch einen Platz freigehalten.

## Der Osten

location-120 = Grüner See
location-120-text = Boote liegen im Gras, und durch das Gras ist unlängst etwas gegangen.
location-120-action = Ein Netz einholen
location-121 = Die Abschmiede
location-121-text = Hier gehen Schwerter hinein, und Nägel kommen heraus. Der Schmied weint, aber es ist gute Arbeit.
location-121-action = Den Balg treten für das, was ihr braucht
location-122 = Heckenende
location-122-text = Ein Dorf hinter einer Hecke. Die Rückseiten der Häuser gehen zuerst, darum wohnt man nach vorn.
location-122-action = Brot über die halbe Tür kaufen
location-123 = Ebbwatt
location-123-text = Sand bis in den Nebel. Darunter, wenn das Wasser fort ist, eine Glocke.
location-124 = Weidach
location-124-text = Rauch, Wäsche, ein Brunnen. Jemand sagt eure Namen, und sie stimmen.

## Orte, die sich verändert haben

location-125 = Die Lände ohne Osk
location-125-text = Ein leerer Steg. Am niedrigen Haken neben der Tür hängt ein Kindermantel.
location-125-action = Die Heringe ausnehmen, die sie euch zuwerfen
location-126 = Die Lücke
location-126-text = Die Latten liegen gestapelt im Gras. Wo sie waren, führt ein Pfad hindurch, getreten von drüben.
location-127 = Pferch, Tor offen
location-127-text = Das Gatter ist offen angebunden. Am Pfosten hängt Wolle, und die Spuren gehen hin und her.
location-128 = Die Mühle, still
location-128-text = Das Rad ist angebunden, mit einem guten Knoten. Man hört das Wasser und die Hühner.
location-129 = Gerade Straße
location-129-text = Sie war immer schon kürzer. Auf halber Strecke zweigt etwas ab.
location-130 = Heckenende, leer
location-130-text = Eine Straße aus Vorderseiten, gefegt, die halben Türen offen. Man sieht den Himmel hindurch.
