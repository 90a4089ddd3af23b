// What happened last, as marks on the field.
import type { Entry, SeatName } from "../../wire";

export interface LastMarks {
  /** Where units were deployed, the latest last. */
  deployed: string[];
  /** Where units were destroyed. */
  destroyed: string[];
}

/** The plays of the latest turn that has any, or of the present one once it has. */
export function lastMarks(recent: readonly Entry[]): LastMarks {
  const marks: LastMarks = { deployed: [], destroyed: [] };
  let whose: SeatName | null = null;
  for (const entry of recent) {
    // After a takeback it is not known here what came before: rather no mark than a wrong one.
    if (entry.undone) whose = null;
    for (const played of entry.played ?? []) {
      for (const event of played.events) {
        const at = event.facts.at;
        if (!["deployed", "attacked", "strike"].includes(event.code) || typeof at !== "string") continue;
        if (whose !== played.seat) {
          whose = played.seat;
          marks.deployed = [];
          marks.destroyed = [];
        }
        (event.code === "deployed" ? marks.deployed : marks.destroyed).push(at);
      }
    }
    if (entry.undone) {
      marks.deployed = [];
      marks.destroyed = [];
    }
  }
  return marks;
}
