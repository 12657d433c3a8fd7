### Tainted Grail auf Deutsch: Namen, Texte der Effekte, Fragen und Antworten, die Geschichte. Kartennamen stehen im Paket.
### Texte geben dem Befehle, den sie betreffen. luck: eine Zahl von 0 bis 5, nach der ein Satz wechselt; ein Wert mit _n:
### wie viele Dinge sein Text nennt; per: "" oder " je …", wonach eine Menge gezählt wird.

title = Tainted Grail
over-success = Die Arena ist vorbei, und ihr habt überlebt.
over-failure = Die Arena ist vorbei: Ihr habt verloren.
table-ended =
    { $result ->
        [success] Die Arena ist zu Ende und der Tisch geschlossen.
        [failure] Die Arena ist verloren und der Tisch geschlossen.
       *[other] Der Tisch wurde vor dem Ende der Arena geschlossen.
    }

## Namen

or = { $first } oder { $last }
face-down = verdeckte Karte
hidden-card = eine Karte
some-card =
    { $count ->
        [one] eine Karte
       *[other] { $word } Karten
    }
source-trait = die schlechte Eigenschaft von { $character }
source-rules = die Regeln
part-markers = Marker
part-board = Leiste auf dem Spielertableau
part-health = nicht mehr als die Gesundheit
part-value = auf der Begegnungskarte
part-else = alles Übrige: Effekte, Angriffe, abgelegte Karten
number-of = { $who }: { $what }
number-skills = { $attribute } durch Fertigkeitskarten
number-end = { $track } höchstens
number-insane = wahnsinnig ab Furcht
number-value = Begegnungswert
number-pool = Kampfpool
number-affinity = Verhältnis
always = immer
or-more = { $least } oder mehr
or-less = { $most } oder weniger
from-to = { $least } bis { $most }
own-row = Ein eigener Weg
attribute-aggression = Aggression
attribute-empathy = Mitgefühl
attribute-courage = Mut
attribute-caution = Vorsicht
attribute-practicality = Pragmatik
attribute-spirituality = Spiritualität
any-attribute = ein Attributssymbol
symbol-of = ein Symbol { $attribute }
any-key = jedes Symbol
holding-energy = Energie
holding-health = Gesundheit
holding-terror = Furcht
holding-food = Nahrung
holding-wealth = Reichtum
holding-reputation = Ansehen
holding-experience = Erfahrung
holding-magic = Magie
a-keyword-weapon = eine Waffe
a-keyword-armour = eine Rüstung
a-keyword-shield = einen Schild
a-keyword-companion = einen Begleiter
a-keyword-relic = ein Relikt
keyword-weapon = Waffe
keyword-armour = Rüstung
keyword-shield = Schild
keyword-companion = Begleiter
keyword-relic = Relikt
colour-grey = grau
colour-green = grün
colour-purple = violett
colour-blue = blau
height-a1 = oben
height-a2 = Mitte
height-a3 = unten
height-magic = Magie
height-free = kostenlos
condition-insane = wahnsinnig
condition-exhausted = erschöpft
condition-panic = in Panik
condition-dying = sterbend
state-insane = wahnsinnig
state-exhausted = erschöpft
state-panic = in Panik
state-dying = sterbend
zone-green = grün
zone-grey = grau
zone-red = rot
zone-of-energy = erschöpft
zone-of-health = sterbend
zone-of-terror = wahnsinnig
until-activation = bis zum Ende des Zuges
until-encounter = bis zum Ende der Begegnung
left-fled = geflohen
left-dying = sterbend
left-dead = tot
face-number = { $face }
die-disc = Scheibe
face-grail = Gral
face-skull = Schädel
status-setup = im Aufbau
status-running = unterwegs
status-survived = überlebt
how-it-ended =
    { $status }: { $won } gewonnen, { $fled } geflohen, { $lost } verloren{ $dying_n ->
        [0] { "" }
        [one] ; { $dying } liegt im Sterben
       *[other] ; { $dying } liegen im Sterben
    }{ $guardians_n ->
        [0] { "" }
       *[other] ; unbesiegt: { $guardians }
    }
status-died = verloren
result-won = gewonnen
result-lost = verloren
result-fled = geflohen
result-avoided = vermieden
result-ran-away = weggelaufen
step-start = Vorbereitung
step-choosing = wer ist dran?
step-laying = erste Karte
step-further = weitere Karten
step-attack = der Gegner handelt
step-ending = Belohnung und Ende
stop-rest = Rast
stop-grey = graue Begegnung
stop-green = grüne Begegnung
stop-purple = violette Begegnung
stop-blue = blaue Begegnung
stop-of = eine von { $of }: { $name }
luck-kind-magic = Karte mit Magie-Bonus
deck-items = Gegenstände
deck-encounters = Begegnungen: { $colour }
deck-combat = { $character }: Kampfstapel
deck-diplomacy = { $character }: Diplomatiestapel
deck-combat-advancement = { $character }: Verbesserungen Kampf
deck-diplomacy-advancement = { $character }: Verbesserungen Diplomatie

## Eigenschaften von Gegnern

trait-alert = Aufmerksam
trait-alert-text = Wer weniger als zwei Karten auslegt, erleidet den Gelegenheitsangriff.
trait-defensive = Defensiv
trait-defensive-text = Der erste Marker, den eine erste Karte bringt, kommt sofort wieder weg.
trait-haste = Eile
trait-haste-text = Wer als Erstes aktiv wird, kommt zu Schaden, bevor er etwas tut.
trait-feint = Finte
trait-feint-text = Der Schaden seines Angriffs ist unvermeidbar.
trait-ambush = Hinterhalt
trait-ambush-text = Wer als Erstes aktiv wird, wirft alle Karten bis auf eine ab.
trait-horde = Horde
trait-horde-text = Sein Angriff nimmt auch die obersten zwei Karten vom Stapel.
trait-slow = Langsam
trait-slow-text = Alle beginnen mit einer Karte mehr und ziehen jede Runde eine mehr.
trait-frenzy = Raserei
trait-frenzy-text = Er greift zweimal an.
trait-robber = Räuber
trait-robber-text = Sobald alle schwach sind, nimmt er allen Reichtum und alle Gegenstände, und die Begegnung ist verloren.
trait-fast = Schnell
trait-fast-text = Ein Zug erlaubt höchstens zwei Karten.
trait-guardian = Wächter
trait-guardian-text = Solange er nicht besiegt ist, kommt er wieder.
trait-shatter = Zerschmettern
trait-shatter-text = Waffen, die gegen ihn geführt wurden, sind danach zerbrochen.

## Effekte

effect-gain = erhalte { $count } { $unavoidable ->
        [yes] unvermeidbare { $what }
       *[no] { $what }
    }{ $per }
effect-lose =
    { $count ->
        [all] verliere alles, was du an { $what } hast
       *[other] verliere { $count } { $what }{ $per }
    }
effect-set =
    { $to ->
        [none] setze { $what } auf den Startwert
       *[other] setze { $what } auf { $to }
    }
effect-damage = erleide { $count } { $unavoidable ->
        [yes] unvermeidbaren Schaden
       *[no] Schaden
    }{ $per }
effect-change-attribute = { $attribute } { $signed } { $until ->
        [encounter] in dieser Begegnung
       *[activation] in diesem Zug
    }
effect-raise-attribute = erhöhe { $attribute } um 1
effect-draw-items =
    { $craftable ->
        [yes]
            { $keyword ->
                [none]
                    { $count ->
                        [one] erhalte einen herstellbaren Gegenstand
                       *[other] erhalte { $count } herstellbare Gegenstände
                    }{ $per }
               *[other]
                    { $count ->
                        [one] erhalte einen herstellbaren Gegenstand: { $keyword }
                       *[other] erhalte { $count } herstellbare Gegenstände: { $keyword }
                    }{ $per }
            }
       *[no]
            { $keyword ->
                [none]
                    { $count ->
                        [one] erhalte einen Gegenstand
                       *[other] erhalte { $count } Gegenstände
                    }{ $per }
               *[other]
                    { $count ->
                        [one] erhalte { $keyword_a }
                       *[other] erhalte { $count } Gegenstände: { $keyword }
                    }{ $per }
            }
    }
effect-gain-item = erhalte „{ $item }“
effect-discard-items =
    { $keyword ->
        [none]
            { $count ->
                [all] lege alle Gegenstände ab
                [one] lege einen Gegenstand ab
               *[other] lege { $count } Gegenstände ab
            }
       *[other]
            { $count ->
                [all] lege alle Gegenstände ab: { $keyword }
                [one] lege { $keyword_a } ab
               *[other] lege { $count } Gegenstände ab: { $keyword }
            }
    }
effect-discard-this = lege diesen Gegenstand ab
effect-gain-secret = erhalte das Geheimnis „{ $number }“
effect-give-secret = gib das Geheimnis „{ $number }“ an einen anderen Beteiligten
effect-lose-secret =
    { $removed ->
        [yes] nimm das Geheimnis „{ $number }“ aus dem Spiel
       *[no] lege das Geheimnis „{ $number }“ ab
    }
effect-turn =
    { $keyword ->
        [none] drehe diese Karte
       *[other] drehe deine ausgerüstete Karte dieser Art: { $keyword }
    }
effect-take-up =
    { $keyword ->
        [none] du darfst eine deiner verdeckten Karten ausrüsten
       *[other] du darfst eine deiner verdeckten Karten dieser Art ausrüsten: { $keyword }
    }
effect-lay-aside =
    { $keyword ->
        [none] drehe diese Karte auf die Rückseite
       *[other] drehe deine ausgerüstete Karte dieser Art auf die Rückseite: { $keyword }
    }
effect-shuffle-deck =
    { $deck ->
        [items] mische den Gegenstandsstapel
        [grey] mische den grauen Begegnungsstapel
        [green] mische den grünen Begegnungsstapel
        [purple] mische den violetten Begegnungsstapel
       *[blue] mische den blauen Begegnungsstapel
    }
effect-return-to-box = nach dieser Begegnung kommt ihre Karte in die Schachtel
effect-transfer = gib { $count } { $what }{ $per } an einen anderen Beteiligten
effect-share = verteilt { $count } { $what }{ $per } unter allen Beteiligten
effect-throw = du darfst eine ausgerüstete Waffe oder einen ausgerüsteten Schild werfen: { SENTENCE($then) }
effect-gain-skill = lerne „{ $skill }“
effect-lose-skill = verliere eine Fertigkeit deiner Wahl
effect-pool =
    { $sign ->
        [less]
            { $count ->
                [one] nimm 1 Marker aus dem Pool
               *[other] nimm { $count } Marker aus dem Pool
            }{ $per }
       *[more]
            { $count ->
                [one] lege 1 Marker in den Pool
               *[other] lege { $count } Marker in den Pool
            }{ $per }
    }
effect-affinity =
    { $sign ->
        [less] senke das Verhältnis um { $count }{ $per }
       *[more] hebe das Verhältnis um { $count }{ $per }
    }
effect-set-affinity = setze den Verhältnismarker auf { $to }
effect-draw =
    { $count ->
        [one] ziehe 1 Karte
       *[other] ziehe { $count } Karten
    }{ $per }
effect-discard =
    { $to ->
        [none]
            { $count ->
                [one] wirf 1 Karte ab
               *[other] wirf { $count } Karten ab
            }{ $per }
        [0] wirf deine Hand ab
        [one] wirf alle Karten bis auf 1 ab
       *[other] wirf alle Karten bis auf { $to } ab
    }
effect-discard-from-deck =
    { $count ->
        [one] wirf die oberste Karte deines Stapels ab
       *[other] wirf die obersten { $count } Karten deines Stapels ab
    }{ $per }
effect-discard-last = wirf die letzte Karte der Abfolge ab
effect-lay =
    { $off ->
        [deck] lege die oberste Karte deines Stapels aus
       *[hand] du darfst eine Handkarte auslegen
    }
effect-waive-extra = die nächste weitere Karte braucht kein EXTRA-Symbol
effect-multiply =
    { $height ->
        [none] nimm die Boni, die die nächste Karte verbindet,
        [magic] nimm den Bonus, den die nächste Karte durch Magie verbindet,
        [free] nimm den Bonus, den die nächste Karte kostenlos verbindet,
        [a1] nimm den Bonus, den die nächste Karte oben verbindet,
        [a2] nimm den Bonus, den die nächste Karte in der Mitte verbindet,
       *[a3] nimm den Bonus, den die nächste Karte unten verbindet,
    } { $times ->
        [2] zweimal
       *[other] { $times }-mal
    }
effect-block =
    { $height ->
        [none] kein Symbol, das die nächste Karte verbindet, wird aktiviert
        [magic] ein Magiesymbol, das die nächste Karte verbindet, wird nicht aktiviert
        [free] ein kostenloses Symbol, das die nächste Karte verbindet, wird nicht aktiviert
        [a1] ein Symbol, das die nächste Karte oben verbindet, wird nicht aktiviert
        [a2] ein Symbol, das die nächste Karte in der Mitte verbindet, wird nicht aktiviert
       *[a3] ein Symbol, das die nächste Karte unten verbindet, wird nicht aktiviert
    }
effect-place-charges =
    { $count ->
        [one] lege 1 Ladung hierauf
       *[other] lege { $count } Ladungen hierauf
    }{ $per }
effect-remove-charges =
    { $count ->
        [all] entferne alle Ladungen von { $of ->
            [this] dieser Karte
            [last] der letzten Karte
           *[all] allen Karten
        }
        [one] entferne 1 Ladung von { $of ->
            [this] dieser Karte
            [last] der letzten Karte
           *[all] jeder Karte
        }
       *[other] entferne { $count } Ladungen von { $of ->
            [this] dieser Karte
            [last] der letzten Karte
           *[all] jeder Karte
        }
    }
effect-remove-time =
    { $count ->
        [one] entferne 1 Zeitmarker
       *[other] entferne { $count } Zeitmarker
    } von { $of ->
        [this] dieser Karte
       *[choice] einer Karte deiner Wahl
    }
effect-place-time =
    { $count ->
        [one] lege 1 Zeitmarker
       *[other] lege { $count } Zeitmarker
    } auf { $of ->
        [this] diese Karte
       *[choice] eine Karte deiner Wahl, auf der welche liegen
    }
effect-ignore-attack = ignoriere den nächsten gegnerischen Angriff
effect-repeat-attack = der Gegner handelt noch einmal
effect-reduce-attack = der nächste gegnerische Angriff macht { $count } Schaden weniger{ $per }
effect-after-attack = nach dem Angriff: { SENTENCE($then) }
effect-suffer-opportunity = erleide den Gelegenheitsangriff
effect-flee = du musst fliehen
effect-run-away = der Gegner läuft weg
effect-follow-up =
    { $meet ->
        [none]
            { $of ->
                [one] zieht nach dieser Begegnung eine { $draw ->
                    [grey] graue
                    [green] grüne
                    [purple] violette
                   *[blue] blaue
                } Begegnung und stellt euch ihr
               *[other] zieht nach dieser Begegnung { $of } { $draw ->
                    [grey] graue
                    [green] grüne
                    [purple] violette
                   *[blue] blaue
                } Begegnungen und stellt euch einer davon
            }
       *[other] stellt euch nach dieser Begegnung der Karte „{ $meet }“
    }
effect-win = gewinne die Begegnung
effect-fail = verliere die Begegnung
effect-pay = du darfst { $cost } zahlen{ $then ->
        [none] { "" }
       *[other] : { SENTENCE($then) }
    }{ $otherwise ->
        [none] { "" }
       *[other] , sonst: { SENTENCE($otherwise) }
    }
effect-repeat = sooft du { $cost } zahlst (höchstens { $most }-mal): { SENTENCE($then) }
effect-if = falls { $need }: { $then ->
        [none] nichts
       *[other] { SENTENCE($then) }
    }{ $otherwise ->
        [none] { "" }
       *[other] , sonst: { SENTENCE($otherwise) }
    }
effect-choose = wähle: { SENTENCE($one) }
effect-may = wenn du willst: { SENTENCE($then) }
effect-each =
    { $who ->
        [others] jeder andere Beteiligte: { SENTENCE($then) }
        [owner] wem diese Karte gehört: { SENTENCE($then) }
        [active] der aktive Charakter: { SENTENCE($then) }
        [lowest] der Beteiligte mit der niedrigsten Nummer: { SENTENCE($then) }
       *[participants] jeder Beteiligte: { SENTENCE($then) }
    }
effect-one =
    { $who ->
        [others] ein anderer Beteiligter: { SENTENCE($then) }
       *[participants] ein Beteiligter: { SENTENCE($then) }
    }
effect-toss = wirf eine Scheibe (Gral: { $grail ->
        [none] nichts
       *[other] { SENTENCE($grail) }
    }; Schädel: { $skull ->
        [none] nichts
       *[other] { SENTENCE($skull) }
    })
effect-roll = würfle{ $attribute ->
        [none] { "" }
       *[other] { " " }und zähle { $attribute } dazu
    }: { $lines }
effect-look = sieh dir die obersten { $count } Karten deines Stapels an, nimm eine und mische die anderen zurück
effect-manual = { $text }
test-line = bei { $span }: { $then ->
        [none] nichts
       *[other] { SENTENCE($then) }
    }
measure = { " je " }{ $of }
measure-plus = { " " }({ $plus })
measure-most = , höchstens { $most }
measure-connected = verbundenem Symbol { $attribute }
measure-activated = aktiviertem Symbol { $attribute }
measure-magic = aktiviertem Magiesymbol
measure-free = aktiviertem kostenlosen Symbol
measure-attribute = Punkt { $attribute }
measure-charges = Ladung hier
measure-cards = Handkarte
measure-participants = Beteiligtem
measure-pool = Marker im Pool
measure-terror = Punkt Furcht
cost-holding = { $count } { $what }
cost-terror = { $count } Furcht als Preis
cost-charges =
    { $count ->
        [one] 1 Ladung
       *[other] { $count } Ladungen
    }
cost-cards =
    { $count ->
        [one] 1 Handkarte
       *[other] { $count } Handkarten
    }
cost-turn = das Drehen dieser Karte
cost-discard = das Ablegen dieser Karte

## Was Texte verlangen, nach „wenn“

need-attribute =
    { $whose ->
        [party]
            { $holds ->
                [no] niemand { $attribute } { $least } oder mehr hat
               *[yes] jemand { $attribute } { $least } oder mehr hat
            }
       *[you]
            { $holds ->
                [no] du weniger als { $least } { $attribute } hast
               *[yes] du { $attribute } { $least } oder mehr hast
            }
    }
need-holding =
    { $whose ->
        [member]
            { $holds ->
                [no] niemand { $least } { $what } oder mehr hat
               *[yes] jemand { $least } { $what } oder mehr hat
            }
        [everyone]
            { $holds ->
                [no] nicht alle { $least } { $what } oder mehr haben
               *[yes] alle je { $least } { $what } oder mehr haben
            }
        [party]
            { $holds ->
                [no] alle zusammen weniger als { $least } { $what } haben
               *[yes] alle zusammen { $least } { $what } oder mehr haben
            }
       *[you]
            { $holds ->
                [no] du weniger als { $least } { $what } hast
               *[yes] du { $least } { $what } oder mehr hast
            }
    }
need-more-than =
    { $holds ->
        [no] du nicht mehr { $what } als { $than } hast
       *[yes] du mehr { $what } als { $than } hast
    }
need-at-most =
    { $holds ->
        [no] du mehr als { $most } { $what } hast
       *[yes] du { $most } { $what } oder weniger hast
    }
need-condition =
    { $holds ->
        [no] du nicht { $condition } bist
       *[yes] du { $condition } bist
    }
need-character =
    { $holds ->
        [no] { $character } nicht dabei ist
       *[yes] { $character } dabei ist
    }
need-participants =
    { $holds ->
        [no] weniger als { $least } dabei sind
       *[yes] { $least } oder mehr dabei sind
    }
need-owns =
    { $whose ->
        [party]
            { $holds ->
                [no] niemand { $card } besitzt
               *[yes] jemand { $card } besitzt
            }
       *[you]
            { $holds ->
                [no] du { $card } nicht besitzt
               *[yes] du { $card } besitzt
            }
    }
need-equipped =
    { $holds ->
        [no] du { $keyword ->
            [weapon] keine Waffe
            [armour] keine Rüstung
            [shield] keinen Schild
            [companion] keinen Begleiter
           *[relic] kein Relikt
        } ausgerüstet hast
       *[yes] du { $keyword ->
            [weapon] eine Waffe
            [armour] eine Rüstung
            [shield] einen Schild
            [companion] einen Begleiter
           *[relic] ein Relikt
        } ausgerüstet hast
    }
need-deck =
    { $deck ->
        [combat]
            { $holds ->
                [no] die Begegnung kein Kampf ist
               *[yes] die Begegnung ein Kampf ist
            }
       *[diplomacy]
            { $holds ->
                [no] es in der Begegnung nicht um Diplomatie geht
               *[yes] es in der Begegnung um Diplomatie geht
            }
    }
need-colour =
    { $holds ->
        [no] die Begegnung nicht { $colour } ist
       *[yes] die Begegnung { $colour } ist
    }
need-trait =
    { $holds ->
        [no] der Gegner die Eigenschaft „{ $trait }“ nicht hat
       *[yes] der Gegner die Eigenschaft „{ $trait }“ hat
    }
need-result =
    { $result ->
        [won]
            { $holds ->
                [no] die letzte Begegnung nicht gewonnen wurde
               *[yes] die letzte Begegnung gewonnen wurde
            }
        [lost]
            { $holds ->
                [no] die letzte Begegnung nicht verloren wurde
               *[yes] die letzte Begegnung verloren wurde
            }
        [fled]
            { $holds ->
                [no] ihr aus der letzten Begegnung nicht geflohen seid
               *[yes] ihr aus der letzten Begegnung geflohen seid
            }
        [avoided]
            { $holds ->
                [no] ihr die letzte Begegnung nicht vermieden habt
               *[yes] ihr die letzte Begegnung vermieden habt
            }
       *[ran-away]
            { $holds ->
                [no] der letzte Gegner nicht weggelaufen ist
               *[yes] der letzte Gegner weggelaufen ist
            }
    }
need-zone = der Verhältnismarker { $holds ->
        [no] nicht im
       *[yes] im
    } { $zone ->
        [green] grünen
        [red] roten
       *[grey] grauen
    } Bereich liegt
need-pool =
    { $holds ->
        [no] der Pool weniger als { $least } enthält
       *[yes] der Pool { $least } oder mehr enthält
    }
need-connected =
    { $least ->
        [one]
            { $holds ->
                [no] { $attribute } nicht verbunden ist
               *[yes] { $attribute } verbunden ist
            }
       *[other]
            { $holds ->
                [no] { $attribute } weniger als { $least }-mal verbunden ist
               *[yes] { $attribute } { $least }-mal oder öfter verbunden ist
            }
    }
need-uncovered =
    { $holds ->
        [no] diese Karte bedeckt ist
       *[yes] diese Karte nicht bedeckt ist
    }

only-if = wenn { $need }

## Fähigkeiten: wann, wenn was gilt, zu welchem Preis, was

ability = { $head }: { SENTENCE($does) }{ $limit }.
ability-if =
    { $when ->
        [active] { $head } und { $need }
        [key] { $head } und { $need }
       *[other] { $head }, wenn { $need }
    }
ability-for = { $head }, für { $cost }
limit-activation = { " " }(einmal je Zug)
limit-encounter = { " " }(einmal je Begegnung)
moment-placed = beim Auslegen
moment-delayed = { $delay } verzögert
moment-attack = beim gegnerischen Angriff
moment-any-time = jederzeit
moment-discarded = beim Abwerfen
moment-active = wenn du aktiv wirst
moment-key = wenn du { $of } aktivierst
moment-instead = statt { $of }
moment-damage = immer
moment-reroll = nach { $of }
moment-start = zu Beginn einer Begegnung
moment-rest = vor dem Rasten
replaced-damage = Schaden
replaced-gain-terror = neuer Furcht
replaced-lose-health = des Verlusts von Gesundheit
replaced-discard-last = des Abwerfens der letzten Karte
replaced-flee = einer Flucht
replaced-toss = eines Scheibenwurfs
replaced-roll = eines Würfelwurfs
chance-toss = einem Scheibenwurf
chance-roll = einem Würfelwurf
chance-any = einem Wurf
may = wenn du willst: { SENTENCE($does) }
does-nothing = nichts geschieht
does-ignore = der Angriff findet nicht statt
does-reduce = { $count } Schaden weniger
does-prevent =
    { $floor ->
        [0] verhindere { $count } von jedem Schaden
       *[other] verhindere { $count } von jedem Schaden, bis { $floor } bleibt
    }
does-hand =
    { $sign ->
        [less] { $count ->
            [one] 1 Startkarte weniger
           *[other] { $count } Startkarten weniger
        }
       *[more] { $count ->
            [one] 1 Startkarte mehr
           *[other] { $count } Startkarten mehr
        }
    }
does-reroll = wirf noch einmal, das neue Ergebnis gilt

## Symbole

bonus-pool = Pool +{ $count }
bonus-affinity = Verhältnis +{ $count }
bonus-draw = ziehe { $count }
bonus-extra = EXTRA
bonus-discard-last =
    { $count ->
        [one] wirf die letzte Karte ab
       *[other] wirf die letzten { $count } Karten ab
    }
bonus-variable =
    { $count ->
        [one] VARIABEL
       *[other] { $count } × VARIABEL
    }
bonus-void = nichts
bonus-gain = +{ $count } { $what }
bonus-lose = −{ $count } { $what }
bonus-item =
    { $count ->
        [one] Gegenstand
       *[other] Gegenstände
    }
bonus-card =
    { $count ->
        [one] Karte
       *[other] Karten
    }
bonus-for-magic = { $bonus } für 1 Magie
no-key = kein Bonus
half-attribute = { $attribute } { $level }
half-block = { $asks }, gesperrt
half-times = { $asks }, ×{ $times }

## Auskünfte über Karten und Figuren

thing-left = links: { $text }
thing-right = rechts: { $text }
thing-opportunity = Gelegenheitsangriff: { $text }
thing-reward = Belohnung: { $text }
thing-loot = Beute: { $text }
thing-failure = Fehlschlag: { $text }

## Fragen

ask-choose-character = Wen spielst du?
ask-pack-away = { $character }: Packst du für diese Begegnung Ausrüstung ein?
ask-agree-to-avoid = { $character }: Wollt ihr { $foe_acc } vermeiden, für je { $cost }?
ask-mulligan = { $character }: Behältst du diese Hand, oder ziehst du stattdessen { $fewer ->
        [0] keine Karte
        [one] eine Karte
       *[other] { $fewer_word } Karten
    }?
ask-choose-encounter = Welcher Begegnung stellt ihr euch?
ask-choose-way = Wie begegnet ihr { $foe_dat }?
ask-agree-to-flee = { $character }: Flieht ihr gemeinsam vor { $foe_dat }?
ask-share-loot = Wer bekommt diesen Teil der Beute: „{ SENTENCE($text) }“?
ask-choose-active = Wer ist als Nächstes dran?
ask-choose-trigger = { $character } wird aktiv. Was kommt zuerst?
ask-lay-first =
    { $panic ->
        [yes] { $character } ist in Panik: Legst du die oberste Karte des Stapels aus oder keine?
       *[no] { $character }: Welche Karte legst du aus?
    }
ask-lay-further = { $character }: Legst du noch eine Karte aus?
ask-face-attack =
    { $deck ->
        [diplomacy] { $foe_n ->
            [one] { $foe } antwortet
           *[other] { $foe } antworten
        } { $character }: { SENTENCE($text) }.
       *[combat] { $foe_n ->
            [one] { $foe } greift
           *[other] { $foe } greifen
        } { $character } an: { SENTENCE($text) }.
    }
ask-begin-turn = { $character }: Möchtest du noch etwas tun, bevor der Zug weitergeht?
ask-before-draw = { $character } ist in Panik und würde keine Karte ziehen. Möchtest du vorher etwas benutzen?
ask-end-turn = { $character }: Möchtest du noch etwas tun, bevor der Zug endet?
ask-ask-owner = { $character } möchte { $source_acc } benutzen. { $text }
ask-settle = { $payer }: Zahlst du { $cost } { $purpose }?{ $promised ->
        [0] { "" }
        [one] { " " }(Davon ist ein Teil von anderen zugesagt.)
       *[other] { " " }(Davon sind { $promised_word } Teile von anderen zugesagt.)
    }
ask-contribute = { $character }: Zahlst du für { $payer } 1 { $what } { $purpose }?
ask-discard-from-hand = { $character }: Welche Karte wirfst du ab?{ $count ->
        [one] { "" }
       *[other] { " " }(noch { $count })
    }
ask-choose-item = { $character }: Welchen Gegenstand gibst du her?{ $count ->
        [one] { "" }
       *[other] { " " }(noch { $count })
    }
ask-choose-thrown = { $character }: Wirfst du etwas? Dann gilt: { SENTENCE($text) }.
ask-choose-taken-up = { $character }, durch { $source_acc }: Was rüstest du aus?
ask-equip-gained = { $character }: Rüstest du { $card } gleich aus?
ask-choose-skill = { $character }: Welche Fertigkeit für { $attribute } lernst du?
ask-give-up-skill = { $character }: Welche Fertigkeit verlierst du?
ask-choose-effect = { $character }, durch { $source_acc }: Was wählst du?
ask-choose-character-for = Wen betrifft es? { $text }
ask-replace = Für { $character } gilt: { SENTENCE($text) }. Oder stattdessen etwas anderes?
ask-reroll = { $character }: Das Ergebnis ist { $face }. Noch einmal?
ask-choose-card =
    { $sign ->
        [less] Von welcher Karte gehen Zeitmarker weg?
       *[more] Auf welche Karte kommen Zeitmarker?
    }
ask-lay-by-effect = { $character }: Legst du jetzt eine Karte aus?
ask-pick-card = { $character }: Welche dieser Karten nimmst du?
ask-declare = { $character }, durch { $source_acc }: { $text }
ask-choose-due = { $character }: Was kommt zuerst?
ask-use-between = Möchtest du etwas benutzen, bevor es weitergeht?
ask-choose-before = Was kommt vor der Rast zuerst?
ask-meal = { $character }: Isst du 1 Nahrung?
ask-give = { $character }: Möchtest du vor der Rast etwas hergeben oder ablegen?
ask-accept-gift = { $character } bietet { $to } an: { $what_id ->
        [card] { $what }
       *[other] 1 { $what }
    }. Annehmen?
ask-offer-secret = { $character }: Wem bietest du { $card } an?
ask-advance = { $character }: Gibst du Erfahrung aus?
ask-keep-card = { $character }: Welche Karte behältst du?
ask-adjust-decks = { $character }: Tauschst du Karten zwischen den Stapeln und den verfügbaren Karten?
ask-equip-anew = { $character }: Welche Karten bleiben offen? Von jedem Schlüsselwort höchstens eine.
purpose-nothing = für nichts
purpose-magic = für das Magiesymbol von { $card }
purpose-lay = für das Auslegen von { $card }
purpose-avoid = für das Vermeiden der Begegnung
purpose-text = für „{ SENTENCE($text) }“

## Antworten: als Optionen eines Menüs, dann als Titel von Kapiteln

option-play = { $character }
title-play = { $player } spielt { $character }
option-pack = { $card } einpacken
title-pack = { $who } packt { $card } ein
option-packed = Alles griffbereit lassen
title-packed = { $who } behält alles griffbereit
option-agree-to-avoid-avoid = Vermeiden
title-agree-to-avoid-avoid = { $who } möchte { $foe_acc } lieber vermeiden
option-agree-to-avoid-stay = Sich stellen
title-agree-to-avoid-stay = { $who } will sich { $foe_dat } stellen
option-mulligan-keep = Die Hand von { $character } behalten
title-mulligan-keep = { $who } behält diese Hand
option-mulligan = Die Hand von { $character } abwerfen und neu ziehen
title-mulligan = { $who } zieht neu
option-meet = { $encounter }
title-meet = Die Gruppe stellt sich { $encounter_dat }
option-way = { $way }
title-way = Die Gruppe wählt ihre Vorgehensweise: { $way }
option-agree-to-flee-flee = Gemeinsam fliehen
title-agree-to-flee-flee = { $who } ist für die Flucht
option-agree-to-flee-stay = Bleiben
title-agree-to-flee-stay = { $who } will bleiben
option-give = { $character }
title-give = { $character } nimmt einen Teil der Beute
option-activate = { $character }
title-activate = { $character } ist dran
option-first = { $source }: { $text }
title-first = Zuerst kommt { $source }
option-lay =
    { $card ->
        [top] Die oberste Karte des Stapels auslegen
       *[other]
            { $promise ->
                [none] { $card } auslegen
               *[other] { $card } auslegen ({ $promise })
            }
    }
title-lay =
    { $card ->
        [top] { $who } legt die oberste Karte des Stapels aus
       *[other] { $who } legt { $card } aus
    }
option-lay-first-none =
    { $deck ->
        [diplomacy] Keine Karte auslegen
       *[combat] Keine Karte auslegen (den Gelegenheitsangriff erleiden, dann 1 Karte ziehen)
    }
title-lay-first-none = { $who } legt keine Karte aus
option-lay-by-effect-none = Keine Karte auslegen
title-lay-by-effect-none = { $who } legt keine Karte aus
option-stop = Nichts weiter auslegen
title-stop = { $who } legt nichts weiter aus
option-flee = Fliehen (1 Energie verlieren, den Gelegenheitsangriff erleiden)
title-flee = { $who } flieht
option-propose-flight = { $character } schlägt vor, gemeinsam zu fliehen (alle erleiden den Fehlschlag)
title-propose-flight = { $who } schlägt vor, gemeinsam zu fliehen
option-use = { $source_acc } benutzen: { $text }
title-use = { $who } benutzt { $source_acc }
option-now = Jetzt { $source }: { $text }
title-now = Zuerst kommt { $source }
option-face = Sich stellen
title-face = { $who } stellt sich dem, was kommt
option-begin = Mit dem Zug weitermachen
title-begin = { $who } macht mit dem Zug weiter
option-end = Den Zug beenden
title-end = { $who } beendet den Zug
option-pass = Jetzt nichts tun
title-pass = { $who } tut jetzt nichts
option-agree = Zustimmen
title-agree = { $who } stimmt zu
option-refuse = Ablehnen
title-refuse = { $who } lehnt ab
option-pay = Zahlen
title-pay = { $who } zahlt { $purpose }
option-ask = { $character } um 1 { $what } bitten
title-ask = { $who } bittet { $character } um 1 { $what }
option-settle-decline = Nicht zahlen
title-settle-decline = { $who } zahlt nicht
option-discard = { $card }
title-discard = { $who } wirft { $card } ab
option-throw = { $card } werfen
title-throw = { $who } wirft { $card }
option-take-up = { $card } ausrüsten
title-take-up = { $who } rüstet sich mit { $card } aus
option-decline = Verzichten
title-decline = { $who } verzichtet
option-equip = Ausrüsten
title-equip = { $who } rüstet sich mit { $card } aus
option-keep-down = Verdeckt lassen
title-keep-down = { $who } steckt { $card } erst einmal weg
option-skill = { $skill }: { $text }
title-choose-skill-skill = { $who } lernt { $skill }
title-give-up-skill-skill = { $who } gibt { $skill } auf
option-choose = { $text }
title-choose = { $who } wählt: { SENTENCE($done) }
option-for = { $character }
title-for = Es trifft { $character }
option-instead = { $source }: { $text }
title-instead = { $who } benutzt stattdessen { $source_acc }
option-replace-keep = Es geschehen lassen
title-replace-keep = { $who } lässt es geschehen
option-reroll-keep = { $face } behalten
title-reroll-keep = { $who } behält { $face }
option-reroll = Noch einmal, durch { $source_acc }
title-reroll = { $who } versucht es noch einmal, durch { $source_acc }
option-card = { $card }
title-card = { $who } wählt { $card }
option-pick = { $card }
title-pick = { $who } nimmt { $card }
option-gain = +1 { $what }
title-gain = { $who } erklärt: +1 { $what }
option-lose = −1 { $what }
title-lose = { $who } erklärt: −1 { $what }
option-more =
    { $deck ->
        [diplomacy] Verhältnis +1
       *[combat] Pool +1
    }
title-more = { $who } erklärt: { $deck ->
        [diplomacy] Verhältnis +1
       *[combat] Pool +1
    }
option-less =
    { $deck ->
        [diplomacy] Verhältnis −1
       *[combat] Pool −1
    }
title-less = { $who } erklärt: { $deck ->
        [diplomacy] Verhältnis −1
       *[combat] Pool −1
    }
option-done = Fertig
title-done = { $who } ist fertig
option-give-give = { $to } geben: { $what_id ->
        [card] { $what }
       *[other] 1 { $what }
    }
title-give-give = { $who } bietet { $to } an: { $what_id ->
        [card] { $what }
       *[other] 1 { $what }
    }
option-give-discard = { $card } ablegen
title-give-discard = { $who } legt { $card } ab
option-ready = Nichts weiter für { $who }
title-ready = { $who } ist bereit zur Rast
option-offer-secret-give = { $to } anbieten
title-offer-secret-give = { $who } bietet { $to } an: { $what }
option-offer-secret-keep = Behalten
title-offer-secret-keep = { $who } behält { $card }
option-accept-gift-accept = { $to } nimmt von { $character }: { $what_id ->
        [card] { $what }
       *[other] 1 { $what }
    }
title-accept-gift-accept = { $who } nimmt von { $character }: { $what_id ->
        [card] { $what }
       *[other] 1 { $what }
    }
option-accept-gift-refuse = { $to } lehnt ab, was { $character } anbietet: { $what_id ->
        [card] { $what }
       *[other] 1 { $what }
    }
title-accept-gift-refuse = { $who } lehnt ab, was { $character } anbietet: { $what_id ->
        [card] { $what }
       *[other] 1 { $what }
    }
option-eat = { $who } isst
title-eat = { $who } isst
option-fast = { $who } isst nichts
title-fast = { $who } isst nichts
option-improve =
    { $deck ->
        [diplomacy] { $who } verbessert den Diplomatiestapel ({ $cost } Erfahrung)
       *[combat] { $who } verbessert den Kampfstapel ({ $cost } Erfahrung)
    }
title-improve =
    { $deck ->
        [diplomacy] { $who } verbessert den Diplomatiestapel
       *[combat] { $who } verbessert den Kampfstapel
    }
option-raise =
    { $skill ->
        [none] { $who } erhöht { $attribute } ({ $cost } Erfahrung)
       *[other] { $who } erhöht { $attribute } ({ $cost } Erfahrung), { $skill }: { $text }
    }
title-raise = { $who } arbeitet an { $attribute }
option-advanced = { $who } spart die übrige Erfahrung
title-advanced = { $who } spart die übrige Erfahrung
option-keep-card-keep = { $card }
title-keep-card-keep = { $who } lernt { $card }
option-add = { $card } in den { $deck ->
        [diplomacy] Diplomatiestapel
       *[combat] Kampfstapel
    } von { $who } nehmen
title-add = { $who } nimmt { $card } in den Stapel
option-drop = { $card } aus dem { $deck ->
        [diplomacy] Diplomatiestapel
       *[combat] Kampfstapel
    } von { $who } nehmen
title-drop = { $who } nimmt { $card } aus dem Stapel
option-adjusted = Die Stapel von { $who } bleiben so
title-adjusted = { $who } ist mit den Stapeln zufrieden
option-down = { $card } verdecken
title-down = { $who } verdeckt { $card }
option-equipped = { $who } ist ausgerüstet
title-equipped = { $who } ist ausgerüstet

## Die Geschichte

told-character-taken = { $character } ist da. { $text }
told-arena-entered = { $who } { $who_n ->
        [one] bricht
       *[other] brechen
    } auf: { $arena }. Der Weg hat { $stops ->
        [one] eine Station
       *[other] { $stops_word } Stationen
    }.{ $intro ->
        [none] { "" }
       *[other] { " " }{ $intro }
    }
told-stop-reached =
    { $kind ->
        [rest] Station { $stop } von { $stops }: ein Feuer und eine Nacht.
        [guardian] Station { $stop } von { $stops }: Der Wächter versperrt wieder den Weg.
       *[encounter] Station { $stop } von { $stops }.
    }
tally-won = Gewonnen: { $encounters }.
tally-fled = Geflohen: { $encounters }.
tally-lost = Verloren: { $encounters }.
tally-avoided = Vermieden: { $encounters }.
tally-ran-away = Weggelaufen: { $encounters }.
tally-times =
    { $count ->
        [one] { $encounter }
       *[other] { $encounter } ({ $count }-mal)
    }
gain = { $count } { $what }
told-arena-survived =
    { $done ->
        [1] Es ist geschafft
       *[0] { $won ->
                [0] { $met ->
                        [0] Der Weg ist zu Ende
                       *[other] Der Weg ist zu Ende, aber gewonnen ist nichts
                    }
               *[other] Der Weg ist zu Ende
            }
    }{ $who_n ->
        [0] { "" }
        [one] , und { $who } lebt
       *[other] , und { $who } leben
    }{ $dying_n ->
        [0] { "" }
        [one] ; { $dying } liegt im Sterben
       *[other] ; { $dying } liegen im Sterben
    }.{ $tally ->
        [none] { "" }
       *[other] { " " }{ $tally }
    }{ $guardians_n ->
        [0] { "" }
        [one] { " " }Doch { $guardians } wurde nie besiegt und versperrt noch immer den Weg.
       *[other] { " " }Doch { $guardians } wurden nie besiegt und versperren noch immer den Weg.
    }
told-arena-lost =
    { $alive_n ->
        [0] Niemand ist mehr da, der weitergeht. Der Weg endet an Station { $stop } von { $stops }.
       *[other] Ohne { $dead } geht niemand weiter: Auch für { $alive } endet der Weg an Station { $stop } von { $stops }.
    }{ $tally ->
        [none] { "" }
       *[other] { " " }{ $tally }
    }
told-dice-rolled =
    { $die ->
        [disc] Die Scheibe fällt: { $faces }.
       *[other] Der Würfel zeigt { $faces }.
    }
told-gained = { $character } erhält { $gains }.
told-lost = { $character } verliert { $count } { $what }.
told-paid =
    { $what_id ->
        [terror] { $character } zahlt mit { $count } Furcht.
       *[other] { $character } zahlt { $count } { $what }.
    }
told-track-set = Die { $what } von { $character } steht jetzt auf { $to }.
told-energy-cut = Damit sinkt auch die Energie von { $character } auf { $to }.
told-damage-prevented =
    { $count ->
        [one] 1 Schaden prallt
       *[other] { $count } Schaden prallen
    } an { $character } ab{ $by ->
        [none] { "" }
       *[other] { " " }({ $by })
    }.
told-condition-gained =
    { $condition ->
        [dying] { $character } liegt im Sterben.
       *[insane] { $character } verliert den Halt in der Wirklichkeit.
    }
told-condition-ended =
    { $condition ->
        [dying] { $character } ist dem Tod entronnen.
       *[insane] { $character } sieht wieder klar.
    }
told-died =
    { $where ->
        [combat] { $character } fällt im Kampf gegen { $foe_acc } und stirbt.
        [diplomacy] { $character } bricht vor { $foe_dat } zusammen und stirbt.
        [rest] { $character } erwacht aus dieser Nacht nicht mehr.
       *[road] { $character } stirbt.
    }
told-attribute-raised =
    { $skill ->
        [none] Bei { $character } steigt { $attribute } um 1.
       *[other] Bei { $character } steigt { $attribute } um 1: { $skill }.
    }
told-attribute-changed = Bei { $character } gilt: { $attribute } { $count_signed } { $until ->
        [encounter] in dieser Begegnung
       *[activation] in diesem Zug
    }.
told-skill-lost = { $character } verliert { $skill }.
told-card-gained =
    { $kind ->
        [secret] { $character } erfährt ein Geheimnis: { $card }.
       *[item] { $character } findet { $card }.
    }
told-secret-gained = { $character } erfährt ein Geheimnis: { $card }.
told-card-given-up =
    { $removed ->
        [yes] { $character } verliert { $card } für immer.
       *[no] { $character } trennt sich von { $card }.
    }
told-card-given = { $character } gibt { $card } an { $to }.
told-cards-equipped =
    { $way ->
        [down] { $character } muss auf { $cards } verzichten.
       *[up] { $character } rüstet sich aus: { $cards }.
    }
told-card-turned = { $character } dreht { $card }: für diese Begegnung verbraucht.
told-card-packed-away = { $character } lässt { $card } im Gepäck.
told-encounters-offered = Vor euch liegen { $encounters }; einer dieser Begegnungen stellt ihr euch.
told-encounter-begun =
    { $deck ->
        [diplomacy] { $participants } { $participants_n ->
            [one] begegnet
           *[other] begegnen
        } { $foe_dat } ({ $colour }). { $text }
       *[combat] { $participants } { $participants_n ->
            [one] begegnet
           *[other] begegnen
        } { $foe_dat } ({ $colour }, { $value ->
            [0] ohne Wert
           *[other] Wert { $value }
        }). { $text }
    }
told-round-begun = Runde { $round }.
told-character-activated = Jetzt kommt es auf { $character } an.
told-first-struck =
    { $how ->
        [haste] { $foe_n ->
            [one] { $foe } ist
           *[other] { $foe } sind
        } schneller als { $character }.
        [ambush] { $foe_n ->
            [one] { $foe } hat
           *[other] { $foe } haben
        } { $character } aufgelauert.
       *[both] { $foe_n ->
            [one] { $foe } hat { $character } aufgelauert und ist
           *[other] { $foe } haben { $character } aufgelauert und sind
        } schneller.
    }
told-flight-begun = { $character } macht kehrt und läuft.
told-character-left = { $character } entkommt.
told-encounter-decided =
    { $result ->
        [won]
            { $deck ->
                [diplomacy] { $foe_n ->
                    [one] { $foe } lässt
                   *[other] { $foe } lassen
                } sich überzeugen.
               *[combat] { $foe_n ->
                    [one] { $foe } ist
                   *[other] { $foe } sind
                } besiegt.
            }
        [lost] { $foe_n ->
            [one] { $foe } behält
           *[other] { $foe } behalten
        } die Oberhand; die Begegnung ist verloren.
        [fled] { $foe_n ->
            [one] { $foe } bleibt
           *[other] { $foe } bleiben
        } zurück.
        [avoided] { $foe_n ->
            [one] { $foe } wird
           *[other] { $foe } werden
        } vermieden.
       *[ran-away] { $foe_n ->
            [one] { $foe } läuft
           *[other] { $foe } laufen
        } weg.
    }
told-box-ordered = { $foe_n ->
        [one] { $foe } wird
       *[other] { $foe } werden
    } nicht wiederkommen.
told-encounter-ordered =
    { $meet ->
        [none] Etwas anderes kommt näher.
       *[other] { $meet_n ->
            [one] { $meet } kommt
           *[other] { $meet } kommen
        } näher.
    }
told-party-goes-on = Keine Ruhe für { $characters }: Schon ist das Nächste da.
told-encounter-ended = { $foe_n ->
        [one] { $foe } ist nicht besiegt und kommt
       *[other] { $foe } sind nicht besiegt und kommen
    } wieder.
told-hand-grew = { $character } zieht { $cards }{ $by ->
        [none] { "" }
       *[other] { " " }({ $by })
    }.
by-more = { $count } mehr durch { $source_acc }
by-fewer = { $count } weniger durch { $source_acc }
by-earlier = was zuvor getan wurde
told-hand-discarded =
    { $all ->
        [yes] { $character } wirft die Hand ab: { $cards }.
       *[no] { $character } wirft { $cards } ab.
    }
told-deck-discarded = { $cards_n ->
        [one] Die oberste Karte vom Stapel von { $character } wird abgeworfen:
       *[other] Die obersten Karten vom Stapel von { $character } werden abgeworfen:
    } { $cards }.
told-card-laid =
    { $shown ->
        [deck] Vom Stapel kommt die Karte { $card }:{ " " }
        [card] Die Karte { $card } wird ausgelegt:{ " " }
       *[keys] { "" }
    }{ $lit ->
        [0] Kein Symbol leuchtet auf.
        [one] Ein Symbol leuchtet auf.
       *[other] { SENTENCE($lit_word) } Symbole leuchten auf.
    }
told-key-activated = Magie lässt { $card } aufleuchten.
told-last-discarded = Die Karte { $card } verlässt die Abfolge.
told-time-changed =
    { $way ->
        [up] Auf { $card } { $to ->
            [one] liegt ein Zeitmarker.
           *[other] liegen { $to } Zeitmarker.
        }
        [lost] Die Karte { $card } wird bedeckt und verliert ihre Zeitmarker.
       *[down] { $to ->
            [0] Die Zeit der Karte { $card } ist gekommen.
            [one] Die Karte { $card } wartet noch einen Zug.
           *[other] Die Karte { $card } wartet noch { $to } Züge.
        }
    }
told-charges-changed =
    { $way ->
        [up] Auf { $card } { $to ->
            [one] liegt jetzt eine Ladung.
           *[other] liegen jetzt { $to } Ladungen.
        }
       *[down] Auf { $card } { $to ->
            [0] liegt keine Ladung mehr.
            [one] liegt noch eine Ladung.
           *[other] liegen noch { $to } Ladungen.
        }
    }
told-pool-changed =
    { $way ->
        [up] Der Pool steigt auf { $to }.
       *[down] Der Pool fällt auf { $to }.
    }
told-parried = { $foe_n ->
        [one] { $foe } pariert
       *[other] { $foe } parieren
    } den ersten Marker.
told-marker-moved =
    { $way ->
        [up] Das Verhältnis steigt auf { $to_signed }.
       *[down] Das Verhältnis fällt auf { $to_signed }.
    }
told-stage-won = Etappe { $stage } ist gewonnen; das Gespräch geht weiter.
told-edge-marked =
    { $block ->
        [yes]
            { $height ->
                [none] Die nächste Karte wird kein Symbol zum Leuchten bringen.
                [magic] Die nächste Karte wird kein Magiesymbol zum Leuchten bringen.
                [free] Die nächste Karte wird kein kostenloses Symbol zum Leuchten bringen.
                [a1] Die nächste Karte wird oben kein Symbol zum Leuchten bringen.
                [a2] Die nächste Karte wird in der Mitte kein Symbol zum Leuchten bringen.
               *[a3] Die nächste Karte wird unten kein Symbol zum Leuchten bringen.
            }
       *[no] Was die nächste Karte { $height ->
            [none] { "" }
            [magic] durch Magie { "" }
            [free] kostenlos { "" }
            [a1] oben { "" }
            [a2] in der Mitte { "" }
           *[a3] unten { "" }
        }verbindet, zählt { $times ->
            [2] zweifach
           *[other] { $times }-fach
        }.
    }
told-extra-waived = Die nächste weitere Karte braucht kein EXTRA-Symbol.
told-attack-read =
    { $is ->
        [ignored] Der Angriff auf { $character } findet nicht statt{ $by ->
            [none] { "" }
           *[other] { " " }({ $by })
        }.
        [nothing] { $foe_n ->
            [one] { $foe } tut
           *[other] { $foe } tun
        } nichts.
        [diplomacy] { $foe_n ->
            [one] { $foe } antwortet
           *[other] { $foe } antworten
        } { $character }.
       *[combat] { $foe_n ->
            [one] { $foe } greift
           *[other] { $foe } greifen
        } { $character } an.
    }
told-opportunity-taken =
    { $is ->
        [nothing] { $foe_n ->
            [one] { $foe } lässt
           *[other] { $foe } lassen
        } die Gelegenheit verstreichen.
       *[something] { $foe_n ->
            [one] { $foe } nutzt
           *[other] { $foe } nutzen
        } die Gelegenheit.
    }
told-attack-changed =
    { $how ->
        [ignored] Der nächste Angriff wird nicht stattfinden.
        [repeated] Der Gegner wird noch einmal handeln.
       *[reduced] Der nächste Angriff wird { $reduced } Schaden weniger machen.
    }
told-afterwards-put = Nach dem Angriff: { SENTENCE($text) }.
told-cards-looked-at = { $character } sieht sich { $cards } an.
told-card-picked = { $character } nimmt { $card } auf die Hand.
told-ability-used =
    { $kind ->
        [trait] So ist { $character } eben.
       *[other] { $way ->
            [itself] Bei { $character } wirkt jetzt: { $source }.
            [read] Jetzt wirkt die Karte { $source }.
           *[used] { $character } benutzt { $source_acc }.
        }
    }
told-meal-missed = { $character } legt sich hungrig hin.
told-resource-given = { $character } gibt { $to } { $count } { $what }.

## Das Bild für ein Terminal

progress-stop = Station { $stop } von { $stops }
picture-moment = Runde { $round }, { $step }
picture-difficulty = Schwierigkeit { $difficulty }
picture-stage = Etappe { $stage }
picture-pool = Pool
picture-affinity = Verhältnis
picture-connected = Verbunden
picture-hand = Hand: { $cards } ({ $discard } abgeworfen)
section-opportunity = Gelegenheit
section-reward = Belohnung
section-loot = Beute
section-failure = Fehlschlag
section-delayed = Verzögert { $delay }
section-avoid = Vermeiden

## Menüs: Überschriften, was eine Möglichkeit kostet und bringt, und Warnungen.

group-lay = Karte auslegen
group-abilities = Fähigkeiten
group-flight = Flucht
group-encounter = Die Begegnung
group-pay = Bezahlen
group-hand = Vor der Begegnung
group-items = Gegenstände
group-gifts = Gaben
group-meal = Mahlzeit
group-advance = Erfahrung ausgeben
group-decks = Stapel
group-setup = Aufbau
detail-cost = kostet { $cost }
detail-unit = kostet 1 { $what }
detail-each = kostet alle je { $cost }
detail-of = { $cost } von { $have } { $what }
detail-opportunity = Gelegenheitsangriff: { $text }
detail-meal = +1 Gesundheit, −1 Furcht
detail-redrawn =
    { $count ->
        [one] 1 Karte ziehen
       *[other] { $count } Karten ziehen
    }
warning-deadly =
    { $health ->
        [one] kann die letzte Gesundheit kosten
       *[other] kann die ganze Gesundheit kosten ({ $health })
    }
warning-failure = führt zum Fehlschlag: { $text }
warning-hunger =
    { $lost ->
        [health] kostet 1 Gesundheit
       *[energy] die Energie sinkt auf 0
    }
warning-fewer =
    { $count ->
        [one] es bleibt eine Hand von nur 1 Karte
       *[other] es bleibt eine Hand von nur { $count } Karten
    }

## Was in Abwesenheit geschah: mehrere gleiche Ereignisse in einem Satz

since-character-left = { $character } ist { $count ->
        [one] entkommen.
       *[other] { $times } entkommen.
    }
since-resource-given = { $character } hat { $to } { $count } { $what } gegeben.
since-stop-reached = Die Gruppe hat Station { $stop } von { $stops } erreicht.
since-meal-missed = { $character } hat sich { $count ->
        [one] hungrig hingelegt.
       *[other] { $times } hungrig hingelegt.
    }
since-lost = { $character } hat { $count } { $what } verloren.
since-gained = { $character } hat { $count } { $what } erhalten.
since-opportunity-taken = { $character } war { $count ->
        [one] einem Gelegenheitsangriff
       *[other] { $count_word } Gelegenheitsangriffen
    } ausgesetzt.

## Was die Regeln als Nächstes tun

forecast-discard = Am Ende der Runde muss { $character } { $count ->
        [one] eine Karte abwerfen, wenn sie nicht vorher ausgelegt wird.
       *[other] { $count } Karten abwerfen, wenn sie nicht vorher ausgelegt werden.
    }
forecast-stop = Als Nächstes kommt Station { $stop } von { $stops }: { $name }.
forecast-last-stop = Dies ist die letzte Station der Arena.

## Was gerade nicht geht, und was dazu fehlt.

closed-lay = { $card }
closed-use = { $source }: { $text }
why-active = das darf jetzt nur, wer aktiv ist: { $character }
why-activation = zuerst muss jemand aktiv werden
why-advancement = in diesem Stapel ist keine Karte mehr zu lernen
why-attribute = ihr EXTRA braucht { $attribute } { $level }, { $character } hat { $has }
why-calm = in Panik lässt sich nur die oberste Karte des Stapels auslegen
why-charges = Ladungen nötig: { $count }, vorhanden: { $has }
why-consent = wer sie besitzt, hat abgelehnt
why-deck = in einem Stapel bleiben mindestens { $count } Karten
why-effect = das würde gerade nichts ändern
why-encounter = nur in einer Begegnung
why-extra = jede weitere Karte braucht ein EXTRA, und diese hat keins
why-face-up = liegt verdeckt, ist also nicht ausgerüstet
why-hand = Handkarten nötig: { $count }, vorhanden: { $has }
why-help = { $character } hat abgelehnt
why-holding = nötig: { $count } { $what }, du hast { $has }
why-kept-secret = dieses Geheimnis lässt sich nicht weitergeben
why-living = { $character } liegt im Sterben: Gegenstände wirken nicht und werden nicht abgelegt
why-magic = ihr EXTRA braucht 1 Magie, und niemand hier hat welche
why-meeting = ihr EXTRA trifft hier auf nichts
why-moment = wirkt von selbst, wenn es so weit ist
why-need = nur, wenn { $need }
why-one-keyword = offen liegt von jedem Schlüsselwort höchstens eine Karte
why-open-key = ihr EXTRA lässt sich hier nicht aktivieren
why-other-skill = diese Fertigkeit ist nicht frei
why-present = { $character } hat die Begegnung verlassen
why-proposal = die Flucht wurde in dieser Aktivierung schon vorgeschlagen
why-shared = nötig: { $count } { $what }, alle zusammen haben { $has }
why-skill = der nächste Punkt ist eine Fertigkeit, die genannt werden muss
why-skills = zu diesem Attribut ist keine Fertigkeit mehr frei
why-slow = der Gegner ist „Schnell“: ein Zug erlaubt höchstens { $count } Karten
why-spare = { $character } hat nichts übrig
why-step = Karten werden nur in Schritt 2 eines Zuges ausgelegt
why-stock = davon ist nichts da, was sich geben ließe
why-terror-room = für { $count } Furcht muss Platz sein, frei: { $has }
why-together = eine Diplomatie lässt sich nur gemeinsam verlassen
why-unpacked = ist für diese Begegnung weggepackt
why-unturned = wurde in dieser Begegnung schon gedreht
why-unused =
    { $until ->
        [activation] wurde in dieser Aktivierung schon benutzt
       *[encounter] wurde in dieser Begegnung schon benutzt
    }
why-waiting = { $character } war in dieser Runde schon aktiv
