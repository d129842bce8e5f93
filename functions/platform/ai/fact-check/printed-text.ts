/** A text of which some parts are the record's own words, printed there word for word: offsets in UTF-16 units. */
export type PrintedText = { text: string; printed: readonly { start: number; end: number }[] };

const SAYS = /[\p{L}\p{N}]/u;

/** Whether a part holds words that the record did not print there. */
export function hasOwnWords({ text, printed }: PrintedText, part: { start: number; end: number }): boolean {
  let from = part.start;
  for (const { start, end } of printed) {
    if (end <= from || start >= part.end) continue;
    if (SAYS.test(text.slice(from, start))) return true;
    from = end;
  }
  return SAYS.test(text.slice(from, part.end));
}

/** Where some words stand in a text, in its order. */
export function partsOf(text: string, words: readonly string[]): PrintedText['printed'] {
  return words
    .flatMap((each) => {
      const parts: { start: number; end: number }[] = [];
      for (let at = text.indexOf(each); at >= 0 && each !== ''; at = text.indexOf(each, at + each.length)) {
        parts.push({ start: at, end: at + each.length });
      }
      return parts;
    })
    .sort((one, other) => one.start - other.start || other.end - one.end);
}
