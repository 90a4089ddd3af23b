import { afterEach, expect, it } from "vitest";
import { readPreferences, STORED_AS } from "./preferences";

afterEach(() => localStorage.clear());

it.each([
  [undefined, "final"],
  ["touch", "touch"],
  ["never", "final"], // its name in earlier versions
  [true, "always"], // a switch in earlier versions
  [false, "final"],
])("reads when to ask before a play: %s", (kept, read) => {
  localStorage.setItem(STORED_AS, JSON.stringify({ confirm: kept }));
  expect(readPreferences().confirm).toBe(read);
});
