import type { IslandView } from "./wire";
import { beforeAll, describe, expect, it } from "vitest";
import common from "../../../../src/skirmish/i18n/locales/en/common.ftl?raw";
import page from "$games/island/locales/en/page.ftl?raw";
import { hear } from "../../lib/say";
import { SHOT, USE_ROLL, VIEW } from "./samples";
import {
  brief,
  inSixths,
  lost,
  sayCrossfire,
  sayFriendly,
  sayLooked,
  sayMove,
  sayShot,
  saySpot,
  standing,
} from "./words";

beforeAll(() => hear("en", `${common}\n${page}`));

describe("what the board shows, in words", () => {
  it("names squares and pad squares", () => {
    expect(saySpot(VIEW, "d3", ["can move"])).toBe("d3: South’s jeep, facing north; can move");
    expect(saySpot(VIEW, "b8", [])).toBe("b8: a block");
    expect(saySpot(VIEW, "a1", [])).toBe("a1: empty");
    expect(saySpot(VIEW, "south+4", [])).toBe("South’s pad square 4: a jeep");
    expect(saySpot(VIEW, "north+1", [])).toBe("North’s pad square 1: empty");
  });
  it("says what was lost: by kind or, in blitz, how many", () => {
    const view: IslandView = { ...VIEW, lost: [{ soldier: 2, tank: 1 }, { unknown: 3 }] };
    expect(lost(view, "south").map(({ icon, count, words }) => [icon, count, words])).toEqual([
      ["piece-tank-south", 1, "Tank"],
      ["piece-soldier-south", 2, "Soldier"],
    ]);
    expect(lost(view, "north")).toEqual([{ icon: "badge-north", count: 3, words: "Character" }]);
    expect(lost(VIEW, "north")).toEqual([]);
  });
  it("names decisions", () => {
    expect(sayMove(USE_ROLL[1] as (typeof USE_ROLL)[0])).toEqual({ what: "Forward", where: "3, to d6" });
    expect(sayMove(USE_ROLL[2] as (typeof USE_ROLL)[0])).toEqual({ what: "Turn left", where: "2, to d5" });
    expect(sayShot(SHOT, VIEW)).toBe("Shoot: tank h4 hits the jeep on h8");
    expect(sayCrossfire(SHOT, "south")).toBe("The soldier on h6 is caught in the crossfire.");
    expect(sayCrossfire({ ...SHOT, hit: "block" }, "north")).toBe(
      "The block may be live or safe. If it is live, caught in the crossfire: your soldier on h6.",
    );
  });
  it("says what a shot would do", () => {
    const removed = [{ square: "h8", seat: "north" as const, kind: "jeep" }];
    expect(sayLooked(SHOT, { removed }, "south")).toEqual(["Certain to be removed: your opponent’s jeep on h8."]);
    const block = {
      chain: ["e5", "f6"],
      live: [3, 5] as [number, number],
      risk: [{ square: "e4", seat: "south" as const, kind: "soldier" }],
    };
    expect(sayLooked({ ...SHOT, hit: "block" }, block, "south")).toEqual([
      "There is a chance of 3 in 5 that the block is live.",
      "If it is live, it removes: your soldier on e4.",
      "It would also set off the block on f6.",
    ]);
    const farther = { ...block, risk: [], farther: block.risk };
    expect(sayLooked({ ...SHOT, hit: "block" }, farther, "south").slice(1)).toEqual([
      "It would also set off the block on f6.",
      "If that one is live, too, it removes: your soldier on e4.",
    ]);
    const landing = { token: "e1-e4", kind: "move" as const, source: "e1", target: "e4", hits_block: true };
    expect(sayLooked(landing, block, "south")[1]).toBe(
      "If it is live, it removes: your soldier on e4 (the one that lands there).",
    );
  });
  it("asks about one's own alone", () => {
    const caught = [{ square: "h6", seat: "south" as const, kind: "soldier" }];
    expect(sayFriendly({ ...SHOT, own: true, caught }, null, "south", VIEW)).toBe(
      "This removes your own soldier on h6. Shoot?",
    );
  });
  it("counts who is where", () => {
    expect(standing(VIEW, "south")).toBe("3 on the island, 2 on the pad");
    expect(standing({ ...VIEW, pads: [] } as IslandView, "north")).toBe("2 on the island");
  });
  it("counts what a side will still place, not what is in its box", () => {
    const box = { soldier: 5, jeep: 3, tank: 2 };
    const blitz: IslandView = { ...VIEW, pieces: [], pads: [], left: [0, 0], box: [box, box], coming: [5, 5] };
    expect(standing(blitz, "south")).toBe("0 on the island, 5 to come");
    expect(brief(blitz, "south")).toBe("5 left");
  });
  it("says chances in sixths", () => {
    expect(inSixths({ chance: [1, 3] })).toBe("2/6");
    expect(inSixths({ chance: [7, 36] })).toBe("7/36");
  });
});
