import { flushSync } from "svelte";
import { beforeEach, expect, it } from "vitest";
import { settings } from "../../lib/settings.svelte";
import { find, leaveAnimations, show } from "../../testing";
import Units from "./Units.svelte";
import type { HillView } from "./wire";

const TANK = { at: "0,1", seat: "north" as const, kind: "tank", supplied: true };
const VIEW: HillView = {
  game: "hill218",
  units: [TANK],
  links: [],
  hands: [[], []],
  decks: [8, 9],
  strikes: [1, 2],
  destroyed: [[], []],
};

beforeEach(() => {
  settings.pace = "normal";
  leaveAnimations();
});

it("a destroyed unit is gone after its burst; one that is taken back there later fades", () => {
  const props = $state({
    view: VIEW,
    turned: false,
    small: false,
    wordy: true,
    layer: "cards" as const,
    burst: null as string | null,
  });
  show(Units, props);
  const change = (units: HillView["units"], burst: string | null = null) => {
    Object.assign(props, { view: { ...VIEW, units }, burst });
    flushSync();
    return find("[data-at='0,1']") !== null;
  };
  change([TANK], "0,1");
  expect(change([])).toBe(false);
  expect(change([TANK])).toBe(true);
  expect(change([]), "still seen while it fades").toBe(true);
});
