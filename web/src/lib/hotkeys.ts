// Keys that work wherever the focus is.

/** Whether a key is free: nothing has used it, the browser has no use for it, and no one reads a dialog. */
export function isFree(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  return !document.querySelector("dialog[open]");
}

/** Whether a key is meant for the table: it is free, and no one types or chooses from a list. */
export function isHotkey(event: KeyboardEvent): boolean {
  if (!isFree(event)) return false;
  return !(event.target instanceof Element && event.target.closest("input, textarea, select"));
}
