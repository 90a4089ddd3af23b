import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import { click, FakePlay, find, all, show } from "../../testing";
import type { PlainView } from "../../wire";
import { faceOf, hasFace } from "../load";
import Board from "./Board.svelte";
import { PlainChoice } from "./choice.svelte";
import Panel from "./Panel.svelte";
import { sanitised } from "./sanitise";

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30">${inside}</svg>`;
const PLACES = ["a", "b", "c"].map((name, n) => `<rect data-space="${name}" x="${30 * n}" width="30" height="30"/>`);
const VIEW: PlainView = {
  game: "plain",
  name: "nim",
  svg: svg(PLACES.join("")),
  sentences: [{ id: "table-turn", facts: { turn: 3 } }],
};
const DECISIONS = [
  { token: "a-b", kind: "move", source: "a", target: "b" },
  { token: "a-c", kind: "move", source: "a", target: "c", words: { id: "table-turn", facts: { turn: 1 } } },
  { token: "pass", kind: "pass" },
];
const board = (choice: PlainChoice | null) => ({
  view: VIEW,
  below: "south" as const,
  choice,
  recent: [],
  reason: null,
  hints: null,
});
const places = () => [...(find(".drawing")?.shadowRoot?.querySelectorAll("[data-space]") ?? [])];

describe("a drawing from another package", () => {
  it.each([
    ["a script", "<script>alert(1)</script>", "script"],
    ["a foreign object", "<foreignObject><p>x</p></foreignObject>", "foreignObject"],
    ["a link", '<a href="https://example.org"><rect/></a>', "a"],
    ["an image", '<image href="https://example.org/x.png"/>', "image"],
    ["an animation of a link", '<use><set attributeName="href" to="https://example.org#x"/></use>', "set"],
  ])("loses %s", (_, inside, name) => {
    const found = sanitised(svg(inside));
    expect(found?.svg.querySelector(name)).toBeNull();
  });

  it("loses what runs and what comes from elsewhere, and keeps the rest", () => {
    const found = sanitised(
      svg(
        '<g onclick="x()" fill="red"><use href="https://example.org#x"/><use href="#own"/>' +
          '<rect fill="url(https://example.org)" stroke="url(#own)" style="fill: blue"/></g><style>rect { x: 1 }</style>',
      ),
    );
    const text = found?.svg.outerHTML ?? "";
    expect(text).not.toMatch(/onclick|example|<style/);
    expect(text).toContain('href="#own"');
    expect(text).toContain('stroke="url(#own)"');
    expect(found?.svg.querySelector("rect")?.style.fill).toBe("blue");
    expect(found?.css).toContain("rect { x: 1 }");
  });

  it.each([
    ["a link under another prefix", '<use xmlns:x="http://www.w3.org/1999/xlink" x:href="https://example.org#x"/>'],
    ["a shape that is no SVG", '<g><rect xmlns="http://www.w3.org/1999/xhtml" class="example"/></g>'],
    ["an escaped reference", '<rect fill="u\\72l(https://example.org)"/>'],
    ["an escaped reference in a style", '<rect style="fill: u\\72l(https://example.org)"/>'],
    ["a set of images", '<rect style="mask-image: image-set(&quot;https://example.org&quot; 1x)"/>'],
    ["an image in a style", '<rect style="mask-image: image(&quot;https://example.org&quot;)"/>'],
    ["a style that was not renamed", '<rect style = "fill: example"/>'],
  ])("loses %s", (_, inside) => {
    expect(sanitised(svg(inside))?.svg.outerHTML).not.toContain("example");
  });

  it("keeps references to itself in quotes", () => {
    expect(sanitised(svg(`<rect fill="url('#own')"/>`))?.svg.outerHTML).toContain("#own");
  });

  it.each([
    ":host { position: fixed }",
    ":HOST(div) { inset: 0 }",
    ":/**/host { inset: 0 }",
    ":h\\6fst { inset: 0 }",
    "rect { fill: u\\72l(https://example.org) }",
    'rect { mask-image: image-set("https://example.org" 1x) }',
    'rect { mask-image: -webkit-image-set("https://example.org" 1x) }',
    'rect { mask-image: image("https://example.org") }',
  ])("drops the style sheet %s", (css) => {
    expect(sanitised(svg(`<style>${css}</style>`))?.css).toBe("");
  });

  it("takes no place on the page of its own", () => {
    const text = svg("").replace("<svg", '<svg style="position: fixed !important; fill: red"');
    const style = sanitised(text)?.svg.style;
    expect(style?.position).toBe("");
    expect(style?.fill).toBe("red");
  });

  it("is no drawing outside SVG's namespace", () => {
    expect(sanitised('<svg xmlns="http://www.w3.org/1999/xhtml"/>')).toBeNull();
    expect(sanitised("<svg/>")).toBeNull();
  });

  it("drops style sheets that load something, and what is no drawing", () => {
    expect(sanitised(svg("<style>@import 'https://example.org';</style>"))?.css).toBe("");
    expect(sanitised("<p>no drawing</p>")).toBeNull();
  });
});

describe("the plain table", () => {
  it("serves every game without a face", async () => {
    expect(hasFace("nim")).toBe(false);
    expect((await faceOf("nim")).Board).toBe(Board);
  });

  it("gives a picture the shape of its drawing, and sentences the room they need", async () => {
    const { aspect } = await faceOf("nim");
    expect([aspect(VIEW), aspect({ ...VIEW, svg: "" } as PlainView)]).toEqual(["90 / 30", "auto"]);
  });

  it("lists decisions in words, or as tokens, and submits the one that is pressed", () => {
    const play = new FakePlay(VIEW, "take", DECISIONS);
    const choice = new PlainChoice(play);
    show(Panel, { choice, play, telling: false });
    expect(all("[data-token]").map((each) => each.textContent?.trim())).toEqual(["a-b", "turn 1", "pass"]);
    click(find("[data-token='pass']"));
    expect(play.sent).toEqual(["pass"]);
  });

  it("makes the places that decisions are about buttons", () => {
    const play = new FakePlay(VIEW, "take", DECISIONS);
    const choice = new PlainChoice(play);
    show(Board, board(choice));
    show(Panel, { choice, play, telling: false });
    expect(places().map((each) => each.getAttribute("role"))).toEqual(["button", "button", "button"]);
    choice.pick("a");
    flushSync();
    expect(places()[0]?.getAttribute("aria-pressed")).toBe("true");
    expect(all("[data-token]")).toHaveLength(2);
    choice.pick("c");
    expect(play.sent).toEqual(["a-c"]);
  });

  it("asks why, forgets a place that is pressed twice, and offers nothing to a spectator", () => {
    const play = new FakePlay(VIEW, "take", DECISIONS);
    const choice = new PlainChoice(play);
    choice.pick("a");
    play.asking = true;
    choice.pick("b");
    expect(play.questions).toEqual([["a", "b"]]);
    choice.pick("a");
    expect(choice.places).toEqual([]);
    expect(choice.cancel()).toBe(false);
    show(Board, board(null));
    expect(places().some((each) => each.hasAttribute("role"))).toBe(false);
  });

  it("tells the board in sentences, openly where there is no drawing", () => {
    show(Board, board(null));
    expect(find("[data-role=sentences]")?.textContent).toBe("turn 3");
    expect(find("[data-role=sentences]")?.className).toContain("vh");
    document.body.innerHTML = "";
    show(Board, { ...board(null), view: { ...VIEW, svg: "" } as PlainView });
    expect(find("[data-role=sentences]")?.className).not.toContain("vh");
  });
});
