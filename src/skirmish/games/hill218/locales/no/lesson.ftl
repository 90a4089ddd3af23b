### Leksjonene: et første slag med veiledning, så én idé hver.

## Ditt første slag

hill218-lesson-first = Ditt første slag
hill218-lesson-first-about = Forsyning, angrep, støtte: et kort slag mot en tålmodig motstander. Du spiller alle kortene selv.
hill218-lesson-first-after = Det første spillet begynner med tre kort. Det vanlige spillet begynner med fem, og to av dem legger du tilbake under kortstokken: Behold dem du vil spille først.
hill218-lesson-first-hill = Høyden og de to basene
hill218-lesson-first-hill-text = Basen din ligger under høyden, Nords ligger over. Får du en enhet på fiendens base, vinner du med en gang. Kortene du ser, har du på hånden.
hill218-lesson-first-hill-bubble = Høyden. Her utplasseres det aldri noe.
hill218-lesson-first-base = Besett basen din
hill218-lesson-first-base-do = Utplasser infanteri på basen din
hill218-lesson-first-base-text = All forsyning kommer fra basen, så den første enheten skal dit. Trykk på infanterikortet, så på basen.
hill218-lesson-first-base-bubble = Basen din. I den aller første turen spilles bare ett kort.
hill218-lesson-first-supply = Forsyning
hill218-lesson-first-supply-do = Utplasser tunge våpen på (1, −1)
hill218-lesson-first-supply-text = Fra nå av trekker du to kort hver tur og har to handlinger. Nye enheter utplasseres der forsyningen når fram: ved siden av en enhet som har forsyning.
hill218-lesson-first-supply-bubble = Ved siden av basen. Infanteriet der forsyner denne ruten.
hill218-lesson-first-tank = Angrip med stridsvogn
hill218-lesson-first-tank-do = Stridsvogn til (1, 0), angrip så (1, 1)
hill218-lesson-first-tank-text = En enhet angriper én gang, når den utplasseres. En stridsvogn angriper til de fire sidene og trenger ingen hjelp.
hill218-lesson-first-tank-bubble = Rett under rødt infanteri. Herfra ødelegger en stridsvogn det.
hill218-lesson-first-support = Støtte
hill218-lesson-first-support-do = Tunge våpen til (2, 0), angrip så (1, 1)
hill218-lesson-first-support-text = Nord er tilbake på (1, 1). Tunge våpen angriper over hjørnene, men bare der en av de andre enhetene dine støtter. Det gjør stridsvognen.
hill218-lesson-first-support-bubble = Over hjørnet. Herfra når tunge våpen (1, 1), og stridsvognen ved siden av støtter dem.
hill218-lesson-first-para = Fallskjermjegere
hill218-lesson-first-para-do = Slipp fallskjermjegere på (−1, 0)
hill218-lesson-first-para-text = Ingen kjede når hit, og fallskjermjegere trenger ingen: I et vanlig spill lander de nesten overalt, og bare på fiendens base trenger de forsyning. Denne leksjonen gir dem én rute.
hill218-lesson-first-para-bubble = Hit når ingen forsyning. Bare fallskjermjegere kan komme hit.
hill218-lesson-first-strike = Et luftangrep
hill218-lesson-first-strike-do = Luftangrep på fiendens base
hill218-lesson-first-strike-text = Det ødelegger en hvilken som helst enhet, og du har to i hvert spill. Uten basen er Nord avskåret, og basen ligger åpen.
hill218-lesson-first-strike-bubble = All forsyningen til Nord starter her. Velg luftangrepet, så denne enheten.
hill218-lesson-first-storm = Storm basen
hill218-lesson-first-storm-do = Spesialstyrker på fiendens base
hill218-lesson-first-storm-text = Spesialstyrker får forsyning over hjørnene, og stridsvognen på (1, 0) gir den videre. En enhet på fiendens base vinner med en gang.
hill218-lesson-first-storm-bubble = Basen ligger åpen. Ett kort her, og slaget er vunnet.

## Forsyning

hill218-lesson-supply = Forsyning
hill218-lesson-supply-about = En enhet utplasseres på egen base, eller der en kjede av enhetene dine fører tilbake dit. Spesialstyrker regner hjørner i stedet for sider.
hill218-lesson-supply-do = Få forsyning fram til den merkede ruten
hill218-lesson-supply-1 = Her trengs en enhet. To handlinger: Den første gir forsyning til den andre.
hill218-lesson-supply-2 = Over hjørnet fra basen. Hvilket av kortene dine får forsyning slik?
hill218-lesson-supply-3 = Basen din er tom. Uten den er begge enhetene avskåret.

## Støtte

hill218-lesson-support = Støtte
hill218-lesson-support-about = De fleste enheter angriper bare ruter som en av de andre enhetene dine støtter. Om den selv har forsyning, spiller ingen rolle.
hill218-lesson-support-do = Angrip den merkede røde enheten
hill218-lesson-support-1 = En av dine står ved siden av. Hvor kan en til angripe fra?
hill218-lesson-support-2 = En stridsvogn alene. De tunge våpnene ved siden av støtter alle åtte rutene rundt.
hill218-lesson-support-3 = Ingen støtte ennå. La den første enheten støtte den andre.

## Infanteri

hill218-lesson-infantry = Infanteri
hill218-lesson-infantry-about = Forsyning, angrep og støtte til de fire sidene. Du har sju: De er kjeden som holder alt sammen.
hill218-lesson-infantry-do = Bruk infanteriet godt
hill218-lesson-infantry-1 = Stridsvognen støtter et angrep her. Utplasser infanteri ved siden av og angrip.
hill218-lesson-infantry-2 = Stridsvognen din er avskåret. Tett hullet.
hill218-lesson-infantry-3 = To handlinger, én rød stridsvogn. La det ene kortet støtte det andre.

## Tunge våpen

hill218-lesson-heavy = Tunge våpen
hill218-lesson-heavy-about = De angriper over de fire hjørnene og trenger støtte til det. Selv støtter de alle åtte rutene rundt.
hill218-lesson-heavy-do = Angrip med tunge våpen, eller med støtte fra dem
hill218-lesson-heavy-1 = Artilleri på skrå. Finn ruten der du når det over hjørnet.
hill218-lesson-heavy-2 = Tunge våpen står under. De støtter et angrep på denne stridsvognen fra alle sider.
hill218-lesson-heavy-3 = Først støtten, så angrepet. Tunge våpen på (1, −1) når denne stridsvognen over hjørnet.

## Spesialstyrker

hill218-lesson-special = Spesialstyrker
hill218-lesson-special-about = De får forsyning over hjørnene og slipper forbi høyden. De angriper til de fire sidene, med støtte.
hill218-lesson-special-do = Bruk spesialstyrkene
hill218-lesson-special-1 = Ved siden av høyden i én handling. Hvilket kort kommer hit rett fra basen?
hill218-lesson-special-2 = Infanteriet ditt støtter et angrep på denne stridsvognen. Spesialstyrkene kan komme inn ved siden av den, over hjørnet.
hill218-lesson-special-3 = Fallskjermjegerne er avskåret, men støtter likevel. Angrip dette artilleriet nedenfra.

## Stridsvogner

hill218-lesson-tank = Stridsvogner
hill218-lesson-tank-about = En stridsvogn angriper til de fire sidene og trenger ikke støtte. Er det flere mål, velger du.
hill218-lesson-tank-do = Ødelegg den merkede røde enheten med en stridsvogn
hill218-lesson-tank-1 = Ingen støtte trengs. Utplasser stridsvognen rett under.
hill218-lesson-tank-2 = Ta artilleriet. Fra noen ruter har stridsvognen to mål: Velg riktig.
hill218-lesson-tank-3 = En rød stridsvogn står på terskelen. Slå tilbake fra ruten ved siden av basen.

## Artilleri

hill218-lesson-artillery = Artilleri
hill218-lesson-artillery-about = Det treffer ruten to framover, ruten på hver side av den og ruten tre framover. Det trenger ikke støtte, og ingenting imellom stopper det.
hill218-lesson-artillery-do = Treff den merkede røde enheten med artilleri
hill218-lesson-artillery-1 = To ruter framover. Fra hvilken rute er denne stridsvognen nøyaktig to ruter framover?
hill218-lesson-artillery-2 = Ved siden av ruten to framover. Eller tre framover: Det finnes flere måter.
hill218-lesson-artillery-3 = Tre ruter framover. Over linjene, langt bak.

## Fallskjermjegere

hill218-lesson-para = Fallskjermjegere
hill218-lesson-para-about = De kan lande uten forsyning på en hvilken som helst tom rute i nærheten, men ikke på høyden eller fiendens base. De angriper som infanteri.
hill218-lesson-para-do = Land der det hjelper
hill218-lesson-para-1 = Bak linjene. Stridsvognen din støtter et angrep på den røde stridsvognen.
hill218-lesson-para-2 = Én lander, én angriper. Fallskjermjegerne støtter infanteriet, eller omvendt.
hill218-lesson-para-3 = Basen din er tom. Fallskjermjegere kan også tette hullet.

## Luftangrep

hill218-lesson-strikes = Luftangrep
hill218-lesson-strikes-about = Et luftangrep er én handling og ødelegger en hvilken som helst fiendtlig enhet. Du har to i hvert spill: Spar dem til det som teller.
hill218-lesson-strikes-do = Bruk luftangrepet der det teller
hill218-lesson-strikes-1 = Artilleri langt bak. Ingen av enhetene dine når det.
hill218-lesson-strikes-2 = En stridsvogn i veien. Rydd ruten, ta den så.
hill218-lesson-strikes-3 = Ett angrep kan avskjære mange. Hvilken enhet er alle de andre avhengige av?

## Bryte en kjede

hill218-lesson-cutting = Bryt en kjede
hill218-lesson-cutting-about = En enhet som har mistet kjeden til basen, blir stående og støtter fortsatt, men ingenting kan utplasseres fra den.
hill218-lesson-cutting-do = Avskjær minst én rød enhet
hill218-lesson-cutting-1 = Finn leddet. Et luftangrep bryter enhver kjede.
hill218-lesson-cutting-2 = Bryt den med stridsvognen. Det som ligger bortenfor denne enheten, blir avskåret.
hill218-lesson-cutting-3 = På avstand. Artilleriet velger ett ledd i denne lange kjeden.

## Storme basen

hill218-lesson-storming = Storm basen
hill218-lesson-storming-about = En enhet som utplasseres på fiendens base, vinner med en gang. Den må ha forsyning der, og basen må være tom.
hill218-lesson-storming-do = Vinn ved å ta fiendens base
hill218-lesson-storming-1 = Den er tom. Stridsvognen din står ved siden av og gir forsyning videre.
hill218-lesson-storming-2 = Bare over hjørnet. Hvem får forsyning slik?
hill218-lesson-storming-3 = Den er forsvart. Rydd den først, gå så inn.

## Telle

hill218-lesson-counting = Opptelling
hill218-lesson-counting-about = Når begge kortstokkene er tomme og ingen kan spille mer, vinner siden med flest enheter i spill.
hill218-lesson-counting-do = Vinn på antall
hill218-lesson-counting-1 = To mot to, og det siste kortet ditt. Hvor som helst går bra.
hill218-lesson-counting-2 = Ingen kort igjen, men et luftangrep. Én rød enhet mindre avgjør.
hill218-lesson-counting-3 = To mot tre. En handling som gir én og tar én, snur resultatet.
