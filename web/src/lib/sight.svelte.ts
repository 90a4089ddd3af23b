// Whether the page is in sight, or in a background tab.
import { createSubscriber } from "svelte/reactivity";
import { on } from "svelte/events";

const subscribe = createSubscriber((update) => on(document, "visibilitychange", update));

export const sight = {
  /** The page is in a background tab or a covered window. Reactive. */
  get hidden(): boolean {
    subscribe();
    return document.hidden;
  },
};
