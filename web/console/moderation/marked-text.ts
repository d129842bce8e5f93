export type TextPart = { text: string; isMarked: boolean };

/** Splits a text into parts and marks each flagged passage. Passages may overlap or repeat. */
export function markedParts(text: string, passages: readonly string[]): TextPart[] {
  const isMarked = new Array<boolean>(text.length).fill(false);
  for (const passage of passages) {
    const from = passage === '' ? -1 : text.indexOf(passage);
    if (from >= 0) isMarked.fill(true, from, from + passage.length);
  }
  const parts: TextPart[] = [];
  for (let start = 0; start < text.length; ) {
    const mark = isMarked[start] ?? false;
    const next = isMarked.indexOf(!mark, start);
    const end = next === -1 ? text.length : next;
    parts.push({ text: text.slice(start, end), isMarked: mark });
    start = end;
  }
  return parts;
}
