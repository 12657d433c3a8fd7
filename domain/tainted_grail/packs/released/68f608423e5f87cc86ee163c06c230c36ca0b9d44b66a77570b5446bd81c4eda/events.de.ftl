### Die Ereignisse

## Kapitel eins

event-in-her-own-hand = In eigener Hand
event-in-her-own-hand-text = Beim Frühstück hat Oda den Brief abgeschrieben, zweimal, ob es ihr dabei einfällt. Es ist ihr nicht eingefallen. Eingefallen ist ihr, dass sie Angst gehabt haben muss: Bei dem Wort ›Grund‹ ist die Feder durchs Papier gegangen. »Dem Stein hätte ich das nicht erzählt«, sagt sie, »wenn mir sonst noch etwas geblieben wäre. Also war es nötig. Also war es wahr.« Sie legt die Hand flach neben das Blatt, und Hand und Schrift passen zusammen. »Bekommt ihr heraus, was ich gemeint habe? Ich würde mir ja glauben, aber ich war nicht dabei.«
event-in-her-own-hand-quest = Findet den Kasten, der Oda gestohlen wurde, den Knoten am Korb und eine Stelle, wo die Zeichen der Kirchspiele in einer Reihe stehen. Hat Penn gezählt, dann bringt alles an ihren Tisch: Auf die Kerben kommt es an.
event-the-clerk-counts = Der Schreiber zählt
event-the-clerk-counts-text = In jedem Kirchspiel geht zur selben Stunde die Glocke, und Penn kommt mit seiner Tafel durch. Die Leute stehen gewaschen vor den Türen und sagen der Reihe nach ihre Zahl; danach hört man ein Aufatmen, wie wenn ein Wagen über eine Brücke ist. Fremde stehen am Ende. Er sieht euch an, und man merkt, wie er beschließt, dass ihr nicht im Buch steht und es also nichts ausmacht, und euch auf die Manschette schreibt. Auf den Straßen draußen hört man die Glocke auch. Da duckt sich einer hinter eine Mauer und könnte nicht sagen, wovor.
event-houses-without-backs = Häuser ohne Rücken
event-houses-without-backs-text = Ein Mann kommt mit einer Uhr unterm Arm nach Zählstein und fragt, wo er sie hinstellen darf. In der Nacht ist er aufgestanden, sagt er, und zur Hintertür gegangen, und da war die Tür. Er ist ganz ruhig dabei. Die anderen, die dort draußen gewohnt haben, nicken und rücken auf der Bank; es ist die dritte Bank, die man holen musste. Irgendwo auf der Insel hat ein Stein von dem, was er versprochen hat, einen Tag abgezogen. In der Gasse hinterm Markt geht gegen Abend Licht an, hinter einer Wand, hinter der nichts ist.
event-a-place-too-many = Ein Gedeck zu viel
event-a-place-too-many-text = Wo ihr heute auch esst, ist eine Schüssel übrig. Verzählt hat sich keiner; aufgelegt wurde wie immer, von links, und als alle saßen, war da noch eine. Erst sehen sie hin, dann nicht mehr. Ein Löffel liegt dabei, der gute. Man könnte sie füllen. So viel Anstand haben die Leute, sollte man meinen, und ihr seht, wie mehrere Hände nach der Kelle wollen und dann nach dem Salz greifen. Hat sich niemand hingesetzt, bis die Kerze auf den Dorn heruntergebrannt ist, nimmt die Mutter sie fort und spült sie mit den anderen.
event-berits-evening = Berits Abend
event-berits-evening-text = Es ist ein stiller Abend mit ein wenig Frost darin, und die ganze Insel weiß, wofür. Die Leute sind an die Gartenenden gekommen und machen sich am Zaun zu schaffen. Vom Ort aus, vom Pferch, von den Weiden her sieht man das Feld und den Stoß und eine Laterne, die einmal darum herumgeht, langsam, etwa in Kniehöhe. Hat jemand sie gebeten, es zu lassen, bleibt die Laterne am Haus stehen, und was ihr riecht, ist Suppe. Hat es keiner, läuft unten ein schneller Lichtstrich entlang, gut geschichtet; dann sieht man die gefaltete Decke.
event-one-notch-too-many = Eine Kerbe zu viel
event-one-notch-too-many-text = Oda räumt den Tisch ab. Habt ihr das Holz, fährt sie mit dem Daumen daran hinunter und sagt dabei die Kirchspiele auf, wie es jedes Kind auf Orrow kann: Pferch, Feld, Linde, Quellen, Hecke, Anger, Zählstein. Der Daumen ist noch nicht am Ende. Sie macht es noch einmal, langsamer. Habt ihr es nicht, dann hat es Penn. Kaufen sollte er es, von einer Frau mit Halstuch, und was danach, hat man ihm auch gesagt; die Ofentür steht offen, und er weint, und ihr drückt die Kerbseite in die Kerze, ehe er das Übrige tut. So oder so liegt es zuletzt zwischen den Tassen im Licht. Es ist nur ein Strich. »Das ist einer zu viel«, sagt Oda und sieht zur Tür, als hätte es geklopft.

## Zufallsereignisse

random-fair-wind = Guter Wind
random-fair-wind-text = Der Wind hat sich über Nacht hinter euch gestellt. Die Mäntel füllen sich; ein Hut geht voraus und sieht nach, ob die Straße da ist.
random-fog = Nebel
random-fog-text = Der Nebel ist bis an die Schwelle gekommen und hat sich gesetzt. Wer hinausgeht, fasst einen Zaun an und hofft, dass es immer derselbe bleibt.
random-bells-at-night = Glocken bei Nacht
random-bells-at-night-text = Es schlägt die ganze Nacht, von keinem Turm. Man liegt und zählt mit, das tut jeder, und jedes Mal sagt einer im Nachbarbett: Nein, das war einer mehr.
random-long-light = Langes Licht
random-long-light-text = Am Abend bleibt das Licht. Frauen klopfen Teppiche dabei, ein Mann streicht ein halbes Tor. Keiner erwähnt es, damit es nichts merkt.
random-the-tithe-sow = Die Zehntsau
random-the-tithe-sow-text = Jedes zehnte Ferkel stand dem Zählhaus zu, und siebzig Jahre lang ist keiner abholen gekommen. Nun kommt sie selbst, und was die Zinsen angeht, ist sie sich sicher.
random-the-levy = Das Aufgebot
random-the-levy-text = Sie kommen im Gleichschritt über den Hügel, mit Piken, in Röcken, die einmal Mode waren. Gegen irgendetwas hatte man sie einberufen. Dass es vorbei ist, hat ihnen keiner gesagt.
random-the-tipstaff = Der Büttel
random-the-tipstaff-text = Ein Reiter mit Stab und Liste. In jedem Dorf liest er sie vor und hält jedes Gesicht gegen eine Beschreibung. Wer auf keiner Liste steht, den grüßt er und reitet vorbei.
random-a-basket-on-the-step = Ein Korb auf der Stufe
random-a-basket-on-the-step-text = Am Morgen steht er da, Brot darin unter einem Tuch, und noch warm. Der Rand geht über sich hinweg und kommt wieder. Am Abend ist der Korb abgeholt.
random-someone-counts = Jemand zählt
random-someone-counts-text = In der Hecke, im Ofenrohr, einen Schritt hinter euch zählt jemand halblaut vor sich hin. Er kommt bis zu euch und hört auf. Man kann ihn warten lassen, oder man sagt: Hier.
random-pedlar = Hausierer
random-pedlar-text = Ein Mann mit einem Bauchladen geht von Tor zu Tor. Er verkauft, was den Leuten auf dem Weg zum vorigen Dorf verloren gegangen ist, ein wenig geputzt, zu einem anständigen Preis.
random-a-cold-stone = Ein kalter Stein
random-a-cold-stone-text = Ein Mädchen, das die Strümpfe holen ging, kommt wieder und sagt, sie sind nass. Die Mutter sagt, da hat es wohl an der falschen Seite gefühlt. Dann geht sie selbst hinaus.
random-wake = Totenmahl
random-wake-text = Im Dorf ist jemand gestorben, im eigenen Bett, am Alter, mit allen seinen Namen um sich. Das gab es so lange nicht, dass man jeden hereinbittet.
random-shorn-sheep = Geschorene Schafe
random-shorn-sheep-text = Die Herde ist auf den Straßen um den Pferch unterwegs, rosig, übellaunig und sehr gut geschoren. Wer ein Schaf heimtreibt, wird hereingebeten, und es gibt Käse.
random-pim-moves-house = Pim zieht um
random-pim-moves-house-text = Pim ist mit allem unterwegs: Brettern, Bock, Weltende, Kanarienvogel. Er hat ein paar Minuten Zeit und eine Meinung.
random-wrong-sum = Falsche Summe
random-wrong-sum-text = Penn lässt ausrichten, gestern könne nicht gestimmt haben, man möge es bitte noch einmal haben.
random-first-frost = Erster Frost
random-first-frost-text = Die Pfützen haben Deckel. Wer draußen geschlafen hat, sammelt sich stückweise auf, und es braucht etwas Heißes, um die Stücke zusammenzusetzen.
