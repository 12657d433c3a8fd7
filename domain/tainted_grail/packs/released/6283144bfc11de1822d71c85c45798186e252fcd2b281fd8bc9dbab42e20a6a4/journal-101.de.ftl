### Abschnitt 101: Zählstein

## Verse

verse-101-1 = Oda Quern hält den Brief weit von sich, dann dicht vor die Augen. »Meine Schrift«, sagt sie. »So ein krummes g mache nur ich.« Sie liest ihn noch einmal, während es von euren Mänteln auf die Dielen tropft. Ihr sollt kommen, steht da, noch vor der Zählung, es gebe einen Grund. Sie blickt auf, freundlich und beschämt wie jemand, dem auf einer Beerdigung der Name nicht einfällt. Draußen auf dem Platz steht der Stein im Regen und ist warm; Kinder trocknen ihre Strümpfe daran. »Dann hat der jetzt den Grund«, sagt Oda. »Etwas Besseres hatte ich wohl nicht mehr.« Sie setzt Wasser auf. »Hattet ihr es weit?«
choice-101-1-1 = Sich von Oda das Haus zeigen lassen.
choice-101-1-2 = Sich am Platz Pims Stand ansehen.
choice-101-1-3 = Penn, den Schreiber, am Pult aufsuchen.
choice-101-1-4 = Hinten herum durch die Gasse gehen.
choice-101-1-5 = Auf den Platz hinausgehen, wo sie Tische aufstellen.
verse-101-2 = Odas Haus ist eine Stube mit einem Tisch, und für den Tisch entschuldigt sie sich. Auf dem Bord überm Bett liegt Staub, nur ein Viereck nicht, anderthalb Handbreit im Geviert. Sie folgt eurem Blick. »Da stand etwas«, sagt sie. »Ein Kasten, glaube ich. Ich wische drum herum.« Sie hält die flache Hand über die Stelle, ohne sie zu berühren, so wie man fühlt, ob ein Topf noch warm ist. Neben der Tür hängt ihr Beutel, und er hängt schlaff; der Nagel daneben ist neu, für eine Laterne, dabei geht sie nachts nie aus. »Ich bezahle, was ich schuldig bin«, sagt Oda langsam. »Also war wohl jemand hier, der zu bezahlen war.«
verse-101-3 = Auf das eine Brett hat Pim DAS ENDE IST NAH geschrieben, auf das andere KARTEN, und dazwischen steht er. »Nach Morgen berechnet«, sagt er. »Von heute früh, ich war draußen nachsehen. Was nächste Woche fehlt, nehme ich zum halben Preis zurück.« Er entrollt euch eine Küste, stolz wie einer, der Fisch vorzeigt. Wo die Tusche noch glänzt, ist ein Hügel, für den er nicht geradestehen mag. Unter dem Bock liegt die Ware in einem Korb, alt, straff wie eine Trommel, mit einem Rand, der über sich hinweggeht und wiederkommt. Ränder kennt ihr. Den nicht. »Finger weg vom Korb«, sagt Pim. »Unverkäuflich. Glaube ich jedenfalls.«
choice-101-3-1 = Eine Karte vom Tage kaufen.
choice-101-3-2 = Sich ein besseres Wetter zeichnen lassen.
choice-101-3-3 = Fragen, wer den Korb geflochten hat.
verse-101-4 = Penn sitzt mit dem Rücken zum Fenster, damit er die Leute nicht sieht, die er nur addiert. Heute früh hat er Zählstein noch einmal durchgezählt, Herde, Münder, Schüsseln, die abends hinausgestellt werden. Er dreht die Tafel zu euch um; sonst will sie ja keiner sehen. Zwei Spalten, beide richtig, darunter ein Strich, und unter dem Strich sind sie sich nicht einig. »Es ist eins«, sagt Penn. »Kein Fehler. Fehler erkenne ich.« Er haucht sich auf die Finger, die bis zum zweiten Glied voll Tinte sind. Er ist mit ihnen durch, und es bleibt etwas übrig. »Würdet ihr mir zur Hand gehen?«, fragt er. Er meint die Hand.
choice-101-4-1 = Eure Kerben neben seine Spalte legen.
choice-101-4-2 = Ihm die Finger leihen, am offenen Fenster.
verse-101-5 = In der Gasse hinterm Markt hört die Stadt auf. Die Giebel stehen; Gardinen hängen da, in einem Fenster liegt eine Katze. Geht man um die Ecke, gibt es kein Herum: Die Dielen enden, glatt abgeschnitten, über Gras und Wetter. Ein Bett steht mit zwei Beinen noch im Haus. Wäsche hängt an einer Leine, deren anderer Pfosten fehlt, und sie hängt gerade. Hinter dem nächsten Giebel rückt ein Stuhl, an einen Tisch, dem Klang nach, und ein Löffel kratzt in der Schüssel. Ihr seht nach. Hinter dem nächsten Giebel ist die Dicke eines Bretts. Da drinnen sagt einer mit vollem Mund, dann kommt eben herein.
verse-101-6 = Die Wagen sind über Nacht gekommen und stehen Deichsel an Deichsel, und auf dem Platz sind im Nieselregen sieben Tische gedeckt, für jedes Kirchspiel einer, wie an jedem Zähltag. Es gibt Suppe. Gegessen wird im Stehen, neben den Bänken, weil keiner sich als Erster dorthin setzen mag, wo er hingehört. Oda geht mit einer Kelle, die sie nicht benutzt, von Topf zu Topf. Sie sieht sich die Tische schon eine Weile so an, wie sie ihr Bord angesehen hat. »Es ist richtig gedeckt«, sagt sie, als ihr kommt. »Ich habe gezählt. Findet ihr, dass es da zieht, da am Ende?«
choice-101-6-1 = Oda ihren Grund zurückgeben.

## Der Ritus

rite-101 = Ihr steht um den Stein, alle, die nassen Hände daran, und jeder sagt etwas, das ihm fehlen würde: eine Gasse bei Nacht, wie jemand eine Tür zumacht. Wahr muss es sein. Noch vor dem letzten Wort ist es fort, und keiner kann euch sagen, was ihr gesagt habt, denn jeder war damit beschäftigt, das Seine zu verlieren. Der Stein nimmt es wie ein Ofen das Scheit.
