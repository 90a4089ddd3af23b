/** Put a text on the clipboard. Without https browsers offer only the old way, a selected field. */
export async function copyText(text: string, field: HTMLInputElement | HTMLTextAreaElement): Promise<boolean> {
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
