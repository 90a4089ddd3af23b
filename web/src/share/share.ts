// Sharing moments of a match, for everything inside its replay.
import { getContext, setContext } from "svelte";

/** A link to a moment. */
export interface Link {
  code: string;
  /** It leads to another moment than the one that its code names, so the code's pictures are not of it. */
  ply?: number;
}

/** Makes a link to a moment; null: there is nothing to link to. */
export type Share = ((ply: number) => Promise<Link>) | null;
const NAME = "share";

export const offerSharing = (share: Share): Share => setContext(NAME, share);
export const sharing = (): Share => getContext<Share | undefined>(NAME) ?? null;
