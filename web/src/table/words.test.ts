import { describe, expect, it } from "vitest";
import { hear } from "../lib/say";
import type { Entry, Lang, Prompt } from "../wire";
import { askedWords, lineWords, storyWords } from "./words";

const PROMPT: Prompt = { number: 1, seat: "south", code: "roll", rule: "I-3.1" };

function asked(lang: Lang, prompt: string, heading: string): string {
  hear(lang, `island-prompt-roll = ${prompt}\ntable-your-turn-to = ${heading}: { $what }\n`);
  return askedWords("island", PROMPT).heading;
}

describe("what is asked", () => {
  it("goes on after a colon as the language does: in small letters, or with a capital before a sentence", () => {
    expect(asked("en", "Roll the die.", "Your turn")).toBe("Your turn: roll the die");
    expect(asked("it", "Lancia il dado.", "Tocca a te")).toBe("Tocca a te: lancia il dado");
    expect(asked("de", "Würfle.", "Du bist dran")).toBe("Du bist dran: Würfle");
    expect(asked("no", "Kast terningen.", "Din tur")).toBe("Din tur: Kast terningen");
  });
  it("is said shortly where the whole sentence is long and a game has a shorter one", () => {
    const long = "Stelle eine Einheit auf oder setze einen Luftschlag ein. Du hast 2 Aktionen.";
    const say = "table-your-turn-to = Du bist dran: { $what }\ntable-your-turn = Du bist dran\n";
    const prompt = { ...PROMPT, code: "play" };
    hear("de", `${say}hill218-prompt-play = ${long}\nhill218-short-play = Einheit oder Luftschlag\n`);
    const asked = askedWords("hill218", prompt);
    expect(asked).toEqual({ heading: "Du bist dran: Einheit oder Luftschlag", body: "Du hast 2 Aktionen." });
    hear("de", `${say}hill218-prompt-play = ${long}\n`);
    expect(askedWords("hill218", prompt)).toEqual({ heading: "Du bist dran", body: long, vague: true });
  });
});

describe("what has just happened", () => {
  const event = (code: string, seat: "south" | "north") => ({ code, facts: { seat } });
  const entry = (
    seat: "south" | "north",
    ...events: { code: string; facts: { seat: "south" | "north" } }[]
  ): Entry => ({ seq: 1, at: 1, kind: "act", played: [{ seat, token: "x", chance: false, events }] });
  const told = (...entries: Entry[]) => storyWords("island", entries, "south", { you: "south", name: () => null });

  it("is nothing of an earlier turn, as long as the next one has only begun", () => {
    hear("en", "island-event-pad-loaded = Loaded.\nisland-event-rolled = Rolled.\n");
    const loaded = entry("south", event("pad-loaded", "south"), event("turn-began", "south"));
    expect(told(loaded)).toBe("");
    expect(told(loaded, entry("south", event("rolled", "south")))).toBe("Rolled.");
    // The turn of the other side begins within what ends this one.
    expect(told(entry("south", event("rolled", "south"), event("turn-began", "north")))).toBe("Rolled.");
  });
  it("names how far a computer goes back", () => {
    const words = "{ $foe ->\n    [you] Your turn\n   *[other] Their turn\n} was taken back.";
    hear("en", `table-log-accept-takeback = Agreed.\ntable-log-takeback-turn = ${words}\n`);
    const line = { key: "e1", turn: null, first: false, seat: "north", events: [], kind: "accept-takeback" } as const;
    const of = (computer: boolean) =>
      lineWords(
        "island",
        { ...line, events: [], undone: false, decided: false, setUp: false },
        { you: "south", name: () => null, computer: () => computer },
      );
    expect([of(true), of(false)]).toEqual(["Your turn was taken back.", "Agreed."]);
  });
});
