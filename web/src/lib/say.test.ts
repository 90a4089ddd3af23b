import { beforeEach, describe, expect, it, vi } from "vitest";
import { preferred } from "./language";
import { has, hear, listed, say, sayEvent, sayList, saySeat, shownSpace } from "./say";
import { sayDate } from "./words";

const TEXT = `
hello = Hello { $name }.
at = It stands at { SPACE($at) }.
text = You typed { $text }.
count = { $count ->
    [one] one card
   *[other] { $count } cards
}
seat = { $seat ->
    [south] South
   *[north] North
}
hill218-seat = { $seat ->
    [south] the South
   *[north] the North
}
hill218-event-drew = { $cards ->
    [unknown] drew { $cards-count }
   *[other] drew { $cards }
}
hill218-cards-each = { $word ->
    [heavy] heavy weapons
   *[tank] tank
}
`;

describe("say", () => {
  beforeEach(() => hear("en", TEXT));

  it("speaks English with English plurals where a game lacks the language", () => {
    hear(
      "ko",
      "hello = 안녕\n### In English\ncount = { $count ->\n    [one] one card\n   *[other] { $count } cards\n}\n",
    );
    expect(say("hello")).toBe("안녕");
    expect(say("count", { count: 1 })).toBe("one card");
    expect(has("count")).toBe(true);
  });

  it("fills facts in", () => {
    expect(say("hello", { name: "Ada" })).toBe("Hello Ada.");
    expect(say("count", { count: 1 })).toBe("one card");
    expect(say("count", { count: 3 })).toBe("3 cards");
    expect(saySeat("south")).toBe("South");
    expect(saySeat("north", "hill218")).toBe("the North");
  });

  it("shows spaces in brackets, with a true minus and no break, and only where a message means a space", () => {
    expect(shownSpace("-2,1")).toBe("(−2,\u00a01)");
    expect(say("at", { at: "-2,-1" })).toBe("It stands at (−2,\u00a0−1).");
    expect(say("text", { text: "-2,1" })).toBe("You typed -2,1.");
    expect(say("text", { text: -5 })).toBe("You typed −5.");
  });

  it("lists names as each language does", () => {
    const who = ["e3", "f3", "g3"];
    expect(sayList(who)).toBe("e3, f3, and g3");
    hear("de", TEXT);
    expect(sayList(who)).toBe("e3, f3 und g3");
    hear("ko", TEXT);
    expect(sayList(who)).toBe("e3, f3, g3");
  });

  it("puts no isolation marks around facts", () => {
    expect(say("hello", { name: "Ada" })).not.toMatch(/[\u2066-\u2069]/);
  });

  it("says lists of words in the language, and leaves what is not shown as one word", () => {
    expect(sayEvent("hill218", { code: "drew", facts: { cards: "heavy tank", "cards-count": 2 } })).toBe(
      "drew heavy weapons, tank",
    );
    expect(sayEvent("hill218", { code: "drew", facts: { cards: "unknown unknown", "cards-count": 2 } })).toBe("drew 2");
    expect(listed("hill218", { cards: "heavy" })).toEqual({ cards: "heavy" });
  });

  it("keeps the words of a list for which a game has no message", () => {
    const told = vi.spyOn(console, "error").mockImplementation(() => undefined);
    expect(listed("mute", { cards: "heavy tank", "cards-count": 2 })).toEqual({
      cards: "heavy, tank",
      "cards-count": 2,
    });
    expect(told).not.toHaveBeenCalled();
    told.mockRestore();
  });

  it("keeps the first of two messages with one id: no game replaces ours", () => {
    const told = vi.spyOn(console, "error").mockImplementation(() => undefined);
    hear("en", "hello = Ours\nhello = Theirs\n");
    expect(say("hello")).toBe("Ours");
    told.mockRestore();
  });

  it("never shows an id, and reports what is missing once", () => {
    const told = vi.spyOn(console, "error").mockImplementation(() => undefined);
    expect(say("no-such-message")).toBe("…");
    expect(say("no-such-message")).toBe("…");
    expect(told).toHaveBeenCalledTimes(1);
    expect(told.mock.calls[0]?.[0]).toContain("no-such-message");
    expect(has("no-such-message")).toBe(false);
    say("hello");
    expect(told).toHaveBeenCalledTimes(2);
    told.mockRestore();
  });

  it("speaks the language that was heard last", () => {
    hear("de", "hello = Hallo { $name }.");
    expect(say("hello", { name: "Ada" })).toBe("Hallo Ada.");
  });
});

describe("preferred", () => {
  it.each([
    [["de-AT", "en"], "de"],
    [["nb-NO"], "no"],
    [["nn"], "no"],
    [["fr-FR", "ko-KR", "en"], "ko"],
    [["fr", "ja"], "en"],
    [[], "en"],
  ])("%j gives %s", (wanted, lang) => {
    expect(preferred(wanted)).toBe(lang);
  });
});

describe("a date", () => {
  it.each([
    ["en", "November 16, 2026"],
    ["it", "16 novembre 2026"],
    ["ko", "2026년 11월 16일"],
    ["de", "16. November 2026"],
    ["no", "16. november 2026"],
  ] as const)("is written as the language does: %s", (lang, text) => {
    hear(lang, "");
    expect(sayDate("2026-11-16")).toBe(text);
    expect(sayDate("????.??.??")).toBe("????.??.??");
  });
});
