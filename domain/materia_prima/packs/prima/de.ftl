### Namen und Texte des Pakets Prima auf Deutsch. Die Kennung ist die Tabelle, dann die Kennung im Paket.

## Das Paket

pack-prima = Prima
pack-prima-text = Ein erstes Paket: drei Städte, drei Werke und mehr Rauch, als das Gesetz erlaubt.

## Elemente

element-air = Luft
element-earth = Erde
element-water = Wasser
element-fire = Feuer
element-iron = Eisen
element-glass = Glas
element-copper = Kupfer
element-mercury = Quecksilber
element-aqua-fortis = Scheidewasser
element-salt = Salz
element-gold = Gold
element-aqua-regia = Königswasser
element-crystal = Kristall

## Das Land

piece-crossroads = Der Kreuzweg
piece-quay = Der Kai
piece-foundry = Die Gießerei
piece-market = Der Markt
piece-moor = Das Moor
piece-cloister = Das Kloster
piece-quarry = Der Steinbruch
layout-open-country = Offenes Land
layout-open-country-text = Kurze Wege, weite Sicht; man sieht die Inquisition kommen und wird gesehen.
layout-crooked-coast = Krumme Küste
layout-crooked-coast-text = Die Karte zeichnete auf See, im Sturm, ein Mann, dem man Wein versprochen hatte.

## Städte

town-t = Tessara Portus
town-t-text = Hier darf man alles anlanden, sofern man es als Hering verzollt.
town-r = Ruda Vallis
town-r-text = Ein Tal der Hämmer. Man schreit hier, auch in der Kirche, auch in der Liebe.
town-g = Gravit Muri
town-g-text = Schwere Mauern, schwere Tore, schwere Gewissen; allein das Archiv füllt vier Gassen.

## Alarmkarten von Tessara Portus

alarm-harbour-bell = Die Hafenglocke
alarm-harbour-bell-text = Sie läutet bei Nebel, bei Feuer und bei jedem, der nach Schwefel riecht.
alarm-customs-search = Zollvisite
alarm-customs-search-text = Sie finden keine Schmuggelware und nehmen es persönlich.
alarm-false-pilot = Der falsche Lotse
alarm-false-pilot-text = Er kannte jede Sandbank und jeden Spitzel beim Vornamen.
alarm-lamp-on-the-mole = Licht auf der Mole
alarm-lamp-on-the-mole-text = Zweimal lang, einmal kurz: Jemand wird erwartet.
alarm-salt-tax = Die Salzsteuer
alarm-salt-tax-text = Der Steuer folgen Soldaten, und den Soldaten folgt zu Pferd ein Beichtvater.
alarm-drowned-letter = Der ertrunkene Brief
alarm-drowned-letter-text = Die Tinte ist zerlaufen, die Namen sind es nicht.
alarm-dockers-whisper = Geflüster der Träger
alarm-dockers-whisper-text = Drei Männer trugen die Kiste. Am Abend hatten dreißig hineingesehen.
alarm-fog-signal = Das Nebelhorn
alarm-fog-signal-text = Man sieht die eigene Hand nicht, geschweige die fremde am Kragen.

## Alarmkarten von Ruda Vallis

alarm-smoke-at-noon = Rauch am Mittag
alarm-smoke-at-noon-text = Hier raucht jeder Schornstein. Aber nur einer blau.
alarm-miners-oath = Der Schwur der Knappen
alarm-miners-oath-text = Sie schworen zu schweigen. Es war ein sehr lauter Schwur.
alarm-broken-seal = Das erbrochene Siegel
alarm-broken-seal-text = Das Wachs ist wieder heil, doch es riecht nach fremder Kerze.
alarm-market-spy = Die Marktspionin
alarm-market-spy-text = Seit dem Morgengrauen wiegt sie dieselbe Zwiebel.
alarm-tinkers-tongue = Die Zunge des Kesselflickers
alarm-tinkers-tongue-text = Für Kupfer flickt er Töpfe, für Silber sein Gedächtnis.
alarm-ember-sermon = Die Glutpredigt
alarm-ember-sermon-text = Zwei Stunden über das Höllenfeuer; die Schmiede schrieben die Temperatur mit.
alarm-red-horseman = Der rote Reiter
alarm-red-horseman-text = Er fragt nur nach dem Weg. Es genügt, dass er fragt.
alarm-coal-ledger = Das Kohlenbuch
alarm-coal-ledger-text = So viel Kohle, Madame, für eine so kleine Küche?

## Alarmkarten von Gravit Muri

alarm-curfew = Sperrstunde
alarm-curfew-text = Um neun werden die Ketten gespannt. Fünf Minuten später zählt man die Ausreden.
alarm-archive-candle = Die Kerze im Archiv
alarm-archive-candle-text = Jemand liest deine Akte und bewegt dabei die Lippen.
alarm-long-nose = Die lange Nase
alarm-long-nose-text = Sie riecht Vitriol durch zwei Wände und einen Sonntagsrock.
alarm-wax-and-chain = Wachs und Kette
alarm-wax-and-chain-text = Ein Haftbefehl bräuchte nur das eine. Er kommt mit beidem.
alarm-pamphlet = Das Flugblatt
alarm-pamphlet-text = Schlecht gedruckt, gut unterrichtet.
alarm-choir-boy = Der Chorknabe
alarm-choir-boy-text = Er sah ein Männlein aus Lehm und sang davon, ganz ohne falschen Ton.
alarm-night-procession = Die Nachtprozession
alarm-night-procession-text = Hundert Fackeln, und keine, bei der man etwas sähe.
alarm-unsigned-letter = Der Brief ohne Namen
alarm-unsigned-letter-text = Die Handschrift ist verstellt, die Rechtschreibung leider nicht.

## Inquisitoren

inquisitor-a = Büttel
    .gender = masculine
inquisitor-a-text = Er denkt langsam, aber am Ärmel packt er schnell.
inquisitor-b = Schnüffler
    .gender = masculine
inquisitor-b-text = Homunkuli riechen nicht, hieß es. Er hat darüber gearbeitet.
inquisitor-c = Hexenkommissar
    .gender = masculine
inquisitor-c-text = Er ist noch nie ohne Fund heimgekehrt. Das macht die anderen nachdenklich.
inquisitor-d = Revisor
    .gender = masculine
inquisitor-d-text = Er kommt mit dem Hammer in die Vorräte und hinterlässt eine Quittung.
inquisitor-e = Großexaminator
    .gender = masculine
inquisitor-e-text = Er stellt drei Fragen. Die dritte hat noch niemand gehört.

## Inquisitorenkarten

card-a-blank = Der Büttel im Dienst
card-a-attack = Knüppel
card-a-defence = Lederkragen
card-a-actions = Neue Stiefel
card-a-armour = Geliehener Brustharnisch
card-a-symbol = Der Schwager
card-b-blank = Der Schnüffler niest
card-b-attack = Netz und Gabel
card-b-defence = Gepolsterte Kapuze
card-b-actions = Frische Fährte
card-b-armour = Rock aus Asbest
card-b-symbol = Die Zwillingsnase
card-c-blank = Der Hexenkommissar betet
card-c-attack = Silberne Nadel
card-c-defence = Reliquie unterm Hemd
card-c-actions = Unbeschränkte Vollmacht
card-c-armour = Drei geweihte Westen
card-c-symbol = Der Musterschüler
card-d-blank = Der Revisor zählt
card-d-destroy = Schwererer Hammer
card-d-defence = Hauptbuch als Schild
card-d-actions = Quartalsende
card-d-armour = Amtliche Immunität
card-d-symbol = Die zweite Unterschrift
card-e-blank = Der Examinator schweigt
card-e-attack = Die Fangfrage
card-e-defence = Elfenbeinernes Brevier
card-e-actions = Nachtsitzung
card-e-armour = Kutsche aus schwarzem Eisen
card-e-symbol = Das Sondervotum

## Rezepte: Homunkuli

recipe-aeribos = Aeribos
recipe-aeribos-text = Ein Luftzug mit Meinung. Beim Taufen bitte das Fenster schließen.
recipe-terrulo = Terrulo
recipe-terrulo-text = Aus Lehm gemacht und beim Wort Matsch leicht gekränkt.
recipe-undinka = Undinka
recipe-undinka-text = Trägt viel, verschüttet wenig, entschuldigt sich den ganzen Tag.
recipe-pyrrik = Pyrrik
recipe-pyrrik-text = Schlägt zuerst zu und geht dann aus.
recipe-ferrando = Ferrando
recipe-ferrando-text = Weder zu überreden noch zu verbeulen.
recipe-mandraggel = Mandraggel
recipe-mandraggel-text = Drei Elemente, eine Wurzel, kein Benehmen.
recipe-kypitau = Kypitau
recipe-kypitau-text = Läuft auf kupfernen Sohlen und ist immer schon woanders.
recipe-caligor = Caligor
recipe-caligor-text = Eine kleine, gut gesalzene Finsternis mit Temperament.
recipe-vitriska = Vitriska
recipe-vitriska-text = Man sieht durch sie hindurch, aber nicht an ihr vorbei.
recipe-mercurel = Mercurel
recipe-mercurel-text = Nie zweimal dieselbe Gestalt, stets derselbe Appetit.
recipe-salinor = Salinor
recipe-salinor-text = Geduldig wie ein Bergwerk und ungefähr so gesprächig.
recipe-auranox = Auranox
recipe-auranox-text = Eine Nacht mit goldenem Futter. Schneider weinen.
recipe-crystallin = Crystallin
recipe-crystallin-text = Trägt alles, verzeiht nichts, klingt beim Anstoßen.
recipe-regulo = Regulo
recipe-regulo-text = Ein König von zwei Spannen; die Krone ist inbegriffen.
recipe-magnopus = Magnopus
recipe-magnopus-text = Das große Werk, zu Fuß.

## Rezepte: Ausrüstung

recipe-dagger = Dolch
recipe-dagger-text = Zum Kräuterschneiden, Euer Ehren. Für große Kräuter.
recipe-sling = Schleuder
recipe-sling-text = Luft, Erde und ein alter Groll.
recipe-buckler = Faustschild
recipe-buckler-text = Dient auch als Topfdeckel, daher die Suppe.
recipe-quilted-coat = Steppjacke
recipe-quilted-coat-text = Gefüttert mit den Predigten von vier Bischöfen.
recipe-satchel = Umhängetasche
recipe-satchel-text = Für alles ein Fach, und alles läuft aus.
recipe-apron = Laborschürze
recipe-apron-text = Die Flecken sind das Register.
recipe-rapier = Rapier
recipe-rapier-text = Schlank, spitz und von besserer Familie als sein Besitzer.
recipe-brigandine = Brigantine
recipe-brigandine-text = Kupferschuppen, gesalzen gegen Rost und Bemerkungen.
recipe-bandolier = Bandelier
recipe-bandolier-text = Sechs Phiolen links, sechs rechts, in der Mitte Gebete.
recipe-spectacles = Lesebrille
recipe-spectacles-text = Durch sie liest man zuerst die Fußnoten.
recipe-field-furnace = Feldofen
recipe-field-furnace-text = Ein Laboratorium für den Rucksack. Der Rucksack widerspricht.
recipe-league-boots = Meilenstiefel
recipe-league-boots-text = Sie gehen sofort los; du darfst nachkommen.
recipe-sun-blade = Sonnenklinge
recipe-sun-blade-text = Man zieht sie am besten mit geschlossenen Augen.
recipe-mirror-shield = Spiegelschild
recipe-mirror-shield-text = Zeigt jedem Angreifer das eine Gesicht, das er gefürchtet hat.
recipe-clockwork-arm = Uhrwerkarm
recipe-clockwork-arm-text = Abends aufziehen. Niemandem die Hand geben.

## Rezepte: Fragmente des Steins der Weisen

recipe-black-crow = Splitter der schwarzen Krähe
recipe-black-crow-text = Er lag in der Asche und schaute zurück.
recipe-black-toad = Splitter der schwarzen Kröte
recipe-black-toad-text = Feucht, warm und ohne jede Eile.
recipe-black-soot = Rußsplitter
recipe-black-soot-text = Was das Feuer aus Mitleid übrig lässt.
recipe-black-bone = Knochensplitter
recipe-black-bone-text = Wessen Knochen, verschweigt das Rezept aus Höflichkeit.
recipe-black-nail = Sargnagelsplitter
recipe-black-nail-text = Von Hand gezogen, um Mitternacht, mit Entschuldigung.
recipe-black-broth = Splitter der schwarzen Brühe
recipe-black-broth-text = Vier Elemente kochen, bis eines nachgibt.
recipe-white-swan = Splitter des weißen Schwans
recipe-white-swan-text = Die Schlacke sinkt, und etwas reckt den Hals.
recipe-white-moon = Splitter des weißen Mondes
recipe-white-moon-text = Er nimmt in der Tasche ab und ist zum Abendbrot wieder voll.
recipe-white-pearl = Splitter der weißen Perle
recipe-white-pearl-text = Von Narren gelöst, von Klügeren wiedergefunden.
recipe-white-lily = Splitter der weißen Lilie
recipe-white-lily-text = Duftet nach Unschuld, mit einer Spur Salpeter.
recipe-white-ash = Splitter der weißen Asche
recipe-white-ash-text = Zweimal verbrannt, und sie verzeiht.
recipe-red-phoenix = Splitter des roten Phönix
recipe-red-phoenix-text = Trocken lagern und von seinem Vorgänger fernhalten.
recipe-red-lion = Splitter des roten Löwen
recipe-red-lion-text = Er hat die Sonne gefressen und hätte gern noch eine.
recipe-red-rose = Splitter der roten Rose
recipe-red-rose-text = Blüht in Königswasser und welkt unter Klatschmäulern.
recipe-red-sun = Splitter der roten Sonne
recipe-red-sun-text = Wo er liegt, stehen die Schatten herum und warten.

## Alchemisten

alchemist-ottilie-krahl = Ottilie Krahl
alchemist-ottilie-krahl-text = Witwe eines Kanoniers. Sie brennt Schnaps und hält die Stellung.
alchemist-bonifaz-quendel = Bonifaz Quendel
alchemist-bonifaz-quendel-text = Aus zwei Klöstern verwiesen, beide Male mitsamt der Speisekammer.
alchemist-mirela-dross = Mirela Dross
alchemist-mirela-dross-text = Sie ist mit dem Versuch fertig, während die anderen noch das Buch suchen.
alchemist-severin-moll = Severin Moll
alchemist-severin-moll-text = Von Beruf Tanzmeister; kommen gesehen hat ihn noch niemand.
alchemist-hanno-zinke = Hanno Zinke
alchemist-hanno-zinke-text = Steiger in Ruda Vallis, bis er dem Erz eine Frage stellte.
alchemist-agathe-lumen = Agathe Lumen
alchemist-agathe-lumen-text = Bibliothekarin. Die verbotene Hälfte hat sie gelesen, den Rest abgestaubt.

## Turmausbauten

extension-cannon-loft = Kanonenboden
extension-cannon-loft-text = Hauptsächlich für Salutschüsse.
extension-double-walls = Doppelte Mauern
extension-double-walls-text = Dazwischen wohnt eine sehr leise Katze.
extension-cargo-winch = Lastwinde
extension-cargo-winch-text = Hebt ein Fass, eine Kuh oder einen Kollegen.
extension-water-clock = Wasseruhr
extension-water-clock-text = Eine Stunde mehr am Tag, sofern jemand pumpt.
extension-second-furnace = Zweiter Ofen
extension-second-furnace-text = Während der eine heizt, explodiert der andere.
extension-great-library = Große Bibliothek
extension-great-library-text = Zehntausend Bände, von denen mindestens vierzig übereinstimmen.
extension-drill-head = Bohrkopf
extension-drill-head-text = Das Eisen kommt herauf, die Nachbarn kommen herüber.
extension-raven-loft = Rabenschlag
extension-raven-loft-text = Sie bringen Briefe von Gelehrten und deren Löffel.
extension-reading-desk = Lesepult
extension-reading-desk-text = Platz für noch eine offene Frage.

## Stadtaufträge

mission-cellar-rats = Ratten im Keller
mission-cellar-rats-text = Eine trägt ein Halsband und hört auf den Namen Benedikt.
mission-toll-bridge-brawl = Streit an der Zollbrücke
mission-toll-bridge-brawl-text = Der Zoll ist Geschmackssache und eine Frage der Fäuste.
mission-jail-break = Gefängnisausbruch
mission-jail-break-text = Das Schloss ist schwach. Der Kerkermeister leider nicht.
mission-iron-reliquary = Der eiserne Schrein
mission-iron-reliquary-text = Bewacht von vier Rittern und einem Gerücht.
mission-bakers-ovens = Kalte Öfen
mission-bakers-ovens-text = Die Bäckerzunft braucht Feuer und keine Fragen nach dem letzten.
mission-dry-fountain = Der trockene Brunnen
mission-dry-fountain-text = Füllt ihn vor dem Fest, sonst muss der Bürgermeister den Wein trinken.
mission-church-window = Das Kirchenfenster
mission-church-window-text = Eine Scheibe fehlt, und alle wissen, wessen Ball es war.
mission-bell-metal = Glockenspeise
mission-bell-metal-text = Der neuen Glocke fehlt etwas Kupfer und viel Klang.
mission-mirror-makers = Die Spiegelmacher
mission-mirror-makers-text = Sie bitten um Quecksilber und sehen sich ungern an.
mission-mayors-chain = Die Amtskette
mission-mayors-chain-text = Ein Glied ist aus Messing. Er ahnt allmählich, welches.
mission-chimney-sweep = Schornsteinfeger gesucht
mission-chimney-sweep-text = Klein soll er sein, geschickt und ohne Angst im Dunkeln.
mission-lost-nephew = Der verlorene Neffe
mission-lost-nephew-text = Die alte Dame sieht schlecht und hat ein Herz für jeden.
mission-town-crier = Der Ausrufer
mission-town-crier-text = Der vorige hat die Stimme verloren. Ein lautes Männlein täte es auch.
mission-watchmans-kit = Des Wächters Ausrüstung
mission-watchmans-kit-text = Er bewacht die Stadt mit Laterne und gutem Willen. Legt etwas dazu.
mission-theatre-props = Requisiten fürs Theater
mission-theatre-props-text = Der fünfte Akt hat neun Tote und keine ordentliche Waffe.
mission-guild-champion = Der Kämpe der Zunft
mission-guild-champion-text = Er gewänne jedes Duell, besäße er nur das Zeug dazu.
mission-miracle-cure = Ein Wundermittel
mission-miracle-cure-text = Das Fieber verlangt einen Stein, der Doktor sein Honorar.
mission-quiet-bishop = Der stille Bischof
mission-quiet-bishop-text = Er sähe gern nichts, wenn das, was er nicht sieht, sich lohnt.

## Tempel

temple-sol = Tempel des Sol
temple-sol-text = Geöffnet am Mittag, für Katzen geschlossen.
temple-luna = Tempel der Luna
temple-luna-text = Geöffnet für Katzen.
temple-mercurius = Tempel des Merkur
temple-mercurius-text = Seine Türen sind nie dort, wo sie waren.

## Erstes Szenario

scenario-black-work = Das Schwarze Werk
scenario-black-work-intro =
    Der alte Meister ist tot und hat euch alles vermacht: jedem einen Turm, ein Regal voll unbezahlter Rechnungen und die erste Seite des großen Werkes. Die Seite ist schwarz. Entweder hat er die Tinte verschüttet, oder das ist die Anweisung.

    Nichts entsteht, steht unter dem Fleck, was nicht zuvor verdorben ist. Haucht also etwas Kleinem Leben ein und gewinnt aus der Asche den ersten Splitter des Steins, jeder von euch, ehe der Sand verrinnt.

    Draußen proben die Glocken ihre Stimmen. Die Inquisition macht Inventur, und ihr steht auf der Liste.
scenario-black-work-success = In jedem Turm schläft etwas Kleines, und in der Asche liegt ein Stein, der ohne Feuer warm ist. Ihr schließt die Läden. Die erste Seite ist getan.
scenario-black-work-failure = Das Siegel an der Tür ist frisch und recht hübsch. Durchs Schlüsselloch seht ihr den Ofen erkalten. Fäulnis allein, so scheint es, ist noch kein Anfang.
scenario-black-work-day-4-alchemists = Ein dankbarer Kesselschmied zahlt in Kupfer und vergisst eure Gesichter.
scenario-black-work-day-4-inquisition = Auf Anordnung bleiben alle Fenster zu. Erstaunlich, wie bald einem die Luft ausgeht.
scenario-black-work-day-8-alchemists = Die Sattlerzunft schenkt euch Riemen und will nichts Schriftliches.
scenario-black-work-day-8-inquisition = Sie graben die Kräuterbeete um, suchen ein Grab und nehmen die Erde als Beweis.
scenario-black-work-day-12-alchemists = Ein alter Feldwebel lehrt euch das Ducken. Mehr kann er nicht, aber er hat noch alle Zähne.
scenario-black-work-day-12-inquisition = Man hat den Inquisitoren Pferde bewilligt. Sie halten nun auch mittags nicht mehr.
scenario-black-work-day-16-alchemists = Eine Truhe ohne Absender, ein Brief ohne Namen, und Gold ohne Makel.
scenario-black-work-day-16-inquisition = Neue Röcke aus der Hauptstadt, zweifach geweiht und dreifach gefüttert.

## Zweites Szenario

scenario-white-work = Das Weiße Werk
scenario-white-work-intro =
    Die zweite Seite ist weiß. Ihr habt sie über die Kerze gehalten, in Zitrone getaucht und bei Mondschein laut vorgelesen; sie blieb weiß und blickte nur vorwurfsvoller.

    Da lachte das kleinste eurer Geschöpfe und zeigte: waschen. Was schwarz war, muss rein werden, was grob war, fein. Ein jeder von euch schaffe ein Ding vom zweiten Grade, gleich welches.

    Auch in den Gassen wird geschrubbt. Ein Hexenkommissar ist gekommen, ein reinlicher Mann, und er hat eigene Bürsten dabei.
scenario-white-work-success = Es steht auf dem Tisch und wirft keinen Schmutz, kaum einen Schatten. Zum ersten Mal seit Jahren wascht ihr euch auch die Hände.
scenario-white-work-failure = Sie haben eure Türme bis auf den nackten Stein geschrubbt. Schöner ist es ja, sagt jemand, und niemand lacht.
scenario-white-work-day-4-alchemists = Die Salzträger verlieren an jeder eurer Türen einen Sack, mit großer Genauigkeit.
scenario-white-work-day-4-inquisition = Die Brunnen sind wegen Reinigung geschlossen. Die Reinigung braucht Wasser.
scenario-white-work-day-8-alchemists = Ein Fechtmeister begleicht seine Schuld in Stunden. Er besteht auf der vollen Summe.
scenario-white-work-day-8-inquisition = Verdächtiges Gerät ist abzugeben. Welches das verdächtige ist, dürft ihr wählen.
scenario-white-work-day-12-alchemists = Die Wäscherinnen leihen euch ihre Körbe und ihre Meinung über die Inquisition.
scenario-white-work-day-12-inquisition = Hinter der Klostermauer laufen die ganze Nacht die Schleifsteine.
scenario-white-work-day-16-alchemists = Nach dem Hagel liegt etwas in der Gosse, das nicht schmilzt.
scenario-white-work-day-16-inquisition = Der Bischof schafft für die Dauer der Krise den Schlaf ab.

## Drittes Szenario

scenario-red-work = Das Rote Werk
scenario-red-work-intro =
    Eine dritte Seite gibt es nicht. Es gibt den Einband, rotes Leder, abgegriffen von Händen, die keine mehr sind, und darauf eine Zeile, die ihr immer für die des Buchbinders gehalten habt.

    Bringt ein vollkommenes Ding hervor, ein jeder von euch, und dann schließt mich.

    Also doch der dritte Grad, mit Gold, mit Kristall, mit dem Wasser, das Könige löst. Der Großexaminator ist aus der Hauptstadt unterwegs. Er reist bei Nacht, in eiserner Kutsche, und er wünscht eure Arbeit zu sehen. Es wäre unhöflich, nicht fertig zu sein.
scenario-red-work-success = Der Examinator sah es lange an. Dann stellte er seine dritte Frage, ihr gabt Antwort, und er nahm den Hut ab. Das Buch ist geschlossen. Es ist noch warm.
scenario-red-work-failure = Die Kutsche hält. Jemand steigt aus, ohne Eile, und liest von einer Liste vor. Die Liste ist lang, die Stimme angenehm.
special-molten-rings = Eingeschmolzene Ringe
special-molten-rings-text = Alle beginnen mit einem Gold im Turm.
scenario-red-work-day-4-alchemists = Ein Hutmacher setzt sich zur Ruhe und überlässt euch sein restliches Quecksilber und Reste von Verstand.
scenario-red-work-day-4-inquisition = Feuer wird zugeteilt. Eine Flamme je Haushalt, morgens zurückzugeben.
scenario-red-work-day-8-alchemists = Die Kinder der Stadt stehen jetzt Wache für euch. Sie können auf elf Arten pfeifen.
scenario-red-work-day-8-inquisition = Volkszählung aller Seelen unter zwei Fuß. Einer der euren kommt nicht heim.
scenario-red-work-day-12-alchemists = Ihr habt gelernt, mit beiden Händen zu arbeiten und mit keiner zu zittern.
scenario-red-work-day-12-inquisition = Die Plattner von Gravit Muri gestehen Überstunden.
scenario-red-work-day-16-alchemists = Die Hofapotheke hat ein Leck, und das Leck kennt eure Adresse.
scenario-red-work-day-16-inquisition = Heute Nacht klopfen sie nicht mehr an.

## Die Einführung

scenario-first-lesson = Die erste Lektion
scenario-first-lesson-intro =
    Ehe jemand im Ernst einen Ofen ruinieren darf, sagt der Meister, kommt eine Lektion. Sie dauert acht Tage und kostet nichts; was zerbricht, wird aufgeschrieben.

    Tragt heim, was in den Hügeln herumliegt, und erhitzt es, bis es zurückschaut. Dann geht noch einmal los und macht aus den Resten einen ersten kleinen Splitter des Steins. Jeder für sich; abgeschrieben wird nicht.

    Und schließt das Tor. Der Büttel geht seine Runde, und der Meister schuldet ihm Geld.
scenario-first-lesson-success = Der Meister besieht die Splitter durch seine zweitbeste Linse, brummt und vergisst zu tadeln. Eine bessere Note vergibt er nicht.
scenario-first-lesson-failure = Der Meister seufzt und fegt zusammen. Keine Schande, sagt er; der Besen ist doppelt so alt wie ihr und hat Schlimmeres gesehen. Morgen noch einmal von vorn.
scenario-first-lesson-day-4-alchemists = Der Gärtner karrt euch gute Erde heran. Aus wessen Garten, sagt er nicht.
scenario-first-lesson-day-4-inquisition = Es wurde Zugluft gemeldet. Der Büttel lässt sie abstellen.
scenario-first-lesson-day-8-alchemists = Der Meister leiht euch seine Mäntel. Sie bestehen aus Taschen, und alle sind zugeknöpft.
scenario-first-lesson-day-8-inquisition = Der Büttel hat seine Pfeife wiedergefunden und mit ihr das Selbstvertrauen.

## Teile der Szenarioaufträge

part-black-work-homunculus = Erschafft einen Homunkulus beliebiger Stufe
part-black-work-fragment = Erschafft ein Stein-der-Weisen-Fragment beliebiger Stufe
part-white-work-thing = Erschafft ein Ding der Stufe 2
part-red-work-thing = Erschafft ein Ding der Stufe 3
part-first-lesson-homunculus = Erschafft einen Homunkulus, gleich welcher Stufe
part-first-lesson-fragment = Erschafft ein Stein-der-Weisen-Fragment, gleich welcher Stufe
