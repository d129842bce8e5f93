import type { Span } from '../reader.ts';
import { linesOf } from '../text/lines.ts';
import { sentencesOf } from '../text/sentences.ts';
import { isPartOfList, isTerseList, listPartsOf } from './list-parts.ts';
import { clausesOf } from './split-clauses.ts';

/** One sentence of what nobody has claimed. */
export type Sentence = Span & {
  clauses: Span[];
  /** Parts of its line were claimed, so that it may be a rest. */
  isRest: boolean;
  /** Each clause says one thing by itself: "Terrace, live music, cash only". */
  isList: boolean;
};

/** A line that a program broke: the sentence goes on in the next one. */
const WRAPPED_LENGTH = 48;

function isWrapped(folded: string, source: string, line: Span, next: Span): boolean {
  if (line.end - line.start < WRAPPED_LENGTH || /[.!?:;…]["')]?$/.test(folded.slice(line.end - 2, line.end)))
    return false;
  if (/\n[^\S\n]*\n/.test(folded.slice(line.end, next.start))) return false;
  const first = source.charAt(next.start);
  return first !== first.toUpperCase() || /[,-]$/.test(folded.slice(line.end - 1, line.end));
}

/** Whether a sentence begins and ends where one can: nothing of it was claimed. */
function isAloneIn(source: string, { start, end }: Span): boolean {
  const before = source.slice(Math.max(0, start - 12), start).replace(/[^\S\n]+$/, '');
  const after = source.slice(end, end + 12).replace(/^[^\S\n]+/, '');
  const begins = before === '' || /(?:[.!?;|\n…·•)]|\p{Extended_Pictographic}|\uFE0F)$/u.test(before);
  const ends =
    /[.!?…]$/.test(source.slice(start, end)) ||
    after === '' ||
    /^(?:[\n|·•]|\p{Extended_Pictographic})/u.test(after);
  return begins && ends;
}

/** The sentences of what is free, wrapped lines put together again. */
export function sentencesOfFree(source: string, folded: string, free: readonly Span[]): Sentence[] {
  const joined: Span[] = [];
  const flat = folded.replaceAll('\n', ' ');
  const lines = linesOf(source, free);
  const small = lines.filter(({ start }) => /\p{Ll}/u.test(source.charAt(start))).length;
  const mayWrap = small * 5 <= lines.length * 3;
  for (const { start, end, hasBullet } of lines) {
    const last = joined.at(-1);
    if (
      last !== undefined &&
      mayWrap &&
      !hasBullet &&
      isWrapped(folded, source, last, { start, end }) &&
      !/[\p{L}\d]/u.test(source.slice(last.end, start))
    ) {
      last.end = end;
    } else joined.push({ start, end });
  }
  return joined.flatMap((passage) => {
    const sentences = sentencesOf(flat, passage);
    return sentences.map((sentence) => {
      const isRest = !isAloneIn(source, sentence);
      const parts = listPartsOf(folded, sentence);
      const isList = isTerseList(folded, parts) || (isRest && isPartOfList(folded, sentence));
      return { ...sentence, clauses: isList ? parts : clausesOf(folded, sentence), isRest, isList };
    });
  });
}
