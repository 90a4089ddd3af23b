// A drawing made safe. It comes from our server, but a game of another package drew it: shapes stay, everything that
// could run, load or link goes. The content security policy forbids the same things once more.

const SHAPES = new Set(
  (
    "svg g defs symbol use path rect circle ellipse line polyline polygon text tspan textPath title desc " +
    "linearGradient radialGradient stop clipPath mask pattern marker filter feBlend feColorMatrix feComposite feFlood " +
    "feGaussianBlur feMerge feMergeNode feMorphology feOffset feDropShadow"
  ).split(" "),
);
const SVG = "http://www.w3.org/2000/svg";
/** A reference to anything but a part of the drawing itself. Escapes could spell one in a way not found here. */
const OUTSIDE = /url\((?!\s*['"]?#)|\b(?:image|image-set|src|expression)\(|@import|\\/i;
/** A selector of the element on the page that holds the drawing: comments may stand between its colon and its name. */
const HOST = /:(?:host|\/\*)/i;

export interface Drawing {
  svg: SVGSVGElement;
  /** The text of its style sheets, to be applied to the drawing alone. */
  css: string;
}

/** The drawing in this text; null if it is not one. */
export function sanitised(text: string): Drawing | null {
  // The policy blocks styles where they are parsed: they travel under other names and are set afterwards.
  const renamed = text.replace(/(\s)style=/g, "$1data-style=").replace(/<(\/?)style\b/g, "<$1x-style");
  const parsed = new DOMParser().parseFromString(renamed, "image/svg+xml");
  const root = parsed.documentElement;
  if (root.localName !== "svg" || root.namespaceURI !== SVG || parsed.querySelector("parsererror")) return null;
  const css = [...root.querySelectorAll("x-style")].map((each) => each.textContent).join("\n");
  for (const each of [root, ...root.querySelectorAll("*")]) clean(each);
  const svg = document.importNode(root, true) as unknown as SVGSVGElement;
  for (const each of [svg, ...svg.querySelectorAll<SVGElement>("[data-style]")]) {
    const style = each.getAttribute("data-style");
    each.removeAttribute("data-style");
    if (style && !OUTSIDE.test(style)) each.style.cssText = style;
    each.style.removeProperty("position");
  }
  return { svg, css: OUTSIDE.test(css) || HOST.test(css) ? "" : css };
}

function clean(element: Element): void {
  if (element.namespaceURI !== SVG || !SHAPES.has(element.localName)) {
    element.remove();
    return;
  }
  for (const attribute of [...element.attributes]) {
    const { name, value } = attribute;
    const local = name.slice(name.indexOf(":") + 1);
    const runs = local.startsWith("on") || local === "style";
    const leads = (local === "href" && !value.startsWith("#")) || OUTSIDE.test(value);
    if (runs || leads) element.removeAttributeNode(attribute);
  }
}
