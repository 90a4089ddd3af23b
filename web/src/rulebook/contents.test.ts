import { describe, expect, it } from "vitest";
import type { Rulebook } from "../wire";
import { anchors, found, places } from "./contents";

const BOOK: Rulebook = {
  game: "island",
  lang: "de",
  parts: [
    { kind: "heading", level: 1, text: "Kampf um die Insel" },
    { kind: "heading", level: 2, text: "3 Dein Zug: **Würfeln** & ziehen" },
    { kind: "rule", id: "I-3.1", text: "Ein Zug hat **fünf** Teile." },
    { kind: "example", text: "Süd würfelt." },
    { kind: "heading", level: 3, text: "3 Dein Zug: Würfeln, ziehen" },
    { kind: "rule", id: "I-3.2", text: "Nutze den `Wurf` ganz." },
  ],
};

describe("a rulebook's contents", () => {
  it("have anchors that can be read, each once", () => {
    const turn = "3-dein-zug-würfeln-ziehen";
    expect(anchors(BOOK)).toEqual([null, turn, "I-3.1", null, `${turn}-2`, "I-3.2"]);
  });

  it("are searched by words and by rule, in any case", () => {
    expect(found(BOOK, "  ")).toEqual({ all: [], some: [] });
    expect(found(BOOK, "FÜNF zug").all.map(({ id }) => id)).toEqual(["I-3.1"]);
    expect(found(BOOK, "i-3.2").all).toEqual([{ id: "I-3.2", text: "Nutze den Wurf ganz.", level: 0 }]);
    expect(found(BOOK, "Rakete")).toEqual({ all: [], some: [] });
    expect(places(BOOK)).toHaveLength(4);
  });

  it("are found also with most of the words, the best first, where few have all", () => {
    expect(found(BOOK, "Rakete Wurf ganz").some.map(({ id }) => id)).toEqual(["I-3.2"]);
    const { all, some } = found(BOOK, "fünf zug dein ganz");
    expect(all).toEqual([]);
    expect(some.map(({ id }) => id)).toEqual(["3-dein-zug-würfeln-ziehen", "I-3.1", "3-dein-zug-würfeln-ziehen-2"]);
    expect(found(BOOK, "Rakete Panzer Wurf").some, "one of three is too little").toEqual([]);
  });
});
