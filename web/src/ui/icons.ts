/** The icons of the page's own that symbols.svg lacks; the drawings are in icons.svg. */
export const ICONS: ReadonlySet<string> = new Set(
  "i-sound i-mute i-auto i-copy i-share i-pause i-renew i-remove i-settings i-back i-file i-warn i-skip i-again i-hand i-deck i-speech i-clock i-seat i-swift i-move i-erase i-picture i-film".split(
    " ",
  ),
);
