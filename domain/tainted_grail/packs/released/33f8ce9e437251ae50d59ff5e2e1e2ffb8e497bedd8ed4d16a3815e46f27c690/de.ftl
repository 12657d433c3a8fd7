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

## Die grünen Begegnungen

encounter-lean-fox = Hagerer Fuchs
    .nominative = der hagere Fuchs
    .dative = dem hageren Fuchs
    .accusative = den hageren Fuchs
encounter-lean-fox-text = Er hält euch für langsamer als die Hühner.
encounter-thicket-partridge = Rebhuhn im Dickicht
    .nominative = das Rebhuhn im Dickicht
    .dative = dem Rebhuhn im Dickicht
    .accusative = das Rebhuhn im Dickicht
encounter-thicket-partridge-text = Abendessen, sofern es euch nicht zuerst sieht.
encounter-bog-adder = Mooradder
    .nominative = die Mooradder
    .dative = der Mooradder
    .accusative = die Mooradder
encounter-bog-adder-text = Die Wurzel neben deinem Stiefel hat einen Puls.
encounter-charcoal-boar = Kohleneber
    .nominative = der Kohleneber
    .dative = dem Kohleneber
    .accusative = den Kohleneber
encounter-charcoal-boar-text = Schwarz bis zu den Hauern und nicht gewillt, den Meiler zu teilen.
encounter-fold-wolves = Wölfe am Pferch
    .nominative = die Wölfe am Pferch
    .dative = den Wölfen am Pferch
    .accusative = die Wölfe am Pferch
    .number = plural
encounter-fold-wolves-text = Die Schafe sind längst fort, die Gewohnheit ist geblieben.
encounter-peat-toad = Torfkröte
    .nominative = die Torfkröte
    .dative = der Torfkröte
    .accusative = die Torfkröte
encounter-peat-toad-text = Sie atmet einmal in der Stunde, und die Stunde ist fast um.
encounter-antlered-king = Geweihter König
    .nominative = der geweihte König
    .dative = dem geweihten König
    .accusative = den geweihten König
encounter-antlered-king-text = Jemand hat ihm mit großer Sorgfalt Bänder ins Geweih geknüpft.
encounter-ash-mother-bear = Aschenmutter
    .nominative = die Aschenmutter
    .dative = der Aschenmutter
    .accusative = die Aschenmutter
encounter-ash-mother-bear-text = Eine Bärin vor verbrannter Höhle, die zählt und nie ans Ende kommt.
encounter-barrow-lynx = Hügelgrabluchs
    .nominative = der Hügelgrabluchs
    .dative = dem Hügelgrabluchs
    .accusative = den Hügelgrabluchs
encounter-barrow-lynx-text = Er schläft bei den Toten, weil sie ihn nicht wecken.
encounter-worm-of-the-green-lake = Wurm vom Grünen See
    .nominative = der Wurm vom Grünen See
    .dative = dem Wurm vom Grünen See
    .accusative = den Wurm vom Grünen See
encounter-worm-of-the-green-lake-text = Der See ist seicht. Das da ist kein Wasser.

## Die grauen Begegnungen

encounter-toll-taker = Zolleintreiber
    .nominative = der Zolleintreiber
    .dative = dem Zolleintreiber
    .accusative = den Zolleintreiber
encounter-toll-taker-text = Die Brücke fiel im letzten Winter, der Zoll nicht.
encounter-drunken-fiddler = Betrunkener Fiedler
    .nominative = der betrunkene Fiedler
    .dative = dem betrunkenen Fiedler
    .accusative = den betrunkenen Fiedler
encounter-drunken-fiddler-text = Er will nur Zuhörer, und ein Nein hört er nicht.
encounter-gallows-thief = Galgendiebin
    .nominative = die Galgendiebin
    .dative = der Galgendiebin
    .accusative = die Galgendiebin
encounter-gallows-thief-text = Der Strick riss, seither hat sie es eilig.
encounter-deserters = Fahnenflüchtige
    .nominative = die Fahnenflüchtigen
    .dative = den Fahnenflüchtigen
    .accusative = die Fahnenflüchtigen
    .number = plural
encounter-deserters-text = Die Fahne ließen sie zurück, die Spieße behielten sie.
encounter-hired-blade = Gedungene Klinge
    .nominative = die gedungene Klinge
    .dative = der gedungenen Klinge
    .accusative = die gedungene Klinge
encounter-hired-blade-text = Nichts für ungut: Sie zeigt euch den Vertrag.
encounter-false-pilgrim = Falscher Pilger
    .nominative = der falsche Pilger
    .dative = dem falschen Pilger
    .accusative = den falschen Pilger
encounter-false-pilgrim-text = Sein Stab ist hohl, sein Segen auch.
encounter-mad-smith = Irrer Schmied
    .nominative = der irre Schmied
    .dative = dem irren Schmied
    .accusative = den irren Schmied
encounter-mad-smith-text = Er zerschlägt jetzt Klingen, damit man ihm die anderen vergibt.
encounter-red-captain = Roter Hauptmann
    .nominative = der rote Hauptmann
    .dative = dem roten Hauptmann
    .accusative = den roten Hauptmann
encounter-red-captain-text = Der Rock war weiß, als sie das Kommando übernahm.
encounter-oath-breaker = Eidbrecher
    .nominative = der Eidbrecher
    .dative = dem Eidbrecher
    .accusative = den Eidbrecher
encounter-oath-breaker-text = Jeder Eid ließ ein Mal auf seinen Armen, und er hat lange Arme.
encounter-reeve-in-iron = Vogt in Eisen
    .nominative = der Vogt in Eisen
    .dative = dem Vogt in Eisen
    .accusative = den Vogt in Eisen
encounter-reeve-in-iron-text = Niemand sah ihn je ohne Helm, und niemand sah ihn essen.

## Die violetten Begegnungen

encounter-lantern-wisp = Laternenlicht
    .nominative = das Laternenlicht
    .dative = dem Laternenlicht
    .accusative = das Laternenlicht
encounter-lantern-wisp-text = Es wartet höflich, bis ihr den Pfad verlassen habt.
encounter-cold-draught = Kalter Luftzug
    .nominative = der kalte Luftzug
    .dative = dem kalten Luftzug
    .accusative = den kalten Luftzug
encounter-cold-draught-text = Alle Türen sind zu. Er ist wegen der Kerze da.
encounter-salt-shade = Salzschatten
    .nominative = der Salzschatten
    .dative = dem Salzschatten
    .accusative = den Salzschatten
encounter-salt-shade-text = Er weint trocken, und alles in seiner Nähe wird schal.
encounter-well-that-weeps = Der weinende Brunnen
    .nominative = der weinende Brunnen
    .dative = dem weinenden Brunnen
    .accusative = den weinenden Brunnen
encounter-well-that-weeps-text = Unten antwortet jemand, kurz bevor ihr ruft.
encounter-tallow-men = Talgmänner
    .nominative = die Talgmänner
    .dative = den Talgmännern
    .accusative = die Talgmänner
    .number = plural
encounter-tallow-men-text = Ihre Gesichter sind weich, und sie suchen bessere.
encounter-other-in-the-water = Der andere im Wasser
    .nominative = der andere im Wasser
    .dative = dem anderen im Wasser
    .accusative = den anderen im Wasser
encounter-other-in-the-water-text = Er lächelt zuerst.
encounter-bone-weaver = Knochenweberin
    .nominative = die Knochenweberin
    .dative = der Knochenweberin
    .accusative = die Knochenweberin
encounter-bone-weaver-text = Der Webstuhl ist fertig; ihr fehlen noch ein paar Finger.
encounter-drowned-bell = Ertrunkene Glocke
    .nominative = die ertrunkene Glocke
    .dative = der ertrunkenen Glocke
    .accusative = die ertrunkene Glocke
encounter-drowned-bell-text = Sie läutet für jeden von euch, beim Namen.
encounter-nameless-crown = Krone ohne Namen
    .nominative = die Krone ohne Namen
    .dative = der Krone ohne Namen
    .accusative = die Krone ohne Namen
encounter-nameless-crown-text = Unter ihr ist ein König, solange jemand hinsieht.
encounter-hunger-under-stone = Hunger unterm Stein
    .nominative = der Hunger unterm Stein
    .dative = dem Hunger unterm Stein
    .accusative = den Hunger unterm Stein
encounter-hunger-under-stone-text = Der Menhir sollte ihn niederhalten, und der Menhir steht schief.

## Die blauen Begegnungen

encounter-old-ferryman = Alter Fährmann
    .nominative = der alte Fährmann
    .dative = dem alten Fährmann
    .accusative = den alten Fährmann
encounter-old-ferryman-text = Er setzt euch über, sobald er erklärt hat, warum nicht.
encounter-lost-shepherd = Verirrter Hirte
    .nominative = der verirrte Hirte
    .dative = dem verirrten Hirten
    .accusative = den verirrten Hirten
encounter-lost-shepherd-text = Die Herde weiß er. Nur sich selbst findet er nicht.
encounter-lost-shepherd-search = Mit ihm suchen
encounter-lost-shepherd-comfort = Sich zu ihm setzen
encounter-wary-miller = Argwöhnischer Müller
    .nominative = der argwöhnische Müller
    .dative = dem argwöhnischen Müller
    .accusative = den argwöhnischen Müller
encounter-wary-miller-text = Die Mühle mahlt, die Tür ist verrammelt, der Preis steht daran.
encounter-widow-at-the-pyre = Witwe am Scheiterhaufen
    .nominative = die Witwe am Scheiterhaufen
    .dative = der Witwe am Scheiterhaufen
    .accusative = die Witwe am Scheiterhaufen
encounter-widow-at-the-pyre-text = Sie braucht Hilfe mit dem Holz oder dabei, es nicht anzuzünden.
encounter-market-prophet = Marktprophet
    .nominative = der Marktprophet
    .dative = dem Marktpropheten
    .accusative = den Marktpropheten
encounter-market-prophet-text = Das Ende ist nah, und er hat den Stand gleich daneben.
encounter-market-prophet-debate = Ihm antworten
encounter-market-prophet-mock = Ihn verlachen
encounter-border-watch = Grenzwache
    .nominative = die Grenzwache
    .dative = der Grenzwache
    .accusative = die Grenzwache
encounter-border-watch-text = Sie bewachen eine Linie, die sonst keiner sieht.
encounter-keeper-of-three-springs = Hüterin der drei Quellen
    .nominative = die Hüterin der drei Quellen
    .dative = der Hüterin der drei Quellen
    .accusative = die Hüterin der drei Quellen
encounter-keeper-of-three-springs-text = Eine heilt, eine tötet, die dritte hat sie vergessen.
encounter-blind-judge = Blinder Richter
    .nominative = der blinde Richter
    .dative = dem blinden Richter
    .accusative = den blinden Richter
encounter-blind-judge-text = Er hat euren Fall schon gehört und hörte ihn gern besser.
encounter-blind-judge-plead = Sich verteidigen
encounter-blind-judge-bribe = Bestechen
encounter-lord-of-cinders = Herr der Glut
    .nominative = der Herr der Glut
    .dative = dem Herrn der Glut
    .accusative = den Herrn der Glut
encounter-lord-of-cinders-text = Er bietet euch einen Platz am Feuer an. Alles ist Feuer.
encounter-lord-of-cinders-defy = Ihm trotzen
encounter-lord-of-cinders-serve = Ihm dienen

## Gegenstände

item-notched-cleaver = Schartiges Hackbeil
item-notched-cleaver-text = Jede Scharte war einmal eine gute Idee.
item-hunting-sling = Jagdschleuder
item-hunting-sling-text = Ein guter Stein, danach ein gutes Paar Beine.
item-duelling-blade = Duellklinge
item-duelling-blade-text = Sie verlangt einen Grund und einen Zeugen.
item-boar-spear = Saufeder
item-boar-spear-text = Die Querstange hält das Gespräch auf Abstand.
item-witch-iron = Hexeneisen
item-witch-iron-text = Am Morgen warm, und keiner hat daneben geschlafen.
item-felt-coat = Filzmantel
item-felt-coat-text = Drei Lagen gegen den Regen, zwei gegen Messer.
item-scale-shirt = Schuppenhemd
item-scale-shirt-text = Es meldet dich an wie eine Lade voller Löffel.
item-mourning-veil = Trauerschleier
item-mourning-veil-text = Was du nicht siehst, muss näher kommen.
item-barrel-lid = Fassdeckel
item-barrel-lid-text = Er riecht noch nach Hering und Glück.
item-limewood-shield = Lindenschild
item-limewood-shield-text = Er ist dazu da, an deiner Stelle zu zerbrechen.
item-mirror-shield = Spiegelschild
item-mirror-shield-text = Manches begegnet sich selbst lieber nicht.
item-one-eared-hound = Einohriger Hund
item-one-eared-hound-text = Er hört jeden Befehl zur Hälfte.
item-stubborn-mule = Störrisches Maultier
item-stubborn-mule-text = Es findet Gras, wo es stehen will, und da steht es dann.
item-tame-crow = Zahme Krähe
item-tame-crow-text = Sie bringt zurück, was du wirfst, meistens.
item-runaway-novice = Entlaufene Novizin
item-runaway-novice-text = Sie kennt alle Gebete und den Augenblick zum Gehen.
item-knucklebone-of-a-saint = Fingerknochen eines Heiligen
item-knucklebone-of-a-saint-text = Früher hat er gewürfelt.
item-bell-without-tongue = Glocke ohne Klöppel
item-bell-without-tongue-text = Schwing sie, und die Leute verstummen, um zu lauschen.
item-black-candle = Schwarze Kerze
item-black-candle-text = Sie brennt nieder, worauf du wartest.
item-map-of-stars = Sternenkarte
item-map-of-stars-text = Von unten gezeichnet, von jemandem, der ganz still lag.
item-bitter-root = Bittere Wurzel
item-bitter-root-text = Mit diesem Geschmack im Mund schläft keiner.
item-moss-bandage = Moosverband
item-moss-bandage-text = Grüne Seite nach innen, es sei denn, sie regt sich.
item-smoke-pot = Rauchtopf
item-smoke-pot-text = Um einen Raum zu verlassen, ohne dass er es merkt.
item-willow-tea = Weidentee
item-willow-tea-text = Er schmeckt, als sagte dir jemand, es sei alles gut.
item-lending-ring = Leihring
item-lending-ring-text = Er hat allen einmal gehört und kennt sie noch.

## Geheimnisse

secret-1 = Dein erster Name
secret-1-text = Niemand, der lebt, kann dich so rufen.
secret-2 = Die versprochene Klinge
secret-2-text = Versprochen war sie einem anderen, der sich verspätet.
secret-3 = Der Folgende
secret-3-text = Du drehst dich nicht mehr um, und er ist näher gekommen.
secret-4 = Was die Witwe weiß
secret-4-text = Tote haben Gewohnheiten, wie jeder.
secret-5 = Die dritte Quelle
secret-5-text = Sie lässt vergessen, und das ist oft gnädiger.
secret-6 = Die Münze des Richters
secret-6-text = Bestochen sind ihre beiden Seiten.

## Fertigkeiten

skill-1 = Schwere Hand
skill-2 = Gute Zuhörerin
skill-3 = Sanftes Wort
skill-4 = Standhalten
skill-5 = Blick ohne Blinzeln
skill-6 = Wegducken
skill-7 = Zweimal hinsehen
skill-8 = Flickwerk
skill-9 = Feilschen
skill-10 = Innere Flamme
skill-11 = Zweites Gesicht
skill-12 = Kochendes Blut
skill-13 = Was zur Hand ist
skill-14 = Hinterausgang
skill-15 = Herdgeschichte
skill-16 = Feldscher
skill-17 = Unerschüttert
skill-18 = Versenkung
skill-19 = Leichter Schlaf
skill-20 = Der erste Schlag
skill-21 = Geschickte Hände
skill-22 = Leises Summen
skill-23 = Bannzeichen
skill-24 = Zweiter Atem
skill-25 = Gebleckte Zähne
skill-26 = Die Geister antworten
skill-27 = Geteilte Last
skill-28 = Alte Narben
skill-29 = Erhobenes Haupt
skill-30 = Tierkundig
skill-31 = Geduldiges Auge
skill-32 = In die Bresche
skill-33 = Ersatzteile
skill-34 = Zeichen deuten
skill-35 = Stiller Geist
skill-36 = Ruhiger Daumen

## Arenen

arena-first-steps = Erste Schritte
arena-first-steps-intro = Ein Fuchs, ein Zoll, ein Licht und ein alter Mann: Irgendwo fängt jeder an.
arena-long-road = Die lange Straße
arena-long-road-intro = Zwei Tage zu Fuß durch ein Land, das euch lieber behielte.
arena-four-winds = Vier Winde
arena-four-winds-intro = Keiner weiß, was aus welcher Richtung kommt; darin liegt der Reiz.
arena-worm-lake = Der Grüne See
arena-worm-lake-intro = Die Fischer zahlen gut, die noch übrig sind.
arena-black-winter = Schwarzer Winter
arena-black-winter-intro = Nur für die, denen man nichts mehr rauben kann.
