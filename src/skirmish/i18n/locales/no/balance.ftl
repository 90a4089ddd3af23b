### Balansestudien: kommandoen, rapporten og bildene.

## Kommandoen

terminal-overview-balance = studer et spill: hvem som vinner, hvordan det ender, hva hver brikke eller hvert kort er verdt
terminal-help-balance = Et nivå spiller mot seg selv, tusenvis av ganger. Du får vite hvor mye det er verdt å begynne, hvor ofte det blir uavgjort, hvor lange spillene er og hvordan de ender, hva hver brikke eller hvert kort er verdt, og hvor ting skjer. Med --out lagres spillene, tallene, bildene og en side; den samme kommandoen fortsetter der det ble avbrutt.
terminal-help-balance-status = Sluttstatus: 0, 1 hvis et spill ikke kunne spilles ferdig, 2 ved feil bruk, 130 etter Ctrl+C.
terminal-help-balance-level = hvem som spiller mot seg selv (standard: captain): { $levels }
terminal-help-balance-games = hvor mange spill (standard: 2000)
terminal-help-balance-nodes = hvor mange noder en avgjørelse kan koste, i stedet for det nivået ellers bruker
terminal-help-balance-jobs = hvor mange spill som spilles samtidig, hvert i sin egen prosess (standard: 1)
terminal-help-balance-out = en mappe for spillene, balance.json, bildene og siden balance.md
terminal-balance-left = { $over } av { $total } spill er lagret i { $folder }. Den samme kommandoen fortsetter med dem.
terminal-balance-kept = Alt er lagret i { $folder }.

## Rapporten

balance-title = { $game }, { $variant }
balance-summary = { $games ->
    [one] Ett spill
   *[other] { $games } spill
} der { $level } møter seg selv, hvert med egne tilfeldige hendelser; hvem som begynner, trekkes. Seed { $seed }. Tall i parentes er 95{ "\u00A0" }%-intervaller.
balance-nodes = En avgjørelse kostet { $nodes } noder.
balance-openings = { $openings ->
    [one] Alle begynte fra samme oppstilling.
   *[other] De begynte fra { $openings } ulike oppstillinger.
}
balance-heading = { $part ->
    [first] Hvem som vinner
    [length] Hvor lange spillene er
    [ends] Hvordan spillene ender
    [kinds] Hva som skjer med hver type
    [worth] Hva ting er verdt
   *[maps] Hvor det skjer
}
balance-first = Den som begynte, vant { $wins }, spilte { $draws } uavgjort og tapte { $losses }: { $share }{ "\u00A0" }% av poengene ({ $between }), med uavgjort som en halv seier.
balance-verdict = { $verdict ->
    [first] Det er en fordel å begynne: Tilfeldigheter alene ville neppe gitt så mye.
    [second] Det er en fordel å være nummer to: Tilfeldigheter alene ville neppe gitt den første så lite.
   *[none] Det er ingen fordel som kan skilles fra tilfeldigheter.
}
balance-draws = { $share }{ "\u00A0" }% av spillene endte uavgjort ({ $between }).
balance-length = Et spill har { $mean } turer i gjennomsnitt, begge sider medregnet; halvparten av spillene har mellom { $quarter } og { $upper }, det korteste { $least } og det lengste { $most }. Det er { $decisions } avgjørelser i gjennomsnitt.
balance-worth = Slik leses det: Hver { $every }. tur ble det notert hva sidene hadde, og hvordan spillet endte. Tallet er vinnersjansen for en side som har én mer av dette og like mye av alt annet. 50{ "\u00A0" }% betyr at det ikke er verdt noe.
balance-plain = For eksempel { $thing }: Med én mer og alt annet likt vinnes et jevnt spill { $share }{ "\u00A0" }% av gangene ({ $between }).
balance-maps = Alt er sett fra siden det gjelder, med dens egen kant nederst: Brettet til Nord er snudd. Mørkere betyr oftere.

balance-head = { $head ->
    [end] slutt
    [games] spill
    [share] %
    [kind] type
    [chance] vinner %
   *[between] 95{ "\u00A0" }%
}
balance-alt = { $picture ->
    [overview] Hvem som vinner, hvordan spillene ender og hvor lange de er
    [worth] Hva én mer av hver ting er verdt, med intervaller
   *[maps] Varmekart
}

## Bilder

balance-plot-title = { $game } { $variant } · { $games } spill der { $level } møter seg selv
balance-plot-who = Hvem som vinner (% av spillene)
balance-plot-won = { $who ->
    [first] den som begynner
    [draw] uavgjort
   *[second] den andre
}
balance-plot-share = Poengene til den som begynner (forstørret)
balance-plot-interval = { $share }{ "\u00A0" }% ({ $low }–{ $high })
balance-plot-ends = Hvordan spillene ender (% av spillene)
balance-plot-length = Hvor lange spillene er
balance-plot-turns = turer for begge sider
balance-plot-games = spill
balance-plot-median = median { $turns }
balance-plot-worth = vinnersjanse med én mer, alt annet likt (%)
balance-plot-maps = Sett fra siden det gjelder, dens egen kant nederst; i % av alt.
