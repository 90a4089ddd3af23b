// A drawing made safe. It comes from our server, but a game of another package drew it: shapes stay, everything that
// could run, load or link goes. The content security policy forbids the same things once more.

const SHAPES = new Set(
  (
    "svg g defs symbol use path rect circle ellipse line polyline polygon text tspan textPath title desc " +
    "linearGradient radialGradient stop clipPath mask pattern marker filter feBlend feColorMatrix feComposite feFlood " +
    "feGaussianBlur feMerge feMergeNode feMorphology feOffset feDropShadow"
  ).split(" "),
);
/** A reference to anything but a part of the drawing itself. */
const OUTSIDE = /url\(\s*['"]?(?!#)|@import|expression\(/i;

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
  if (root.localName !== "svg" || parsed.querySelector("parsererror")) return null;
  const css = [...root.querySelectorAll("x-style")].map((each) => each.textContent).join("\n");
  for (const each of [root, ...root.querySelectorAll("*")]) clean(each);
  const svg = document.importNode(root, true) as unknown as SVGSVGElement;
  for (const each of [svg, ...svg.querySelectorAll<SVGElement>("[data-style]")]) {
    const style = each.getAttribute("data-style");
    each.removeAttribute("data-style");
    if (style && !OUTSIDE.test(style)) each.style.cssText = style;
  }
  return { svg, css: OUTSIDE.test(css) ? "" : css };
}

function clean(element: Element): void {
  if (!SHAPES.has(element.localName)) {
    element.remove();
    return;
  }
  for (const { name, value } of [...element.attributes]) {
    const link = name === "href" || name === "xlink:href";
    if (name.startsWith("on") || (link && !value.startsWith("#")) || OUTSIDE.test(value)) element.removeAttribute(name);
  }
}
