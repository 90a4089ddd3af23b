// Where the page's layouts part. CSS has no variables in media queries: style sheets write (--phone), (--wide), (--tight)
// and (--side), which are filled in when a component is compiled.

/** The widest window, in pixels, that gets the phone's layout; a tablet held upright is one. */
export const PHONE = 860;
/** The highest window, in pixels, that gets it whatever its width. */
export const SHORT = 520;

/** The highest window, in pixels, in which board and panel stand side by side and the panel's log has one line. */
export const LOW = 720;

const small = `((max-width: ${PHONE}px) or (max-height: ${SHORT}px))`;

/** Which part of a style sheet applies where; the table of a phone held sideways has its board beside everything else. */
const QUERIES = {
  "(--phone)": small,
  "(--wide)": `((min-width: ${PHONE + 1}px) and (min-height: ${SHORT + 1}px))`,
  "(--tight)": `(${small} or (max-height: ${LOW}px) or ((max-width: 1100px) and (max-height: 780px)))`,
  "(--side)": `(${small} and (min-width: 560px) and (min-aspect-ratio: 5/4))`,
};

/** A component's style sheet with the names of the layouts filled in.
 * @param {string} css */
export function named(css) {
  return Object.entries(QUERIES).reduce((text, [name, query]) => text.replaceAll(name, query), css);
}

/** Whether a window of this size gets the phone's layout, upright or sideways.
 * @param {number} width
 * @param {number} height */
export function isSmall(width, height) {
  return width <= PHONE || height <= SHORT;
}

/** Whether the board stands beside everything else in a window of this size.
 * @param {number} width
 * @param {number} height */
export function isSide(width, height) {
  return isSmall(width, height) && width >= 560 && width * 4 >= height * 5;
}

/** Whether the table's log has one line in a window of this size.
 * @param {number} width
 * @param {number} height */
export function isTight(width, height) {
  return isSmall(width, height) || height <= LOW || (width <= 1100 && height <= 780);
}
