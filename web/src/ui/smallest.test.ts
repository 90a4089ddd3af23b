import { expect, it } from "vitest";

const FILES = import.meta.glob<string>("../**/*.{svelte,css}", { eager: true, query: "?raw", import: "default" });

it("no text is smaller than 12 px", () => {
  const small = Object.entries(FILES).flatMap(([file, source]) =>
    [...source.matchAll(/\bfont(?:-size)?:[^;{}]*?([\d.]+)px/g)].flatMap(([rule, px]) =>
      Number(px) < 12 ? `${file}: ${rule}` : [],
    ),
  );
  expect(Object.keys(FILES).length).toBeGreaterThan(100);
  expect(small).toEqual([]);
});
