import type { PlainText } from './plain-text.ts';

/** What is written in place of a part of a plain text. */
export type Replacement = { start: number; end: number; by: string };

/** The text with some parts replaced, in order and apart; what replaces a part stands where its beginning stood. */
export function spliced(plain: PlainText, replacements: readonly Replacement[]): PlainText {
  if (replacements.length === 0) return plain;
  const text: string[] = [];
  const cased: string[] = [];
  const at: number[] = [];
  let from = 0;
  const keep = (to: number) => {
    text.push(plain.text.slice(from, to));
    cased.push(plain.cased.slice(from, to));
    for (let index = from; index < to; index++) at.push(plain.at[index] ?? 0);
  };
  for (const { start, end, by } of replacements) {
    keep(start);
    text.push(by);
    cased.push(by);
    const last = plain.at[end - 1] ?? 0;
    for (let index = 0; index < by.length; index++) {
      at.push(index === by.length - 1 && by.length > 1 ? last : (plain.at[start] ?? 0));
    }
    from = end;
  }
  keep(plain.text.length);
  return { source: plain.source, text: text.join(''), cased: cased.join(''), at };
}
