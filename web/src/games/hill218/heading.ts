// What the question's heading says of what has been picked up so far.
import { say } from "../../lib/say";
import type { HillChoice } from "./choice.svelte";

/** Null where the question itself says it. */
export function headingOf({ mode, told: aim, kind, picked, wanted, strike, view }: HillChoice): string | null {
  const kindAt = (at: string) => view?.units.find((unit) => unit.at === at)?.kind ?? "unknown";
  if (mode === "return" && !picked.length) return say("hillpage-heading-returns", { wanted });
  if (mode === "return") return say("hillpage-heading-return", { picked: picked.length, wanted });
  if (mode === "attack" && aim) return say("hillpage-heading-attack", { at: aim, kind: kindAt(aim) });
  if (mode === "attack" && view?.attacker) return say("hillpage-heading-target", { kind: kindAt(view.attacker) });
  if (strike && aim) return say("hillpage-heading-strike-at", { at: aim, kind: kindAt(aim) });
  if (strike) return say("hillpage-heading-strike");
  if (kind === null) return null;
  return aim ? say("hillpage-heading-deploy-at", { kind, at: aim }) : say("hillpage-heading-deploy", { kind });
}
