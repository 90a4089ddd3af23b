// The page and Python say the same: tests/i18n/test_vectors.py reads the same file.
import { describe, expect, it } from "vitest";
import type { Lang, SeatName } from "../wire";
import vectors from "../../../tests/i18n/vectors.json";
import { type Audience, type Facts, hear, say, sayEvent } from "./say";

const FILES = import.meta.glob<string>(
  ["../../../src/skirmish/i18n/locales/*/*.ftl", "../../../src/skirmish/games/*/locales/*/*.ftl"],
  { eager: true, query: "?raw", import: "default" },
);

interface Vector {
  lang: string;
  facts: object;
  text: string;
  id?: string;
  game?: string;
  event?: string;
  you?: SeatName | null;
  names?: string[];
}

describe.each([...new Set(vectors.map(({ lang }) => lang))])("%s", (lang) => {
  const text = Object.entries(FILES).filter(([path]) => path.includes(`/${lang}/`));
  it.each((vectors as Vector[]).filter((each) => each.lang === lang))("$text", (vector) => {
    hear(lang as Lang, text.map(([, each]) => each).join("\n"));
    const facts = vector.facts as Facts;
    const [south = "", north = ""] = vector.names ?? [];
    const audience: Audience = { you: vector.you ?? null, name: (seat) => (seat === "south" ? south : north) };
    const said = vector.event
      ? sayEvent(vector.game ?? "", { code: vector.event, facts }, audience)
      : say(vector.id ?? "", facts);
    expect(said).toBe(vector.text);
  });
});
