import type { Part } from '../readers/fact-token.ts';

const END = /[.!?…]+["')]*(?=\s|$)|\n|[•·|;]/g;
const SHORTENED =
  /(?:^|[\s(])(?:st|ste|mr|mrs|ms|dr|no|nr|ave|av|blvd|rd|tel|ph|str|ca|approx|z\.b|e\.g|i\.e|a\.m|p\.m|a|p|inkl|max|min|vs|avda|pza|dpt|jr|sr|n|c|v)\.$/;

/** Sentences of a plain text, in order. What ends with an abbreviation goes on, unless a capital follows p.m. */
export function sentencesOf(text: string, cased: string): Part[] {
  const sentences: Part[] = [];
  let start = 0;
  const close = (end: number) => {
    const lead = /^\s*/.exec(text.slice(start, Math.min(end, start + 200)))?.[0].length ?? 0;
    if (start + lead < end) sentences.push({ start: start + lead, end });
    start = end;
  };
  for (const { 0: mark, index } of text.matchAll(END)) {
    const end = index + mark.length;
    const before = text.slice(Math.max(start, index - 9), index + 1);
    const isShortened = mark === '.' && SHORTENED.test(before);
    const goesOn =
      isShortened && !(/[ap]\.m\.$/.test(before) && /^\s\p{Lu}/u.test(cased.slice(end, end + 2)));
    if (!goesOn) close(end);
  }
  close(text.length);
  return sentences;
}
