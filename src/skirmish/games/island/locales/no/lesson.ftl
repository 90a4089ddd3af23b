### Leksjonene: et første slag med veiledning, så én idé hver.

## Ditt første slag

island-lesson-first = Ditt første slag
island-lesson-first-about = Kaste, flytte, skyte: et kort slag mot en tålmodig motstander. Du gjør alle trekk selv.
island-lesson-first-after = Et helt spill begynner med klargjøring: først blokkene, så brikkene dine. Første gang blir det gjort for deg; siden gjør du det selv, eller trykker «Sett opp resten for meg».
island-lesson-first-sides = Øya og de to sidene
island-lesson-first-sides-text = Du er blå og kommer fra sør; Nord er rød. De brune kassene er blokker. I dette korte slaget taper den siden som mister fem brikker. Hver tur begynner med et kast, fra 0 til 5: Trykk «Videre» for å kaste.
island-lesson-first-sides-bubble = Disse er dine: soldater, jeeper og stridsvogner. Spissen viser hvilken vei de ser.
island-lesson-first-forward = Gå fram
island-lesson-first-forward-do = Kjør jeepen til g5
island-lesson-first-forward-text = Du kastet 3. Hele kastet må brukes, så jeepen kjører tre ruter fram.
island-lesson-first-forward-bubble = Jeepen din. Den kjører dit spissen peker. Trykk på omrisset av jeepen på g5.
island-lesson-first-end = Avslutt turen
island-lesson-first-end-do = Avslutt turen din
island-lesson-first-end-text = Kastet er brukt, og det er ingenting å skyte på. Nord svarer, og så kaster du igjen.
island-lesson-first-end-bubble = Ingenting innen rekkevidde. Jeepen treffer nøyaktig tre ruter fram: her, og her står det ingen.
island-lesson-first-turn = Drei til slutt
island-lesson-first-turn-do = Kjør til g8 og drei til høyre
island-lesson-first-turn-text = Du kastet 4. Tre ruter fram, og med det siste skrittet dreier jeepen. Da ser den mot den røde jeepen på j8.
island-lesson-first-turn-bubble = Drei til høyre på g8. Trykk på den høyre spissen der, eller på knappen.
island-lesson-first-shoot = Skyt på nøyaktig avstand
island-lesson-first-shoot-do = Skyt på jeepen på j8
island-lesson-first-shoot-text = En jeep treffer på nøyaktig tre ruter, verken nærmere eller lenger unna. En soldat har rekkevidde 2, en stridsvogn 4.
island-lesson-first-shoot-bubble = Nøyaktig tre ruter unna. Trykk på målet.
island-lesson-first-crossfire = Kryssild
island-lesson-first-crossfire-do = To med ett skudd: stridsvognen til f6, så skyt
island-lesson-first-crossfire-text = Fra f6 treffer stridsvognen soldaten på f10. Jeepen på f9 står imellom og fjernes også.
island-lesson-first-crossfire-bubble = Nå stridsvognen. Den kjører 4 ruter og skyter 4 ruter.
island-lesson-first-block = Blokker, skarpe og ufarlige
island-lesson-first-block-do = Drei til venstre på f7 og skyt på blokken
island-lesson-first-block-text = Seks av ti blokker er skarpe. En skarp blokk fjerner alle på de åtte rutene rundt, og den røde jeepen står ved siden av. En ufarlig bare forsvinner; først et treff viser hva den er.
island-lesson-first-block-bubble = Én fram, så til venstre. Fra f7 er blokken på b7 nøyaktig fire ruter unna.
island-lesson-first-zero = Når du kaster null
island-lesson-first-zero-do = Hent inn jeepen og kjør til d4
island-lesson-first-zero-text = En null er bra: Du henter inn en forsterkning, dreier en brikke eller velger plattformen. Så kaster du igjen.
island-lesson-first-zero-bubble = Forsterkninger. Jeepen på plattformrute 4 går inn her.

## Fulltreffere

island-lesson-hits = Fulltreffere
island-lesson-hits-about = Soldater treffer på 2 ruter, jeeper på 3, stridsvogner på 4: rett fram, og ikke på noen annen avstand.
island-lesson-hits-do = Treff en rød brikke
island-lesson-hits-1 = En rød linje viser en fulltreffer. Bare én av de tre brikkene dine har et mål på riktig avstand.
island-lesson-hits-2 = To av dine kan treffe denne jeepen. Jeepen din på h5 kan det ikke: Den står én rute for nær.
island-lesson-hits-3 = Flytt først, skyt så. Hvor må du stå for at jeepen skal være fire ruter unna?

## Kryssild

island-lesson-crossfire = Kryssild
island-lesson-crossfire-about = Brikker stopper ikke et skudd. Treffer det en brikke eller en skarp blokk, fjernes også alle imellom.
island-lesson-crossfire-do = Fang en rød brikke i kryssilden
island-lesson-crossfire-1 = To mål, to skudd. Hvilket skudd tar mer enn én brikke?
island-lesson-crossfire-2 = Skarpe blokker teller også. Treffer skuddet en slik, fjernes også de som står imellom.
island-lesson-crossfire-3 = Først riktig avstand. Så tar ett skudd begge.

## Skån dine egne

island-lesson-own = Skån dine egne
island-lesson-own-about = Skudd og eksplosjoner skiller ikke mellom sidene. Se hvem som står i veien før du skyter.
island-lesson-own-do = Treff en rød brikke uten å miste en egen
island-lesson-own-1 = Tre av brikkene dine kan treffe denne jeepen. Ett av skuddene ville også ta soldaten din.
island-lesson-own-2 = Det ligger en blokk i nærheten. Den ville ta soldaten din også.
island-lesson-own-3 = Soldaten din står i veien. Flytt først, skyt etterpå.

## Blokker

island-lesson-blocks = Blokker
island-lesson-blocks-about = En blokk stopper trekk og skudd til den blir truffet eller noen lander på den. En skarp blokk fjerner da alle på de åtte rutene rundt.
island-lesson-blocks-do = Bruk blokken
island-lesson-blocks-1 = To røde brikker står ved siden av denne blokken. En fulltreffer snur den.
island-lesson-blocks-2 = Den skjermer stridsvognen. Rydd den bort først, ta så stridsvognen.
island-lesson-blocks-3 = Land på blokken. Rett fram med hele kastet er det tillatt; denne er ufarlig.

## Kjeder

island-lesson-chains = Kjeder
island-lesson-chains-about = En skarp blokk som en brikke utløser, utløser også blokkene rundt. De utløser ingen flere.
island-lesson-chains-do = Bruk kjeden uten å miste en egen brikke
island-lesson-chains-1 = To blokker ligger inntil hverandre. Treff denne, så eksploderer den andre ved siden av jeepen.
island-lesson-chains-2 = Hvilken blokk når denne soldaten? Kjeden er ett steg lang.
island-lesson-chains-3 = Vær forsiktig med kjeder. Blokkene her ville ta din egen soldat; jeepen har et bedre skudd.

## Når du kaster null

island-lesson-zero = Når du kaster null
island-lesson-zero-about = En null gir deg et valg: hente forsterkninger, dreie en brikke eller velge plattformen. Så kaster du igjen.
island-lesson-zero-do = Få mest mulig ut av nullen
island-lesson-zero-1 = Drei jeepen til venstre. Da ser den mot soldaten og kan skyte etter neste kast.
island-lesson-zero-2 = Du er i mindretall. Hent inn en brikke fra plattformen.
island-lesson-zero-3 = Veien inn er stengt. Dine egne brikker står foran plattformen, så velg den og la den gli.

## Forsterkninger

island-lesson-reinforcements = Forsterkninger
island-lesson-reinforcements-about = På en null går en brikke inn på ruten rett foran sin plattformrute og ser rett fram. Det nye kastet flytter bare den.
island-lesson-reinforcements-do = Hent inn riktig brikke
island-lesson-reinforcements-1 = Den røde jeepen står i kolonne c. Den som går inn der, kan skyte på den etter neste kast.
island-lesson-reinforcements-2 = Soldaten din står her. Derfor er plattformrute 1 stengt, og en annen må inn.
island-lesson-reinforcements-3 = Gå inn og kjør videre. Hent inn jeepen her og kjør rett til b4.

## Plattformen

island-lesson-pad = Plattformen
island-lesson-pad-about = Velg plattformen på en null og kast igjen: Den glir nøyaktig så langt, til venstre eller høyre, og turen din er over.
island-lesson-pad-do = La plattformen gli dit den hjelper
island-lesson-pad-1 = Stridsvognen kommer ikke inn. Velg plattformen og la den gli til den frie kolonnen e.
island-lesson-pad-2 = Bare én vei er mulig. Til venstre ville missilet komme forbi hjørnet.
island-lesson-pad-3 = Stridsvognen står på plattformrute 5. Hvilken vei får den en fri rute foran seg?

## Rom å bevege seg i

island-lesson-room = Plass til å gå
island-lesson-room-about = Hele kastet må brukes hvis en brikke kan bruke det. Hold brikkene dine unna kanten, blokkene og hverandre.
island-lesson-room-do = Bruk kastet og behold plassen
island-lesson-room-1 = En blokk tre ruter fram. Ikke land på den: Gå én rute kortere, og drei.
island-lesson-room-2 = Jeepen står nesten fast. Drei den ved kanten mens den ennå kan gå.
island-lesson-room-3 = Kø i kolonne d. Den fremste må gi plass.

## Straffer

island-lesson-penalties = Straffer
island-lesson-penalties-about = Kan ingen av brikkene dine bruke kastet, fjerner motstanderen en av dem. Har du ingen på øya, og kan ingen gå inn, fjernes en fra plattformen.
island-lesson-penalties-do = Unngå straffen, eller bruk den
island-lesson-penalties-1 = Den røde stridsvognen sperrer for jeepen. Et skudd åpner veien, og så kan kastet brukes.
island-lesson-penalties-2 = Nord står fast. Ta den sterkeste: stridsvognen.
island-lesson-penalties-3 = Nord kommer ikke inn. Brikkene dine står foran plattformen; ta stridsvognen fra den.

## Klargjøring

island-lesson-setup = Klargjøring
island-lesson-setup-about = Ti blokker, aldri to i samme rad eller kolonne; fem brikker i dine to første rader; fem på plattformen.
island-lesson-setup-do = Gjør klar din side
island-lesson-setup-1 = En blokk i en ledig rad og kolonne. Raden og kolonnen til en annen blokk er stengt.
island-lesson-setup-2 = En stridsvogn som ser mot nord. Den skyter fire ruter, så en lang, fri kolonne passer den.
island-lesson-setup-3 = De fem andre skal hit. Rekkefølgen betyr noe: Hver går inn rett foran sin rute.

## Vinne

island-lesson-win = Å vinne
island-lesson-win-about = En side uten brikker på øya og plattformen har tapt. Finn skuddet som tar de siste.
island-lesson-win-do = Vinn slaget
island-lesson-win-1 = Den siste soldaten. Hvem har den på nøyaktig riktig avstand?
island-lesson-win-2 = To er igjen. Bare ett skudd tar begge.
island-lesson-win-3 = Ikke noe direkte skudd. Men det ligger en blokk ved siden av jeepen.
