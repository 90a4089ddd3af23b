import { describe, expect, it } from "vitest";
import { onlyHere } from "./addresses";

describe("an address", () => {
  it.each(["http://127.0.0.1:8811", "http://localhost:8811", "http://[::1]:8811"])(
    "%s is for this computer only",
    (origin) => expect(onlyHere(origin)).toBe(true),
  );
  it.each(["http://192.168.1.7:8811", "https://skirmish.example", "http://my-mac.local:8811"])(
    "%s may be opened by others",
    (origin) => expect(onlyHere(origin)).toBe(false),
  );
});
