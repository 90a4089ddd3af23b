import { beforeEach, describe, expect, it } from "vitest";
import { hasLearned, keepLeft, keepStep, leftAt, stepsDone } from "./lessons";

describe("what was learned", () => {
  beforeEach(() => localStorage.clear());

  it("is kept by game, lesson and step, each once", () => {
    expect(hasLearned("island")).toBe(false);
    keepStep("island", "zero", "1");
    keepStep("island", "zero", "1");
    keepStep("island", "zero", "2");
    keepStep("hill218", "first", "base");
    expect(stepsDone("island", "zero")).toEqual(["1", "2"]);
    expect(stepsDone("island", "pad")).toEqual([]);
    expect(hasLearned("island")).toBe(true);
  });

  it.each(["{", "[]", "7", "null", '{"island":[1]}', '{"island":{"zero":"1"}}', '{"island":{"zero":[1,null]}}'])(
    "begins anew where %s is stored",
    (text) => {
      localStorage.setItem("skirmish.lessons", text);
      expect(stepsDone("island", "zero")).toEqual([]);
      keepStep("island", "zero", "1");
      expect(stepsDone("island", "zero")).toEqual(["1"]);
    },
  );

  it("remembers where a guided battle was left, until it is over", () => {
    expect(leftAt("island")).toBe(null);
    keepLeft("island", { lesson: "first", at: 2 });
    keepLeft("hill218", { lesson: "first", at: 0 });
    expect(leftAt("island")).toEqual({ lesson: "first", at: 2 });
    expect(leftAt("hill218"), "nothing was done yet").toBe(null);
    keepLeft("island", null);
    expect(leftAt("island")).toBe(null);
    localStorage.setItem("skirmish.left", '{"island": {"lesson": 1, "at": "x"}}');
    expect(leftAt("island")).toBe(null);
  });
});
