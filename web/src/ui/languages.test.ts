// A language that does not come leaves the list as it was, wherever it stands.
import { flushSync } from "svelte";
import { expect, it, vi } from "vitest";
import { settings } from "../lib/settings.svelte";
import { click, find, show } from "../testing";
import Languages from "./Languages.svelte";
import Settings from "./Settings.svelte";
import SettingsButton from "./SettingsButton.svelte";

it.each([
  ["in the settings", () => show(Settings, {})],
  ["in the header", () => show(Languages, {})],
])("%s the language that is spoken stays chosen", async (_, put) => {
  const before = settings.lang;
  put();
  const list = find("select") as HTMLSelectElement;
  list.value = before === "ko" ? "de" : "ko";
  list.dispatchEvent(new Event("change", { bubbles: true }));
  await vi.waitFor(() => {
    flushSync();
    expect(find("[role=alert]")?.textContent).not.toBe("");
    expect(find("[role=alert]")).not.toBeNull();
  });
  expect(list.value).toBe(before);
});

it("settings that do not come say so", async () => {
  vi.doMock("./Settings.svelte", () => Promise.reject(new TypeError("no part")));
  const { default: Fresh } = await import("./SettingsButton.svelte");
  expect(Fresh).toBe(SettingsButton);
  show(Fresh, {});
  click(find("[data-act=settings]"));
  await vi.waitFor(() => {
    flushSync();
    expect(find("dialog [role=alert]")).not.toBeNull();
  });
  vi.doUnmock("./Settings.svelte");
});
