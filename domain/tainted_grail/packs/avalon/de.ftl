### Namen und Texte des Packs Avalon, auf Deutsch. Die Kennung einer Nachricht ist ihre Tabelle, dann die Kennung im Pack.

## Das Pack

pack-avalon = Avalon
pack-avalon-text = Vier Fremde, eine Reihe kalter Steine und ein Land, das vergisst, wo es aufhört.

## Charaktere

character-ailei = Ailei
character-ailei-text = Sie hört, was keinen Mund hat, und hat nie gelernt, wegzuhören.
character-ailei-trait = Dünnhäutig: Wirst du mit 4 oder weniger Gesundheit aktiv, erhältst du 1 Furcht.
character-arev = Arev
character-arev-text = Er schläft mit dem Rücken zur Wand und zählt erst die Türen, dann die Leute.
character-arev-trait = Kalte Hände: Aktivierst du in einer Begegnung zum ersten Mal ein Mitgefühl-Symbol, erhältst du 1 Furcht.
character-maggot = Wurm
character-maggot-text = Niemand hat ihn gebeten zu überleben; vielleicht tut er es gerade deshalb.
character-maggot-trait = Schwärend: Bevor du rastest, wirf eine Scheibe; bei Schädel verlierst du 1 Gesundheit.
character-beor = Beor
character-beor-text = Ein Schmied mit mehr Arm als Geduld und einer Schuld, die kein Silber tilgt.
character-beor-trait = Schwere Zunge: Du beginnst jede Diplomatie mit 1 Karte weniger.

## Kampfkarten: Ailei

card-k1-25-g = Dem Schilf zuflüstern
card-k2-25-g = Stab und Schritt
card-k3-25-g = Leiht mir eure Hände
card-k4-25-g = Die Haltung lesen
card-k5-25-g = Mottenwolke
card-k6-25-g = Nesselstich
card-k7-25-g = Wurzel im Weg
card-k8-25-g = Kalter Hauch
card-k9-25-g = Platz machen
card-k10-25-g = Geborgte Zähne
card-k11-25-g = Laternenschwung
card-k12-25-g = Still jetzt
card-k13-25-g = Kessel und Deckel
card-k14-25-g = Auf die Eule warten
card-k15-25-g = Knien und aufstehen
card-k16-25-g = Drei alte Schwestern
card-k17-25-g = Dornentür
card-k18-25-g = Alle atmen
card-k19-25-g = Fuchsschritt
card-k20-25-g = Gefallen eines Toten
card-k21-25-g = Fäden sammeln
card-k22-25-g = Hasenherz
card-k23-25-g = Gut gemeint
card-k24-25-g = Nachtchor
card-k25-25-g = Den Wind fragen

## Kampfverbesserungen: Ailei

card-k1-15-g = Der Fluss kennt deinen Namen
card-k2-15-g = Laterne der Ertrunkenen
card-k3-15-g = Mutter Weißdorn
card-k4-15-g = Unausgesprochen
card-k5-15-g = Die Wunde teilen
card-k6-15-g = Ein Platz am Feuer
card-k7-15-g = Einen Atemzug zahm
card-k8-15-g = Den Käfig öffnen
card-k9-15-g = Schwalben vor dem Regen
card-k10-15-g = All meine Toten
card-k11-15-g = Ruhige Hände
card-k12-15-g = Am Kreuzweg gelassen
card-k13-15-g = Den Sturm leihen
card-k14-15-g = Hand in Hand
card-k15-15-g = Sammeln, bis es klingt

## Diplomatiekarten: Ailei

card-d1-25-g = Erst zuhören
card-d2-25-g = Ein warmer Becher
card-d3-25-g = Ich kenne diesen Kummer
card-d4-25-g = Sich danebensetzen
card-d5-25-g = Beim Namen nennen
card-d6-25-g = Altes Wiegenlied
card-d7-25-g = Die Wunde waschen
card-d8-25-g = Mit ihnen warten
card-d9-25-g = Kleine Wahrheiten
card-d10-25-g = Hand am Ärmel
card-d11-25-g = Die Stimmung lesen
card-d12-25-g = Feder und Salz
card-d13-25-g = Wegsehen
card-d14-25-g = Langsam nicken
card-d15-25-g = Krumen für die Krähen
card-d16-25-g = Ehrliche Tränen
card-d17-25-g = Fremde Schuhe
card-d18-25-g = Der Geist von nebenan
card-d19-25-g = Jedem eine Schale
card-d20-25-g = Die Stille halten
card-d21-25-g = Das Gespräch flechten
card-d22-25-g = Geliehene Stimme
card-d23-25-g = Die Tür offen lassen
card-d24-25-g = Was das Kind gesehen hat
card-d25-25-g = Gesagtes flicken

## Diplomatieverbesserungen: Ailei

card-d1-15-g = Offene Hände
card-d2-15-g = Totenwache der alten Königin
card-d3-15-g = Bitte sie zu bleiben
card-d4-15-g = Lied ohne Worte
card-d5-15-g = Laut verzeihen
card-d6-15-g = Das ganze Dorf
card-d7-15-g = Es für sie tragen
card-d8-15-g = Asche im Wind
card-d9-15-g = Mond auf dem Wasser
card-d10-15-g = Gleiches Blut
card-d11-15-g = Schwur unter dem Stein
card-d12-15-g = In den Kreis treten
card-d13-15-g = Die letzte Kerze
card-d14-15-g = Niemand ist nur das
card-d15-15-g = Also Frieden

## Kampfkarten: Arev

card-k1-25-y = Schlingendraht
card-k2-25-y = Aus dem Dickicht
card-k3-25-y = Gezielter Schuss
card-k4-25-y = Abstand halten
card-k5-25-y = Schneiden und weichen
card-k6-25-y = Kniehoch
card-k7-25-y = Zweiter Pfeil
card-k8-25-y = Den Boden markieren
card-k9-25-y = Loses Geröll
card-k10-25-y = Geduldiges Messer
card-k11-25-y = Auf die Schultern achten
card-k12-25-y = Bärenfalle
card-k13-25-y = Um den Baum
card-k14-25-y = Jägeratem
card-k15-25-y = Zweiter Köcher
card-k16-25-y = Grube und Reisig
card-k17-25-y = Stolperschnur
card-k18-25-y = Die Schlinge zuziehen
card-k19-25-y = Nie, wo sie hinsehen
card-k20-25-y = Pfeile am Feuer
card-k21-25-y = Haken schlagen
card-k22-25-y = Den Pfeil halten
card-k23-25-y = Weiter reizen
card-k24-25-y = Die Luke verriegeln
card-k25-25-y = Die Sekunden zählen

## Kampfverbesserungen: Arev

card-k1-15-y = Der Schlachtgrund
card-k2-15-y = Das lange Warten
card-k3-15-y = Alles schnappt zu
card-k4-15-y = Giftige Federn
card-k5-15-y = Verschwunden
card-k6-15-y = Rückendeckung
card-k7-15-y = Nadelöhr
card-k8-15-y = Der Trick des Alten
card-k9-15-y = In die Irre führen
card-k10-15-y = Wurfeisen
card-k11-15-y = Die Beute zerlegen
card-k12-15-y = Knoten auf Knoten
card-k13-15-y = Verluste begrenzen
card-k14-15-y = In Deckung bleiben
card-k15-15-y = Auslösen

## Diplomatiekarten: Arev

card-d1-25-y = Auf die Hände sehen
card-d2-25-y = Weniger sagen
card-d3-25-y = Ein halbes Lächeln
card-d4-25-y = Trockene Bemerkung
card-d5-25-y = Den Hinterweg kennen
card-d6-25-y = Reden lassen
card-d7-25-y = Den Beutel wiegen
card-d8-25-y = Ein Knochen zum Nagen
card-d9-25-y = Das Thema wechseln
card-d10-25-y = Sich absichern
card-d11-25-y = Auf die Karte zeigen
card-d12-25-y = Langsame Antwort
card-d13-25-y = Geborgter Rock
card-d14-25-y = Gemeinsamer Feind
card-d15-25-y = Eine Lücke lassen
card-d16-25-y = Brief in der Hinterhand
card-d17-25-y = Gegeneinander ausspielen
card-d18-25-y = Gezinkte Würfel
card-d19-25-y = Kalter Blick
card-d20-25-y = Mitschreiben
card-d21-25-y = Halbe Bestechung
card-d22-25-y = Den Köder auslegen
card-d23-25-y = Versprecher
card-d24-25-y = Nichts zu verbergen
card-d25-25-y = Zwischen den Zeilen

## Diplomatieverbesserungen: Arev

card-d1-15-y = Der ganze Plan
card-d2-15-y = Drei Züge voraus
card-d3-15-y = Gezeichnete Karten
card-d4-15-y = Den Zeugen kaufen
card-d5-15-y = Der Ausgang steht bereit
card-d6-15-y = Keine Eile
card-d7-15-y = Doppelsinn
card-d8-15-y = Später fallen lassen
card-d9-15-y = Offene Gefallen
card-d10-15-y = Langsam gehen
card-d11-15-y = Freies Geleit
card-d12-15-y = Zweifel säen
card-d13-15-y = Am Strick gelacht
card-d14-15-y = Die Rechnung im Ganzen
card-d15-15-y = Eine letzte Lüge

## Kampfkarten: Maggot

card-k1-25-b = Einen Fluch spucken
card-k2-25-b = Das Zeichen ritzen
card-k3-25-b = Die Ader öffnen
card-k4-25-b = Näher kriechen
card-k5-25-b = Zubeißen
card-k6-25-b = Gossenhexerei
card-k7-25-b = Dünnes Blut
card-k8-25-b = Lumpenpuppe
card-k9-25-b = Saurer Atem
card-k10-25-b = Böses Vorzeichen
card-k11-25-b = Zusammenzucken
card-k12-25-b = Knochen im Beutel
card-k13-25-b = Den Schlag nehmen
card-k14-25-b = Hungriger Schatten
card-k15-25-b = Murmeln und zählen
card-k16-25-b = Füttere es
card-k17-25-b = Name im Wachs
card-k18-25-b = Egelknoten
card-k19-25-b = Unter der Haut
card-k20-25-b = Neun Nägel
card-k21-25-b = Den Schmerz auslachen
card-k22-25-b = Den Griff verfaulen lassen
card-k23-25-b = In die Tiefe ziehen
card-k24-25-b = Übler Wind
card-k25-25-b = Zweite Haut

## Kampfverbesserungen: Maggot

card-k1-15-b = Hakenfluch
card-k2-15-b = Sein Gesicht tragen
card-k3-15-b = Nichts mehr zu verlieren
card-k4-15-b = Den Mond verschlucken
card-k5-15-b = Schwarze Milch
card-k6-15-b = Fliegenkrone
card-k7-15-b = Zurück an den Absender
card-k8-15-b = Grabzins
card-k9-15-b = Salz in die Wunde
card-k10-15-b = Zugenäht
card-k11-15-b = Alte Schulden
card-k12-15-b = Die Stunde verfluchen
card-k13-15-b = Aufplatzen
card-k14-15-b = Glückszahn
card-k15-15-b = Der Wurm krümmt sich

## Diplomatiekarten: Maggot

card-d1-25-b = Sich klein machen
card-d2-25-b = Hässliche Wahrheit
card-d3-25-b = Ich hab es geträumt
card-d4-25-b = Schlecht betteln
card-d5-25-b = Ein Geheimnis tauschen
card-d6-25-b = Die Wunden zeigen
card-d7-25-b = Winseln
card-d8-25-b = Aus der Hand lesen
card-d9-25-b = Böser Blick
card-d10-25-b = Alte Götter hören zu
card-d11-25-b = Niemandes Kind
card-d12-25-b = Die Ratten füttern
card-d13-25-b = Schamlos
card-d14-25-b = Gegacker
card-d15-25-b = Langsames Gift
card-d16-25-b = Bei meinem Blut
card-d17-25-b = Zweimal geweissagt
card-d18-25-b = Sie heimsuchen
card-d19-25-b = Den Spiegel zerschlagen
card-d20-25-b = Der Name des Gönners
card-d21-25-b = Einen Preis nennen
card-d22-25-b = Sich tot stellen
card-d23-25-b = Blut husten
card-d24-25-b = Knöchelspiel
card-d25-25-b = Ungeladen

## Diplomatieverbesserungen: Maggot

card-d1-15-b = Mit zwei Zungen
card-d2-15-b = Das Ding hinter mir
card-d3-15-b = Blutschwur
card-d4-15-b = Fluch genommen
card-d5-15-b = Den Raum leeren
card-d6-15-b = Toter Brief
card-d7-15-b = Wein und Wermut
card-d8-15-b = Das Zeichen des Tiers
card-d9-15-b = Hab Erbarmen
card-d10-15-b = Lass es sprechen
card-d11-15-b = Kalte Stelle
card-d12-15-b = Den Segen stehlen
card-d13-15-b = Begrabene Glocke
card-d14-15-b = Den Ring küssen
card-d15-15-b = Schrei

## Kampfkarten: Beor

card-k1-25-u = In die Bresche
card-k2-25-u = Schulter voran
card-k3-25-u = Schmiedeschwung
card-k4-25-u = Stand wie ein Amboss
card-k5-25-u = Ellbogen und Knie
card-k6-25-u = Über Kopf
card-k7-25-u = Klinge abfangen
card-k8-25-u = Zähne zusammen
card-k9-25-u = Heißes Eisen
card-k10-25-u = Ein tiefer Zug
card-k11-25-u = Stierlauf
card-k12-25-u = Weiter Bogen
card-k13-25-u = Keinen Schritt zurück
card-k14-25-u = Nach der Lücke tasten
card-k15-25-u = Gebrüll
card-k16-25-u = Hammertakt
card-k17-25-u = Zweimal dieselbe Stelle
card-k18-25-u = Was gerade da ist
card-k19-25-u = Blut in den Ohren
card-k20-25-u = Die Bestie reizen
card-k21-25-u = Mauer aus Fleisch
card-k22-25-u = Schmiedegeduld
card-k23-25-u = Kopfüber
card-k24-25-u = Arbeitslied
card-k25-25-u = Ausspucken, aufstehen

## Kampfverbesserungen: Beor

card-k1-15-u = Schädelspalter
card-k2-15-u = Roter Nebel
card-k3-15-u = Lass es kommen
card-k4-15-u = Eisen vergisst nicht
card-k5-15-u = Der Letzte, der steht
card-k6-15-u = Beidhändig
card-k7-15-u = Gebrochener Stiel
card-k8-15-u = Funkenflug
card-k9-15-u = Abgeschüttelt
card-k10-15-u = Über den Schild
card-k11-15-u = Kein Weg zurück
card-k12-15-u = Das Feuer schüren
card-k13-15-u = Nieder, und noch mal nieder
card-k14-15-u = Vaters Hammer
card-k15-15-u = Bring es zu Ende

## Diplomatiekarten: Beor

card-d1-25-u = Geradeheraus
card-d2-25-u = Faust auf den Tisch
card-d3-25-u = Schmiedewort
card-d4-25-u = Von Kopf bis Fuß
card-d5-25-u = Geteiltes Brot
card-d6-25-u = Knurren
card-d7-25-u = Aussitzen
card-d8-25-u = Ehrlicher Schweiß
card-d9-25-u = Alte Narben
card-d10-25-u = Nenn deinen Preis
card-d11-25-u = Zu laut gelacht
card-d12-25-u = Platz da
card-d13-25-u = Ärmel hoch
card-d14-25-u = Hand aufs Herz
card-d15-25-u = Dicht heran
card-d16-25-u = Eine Runde für alle
card-d17-25-u = Einen Stuhl zerlegen
card-d18-25-u = Der Schmied kennt Metall
card-d19-25-u = Blanke Arme
card-d20-25-u = Stille im Raum
card-d21-25-u = Die Türen zählen
card-d22-25-u = Etwas flicken
card-d23-25-u = Die Geschichte von der Erdfurt
card-d24-25-u = Gegen die Tür gelehnt
card-d25-25-u = Hinunterschlucken

## Diplomatieverbesserungen: Beor

card-d1-15-u = Der Name des Toten
card-d2-15-u = Den Schürhaken biegen
card-d3-15-u = Eine ehrliche Klinge
card-d4-15-u = Mein Wort ist Eisen
card-d5-15-u = Keiner geht
card-d6-15-u = Gesicht wie Schiefer
card-d7-15-u = Auf ein Knie
card-d8-15-u = Dampf ablassen
card-d9-15-u = Donnern und grinsen
card-d10-15-u = Armdrücken
card-d11-15-u = Den Balken heben
card-d12-15-u = Jeden bei seinem Handwerk nennen
card-d13-15-u = Der Amboss singt
card-d14-15-u = Die Rechnung zerreißen
card-d15-15-u = Genug
