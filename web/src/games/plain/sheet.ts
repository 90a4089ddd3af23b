// How places of a drawing look when they can be picked. Inside the drawing's own tree, where the page's styles end.
export const SHEET = new CSSStyleSheet();
SHEET.replaceSync(`
  .board { display: block; width: 100%; height: 100%; max-width: 100%; max-height: 100%; }
  [data-space].able { cursor: pointer; outline: 2.5px dashed var(--legal); outline-offset: -3px; border-radius: 4px; }
  [data-space].able:hover { outline-style: solid; }
  [data-space].on { outline: 4px solid var(--action); outline-offset: -4px; }
  [data-space]:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
`);
