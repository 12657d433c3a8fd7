### Materia Prima auf Deutsch: Namen, Fragen und Antworten, die Geschichte. Kartennamen stehen im Paket.
### luck: eine Zahl von 0 bis 5, nach der ein Satz wechselt; ein Wert mit _n: wie viele Dinge sein Text nennt.

title = Materia Prima

## Namen

count =
    { $count ->
        [one] { $thing }
       *[other] { $word } { $thing }
    }
bonus =
    { $stat ->
        [actions]
            { $amount ->
                [one] eine Aktion mehr
               *[other] { $word } Aktionen mehr
            }
       *[other] +{ $amount } auf { $name }
    }
actions-left =
    { $n ->
        [1] eine
       *[other] { number }
    }
near-mine =
    { $mines ->
        [one] neben der Mine mit { $elements }
       *[other] neben den Minen mit { $elements }
    }
near-town =
    { $steps ->
        [one] neben { $town }
       *[other] { $steps_word } Schritte bis { $town }
    }
inquisitor-figure =
    { $case ->
        [accusative]
            { $gender ->
                [feminine]
                    { $rank ->
                        [0] die { $name }
                        [1] die erste { $name }
                       *[other] die zweite { $name }
                    }
                [neuter]
                    { $rank ->
                        [0] das { $name }
                        [1] das erste { $name }
                       *[other] das zweite { $name }
                    }
               *[masculine]
                    { $rank ->
                        [0] den { $name }
                        [1] den ersten { $name }
                       *[other] den zweiten { $name }
                    }
            }
        [dative]
            { $gender ->
                [feminine]
                    { $rank ->
                        [0] der { $name }
                        [1] der ersten { $name }
                       *[other] der zweiten { $name }
                    }
               *[masculine]
                    { $rank ->
                        [0] dem { $name }
                        [1] dem ersten { $name }
                       *[other] dem zweiten { $name }
                    }
            }
       *[nominative]
            { $gender ->
                [feminine]
                    { $rank ->
                        [0] die { $name }
                        [1] die erste { $name }
                       *[other] die zweite { $name }
                    }
                [neuter]
                    { $rank ->
                        [0] das { $name }
                        [1] das erste { $name }
                       *[other] das zweite { $name }
                    }
               *[masculine]
                    { $rank ->
                        [0] der { $name }
                        [1] der erste { $name }
                       *[other] der zweite { $name }
                    }
            }
    }
place-town =
    { $role ->
        [to] nach { $town }
        [at] in { $town }
       *[name] { $town }
    }
place-tower =
    { $role ->
        [to] zum Turm von { $owner }
        [at] im Turm von { $owner }
       *[name] Turm von { $owner }
    }
place-home =
    { $role ->
        [to] heim zum Turm
       *[at] daheim im Turm
    }
place-mine =
    { $role ->
        [to] zur Mine mit { $element }
        [at] bei der Mine mit { $element } ({ $q }, { $r })
       *[name] Mine mit { $element } ({ $q }, { $r })
    }
place-plain =
    { $role ->
        [to] ins offene Land
        [at] auf Feld ({ $q }, { $r })
       *[name] Feld ({ $q }, { $r })
    }
terrain-plain = offenes Land
terrain-mine = Mine mit { $element }
direction-ne = Nordosten
direction-e = Osten
direction-se = Südosten
direction-sw = Südwesten
direction-w = Westen
direction-nw = Nordwesten
direction-own = eigenes Feld
way-ne = nordostwärts
way-e = ostwärts
way-se = südostwärts
way-sw = südwestwärts
way-w = westwärts
way-nw = nordwestwärts
rolled-with =
    { $rolled } ({ $dice ->
        [one] ein Würfel
       *[other] { $dice } Würfel
    }: { $made_of })
source-event = Ereignis von Tag { $day }
source-alarm = Alarm „{ $card }“
source-acted = verbrauchte Aktionen
source-difficulty = Schwierigkeitsgrad „{ $name }“
source-then = damals geltende Sonderregel
number-of = { $who }: { $what }
number-remaining = übrige Aktionen
number-event-cost = Ereignis von Tag { $day }: Kosten in Punkten
number-recipes-max = Rezepte, die die Auslage fasst
number-points = verfügbare Punkte
number-worth = Punkte
number-last-day = letzter Tag
colour-green = Grün
colour-yellow = Gelb
colour-brown = Braun
colour-grey = Grau
stat-attack = Angriff
stat-destroy = Zerstörung
stat-defence = Verteidigung
stat-capacity = Traglast
stat-actions = Aktionen
kind-alchemist = Alchemist
kind-homunculus = Homunkulus
kind-equipment = Ausrüstung
kind-stone = Steinfragment
kind-tower = Turm
kind-inquisitor = Inquisitor
deck-alarm = Alarmkarten
deck-inquisitors = Inquisitorenkarten
deck-recipes-homunculus = Rezepte: Homunkuli
deck-recipes-equipment = Rezepte: Ausrüstung
deck-recipes-stone = Rezepte: Steinfragmente
deck-missions = Stadtaufträge
deck-temples = Tempel
deck-extensions = Turmausbauten
layout-random = Was eben kommt
layout-random-text = Die sieben Teile werden gezogen und liegen, wie sie fallen.
layout-free = Eine Karte aus losen Teilen
table-difficulty = Schwierigkeit
table-layout = Karte
table-temple = Tempel
table-temple-random = entscheidet der Zufall
table-consent = Stimmen jedem Tausch zu
status-setup = im Aufbau
status-running = im Gang
status-succeeded = Erfolg
status-failed = Niederlage
phase-setup = Aufbau
luck-pieces = Spielplanteile
phase-alarm = Alarmphase
phase-alchemists = Alchemistenphase
phase-inquisition = Inquisitionsphase
phase-end = Ende
difficulty-easy = einfach
difficulty-normal = normal
difficulty-hard = hart
action-move = bewegen
action-mine = abbauen
action-drop = ablegen
action-fight = kämpfen
action-exchange = tauschen
action-convert = umwandeln
action-transmute = transmutieren
action-equip = ausrüsten
action-research = erforschen
action-buy = kaufen
action-sail = segeln

## Was Karten bewirken

ability-extra-action = Einmal je Zug ist eine Aktion kostenlos: { $action }.
ability-broad-research = Erforschen zieht vier Rezepte und behält zwei.
ability-rich-mining = Eine Mine mit { $element } gibt eins mehr her.
ability-far-research = Erforschen braucht keine Stadt.
ability-extra-recipe = Die Auslage fasst ein Rezept mehr.
ability-far-transmutation = Transmutieren braucht keinen Turm.
price-different =
    { $count ->
        [one] ein Element der Stufe { $level }
       *[other] { $word } verschiedene Elemente der Stufe { $level }
    }
mission-asks-attack = ein Kampf gegen Verteidigung { $defence }
mission-asks-element = { $elements }
mission-asks-homunculus =
    { $level ->
        [0] irgendein Homunkulus
       *[other] ein Homunkulus der Stufe { $level }
    }
mission-asks-equipment =
    { $level ->
        [0] irgendein Ausrüstungsgegenstand
       *[other] ein Ausrüstungsgegenstand der Stufe { $level }
    }
mission-asks-fragment =
    { $level ->
        [0] irgendein Steinfragment
       *[other] ein Steinfragment der Stufe { $level }
    }
effect-gain-elements = alle finden { $elements } im Turm
effect-lose-elements = alle verlieren { $elements }
effect-give-up-thing =
    { $sort ->
        [equipment] alle geben einen Ausrüstungsgegenstand her
        [homunculus] alle geben einen Homunkulus her
       *[stone] alle geben ein Steinfragment her
    }
effect-improve-alchemists = alle Alchemisten bekommen { $bonus }
effect-improve-inquisitors = alle Inquisitoren bekommen { $bonus }
effect-send-inquisitors =
    { $count ->
        [one] eine Inquisitorenkarte wird gezogen, für { $town }
       *[other] { $word } Inquisitorenkarten werden gezogen, für { $town }
    }
effect-scatter-elements =
    { $elements_n ->
        [one] offen liegt { $elements } in { $towns }
       *[other] offen liegen { $elements } in { $towns }
    }
effect-drop-loads = alle, die nicht zu Hause sind, lassen fallen, was sie tragen
effect-lose-soul-stone =
    { $which ->
        [first] wer heute zuerst an der Reihe ist, verliert einen Seelenstein
       *[last] wer heute zuletzt an der Reihe ist, verliert einen Seelenstein
    }
effect-restore-soul-stones = alle ohne Seelenstein bekommen einen
effect-burn-recipes =
    { $count ->
        [one] das älteste Rezept der Auslage wird verbrannt
       *[other] die { $word } ältesten Rezepte der Auslage werden verbrannt
    }
effect-advance-hourglass = ein Tag geht verloren

## Auskünfte über Karten und Figuren

thing-level = Stufe { $text }
thing-cost = kostet { $text }
thing-price = Preis: { $text }
thing-asks = verlangt: { $text }
thing-hunts = Ziele: { $text }
thing-carries = trägt { $text }
thing-alchemists = für die Alchemisten: { $text }
thing-inquisition = für die Inquisition: { $text }
thing-mission = Auftrag: { $text }
thing-pool = Auslage der Rezepte
thing-pool-holds = { $count } von höchstens { $most } Rezepten
thing-here = hier: { $text }
thing-loose = lose: { $text }
thing-markers = Alarmmarker: { $text }
thing-empty = hier steht und liegt nichts
thing-at = Feld ({ $q }, { $r })
thing-town = Stadt { $letter }
thing-town-mission = Stadtauftrag: { $text }
thing-extension = Turmausbau zu kaufen: { $text }
thing-ships = Schiffe nach { $text }
thing-no-port = kein Hafen
thing-tower-of = Turm von { $who }
thing-tower-empty = der Turm ist leer
thing-elements = Elemente: { $text }
thing-items = Ausrüstung: { $text }
thing-fragments = Steinfragmente: { $text }
thing-extensions = Ausbauten: { $text }
thing-wears = angelegt: { $text }
thing-soul-stones =
    { $count ->
        [0] kein Seelenstein
        [one] ein Seelenstein
       *[other] { $count } Seelensteine
    }
thing-face-down =
    { $count ->
        [0] keine verdeckte Karte
        [one] eine verdeckte Karte
       *[other] { $count } verdeckte Karten
    }
thing-discarded = abgelegt ({ $count }): { $cards }
thing-slot = Platz { $slot } der Inquisition
thing-slot-free = frei
thing-made-of = aus { $text }
thing-carried = getragen: { $text }
thing-stored = in Türmen: { $text }
thing-nowhere = niemand hat davon, und nichts liegt lose
thing-done-by = erledigt von { $text }
thing-done-by-nobody = noch von niemandem erledigt
thing-in-pool = liegt in der Auslage
thing-removed = aus dem Spiel
thing-completed = erfüllt
thing-in-discard = liegt auf dem Ablagestapel: { $deck }
thing-in-town = liegt in { $town }
thing-worn-by = angelegt von { $who }
thing-in-tower = liegt im Turm von { $who }
thing-offered = steht jetzt zur Wahl
thing-temple = Tempel
thing-layout = der Aufbau des Landes
thing-difficulty = Schwierigkeitsgrad
thing-difficulty-chosen = Schwierigkeitsgrad, der an diesem Tisch gilt
thing-with-stone = mit Seelenstein: { $text }
thing-without-stone = ohne: { $text }
thing-slots =
    { $count ->
        [one] kann ein Teil anlegen
       *[other] kann { $count } Teile anlegen
    }
thing-second-figure = bringt eine zweite Figur
thing-leads = führt { $text }
thing-leads-nobody = führt noch niemanden
thing-speaker = spricht für den Tisch
thing-asked = ist jetzt gefragt

## Das Bild

picture-day = Tag { $day } von { $last_day }
picture-no-inquisitors = Kein Inquisitor ist unterwegs.
picture-pool = Rezepte in der Auslage:
picture-pool-empty = Rezepte in der Auslage: keine
picture-events = Ereignisse
picture-specials = Sonderregeln
picture-points =
    { $points ->
        [0] kein Punkt auf der Hand
        [one] ein Punkt auf der Hand
       *[other] { $word } Punkte auf der Hand
    }
picture-event = Tag { $day }
picture-for = für die Alchemisten
picture-against = für die Inquisition
picture-done = erledigt
picture-marker = Alarmmarker
picture-loose = lose Elemente
picture-soul-stone = Seelenstein

## Die Seite

page-map = Karte
page-map-label = Karte mit { $count } Feldern
page-sheets = Alchemisten
page-mission = Auftrag
page-towns = Städte
page-inquisition = Inquisition
page-recipes = Rezepte
page-elements = Elemente und woraus sie entstehen
page-decks = Kartenstapel
page-day = Tag { $day }
page-of = von
page-other-events =
    { $count ->
        [one] Ein weiteres Ereignis
       *[other] { $count } weitere Ereignisse
    }
page-at = ({ $q }, { $r })
page-markers =
    { $count ->
        [one] ein Alarmmarker
       *[other] { $count } Alarmmarker
    }
page-homunculus-of = { $name }, Homunkulus von { $who }
page-nobody-yet = noch kein Alchemist
short-attack = Ang
short-destroy = Zer
short-defence = Ver
short-capacity = Trg
short-actions = Akt
page-actions-left = noch { $left } von { $most } Aktionen
page-carried = getragen, Platz für { $most }
page-room =
    { $count ->
        [0] kein Platz mehr
       *[other] noch Platz für { $count }
    }
page-in-tower = im Turm
page-worn = angelegt
page-items = im Turm
page-fragments = Fragmente
page-extensions = Ausbauten
page-free-action = in diesem Zug kostenlos: { $action }
page-abilities =
    { $count ->
        [one] Eine Fähigkeit
       *[other] { $count } Fähigkeiten
    }
page-done-by = { $who }: erledigt
page-open-for = { $who }: noch offen
page-holds = gilt jetzt
page-points = Punkte auf der Hand
page-completed = Erfüllte Stadtaufträge
page-spent = ausgegeben an Tag { $day }
page-unspent = noch nicht ausgegeben
page-alarm-town = Neue Inquisitoren erscheinen in { $town }.
page-alarm-adds = Alle Inquisitoren haben { $bonus }.
page-alarm-marker =
    { $kind ->
        [alchemist] Alarm bei Alchemisten: { $direction }
       *[homunculus] Alarm bei Homunkuli: { $direction }
    }
page-reward = Belohnung nach Augenzahl
page-in-pool = { $count } von
page-researched = Eben gezogen, zur Wahl
page-discarded =
    { $count ->
        [one] eine abgelegt
       *[other] { $count } abgelegt
    }
page-removed =
    { $count ->
        [one] Ein Rezept aus dem Spiel
       *[other] { $count } Rezepte aus dem Spiel
    }
page-delivered = Abgeliefert
page-conceding = Bereit aufzugeben
page-offers = Zur Wahl

## Die Chronik einer Kampagne, ein Bogen, der ausgefüllt wird

result-success = Erfolg
result-failure = Niederlage
sheet-title = Chronik der Kampagne
sheet-head = Materia Prima · Chronik einer Kampagne
sheet-player = gespielt von
sheet-extension = Turmausbau
sheet-taken-along = mitgenommen
sheet-towns = Städte
sheet-mines = Minen
sheet-no-land = Das Land ist noch nicht gewählt.
sheet-letters = E einfach · N normal · H hart
sheet-pack = Paket { $name } { $version } ({ $id })
sheet-page = Seite { $number } von { $count }
sheet-column-number = Nr.
sheet-column-scenario = Szenario
sheet-column-difficulty = Schwierigkeit
sheet-column-result = Ergebnis
sheet-column-day = Tag
sheet-column-retries = Wiederholt
sheet-column-table = Spiel

## Fragen

ask-choose-difficulty = Wie schwer soll es werden?
ask-choose-layout = Wie liegt das Land?
ask-choose-temple = Welcher Tempel steht neben dem Brett?
ask-choose-character = Wer möchtest du sein?
ask-choose-colour = Welche Farbe trägt { $character }?
ask-choose-tower-hex = Wo baut { $alchemist } den Turm?
ask-choose-alchemist-hex = Wo beginnt { $alchemist }?
ask-take-turn =
    { $left_n ->
        [0] { $who_n ->
            [one] Es sind keine Aktionen übrig. Was tut { $who } noch?
           *[other] Es sind keine Aktionen übrig. Was tun { $who } noch?
        }
       *[other] { $who_n ->
            [one] Was tut { $who } als Nächstes? Aktionen übrig: { $left }.
           *[other] Was tun { $who } als Nächstes? Aktionen übrig: { $left }.
        }
    }{ $limits_n ->
        [0] {""}
       *[other] { " " }Sonderregeln schränken es ein: { $limits }.
    }
ask-choose-payment =
    { $chosen_n ->
        [0] Das Ereignis von Tag { $day }. Für { $cost ->
            [one] einen Punkt
           *[other] { $cost_word } Punkte
        }: { SENTENCE($alchemists) }. Sonst: { SENTENCE($inquisition) }. Was gebt ihr aus?
        [one] Das Ereignis von Tag { $day }. Ausgegeben wird der Auftrag { $chosen }. Was noch?
       *[other] Das Ereignis von Tag { $day }. Ausgegeben werden die Aufträge { $chosen }. Was noch?
    }
ask-choose-returned =
    { $chosen_n ->
        [0] { $alchemist } verliert { $element }. Woher?
       *[other] { $alchemist } verliert { $element } von hier: { $chosen }. Woher noch?
    }
ask-choose-given-up =
    { $sort ->
        [homunculus] Welchen Homunkulus gibt { $alchemist } her?
        [equipment] Welchen Ausrüstungsgegenstand gibt { $alchemist } her?
       *[stone] Welches Steinfragment gibt { $alchemist } her?
    }
ask-place-inquisitor = Wo taucht { $letter } auf?
ask-choose-reward = Würfelt { $figure } um eine Belohnung?
ask-choose-lost =
    { $chosen_n ->
        [0] { $count ->
            [one] Der Turm von { $alchemist } verliert ein Element der Stufe { $level }. Welches?
           *[other] Der Turm von { $alchemist } verliert { $count_word } Elemente der Stufe { $level }. Welche?
        }
       *[other] Der Turm von { $alchemist } verliert { $chosen }. Was noch?
    }
ask-choose-gifts =
    { $chosen_n ->
        [0] Was bietet { $figure } { $partner } an?
       *[other] { $figure } bietet { $partner } { $chosen } an. Was noch?
    }
ask-choose-returns =
    { $chosen_n ->
        [0] { $figure } gibt { $given }. Was möchte { $figure } von { $partner }?
       *[other] { $figure } gibt { $given } und möchte { $chosen } von { $partner }. Was noch?
    }
ask-ask-consent =
    { $taken_n ->
        [0] { $figure } möchte { $partner } etwas geben: { $given }. Einverstanden?
       *[other] { $figure } bietet { $given } und möchte { $taken } von { $partner }. Einverstanden?
    }
ask-choose-pick-up =
    { $chosen_n ->
        [0] Was hebt { $figure } auf?
       *[other] { $figure } hebt { $chosen } auf. Was noch?
    }
ask-choose-drop =
    { $chosen_n ->
        [0] Wovon trennt sich { $figure }?
       *[other] { $figure } trennt sich von { $chosen }. Wovon noch?
    }
ask-drop-excess = { $figure } trägt zu viel. Was muss weg?
ask-offer-homunculus = Wird { $homunculus } für den Auftrag dieser Stadt hergegeben?
ask-choose-conversions =
    { $chosen_n ->
        [0] Was stellt { $alchemist } her?
       *[other] { $alchemist } stellt { $chosen } her. Was noch?
    }
ask-choose-place = Woher kommt { $element }, von { $alchemist } oder aus dem Turm?
ask-wear-or-store = Legt { $alchemist } „{ $item }“ gleich an?
ask-choose-worn =
    { $chosen_n ->
        [0] Was trägt { $alchemist } ab jetzt am Leib?
       *[other] { $alchemist } trägt am Leib: { $chosen }. Was noch?
    }
ask-choose-load =
    { $chosen_n ->
        [0] Was trägt { $alchemist } ab jetzt bei sich?
       *[other] { $alchemist } trägt { $chosen } bei sich. Was noch?
    }
ask-keep-recipes =
    { $chosen_n ->
        [0] Welches Rezept kommt in die Auslage?
        [one] In die Auslage kommt das Rezept { $chosen }. Welches noch?
       *[other] In die Auslage kommen die Rezepte { $chosen }. Welches noch?
    }
ask-choose-discards =
    { $chosen_n ->
        [0] Die Auslage ist voll. Welches Rezept macht Platz?
        [one] Platz macht das Rezept { $chosen }. Welches noch?
       *[other] Platz machen die Rezepte { $chosen }. Welches noch?
    }
ask-choose-price =
    { $chosen_n ->
        [0] Womit bezahlt { $alchemist }?
       *[other] { $alchemist } bezahlt { $chosen }. Womit noch?
    }
ask-choose-outfit =
    { $chosen_n ->
        [0] Was trägt { $alchemist } vom Mitgebrachten am Leib?
       *[other] { $alchemist } trägt am Leib: { $chosen }. Was noch?
    }
ask-choose-easier-difficulty = Die Tage sind um, und das Werk ist nicht getan. Gönnt ihr euch mehr Zeit?
ask-choose-carried-thing = Welches Ding der Stufe { $level } nimmt { $alchemist } ins nächste Szenario mit?
ask-choose-carried-extension = Welchen Turmausbau nimmt { $alchemist } ins nächste Szenario mit?

## Antworten

option-back = Zurücknehmen: { $thing }
option-cancel = Doch nicht
option-concede = Das Szenario aufgeben
option-withdraw-concession = Doch weiterspielen
option-choose-difficulty-difficulty = { $difficulty }: { $days } Tage
option-choose-layout-layout = „{ $layout }“. { $text }
option-choose-temple-temple = „{ $temple }“
option-choose-temple-random = Den Tempel dem Zufall überlassen
option-choose-character-character =
    { $abilities_n ->
        [0] { $character } ({ $values })
       *[other] { $character } ({ $values }). { $abilities }
    }
option-choose-colour-colour = { $colour } spielen
option-choose-tower-hex-place =
    { $near_n ->
        [0] { $alchemist }: den Turm { $at } bauen
       *[other] { $alchemist }: den Turm { $at } bauen, { $near }
    }
option-choose-alchemist-hex-place =
    { $near_n ->
        [0] { $alchemist }: { $at } beginnen
       *[other] { $alchemist }: { $at } beginnen, { $near }
    }
option-choose-payment-pay =
    { $points ->
        [one] „{ $mission }“ ausgeben (ein Punkt)
       *[other] „{ $mission }“ ausgeben ({ $points_word } Punkte)
    }
option-choose-payment-decline = Nichts ausgeben: { SENTENCE($inquisition) }
option-choose-returned-return = Von hier: { $place }
option-choose-given-up-give-up =
    { $sort ->
        [homunculus] { $recipe } hergeben
       *[other] „{ $recipe }“ hergeben
    }
option-take-turn-end-turn = { $alchemist }: den Zug beenden
option-take-turn-move = { $figure }: { $direction } { $to } gehen
option-take-turn-mine = { $figure }: { $element } abbauen
option-take-turn-pick-up = { $figure }: aufheben, was hier liegt ({ $elements })
option-take-turn-drop =
    { $stored ->
        [1] { $figure }: in den Turm abladen ({ $elements })
       *[other]
            { $elements_n ->
                [1] { $figure }: { $elements } ablegen
               *[other] { $figure }: von { $elements } etwas ablegen
            }
    }
option-take-turn-drop-mission = { $figure }: { $asks } abgeben für „{ $mission }“
option-take-turn-give-item = { $alchemist }: „{ $item }“ hergeben für „{ $mission }“
option-take-turn-give-fragment = { $alchemist }: „{ $fragment }“ hergeben für „{ $mission }“
option-take-turn-fight =
    { $dice ->
        [0] { $figure }: ohne Würfel gegen { $inquisitor_acc } kämpfen, Verteidigung { $defence }
        [one] { $figure }: mit einem Würfel gegen { $inquisitor_acc } kämpfen, Verteidigung { $defence }
       *[other] { $figure }: mit { $dice_word } Würfeln gegen { $inquisitor_acc } kämpfen, Verteidigung { $defence }
    }
option-take-turn-fight-mission =
    { $dice ->
        [0] { $figure }: ohne Würfel kämpfen für „{ $mission }“ ({ $asks })
        [one] { $figure }: mit einem Würfel kämpfen für „{ $mission }“ ({ $asks })
       *[other] { $figure }: mit { $dice_word } Würfeln kämpfen für „{ $mission }“ ({ $asks })
    }
option-take-turn-exchange = { $figure }: Elemente mit { $partner } tauschen, dort zu haben: { $elements }
option-take-turn-convert = { $alchemist }: Elemente umwandeln (möglich: { $outputs })
option-take-turn-transmute =
    { $kind ->
        [homunculus] { $alchemist }: { $recipe } erschaffen aus { $elements }
       *[other] { $alchemist }: „{ $recipe }“ herstellen aus { $elements }
    }
option-take-turn-equip = { $alchemist }: umpacken und Ausrüstung wechseln (im Turm: { $stock })
option-take-turn-research = { $alchemist }: ein Rezept suchen ({ $kind })
option-take-turn-buy = { $alchemist }: „{ $extension }“ kaufen ({ $price })
option-take-turn-sail = { $alchemist }: nach { $town } segeln
option-place-inquisitor-place = { $letter } erscheint { $at }
option-choose-reward-roll = Um eine Belohnung würfeln
option-choose-reward-decline = Nichts nehmen
option-choose-lost-lose = { $element } verlieren
option-choose-gifts-give = { $element } geben
option-choose-gifts-done =
    { $chosen_n ->
        [0] Nichts geben
       *[other] Nichts weiter geben
    }
option-choose-returns-take = { $element } nehmen
option-choose-returns-done =
    { $chosen_n ->
        [0] Um nichts bitten
       *[other] Um nichts weiter bitten
    }
option-ask-consent-consent = Einverstanden
option-ask-consent-refuse = Ablehnen
option-choose-pick-up-pick-up = { $element } aufheben
option-choose-pick-up-done = Nichts weiter aufheben
option-choose-drop-drop =
    { $stored ->
        [1] { $element } einlagern
       *[other] { $element } ablegen
    }
option-choose-drop-done = Den Rest behalten
option-drop-excess-drop =
    { $stored ->
        [1] { $element } einlagern
       *[other] { $element } ablegen
    }
option-offer-homunculus-give-homunculus = { $homunculus } hergeben für „{ $mission }“
option-offer-homunculus-keep = { $homunculus } behalten
option-choose-conversions-convert = { $element } herstellen aus { $elements }
option-choose-conversions-done = Das genügt
option-choose-place-pay =
    { $from_alchemist ->
        [0] { $element } nur aus dem Turm
       *[other]
            { $from_tower ->
                [0] { $element } nur von { $alchemist }
               *[other] { $own } von { $alchemist }, { $stored } aus dem Turm
            }
    }
option-wear-or-store-wear = „{ $item }“ anlegen
option-wear-or-store-store = „{ $item }“ im Turm lassen
option-choose-worn-wear = „{ $recipe }“ tragen
option-choose-worn-done =
    { $chosen_n ->
        [0] Nichts tragen
       *[other] Nichts weiter tragen
    }
option-choose-load-carry = { $element } mitnehmen
option-choose-load-done =
    { $chosen_n ->
        [0] Nichts mitnehmen
       *[other] Nichts weiter mitnehmen
    }
option-keep-recipes-keep = „{ $recipe }“ behalten (Stufe { $level }; { $elements })
option-choose-discards-discard = „{ $recipe }“ ablegen
option-choose-price-pay = Mit { $element } bezahlen
option-ease = Den Schwierigkeitsgrad senken: { $difficulty }, { $days } Tage
option-choose-outfit-wear = „{ $recipe }“ tragen
option-choose-outfit-done =
    { $chosen_n ->
        [0] Nichts tragen
       *[other] Nichts weiter tragen
    }
option-choose-easier-difficulty-accept-failure = Dabei bleibt es: Das Szenario ist verloren
option-choose-carried-thing-take = „{ $recipe }“ mitnehmen
option-choose-carried-thing-leave = Nichts von dieser Stufe mitnehmen
option-choose-carried-extension-take = „{ $extension }“ mitnehmen
option-choose-carried-extension-leave = Keinen Turmausbau mitnehmen

## Antworten, die gegeben wurden, als Überschriften: wer was tut. Eine Antwort oben, die es selbst sagt, hat hier keine.

title-back = { $player } nimmt zurück: { $thing }
title-cancel = { $player } überlegt es sich anders
title-concede = { $player } möchte aufgeben
title-withdraw-concession = { $player } möchte doch weiterspielen
title-choose-difficulty-difficulty = { $player } wählt den Schwierigkeitsgrad: { $difficulty }, { $days } Tage
title-choose-layout-layout = { $player } entrollt die Karte „{ $layout }“
title-choose-temple-temple = { $player } wählt „{ $temple }“
title-choose-temple-random = { $player } überlässt den Tempel dem Zufall
title-choose-character-character = { $player } spielt { $character }
title-choose-colour-colour = { $player } nimmt { $colour }
title-choose-tower-hex-place =
    { $luck ->
        [0] { $alchemist } baut { $at } einen Turm und nennt ihn Sternwarte
        [1] { $alchemist } zieht { $at } einen Turm hoch; die Nachbarn hat niemand gefragt
       *[other] { $alchemist } baut { $at } einen Turm
    }
title-choose-alchemist-hex-place = { $alchemist } beginnt { $at }
title-choose-payment-pay =
    { $points ->
        [one] { $player } gibt „{ $mission }“ für das Ereignis von Tag { $day } aus (ein Punkt)
       *[other] { $player } gibt „{ $mission }“ für das Ereignis von Tag { $day } aus ({ $points_word } Punkte)
    }
title-choose-payment-decline = { $player } gibt nichts für das Ereignis von Tag { $day } aus
title-choose-returned-return = { $alchemist } verliert { $element } von hier: { $place }
title-choose-given-up-give-up =
    { $sort ->
        [homunculus] { $alchemist } gibt { $recipe } her
       *[other] { $alchemist } gibt „{ $recipe }“ her
    }
title-take-turn-end-turn = { $alchemist } beendet den Zug
title-take-turn-move =
    { $luck ->
        [0] { $figure } wandert { $direction } { $to }
        [1] { $figure } eilt { $direction } { $to }
        [2] { $figure } schleicht { $direction } { $to }
        [3] { $figure } stapft { $direction } { $to }
       *[other] { $figure } geht { $direction } { $to }
    }
title-take-turn-mine =
    { $luck ->
        [0] { $figure } gräbt, und siehe da: { $element }
        [1] { $figure } fördert { $element } zutage
        [2] { $element } für { $figure }, frisch aus der Mine
        [3] Die Mine schenkt { $figure }, was sie hat: { $element }
       *[other] { $figure } baut { $element } ab
    }
title-take-turn-pick-up = { $figure } sucht den Boden ab
title-take-turn-drop =
    { $stored ->
        [1] { $figure } lädt im Turm ab
       *[other] { $figure } legt etwas ab
    }
title-take-turn-drop-mission = { $figure } gibt { $asks } ab für „{ $mission }“
title-take-turn-give-item = { $alchemist } gibt „{ $item }“ her für „{ $mission }“
title-take-turn-give-fragment = { $alchemist } gibt „{ $fragment }“ her für „{ $mission }“
title-take-turn-fight =
    { $dice ->
        [0] { $figure } greift { $inquisitor_acc } ohne Würfel an
        [one] { $figure } greift { $inquisitor_acc } mit einem Würfel an
       *[other] { $figure } greift { $inquisitor_acc } mit { $dice_word } Würfeln an
    }
title-take-turn-fight-mission =
    { $dice ->
        [0] { $figure } kämpft ohne Würfel für „{ $mission }“
        [one] { $figure } kämpft mit einem Würfel für „{ $mission }“
       *[other] { $figure } kämpft mit { $dice_word } Würfeln für „{ $mission }“
    }
title-take-turn-exchange = { $figure } schlägt { $partner } einen Tausch vor
title-take-turn-convert = { $alchemist } wandelt Elemente um
title-take-turn-transmute =
    { $kind ->
        [homunculus] { $alchemist } macht sich ans Werk: { $recipe }
       *[other] { $alchemist } macht sich ans Werk: „{ $recipe }“
    }
title-take-turn-equip = { $alchemist } öffnet die Schränke
title-take-turn-research = { $alchemist } sucht ein Rezept ({ $kind })
title-take-turn-buy = { $alchemist } spricht mit den Maurern über „{ $extension }“
title-take-turn-sail =
    { $luck ->
        [0] Ein günstiger Wind trägt { $alchemist } nach { $town }
        [1] { $alchemist } geht als Mehlsack an Bord und in { $town } an Land
       *[other] { $alchemist } segelt nach { $town }
    }
title-choose-reward-roll = { $figure } würfelt um eine Belohnung
title-choose-reward-decline = { $figure } nimmt keine Belohnung
title-choose-lost-lose = { $alchemist } verliert { $element }
title-choose-gifts-give = { $figure } bietet { $partner } { $element } an
title-choose-gifts-done =
    { $chosen_n ->
        [0] { $figure } bietet { $partner } nichts an
       *[other] { $figure } bietet { $partner } nichts weiter an
    }
title-choose-returns-take = { $figure } bittet { $partner } um { $element }
title-choose-returns-done =
    { $chosen_n ->
        [0] { $figure } bittet { $partner } um nichts
       *[other] { $figure } bittet { $partner } um nichts weiter
    }
title-ask-consent-consent = { $partner } ist mit dem Tausch einverstanden, den { $figure } anbietet
title-ask-consent-refuse = { $partner } lehnt den Tausch ab, den { $figure } anbietet
title-choose-pick-up-pick-up = { $figure } hebt { $element } auf
title-choose-pick-up-done = { $figure } hebt nichts weiter auf
title-choose-drop-drop =
    { $stored ->
        [1] { $figure } lagert { $element } ein
       *[other] { $figure } legt { $element } ab
    }
title-choose-drop-done = { $figure } behält den Rest
title-drop-excess-drop =
    { $stored ->
        [1] { $figure } lagert { $element } ein
       *[other] { $figure } legt { $element } ab
    }
title-offer-homunculus-give-homunculus = { $homunculus } wird hergegeben für „{ $mission }“
title-offer-homunculus-keep = { $homunculus } wird nicht hergegeben
title-choose-conversions-convert = { $alchemist } macht { $element } aus { $elements }
title-choose-conversions-done = { $alchemist } wandelt nichts weiter um
title-choose-place-pay =
    { $from_alchemist ->
        [0] { $alchemist } zahlt { $element } nur aus dem Turm
       *[other]
            { $from_tower ->
                [0] { $alchemist } zahlt { $element } nur aus der Tasche
               *[other] { $alchemist } zahlt { $own } aus der Tasche, { $stored } aus dem Turm
            }
    }
title-wear-or-store-wear = { $alchemist } legt „{ $item }“ an
title-wear-or-store-store = { $alchemist } lässt „{ $item }“ im Turm
title-choose-worn-wear = { $alchemist } trägt „{ $recipe }“
title-choose-worn-done =
    { $chosen_n ->
        [0] { $alchemist } trägt nichts am Leib
       *[other] { $alchemist } trägt nichts weiter am Leib
    }
title-choose-load-carry = { $alchemist } nimmt { $element } mit
title-choose-load-done =
    { $chosen_n ->
        [0] { $alchemist } nimmt nichts mit
       *[other] { $alchemist } nimmt nichts weiter mit
    }
title-keep-recipes-keep = { $alchemist } behält „{ $recipe }“
title-choose-discards-discard = { $alchemist } legt „{ $recipe }“ aus der Auslage ab
title-choose-price-pay = { $alchemist } bezahlt mit { $element }
title-ease = { $player } macht es leichter: { $difficulty }, { $days } Tage
title-choose-outfit-wear = { $alchemist } trägt „{ $recipe }“
title-choose-outfit-done =
    { $chosen_n ->
        [0] { $alchemist } trägt nichts am Leib
       *[other] { $alchemist } trägt nichts weiter am Leib
    }
title-choose-easier-difficulty-accept-failure = { $player } lässt es dabei: Das Szenario ist verloren
title-choose-carried-thing-take = { $alchemist } nimmt „{ $recipe }“ mit
title-choose-carried-thing-leave = { $alchemist } nimmt nichts von Stufe { $level } mit
title-choose-carried-extension-take = { $alchemist } nimmt „{ $extension }“ mit
title-choose-carried-extension-leave = { $alchemist } nimmt keinen Turmausbau mit

## Die Geschichte: Aufbau und Würfel

told-difficulty-chosen = Der Schwierigkeitsgrad steht fest: { $difficulty }.
told-board-laid-out = Die Karte wird entrollt: „{ $layout }“.
told-extension-laid-out = Die Maurer von { $town } bieten „{ $extension }“ an.
told-temple-laid-out = Neben dem Brett steht: „{ $temple }“.
told-mission-laid-out = { $town } hat einen Wunsch: „{ $mission }“. Verlangt: { $asks }.
told-alchemist-seated = { $full } setzt sich, in { $colour } und mit einem Seelenstein um den Hals. { $text }
told-recipes-laid-out = In die Auslage ({ $kind }): { $recipes }.
told-tower-placed = { $alchemist } baut { $at } einen Turm.
told-alchemist-placed = { $alchemist } beginnt { $at }.
told-scenario-started =
    „{ $scenario }“. { $intro }{ $specials_n ->
        [0] {""}
       *[other] { " " }Sonderregeln gelten. { $specials }
    }
told-alchemist-returned =
    { $soul_stones ->
        [0] { $full } ist wieder da, in { $colour }, und trägt keinen Seelenstein mehr.
       *[other] { $full } ist wieder da, in { $colour }, und der Seelenstein hängt noch am Hals.
    }
told-extension-brought = Der Turm von { $alchemist } ist noch gut ausgestattet: „{ $extension }“.
told-homunculus-brought = { $recipe } klettert aus dem Gepäck von { $alchemist } und sieht sich um.
told-item-brought = { $alchemist } packt aus: „{ $recipe }“.
told-dice-rolled =
    { $purpose ->
        [reward] Der Belohnungswürfel zeigt { $faces }.
       *[mission]
            { $known ->
                [0] Würfel für den Auftrag: { $faces }.
               *[1]
                    { $won ->
                        [1] Würfel für „{ $mission }“: { $faces }. Das macht { $total } gegen Verteidigung { $defence }, und es genügt.
                       *[0] Würfel für „{ $mission }“: { $faces }. Das macht nur { $total } gegen Verteidigung { $defence }.
                    }
            }
    }

## Die Geschichte: Alarmphase

told-alarm-phase-started = Der Sand beginnt zu rinnen. Tag 1 von { $last_day }.
told-hourglass-moved =
    { $last ->
        [1] Zum letzten Mal dreht sich die Sanduhr. Tag { $day } von { $last_day }.
       *[other]
            { $luck ->
                [0] Die Sanduhr wird gewendet. Tag { $day } von { $last_day }.
                [1] Von Stadt zu Stadt krähen die Hähne. Tag { $day } von { $last_day }.
                [2] Nebel über den Minen. Tag { $day } von { $last_day }.
                [3] Die Öfen werden angeheizt. Tag { $day } von { $last_day }.
                [4] Die ersten Karren rumpeln über die Brücke. Tag { $day } von { $last_day }.
               *[other] Tag { $day } von { $last_day } bricht an.
            }
    }{ $begun_n ->
        [0] {""}
       *[other] { " " }Von heute an gilt: { $begun }.
    }{ $ended_n ->
        [0] {""}
       *[other] { " " }Nicht mehr gilt: { $ended }.
    }
told-alarm-cards-returned = Alle alten Alarme werden zu einem neuen Stapel gemischt.
told-alarm-card-drawn =
    Alarm in { $town }: „{ $card }“. { $text }{ $modifiers_n ->
        [0] {""}
       *[other] {" "}Heute bekommen alle Inquisitoren { $modifiers }.
    }
told-alarm-marker-placed =
    { $luck ->
        [0] Jemand hat über { $figure } geredet: ein Alarmmarker { $at }.
        [1] Jemand hat { $figure } vorbeigehen sehen: ein Alarmmarker { $at }.
        [2] Man hat { $figure } bemerkt: ein Alarmmarker { $at }.
        [3] Hinter { $figure } schließt sich ein Fensterladen etwas zu langsam: ein Alarmmarker { $at }.
        [4] Ein Kind zeigt mit dem Finger auf { $figure }: ein Alarmmarker { $at }.
       *[other] { $figure } hinterlässt Spuren: ein Alarmmarker { $at }.
    }
told-alarm-triggered =
    { $luck ->
        [0] { $markers_word } Marker { $at } übersieht niemand. Man läutet die Glocke, und die Marker kommen vom Brett.
        [1] Jemand zählt { $at } bis { $markers_word } und läuft zur Glocke. Die Marker kommen vom Brett.
       *[other] { $markers_word } Marker { $at } sind genug: Die Glocke läutet, und die Marker kommen vom Brett.
    }
told-alarms-answered =
    { $cards ->
        [0] Die Inquisition antwortet nicht
        [one] Die Inquisition antwortet mit einer Karte
       *[other] Die Inquisition antwortet mit { $cards_word } Karten
    }{ $lapsed ->
        [0] .
        [one] ; ein Alarm verhallt ungehört.
       *[other] ; { $lapsed_word } Alarme verhallen ungehört.
    }
told-inquisitor-cards-returned = Die abgelegten Inquisitorenkarten werden zu einem neuen Stapel gemischt.
told-inquisitor-card-drawn =
    { $what ->
        [symbol] Für { $letter_acc } wird „{ $card }“ aufgedeckt: Verstärkung kommt.
        [modifier] Für { $letter_acc } wird „{ $card }“ aufgedeckt: { $modifiers }.
       *[blank] Für { $letter_acc } wird „{ $card }“ aufgedeckt, ohne dass sich etwas ändert.
    }
told-inquisitor-placed =
    { $luck ->
        [0] { SENTENCE($at) } werden Riegel vorgeschoben: { SENTENCE($inquisitor) } ist da.
        [1] Mit dem Haftbefehl in der Hand erscheint { $inquisitor } { $at }.
        [2] Stiefel { $at }: { SENTENCE($inquisitor) } ist da.
       *[other] { $inquisitor } erscheint { $at }.
    }

## Die Geschichte: Züge und Aktionen

told-alchemists-phase-started =
    { $luck ->
        [0] Die Alchemisten gehen an die Arbeit.
        [1] Rauch steigt auf: Die Stunden der Alchemisten beginnen.
        [2] Türen gehen auf, Taschen werden geschultert: Die Stunden der Alchemisten beginnen.
        [3] Die Alchemisten zählen ihre Phiolen und brechen auf.
        [4] Schürzen um, Ärmel hoch: Die Stunden der Alchemisten beginnen.
       *[other] Nun sind die Alchemisten am Zug.
    }
told-turn-started =
    { $luck ->
        [0] { $full } ist am Zug.
        [1]
            { $home ->
                [1] { $full } tritt vor die Tür.
               *[0] { $full } macht sich ans Werk.
            }
        [2] Auftritt { $full }.
        [3] Jetzt kommt es auf { $full } an.
        [4] { $full } hat auf diese Stunde gewartet.
       *[other] Die Stunde gehört { $full }.
    }
told-action-spent =
    { $given ->
        [1] Dank { $source } kostet das { $figure } keine Aktion.
       *[0] Das kostet { $figure } keine Aktion.
    }
told-element-taken =
    { $why ->
        [mine] Die Mine gibt { $figure } noch einmal { $element }.
       *[reward] Die Belohnung ist { $element }, und { $figure } steckt sie ein.
    }
told-elements-picked-up =
    { $luck ->
        [0] { $figure } sammelt { $elements } ein.
        [1] Was einer verliert, findet ein anderer: { $figure } hebt { $elements } auf.
       *[other] { $figure } hebt { $elements } auf.
    }
told-elements-dropped =
    { $luck ->
        [0] { $figure } lässt { $elements } liegen.
       *[other] { $figure } lässt { $elements } fallen.
    }
told-elements-stored =
    { $luck ->
        [0] { $figure } verstaut { $elements } im Turm.
        [1] Der Turm nimmt { $elements } von { $figure } auf.
        [2] { $figure } bringt { $elements } heim in den Turm.
       *[other] { $figure } lagert { $elements } ein.
    }
told-elements-exchanged =
    { $taken_n ->
        [0] { $figure } gibt { $partner } { $given }.
       *[other]
            { $given_n ->
                [0] { $partner } gibt { $figure } { $taken }.
               *[other] { $figure } gibt { $partner } { $given } und bekommt { $taken } dafür.
            }
    }
told-exchange-refused = { $partner } schüttelt den Kopf: In diesem Zug gibt es keinen Tausch mit { $figure }.
told-elements-converted =
    { $luck ->
        [0] Aus { $inputs } macht { $alchemist } { $outputs }.
        [1] Es zischt im Turm, und { $alchemist } hat { $outputs } statt { $inputs }.
       *[other] { $alchemist } verwandelt { $inputs } in { $outputs }.
    }
told-recipe-transmuted =
    { $luck ->
        [0] { $alchemist } liest das Rezept zweimal und wiegt ab: { $inputs }.
        [1] In den Tiegel von { $alchemist } kommt: { $inputs }.
       *[other] { $alchemist } opfert dem Werk { $inputs }.
    }
told-homunculus-made =
    { $luck ->
        [0] Ein Kolben springt { $at }, und { $recipe } ist auf der Welt.
        [1] Etwas Kleines niest { $at }: { $recipe } lebt.
       *[other] { $recipe } holt { $at } zum ersten Mal Luft.
    }
told-item-made = Fertig und wohlverwahrt im Turm von { $alchemist }: „{ $recipe }“.
told-fragment-made =
    { $luck ->
        [0] Es ist gelungen: { $alchemist } hält ein Stück vom Stein in Händen, „{ $recipe }“.
       *[other] Das Fragment „{ $recipe }“ ist vollbracht, und { $alchemist } verschließt es im Turm.
    }
told-alchemist-equipped =
    { $changes_n ->
        [0] { $alchemist } zieht jede Schublade auf und lässt alles, wie es ist.
       *[other] { $alchemist } packt um: { $changes }.
    }
equip-loaded = { $elements } mitgenommen
equip-unloaded = { $elements } im Turm gelassen
equip-put-on = { $item } angelegt
equip-taken-off = { $item } abgelegt
told-recipe-pile-rebuilt = Die abgelegten Rezepte ({ $kind }) werden zu einem neuen Stapel gemischt.
told-recipes-researched =
    { $recipes_n ->
        [one] Nur eines ist zu finden: { $recipes }.
       *[other] { $alchemist } findet { $recipes }.
    }
told-recipes-kept =
    { $recipes_n ->
        [one] In die Auslage kommt das Rezept { $recipes }.
       *[other] In die Auslage kommen die Rezepte { $recipes }.
    }
told-recipes-discarded =
    { $recipes_n ->
        [one] Dafür macht das Rezept { $recipes } Platz.
       *[other] Dafür machen die Rezepte { $recipes } Platz.
    }
told-extension-bought = { $alchemist } kauft in { $town } „{ $extension }“ für { $paid }; die Maurer sind schon am Werk.
told-extension-replaced = In { $town } steht nun der Ausbau „{ $extension }“ zum Verkauf.
told-homunculus-delivered = { $homunculus } tritt in der Stadt eine Stelle an und winkt zum Abschied.
told-mission-fulfilled =
    { $points ->
        [one] Der Auftrag „{ $mission }“ in { $town } ist erledigt, dank { $alchemist }: ein Punkt.
       *[other] Der Auftrag „{ $mission }“ in { $town } ist erledigt, dank { $alchemist }: { $points_word } Punkte.
    }
told-mission-replaced = { $town } hat einen neuen Wunsch: „{ $mission }“. Verlangt: { $asks }.

## Die Geschichte: Kampf und Inquisition

told-inquisitor-attacked =
    { $won ->
        [1]
            { $luck ->
                [0] { $inquisitor } wankt: { $rolled } ist mehr als Verteidigung { $defence }.
                [1] { $rolled } gegen Verteidigung { $defence }: { $figure } ist zu viel für { $inquisitor_acc }.
               *[other] { $inquisitor } geht zu Boden, { $rolled } gegen Verteidigung { $defence }.
            }
       *[other]
            { $luck ->
                [0] { $inquisitor } verliert nur einen Knopf: { $rolled } ist nicht mehr als Verteidigung { $defence }.
                [1] { $rolled } gegen Verteidigung { $defence }: { SENTENCE($inquisitor) } lächelt nur über { $figure }.
               *[other] { $inquisitor } hält stand, { $rolled } gegen Verteidigung { $defence }.
            }
    }
told-inquisitor-defeated =
    { $luck ->
        [0] { $inquisitor } erinnert sich an einen anderen Termin und verschwindet vom Brett.
        [1] { $inquisitor } läuft, dass die Akten fliegen, und ist vom Brett verschwunden.
       *[other] { $inquisitor } hat genug und verlässt das Brett.
    }
told-inquisition-phase-started =
    { $inquisitors ->
        [0]
            { $luck ->
                [0] Früh gehen die Lampen aus. Die Inquisition hat niemanden zu schicken.
                [1] Es wird Nacht, und ausnahmsweise klopft niemand.
                [2] Abend. Im Kloster wird gebetet, und kein Inquisitor geht aus.
                [3] Abend. Kein Inquisitor ist unterwegs, und die Hunde schweigen.
                [4] Die Gassen leeren sich, und heute bleiben sie leer.
               *[other] Der Nachtwächter gähnt. Kein Inquisitor ist unterwegs.
            }
        [one]
            { $luck ->
                [0] Es wird Nacht. Eine Laterne ist unterwegs.
                [1] Irgendwo bellt ein Hund: Ein Inquisitor geht um.
               *[other] Abend. Ein Inquisitor macht seine Runde.
            }
       *[other]
            { $luck ->
                [0] Es wird Nacht, und { $inquisitors_word } Laternen sind unterwegs.
                [1] Irgendwo bellen Hunde: Heute gehen { $inquisitors_word } Inquisitoren um.
               *[other] Es ist Abend, und { $inquisitors_word } Inquisitoren machen ihre Runde.
            }
    }
told-inquisitor-moved =
    { $luck ->
        [0] { $inquisitor } kommt näher, { $direction } { $to }.
        [1] { $inquisitor } folgt einer Witterung { $direction } { $to }.
        [2] { $inquisitor } marschiert { $direction } { $to }.
       *[other] { $inquisitor } geht { $direction } { $to }.
    }
told-inquisitor-actions-lapsed =
    { $target_n ->
        [0] { $inquisitor } findet keine Spur und bleibt stehen.
       *[other]
            { $luck ->
                [0] { $inquisitor } klopft. { $target } ist im Turm und macht nicht auf.
                [1] { $inquisitor } notiert die Adresse: Im Turm ist { $target } nicht zu fassen.
               *[other] { $inquisitor } wartet draußen; im Turm ist { $target } sicher.
            }
    }
told-figure-attacked =
    { $held ->
        [1]
            { $luck ->
                [0] { $inquisitor } greift nach { $figure } und behält einen Ärmel in der Hand: { $rolled } hält gegen Angriff { $attack }.
                [1] { $figure } duckt sich, und { $inquisitor } greift ins Leere: { $rolled } hält gegen Angriff { $attack }.
               *[other] { $inquisitor } greift { $figure } an, doch { $rolled } hält gegen Angriff { $attack }.
            }
       *[other]
            { $luck ->
                [0] { $inquisitor } hat { $figure } am Kragen: { $rolled } ist zu wenig gegen Angriff { $attack }.
                [1] { $inquisitor } ist schneller als { $figure }, Angriff { $attack } gegen { $rolled }.
               *[other] { $inquisitor } greift { $figure } an und siegt, Angriff { $attack } gegen { $rolled }.
            }
    }
told-elements-fallen = { $figure } lässt { $at } alles fallen: { $elements }.
told-alchemist-defeated =
    { $luck ->
        [0] Mit brummendem Schädel erwacht { $alchemist } im Turm.
        [1] Man trägt { $alchemist } auf einer Tür nach Hause.
        [2] { $alchemist } ist geschlagen und findet im Dunkeln heim, dem Geruch nach.
       *[other] { $alchemist } ist geschlagen und schleppt sich heim in den Turm.
    }
told-homunculus-defeated =
    { $luck ->
        [0] Von { $recipe } bleibt nur ein feuchter Fleck.
        [1] { $recipe } kehrt zu den Elementen zurück.
        [2] Ein leiser Laut, ein Geruch nach heißem Glas: { $recipe } ist dahin.
       *[other] { $recipe } ist geschlagen und zerfällt zu Staub.
    }
told-tower-attacked =
    { $what ->
        [empty]
            { $luck ->
                [0] { $inquisitor } findet den Turm von { $alchemist } leer.
                [1] { $inquisitor } hebt im Turm von { $alchemist } den Hammer und lässt ihn wieder sinken: Da ist nichts.
                [2] { $inquisitor } macht Inventur im Turm von { $alchemist } und notiert eine Null.
                [3] { $inquisitor } sucht im Turm von { $alchemist } vergebens.
               *[other] { $inquisitor } findet im Turm von { $alchemist } nichts zu zerschlagen.
            }
        [nothing]
            { $level ->
                [1] { $inquisitor } sucht im Turm von { $alchemist } nach Stufe 1. Davon lagert dort nichts.
               *[other] { $inquisitor } sucht im Turm von { $alchemist } nach Stufe { $level } und darunter. Davon lagert dort nichts.
            }
       *[other]
            { $luck ->
                [0] { $inquisitor } rückt dem Turm von { $alchemist } mit dem Hammer zu Leibe:
                [1] Im Turm von { $alchemist } geht etwas zu Bruch, und { $inquisitor } schreibt es auf:
                [2] { $inquisitor } macht Inventur im Turm von { $alchemist }:
               *[other] { $inquisitor } bricht in die Vorräte von { $alchemist } ein:
            } { $what ->
                [lower]
                    { $lost ->
                        [one] Von Stufe { $level } ist nichts da, so trifft es ein Element darunter.
                       *[other] Von Stufe { $level } abwärts gehen { $lost_word } Elemente verloren.
                    }
               *[level]
                    { $lost ->
                        [one] Ein Element der Stufe { $level } geht verloren.
                       *[other] Von Stufe { $level } gehen { $lost_word } Elemente verloren.
                    }
            }{ $strength_n ->
                [0] { "" }
               *[1] { " " }Zerstörung { $strength }.
            }
    }
told-stored-elements-destroyed =
    { $luck ->
        [0] { $alchemist } kehrt die Scherben zusammen. Verloren: { $elements }.
        [1] { $alchemist } bekommt eine Quittung über { $elements }.
       *[other] Der Turm von { $alchemist } hat { $elements } verloren.
    }
told-soul-stone-lost =
    { $luck ->
        [0] Und am Hals von { $alchemist } zerspringt der Seelenstein.
       *[other] { $alchemist } verliert den Seelenstein.
    }

## Die Geschichte: Ereignisse und Enden

told-missions-spent = Für das Ereignis von Tag { $day } gibt die Gruppe { $missions } aus.
told-event-resolved =
    { $side ->
        [alchemists] Das Ereignis von Tag { $day } geht an die Alchemisten: { SENTENCE($effects) }. { $text }
       *[inquisition] Das Ereignis von Tag { $day } geht an die Inquisition: { SENTENCE($effects) }. { $text }
    }
told-special-applied =
    { $text ->
        [none] Jetzt gilt: „{ $special }“.
       *[other] „{ $special }“. { $text }
    }
told-elements-scattered =
    { $count ->
        [one] Offen liegt { $at }: { $elements }.
       *[other] Offen liegen { $at }: { $elements }.
    }
told-soul-stone-restored = { $alchemist } trägt wieder einen Seelenstein.
told-recipes-burnt =
    { $recipes_n ->
        [one] Verbrannt wird das Rezept { $recipes }.
       *[other] Verbrannt werden die Rezepte { $recipes }.
    }
told-elements-gained = { $alchemist } findet { $elements } im Turm.
told-elements-returned = { $alchemist } verliert { $elements }.
told-thing-given-up =
    { $sort ->
        [homunculus] { $alchemist } muss { $recipe } ziehen lassen.
       *[equipment] { $alchemist } muss „{ $recipe }“ hergeben.
    }
told-mission-part-fulfilled = { $alchemist } hat einen Teil des großen Werkes vollbracht: „{ $part }“.
told-scenario-aborted = Der letzte Seelenstein ist zerbrochen und mit ihm das Werk. { $text }
told-scenario-conceded = Alle haben aufgegeben. { $text }
told-scenario-failed =
    { $colours_n ->
        [one] Der Sand ist verronnen, ehe { $colours } fertig wurde. { $text }
       *[other] Der Sand ist verronnen, ehe { $colours } fertig wurden. { $text }
    }
told-scenario-succeeded = Der Sand ist verronnen, und das Werk ist getan. { $text }
told-last-day-ended =
    { $colours_n ->
        [one] Der letzte Tag ist um, und { $colours } ist nicht fertig. Noch lässt sich der Schwierigkeitsgrad senken.
       *[other] Der letzte Tag ist um, und { $colours } sind nicht fertig. Noch lässt sich der Schwierigkeitsgrad senken.
    }
told-difficulty-eased = Eine Handvoll Sand kommt zurück ins Glas: { $difficulty }, bis Tag { $last_day }.

## Menüs: Überschriften, was eine Möglichkeit kostet und bringt, und Warnungen.

group-game = Das Spiel
group-move = Bewegen
group-gather = Abbauen und aufheben
group-drop = Ablegen
group-mission = Stadtaufträge
group-fight = Kämpfen
group-exchange = Tauschen
group-tower = Im Turm
group-town = In der Stadt
group-event = Ereignis
group-setup = Aufbau
detail-actions =
    { $left ->
        [one] kostet die letzte Aktion
       *[other] kostet { $points } von { $left } übrigen Aktionen
    }
detail-extra = kostenlos, zusätzliche Aktion ({ $source })
detail-points = { $points } von { $cost } Punkten
detail-temple = { $text } Der Tempel hat keine Wirkung im Spiel.
detail-idle = keine Wirkung im Spiel
detail-gain = bringt { $count } { $thing }
detail-odds = mindestens { $needed } mit { $dice ->
        [0] keinem Würfel
        [1] einem Würfel
       *[other] { $dice_word } Würfeln
    } nötig: { $percent } %
detail-drawn = { $drawn } Rezepte ziehen, { $kept } behalten
detail-cost = kostet { $cost }
detail-worth =
    { $points ->
        [one] 1 Punkt wert
       *[other] { $points } Punkte wert
    }
warning-hopeless = nötig ist mindestens { $needed }, mehr als { $most } lässt sich nicht würfeln
warning-unlikely = gelingt nur in { $percent } von 100 Fällen
warning-no-room = kein Platz mehr: etwas muss abgelegt werden
warning-lapse =
    { $actions ->
        [one] 1 Aktion verfällt
       *[other] { $actions } Aktionen verfallen
    }
warning-concede =
    { $others ->
        [0] das Szenario ist verloren
        [one] das Szenario ist verloren, sobald die andere Person zustimmt
       *[other] das Szenario ist verloren, sobald die { $others } anderen zustimmen
    }

## Was in Abwesenheit geschah: mehrere gleiche Ereignisse in einem Satz

since-alchemist-defeated = { $alchemist } wurde { $count ->
        [one] besiegt.
       *[other] { $times } besiegt.
    }
since-stored-elements-destroyed = Der Turm von { $alchemist } verlor { $count ->
        [one] ein Element.
       *[other] { $count_word } Elemente.
    }
since-elements-fallen = { $figure } ließ bei Niederlagen { $count ->
        [one] ein Element
       *[other] { $count_word } Elemente
    } fallen.
since-elements-returned = { $alchemist } musste { $count ->
        [one] ein Element
       *[other] { $count_word } Elemente
    } zurückgeben.
since-inquisitor-defeated = { $figure } besiegte { $count ->
        [one] einen Inquisitor.
       *[other] { $count_word } Inquisitoren.
    }
since-special-applied = „{ $special }“ kam { $count ->
        [one] zum Tragen.
       *[other] { $times } zum Tragen.
    }
since-elements-exchanged = { $figure } und { $partner } haben { $count ->
        [one] Elemente getauscht.
       *[other] { $times } Elemente getauscht.
    }
since-elements-gained = { $alchemist } erhielt durch Ereignisse { $count ->
        [one] ein Element.
       *[other] { $count_word } Elemente.
    }
since-figure-attacked = Inquisitoren griffen { $figure } { $count ->
        [one] an.
       *[other] { $times } an.
    }
since-inquisitor-placed =
    { $count ->
        [one] Ein Inquisitor ist aufgetaucht.
       *[other] { SENTENCE($count_word) } Inquisitoren sind aufgetaucht.
    }
since-alarm-triggered =
    { $count ->
        [one] Es gab einen Alarm.
       *[other] Es gab { $count_word } Alarme.
    }
since-hourglass-moved =
    { $count ->
        [one] Tag { $day } hat begonnen.
       *[other] { SENTENCE($count_word) } Tage haben begonnen; es ist Tag { $day }.
    }
since-tower-attacked = Inquisitoren griffen den Turm von { $alchemist } { $count ->
        [one] an.
       *[other] { $times } an.
    }
since-exchange-refused = { $partner } lehnte { $count ->
        [one] einen Tausch
       *[other] { $times } einen Tausch
    } mit { $figure } ab.
since-elements-converted = { $alchemist } hat { $count ->
        [one] Elemente umgewandelt.
       *[other] { $times } Elemente umgewandelt.
    }
since-element-taken = { $figure } erhielt aus Minen und als Belohnung { $count ->
        [one] ein Element.
       *[other] { $count_word } Elemente.
    }
since-alarm-marker-placed = { $figure } ist { $count ->
        [one] aufgefallen: ein Alarmmarker.
       *[other] { $times } aufgefallen: { $count_word } Alarmmarker.
    }

## Was die Regeln als Nächstes tun

forecast-turns =
    { $count ->
        [one] Heute ist noch { $who } am Zug.
       *[other] Heute sind noch am Zug, in dieser Reihenfolge: { $who }.
    }
forecast-inquisition = Nach dem letzten Zug beginnt die Inquisitionsphase. { $count ->
        [0] Zurzeit steht kein Inquisitor auf dem Brett.
        [one] Zurzeit steht ein Inquisitor auf dem Brett.
       *[other] Zurzeit stehen { $word } Inquisitoren auf dem Brett.
    }
forecast-day = Am Ende des Tages rückt die Sanduhr vor, und eine neue Alarmkarte wird gezogen.
forecast-last-day = Dies ist der letzte Tag. An seinem Ende wird über den Szenarioauftrag entschieden.
forecast-event = Tag { $day } bringt das nächste Ereignis.
forecast-event-cost = Tag { $day } bringt das nächste Ereignis: Seine gute Seite kostet { $cost ->
        [one] einen Punkt
       *[other] { $cost_word } Punkte
    }, und die Gruppe kann { $points ->
        [0] keinen
        [one] einen
       *[other] { $points_word }
    } ausgeben.

## Was gerade nicht geht, und was dazu fehlt.

closed-take-turn-move = { $figure }: gehen
closed-take-turn-mine = { $figure }: abbauen
closed-take-turn-fight = { $figure }: gegen einen Inquisitor kämpfen
closed-take-turn-exchange = { $figure }: Elemente tauschen
closed-take-turn-convert = { $figure }: Elemente umwandeln
closed-take-turn-equip = { $figure }: umpacken und Ausrüstung wechseln
closed-take-turn-research = { $figure }: ein Rezept suchen
closed-take-turn-sail = { $figure }: segeln
closed-take-turn-buy =
    { $extension ->
        [none] { $figure }: einen Turmausbau kaufen
       *[other] { $figure }: „{ $extension }“ kaufen ({ $price })
    }
closed-take-turn-transmute =
    { $kind ->
        [homunculus] { $recipe } erschaffen ({ $cost })
       *[other] „{ $recipe }“ herstellen ({ $cost })
    }
why-allowed = „{ $special }“ verbietet das
why-places =
    { $count ->
        [0] dafür ist kein Platz
        [one] es gibt nur einen Platz
       *[other] es gibt nur { $count } Plätze
    }
why-nothing-chosen = noch ist nichts gewählt, und ein Tausch von nichts ist keiner
why-partner-room = { $partner } trägt höchstens { $count ->
        [one] ein Element
       *[other] { $count } Elemente
    }, hat { $held } und könnte nur { $back } zurückgeben
why-own-room = { $figure } trägt höchstens { $count ->
        [one] ein Element
       *[other] { $count } Elemente
    } und hat hier Platz für { $free }
why-returns = { $partner } hat keinen Platz: Mindestens { $count ->
        [one] ein Element muss
       *[other] { $count } Elemente müssen
    } zurückkommen, gewählt: { $so_far }
why-given-kind = { $element } wird gerade gegeben
why-different =
    { $count ->
        [one] verlangt ist nur ein solches Element
       *[other] verlangt sind { $count } verschiedene Elemente, jede Art zahlt also nur einmal
    }
why-asked-by-price = der Preis selbst verlangt { $count } { $element }
why-price-level = { $element } hat Stufe { $has }, der Preis verlangt Stufe { $level }
why-nearest = zuerst kommen die nächsten freien Felder bei { $town } ({ $count })
why-plain = ein Turm steht nur auf freiem Land
why-free = ist schon vergeben
why-turn = diese Figur ist nicht am Zug
why-actions = { $figure } hat in diesem Zug keine Aktion mehr
why-points =
    { $left ->
        [one] kostet { $points } Aktionen, { $figure } hat noch 1
       *[other] kostet { $points } Aktionen, { $figure } hat noch { $left }
    }
why-neighbour = eine Figur geht immer nur ein Feld weit
why-no-inquisitor = dort steht { $inquisitor }
why-no-figure = dort steht { $figure }
why-no-tower = dort steht der Turm von { $alchemist }
why-town = nur in einer Stadt
why-tower = nur im eigenen Turm
why-tower-and-elements =
    { $enough ->
        [1] nur im eigenen Turm; nötig: { $cost }, und das hast du
       *[0] nur im eigenen Turm; nötig: { $cost }, davon hast du { $there_n ->
            [0] nichts
           *[other] { $there }
        }
    }
why-port = nur in einem Hafen
why-connection = dorthin fährt von hier kein Schiff
why-inquisitor = kämpfen lässt sich nur gegen Inquisitoren
why-reach = nur auf einem Nachbarfeld; dieses ist { $count } Felder entfernt
why-inputs =
    { $there_n ->
        [0] eine Umwandlung braucht Elemente, und es sind keine da
       *[other] aus { $there } allein lässt sich nichts umwandeln
    }
why-conversion = Elemente der Stufe 1 lassen sich nicht herstellen
why-elements =
    nötig: { $cost } { $where ->
        [tower] im Turm oder bei { $alchemist }
       *[carried] bei { $alchemist }
    }; davon hast du { $there_n ->
        [0] nichts
       *[other] { $there }
    }
why-load-of =
    { $figure } muss { $cost } tragen und hat davon { $there_n ->
        [0] nichts
       *[other] { $there }
    }
why-kinds =
    { $figure } muss { $count } verschiedene Elemente der Stufe { $level } tragen und hat { $fit ->
        [0] keins
       *[other] { $fit }
    }
why-things = hier gibt es nichts ein- oder auszuladen und nichts anzulegen
why-pool = dieses Rezept liegt nicht aus
why-stand = von einer Farbe stehen höchstens { $count } Homunkuli auf dem Brett
why-mine = hier ist keine Mine
why-capacity = { $figure } kann nichts tragen
why-supply = im Vorrat ist kein Element dieser Art mehr ({ $element })
why-loose = hier liegt nichts
why-room = { $figure } trägt höchstens { $count } Elemente und hat keinen Platz mehr
why-load = { $figure } trägt nichts
why-mission = kein Auftrag hier verlangt das
why-level = der Auftrag verlangt eine andere Stufe
why-worn = nur was am Leib getragen wird
why-fragment = dieses Fragment gehört jemand anderem
why-partner = auf diesem Feld und daneben steht niemand
why-consent = { $partner } hat in diesem Zug abgelehnt
why-loads = keine der beiden Figuren trägt ein Element
why-rooms = dafür ist kein Platz
why-more = davon gibt es keins mehr
why-kind = solche Rezepte gibt es nicht
why-recipes = von dieser Art ist kein Rezept mehr da
why-extension = diese Stadt hat keinen Turmausbau mehr
why-fulfilled = dieser Auftrag ist nicht erfüllt
why-need = für die Kosten wird er nicht gebraucht
why-unspent = er wurde für das Ereignis von Tag { $day } ausgegeben
why-no-stone = Steinfragmente bleiben zurück
why-own-thing = nur ein eigener Homunkulus oder Gegenstand kann mitgenommen werden
why-soul-stone = dafür braucht es einen Seelenstein
why-fragment-of = dafür braucht es ein Steinfragment der Stufe { $level }
why-rolled-level = der Würfel hat eine andere Stufe bestimmt

# Around a place of the map
around-figures =
    { $count ->
        [one] eine Figur
       *[other] { $count } Figuren
    }
around-alarm = Alarm
around-sea = der Rand des Landes
around-steps =
    { $count ->
        [one] ein Schritt nach { $direction }
       *[other] { $count } Schritte nach { $direction }
    }
around-short-ne = NO
around-short-e = O
around-short-se = SO
around-short-sw = SW
around-short-w = W
around-short-nw = NW

## Bilder des Buches

book-level = Stufe { $level }
