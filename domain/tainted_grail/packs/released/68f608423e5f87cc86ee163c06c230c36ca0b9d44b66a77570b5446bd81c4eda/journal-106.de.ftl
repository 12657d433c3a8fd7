### Abschnitt 106: Die Linie

## Verse

verse-106-1 = Die Wache steht an einem Zaun und zeigt euch den Rücken. Es ist ein gewöhnlicher Zaun, drei Latten, dahinter eine Wiese, auf der etwas Weißes weidet oder trocknet; man müsste hinsehen, und das tut hier keiner. Sie sehen alle knapp darüber weg. Von links wird Suppe durchgereicht. An einem Pfosten hängt ein Offiziersrock, und auf der rötesten Stelle sitzt ein sorgfältiger Flicken. »Halt«, sagt ein Mann zu der Wiese. »Wer da?« Ihr sagt es ihm. »Euch hab ich nicht gefragt«, sagt der Mann aus dem Mundwinkel. »Ihr seid hinter mir. Mit euch ist alles in Ordnung.«
choice-106-1-1 = Bis zum Appell bei Sonnenuntergang bleiben.
choice-106-1-2 = Nach dem Hauptmann fragen.
choice-106-1-3 = Über den Zaun steigen und auf die Wiese gehen.
choice-106-1-4 = Dem Hauptmann eure Kerben auf die Trommel legen.
choice-106-1-5 = In die Schublade des Feldpults sehen.
choice-106-1-6 = Den Hauptmann fragen, ob der Zaun noch nötig ist.
verse-106-2 = Bei Sonnenuntergang ruft Hauptmann Marrow am Zaun die Namen auf. Jeder bekommt sein »Hier«, gelangweilt, verfroren, hungrig auf Suppe. Sie klappt das Buch zu. Von der Wiese, auf der niemand steht, kommt noch ein »Hier«, etwas zu spät, wie von einem Kind, das gerannt ist. Keiner der Männer dreht den Kopf; dafür gibt es einen Befehl. Sie wartet, wie man vor einer Tür wartet. »Wer noch?«, fragt sie dann, leise, als wäre nichts. Und draußen, die ganze Linie entlang und immer gleich weit weg, fangen sie an zu antworten. Es sind eure Namen. Sie sprechen sie langsam, um keinen falsch zu sagen.
verse-106-3 = Hauptmann Marrow stopft über dem Schwertknauf einen Strumpf und hält euch die Linke hin, Handfläche nach oben. Papiere, heißt das. Ihr habt keine; alles andere hätte sie gewundert. »Dann seid ihr nicht da«, sagt sie, »und von der Sorte habe ich genug.« Sie beißt den Faden ab. Ihr Hemd ist sauber, die Manschetten hat jemand gewendet, der es besser kann als sie. »Es gibt zwei Wege«, sagt Ilse Marrow. »Ihr erzählt mir etwas, das ich in den Bericht schreiben kann. Oder ich stelle fest, wie ihr steht, wenn man euch schubst. Es ist nicht böse gemeint. Ich weiß nur gern, was ich im Rücken habe.«
choice-106-3-1 = Ihr etwas für den Bericht sagen, unter euren Namen.
choice-106-3-2 = Sie feststellen lassen, wie ihr steht.
verse-106-4 = Die Wiese geht sich leicht. Den Zaun im Rücken, die Bäume vor euch, wie es jeder machen würde, und ihr redet vom Abendessen. Irgendwann stehen die Bäume hinter euch. Umgedreht hat sich keiner. Vor euch ein Zaun, daran Männer, die euch den Rücken zeigen, und ihr freut euch über sie, bis ihr auf dem Pfosten euer eigenes Brot liegen seht, angebissen. Die Sonne ist fast weg. »Das macht jeder einmal«, sagt der Posten und rückt, damit ihr über den Zaun kommt. Die Rinde hat er euch aufgehoben.
verse-106-5 = Woher ihr es habt, fragt sie nicht. Sie legt ihr eigenes Holz daneben, auf dem sie den Appell führt, eine Kerbe für jeden, der geantwortet hat, und schiebt, bis die Kerben schließen, wie man einen Rock zuknöpft. Sie schließen von oben bis unten. Ganz unten hat eures eine mehr. »Der Abend vom Neunten«, sagt Marrow. »Und der vom Zehnten. Ich dachte, es liegt an mir.« Sie sieht eine Weile den Zaun an, ganz offen, obwohl es dagegen einen Befehl gibt. Dann holt sie das Buch, dreht es zu euch um und legt die Feder in den Falz. »Eine Zeile ist frei«, sagt sie. »Ich weiß bis heute nicht, warum ich sie ziehe.«
choice-106-5-1 = In der freien Zeile unterschreiben.
verse-106-6 = Gegen Abend zieht sie den Rock aus, bürstet ihn und hängt ihn an den Zaun, nach drüben, den Riss obenauf. »Der Ärmel«, sagt sie, wie man es beim Schneider sagt. Es ist klar, dass das eine Schwäche von ihr ist und dass ihr sie nun kennt. Über Röcke steht nichts in der Dienstordnung. Ein Rock darf in die Richtung sehen, es ist nur Tuch. Die ganze Linie entlang, links von ihr und rechts, hängt jetzt an jeder Latte etwas: ein Handschuh, ein Strumpf, eine Mütze ohne Futter, und keiner sieht hin, und keiner hat es eilig, zum Essen zu kommen.
choice-106-6-1 = Brot in die Tasche stecken.
verse-106-7 = Sie ruft niemanden. Sie geht zu dem Pfosten, an dem immer ihr Rock hing, und fasst die oberste Latte mit beiden Händen, und es stellt sich heraus, dass sie nie genagelt war; man hat sich bloß daraufgelehnt. »Feldwebel«, sagt Marrow, »was steht in dem Befehl über Zäune?« Er überlegt. In dem Befehl geht es ums Hinsehen. Also heben sie die Latten heraus, eine nach der anderen, drei hoch, und stapeln sie diesseits nach der Länge, und wo sie waren, ist Gras, dem man den Zaun noch ansieht. Durch geht keiner. Die ganze Linie steht da mit hängenden Händen und sieht hin, wo sie nicht hinsehen soll, und ganz am Ende sagt nach einer Weile einer, etwas heiser: »Hier.«

## Der Ritus

rite-106 = Der Hauptmann ruft am Stein die Namen auf, und eure stehen zuletzt. Jeder sagt »Hier« und hört, wie das auf einem Feld klingt. Dann liest sie die freie Zeile. Es ist nichts, ein Atemzug, der Mund in der Form eines Namens. Noch ein »Hier« kommt, ganz nah, von da, wo der Zaun ist, und der Stein nimmt alles und hört danach auf keinen mehr.

## Die Lücke

verse-126-1 = Die Lücke ist wagenbreit, und ein Pfad führt schon hindurch. Soldaten haben ihn nicht getreten: Er ist schmal, eine Handbreit tief und kommt von drüben. Links und rechts sieht der Zaun aus, als hätte man ihn aus einem Grund aufgestellt, der einem gerade entfällt. Am letzten Pfosten hängt der rote Rock, diesseits jetzt, und darunter sitzt Ilse Marrow im Hemd auf einem Stapel Latten, das Buch auf den Knien, und schreibt nicht. »Sie kommen vorbei«, sagt sie. »Abends meistens. Sie treten sich die Füße ab.« Ein paar von ihren Männern haben den Blick heruntergenommen, auf die Wiese. Einer hat sich rasiert.
choice-126-1-1 = Mit dem Hauptmann reden.
choice-126-1-2 = Hinausgehen und den Appell von drüben hören.
choice-126-1-3 = Ihr sagen, dass auch für die Linie ein Tisch gedeckt ist.
