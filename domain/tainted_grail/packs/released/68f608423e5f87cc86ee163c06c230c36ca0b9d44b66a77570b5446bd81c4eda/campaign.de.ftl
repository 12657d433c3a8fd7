### Die Kampagne

## Die Kampagne

campaign-the-eighth-tally = Das achte Kerbholz
campaign-the-eighth-tally-text = Eine Insel mit sieben Kirchspielen und sieben Steinen. Ein Stein hält das Land ringsum, solange ihm jemand etwas Wahres erzählt hat, und wer es erzählt hat, dem ist es verloren. Die Steine werden kalt; die Bücher gehen nicht mehr auf. Vier Fremde haben einen Brief bekommen, jeder mit einer einzigen Zeile, von einer Frau, die nicht weiß, dass sie ihn schrieb. »Du hörst es schon«, steht in dem an Ailei. »Du wirst auf eine andere Summe kommen«, in dem an Arev. In dem an Wurm: »Du weißt, wie es ist, durchgestrichen zu sein.« Und in dem an Beor: »Du bringst etwas zu Ende.«
chapter-1 = Der Grund
chapter-1-text = Die Fähre setzt euch im Regen ab, jeden mit einem Brief, alle von derselben Hand, jeder mit einer anderen Zeile. »Und zurück, wann?«, fragt ihr. Der Fährmann sieht den Himmel an, das Tau, das Land in eurem Rücken. »Kann ich nicht sagen«, sagt er. »Ich warte noch auf Nachricht.« Er zählt euch mit dem Finger vom Boot, dann die Bänke, die ihr leer zurücklasst, und macht ein Gesicht, als hätte er auf mehr gehofft. »Eines Tages«, sagt er und macht wieder fest. Nach Zählstein geht es die Straße hinauf. Man wird dort wissen wollen, wie viele ihr seid.
chapter-2 = Acht Kerben
chapter-2-text = Am Morgen hat Oda die Tassen wieder hingestellt und es dazwischengelegt, ob Holz oder Wachs, und acht Striche sind acht Striche. Sie war damit bei den Nachbarn. Die nehmen es in die Hand, sagen die sieben auf, helfen gern; und bei der letzten Kerbe blicken sie auf und fragen, wie ihr geschlafen habt. »Die stellen sich nicht an«, sagt Oda. »Es rutscht ihnen weg wie ein Ei vom Teller.« Sie schlägt es in ein Tuch. »Euch passiert das anscheinend nicht. Dann müsst ihr für uns herumgehen und fragen.« Auf der Schwelle sitzt Penn, nicht im Dienst, und hat die Tafel umgedreht auf den Knien.
chapter-3 = Die geschabte Seite
chapter-3-text = »Geweint soll ich haben«, sagt Oda beim Frühstück. Sie hat es auf einem Zettel, von eigener Hand, an die Milch gelehnt: Du hast geweint. Frag sie. Also fragt sie, und ihr erzählt es, und sie schreibt auch das auf und wirft den Zettel in ein Glas. Das Glas ist ziemlich voll. »Mir es zu sagen hat keinen Zweck«, sagt sie. »Ihr müsst es jemandem zeigen, der sich nicht erinnern muss. Ein Gericht muss das nicht. Ein Buch auch nicht.« Es ist kalt geworden. Im Norden, heißt es, liegt der Schnee bis ans Zählhaus, und wer dort fragt, dem zeigt man gern seine Zeile. Dass einer je die von jemand anderem sehen wollte, heißt es nicht.
chapter-4 = Geradeaus
chapter-4-text = Am Morgen ist der Nebel aus der Mitte der Insel verschwunden, auf einmal, wie wenn jemand das Tuch vom Tisch zieht. Man sieht bis ganz hinüber. Da sind Dächer, so viele, wie es eben Dächer gibt, und über jedem steht der Rauch gerade hinauf; die Leute sind an den Zäunen, die Hand über den Augen, und wüssten gern, wer da eingezogen ist. Um neun sehen sie nicht mehr hin. Um zehn gehen sie darum herum. Oda nimmt die Laterne vom Nagel und pustet den Staub ab. »Erzählt es mir am besten unterwegs«, sagt sie. »Die Steine halten keine Woche mehr. Ich will es gehört haben, solange ich noch etwas habe, womit.«

## Scheiben

disc-mended-coat = Bis der Rock über den Zaun zurückkommt
disc-novice = Bis die Novizin wieder auf ist
disc-veys-warrant = Bis die Vollmacht verbrannt ist
disc-ropes = Taue, die noch zu spleißen sind
disc-families = Familien, die noch in Heckenende sind
disc-last-house = Bis das letzte Haus geht
disc-the-lot = Bis das Eisen sitzt
disc-ash = Was noch in der Asche umgeht

## Zustände

status-what-oda-paid = Odas Preis
status-what-oda-paid-1 = Die Diebin von der Erle
status-what-oda-paid-2 = Der Knoten am Korb
status-what-oda-paid-3 = Die Linie, um die die Straße herumgeht
status-girl-at-the-mill = Das Mädchen in der Mühle
status-girl-at-the-mill-1 = Hinter den Mehlkästen versteckt
status-girl-at-the-mill-2 = Dem Schreiber gemeldet
status-girl-at-the-mill-3 = Bei Osk, unterm Segel
status-girl-at-the-mill-4 = Ihr Name
status-pyre-stands = Der Holzstoß steht
status-shepherds-name = Der Name des Hirten
status-on-the-roll = Auf der Liste
status-names-owed = Geschuldete Namen
status-out-of-hedge-end = Aus Heckenende
status-out-of-hedge-end-1 = Einige
status-out-of-hedge-end-2 = Die Hälfte
status-out-of-hedge-end-3 = Alle
status-penns-doubt = Penns Zweifel
status-the-page = Die Seite
status-the-page-1 = Aus dem Buch geschnitten
status-the-page-2 = An der Kette gelesen
status-the-page-3 = Mit dem Buch verbrannt
status-empty-helmet = Der leere Helm
status-new-ropes = Neue Seile
status-warm-hands = Warme Hände
status-paid-both-ways = Hin und zurück
status-tables-set = Gedeckte Tische
status-tables-set-1 = Zählstein
status-tables-set-2 = Die Mühle
status-tables-set-3 = Die Brücke
status-tables-set-4 = Das Scheiterfeld
status-tables-set-5 = Die Lände
status-tables-set-6 = Die Linie
status-tables-set-7 = Der Norden
status-osk-casts-off = Osk legt ab
status-wanted = Gesucht
status-iron-is-worn = Das Eisen sitzt
status-third-spring = Die dritte Quelle
