### Abschnitt 102: Tarrys Mühle

## Verse

verse-102-1 = Tarrys Mühle hört man, ehe man sie sieht, die Steine laufen in gutem Takt. Dann sieht man sie und fragt sich, was sie dazwischen haben. An der Rampe steht kein Wagen. Die Säcke neben der Tür liegen gefaltet; das Mehl auf dem Sims hat Regenlöcher, alte. Jemand hat die Tür mit einem Balken verrammelt, der für eine größere gedacht war, und mit Kreide darangeschrieben, was das Klopfen kostet. Durch die Bretter kommt der Lärm der Steine, und unter dem Lärm, immer wenn das Rad Luft holt, etwas, das kein Lärm ist. Bleibt ihr stehen, hört es auf.
choice-102-1-1 = Klopfen und es mit dem Müller aufnehmen.
choice-102-1-2 = Das Ohr an die Bretter legen, weit unten.
choice-102-1-3 = Auf den Speicher steigen; man kennt euren Schritt.
choice-102-1-4 = Auf den Speicher steigen, es hindert euch keiner.
verse-102-2 = Hob Tarry lässt euch bis an den Trichter und stellt sich vor die Leiter. Er ist weiß bis an die Ellbogen, sehr gleichmäßig, so wie man wird, wenn man sich Mühe gibt. Von der Straße will er hören, vom Pferch, wen es getroffen hat und wer krank war; schnell soll es gehen und vollständig, und bei jeder Antwort macht er ein Gesicht, als hätte er auf eine andere Insel gehofft. »Und der Schreiber?«, fragt er. »Kommt mit seiner Liste, was? Noch in diesem Mond?« Er legt die Hand an den Balken. Über euch gibt unter einem kleinen Gewicht ein Brett nach, und er fängt an, von Gerste zu reden.
verse-102-3 = Auf dem Speicher sitzt ein Mädchen und flicht Binsen. Ihr zählt durch, wie man das so tut: Hob, ihr selbst, sonst niemand. Ihr zählt noch einmal. Das Mädchen kennt das Spiel und hebt die Hand; an der Summe ändert es nichts. »Sie isst«, sagt Hob. »Und sie singt, darum lasse ich die Steine laufen. Aber der Schreiber kommt mit seiner Liste, und für eine, die nicht draufsteht, zahlen sie.« Wie viel, sagt er nicht. Erkundigt hat er sich. Unter euch nimmt das Rad das Wasser und lässt es wieder los.
choice-102-3-1 = Sie hinter den Mehlkästen verstecken helfen, mit Brot für die Nacht.
choice-102-3-2 = Dem Schreiber sagen, wo eine überzählig ist, und das Geld nehmen.
choice-102-3-3 = Sie zu Osk hinuntertragen, der hat ein Boot.
choice-102-3-4 = Sie nach ihrem Namen fragen.
verse-102-4 = Ihr seid halb über den Hof, da stehen die Steine. Nach so viel Lärm hat die Stille eine Kante; ihr hört das Rad tropfen, ein Huhn, die eigenen Stiefel, die ihr gern leiser aufsetzen würdet. Niemand ruft euch nach. Am Zaun steht die Nachbarin mit einer Schüssel, ein Stück weiter ein Mann mit einem Rechen, und auch sie haben es gehört und sehen zur Mühle und dann zu den Einzigen, die gerade herausgekommen sind. Böse sehen sie nicht aus. Sie sehen aus wie Leute, die froh sind, dass man nicht sie gefragt hat.
verse-102-5 = Auf dem Speicher riecht es nach Mehl und nassen Binsen. Die geflochtenen Matten liegen nach Größe gestapelt, die Ränder gehen alle über sich hinweg und kommen wieder, und wenn das Licht günstig fällt, sieht man, dass ein guter Teil davon dieselbe Matte ist. Unten am Trichter schläft Hob im Stehen, die Wange am Balken. Das Licht hat er brennen lassen, aus Gewohnheit, und einen Teller hingestellt, aus einer anderen. Ihr esst, was darauf ist; dazu scheint es dazustehen. Irgendwer, ihr oder der Müller im Schlaf, summt.
choice-102-5-1 = Hob wecken und ihm sagen, dass es so weit ist.
verse-102-6 = Der Speicher ist gefegt. Gefegt hat ihn jemand, der die Ecken zweimal gemacht und dann den Besen mitgenommen hat. Im Balken, in Schulterhöhe eines Kindes, steckt ein Nagel, neu, und nichts hängt daran. Ihr zählt durch, das geht schnell. Draußen geht das Wasser vorbei. Unten stehen die Stiefel des Müllers, nebeneinander, aber als ihr ruft, kommt keiner; nur ein Schlüssel dreht sich irgendwo, von innen. Auf den Dielen, wenn man sich hinlegt, und ihr legt euch hin, sieht man noch, wo die Binsen getropft haben.
choice-102-6-1 = Liegen bleiben, bis ihr alles gesehen habt.
verse-102-7 = »Wie bitte?«, sagt Hob, aber das Mädchen hat die Binsen schon weggelegt. Man merkt, dass sie das lange keiner gefragt hat und dass sie die Antwort bereitgehalten hat, wie man eine Münze im Schuh hat. »Sib«, sagt sie. »Ich bin Sib. Und mein Bruder ist noch klein. Er ist auf dem Boot, der weint bestimmt.« Sie zieht ein Band aus dem Zopf, mustert es streng und knüpft es um das nächste Handgelenk, mit einem Knoten, den ihr eines Tages werdet aufschneiden müssen. »Damit ihr es nicht vergesst«, sagt Sib. Der Müller hat sich auf einen Kasten gesetzt. Er bewegt die Lippen, einmal, zweimal, und man sieht, wie es ihm abhandenkommt.

## Die Mühle, still

verse-128-1 = Ihr kommt um die Biegung und meint, ihr seid taub geworden. Das Rad ist angebunden. Da hat einer ordentlich gearbeitet, das Ende ist weggesteckt, so wie man etwas zurücklässt, zu dem man wiederkommen will; darunter läuft das Wasser vorbei und weiß nichts mit sich anzufangen. Der Balken ist von der Tür. Sie ist abgehobelt, wo sie klemmte, und die Kreide ist abgewaschen, samt dem Preis. Auf der Rampe steht ein Sack Mehl für die Hühner, mit einer Schaufel darin, und die Hühner sitzen im Kreis darum und warten, dass jemand den Lärm anstellt. Ihr ertappt euch beim Flüstern. Das hätte hier nie einer gekonnt.
choice-128-1-1 = Auf den Speicher steigen; man kennt euren Schritt.
choice-128-1-2 = Auf den Speicher steigen, es hindert euch keiner.
