### The Battle for Hill 218: what a balance study counts.

hill218-balance-ends = En enhet på fiendens base vinner straks (H-6.1). Ellers telles enhetene i spill når det ikke er mer å spille (H-6.2).
hill218-balance-kinds = For hver type: hvor mange en side utplasserer i et spill, og hvor mange av hundre utplasserte som straks ødelegger en enhet, fortsatt er i spill til slutt, og tar fiendens base.
hill218-balance-worth-drawn = For kort som er trukket, betyr «én mer»: dette kortet i stedet for infanteri. Bortsett fra de to som legges tilbake, kommer kort tilfeldig, så dette er kortets egen fortjeneste; det som er igjen eller i spill, forteller også hvem som allerede ledet.
hill218-balance-head = { $head ->
    [deployed] utplassert
    [destroys] ødelegger %
    [survives] overlever %
   *[base-taken] tar basen %
}
hill218-balance-end = { $end ->
    [base] fiendens base tatt
    [more-units] flere enheter
   *[equal-units] like mange enheter (uavgjort)
}
hill218-balance-thing = { $place ->
    [strike] ubrukt luftangrep
    [turn] å ha turen
   *[none] { word-hill218-kind }
}
hill218-balance-question = { $question ->
    [in-play] Én mer av disse i spill
   *[drawn] Trukket i stedet for infanteri
}
hill218-balance-map = { $map ->
    [infantry] Infanteri utplassert
    [heavy] Tunge våpen utplassert
    [special] Spesialstyrker utplassert
    [tank] Stridsvogner utplassert
    [artillery] Artilleri utplassert
    [para] Fallskjermjegere utplassert
    [destroyed] Hvor enheter ødelegges
   *[strike] Hvor luftangrep treffer
}
hill218-balance-legend = ▲ høyden, ○ egen base, □ fiendens base.
