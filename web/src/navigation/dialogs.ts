// A dialog that the navigation opens but another folder supplies. The app, which knows them all, puts it in: folders import
// each other in one direction.
import { type Component, getContext, setContext } from "svelte";

type WatchDialog = Component<{ onclose: () => void }>;
const WATCH = Symbol("watch");

export const supplyWatch = (dialog: WatchDialog): WatchDialog => setContext(WATCH, dialog);
export const suppliedWatch = (): WatchDialog | undefined => getContext<WatchDialog | undefined>(WATCH);
