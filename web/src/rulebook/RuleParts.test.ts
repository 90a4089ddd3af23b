import { describe, expect, it } from "vitest";
import { face as hill218 } from "../games/hill218/index";
import { face as island } from "../games/island/index";
import { show } from "../testing";
import type { Rulebook } from "../wire";
import RuleParts from "./RuleParts.svelte";

const kinds = () => [...document.querySelectorAll<HTMLElement>("[data-kind]")].map(({ dataset }) => dataset.kind);

describe("the rulebook shows its pieces after the rule that lists them", () => {
  it.each([
    ["I-1.2", island, ["soldier", "jeep", "tank"]],
    ["H-1.2", hill218, ["infantry", "heavy", "special", "tank", "artillery", "para"]],
  ] as const)("%s", (id, face, all) => {
    const book: Rulebook = { game: "island", lang: "en", parts: [{ kind: "rule", id, text: "Your pieces." }] };
    show(RuleParts, { book, face, target: "" });
    expect(kinds()).toEqual(all);
  });
});

describe("a broad table", () => {
  it("keeps the words of a cell together, as a phone sets them beside their column's name", () => {
    const table = { kind: "table", head: ["unit", "supply", "attack"], rows: [["infantry `I`", "4 sides", "4 sides"]] };
    const book: Rulebook = { game: "hill218", lang: "en", parts: [table as Rulebook["parts"][number]] };
    show(RuleParts, { book, face: null, target: "" });
    const cells = [...document.querySelectorAll("td")];
    expect(cells.map(({ childNodes }) => [...childNodes].filter(({ nodeType }) => nodeType !== 8).length)).toEqual([
      1, 1, 1,
    ]);
    expect(cells[0]?.textContent).toBe("infantry I");
  });
});
