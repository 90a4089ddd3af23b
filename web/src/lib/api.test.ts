import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError, catalogue, create, record, renew, replayOf, rulebook, sentenceOf } from "./api";
import { hear } from "./say";

const KEY = "abcdefghijklmnopqrstuv";
const asked = vi.fn<typeof fetch>();

function answer(body: unknown, status = 200, type = "application/json"): Response {
  return new Response(typeof body === "string" ? body : JSON.stringify(body), {
    status,
    headers: { "Content-Type": type },
  });
}

async function failure(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

describe("api", () => {
  beforeEach(() => {
    hear("en", "page-error-unreachable = Not reached.\npage-error-ours = Our fault.\npage-error-429 = Too much.");
    asked.mockReset();
    vi.stubGlobal("fetch", asked);
  });
  afterEach(() => vi.unstubAllGlobals());

  it("asks for the catalogue once, and again after a failure", async () => {
    asked.mockRejectedValueOnce(new TypeError("offline"));
    expect((await failure(catalogue())).message).toBe("Not reached.");
    asked.mockResolvedValue(answer({ games: [], levels: [], version: "1" }));
    await catalogue();
    await catalogue();
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it("puts keys into a header, never into the address", async () => {
    asked.mockImplementation(async () => answer("[Game]", 200, "text/plain"));
    expect(await record("0123456789abcdef", KEY)).toBe("[Game]");
    asked.mockImplementation(async () => answer({ key: null }));
    await renew("0123456789abcdef", KEY, { role: "watch" });
    for (const [address, request] of asked.mock.calls) {
      expect(String(address)).not.toContain(KEY);
      expect((request?.headers as Record<string, string>).Authorization).toBe(`Bearer ${KEY}`);
    }
  });

  it("sends bodies as JSON and says which language is read", async () => {
    asked.mockImplementation(async () => answer({}));
    await replayOf("text", "south");
    await rulebook("island", "ko");
    await create({ game: "island", variant: "classic", south: { kind: "person" }, north: { kind: "person" } });
    const [first, second] = asked.mock.calls;
    expect(first?.[1]?.body).toBe('{"text":"text","viewer":"south"}');
    expect((first?.[1]?.headers as Record<string, string>)["Accept-Language"]).toBeTruthy();
    expect(second?.[0]).toBe("/api/rules/island/ko");
  });

  it("passes the server's own sentence on", async () => {
    asked.mockResolvedValue(
      answer({ code: "no-tags", sentence: "A record begins with tags.", facts: { line: 1 } }, 422),
    );
    const error = await failure(replayOf("x", "open"));
    expect([error.code, error.status, error.facts]).toEqual(["no-tags", 422, { line: 1 }]);
    expect(sentenceOf(error)).toBe("A record begins with tags.");
  });

  it("has a sentence of its own for answers that are not the server's", async () => {
    asked.mockResolvedValue(answer("<h1>Bad gateway</h1>", 502, "text/html"));
    expect((await failure(replayOf("x", "open"))).message).toBe("Our fault.");
    asked.mockResolvedValue(answer("no json", 429));
    expect((await failure(replayOf("x", "open"))).message).toBe("Too much.");
    expect(sentenceOf(new Error("a bug"))).toBe("Our fault.");
  });
});
