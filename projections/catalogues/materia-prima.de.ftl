### Materia Prima auf Deutsch: Namen, Fragen und Antworten, die Geschichte. Kartennamen stehen im Paket.
### luck: eine Zahl von 0 bis 5, nach der ein Satz wechselt; ein Wert mit _n: wie viele Dinge sein Text nennt.

title = Materia Prima

## Namen

quoted = „{ $name }“
count =
    { $count ->
        [1] einmal
        [2] zweimal
        [3] dreimal
        [4] viermal
        [5] fünfmal
        [6] sechsmal
       *[other] { $count }-mal
    } { $thing }
inquisitor-figure =
    { $case ->
        [accusative]
            { $rank ->
                [0] den { $name }
                [1] den ersten { $name }
               *[other] den zweiten { $name }
            }
        [dative]
            { $rank ->
                [0] dem { $name }
                [1] dem ersten { $name }
               *[other] dem zweiten { $name }
            }
       *[nominative]
            { $rank ->
                [0] der { $name }
                [1] der erste { $name }
               *[other] der zweite { $name }
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
        [to] zur Mine ({ $q }, { $r }), wo es { $element } gibt
        [at] bei der Mine ({ $q }, { $r })
       *[name] Mine: { $element } ({ $q }, { $r })
    }
place-plain =
    { $role ->
        [to] auf ({ $q }, { $r })
        [at] auf ({ $q }, { $r })
       *[name] ({ $q }, { $r })
    }
terrain-plain = offenes Land
terrain-mine = Mine: { $element }
direction-ne = Nordosten
direction-e = Osten
direction-se = Südosten
direction-sw = Südwesten
direction-w = Westen
direction-nw = Nordwesten
direction-own = eigenes Feld
seat = Platz { $seat }
source-event = Ereignis von Tag { $day }
source-alarm = Alarm „{ $card }“
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
status-setup = im Aufbau
status-running = im Gang
status-succeeded = Erfolg
status-failed = Niederlage
phase-setup = Aufbau
phase-alarm = Alarmphase
phase-alchemists = Alchemistenphase
phase-inquisition = Inquisitionsphase
phase-end = Ende
difficulty-easy = einfach
difficulty-normal = normal
difficulty-hard = schwer
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

ability-extra-action = Einmal je Zug eine Aktion mehr, die nichts kostet: { $action }.
ability-broad-research = Erforschen zieht vier Rezepte und behält zwei.
ability-rich-mining = Eine Mine mit { $element } gibt eins mehr her.
ability-far-research = Erforschen braucht keine Stadt.
ability-extra-recipe = Die Auslage fasst ein Rezept mehr.
ability-far-transmutation = Transmutieren braucht keinen Turm.
price-different =
    { $count ->
        [one] ein Element der Stufe { $level }
       *[other] { $count } verschiedene Elemente der Stufe { $level }
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
        [0] irgendein Ausrüstungsstück
       *[other] ein Ausrüstungsstück der Stufe { $level }
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
        [equipment] alle geben ein Ausrüstungsstück her
        [homunculus] alle geben einen Homunkulus her
       *[stone] alle geben ein Steinfragment her
    }
effect-improve-alchemists = { $stat } +{ $amount } für alle Alchemisten
effect-improve-inquisitors = { $stat } +{ $amount } für alle Inquisitoren

## Das Bild

picture-day = Tag { $day } von { $last_day }
picture-no-inquisitors = Kein Inquisitor ist unterwegs.
picture-pool = Rezepte in der Auslage:
picture-events = Ereignisse
picture-points =
    { $points ->
        [one] ein Punkt auf der Hand
       *[other] { $points } Punkte auf der Hand
    }
picture-marker = Alarmmarker
picture-loose = lose Elemente
picture-soul-stone = Seelenstein

## Fragen

ask-choose-difficulty = Wie schwer soll es werden?
ask-choose-layout = Wie liegt das Land?
ask-choose-temple = Welcher Tempel steht neben dem Brett?
ask-choose-character = Wer möchtest du sein?
ask-choose-colour = Welche Farbe trägt { $character }?
ask-choose-tower-hex = Wo baut { $alchemist } den Turm?
ask-choose-alchemist-hex = Wo beginnt { $alchemist }?
ask-take-turn = Was tun { $full } und die Homunkuli als Nächstes?
ask-choose-payment =
    { $chosen_n ->
        [0] Das Ereignis von Tag { $day }. Für { $cost ->
            [one] einen Punkt
           *[other] { $cost } Punkte
        }: { $alchemists }. Sonst: { $inquisition }. Was wird ausgegeben?
       *[other] Das Ereignis von Tag { $day }. Ausgegeben wird { $chosen }. Was noch?
    }
ask-choose-returned =
    { $chosen_n ->
        [0] { $alchemist } verliert { $element }. Woher?
       *[other] { $alchemist } verliert { $element } von hier: { $chosen }. Woher noch?
    }
ask-choose-given-up =
    { $sort ->
        [homunculus] Welchen Homunkulus gibt { $alchemist } her?
        [equipment] Welches Ausrüstungsstück gibt { $alchemist } her?
       *[stone] Welches Steinfragment gibt { $alchemist } her?
    }
ask-place-inquisitor = Wo taucht { $letter } auf?
ask-choose-reward = Würfelt { $figure } um eine Belohnung?
ask-choose-lost =
    { $chosen_n ->
        [0] Der Turm von { $alchemist } verliert Elemente der Stufe { $level }. Welche?
       *[other] Der Turm von { $alchemist } verliert { $chosen }. Was noch?
    }
ask-choose-gifts =
    { $chosen_n ->
        [0] Was bietet { $figure } { $partner } an?
       *[other] { $figure } bietet { $partner } { $chosen } an. Was noch?
    }
ask-choose-returns =
    { $chosen_n ->
        [0] { $figure } gibt { $given }. Was soll { $partner } dafür geben?
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
ask-choose-place = Woher kommt { $element }: von { $alchemist } oder aus dem Turm?
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
       *[other] In die Auslage kommt { $chosen }. Welches noch?
    }
ask-choose-discards =
    { $chosen_n ->
        [0] Die Auslage ist voll. Welches Rezept macht Platz?
       *[other] Platz macht { $chosen }. Welches noch?
    }
ask-choose-price =
    { $chosen_n ->
        [0] Womit bezahlt { $alchemist }?
       *[other] { $alchemist } bezahlt { $chosen }. Womit noch?
    }

## Antworten

option-concede = Das Szenario aufgeben
option-withdraw-concession = Doch weiterspielen
option-choose-difficulty-difficulty = { $difficulty }: { $days } Tage
option-choose-layout-layout = { $layout }. { $text }
option-choose-temple-temple = { $temple }
option-choose-temple-random = Dem Zufall überlassen
option-choose-character-character =
    { $abilities_n ->
        [0] { $character } ({ $values })
       *[other] { $character } ({ $values }). { $abilities }
    }
option-choose-colour-colour = { $colour }
option-choose-tower-hex-place = { $alchemist }: den Turm { $at } bauen
option-choose-alchemist-hex-place = { $alchemist }: { $at } beginnen
option-choose-payment-pay =
    { $points ->
        [one] „{ $mission }“ ausgeben (ein Punkt)
       *[other] „{ $mission }“ ausgeben ({ $points } Punkte)
    }
option-choose-payment-decline = Nichts ausgeben: { $inquisition }
option-choose-returned-return = Von hier: { $place }
option-choose-given-up-give-up = „{ $recipe }“ hergeben
option-take-turn-end-turn = { $alchemist }: den Zug beenden
option-take-turn-move = { $figure }: nach { $direction } gehen, { $to }
option-take-turn-mine = { $figure }: { $element } abbauen
option-take-turn-pick-up = { $figure }: aufheben, was hier liegt ({ $elements })
option-take-turn-drop =
    { $stored ->
        [1] { $figure }: in den Turm abladen ({ $elements })
       *[other]
            { $elements_n ->
                [1] { $figure }: { $elements } ablegen
               *[other] { $figure }: etwas ablegen von { $elements }
            }
    }
option-take-turn-drop-mission = { $figure }: { $asks } abgeben für „{ $mission }“
option-take-turn-give-item = { $alchemist }: „{ $item }“ hergeben für „{ $mission }“
option-take-turn-give-fragment = { $alchemist }: „{ $fragment }“ hergeben für „{ $mission }“
option-take-turn-fight =
    { $dice ->
        [one] { $figure }: mit einem Würfel gegen { $inquisitor_acc } kämpfen (Verteidigung { $defence })
       *[other] { $figure }: mit { $dice } Würfeln gegen { $inquisitor_acc } kämpfen (Verteidigung { $defence })
    }
option-take-turn-fight-mission =
    { $dice ->
        [one] { $figure }: mit einem Würfel kämpfen für „{ $mission }“ ({ $asks })
       *[other] { $figure }: mit { $dice } Würfeln kämpfen für „{ $mission }“ ({ $asks })
    }
option-take-turn-exchange = { $figure }: Elemente mit { $partner } tauschen
option-take-turn-convert = { $alchemist }: Elemente umwandeln
option-take-turn-transmute =
    { $kind ->
        [homunculus] { $alchemist }: { $recipe } erschaffen aus { $elements }
       *[other] { $alchemist }: „{ $recipe }“ herstellen aus { $elements }
    }
option-take-turn-equip = { $alchemist }: umpacken und Ausrüstung wechseln
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
       *[other] Nicht mehr geben
    }
option-choose-returns-take = { $element } nehmen
option-choose-returns-done =
    { $chosen_n ->
        [0] Um nichts bitten
       *[other] Um nicht mehr bitten
    }
option-ask-consent-consent = Einverstanden
option-ask-consent-refuse = Ablehnen
option-choose-pick-up-pick-up = { $element } aufheben
option-choose-pick-up-done = Nicht mehr aufheben
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
               *[other] { $element }: { $from_alchemist } von { $alchemist }, { $from_tower } aus dem Turm
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

## Die Geschichte: Aufbau und Würfel

told-difficulty-chosen = Der Schwierigkeitsgrad steht fest: { $difficulty }.
told-board-laid-out = Die Karte wird entrollt: { $layout }.
told-extension-laid-out = Die Maurer von { $town } bieten „{ $extension }“ an.
told-temple-laid-out = Neben dem Brett steht: { $temple }.
told-mission-laid-out = { $town } hat einen Wunsch: „{ $mission }“. Verlangt wird: { $asks }.
told-alchemist-seated = { $full } setzt sich, in { $colour } und mit einem Seelenstein um den Hals. { $text }
told-recipes-laid-out = In der Auslage ({ $kind }): { $recipes }.
told-tower-placed =
    { $luck ->
        [0] { $alchemist } baut einen Turm { $at } und nennt ihn Sternwarte.
        [1] { $alchemist } zieht { $at } einen Turm hoch; die Nachbarn hat niemand gefragt.
       *[other] { $alchemist } baut einen Turm { $at }.
    }
told-alchemist-placed = { $alchemist } wartet { $at }.
told-scenario-started = { $scenario }. { $intro }
told-dice-rolled =
    { $purpose ->
        [attack] Angriffswürfel: { $faces }.
        [defence] Verteidigungswürfel: { $faces }.
        [reward] Der Würfel der Belohnung: { $faces }.
        [destroy] Der Würfel der Zerstörung: { $faces }.
       *[mission]
            { $known ->
                [0] Würfel für den Auftrag: { $faces }.
               *[1]
                    { $won ->
                        [1] Würfel für „{ $mission }“: { $faces }. Das macht { $total } gegen Verteidigung { $defence }, und es genügt.
                       *[0] Würfel für „{ $mission }“: { $faces }. Nur { $total } gegen Verteidigung { $defence }.
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
                [1] In drei Städten krähen die Hähne. Tag { $day } von { $last_day }.
                [2] Nebel über den Minen. Tag { $day } von { $last_day }.
                [3] Die Öfen werden angeheizt. Tag { $day } von { $last_day }.
               *[other] Tag { $day } von { $last_day } bricht an.
            }
    }
told-alarm-cards-returned = Alle alten Alarme werden zu einem neuen Stapel gemischt.
told-alarm-card-drawn =
    Alarm in { $town }: „{ $card }“. { $text }{ $modifiers_n ->
        [0] {""}
       *[other] {" "}Heute haben alle Inquisitoren { $modifiers }.
    }
told-alarm-marker-placed =
    { $luck ->
        [0] Jemand hat über { $figure } geredet: ein Alarmmarker { $at }.
        [1] Ein Marker fällt { $at }, auf der Spur von { $figure }.
        [2] Man hat { $figure } bemerkt: ein Alarmmarker { $at }.
        [3] Hinter { $figure } schließt sich ein Fensterladen etwas zu langsam: ein Marker { $at }.
       *[other] Ein Marker { $at }, wegen { $figure }.
    }
told-alarm-triggered = { $markers } Marker { $at }: Man läutet die Glocke, und sie kommen zurück in die Schachtel.
told-alarms-answered =
    { $cards ->
        [one] Die Inquisition antwortet mit einer Karte
       *[other] Die Inquisition antwortet mit { $cards } Karten
    }{ $lapsed ->
        [0] .
        [one] ; ein Alarm verhallt ungehört.
       *[other] ; { $lapsed } Alarme verhallen ungehört.
    }
told-inquisitor-cards-returned = Die abgelegten Inquisitorenkarten werden zu einem neuen Stapel gemischt.
told-inquisitor-card-drawn =
    { $what ->
        [symbol] „{ $card }“ liegt offen für { $letter_acc }: Dieser kommt nicht allein.
        [modifier] „{ $card }“ liegt offen für { $letter_acc }: { $modifiers }.
       *[blank] „{ $card }“ liegt offen für { $letter_acc }, ohne etwas zu ändern.
    }
told-inquisitor-placed =
    { $luck ->
        [0] { $inquisitor } betritt das Land { $at }.
        [1] { $inquisitor } zeigt seinen Haftbefehl und wird eingelassen { $at }.
        [2] Stiefel { $at }: { $inquisitor } ist da.
       *[other] { $inquisitor } erscheint { $at }.
    }

## Die Geschichte: Züge und Aktionen

told-alchemists-phase-started =
    { $luck ->
        [0] Die Alchemisten gehen an die Arbeit.
        [1] Rauch steigt auf: Die Stunden der Alchemisten beginnen.
        [2] Türen gehen auf, Taschen werden geschultert: Die Stunden der Alchemisten beginnen.
        [3] Die Alchemisten zählen ihre Phiolen und brechen auf.
       *[other] Nun sind die Alchemisten am Zug.
    }
told-turn-started =
    { $luck ->
        [0] { $full } ist am Zug.
        [1] { $full } tritt vor die Tür.
        [2] Auftritt { $full }.
        [3] Jetzt { $full }.
       *[other] Es folgt { $full }.
    }
told-action-spent =
    Einmal im Zug umsonst: { $figure } darf { $action ->
        [move] gehen
       *[other] { $doing }
    }, ohne eine Aktion auszugeben.
told-figure-moved =
    { $luck ->
        [0] { $figure } wandert nach { $direction }, { $to }.
        [1] { $figure } eilt nach { $direction }, { $to }.
        [2] { $figure } schleicht sich nach { $direction } davon, { $to }.
        [3] Nach { $direction } geht { $figure }, { $to }.
       *[other] { $figure } geht nach { $direction }, { $to }.
    }
told-alchemist-sailed =
    { $luck ->
        [0] Ein günstiger Wind trägt { $alchemist } nach { $town }.
        [1] { $alchemist } geht als Mehlsack an Bord und in { $town } an Land.
       *[other] { $alchemist } segelt nach { $town }.
    }
told-element-taken =
    { $why ->
        [mine]
            { $luck ->
                [0] { $figure } gräbt, und siehe da: { $element }.
                [1] { $figure } fördert { $element } zutage.
                [2] { $element } für { $figure }, frisch aus der Mine.
                [3] Die Mine schenkt { $figure }, was sie hat: { $element }.
               *[other] { $figure } baut { $element } ab.
            }
       *[reward] Die Belohnung ist { $element }, und { $figure } nimmt sie.
    }
told-elements-picked-up =
    { $luck ->
        [0] { $figure } sammelt { $elements } ein.
        [1] Hier hat jemand { $elements } verloren, und { $figure } hat es gefunden.
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
        [2] { $figure } stellt { $elements } daheim ins Regal.
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
told-exchange-refused = { $partner } schüttelt den Kopf: in diesem Zug kein Tausch mit { $figure }.
told-elements-converted =
    { $luck ->
        [0] Aus { $inputs } macht { $alchemist } { $outputs }.
        [1] Es zischt im Turm: { $inputs } werden in den Händen von { $alchemist } zu { $outputs }.
       *[other] { $alchemist } verwandelt { $inputs } in { $outputs }.
    }
told-recipe-transmuted =
    { $luck ->
        [0] { $alchemist } liest das Rezept zweimal und gibt { $inputs } ins Feuer.
        [1] { $inputs } wandern in den Tiegel von { $alchemist }.
       *[other] { $alchemist } opfert dem Werk { $inputs }.
    }
told-homunculus-made =
    { $luck ->
        [0] Ein Kolben springt, und { $recipe } ist auf der Welt, { $at }.
        [1] Etwas Kleines niest { $at }: { $recipe } lebt.
       *[other] { $recipe } holt { $at } zum ersten Mal Luft.
    }
told-item-made = Fertig und wohlverwahrt im Turm von { $alchemist }: „{ $recipe }“.
told-fragment-made =
    { $luck ->
        [0] Es ist gelungen: { $alchemist } hält ein Stück vom Stein in Händen, „{ $recipe }“.
       *[other] „{ $recipe }“ ist vollbracht, und { $alchemist } verschließt das Stück im Turm.
    }
told-item-put-on = { $alchemist } legt „{ $item }“ an.
told-alchemist-equipped =
    { $changes_n ->
        [0] { $alchemist } zieht jede Schublade auf und lässt alles, wie es ist.
       *[other] { $alchemist } packt um: { $changes }.
    }
equip-loaded = { $elements } mitgenommen
equip-unloaded = { $elements } im Turm gelassen
equip-put-on = „{ $item }“ angelegt
equip-taken-off = „{ $item }“ abgelegt
told-recipe-pile-rebuilt = Die abgelegten Rezepte ({ $kind }) werden zu einem neuen Stapel gemischt.
told-recipes-researched =
    { $recipes_n ->
        [one] { $alchemist } durchsucht die Regale und findet ein Rezept: { $recipes }.
       *[other] { $alchemist } durchsucht die Regale und findet { $recipes }.
    }
told-recipes-kept =
    { $recipes_n ->
        [one] In die Auslage kommt { $recipes }.
       *[other] In die Auslage kommen { $recipes }.
    }
told-recipes-discarded =
    { $recipes_n ->
        [one] Dafür macht { $recipes } Platz.
       *[other] Dafür machen { $recipes } Platz.
    }
told-extension-bought = { $alchemist } kauft in { $town } „{ $extension }“ für { $paid }; die Maurer sind schon am Werk.
told-extension-replaced = In { $town } steht nun „{ $extension }“ zum Verkauf.
told-elements-delivered = { $figure } gibt { $elements } ab, auf Nimmerwiedersehen.
told-homunculus-delivered = { $homunculus } tritt in der Stadt eine Stelle an und winkt zum Abschied.
told-item-delivered = { $alchemist } trennt sich für immer von „{ $item }“.
told-fragment-delivered = { $alchemist } trennt sich für immer von „{ $fragment }“.
told-mission-fulfilled =
    { $points ->
        [one] „{ $mission }“ in { $town } ist erledigt, dank { $alchemist }: ein Punkt.
       *[other] „{ $mission }“ in { $town } ist erledigt, dank { $alchemist }: { $points } Punkte.
    }
told-mission-replaced = { $town } hat einen neuen Wunsch: „{ $mission }“. Verlangt wird: { $asks }.

## Die Geschichte: Kampf und Inquisition

told-inquisitor-attacked =
    { $won ->
        [1]
            { $luck ->
                [0] { $figure } trifft: { $rolled } ist mehr als die Verteidigung { $defence }, und { $inquisitor } wankt.
                [1] { $rolled } gegen Verteidigung { $defence }: { $figure } ist zu viel für { $inquisitor_acc }.
               *[other] { $figure } greift { $inquisitor_acc } an und siegt, { $rolled } gegen Verteidigung { $defence }.
            }
       *[other]
            { $luck ->
                [0] { $figure } schlägt nach { $inquisitor_dat } und trifft den Mantel: { $rolled } ist nicht mehr als Verteidigung { $defence }.
                [1] { $rolled } gegen Verteidigung { $defence }: { $inquisitor } lächelt nur über { $figure }.
               *[other] { $figure } greift { $inquisitor_acc } vergeblich an, { $rolled } gegen Verteidigung { $defence }.
            }
    }
told-inquisitor-defeated =
    { $luck ->
        [0] { $inquisitor } erinnert sich an einen anderen Termin und verschwindet vom Brett.
        [1] { $inquisitor } läuft, dass die Akten fliegen, und ist vom Brett verschwunden.
       *[other] { $inquisitor } ist besiegt und verlässt das Brett.
    }
told-inquisition-phase-started =
    { $inquisitors ->
        [0]
            { $luck ->
                [0] Früh gehen die Lampen aus. Die Inquisition hat niemanden zu schicken.
                [1] Es wird Nacht, und ausnahmsweise klopft niemand.
                [2] Abend. Im Kloster wird gebetet, und kein Inquisitor geht aus.
               *[other] Abend. Kein Inquisitor ist unterwegs, und die Hunde schweigen.
            }
        [one]
            { $luck ->
                [0] Es wird Nacht. Eine Laterne ist unterwegs.
               *[other] Abend. Ein Inquisitor macht seine Runde.
            }
       *[other]
            { $luck ->
                [0] Es wird Nacht. { $inquisitors } Laternen sind unterwegs.
               *[other] Abend. { $inquisitors } Inquisitoren machen ihre Runde.
            }
    }
told-inquisitor-moved =
    { $luck ->
        [0] { $inquisitor } kommt näher, nach { $direction }, { $to }.
        [1] { $inquisitor } folgt einer Witterung nach { $direction }, { $to }.
       *[other] { $inquisitor } geht nach { $direction }, { $to }.
    }
told-inquisitor-actions-lapsed =
    { $target_n ->
        [0] { $inquisitor } weiß niemanden, dem nachzugehen wäre, und bleibt.
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
               *[other] { $inquisitor } greift { $figure } an, doch { $rolled } hält gegen Angriff { $attack }.
            }
       *[other]
            { $luck ->
                [0] { $inquisitor } hat { $figure } am Kragen: { $rolled } ist zu wenig gegen Angriff { $attack }.
               *[other] { $inquisitor } greift { $figure } an und siegt, Angriff { $attack } gegen { $rolled }.
            }
    }
told-elements-fallen = { $figure } verliert { $elements }; alles bleibt { $at } liegen.
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
       *[other] { $recipe } ist geschlagen und nicht mehr.
    }
told-tower-attacked =
    { $luck ->
        [0] { $inquisitor } rückt dem Turm von { $alchemist } mit dem Hammer zu Leibe
        [1] Im Turm von { $alchemist } geht etwas zu Bruch, und { $inquisitor } schreibt es auf
        [2] { $inquisitor } macht Inventur im Turm von { $alchemist }
       *[other] { $inquisitor } bricht in die Vorräte von { $alchemist } ein
    }: { $count ->
        [one] Ein Element der Stufe { $level } muss dran glauben.
       *[other] { $count } Elemente der Stufe { $level } müssen dran glauben.
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
        [alchemists] Das Ereignis von Tag { $day } fällt an die Alchemisten: { $effects }. { $text }
       *[inquisition] Das Ereignis von Tag { $day } fällt an die Inquisition: { $effects }. { $text }
    }
told-elements-gained = { $alchemist } findet { $elements } im Turm.
told-elements-returned = { $alchemist } verliert { $elements }.
told-thing-given-up =
    { $sort ->
        [homunculus] { $alchemist } muss { $recipe } ziehen lassen.
       *[equipment] { $alchemist } muss „{ $recipe }“ hergeben.
    }
told-mission-part-fulfilled = { $alchemist } hat einen Teil des großen Werkes vollbracht: „{ $part }“.
told-concession-wished = { $who } würde lieber aufgeben.
told-concession-withdrawn = { $who } will doch weiterspielen.
told-scenario-aborted = Der letzte Seelenstein ist zerbrochen und mit ihm das Werk. { $text }
told-scenario-conceded = Alle haben aufgegeben. { $text }
told-scenario-failed = Der Sand ist verronnen, und nicht fertig geworden: { $colours }. { $text }
told-scenario-succeeded = Der Sand ist verronnen, und das Werk ist getan. { $text }
