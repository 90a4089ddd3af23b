import { describe, expect, it } from "vitest";
import { Messages, ShownNumber } from "./messages";

const TEXT = `### A file
## A group
hello = Hello { $name }.
# A comment = no message
deep = { outer }!
outer = { $n ->
    [one] { inner } card
   *[other] { inner } cards { $n }
}
inner =
    several
    lines
hello = Good bye.
`;

describe("messages", () => {
  const messages = new Messages("en", { useIsolating: false });
  const twice = messages.add(TEXT);
  const said = (id: string, facts = {}) => {
    const errors: Error[] = [];
    const text = messages.formatPattern(messages.getMessage(id)?.value ?? "", facts, errors);
    return errors.length ? errors.map(String) : text;
  };

  it("are parsed when they are wanted, with all that they refer to", () => {
    expect(said("deep", { n: new ShownNumber(1) })).toBe("several\nlines card!");
    expect(said("outer", { n: new ShownNumber(1234) })).toBe("several\nlines cards 1,234");
    expect(said("outer", { n: new ShownNumber(2) })).toBe("several\nlines cards 2");
  });

  it("are the first ones of their ids", () => {
    expect(twice).toEqual(["hello"]);
    expect(said("hello", { name: "Ada" })).toBe("Hello Ada.");
  });

  it("are known without being parsed, and nothing else is", () => {
    expect(messages.hasMessage("inner")).toBe(true);
    expect(messages.hasMessage("A")).toBe(false);
    expect(messages.getMessage("comment")).toBeUndefined();
  });
});
