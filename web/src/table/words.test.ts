import { describe, expect, it } from "vitest";
import { hear } from "../lib/say";
import type { Lang, Prompt } from "../wire";
import { askedWords } from "./words";

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
});
