// What happened last, as marks on the field. They stay until the next side plays.
import { other } from "../../lib/seats";
import type { Entry, SeatName } from "../../wire";

/** A unit that was destroyed: it stays as a ghost. */
export interface Fallen {
  at: string;
  kind: string;
  seat: SeatName;
  /** The unit that destroyed it; null for an air strike. */
  by: string | null;
}

export interface LastMarks {
  /** Where units were deployed, the latest last. */
  deployed: string[];
  destroyed: Fallen[];
}

/** The plays of the latest turn that has any, or of the present one once it has. */
export function lastMarks(recent: readonly Entry[]): LastMarks {
  const marks: LastMarks = { deployed: [], destroyed: [] };
  let whose: SeatName | null = null;
  for (const entry of recent) {
    // After a takeback it is not known here what came before: rather no mark than a wrong one.
    if (entry.undone) whose = null;
    for (const { seat, events } of entry.played ?? []) {
      for (const { code, facts } of events) {
        const { at } = facts;
        if (!["deployed", "attacked", "strike"].includes(code) || typeof at !== "string") continue;
        if (whose !== seat) {
          whose = seat;
          marks.deployed = [];
          marks.destroyed = [];
        }
        if (code === "deployed") marks.deployed.push(at);
        else
          marks.destroyed.push({
            at,
            kind: String(facts.victim),
            seat: other(seat),
            by: code === "attacked" ? String(facts.unit) : null,
          });
      }
    }
    if (entry.undone) {
      marks.deployed = [];
      marks.destroyed = [];
    }
  }
  return marks;
}
