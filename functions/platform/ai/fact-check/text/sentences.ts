import type { Part } from '../readers/fact-token.ts';

/** What is tried within one sentence is bounded. */
const LONGEST_SENTENCE = 600;

const END = /[.!?…]+["')]*(?=\s|$)|\n|[•·|;]/g;
const SHORTENED =
  /(?:^|[\s(])(?:st|ste|mr|mrs|ms|dr|no|nr|ave|av|blvd|rd|tel|ph|str|ca|approx|z\.b|e\.g|i\.e|a\.m|p\.m|a|p|inkl|max|min|vs|avda|pza|dpt|jr|sr|n|c|v)\.$/;

type Sentences = { text: string; cased: string; tokens: readonly Part[] };

/** Sentences of a plain text, in order. What ends with an abbreviation goes on, unless a capital follows p.m.; a token has no end within. */
export function sentencesOf({ text, cased, tokens }: Sentences): Part[] {
  const sentences: Part[] = [];
  let start = 0;
  let token = 0;
  const close = (end: number) => {
    const lead = /^\s*/.exec(text.slice(start, Math.min(end, start + 200)))?.[0].length ?? 0;
    start += lead;
    while (end - start > LONGEST_SENTENCE) {
      const space = text.lastIndexOf(' ', start + LONGEST_SENTENCE);
      const cut = space > start ? space : start + LONGEST_SENTENCE;
      sentences.push({ start, end: cut });
      start = cut;
    }
    if (start < end) sentences.push({ start, end });
    start = end;
  };
  for (const { 0: mark, index } of text.matchAll(END)) {
    const end = index + mark.length;
    const before = text.slice(Math.max(start, index - 9), index + 1);
    const isShortened = mark === '.' && SHORTENED.test(before);
    const goesOn =
      isShortened && !(/[ap]\.m\.$/.test(before) && /^\s\p{Lu}/u.test(cased.slice(end, end + 2)));
    while ((tokens[token]?.end ?? text.length) <= index) token += 1;
    const isWithinToken = (tokens[token]?.start ?? text.length) < index && end < (tokens[token]?.end ?? 0);
    if (!goesOn && !isWithinToken) close(end);
  }
  close(text.length);
  return sentences;
}
