// The little Markdown of the rulebook's sentences: **bold**, `code`, and rule ids that become links.

export type Piece = { kind: "text" | "bold" | "code" | "rule"; text: string };

const MARKS = /\*\*(.+?)\*\*|`([^`]+)`|\b([A-Z]+-\d+\.\d+)\b/g;

/** A sentence in pieces, to be set without ever reading it as HTML. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(MARKS)) {
    if (match.index > from) found.push({ kind: "text", text: text.slice(from, match.index) });
    const [whole, bold, code, rule] = match;
    if (bold !== undefined) found.push({ kind: /^[A-Z]+-\d+\.\d+$/.test(bold) ? "rule" : "bold", text: bold });
    else if (code !== undefined) found.push({ kind: "code", text: code });
    else if (rule !== undefined) found.push({ kind: "rule", text: rule });
    from = match.index + whole.length;
  }
  if (from < text.length) found.push({ kind: "text", text: text.slice(from) });
  return found;
}
