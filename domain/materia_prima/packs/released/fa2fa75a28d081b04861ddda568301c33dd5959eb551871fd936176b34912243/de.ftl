### Namen und Texte des Pakets Die Inquisition auf Deutsch. Die Kennung ist die Tabelle, dann die Kennung im Paket.

## Das Paket

pack-inquisition = Die Inquisition
pack-inquisition-text = Glocken, Listen, Männer in Grau: eine Kampagne für Alchemisten, die sich ungern zählen lassen.

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

piece-weigh-house = Die Waage
piece-tanneries = Die Gerbereien
piece-wharf = Die Lände
piece-vineyards = Die Weinberge
piece-charcoal-wood = Der Köhlerwald
piece-stone-bridge = Die Steinbrücke
piece-gallows-hill = Der Galgenberg
layout-first-night = Die erste Nacht
layout-first-night-text = Hier liegt alles nah beisammen, auch ihr und sie.
layout-old-town = Die Altstadt
layout-old-town-text = Alle Gassen führen zum Platz und alle Ausreden auch.
layout-harbour = Der Hafen
layout-harbour-text = Wo das Land aufhört, fangen die Fragen an: Was ist da drin, und atmet es?
layout-two-rivers = Zwei Flüsse
layout-two-rivers-text = Der eine kommt aus den Hügeln, der andere aus den Gerbereien. Trinkt vom ersten.
layout-burnt-hills = Verbrannte Hügel
layout-burnt-hills-text = Sie haben den Wald verbrannt, um besser zu sehen. Jetzt sehen alle besser.
layout-high-road = Die Landstraße
layout-high-road-text = Schnurgerade läuft sie von Stadt zu Stadt, und man sieht euch von beiden Enden.
layout-last-stand = Das letzte Bollwerk
layout-last-stand-text = Die Städte sind von euch abgerückt, so weit die Karte reicht.

## Städte

town-t = Tessara Portus
town-t-text = Die Fährleute sehen aufs Wasser, wenn ihr einsteigt. So grüßen sie.
town-r = Ruda Vallis
town-r-text = Unter den Hämmern darf man alles sagen. Niemand könnte es wiederholen.
town-g = Gravit Muri
town-g-text = Die Mauern stehen zu eurem Schutz da und haben nur auf einer Seite Türen.

## Alarmkarten von Tessara Portus

alarm-ferry-bell = Die Fährglocke
alarm-ferry-bell-text = Sie läutet zur letzten Überfahrt. Heute meint sie euch.
alarm-barrel-search = Fassbeschau
alarm-barrel-search-text = Vierzig Fass Hering, und jeder Hering wird vereidigt.
alarm-harbour-watch = Die Hafenwache
alarm-harbour-watch-text = Zwei Mann und ein Hund. Der Hund schreibt mit.
alarm-parrots-testimony = Die Aussage des Papageis
alarm-parrots-testimony-text = Er wiederholt, was er gehört hat, und mit eurer Stimme.
alarm-wet-cloak = Der nasse Mantel
alarm-wet-cloak-text = Seit einer Woche hat es nicht geregnet.
alarm-ropemakers-wife = Die Frau des Seilers
alarm-ropemakers-wife-text = Neunzehn Knoten kann sie, nur den in der Zunge nicht.
alarm-yellow-flag = Die gelbe Flagge
alarm-yellow-flag-text = Niemand darf an Land. Die Männer in Grau sind niemand Bestimmtes.
alarm-spilled-silver = Verschüttetes Silber
alarm-spilled-silver-text = Es läuft den Kai entlang und bleibt vor eurer Tür stehen.
alarm-dark-lighthouse = Der dunkle Leuchtturm
alarm-dark-lighthouse-text = Jemand wünscht, dass ein Schiff den Hafen verfehlt oder ihn unbemerkt findet.
alarm-press-gang = Die Werber
alarm-press-gang-text = Sie nehmen Seeleute, und mit der See nehmen sie es nicht genau.
alarm-bill-of-lading = Der Frachtbrief
alarm-bill-of-lading-text = Eine Kiste zu viel, und sie klopft zurück.
alarm-low-tide = Ebbe
alarm-low-tide-text = Was man nachts versenkt, liegt mittags in der Sonne.

## Alarmkarten von Ruda Vallis

alarm-silent-hammers = Die Hämmer schweigen
alarm-silent-hammers-text = Lauter kann es in Ruda Vallis nicht werden.
alarm-pit-bird = Der Grubenvogel
alarm-pit-bird-text = Er singt wieder. Jemand hat ihm einen besseren Käfig gekauft.
alarm-green-sparks = Grüne Funken
alarm-green-sparks-text = Der Schmied schwört bei seinem Bart. Der Bart brennt, und zwar grün.
alarm-coin-biter = Der Münzprobierer
alarm-coin-biter-text = Er beißt in jede Münze und sieht euch dabei an.
alarm-change-of-shift = Schichtwechsel
alarm-change-of-shift-text = Dreihundert Mann auf der Straße, und jeder von ihnen hat Augen.
alarm-lost-glove = Der verlorene Handschuh
alarm-lost-glove-text = Er hat sechs Finger. Man sucht die Hand.
alarm-powder-count = Das Pulver wird gezählt
alarm-powder-count-text = Es fehlt ein Pfund, und jemandem fehlt eine Augenbraue.
alarm-mule-driver = Der Maultiertreiber
alarm-mule-driver-text = Er hat niemandem etwas gesagt. Jetzt fragen sie das Maultier.
alarm-pay-day = Löhnungstag
alarm-pay-day-text = Mit dem Lohn in der Tasche fällt einem alles wieder ein.
alarm-warm-slag = Warme Schlacke
alarm-warm-slag-text = Der Haufen müsste kalt sein. Sie wärmen sich daran die Hände und machen Pläne.
alarm-blind-miner = Der blinde Bergmann
alarm-blind-miner-text = Er kennt jeden Schritt auf dieser Straße. Eurer ist neu.
alarm-bellows-boy = Der Balgtreter
alarm-bellows-boy-text = Für ein Zuckerbrot zeigt er ihnen, wo es nachts glüht.

## Alarmkarten von Gravit Muri

alarm-fallen-gates = Die Tore fallen
alarm-fallen-gates-text = Ihr dürft bleiben, wo ihr seid. Das ist ein Befehl.
alarm-ninth-copy = Die neunte Abschrift
alarm-ninth-copy-text = Von eurem Steckbrief. Die Nase wird jedes Mal ähnlicher.
alarm-confessional = Der Beichtstuhl
alarm-confessional-text = Vorn flüstert man hinein, und hinten kommt es im Archiv heraus.
alarm-posted-reward = Kopfgeld
alarm-posted-reward-text = Es ist nicht einmal hoch. Das kränkt.
alarm-mirrors-on-the-walls = Spiegel auf den Mauern
alarm-mirrors-on-the-walls-text = Von Turm zu Turm läuft eine kleine helle Anklage.
alarm-bakers-confession = Der Bäcker gesteht
alarm-bakers-confession-text = Alles, und zwar alphabetisch.
alarm-grey-carriage = Die graue Kutsche
alarm-grey-carriage-text = Sie hält vor eurem Haus, und niemand steigt aus.
alarm-house-numbers = Die Häuser bekommen Nummern
alarm-house-numbers-text = Damit niemand vergessen wird.
alarm-sleepless-clerk = Der schlaflose Schreiber
alarm-sleepless-clerk-text = Um vier Uhr früh fand er den Fehler. Der Fehler seid ihr.
alarm-feast-day = Feiertag
alarm-feast-day-text = Alle Arbeit ruht. Wessen Schornstein raucht, der sündigt.
alarm-kind-neighbour = Die freundliche Nachbarin
alarm-kind-neighbour-text = Sie fragt, ob ihr gut geschlafen habt, und notiert es.
alarm-false-alarm = Blinder Alarm
alarm-false-alarm-text = Der vierte heute. Sie üben.

## Inquisitoren

inquisitor-a = Zähler
    .gender = masculine
inquisitor-a-text = Er zählt, was ihr habt, und danach, was ihr hattet.
inquisitor-b = Wächter
    .gender = masculine
inquisitor-b-text = Er bewacht Türen vor denen, die dahinter wohnen.
inquisitor-c = Kürassier
    .gender = masculine
inquisitor-c-text = Innen soll ein Mensch sein. Bisher hat niemand nachgesehen.
inquisitor-d = Versiegler
    .gender = masculine
inquisitor-d-text = Auf alles kommt Wachs. Was das Wachs nicht hält, zerbricht er.
inquisitor-e = Läuterer
    .gender = masculine
inquisitor-e-text = Für kleine Seelen hat er eine kleine Zange.
inquisitor-f = Brandmeister
    .gender = masculine
inquisitor-f-text = Er mag Türme. Sie ziehen so gut.

## Inquisitorenkarten

card-a-blank = Der Zähler fängt von vorn an
card-a-attack = Gespitzte Feder
card-a-defence = Rechnungsbuch unterm Rock
card-a-actions = Lange Schritte
card-a-armour = Schwere Amtskette
card-a-symbol = Die Gegenzählung
card-b-blank = Der Wächter gähnt
card-b-attack = Menschenfänger
card-b-defence = Schilderhaus
card-b-actions = Doppelte Runde
card-b-haste = Zweimal gepfiffen
card-b-symbol = Die Ablösung
card-c-blank = Das Visier klemmt
card-c-attack = Bidenhänder
card-c-defence = Geölte Gelenke
card-c-actions = Ein frisches Pferd
card-c-armour = Platte über Platte
card-c-symbol = Der Knappe
card-d-blank = Das Wachs ist kalt
card-d-destroy = Brecheisen
card-d-defence = Erhobene Vollmacht
card-d-actions = Eilverfahren
card-d-armour = Geleit mit Piken
card-d-symbol = Die Gegenzeichnung
card-e-blank = Der Läuterer wäscht sich die Hände
card-e-attack = Weißglühende Zange
card-e-zeal = Heiliger Eifer
card-e-defence = Kutte aus nassem Filz
card-e-actions = Kein Zweifel mehr
card-e-symbol = Der Novize
card-f-blank = Feuchter Zunder
card-f-destroy = Pechfass
card-f-defence = Lederschürze
card-f-actions = Ostwind
card-f-armour = Salamanderhaut
card-f-symbol = Die zweite Fackel

## Rezepte: Homunkuli

recipe-ignazel = Ignazel
recipe-ignazel-text = Klein, schnell und vom Wasser beleidigt.
recipe-paddo = Paddo
recipe-paddo-text = Findet jede Quelle und setzt sich hinein.
recipe-lutum = Lutum
recipe-lutum-text = Langsam, treu und nie ganz trocken.
recipe-ferrula = Ferrula
recipe-ferrula-text = Sie stellt sich in die Tür, und dann ist zu.
recipe-suspir = Suspir
recipe-suspir-text = Ein Seufzer auf zwei Beinen, immer eine Gasse voraus.
recipe-talgwin = Talgwin
recipe-talgwin-text = Arbeitet bei eigenem Licht und wird davon kürzer.
recipe-knappel = Knappel
recipe-knappel-text = Er kann Eisen riechen und summen.
recipe-trippelmaus = Trippelmaus
recipe-trippelmaus-text = Was du hast, hat sie; was sie hat, hattest du.
recipe-vitrello = Vitrello
recipe-vitrello-text = Gerät in Wut, und alle können es durchschauen.
recipe-salpetra = Salpetra
recipe-salpetra-text = In ihrer Nähe bitte nicht laut werden.
recipe-hydrargo = Hydrargo
recipe-hydrargo-text = Greift man nach ihm, ist er schon an der Tür.
recipe-kupferling = Kupferling
recipe-kupferling-text = Im Dienst grün geworden und stolz darauf.
recipe-salzmuhme = Salzmuhme
recipe-salzmuhme-text = Trägt die ganze Speisekammer und gute Ratschläge.
recipe-scheidel = Scheidel
recipe-scheidel-text = Er scheidet: Erz von Stein und Freunde von Geld.
recipe-nebelung = Nebelung
recipe-nebelung-text = Legt alles irgendwo ab und vergisst, gesehen zu werden.
recipe-aurifex = Aurifex
recipe-aurifex-text = Poliert erst sich und dann die Möbel.
recipe-lucida = Lucida
recipe-lucida-text = Man kann sie nur in Farben brechen.
recipe-ophir = Ophir
recipe-ophir-text = Ein kleiner König im Exil, mit großen Taschen.
recipe-magister-minor = Magister Minor
recipe-magister-minor-text = Er verbessert euer Latein, während er gewinnt.
recipe-tintinnabel = Tintinnabel
recipe-tintinnabel-text = Aus einer Glocke, die für jene nicht läuten wollte.

## Rezepte: Ausrüstung

recipe-cudgel = Erlenknüppel
recipe-cudgel-text = Ein Argument für enge Gassen.
recipe-cats-claw = Katzenkralle
recipe-cats-claw-text = Als Rebmesser verkauft von Leuten ohne Weinberg.
recipe-dark-lantern = Blendlaterne
recipe-dark-lantern-text = Einer sieht nichts mehr, und die anderen sieht man nicht.
recipe-pot-lid = Topfdeckel
recipe-pot-lid-text = Mit Griff, mit Delle, mit Geschichte.
recipe-felt-hat = Filzhut
recipe-felt-hat-text = Drei Finger dick. Einfälle bleiben darunter warm.
recipe-clogs = Beschlagene Holzschuhe
recipe-clogs-text = Man hört sie von Weitem und tritt ihnen nicht zu nahe.
recipe-shoulder-yoke = Schultertrage
recipe-shoulder-yoke-text = Zwei Eimer, ein Rücken, kein Wort.
recipe-oilcloth-bag = Wachstuchbeutel
recipe-oilcloth-bag-text = Wasserdicht, und zwar in beide Richtungen.
recipe-bodkin = Pfriem
recipe-bodkin-text = Dünn genug für jedes Gewissen.
recipe-mail-shirt = Kettenhemd
recipe-mail-shirt-text = Jeder Ring war einmal ein Versprechen.
recipe-pack-frame = Kraxe
recipe-pack-frame-text = Damit trug einer sein Haus davon und kam wieder, um den Keller zu holen.
recipe-dowsing-rod = Wünschelrute
recipe-dowsing-rod-text = Sie zeigt auf Eisen und leider auch auf Beamte.
recipe-pocket-still = Taschenkolben
recipe-pocket-still-text = Siedet im Rock. Bitte nicht umarmen.
recipe-carrier-pigeon = Brieftaube
recipe-carrier-pigeon-text = Hat studiert und die Hochschule durchs Fenster verlassen.
recipe-travelling-furnace = Reiseofen
recipe-travelling-furnace-text = Braucht keinen Turm, nur ein geduldiges Maultier. Das Maultier bist du.
recipe-quicksilver-boots = Quecksilberstiefel
recipe-quicksilver-boots-text = Sie kommen vor euch an und stellen euch vor.
recipe-golden-hand = Goldene Hand
recipe-golden-hand-text = Sie besticht nicht, sie überzeugt.
recipe-bell-cuirass = Glockenpanzer
recipe-bell-cuirass-text = Schlägt man darauf, gibt er ein klares A und sonst nichts.
recipe-basilisk-eye = Basiliskenauge
recipe-basilisk-eye-text = Es schlägt für euch nach und andere nieder.
recipe-coat-of-hours = Stundenmantel
recipe-coat-of-hours-text = Geschneidert aus einem Nachmittag, den niemand vermisst hat.

## Rezepte: Fragmente des Steins der Weisen

recipe-cinder-heart = Schlackenherz
recipe-cinder-heart-text = Es schlägt, wenn man lange genug wartet.
recipe-peat-eye = Torfauge
recipe-peat-eye-text = Seit neunhundert Jahren schaut es nach oben.
recipe-gall-drop = Gallentropfen
recipe-gall-drop-text = Was von einem Streit bleibt, wenn die Wörter verkocht sind.
recipe-soot-feather = Rußfeder
recipe-soot-feather-text = Sie ist den Schornstein hinaufgefallen.
recipe-rust-scab = Rostschorf
recipe-rust-scab-text = Nicht daran kratzen.
recipe-grave-mould = Grabschimmel
recipe-grave-mould-text = Er wuchs auf einem Namen und hat die Buchstaben behalten.
recipe-lamp-black = Lampenschwarz
recipe-lamp-black-text = Die Nacht, so viel davon am Löffel hängen bleibt.
recipe-night-clot = Nachtklumpen
recipe-night-clot-text = Alle vier Elemente, und sie reden nicht miteinander.
recipe-milk-tooth = Milchzahn
recipe-milk-tooth-text = Der Stein hat ihn verloren. Also wächst er.
recipe-doves-egg = Taubenei
recipe-doves-egg-text = Warm, weiß, und vor dem Regen summt es.
recipe-pale-thread = Bleicher Faden
recipe-pale-thread-text = Ins Hemd genäht, flickt er den, der es trägt.
recipe-candle-end = Kerzenstumpf
recipe-candle-end-text = Er ist aus, und man kann trotzdem dabei lesen.
recipe-snow-glass = Schneeglas
recipe-snow-glass-text = Ein Winter, der in einen Ring passt.
recipe-silver-skin = Silberhaut
recipe-silver-skin-text = Der Mond hat sie abgestreift und nie zurückverlangt.
recipe-christening-spoon = Tauflöffel
recipe-christening-spoon-text = Dreimal rühren, dann dem Kind einen anderen Namen geben.
recipe-noon-ember = Mittagsglut
recipe-noon-ember-text = Sie wirft die Schatten, die allem anderen fehlen.
recipe-kings-blood = Königsblut
recipe-kings-blood-text = Kein König kam zu Schaden. Man hat nur gefragt.
recipe-cock-crow = Hahnenschrei
recipe-cock-crow-text = Der Laut selbst, gefangen, bevor er jemanden weckt.
recipe-pelicans-breast = Pelikanbrust
recipe-pelicans-breast-text = Sie gibt, bis man sich schämt.
recipe-whole-day = Der ganze Tag
recipe-whole-day-text = Von früh bis spät, und niemand steht vor der Tür.

## Alchemisten

alchemist-marten = Marten Rußwurm
alchemist-marten-text = Schlosser. Er öffnet, was andere zusperren, und stellt sich in das, was sie aufbrechen.
alchemist-oda = Oda Silberling
alchemist-oda-text = Hebamme. Die halbe Stadt kam durch ihre Hände zur Welt, und sie schweigt über beide Hälften.
alchemist-lukas = Lukas Fechter
alchemist-lukas-text = Druckerlehrling. Er macht alles auf einmal, Korrektur gelesen wird später.
alchemist-ysolde = Ysolde vom See
    .short = Ysolde
alchemist-ysolde-text = Drei Bibliotheken hat sie auswendig gelernt und sicherheitshalber vergessen, wo sie standen.
alchemist-brother-anselm = Bruder Anselm
    .short = Anselm
alchemist-brother-anselm-text = Er verließ den Orden, als dieser ihm den Ofen verbot.
alchemist-katrin = Katrin Fährmann
alchemist-katrin-text = Sie rudert ohne Licht und schlägt ohne Vorwarnung zu.

## Turmausbauten

extension-murder-hole = Pechnase
extension-murder-hole-text = Um Besuch von oben zu begrüßen.
extension-oak-shutters = Eichene Läden
extension-oak-shutters-text = Von innen sehen sie aus wie Abend.
extension-hoist-beam = Aufzugsbalken
extension-hoist-beam-text = Hebt, was man nicht erklären kann.
extension-night-shift = Bett für die Nachtschicht
extension-night-shift-text = Einer ist immer wach, und zwar immer derselbe.
extension-double-retort = Doppelretorte
extension-double-retort-text = Auf dieselbe Hitze gibt sie zwei Antworten.
extension-chimney-library = Bibliothek im Kamin
extension-chimney-library-text = Die ältesten Bücher sind geräuchert und halten sich.
extension-sluice = Schleuse
extension-sluice-text = Der Bach ist umgeleitet, der Nachbar auch.
extension-ore-lift = Erzaufzug
extension-ore-lift-text = Er bringt Eisen herauf und einmal jemanden aus Ruda Vallis.
extension-speaking-tube = Sprachrohr
extension-speaking-tube-text = Das andere Ende liegt in einem Hörsaal. Bitte nicht husten.
extension-notice-board = Schiefertafel an der Tür
extension-notice-board-text = Was darauf steht, ist rechtzeitig weggewischt.
extension-wheeled-hearth = Herd auf Rädern
extension-wheeled-hearth-text = Früher war das ein Turm, sagt der Fuhrmann.
extension-boathouse = Bootshaus
extension-boathouse-text = So gut versteckt, dass nur das Boot es findet.

## Stadtaufträge

mission-fishwives-feud = Die Fehde der Fischweiber
mission-fishwives-feud-text = Bringt sie auseinander und hütet euch vor den Aalen.
mission-runaway-bull = Der entlaufene Stier
mission-runaway-bull-text = In den Spiegelladen ging er aus freien Stücken.
mission-debtors-tower = Der Schuldturm
mission-debtors-tower-text = Drinnen sitzen inzwischen mehr als draußen. Gleicht das aus.
mission-gibbet-guard = Die Wache am Galgen
mission-gibbet-guard-text = Man kann ihn ablösen oder ihm wenigstens den Hut nehmen.
mission-legates-coffer = Die Truhe des Legaten
mission-legates-coffer-text = Vier Schlösser, vierzig Mann und ein lockerer Pflasterstein.
mission-potters-kiln = Der Brennofen der Töpfer
mission-potters-kiln-text = Per Erlass gelöscht. Zündet ihn aus Güte an.
mission-lime-pit = Die Kalkgrube
mission-lime-pit-text = Bis zum Morgen muss sie voll sein. Worüber, braucht niemand zu wissen.
mission-fire-buckets = Die Eimerkette
mission-fire-buckets-text = Die Kette steht. Nur der Erste hat nichts zum Weiterreichen.
mission-lens-grinder = Der Linsenschleifer
mission-lens-grinder-text = Er hat so weit geschaut, dass das Glas sprang.
mission-coppersmith = Die Witwe des Kupferschmieds
mission-coppersmith-text = Aufträge hat sie, Werkzeug hat sie, einen Arm hat sie auch.
mission-engravers-plate = Die Platte des Stechers
mission-engravers-plate-text = Sie zeigt den Legaten. Die Warze muss noch geätzt werden.
mission-salted-bread = Brot ohne Salz
mission-salted-bread-text = So lange besteuert, bis es nach nichts mehr schmeckte.
mission-gilded-saint = Der vergoldete Heilige
mission-gilded-saint-text = Ihm fehlt ein Ohr, und er tut, als höre er alles.
mission-foundling-home = Das Findelhaus
mission-foundling-home-text = Man nimmt jeden auf und fragt nicht, woraus er gemacht ist.
mission-bell-ringer = Glöckner gesucht
mission-bell-ringer-text = Klein, denn der Turm ist eng. Taub wäre freundlich.
mission-puppet-theatre = Das Puppentheater
mission-puppet-theatre-text = Die Fäden sind beschlagnahmt.
mission-tax-office = Eine Stelle im Steueramt
mission-tax-office-text = Gesucht wird jemand Zuverlässiges, der nicht isst.
mission-pawnbroker = Der Pfandleiher
mission-pawnbroker-text = Er gibt wenig dafür, aber er vergisst viel.
mission-night-watch = Die Nachtwache
mission-night-watch-text = Sie würde wegsehen, hätte sie etwas Ordentliches in der Hand.
mission-barefoot-pilgrim = Der barfüßige Pilger
mission-barefoot-pilgrim-text = Er möchte heim, und zwar bewaffnet.
mission-duel-at-dawn = Duell im Morgengrauen
mission-duel-at-dawn-text = Er hat die Wahl der Waffen, aber keine Waffe.
mission-widows-window = Das Licht im Fenster
mission-widows-window-text = Es soll brennen, bis er heimkommt, und er ist lange fort.
mission-surgeons-case = Der schwere Fall
mission-surgeons-case-text = Der Feldscher hat alles versucht, was man schneiden kann.
mission-archbishops-dream = Der Traum des Erzbischofs
mission-archbishops-dream-text = Er träumt von einem Stein und zahlt, damit es aufhört.

## Tempel

temple-temple-of-salt = Tempel des Salzes
temple-temple-of-salt-text = Wer hier weint, baut mit.
temple-temple-of-sulphur = Tempel des Schwefels
temple-temple-of-sulphur-text = Die Gemeinde sitzt nah an der Tür.
temple-temple-of-mercury = Tempel des Quecksilbers
temple-temple-of-mercury-text = Gestern stand der Altar in einer anderen Ecke.
temple-temple-of-ash = Tempel der Asche
temple-temple-of-ash-text = Er wird täglich gefegt und ist danach etwas kleiner.
temple-temple-of-dew = Tempel des Taus
temple-temple-of-dew-text = Die Messe ist früh und schnell verdunstet.
temple-temple-of-gold = Tempel des Goldes
temple-temple-of-gold-text = Verschlossen. Das Schloss darf man ansehen.

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
special-early-winter = Früher Winter
special-early-winter-text = Das Szenario endet früher: einfach nach Tag 11, normal nach Tag 9, hart nach Tag 8.
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
special-open-ears-text = In einer Stadt tauscht niemand etwas, und mit niemandem, der in einer steht.
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
special-parade-step-text = Solange vier oder mehr Inquisitoren auf dem Brett stehen, haben die vom Typ „Kürassier“ einen Angriff mehr.
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
special-last-candles = Die letzten Kerzen
special-last-candles-text = Wer ohne Seelenstein kommt, erhält vor dem ersten Tag wieder einen.
special-stopped-clocks = Angehaltene Uhren
special-stopped-clocks-text = Am Ende der Tage 9 und 18 geht ein Tag verloren, wenn der nächste nicht der letzte ist und kein Ereignis hat.
special-the-last-name = Der letzte Name
special-the-last-name-text = Zu Beginn von Tag 11 verliert von allen, die noch einen Seelenstein haben, der Letzte der Reihe den seinen, es sei denn, es wäre der letzte der Gruppe.
special-alarm-fires = Alarmfeuer
special-alarm-fires-text = An jedem dritten Tag kostet ein Alarm alle ein Feuer.
special-no-mercy = Keine Gnade
special-no-mercy-text = Sooft ein Alchemist besiegt wird, wird noch eine Inquisitorenkarte gezogen, für Tessara Portus.
special-nothing-to-lose = Nichts zu verlieren
special-nothing-to-lose-text = Ab Tag 5 haben alle Alchemisten eine Aktion mehr.

## Teile der Aufträge in der Kampagne

part-first-bells-homunculus = Einen Homunkulus beliebiger Stufe herstellen
part-first-bells-item = Einen Ausrüstungsgegenstand beliebiger Stufe herstellen
part-closed-harbour-fragment = Ein Stein-der-Weisen-Fragment beliebiger Stufe herstellen
part-closed-harbour-item = Einen Ausrüstungsgegenstand beliebiger Stufe herstellen
part-burning-of-books-item = Einen Ausrüstungsgegenstand beliebiger Stufe herstellen
part-burning-of-books-fragment = Ein Stein-der-Weisen-Fragment beliebiger Stufe herstellen
part-fever-summer-item = Einen Ausrüstungsgegenstand beliebiger Stufe herstellen
part-fever-summer-homunculus = Am Ende einen Homunkulus beliebiger Stufe haben
part-iron-legate-fragment = Ein Stein-der-Weisen-Fragment beliebiger Stufe herstellen
part-iron-legate-duel = Einen Inquisitor beliebigen Typs besiegen
part-last-night-homunculus = Einen Homunkulus beliebiger Stufe herstellen
part-last-night-item = Einen Ausrüstungsgegenstand beliebiger Stufe herstellen
part-last-night-fragment = Ein Stein-der-Weisen-Fragment beliebiger Stufe herstellen

## Die Einführung

scenario-night-school = Nachtschule
scenario-night-school-intro =
    Noch läuten die Glocken nicht; das kommt ein andermal. Heute Nacht hat euch der alte Meister in seinen Keller gerufen, jeden durch eine andere Tür, und den kleinen Ofen angeheizt. Zehn Tage, sagt er, dann wisst ihr genug, um dafür verhaftet zu werden.

    Holt zuerst, was draußen in den Hügeln herumliegt, und macht es heiß, bis jemand herausschaut. Dann geht noch einmal los und kocht den Rest zu einem ersten Splitter des Steins ein. Jeder von euch macht einen; seiner zählt nicht, denn er hat ihn verschluckt.

    Und lernt zu hören, wann es in der Gasse still wird. Ein Zähler macht die Runde, ganz neu im Amt, und übt auch noch.
scenario-night-school-success = Der alte Meister legt eure Splitter in eine Reihe und dann sich selbst in den Lehnstuhl. Beizubringen hat er euch nichts mehr, sagt er, nur noch, wie man durchs Fenster geht.
scenario-night-school-failure = Der kleine Ofen ist aus. Der alte Meister kratzt ihn sauber, summt und stellt die Uhr zurück. Gesehen hat euch keiner, sagt er, also war heute Nacht nichts.
scenario-night-school-day-4-alchemists = Es hat in den Keller geregnet. Der alte Meister nennt das eine Lieferung.
scenario-night-school-day-4-inquisition = Der Zähler hat eure Blumenbeete aufgeräumt, und zwar in seine Tasche.
scenario-night-school-day-8-alchemists = Der alte Meister zeigt euch, wo man in einer Tür steht: dahinter.
scenario-night-school-day-8-inquisition = Der Zähler hat einen Stock bekommen, mit Anleitung, und die Anleitung hat er gelesen.

## Teile der Szenarioaufträge

part-night-school-homunculus = Erschafft einen Homunkulus, gleich welcher Stufe
part-night-school-fragment = Erschafft ein Stein-der-Weisen-Fragment, gleich welcher Stufe
