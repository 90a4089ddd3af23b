### Laboratoriet: arenaens kommando, tabeller og bilder.

## Kommandoen

terminal-overview-arena = la motstandere spille mot hverandre, og gi dem rating
terminal-help-arena = Alle spiller mot alle, i par av spill med de samme tilfeldige hendelsene og byttede plasser. Til slutt får du ratinger med feilmarginer, hvem som slo hvem, hvor mye det er verdt å begynne, hvor lange spillene er og hvordan de ender. Med --out lagres alt, også spillene; den samme kommandoen fortsetter der det ble avbrutt.
terminal-help-arena-status = Sluttstatus: 0, 1 hvis et spill ikke kunne spilles ferdig, 2 ved feil bruk, 130 etter Ctrl+C eller SIGTERM (det som er spilt til da, vises).
terminal-help-agents = hvem som er med, med komma mellom; kan gis flere ganger. Motstandere: { $agents } (et program, for eksempel cmd:./bot --fast). Et eget navn: mine=cmd:./bot. En egen grense: general@200ms eller general@5000n (noder)
terminal-help-arena-games = hvor mange spill for hvert par, et partall; med tre blir det tre ganger så mange i alt, med fire seks ganger (standard: 20)
terminal-help-arena-time = hvor mange millisekunder en avgjørelse kan ta, for dem uten egen grense
terminal-help-arena-nodes = hvor mange noder en avgjørelse kan koste; da gir samme seed de samme spillene på alle maskiner
terminal-help-arena-jobs = hvor mange spill som spilles samtidig, hvert i sin egen prosess (standard: 1; på en klynge like mange som den har prosessorer)
terminal-help-arena-out = en mappe for spillene, det programmene skriver til stderr, result.json og et bilde
terminal-help-arena-cluster = spill på en Ray-klynge på denne adressen; local starter en på denne maskinen
terminal-help-arena-anchor = hvem som har ratingen 0 (standard: gjennomsnittet av alle)
terminal-arena-left = { $over } av { $total } spill er lagret i { $folder }. Den samme kommandoen fortsetter med dem.
terminal-arena-kept = Alt er lagret i { $folder }.

## Hva som ble funnet

lab-summary = { $game } { $variant }, { $played } av { $total } spill, seed { $seed }.
lab-head = { $head ->
    [agent] deltaker
    [rating] Elo
    [interval] 95{ "\u00A0" }%
    [games] spill
    [score] S-U-T
    [share] %
    [time] ms per avgjørelse
   *[pairing] par
}
lab-range = { $low }–{ $high }
# Signs stand before both numbers.
lab-range-signed = { $low } – { $high }
lab-cross = Radens poeng mot kolonnen, i %:
lab-first = Den som begynte, fikk { $share }{ "\u00A0" }% av poengene (95{ "\u00A0" }%: { lab-range }).
lab-length = Et spill har { $mean } avgjørelser i gjennomsnitt ({ $least }–{ $most }).
lab-ends = Slik endte spillene: { $ends }.
lab-failures = { $name } tapte spill ved egen feil: { $ends }.
lab-crash = Spill { $number } kunne ikke spilles: { $reason }.
lab-end = { $how ->
    [eliminated] ingen brikker igjen
    [five-lost] fem tapt
    [quiet] stille turer
    [base] fiendens base
    [more-units] flere enheter
    [equal-units] like mange enheter
    [resignation] ga opp
    [bot-late] tiden ute
    [bot-silent] taus
    [bot-unreadable] uleselig svar
    [bot-unasked] svarte uten spørsmål
    [bot-illegal] ulovlig svar
    [bot-flood] for mye utdata
    [bot-died] programmet stanset
    [bot-closed] utdata lukket
    [bot-missing] programmet mangler
   *[other] { $how }
}

## Bilder

lab-plot-title = { $game } { $variant } · { $games } spill
lab-plot-rating = Rating (Elo, med 95{ "\u00A0" }%-intervaller)
lab-plot-cross = Radens poeng mot kolonnen (%)
