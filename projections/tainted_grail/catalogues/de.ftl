### Tainted Grail auf Deutsch: Namen, Texte der Effekte, Fragen und Antworten, die Geschichte. Kartennamen stehen im Paket.
### Texte geben dem Befehle, den sie betreffen. luck: eine Zahl von 0 bis 5, nach der ein Satz wechselt; ein Wert mit _n:
### wie viele Dinge sein Text nennt; per: "" oder " je …", wonach eine Menge gezählt wird.

title = Tainted Grail
over-success = Die Arena ist vorbei, und ihr habt überlebt.
over-failure = Die Arena ist vorbei: Ihr habt verloren.
over-success-story = Die Kampagne ist zu Ende, und ihr habt sie gewonnen.
over-failure-story = Die Kampagne ist zu Ende: Ihr habt sie verloren.
over-saved = Der Abend ist zu Ende. Nach dieser Nacht geht die Kampagne weiter.
table-ended =
    { $result ->
        [success] Das Spiel ist gewonnen und der Tisch geschlossen.
        [saved] Der Abend ist zu Ende und der Tisch geschlossen. Nach dieser Nacht geht die Kampagne weiter.
        [failure] Das Spiel ist verloren und der Tisch geschlossen.
       *[other] Der Tisch wurde vor dem Ende des Spiels geschlossen.
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
part-tracker = nicht mehr als die Gesundheit weniger eins
part-value = auf der Begegnungskarte
part-parried = Defensiv: Der erste Marker kommt wieder weg
part-other = frühere Änderungen, die sich hier nicht zuordnen lassen
part-today = heute
part-next-dawn = erst morgen dämmert es wieder
part-menhir = Scheibe des Menhirs bei { $place }
part-last-dawn = bei 1 wird eine Zeitscheibe entfernt
number-of = { $who }: { $what }
number-skills = { $attribute } durch Fertigkeitskarten
number-end = { $track } höchstens
number-insane = wahnsinnig ab Furcht
number-value = Begegnungswert
number-pool = Kampfpool
number-affinity = Verhältnis
number-dark = { $place }: ohne Menhir ab dem Morgengrauen von Tag
number-goes-out = Menhir bei { $place }: erlischt im Morgengrauen von Tag
number-expires = { $disc }: abgelaufen im Morgengrauen von Tag
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
status-won = gewonnen
status-lost = verloren
status-survived = überlebt
status-saved = bis zum nächsten Abend gesichert
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
table-row = Eigene Reihe von Begegnungen
table-characters = Charaktere
table-chronicler = Chronist: dieser Platz wird zuerst gefragt
table-hands = Wer Handkarten sieht
table-hands-own = nur wer sie hält
table-hands-players = alle am Tisch
table-hands-open = alle, auch wer zuschaut
table-dreams = Wer einen Traum erfährt
table-dreams-own = nur wer ihn hat
table-dreams-open = alle, auch wer zuschaut
table-mode = Wie eine Kampagne gespielt wird
table-mode-standard = nach den üblichen Regeln
table-mode-story = im Erzählmodus, der leichter ist
table-challenge = Was eine Kampagne schwerer macht
table-challenge-tracker = Gesundheit zählt für Energie und Panik um eins weniger
table-challenge-secret = jemand beginnt mit einem Geheimnis, das auf ihm lastet
table-challenge-flight = die Flucht aus einem Kampf braucht Glück
table-challenge-menhirs = ein Ritus lässt den Menhir einen Tag kürzer brennen
table-challenge-events = ein Zufallsereignis weniger kommt auf den Ereignisstapel
table-challenge-costs = Karten und Attribute kosten mehr Erfahrung
table-challenge-limits = höchstens 20 von einer Ressource und 5 Gegenstände
table-challenge-mercy = keine Gnade der Allmutter
table-free = Freies Spiel: Jeder wählt Spielertableau und Grundkarten
luck-kind-magic = Karte mit Magie-Bonus
deck-events = Ereignisse
deck-random-events = Zufallsereignisse
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
       *[other] stellt euch nach dieser Begegnung { $meet_dat }
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
        [here] jeder Charakter hier: { SENTENCE($then) }
        [movers] jeder Ankommende: { SENTENCE($then) }
        [all] jeder Charakter: { SENTENCE($then) }
       *[participants] jeder Beteiligte: { SENTENCE($then) }
    }
effect-one =
    { $who ->
        [others] ein anderer Beteiligter: { SENTENCE($then) }
        [here] ein Charakter hier: { SENTENCE($then) }
        [all] ein Charakter: { SENTENCE($then) }
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
effect-gain-status = vermerkt „{ $status }“{ $part ->
        [none] { "" }
       *[other] , Teil { $part }
    }
effect-lose-status = streicht „{ $status }“
effect-go-to =
    { $book ->
        [yes] lest Vers { $verse } im Buch der Geheimnisse
       *[no] lest weiter bei Vers { $verse }
    }
effect-end-exploration = die Erkundung endet
effect-leave-party = verlasse die Gruppe
effect-reveal = { $location } kommt in Sicht
effect-discard-location =
    { $removed ->
        [yes] { $location } ist für immer verschwunden
       *[no] { $location } wird abgelegt
    }
effect-swap = { $to } ersetzt { $location }
effect-move-to = { $location ->
        [none] { $to ->
            [connected] geht an einen verbundenen Ort
            [lowest] geht an den Ort mit der niedrigsten Nummer
           *[highest] geht an den Ort mit der höchsten Nummer
        }
       *[other] geht nach { $location }
    }
effect-place-menhir = ein Menhir mit { $count } kommt { $location ->
        [none] hierher
       *[other] nach { $location }
    }
effect-remove-menhir = { $location ->
        [none] der Menhir hier wird entfernt
       *[other] der Menhir bei { $location } wird entfernt
    }
effect-change-menhir = { $sign ->
        [less] senkt
       *[more] hebt
    } { $which ->
        [highest] die höchste Menhir-Scheibe
        [here] die Menhir-Scheibe hier
       *[choice] eine Menhir-Scheibe eurer Wahl
    } um { $count }
effect-place-guardian = „{ $encounter }“ kommt ins Spiel
effect-place-disc = legt die Scheibe „{ $disc }“ aus
effect-change-disc = { $sign ->
        [less] senkt
       *[more] hebt
    } „{ $disc }“ um { $count }
effect-remove-disc = entfernt die Scheibe „{ $disc }“
effect-place-marker = Questemarker auf „{ $event }“ { $signed }
effect-lay-item = „{ $item }“ liegt { $location ->
        [none] hier
       *[other] bei { $location }
    }
effect-draw-event = deckt das nächste Ereignis auf
effect-reveal-random = deckt ein Zufallsereignis auf
effect-reveal-event = ein Ereignis der Geschichte wird aufgedeckt
effect-put-random =
    { $count ->
        [one] legt ein Zufallsereignis auf den Ereignisstapel
       *[other] legt { $count } Zufallsereignisse auf den Ereignisstapel
    }
effect-discard-event = legt „{ $event }“ ab
effect-lose-quest = die Queste „{ $event }“ ist verloren
effect-end-chapter = das Kapitel endet
effect-end-campaign =
    { $won ->
        [yes] die Kampagne ist gewonnen
       *[no] die Kampagne ist verloren
    }
effect-encounter =
    { $meet ->
        [none]
            { $of ->
                [one] stellt euch { $draw ->
                    [grey] einer grauen
                    [green] einer grünen
                    [purple] einer violetten
                   *[blue] einer blauen
                } Begegnung
               *[other] zieht { $of } { $draw ->
                    [grey] graue
                    [green] grüne
                    [purple] violette
                   *[blue] blaue
                } Begegnungen und stellt euch einer davon
            }
       *[other] stellt euch { $meet_dat }
    }{ $won ->
        [none] { "" }
       *[other] ; falls ihr gewinnt: { SENTENCE($won) }
    }{ $lost ->
        [none] { "" }
       *[other] ; falls ihr verliert: { SENTENCE($lost) }
    }{ $fled ->
        [none] { "" }
       *[other] ; falls ihr flieht: { SENTENCE($fled) }
    }{ $avoided ->
        [none] { "" }
       *[other] ; falls ihr sie vermeidet: { SENTENCE($avoided) }
    }{ $ran_away ->
        [none] { "" }
       *[other] ; falls sie davonläuft: { SENTENCE($ran_away) }
    }{ $otherwise ->
        [none] { "" }
       *[other] ; sonst: { SENTENCE($otherwise) }
    }
effect-once =
    { $per ->
        [day] einmal am Tag
       *[campaign] nur einmal
    }: { SENTENCE($then) }{ $otherwise ->
        [none] { "" }
       *[other] , danach: { SENTENCE($otherwise) }
    }
effect-manual = { $text }
test-line = bei { $span }: { $then ->
        [none] nichts
       *[other] { SENTENCE($then) }
    }
measure = { " je " }{ $of }
measure-characters = Charakter im Spiel
measure-party = Mitglied der Gruppe
measure-day = vergangenen Tag
measure-disc = Stufe der Scheibe „{ $disc }“
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
        [anyone]
            { $holds ->
                [no] im Spiel niemand { $card } besitzt
               *[yes] im Spiel jemand { $card } besitzt
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
need-encounter =
    { $holds ->
        [no] gerade keine Begegnung läuft
       *[yes] gerade eine Begegnung läuft
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
need-chapter =
    { $holds ->
        [no] { $most ->
            [9] Kapitel { $least } noch nicht begonnen hat
           *[other] nicht Kapitel { $least } ist
        }
       *[yes] { $most ->
            [9] Kapitel { $least } begonnen hat
           *[other] Kapitel { $least } ist
        }
    }
need-part = Teil { $part }
need-status =
    { $holds ->
        [no] ihr „{ $status }“{ $parts ->
            [none] { "" }
           *[other] { " " }({ $parts })
        } nicht habt
       *[yes] ihr „{ $status }“{ $parts ->
            [none] { "" }
           *[other] { " " }({ $parts })
        }{ $least ->
            [one] { "" }
           *[other] { " " }mindestens { $least }-mal
        } habt
    }
need-revealed =
    { $holds ->
        [no] { $location } nicht ausliegt
       *[yes] { $location } ausliegt
    }
need-at =
    { $holds ->
        [no] ihr nicht bei { $location } seid
       *[yes] ihr bei { $location } seid
    }
need-menhir =
    { $holds ->
        [no] { $location ->
            [none] hier
           *[other] bei { $location }
        } kein Menhir brennt
       *[yes] { $location ->
            [none] hier
           *[other] bei { $location }
        } ein Menhir brennt
    }
need-settlement =
    { $holds ->
        [no] ihr in keiner { $kind ->
            [friendly] freundlichen Siedlung
            [hostile] feindlichen Siedlung
           *[none] Siedlung
        } seid
       *[yes] ihr in einer { $kind ->
            [friendly] freundlichen Siedlung
            [hostile] feindlichen Siedlung
           *[none] Siedlung
        } seid
    }
need-guardian =
    { $holds ->
        [no] { $location ->
            [none] hier
           *[other] bei { $location }
        } { $encounter ->
            [none] kein Wächter
           *[other] „{ $encounter }“ nicht
        } ist
       *[yes] { $location ->
            [none] hier
           *[other] bei { $location }
        } { $encounter ->
            [none] ein Wächter
           *[other] „{ $encounter }“
        } ist
    }
need-disc =
    { $value ->
        [any] die Scheibe „{ $disc }“ { $holds ->
            [no] nicht ausliegt
           *[yes] ausliegt
        }
       *[other] die Scheibe „{ $disc }“ { $holds ->
            [no] nicht { $value } zeigt
           *[yes] { $value } zeigt
        }
    }
need-event =
    { $holds ->
        [no] „{ $event }“ nicht offen liegt
       *[yes] „{ $event }“ offen liegt
    }
need-quest =
    { $holds ->
        [no] die Queste „{ $event }“ nicht läuft
       *[yes] die Queste „{ $event }“ läuft
    }
need-party =
    { $holds ->
        [no] weniger als { $least } in der Gruppe sind
       *[yes] { $least } oder mehr in der Gruppe sind
    }
need-unused =
    { $holds ->
        [no] das { $per ->
            [day] heute schon
           *[campaign] schon einmal
        } geschehen ist
       *[yes] das { $per ->
            [day] heute noch nicht
           *[campaign] noch nie
        } geschehen ist
    }
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
replaced-draw-encounter = des Ziehens einer Begegnung
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
        [one] Bonus der Etappe
       *[other] { $count } × Bonus der Etappe
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
symbol-menhir = Menhir
symbol-dream = Traum
symbol-settlement = Siedlung
thing-symbols = Symbole: { $text }
thing-quest = Queste: { $text }
thing-expires = Läuft bei Tagesanbruch von Tag { $day } ab
thing-action = { $name } ({ $energy } Energie{ $once ->
        [day] , einmal am Tag
       *[none] { "" }
    }): { $text }
thing-instant = Bei der Ankunft{ $least ->
        [one] { "" }
       *[other] { " " }von mindestens { $least }
    }{ $once ->
        [day] , einmal am Tag
        [campaign] , nur einmal
       *[none] { "" }
    }: { $text }
thing-opportunity = Gelegenheitsangriff: { $text }
thing-reward = Belohnung: { $text }
thing-loot = Beute: { $text }
thing-failure = Fehlschlag: { $text }
thing-idle = wirkt gerade nicht
thing-owns = hat { $text }
thing-track = steht auf { $value }, kann bis { $end } steigen
thing-zone = { $zone }: { $range }
thing-markers = Marker: { $text }
thing-from-skills = durch Fertigkeiten: { $text }
thing-available =
    { $deck ->
        [combat] { $character }: Kampfkarten zu kaufen
       *[diplomacy] { $character }: Diplomatiekarten zu kaufen
    }
thing-pool = { $held } im Pool, mit { $value } gewonnen
thing-affinity = der Marker steht auf { $at }
thing-hand = { $character }: Hand
thing-in-hand = Karte { $place } auf der Hand von { $character }
thing-looked-at = Karte { $place } von denen, die { $character } ansieht
thing-discarded = abgeworfen ({ $count }): { $cards }
thing-cards =
    { $count ->
        [0] keine Karte
        [one] eine Karte
       *[other] { $count } Karten
    }
thing-top = oben: { $text }
thing-bottom = unten: { $text }
thing-stops = { $behind } von { $count } Stationen liegen hinter der Gruppe
thing-stop = Station { $stop }
thing-behind = liegt hinter der Gruppe
thing-here = hier ist die Gruppe
thing-ahead = liegt noch vor der Gruppe
thing-guardian = unbesiegt, kommt als Nächstes
thing-unmet = Eine Begegnung, der noch niemand begegnet ist
thing-boxed = in der Schachtel, in keinem Stapel
thing-offered = steht jetzt zur Wahl
thing-way = Der einzige Weg
thing-removed = aus dem Spiel
thing-plays = spielt { $text }
thing-plays-nobody = spielt noch niemanden
thing-asked = ist jetzt gefragt

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
ask-choose-character-for = Wen betrifft es? { $text }.
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
ask-give = { $character }: Möchtest du { $moment ->
        [day] { "" }
       *[rest] vor der Rast { "" }
    }etwas hergeben oder ablegen?
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
purpose-else = statt „{ SENTENCE($text) }“
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
title-for = Die Wahl fällt auf { $character }
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
title-choose-lying-ready = { $who } lässt den Rest liegen
title-ready =
    { $moment ->
        [day] { $who } behält den Rest
       *[rest] { $who } ist bereit zur Rast
    }
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
        [disc] { $who ->
            [none] Die Scheibe fällt: { $faces }.
           *[other] { $who } wirft eine Scheibe: { $faces }.
        }
        [guardian-die] Der Wächterwürfel zeigt: { $faces }.
       *[other] { $who ->
            [none] Der Würfel zeigt { $faces }.
           *[other] { $attribute ->
                [none] { $who } würfelt: { $faces }.
               *[other] { $who } macht eine Probe auf { $attribute }: { $faces } gewürfelt, { $added } dazu, zusammen { $sum }.
            }
        }
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

phase-dawn = Tagesanbruch
phase-day = Tagsüber
phase-evening = Abend
progress-stop = Station { $stop } von { $stops }
progress-day = Kapitel { $chapter }, Tag { $day }
progress-back = Zurück am Anfang von Kapitel { $chapter }
progress-party = { $who } gemeinsam
book-of-secrets = Buch der Geheimnisse
picture-day = Kapitel { $chapter }, Tag { $day }: { $phase }
picture-land-key = { $stone } Menhir und seine Scheibe · { $dream } Traum · { $home } Siedlung · { $foe } Wächter · ━ ┃ Wege · graues Land: außer Reichweite
picture-chapter = Kapitel { $chapter }: { $name }
picture-when = Tag { $day } · { $phase }
picture-disc = Scheibe
picture-held = ein Menhir hält den Ort bis zum Tagesanbruch von Tag { $day }
picture-out-of-reach = außer Reichweite aller Menhire
picture-menhir = Menhir „{ $place }“, { $disc ->
        [0] ohne Scheibe
       *[other] Scheibe { $disc }
    }: erlischt bei Tagesanbruch von Tag { $day }
picture-mist = in so vielen Tagen außer Reichweite, wenn kein Menhir aufgeladen wird
picture-figure = { $passed ->
        [yes] { $who } hat bis zum nächsten Tag gepasst
       *[no] { $who }
    }
picture-events = Ereignis
picture-quests = Queste
picture-statuses = Status
picture-set =
    { $count ->
        [one] seit Tag { $days }
       *[other] Tage { $days }
    }
picture-discs = Scheiben
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
group-land = Das Land
group-death = Nach einem Tod
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
since-chapter-began = Kapitel { $number } hat begonnen: { $chapter }.
since-day-began =
    { $count ->
        [one] Tag { $day } hat begonnen.
       *[other] { SENTENCE($count_word) } Tage haben begonnen; es ist Tag { $day }.
    }
since-event-revealed = Das Ereignis { $event } ist eingetreten{ $quest ->
        [none] .
       *[other] { " " }und hat eine Queste gebracht.
    }
since-encounter-begun = { $participants } { $participants_n ->
        [one] ist
       *[other] sind
    } { $count ->
        [one] { $foe_dat } begegnet.
       *[other] { $times } { $foe_dat } begegnet.
    }
since-location-revealed =
    { $count ->
        [one] { $place } ist in Sicht gekommen.
       *[other] { SENTENCE($count_word) } Orte sind in Sicht gekommen, zuletzt { $place }.
    }
since-dream-read =
    { $kind ->
        [nightmare] { $count ->
            [one] In einer Nacht kam ein Albtraum.
           *[other] In { $count_word } Nächten kamen Albträume.
        }
       *[dream] { $count ->
            [one] In einer Nacht kam ein Traum.
           *[other] In { $count_word } Nächten kamen Träume.
        }
    }
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

forecast-delayed = { $source }: { $turns ->
        [one] Schritt 1 des nächsten Zuges nimmt den letzten Zeitmarker
       *[other] In { $turns } Zügen sind die Zeitmarker fort
    }{ $covered ->
        [never] { "" }
       *[maybe] , wenn bis dahin keine Karte darüber liegt
    }. Dann: { $text }
forecast-discard = Am Ende der Runde muss { $character } { $count ->
        [one] eine Karte abwerfen, wenn sie nicht vorher ausgelegt wird.
       *[other] { $count } Karten abwerfen, wenn sie nicht vorher ausgelegt werden.
    }
forecast-stop = Als Nächstes kommt Station { $stop } von { $stops }: { $name }.
forecast-menhir = Im Morgengrauen von Tag { $day } erlischt der Menhir bei { $place }, wenn ihn vorher niemand auflädt.
forecast-rite = Den Menhir bei { $place } wieder aufladen: { $price }.
forecast-lost = Im Morgengrauen von Tag { $day } hält kein Menhir mehr { $places }: { $places_n ->
        [one] Dieser Ort geht verloren.
       *[other] Diese Orte gehen verloren.
    }{ $who_n ->
        [0] { "" }
        [one] { " " }Dort steht gerade { $who } und würde { $health } Gesundheit verlieren und { $terror } Furcht bekommen.
       *[other] { " " }Dort stehen gerade { $who } und würden je { $health } Gesundheit verlieren und { $terror } Furcht bekommen.
    }
forecast-night = Ab dem Morgengrauen von Tag { $day } steht kein Menhir mehr: { $who_n ->
        [one] { $who } würde jedes Mal { $health } Gesundheit verlieren und { $terror } Furcht bekommen.
       *[other] { $who } würden jedes Mal je { $health } Gesundheit verlieren und { $terror } Furcht bekommen.
    }
forecast-disc = Im Morgengrauen von Tag { $day } läuft die Zeit dieser Scheibe ab: { $disc }.
forecast-last-stop = Dies ist die letzte Station der Arena.

## Was gerade nicht geht, und was dazu fehlt.

closed-lay = { $card }
closed-use = { $source }: { $text }
why-companions = ihr spielt allein
why-unplayed = dieser Charakter wurde schon gewählt
why-characters = alle Charaktere haben schon mitgespielt
closed-add =
    { $deck ->
        [combat] Eine Karte in den Kampfstapel legen ({ $character })
       *[diplomacy] Eine Karte in den Diplomatiestapel legen ({ $character })
    }
closed-drop =
    { $deck ->
        [combat] Eine Karte aus dem Kampfstapel nehmen ({ $character })
       *[diplomacy] Eine Karte aus dem Diplomatiestapel nehmen ({ $character })
    }
why-available = keine Karte dieser Art ist verfügbar
why-moved = wurde in dieser Rast schon verschoben
why-time = dort liegt kein Zeitmarker
why-meant = der Text meint { $character } nicht
why-nothing-to-lose = { $character } hat 0 { $what }
why-skill-taken = diese Karte hat schon { $character }
why-active = das darf jetzt nur, wer aktiv ist: { $character }
why-activation = zuerst muss jemand aktiv werden
why-advancement = in diesem Stapel ist keine Karte mehr zu lernen
why-attribute = ihr EXTRA braucht { $attribute } { $level }, { $character } hat { $has }
why-calm = in Panik lässt sich nur die oberste Karte des Stapels auslegen
why-charges = Ladungen nötig: { $count }, vorhanden: { $has }
why-consent = wer sie besitzt, hat abgelehnt
why-deck = in einem Stapel bleiben mindestens { $count } Karten, in diesem sind { $has }
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
why-stock-at-all = { $character } hat nichts, was sich weitergeben oder ablegen ließe
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

## Das Tagebuch

ask-choose-in-verse =
    { $place ->
        [none] Was tut ihr?
       *[other] { $place }: Was tut ihr?
    }
option-choose-in-verse-choose = { $text }
title-choose-in-verse-choose = { $who } wählt: „{ $text }“
ask-pledge-unit = Ihr zahlt zusammen { $cost }. Wer zahlt davon das nächste Stück: 1 { $what }?
option-pledge = { $character } zahlt
title-pledge = { $character } zahlt 1 { $what } für alle
option-pledge-unit-refuse = Nichts mehr zahlen
title-pledge-unit-refuse = { $who } zahlt nichts mehr
purpose-stay = für den Verbleib in der Gruppe
told-verse-read =
    { $where ->
        [book] Aus dem Buch der Geheimnisse: { $prose }
        [book-again] Noch einmal aus dem Buch der Geheimnisse: { $prose } …
        [section-again] Noch einmal dieselbe Seite: { $prose } …
       *[section] { $prose }
    }{ $test ->
        [none] { "" }
        [die] { " " }Der Würfel entscheidet.
       *[other] { " " }Eine Probe auf { $test }; der Würfel zählt dazu.
    }
told-choice-taken = Die Wahl: „{ $text }“
told-branch-followed = { $characters } { $characters_n ->
        [one] trägt
       *[other] tragen
    } noch die Folgen der Flucht.
told-status-gained = Ihr vermerkt „{ $status }“{ $part ->
        [none] { "" }
       *[other] , Teil { $part }
    }.
told-status-lost = „{ $status }“ wird gestrichen.
group-journal = Das Tagebuch
journal-book = Das Buch der Geheimnisse
journal-chapters = Kapitel
journal-events = Ereignisse
detail-together = kostet zusammen { $cost }, egal von wem
why-limit =
    { $limit ->
        [day] das wurde heute schon gewählt
       *[campaign] das lässt sich nur einmal wählen
    }
why-price = nötig: { $count } { $what }, die Gruppe hat { $has }
why-share = alle zahlen je { $count } { $what }, und niemand hat so viel

## Das Land

source-book = das Buch der Geheimnisse
source-event = das Ereignis { $name }
source-disc = die Scheibe { $name }
ask-join-arrival = { $character }: Schließt du dich denen an, die gerade ankommen?
option-join-arrival-join = Sich anschließen
title-join-arrival-join = { $who } schließt sich den Ankommenden an
option-join-arrival-stay = Sich heraushalten
title-join-arrival-stay = { $who } hält sich heraus
ask-take-menhir-from = Alle Menhire stehen auf der Karte. Welcher kommt nach { $to }?
option-from = Der von { $place }
title-from = { $who } nimmt den Menhir von { $place }
ask-choose-menhir = Welcher Menhir ist gemeint?
option-menhir = Der bei { $place }
title-menhir = { $who } wählt den Menhir bei { $place }
ask-choose-where-to = Wohin geht ihr von { $from } aus?
option-to = Nach { $place }
title-to = { $who } geht nach { $place }
told-world-entered = { $who } { $who_n ->
        [one] bricht
       *[other] brechen
    } von { $place } auf. Dort brennt noch { $days ->
        [one] einen Tag
       *[other] { $days_word } Tage
    } lang ein Menhir. { $intro }
told-location-revealed = { $place } kommt in Sicht. { $text }
told-location-lost =
    { $removed ->
        [yes] { $place } ist für immer verschwunden.
       *[no] Die Wyrdnis holt sich { $place }.
    }
told-location-swapped = Aus { $place } ist { $to } geworden.
told-figure-moved =
    { $who } { $who_n ->
        [one] kommt
       *[other] kommen
    } nach { $place }.
told-menhir-placed = Bei { $place } steht ein Menhir. Er brennt { $days ->
        [one] einen Tag
       *[other] { $days_word } Tage
    } lang.
told-menhir-set =
    { $days ->
        [0] Dem Menhir bei { $place } bleibt nichts mehr. Beim nächsten Morgengrauen erlischt er.
        [one] Der Menhir bei { $place } brennt noch einen Tag lang.
       *[other] Der Menhir bei { $place } brennt noch { $days_word } Tage lang.
    }
told-menhir-gone = Der Menhir bei { $place } erlischt.
told-day-began = Tag { $day } bricht an.
told-party-left = { $character } verlässt die Gruppe.
told-campaign-won = Tag { $day }: Die Geschichte ist erzählt. { $alive } { $alive_n ->
        [0] { "" }
        [one] kann davon berichten.
       *[other] können davon berichten.
    }
told-campaign-lost =
    { $dead_n ->
        [0] Tag { $day }: Die Geschichte nimmt ein böses Ende.
       *[other] Tag { $day }: Die Geschichte endet mit dem Tod von { $dead }.
    }

## Nach einem Tod

ask-after-death = { $character } ist tot. Wie geht es weiter?
option-after-death-mercy = Um die Gnade der Allmutter bitten: Das Kapitel beginnt von vorn
title-after-death-mercy = { $who } bittet um die Gnade der Allmutter
option-after-death-successor = Mit einem neuen Charakter weiterspielen
title-after-death-successor = { $who } lässt einen neuen Charakter einsteigen
option-after-death-end = Die Kampagne hier enden lassen
title-after-death-end = { $who } lässt die Kampagne enden
ask-bequeath = Wer bekommt { $card } von { $character }?
option-bequeath-to = { $heir }
title-bequeath-to = { $heir } bekommt { $card } von { $character }
ask-choose-successor = Wer kommt an die Stelle von { $character }?
told-mercy-granted = Die Allmutter ist gnädig. Kapitel { $chapter } beginnt von vorn.
told-estate-left =
    { $items ->
        [none] Was { $character } besaß, ist dahin.
       *[other] Was { $character } bei sich trug, liegt bei { $place }: { $items }.
    }
told-character-entered = { $character } kommt nach { $place } und nimmt die Geschichte auf.

## Aktionen

unseen-place = Ort { $number }
ask-choose-action = Wer tut als Nächstes was?
option-explore = { $character } erkundet { $place }
title-explore = { $character } erkundet { $place }
option-travel = { $character } reist nach { $to }
title-travel = { $character } reist nach { $to }
option-act = { $character } in { $place }: { $action }
title-act = { $character } in { $place }: { $action }
option-own =
    { $whose ->
        [self] { $character }: { $action }
       *[other] { $character } mit { $owner }: { $action }
    }
title-own =
    { $whose ->
        [self] { $character }: { $action }
       *[other] { $character } mit { $owner }: { $action }
    }
option-inspect = { $character } untersucht den Menhir von { $place }
title-inspect = { $character } untersucht den Menhir von { $place }
option-choose-action-pass = { $character } passt bis morgen
title-choose-action-pass = { $character } passt bis morgen
option-choose-action-give = { $character } gibt etwas weiter oder legt etwas ab
title-choose-action-give = { $character } gibt etwas weiter oder legt etwas ab
option-choose-in-verse-give = { $character } gibt etwas weiter
title-choose-in-verse-give = { $character } gibt etwas weiter
option-choose-rite-give = { $character } gibt etwas weiter
title-choose-rite-give = { $character } gibt etwas weiter
ask-choose-lying = { $character }: Nimmst du etwas von dem, was hier liegt?
option-lying = { $character } nimmt etwas, das dort liegt
title-lying = { $character } sieht nach, was dort liegt
option-take = { $character } nimmt { $card }
title-take = { $character } nimmt { $card }
closed-charge = { $character } lädt den Menhir von { $place } auf
plan-explore = { $place } erkunden
plan-travel = nach { $to } reisen
plan-act = sich in { $place } an die Arbeit machen: { $action }
plan-own =
    { $whose ->
        [self] sich an die Arbeit machen: { $action }
       *[other] sich mit { $owner } an die Arbeit machen: { $action }
    }
plan-inspect = den Menhir von { $place } untersuchen
ask-join-action = { $character }: { $starter } möchte { $plan }. Machst du mit?
option-join-action-join = Mitmachen
title-join-action-join = { $who } macht mit
option-join-action-stay = Sich heraushalten
title-join-action-stay = { $who } hält sich heraus
ask-accept-actor = { $character } will bei { $starter } mitmachen ({ $plan }). Einverstanden?
option-accept-actor-accept = Zusammen mit { $character }
title-accept-actor-accept = { $starter } freut sich über { $character }
option-accept-actor-refuse = Ohne { $character }
title-accept-actor-refuse = { $starter } möchte lieber ohne { $character } los
ask-choose-rite = Den Menhir von { $place } jetzt aufladen?
option-choose-rite-charge = Aufladen
title-choose-rite-charge = Der Ritus von { $place } beginnt
option-choose-rite-leave = Lassen, wie er ist
title-choose-rite-leave = Der Menhir von { $place } bleibt, wie er ist
purpose-action =
    { $deed ->
        [travel] für die Reise
       *[explore] für die Erkundung
    }
purpose-rite = für den Ritus
detail-once-a-day = einmal am Tag
detail-burns =
    { $days ->
        [one] der Menhir brennt dann einen Tag lang
       *[other] der Menhir brennt dann { $days } Tage lang
    }
warning-last-energy = beendet den Tag von { $character }: keine Energie mehr
group-actions = Aktionen
told-action-begun =
    { $deed ->
        [explore] { $who } { $who_n ->
            [one] erkundet
           *[other] erkunden
        } { $place }.
        [act] { $who } { $who_n ->
            [one] macht
           *[other] machen
        } sich in { $place } an die Arbeit: { $action }.
        [own] { $who } { $who_n ->
            [one] macht
           *[other] machen
        } sich an die Arbeit: { $action }.
       *[inspect] { $who } { $who_n ->
            [one] untersucht
           *[other] untersuchen
        } den Menhir von { $place }.
    }
told-acted-again = { $character } ist gleich noch einmal dran.
told-action-cancelled =
    { $used ->
        [yes] Der Wahnsinn ist stärker: Aus dem, was { $character } vorhatte, wird nichts, und die Aktion ist verbraucht.
       *[no] Aus dem, was { $character } vorhatte, wird nichts.
    }
told-passed-for-day =
    { $dying ->
        [yes] { $character } liegt im Sterben und passt.
       *[no] { $character } hat keine Energie mehr und passt.
    }
told-hampered = { $character } muss erst den Wahnsinn niederkämpfen: 1 Energie mehr.
told-rite-read =
    { $text ->
        [none] Der Menhir von { $place } verlangt nichts.
       *[other] { $text }
    }
told-item-laid = In { $place } liegt jetzt { $card }.
why-alive = { $character } ist tot
why-energy-left = { $character } hat keine Energie mehr
why-not-passed = { $character } hat bis morgen gepasst
why-others-first = zuerst { $characters_n ->
        [one] muss
       *[other] müssen
    } { $characters } handeln oder mitmachen
why-journal = hier gibt es nichts zu lesen
why-in-range = so weit reicht kein Menhir
why-arrow = kein Pfeil führt dorthin
why-neighbour = das liegt nicht nebenan
why-location-action = dieser Ort bietet keine Aktion
why-time-marker = wurde heute schon genutzt
why-character-action = dieser Charakter hat keine Aktion
why-owner-here = { $character } ist nicht hier oder hat gepasst
why-owner-pays = davon muss { $character } mindestens 1 Energie selbst zahlen
why-menhir-symbol = hierher gehört kein Menhir
why-rite = diesen Menhir lädt nichts auf
why-once = dieser Ritus wirkt nur einmal
why-everyone = { $characters } { $characters_n ->
        [one] muss
       *[other] müssen
    } hier sein und mitmachen
why-each-pays = alle zahlen je { $count } { $what }, { $character } hat { $has }
why-alone = wo { $character } ist, ist sonst niemand
why-lying = das liegt nicht hier

## Ereignisse

source-chapter = Kapitel { $number }
ask-dreaming = Ein Traum geht weiter, den nur erfährt, wer ihn hat.
title-dreaming = { $player } antwortet im Traum
ask-choose-turn = Mehreres ist gleichzeitig an der Reihe. Was kommt zuerst?
option-choose-turn-first = Zuerst { $what }
title-choose-turn-first = { $who } entscheidet: zuerst { $what }
ask-reroll-guardian = Der Wächterwürfel zeigt: { $face } ({ $guardian }). Wirft jemand noch einmal?
option-reroll-guardian-keep = Dabei bleibt es
title-reroll-guardian-keep = { $who } lässt den Wurf gelten
told-event-revealed = { $event }. { $prose }{ $quest ->
        [none] { "" }
       *[other] { " " }Eine Queste: { $quest }
    }
event-back = Kapitel { $chapter }, Teil { $part }
today-first-travel =
    Heute zahlt ihr für eure erste Reise je { $count } Energie { $way ->
        [more] mehr
       *[less] weniger
    }.
today-travel =
    Heute zahlt ihr für jede Reise je { $count } Energie { $way ->
        [more] mehr
       *[less] weniger
    }.
today-regeneration = Am Abend erhaltet ihr je höchstens { $count } Energie zurück.
today-twice =
    { $count ->
        [one] Einmal darf heute jeder von euch zweimal nacheinander handeln.
       *[other] Bis zu { $count }-mal darf heute jeder von euch zweimal nacheinander handeln.
    }
told-event-missing = Es ist kein Ereignis mehr da, das aufgedeckt werden könnte. Das Paket hat zu wenige davon.
told-event-discarded = { $event } ist vorbei und wird abgelegt.
told-event-put-away = { $event } ist vorbei.
told-random-events-put =
    { $count ->
        [one] Auf den Ereignisstapel kommt verdeckt ein Zufallsereignis.
       *[other] Auf den Ereignisstapel kommen verdeckt { $count_word } Zufallsereignisse.
    }
told-quest-resolved =
    { $success ->
        [yes] Die Queste von { $quest } ist erfüllt.
       *[no] Die Queste von { $quest } ist gescheitert.
    }
told-markers-set =
    { $count ->
        [0] Auf { $event } liegt kein Questemarker mehr.
        [one] Auf { $event } liegt ein Questemarker.
       *[other] Auf { $event } liegen { $count_word } Questemarker.
    }
told-disc-placed =
    { $kind ->
        [time] { $disc }: { $value ->
            [one] noch ein Tag
           *[other] noch { $value_word } Tage
        }.
       *[other] { $disc }: Gezählt wird ab { $value }.
    }
told-disc-set =
    { $value ->
        [0] { $disc }: { $kind ->
            [time] Die Zeit ist um
           *[other] keine mehr
        }.
       *[other] { $disc }: noch { $value_word }.
    }
told-disc-removed = { $disc }: Das wird nicht mehr gezählt.
told-guardian-placed = { $guardian } { $guardian_n ->
        [one] kommt
       *[other] kommen
    } nach { $place }.
told-guardian-stayed = { $guardian } { $guardian_n ->
        [one] bleibt
       *[other] bleiben
    } bei { $place }.
told-guardian-left = { $guardian } { $guardian_n ->
        [one] verlässt
       *[other] verlassen
    } { $place } und { $guardian_n ->
        [one] wird
       *[other] werden
    } nicht mehr gesehen.
told-chapter-ending = Das Kapitel geht zu Ende.
told-chapter-began = Kapitel { $number }: { $chapter }. { $prose }
dream-untold = Wovon er handelt, weiß nur, wer ihn hat.
told-dream-read =
    { $kind ->
        [nightmare] { $who } { $who_n ->
            [one] hat
           *[other] haben
        } einen Albtraum. { $prose }
       *[dream] { $who } { $who_n ->
            [one] träumt
           *[other] träumen
        }. { $prose }
    }
die-guardian = Wächterwürfel
face-n = Norden
face-e = Osten
face-s = Süden
face-w = Westen
face-nothing = Nichts
face-discard = Ablegen

## Erzählmodus

group-mode = Erzählmodus
option-mode-story = Im Erzählmodus weiterspielen
title-mode-story = { $player } möchte im Erzählmodus weiterspielen
option-mode-standard = Ohne Erzählmodus weiterspielen
title-mode-standard = { $player } möchte ohne Erzählmodus weiterspielen
option-keep-mode = Den Modus doch so lassen
title-keep-mode = { $player } möchte den Modus doch so lassen
detail-mode =
    { $mode ->
        [story] Die Energie darf höher sein als die Gesundheit; niemand gerät in Panik; was sich nach der Zahl der Charaktere richtet, zählt einen weniger
       *[standard] Die Energie sinkt sofort auf die Gesundheit, und Panik ist wieder möglich
    }
detail-mode-others =
    { $others ->
        [one] sobald der andere Spieler zustimmt
       *[other] sobald die { $others } anderen Spieler zustimmen
    }
told-mode-switched =
    { $mode ->
        [story] Von hier an gilt der Erzählmodus.
       *[standard] Der Erzählmodus endet.
    }
picture-story-mode = Erzählmodus
why-mercy = ihr spielt ohne die Gnade der Allmutter
why-chapter-begun = noch hat kein Kapitel begonnen
why-not-dying = { $character } liegt im Sterben und muss passen

## Herausforderungen und freies Spiel

board-blue = Blau
board-green = Grün
board-brown = Braun
board-grey = Grau
ask-choose-board = Auf welches Spielertableau legst du { $character }?
ask-choose-colour = Mit welchen Grundkarten spielt { $character }?
option-board = Das Tableau in { $board } (Energie { $energy } bis { $energy_max }, Gesundheit { $health }, Furcht { $terror } bis { $terror_max })
title-board = { $who } nimmt das Tableau in { $board }
option-cards = Die Karten in { $board }
title-cards = { $who } nimmt die Karten in { $board }
told-board-taken = { $character } bekommt das Tableau in { $colour }.
told-colour-taken = { $character } spielt mit den Karten in { $colour }.
told-flight-failed = { $character } kommt nicht davon.
detail-flight = ein Wurf entscheidet: Bei einem Schädel bleibst du und kannst es in diesem Zug nicht noch einmal versuchen
why-flight-tried = { $character } hat in diesem Zug schon zu fliehen versucht
why-items-full = { $character } kann keinen weiteren Gegenstand tragen
why-resource-full = { $character } kann davon nicht mehr haben: { $what }
why-board-taken = dieses Tableau hat { $character }
why-colour-taken = mit diesen Karten spielt { $character }
why-same-campaign = dieser Charakter gehört zu einer anderen Kampagne
challenge-tracker = umgedrehter Marker
challenge-secret = ein schweres Geheimnis
challenge-flight = Flucht nach Wurf
challenge-menhirs = kurzlebige Menhire
challenge-events = weniger Zufallsereignisse
challenge-costs = teure Erfahrung
challenge-limits = kleines Gepäck
challenge-mercy = keine Gnade
picture-free-play = freies Spiel
picture-challenge = erschwert: { $challenges }
page-put-together = Tableau in { $board }, Karten in { $cards }

## Runden

group-session = Neue Runde
option-new-session = Nach dieser Nacht eine neue Runde beginnen
title-new-session = { $player } möchte nach dieser Nacht eine neue Runde
option-keep-session = Doch ohne neue Runde weiterspielen
title-keep-session = { $player } möchte doch ohne neue Runde weiterspielen
option-end-evening = Den Abend nach dieser Nacht beenden
title-end-evening = { $player } möchte den Abend nach dieser Nacht beenden
option-stay-up = Nach dieser Nacht doch weiterspielen
title-stay-up = { $player } möchte nach dieser Nacht doch weiterspielen
detail-evening = die Nacht wird gesichert, und der nächste Tisch der Kampagne spielt von dort weiter
told-session-opened = Der { $session }. Abend beginnt. { $day } { $day ->
        [one] Tag liegt
       *[other] Tage liegen
    } hinter euch.
told-session-closed = Ihr beendet den Abend. Nach dieser Nacht geht die Kampagne weiter.
detail-session = jemand kann gehen, wiederkommen oder dazukommen, und alle können ihre Decks neu zusammenstellen
ask-choose-company = Wer kommt und wer geht vor dem nächsten Tag?
option-choose-company-leave = { $character } geht
title-choose-company-leave = { $player }: { $character } geht
option-choose-company-back = { $character } kommt wieder
title-choose-company-back = { $player }: { $character } kommt wieder
option-choose-company-join = { $character } kommt dazu
title-choose-company-join = { $player }: { $character } kommt dazu
option-choose-company-gathered = Wir sind vollzählig
title-choose-company-gathered = { $player }: Wir sind vollzählig
ask-share-secret = Wer bekommt { $card } von { $character }?
option-share-secret-to = { $heir }
title-share-secret-to = { $heir } bekommt { $card } von { $character }
ask-choose-where = Neben wem steht { $character }?
option-choose-where-at = { $place }
title-choose-where-at = { $character } steht hier: { $place }
told-session-began = Eine neue Runde beginnt.
told-character-went-away = { $character } bleibt fürs Erste zurück.
told-character-came-back = { $character } ist wieder da.
told-character-joined = { $character } schließt sich euch an.
why-somebody-stays = jemand muss bleiben
why-group-full = ihr seid schon vier
picture-away = abwesend: { $who }

## Die Seite im Browser

page-map = Karte
page-row = Die Reihe
page-hands = Handkarten
page-offers = Zur Wahl
page-characters = Charaktere
page-standing = Wo ihr steht
page-known = Tage und Taten
page-legend = Zeichenerklärung
page-decks = Stapel
page-kept = Stapel und Schwäche
page-deck =
    { $deck ->
        [combat] Kampfstapel
        [diplomacy] Diplomatiestapel
        [combat-advancement] Verbesserungen Kampf
       *[diplomacy-advancement] Verbesserungen Diplomatie
    }
page-available =
    { $deck ->
        [combat] Käufliche Kampfkarten
       *[diplomacy] Käufliche Diplomatiekarten
    }
page-needed = von { $value } nötigen
page-answers = Der Angriff, je nach Pool
page-reactions = Die Reaktionen, je nach Verhältnis
page-in-force = gilt
page-stage = Etappe { $stage }{ $state ->
        [won] , gewonnen
        [current] , jetzt
       *[none] { "" }
    }
page-traits = Eigenschaften
page-reduced = Der nächste Angriff: { $count } Schaden weniger
page-ignored = Der nächste Angriff entfällt
page-repeated =
    { $count ->
        [one] Der nächste Angriff wird wiederholt
       *[other] Der nächste Angriff wird { $count }-mal wiederholt
    }
page-waived = Die nächste weitere Karte braucht kein EXTRA
page-met = Begegnungen bisher
page-laid = { $card } ({ $owner }){ $state ->
        [covered] , bedeckt
       *[open] { "" }
    }
page-half-lit = leuchtet
page-half-dark = trifft, bleibt dunkel
page-half-open = trifft noch auf nichts
page-next-edge = Die nächste Karte trifft auf
page-enough =
    { $count ->
        [0] niemand hat genug
       *[other] genug: { $who }
    }
page-readable = Texte, die gerade gelten
page-permanent = Dauerhaft
page-discarded = Abgeworfen ({ $count })
page-looking = { $character } sieht sich diese an
page-backs =
    { $count ->
        [one] 1 verdeckte Karte
       *[other] { $count } verdeckte Karten
    }
page-turned = gedreht
page-packed = im Gepäck
page-places = Alle Orte in Worten
page-has-passed = hat bis zum nächsten Tag gepasst
page-has-acted = hat schon gehandelt
page-has-joined = hat sich einer Aktion angeschlossen
page-has-dreamt = hat geträumt
page-choices = Was auf dieser Seite zur Wahl steht
page-here = Hier: { $who }
page-unexplored = noch nicht erkundet
page-covered = (ein Zeitmarker liegt darauf)
page-comes = Was von selbst geschieht
page-at-day = Tag { $day }
page-goes-out = { $place }: Der Menhir erlischt, wenn er nicht vorher aufgeladen wird.{ $rite ->
        [ready] { " " }Wer dort steht, hat alles, was sein Ritus verlangt.
        [short] { " " }Wer dort steht, hat nicht alles, was sein Ritus verlangt.
       *[unread] { "" }
    }
page-lost =
    { $places_n ->
        [one] { $places }: Dieser Ort geht verloren.
       *[other] { $places }: Diese Orte gehen verloren.
    }{ $who_n ->
        [0] { "" }
        [one] { " " }Dort steht gerade { $who } und würde { $health } Gesundheit verlieren und { $terror } Furcht bekommen.
       *[other] { " " }Dort stehen gerade { $who } und würden je { $health } Gesundheit verlieren und { $terror } Furcht bekommen.
    }
page-night = Von da an steht kein Menhir mehr.{ $who_n ->
        [0] { "" }
        [one] { " " }In jedem Morgengrauen würde { $who } { $health } Gesundheit verlieren und { $terror } Furcht bekommen.
       *[other] { " " }In jedem Morgengrauen würden { $who } je { $health } Gesundheit verlieren und { $terror } Furcht bekommen.
    }
page-expires = Die Zeit läuft ab: { $disc }
page-events = Ereignisse
page-quests = Questen
page-markers =
    { $count ->
        [one] 1 Questemarker
       *[other] { $count } Questemarker
    }
page-marked = markiert: { $parts } von { $boxes }
page-parties = Gemeinsam unterwegs

# Around a place of the map
around-side = { $side ->
        [N] Norden
        [E] Osten
        [S] Süden
       *[W] Westen
    }
around-way =
    { $count ->
        [one] ein Ort nach { $side ->
            [N] Norden
            [E] Osten
            [S] Süden
           *[W] Westen
        }
       *[other] { $count } Orte nach { $side ->
            [N] Norden
            [E] Osten
            [S] Süden
           *[W] Westen
        }
    }
around-nothing = nichts
around-unseen = { $number }, nicht aufgedeckt
around-no-way = { $name }, kein Weg dorthin
around-guarded = bewacht: { $names }
around-unexplored = nicht erkundet
around-chargeable = der Menhir lässt sich aufladen
around-lies = hier liegt: { $names }
around-dark = verloren bei Tagesanbruch von Tag { $day }
around-menhir = Menhir, erlischt an Tag { $day }

## Bilder des Buches

book-free = kostenloses Symbol
book-first-card = liegt in der Reihe
book-next-card = legst du an
book-a1 = Mut 1: Du hast 1, also leuchtet es und bringt 2 Marker in den Pool.
book-a2 = Mitgefühl 2: Du hast nur 1, also bleibt es dunkel.
book-magic = Magie: leuchtet, wenn du 1 Magie zahlst. Du zahlst nicht.
book-free-height = Kostenlos: leuchtet immer. Das EXTRA erlaubt dir, diese Karte als weitere zu legen.
book-lost = Schraffiert: außer Reichweite, am nächsten Morgen verloren

## Der Bogen einer Kampagne

sheet-title = Spielstand
sheet-head = Tainted Grail · Bogen einer Kampagne
sheet-unnamed = Unsere Kampagne
sheet-not-begun = noch nicht begonnen
sheet-when = { $story } · Kapitel { $chapter }, { $name } · Tag { $day }
sheet-as-saved = alles Folgende, wie es zuletzt gespeichert wurde: in der Nacht von Tag { $day }
sheet-players = gespielt von { $names }
sheet-pack = Paket { $name } { $version } ({ $id })
sheet-page = Seite { $number } von { $count }
sheet-foot-land = ✓ abgehakt · eine Zahl im Achteck ist der Wert einer Scheibe
sheet-foot-people = ◆ ausgerüstet · umringt: hier liegt der Marker · gestrichen: zurzeit gesperrt
sheet-no-land = Noch ist nichts aufgedeckt.
sheet-land = Das Land
sheet-start = wo es begann
sheet-way =
    { $count } nach { $side ->
        [N] Norden
        [E] Osten
        [S] Süden
       *[W] Westen
    }
sheet-legend-menhir = Menhir
sheet-legend-disc = Scheibe
sheet-legend-guardian = Wächter
sheet-legend-items = am Boden
sheet-legend-dark = im Dunkeln
sheet-stones = Menhire
sheet-goes-out = erlischt bei Tagesanbruch von Tag { $day }
sheet-discs = Scheiben
sheet-expires = bis Tag { $day }
sheet-counts = zählt
sheet-open = Questen und offene Ereignisse
sheet-quest = { $markers ->
        [0] Queste
       *[other] Queste, { $markers } Marker
    }
sheet-event = Ereignis
sheet-statuses = Status
sheet-decks = Stapel
sheet-discarded = Vergangene Ereignisse: { $names }
sheet-evenings = Abende
sheet-evening = { $session }: Kapitel { $chapter }, Tag { $day }
sheet-result-saved = gesichert
sheet-result-success = gewonnen
sheet-result-failure = verloren
sheet-character = Charakter
sheet-player = gespielt von
sheet-place = steht in
sheet-away = abwesend
sheet-dead = tot
sheet-items = Gegenstände
sheet-secrets = Geheimnisse
sheet-skills = Fertigkeiten
sheet-deck-combat = Kampfstapel
sheet-deck-diplomacy = Diplomatiestapel
sheet-available = verfügbar
sheet-advancement = noch { $count } zu erwerben
sheet-more = … und { $count } weitere

## Was bisher geschah

so-far-chapter = Kapitel { $number }: { $name }
so-far-day = { $phase ->
        [dawn] Tag { $day } bricht an.
        [evening] Es ist der Abend von Tag { $day }.
       *[day] Es ist Tag { $day }.
    }
so-far-stands = { $who } { $who_n ->
        [one] steht
       *[other] stehen
    } bei { $place }.
so-far-quest = { $name }: { $text }
