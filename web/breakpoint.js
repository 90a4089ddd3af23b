// Where the page's two layouts part. CSS has no variables in media queries: style sheets write (--phone) and (--wide),
// and both are filled in when a component is compiled.

/** The widest window, in pixels, that gets the phone's layout; a tablet held upright is one. */
export const PHONE = 860;

/** A component's style sheet with the names of the two layouts filled in.
 * @param {string} css */
export function named(css) {
  return css.replaceAll("(--phone)", `(max-width: ${PHONE}px)`).replaceAll("(--wide)", `(min-width: ${PHONE + 1}px)`);
}
