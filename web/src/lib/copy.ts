/**
 * Put a text on the clipboard. In a local network without https the browser has no clipboard for us, only the old way.
 */
export async function copyText(text: string, field: HTMLInputElement): Promise<boolean> {
  try {
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(text);
      return true;
    }
  } catch {
    // Forbidden: the old way may still work.
  }
  field.focus();
  field.select();
  return document.execCommand("copy");
}
