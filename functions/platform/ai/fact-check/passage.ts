import type { Weekday } from '#shared/site/site-content.ts';
import { claimsIn, type StatedClaim } from './claims.ts';
import { isClosed, isDays, isOfOpening, openDays } from './days-said.ts';
import { type Reading, readStatement, type Statement } from './read-statement.ts';
import { contentStems, type Word } from './text/word-forms.ts';

/** A text of the record, with what judges ask of it again and again. */
export type Passage = Statement & {
  claims: readonly StatedClaim[];
  /** Stems of its telling words. */
  content: ReadonlySet<string>;
  /** The same without what is a fact by its form: what the facts are about. */
  topic: ReadonlySet<string>;
  /** Days that it names, as open and as closed. */
  openOn: ReadonlySet<Weekday>;
  closedOn: ReadonlySet<Weekday>;
};

export function readPassage(source: string, reading: Reading): Passage {
  const statement = readStatement(source, reading);
  const { text, words, tokens } = statement;
  const whole = { start: 0, end: text.length };
  const named = tokens.filter(isDays);
  const days = named.map((token, index) => ({
    isShut: isClosed(text, whole, token),
    days: openDays(text, named.slice(index + 1, index + 2), token),
  }));
  const daysThat = (isShut: boolean) =>
    new Set(days.filter((one) => one.isShut === isShut).flatMap((one) => one.days));
  return {
    ...statement,
    claims: [...claimsIn(text), ...(reading.language === 'de' ? claimsOfHeads(words) : [])],
    content: new Set(contentStems(words)),
    topic: new Set(contentStems(wordsOutside(words, tokens))),
    openOn: daysThat(false),
    closedOn: daysThat(true),
  };
}

const SHORTEST_HEAD = 5;
const SHORTEST_MODIFIER = 4;

/** What the heads of German compounds claim: a "Brunchbuffet" is a buffet. Diets and prices are not read so. */
function claimsOfHeads(words: readonly Word[]): StatedClaim[] {
  const heads = words.flatMap(({ word }) =>
    Array.from({ length: Math.max(0, word.length - SHORTEST_HEAD - SHORTEST_MODIFIER + 1) }, (_, step) =>
      word.slice(SHORTEST_MODIFIER + step),
    ),
  );
  return claimsIn(heads.join('. ')).filter(({ kind }) => kind === 'claim');
}

/** Words that are no part of a fact; both in order, in one pass. */
function wordsOutside(words: readonly Word[], tokens: Statement['tokens']): Word[] {
  let at = 0;
  return words.filter(({ start }) => {
    while ((tokens[at]?.end ?? Number.POSITIVE_INFINITY) <= start) at += 1;
    return start < (tokens[at]?.start ?? Number.POSITIVE_INFINITY);
  });
}

const SHORTEST_TAIL = 4;

/** "Musik" stands in "Livemusik". */
export const isNamedIn = (stem: string, context: ReadonlySet<string>) =>
  context.has(stem) ||
  [...context].some(
    (one) =>
      one.length >= SHORTEST_TAIL &&
      stem.length > one.length + 2 &&
      (stem.endsWith(one) || (one.length > SHORTEST_TAIL && stem.startsWith(one))),
  );

/** Whether a passage speaks of opening in general, or of what a sentence speaks of. */
export function isOfSame({ topic, text }: Passage, { context }: { context: ReadonlySet<string> }): boolean {
  return topic.size === 0 || isOfOpening(text) || [...topic].some((stem) => isNamedIn(stem, context));
}
