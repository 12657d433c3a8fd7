### Die Ereignisse von Kapitel vier, und was hinter den Schlüssen erzählt wird

## Geschichte

event-the-road-straightens = Die Straße wird gerade
event-the-road-straightens-text = Es heißt, die Straße ist gemacht worden. Gemacht hat sie keiner. Ein Fuhrmann, der auf der langen Biegung eingenickt war, ist am anderen Ende aufgewacht, auch das Pferd schlief, und hatte eine Stunde übrig, und seither geht er von Wirtshaus zu Wirtshaus und will sie zurückgeben. Wo die Straße sonst abbog, geht sie weiter. Nicht nur dort: Wo immer einem am Zaun sein Name gegeben wurde oder wo einer seinen in ein Buch gesetzt hat, ist ein Gatter offen angebunden und das Gras zertreten, von drüben. »Und was ist da unten?«, fragt ihr den Fuhrmann. Er überlegt. »Häuser«, sagt er. »Gebacken hatten sie. Ich hielt es für besser, nicht zu zählen.«
event-the-road-straightens-quest = Findet den Weg nach Weidach und bringt es mit an den Tisch, wenn die letzte Zählung ist.
event-the-stone-leans = Der Stein steht schief
event-the-stone-leans-text = An der Linie steht der Stein des Kirchspiels schief. Er neigt sich nach innen wie einer, der schlecht hört, und unter dem Fuß, der sich gehoben hat, ist eine Stelle, auf die man nicht sehen kann; ein Loch ist es nicht, es ist das, was unterm Strich steht, wenn man die Summe weggenommen hat. Um den Stein haben sie ein Tau gelegt und an das Tau die Wache. Stehen eure Namen auf der Liste, dann saß der Hauptmann am Zaun, als er rutschte, und schrieb und hatte gerade aufgesehen, um zu fragen, wie sich einer davon schreibt. Stehen sie nicht darauf, war sie ganz vorn. Loslassen, hatte sie befohlen, alle, und ließ selbst nicht los. Den Rock haben sie hinausgehängt, den Riss obenauf, und am Morgen hängt er noch da.
event-the-sledge = Der Schlitten
event-the-sledge-text = Sind die Taue heil, ist er fort: Zwei Spuren gehen übers Moor, nebeneinander, und dazwischen liegt, was eine Mannschaft liegen lässt. Geweckt wurde keiner. Nur dass die Frauen am Brunnen alle schon vor Tag auf den Beinen waren, sagen sie, wofür, das könnten sie nicht sagen, und jetzt haben sie es in den Schultern. Sind sie nicht heil, spricht es sich trotzdem herum, dass auf dem Moor ein Stein zu haben wäre, und wer einen Riemen hat, kommt heraus, in den Schneeregen, und zieht. Er rückt um eine Handbreit. Dann setzt er sich. »Morgen«, sagt einer, und den Schlägel hängen sie wieder an den Haken.
event-one-fewer-at-supper = Einer weniger bei Tisch
event-one-fewer-at-supper-text = Heute Abend ist eine Schüssel zu wenig. Aufgelegt wurde wie immer, von links, und der Letzte steht mit seinem Löffel da. Keiner rückt. Sie sehen einander an, um den ganzen Tisch herum, recht freundlich, wie man in den Taschen nach einer Münze sucht, und jetzt ist es bei euch. Habt ihr Namen genug behalten oder auch nur den einen, den ihr als Ersten hattet, dann sagt ihr sie, zur Tür hin; und ihr seid noch nicht zur Hälfte, da ist die Tür voll von Leuten, die sich die Füße abtreten und ihre eigenen Schüsseln mitbringen. Habt ihr es nicht, steht jemand auf. »Ich hatte keinen Hunger«, sagt er. Am Morgen wissen sie noch, dass es jemand gesagt hat.
event-the-last-count = Die letzte Zählung
event-the-last-count-text = Alle hat man zusammengeläutet. Der Platz in Zählstein ist voll bis dahin, wo die Dielen abgeschnitten sind, Kirchspiel neben Kirchspiel, und vorn steht Ragna Voss mit einem einzigen Blatt. Es ist der kurze Weg, sagt sie: eine Nacht, eine Liste. Ein Kirchspiel muss es diesmal nicht sein, es reichen so wenige, wie eben reichen. Zuoberst hat sie ihren eigenen Namen gesetzt; sie hat ihn zweimal gelesen, er ist gut zu lesen. »Wenn jemand eine bessere Rechnung hat«, sagt Ragna, »höre ich sie mir an. Bis Mittag höre ich sie mir an.« Es ist so still, dass man den Stein knacken hört. Dann sehen alle, weil so etwas meist vom Ende der Reihe kommt, die Bänke hinunter zu den Fremden.
event-the-book-is-closed = Das Buch geht zu
event-the-book-is-closed-text = Es ist Mittag, und jemand hat das Buch zugeschlagen, und das Geräusch geht über den Platz, ein Mal. Eingetragen wird nichts mehr. Am letzten Stein sind die Strümpfe kalt geworden. Hinter den Dächern, wo immer ein Stück Himmel war, ist eine blassere Sorte. Keiner rennt. Sie haben sich dann doch an die Tische gesetzt, jeder dahin, wo er hingehört, und halten sich an der Kante wie in einem Boot. »Nun«, sagt Ragna Voss. Was sie hatte fragen wollen, weiß sie nicht mehr. Wen, das weiß sie noch, und sie dreht das Blatt herum und legt die Feder darauf, die Spitze zu sich.

## Hinter den Schlüssen

event-afterwards-sib = Sib und ihr Bruder
event-afterwards-sib-text = Einmal ganz herum sind sie gerudert, sagt Sib, und die Insel ist genau so groß, wie sie immer gesagt hat. Osk lebt noch bis zum Ende der Woche. Er hatte ja nur gewartet, bis er fortkann, und fort geht er im Boot, im Schlaf, das Segel bis ans Kinn. Festgesteckt hat sie es selbst. Es ist belegt.
event-afterwards-berit = Berit
event-afterwards-berit-text = Berit geht in der Mitte, neben einem Mann, der bei jeder Rast die Stiefel nach außen stellt. Dass es hineinregnet, hat sie ihm gesagt. Dann muss sie sie eben zurückdrehen, hat er gesagt, und darüber hat sie eine Meile lang nachgedacht und gesagt, das will sie schriftlich.
event-afterwards-pyre = Der Holzstoß
event-afterwards-pyre-text = Der Stoß steht noch auf seinem Feld. Jeden Tag nimmt Berit ein Scheit herunter, von oben, für die Suppe. Für wen er war, weiß sie jetzt, und groß war er wirklich. Über ein paar Winter kommt sie damit.
event-afterwards-iron = Der im neuen Eisen
event-afterwards-iron-text = Auch der im neuen Eisen ist heruntergekommen. Den eigenen Mantel kennt er nicht. Sie haben ihn dahin gehängt, wo er morgens vorbeigeht, und diese Woche ist er zum ersten Mal davor stehen geblieben und hat in die Tasche gegriffen.
event-afterwards-mill = Die Mühle
event-afterwards-mill-text = In Tarrys Mühle ist etwas zwischen den Steinen. Gewöhnt hat sich da noch keiner daran; immer wieder fassen sie hinein, zur Sicherheit, und kommen weiß heraus, fleckig, so wie man wird, wenn man sich keine Mühe gibt.
event-afterwards-penn = Penn
event-afterwards-penn-text = Penn hat sein Pult herumgedreht und zählt mit dem Gesicht zum Fenster. Jeden Tag kommt er auf eine andere Summe. Die trägt er ein und daneben das Wetter.
event-afterwards-marrow = Der Hauptmann
event-afterwards-marrow-text = Abends ruft Hauptmann Marrow die Liste auf, in einem Rock, der nun überall rot ist. Eine freie Zeile gibt es nicht mehr. Sie musste eine Seite einnähen lassen.
event-afterwards-edric = Edric
event-afterwards-edric-text = Edric Lamb hat eine Herde und die Schur hinter sich. Er und ein Mann von weiter unten an der Straße leihen einander für ein, zwei Tage den Namen, um in Übung zu bleiben. Die Schafe hören auf beide.
event-afterwards-hedge-end = Heckenende
event-afterwards-hedge-end-text = Die Leute aus Heckenende haben wieder gebaut, mit Rückseiten. Beide Türen lassen sie offen, bis es dunkel ist, damit man hindurchsehen kann und damit man von draußen sieht, dass sie zu Hause sind.
event-afterwards-wenna = Die Flasche
event-afterwards-wenna-text = Manche halten es nicht aus, und für die hattet ihr die Flasche. Ausgeteilt hat Wenna, löffelweise, und sich zu jedem gesetzt. Es war Wasser. Geholfen hat es, sagen sie, und entschuldigt hat sie sich kein einziges Mal.
event-afterwards-ropes = Der achte Stein
event-afterwards-ropes-text = Der achte Stein steht da, wo sie mit ihm hinwollten. Als einziger auf der Insel ist er warm geblieben. Man hängt Strümpfe daran, und es wird ein wenig gedrängelt.
event-afterwards-corner = Eine Ecke Papier
event-afterwards-corner-text = Vom Buch ist eine Ecke übrig, groß wie eine Marke, braun, mit einem Absatz darauf. Ragna Voss hat sie gerahmt über dem Zucker hängen. An manchem Morgen weiß sie, was es ist, und an jedem geht sie vorsichtig darum herum.
event-afterwards-lintel = Die Namen, die blieben
event-afterwards-lintel-text = Die Namen, die ihr behalten habt, stehen über der Schultür eingeschnitten, weit unten. Die Kinder klatschen sie. Ein Reim darin wollte seinen zweiten, und nun hat er ihn.
event-afterwards-place = Ein Platz bei Tisch
event-afterwards-place-text = In Zählstein zählt der Schreiber die Tische und kommt an euren. Er taucht die Feder ein. »Und wie«, fragt er, »schreibt man das?«
event-afterwards-more = Noch einmal hinüber
event-afterwards-more-text = Bei der einen Fahrt bleibt es nicht. An den Riemen sitzen genug, die selbst einmal hinausgeführt wurden oder die einem Buch nicht mehr glauben, wo sie hingehören; sie wenden, ehe man sie bittet. Noch zweimal, mit Laterne, die Bänke leer. Und jedes Mal bringen sie Leute, die in Stiefeln auf einer Mauer saßen, ganz fertig, und nur nicht hatten rufen mögen.
