## Die Kampagne: erstes Szenario

scenario-first-bells = Die ersten Glocken
scenario-first-bells-intro =
    Seit der Flut haben die Glocken geschwiegen, und vermisst hat sie niemand. Heute früh läuteten sie, alle, und ein Mann in Grau verlas auf den Stufen der Waage: Jeder Ofen ist zu zählen, und wer einen hält, soll sagen, wozu.

    Den alten Meister zählten sie als Ersten. Er hat euch sein Haus hinterlassen, einen Sack guter Erde und drei Wörter auf der Rückseite der Vorladung: Macht schnell, Kinder.

    Also schnell. Jeder von euch braucht einen Helfer mit kleinen Händen und etwas neben der Tür, das schwerer ist als ein Besen.
scenario-first-bells-success = Als die Zähler in eure Gasse kommen, sind die Öfen kalt, die Böden gefegt, und wer die Tür aufmacht, ist nicht größer als ein Stuhl. Sie schreiben eine Null. Die Nacht gehört noch euch.
scenario-first-bells-failure = Die Zähler sind gründlich und zählen euch doppelt. Am Abend hängt an jeder Tür der Gasse eine Liste, und auf jeder stehen eure Namen.
scenario-first-bells-day-4-alchemists = Der Glockengießer hat Metall übrig und keine Lust, es zu erklären.
scenario-first-bells-day-4-inquisition = Alle Läden werden vernagelt, der Ordnung halber. Die Luft wird davon nicht besser.
scenario-first-bells-day-8-alchemists = Die Witwe des Segelmachers näht euch Taschen, wo niemand hinsieht.
scenario-first-bells-day-8-inquisition = Für die neuen Gitter fehlt Eisen. Man beginnt mit euren Herden.
scenario-first-bells-day-12-alchemists = Ein Nachtwächter zeigt euch, wie man steht, damit die Laterne vorbeigeht.
scenario-first-bells-day-12-inquisition = Ein zweiter Mann in Grau steigt von der Fähre. Seine Liste ist länger.
scenario-first-bells-day-16-alchemists = Unter den Dielen des Meisters liegt in sein Hemd gewickelt, was er nie angegeben hat.
scenario-first-bells-day-16-inquisition = Unter dem Grau tragen sie jetzt Harnisch. Jemand muss sie vor euch gewarnt haben.
special-masters-house = Das Haus des Meisters
special-masters-house-text = Die Altstadt liegt, wie sie immer lag, und der Tempel des Salzes hält die Tür offen: beides wird nicht gewählt.
special-masters-legacy = Das Erbe des Meisters
special-masters-legacy-text = Alle beginnen mit einer Erde im Turm.
special-sleepy-watch = Verschlafene Wache
special-sleepy-watch-text = Bis Tag 4 lösen erst drei Marker auf einem Feld einen Alarm aus.

## Die Kampagne: zweites Szenario

scenario-closed-harbour = Der geschlossene Hafen
scenario-closed-harbour-intro =
    Quer vor der Mündung hängt jetzt eine Kette, jedes Glied so dick wie ein Mönch. Was hereinkommt, wird geöffnet, und was hinauswill, wird gefragt, ob es gebeichtet hat.

    Die Träger haben nichts zu tragen. Hungrig und gut unterrichtet stehen sie im Regen und wissen noch, wem ein freundliches Wort nie zu teuer war.

    Stromauf hat die Flut die Stollen aufgerissen. Nie wurde so viel angespült, und nie war es so schwer, es heimzubringen. Macht euch Werkzeug dafür und gewinnt aus dem Schlick ein erstes Stück vom Stein.
scenario-closed-harbour-success = Die Kette hängt noch. Aber jede Nacht fährt ein Boot ohne Licht darunter durch, und die Träger hungern nicht mehr.
scenario-closed-harbour-failure = Sie haben eure Fässer geöffnet. Darin fanden sie genau das, was ihr angegeben hattet, und eben das macht es verdächtig.
scenario-closed-harbour-day-4-alchemists = Unter euren Fenstern läuft ein Salzkahn auf Grund, wie verabredet.
scenario-closed-harbour-day-4-inquisition = Die Brunnen sind versiegelt, bis jeder gesegnet ist. Es sind viele Brunnen und ein Priester.
scenario-closed-harbour-day-8-alchemists = Ein Harpunier ohne Schiff gibt Stunden.
scenario-closed-harbour-day-8-inquisition = Jede Last auf jeder Straße ist abzusetzen und zu benennen. Bis sie benannt ist, ist sie weg.
scenario-closed-harbour-day-12-alchemists = Die Kupferschmiede werfen ihren Abfall auf den offenen Markt, zu der Stunde, die ihr ihnen genannt habt.
scenario-closed-harbour-day-12-inquisition = Die Reiter haben frische Pferde bekommen und den Hafer der Träger.
scenario-closed-harbour-day-16-alchemists = Der Eisschneider schwört, es sei bloß Eis, und zwinkert.
scenario-closed-harbour-day-16-inquisition = Auf der Mole steht jetzt eine Kanone und schaut landein.
special-chained-harbour = Die Kette
special-chained-harbour-text = Kein Schiff segelt, bis die Gruppe zwei Stadtaufträge erfüllt hat.
special-spring-flood = Frühjahrsflut
special-spring-flood-text = Jede Wasser- und jede Eisenmine gibt eins mehr.
special-toll-riders = Zollreiter
special-toll-riders-text = Zu Beginn der Tage 5, 10, 15 und 20 lassen alle, die nicht zu Hause sind, fallen, was sie tragen.
special-grateful-porters = Dankbare Träger
special-grateful-porters-text = Sooft ein Stadtauftrag erfüllt wird, bleibt in jeder Stadt ein Salz liegen.

## Die Kampagne: drittes Szenario

scenario-burning-of-books = Die Bücher brennen
scenario-burning-of-books-intro =
    Mit den Kalendern fing es an, denn in ihnen stand der Mond. Dann kamen die Kräuterbücher, dann die Kochbücher, dann alles, was eine Zeichnung hatte. Der Scheiterhaufen am Markt wird nach Gewicht beschickt, und auf den vollsten Karren steht ein Preis.

    Als Nächstes sind eure Rezepte dran. Was ihr auswendig wisst, verbrennt nicht; was nicht, das macht ihr besser, solange ihr es noch lesen könnt.

    Und hütet in der Stadt die Zunge. Man hat den Wänden Ohren gegeben und im Voraus bezahlt.
scenario-burning-of-books-success = Die Asche reicht bis an die Knöchel, und hier und da ist ein Wort darin lesbar geblieben. Ihr braucht es nicht. Was in den Büchern stand, steht nun auf euren Borden und blinzelt.
scenario-burning-of-books-failure = Die letzte Seite rollt sich auf, und einen Atemzug lang kann man sie von hinten lesen. Keiner von euch stand nah genug.
scenario-burning-of-books-day-4-alchemists = Der Spiegelmacher zerschlägt seine Ware, sorgfältig, über eurem Eimer.
scenario-burning-of-books-day-4-inquisition = Der Scheiterhaufen steht auf guter Erde. Sie kommt aus euren Gärten.
scenario-burning-of-books-day-8-alchemists = Ein Buchbinder näht euch Röcke aus Pappe und Leder. Sie halten einer Klinge stand und schlagen sich an den besten Stellen auf.
scenario-burning-of-books-day-8-inquisition = Werkzeug, sagt der Legat, sind Bücher für Leute, die nicht lesen können. Welches, dürft ihr wählen.
scenario-burning-of-books-day-12-alchemists = Die Studenten sind auf der Straße, und ausnahmsweise schauen alle von euch weg.
scenario-burning-of-books-day-12-inquisition = Zwei Karren halten vor eurer Tür. Sie wissen genau, welches Bord.
scenario-burning-of-books-day-16-alchemists = Der Zensor selbst schickt euch den einen Kolben, den er nicht zerbrechen mochte.
scenario-burning-of-books-day-16-inquisition = Die Stadtmauer ist mit nassen Häuten behängt. Die Männer auch.
special-bonfire = Der Scheiterhaufen
special-bonfire-text = Am Ende der Tage 6, 12 und 18 verbrennt das älteste Rezept der Auslage.
special-sealed-shelves = Versiegelte Borde
special-sealed-shelves-text = Erforschen kostet zwei Aktionspunkte.
special-open-ears = Wände mit Ohren
special-open-ears-text = In einer Stadt tauscht niemand etwas.
special-price-of-silence = Der Preis des Schweigens
special-price-of-silence-text = Ab Tag 8 kostet jedes Ereignis einen Punkt mehr.

## Die Kampagne: viertes Szenario

scenario-fever-summer = Der Fiebersommer
scenario-fever-summer-intro =
    Mit der Hitze kam das Fieber, und mit dem Fieber kamen die Pilger. Zu Tausenden lagern sie an der Südstraße und singen, und in geborgten Lumpen geht die Inquisition unter ihnen um.

    Die Brunnen stehen niedrig. Auch euch werden die Arme schwer; was ihr im Mai noch hobt, lasst ihr im Juli liegen. Aber Kranke fragen nicht, wer den Trank braut, und wen einer von euch gerettet hat, der zeigt nicht mit dem Finger.

    Bringt einen Helfer durch diesen Sommer. Viele kommen nicht durch.
scenario-fever-summer-success = Der erste Regen riecht nach Staub und Essig. Die Straße ist leer, das Singen heimgegangen, und in jedem eurer Türme lüftet jemand Kleines die Decken.
scenario-fever-summer-failure = Man hat euch ein Kreuz an die Tür gemalt. Ob wegen des Fiebers oder euretwegen, kann niemand sagen, und niemand kommt nah genug, um zu fragen.
scenario-fever-summer-day-4-alchemists = Der Eiskeller des Erzbischofs hat eine Hintertür und der Koch ein Gewissen.
scenario-fever-summer-day-4-inquisition = Wasser ist für die Kranken, wird verkündet; und ein Gesunder fährt mit eurem davon.
scenario-fever-summer-day-8-alchemists = Essig, Handschuhe und ein langer Schnabel: So nah wie früher kommt euch niemand mehr.
scenario-fever-summer-day-8-inquisition = Was Kranke berührt haben, ist abzugeben. Was es war, dürft ihr sagen.
scenario-fever-summer-day-12-alchemists = Die Nonnen vom Siechenhaus beten für euch, mit Namen, und es hilft.
scenario-fever-summer-day-12-inquisition = Inquisitoren bekommen kein Fieber. Um es zu zeigen, gehen sie neuerdings schneller.
scenario-fever-summer-day-16-alchemists = Ein dankbarer Patient besitzt, wie sich zeigt, eine Münze.
scenario-fever-summer-day-16-inquisition = Jemand muss schuld sein an der Hitze. Sie spitzen die Federn und dann anderes.
special-fever = Fieber
special-fever-text = Von Tag 6 bis Tag 9 tragen alle Alchemisten ein Element weniger.
special-dry-wells = Trockene Brunnen
special-dry-wells-text = Von Tag 7 bis Tag 12 geben Wasserminen nichts her.
special-pilgrims-road = Die Pilgerstraße
special-pilgrims-road-text = Neue Inquisitoren kommen immer nach Ruda Vallis, was auch auf der Alarmkarte steht.
special-holy-water = Weihwasser
special-holy-water-text = Ein Belohnungswurf von 0 bringt Wasser, einer von 1 Scheidewasser.
special-the-healers-thanks = Dank der Geheilten
special-the-healers-thanks-text = Sooft ein Stadtauftrag erfüllt wird, bekommen alle ohne Seelenstein einen.

## Die Kampagne: fünftes Szenario

scenario-iron-legate = Der eiserne Legat
scenario-iron-legate-intro =
    Legat Vael ist aus Eisen, seit er irgendeine Stadt belagert hat; erst die Hand, heißt es, und dann kam er auf den Geschmack. Mit Trommeln zieht er ein. Wo einer seiner Wächter steht, steht ein zweiter dahinter und bewacht den ersten.

    Mit dem Verstecken ist es nun vorbei und mit dem Reden auch. Es gibt gegen fast alles ein Gesetz, und das Gesetz trägt Sporen.

    Gewinnt aus dem, was man euch gelassen hat, noch ein Stück vom Stein. Und jeder von euch zeige der Stadt einmal, bei Tageslicht, dass ein Wächter umfallen kann.
scenario-iron-legate-success = Die Trommeln schweigen. Auf den Stufen der Waage liegt ein Handschuh aus Eisen, die Finger bewegen sich noch. Die Kinder wetten, wer ihn anfasst.
scenario-iron-legate-failure = Die Wächter ziehen paarweise vorbei, und in jedem zweiten Paar geht in der Mitte jemand, den ihr kennt.
scenario-iron-legate-day-4-alchemists = Ein Glaser setzt euch neue Fenster ein und vergisst das Beste davon im Turm.
scenario-iron-legate-day-4-inquisition = Feuer ist nun ein Vorrecht, und eures ist abgelaufen.
scenario-iron-legate-day-8-alchemists = Die Fechtschule gibt ihre letzte Stunde, und sie gibt sie euch.
scenario-iron-legate-day-8-inquisition = Durch das Nordtor kommt noch eine Kolonne, im Gleichschritt.
scenario-iron-legate-day-12-alchemists = In allem, was er dem Legaten verkauft, findet der Plattner einen Fehler. In eurem keinen.
scenario-iron-legate-day-12-inquisition = Die Wächter bekommen Schilde mit dem Gesicht des Legaten. Man schlägt nicht gern hinein.
scenario-iron-legate-day-16-alchemists = Der Blitz trifft den Galgen und lässt einen Klumpen von etwas Klarem zurück.
scenario-iron-legate-day-16-inquisition = Eilmarsch, befiehlt der Legat. Er wird nicht müde und sieht nicht ein, warum es andere werden.
special-twin-wardens = Doppelte Wächter
special-twin-wardens-text = Inquisitoren vom Typ „Wächter“ kommen immer zu zweit, mit Symbol oder ohne.
special-fresh-patents = Frische Patente
special-fresh-patents-text = An den Tagen 7 und 14 wird eine Inquisitorenkarte mehr gezogen, als die Alarme verlangen.
special-parade-step = Paradeschritt
special-parade-step-text = Solange vier oder mehr Inquisitoren auf dem Brett stehen, haben die vom Typ „Geharnischter“ einen Angriff mehr.
special-spoils-of-war = Kriegsbeute
special-spoils-of-war-text = Sooft ein Inquisitor besiegt wird, finden alle ein Eisen im Turm.
special-quiet-heroes = Stille Helden
special-quiet-heroes-text = Jeder Stadtauftrag bringt einen Punkt mehr.
special-fencing-lessons = Fechtstunden
special-fencing-lessons-text = Ab Tag 5 haben alle Alchemisten einen Angriff mehr.

## Die Kampagne: sechstes Szenario

scenario-last-night = Die letzte Nacht
scenario-last-night-intro =
    Diesmal kamen sie vor den Glocken. Die Tore sind zu, von innen und von außen, und jemand hat die Uhren angehalten, damit hinterher niemand sagen kann, wann es geschah.

    Es gibt eine Liste mit euren Namen, und außer euren Namen steht nichts mehr darauf.

    Nun gut. Ihr hattet so lange Angst, dass ihr gut darin geworden seid. Alles, was der alte Meister euch gelehrt hat, noch einmal, alles, jeder von euch: den Helfer, das Werkzeug, den Stein. Was ihr heute Nacht vollendet, muss morgen niemanden um Erlaubnis fragen.
scenario-last-night-success = Gegen Morgen setzt jemand die Uhren in Gang. Die Männer in Grau stehen mit ihrer Liste auf dem Platz und können sie nicht lesen; die Tinte ist zu Gold geworden. Sie falten sie trotzdem sehr sorgfältig. Es ist hell, und ihr geht mitten auf der Straße nach Hause.
scenario-last-night-failure = Niemand hat es gesehen, denn es war Nacht, und niemand gehört, denn die Glocken läuteten. Aber im Frühling wächst zwischen den Steinen vor eurer Tür etwas, das sich warm anfühlt, und die Kinder gießen es.
scenario-last-night-day-4-alchemists = Pfeifend reichen euch die Dachdecker die Rinnen herunter, Stück für Stück.
scenario-last-night-day-4-inquisition = Sie ziehen Gräben durch eure Gärten und bitten euch, sie zu bewundern.
scenario-last-night-day-8-alchemists = Die Fleischerzunft steht in Schürzen vor eurer Tür und hat beschlossen, auf eurer Seite neutral zu sein.
scenario-last-night-day-8-inquisition = Legt das Werkzeug nieder, rufen sie. Für den Anfang genügt eins von jedem.
scenario-last-night-day-12-alchemists = Euch ist ausgegangen, worum man Angst haben könnte. Am Arm merkt man das erstaunlich.
scenario-last-night-day-12-inquisition = Der Legat zahlt jetzt nach Köpfen.
scenario-last-night-day-16-alchemists = Die letzte Flasche des alten Meisters. Noch nicht, hatte er darauf geschrieben. Ihr macht sie auf.
scenario-last-night-day-16-inquisition = Jedem Mann in Grau ist gesagt, er dürfe heim, wenn es vorbei ist. Sie rennen.
special-already-here = Schon da
special-already-here-text = Alle beginnen mit zwei Erde im Turm, und vor dem ersten Tag wird eine Inquisitorenkarte gezogen; wen sie bringt, der steht in Gravit Muri.
special-stopped-clocks = Angehaltene Uhren
special-stopped-clocks-text = Am Ende der Tage 9 und 18 geht ein Tag verloren, wenn der nächste nicht der letzte ist und kein Ereignis hat.
special-the-last-name = Der letzte Name
special-the-last-name-text = Zu Beginn von Tag 14 verliert, wer als Letzter der Reihe noch einen Seelenstein hat, ihn.
special-alarm-fires = Alarmfeuer
special-alarm-fires-text = An jedem dritten Tag kostet ein Alarm alle ein Feuer.
special-no-mercy = Keine Gnade
special-no-mercy-text = Sooft ein Alchemist besiegt wird, wird noch eine Inquisitorenkarte gezogen, für Tessara Portus.
special-nothing-to-lose = Nichts zu verlieren
special-nothing-to-lose-text = Ab Tag 5 haben alle Alchemisten eine Aktion mehr.

## Teile der Aufträge in der Kampagne

part-first-bells-homunculus = Einen Homunkulus beliebiger Stufe herstellen
part-first-bells-item = Einen Ausrüstungsgegenstand beliebiger Stufe herstellen
part-closed-harbour-fragment = Ein Fragment des Steins der Weisen beliebiger Stufe herstellen
part-closed-harbour-item = Einen Ausrüstungsgegenstand beliebiger Stufe herstellen
part-burning-of-books-item = Einen Ausrüstungsgegenstand beliebiger Stufe herstellen
part-burning-of-books-fragment = Ein Fragment des Steins der Weisen beliebiger Stufe herstellen
part-fever-summer-item = Einen Ausrüstungsgegenstand beliebiger Stufe herstellen
part-fever-summer-homunculus = Am Ende einen Homunkulus beliebiger Stufe haben
part-iron-legate-fragment = Ein Fragment des Steins der Weisen beliebiger Stufe herstellen
part-iron-legate-duel = Einen Inquisitor beliebigen Typs besiegen
part-last-night-homunculus = Einen Homunkulus beliebiger Stufe herstellen
part-last-night-item = Einen Ausrüstungsgegenstand beliebiger Stufe herstellen
part-last-night-fragment = Ein Fragment des Steins der Weisen beliebiger Stufe herstellen
