import type { Weekday } from '#shared/site/site-content.ts';
import { claimsIn, type StatedClaim } from './claims.ts';
import { isClosed, isDays, isOfOpening, openDays } from './days-said.ts';
import { type Reading, readStatement, type Statement } from './read-statement.ts';
import { contentStems } from './text/word-forms.ts';

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
  const days = named.map((token) => ({
    isShut: isClosed(text, whole, token),
    days: openDays(text, named, token),
  }));
  const daysThat = (isShut: boolean) =>
    new Set(days.filter((one) => one.isShut === isShut).flatMap((one) => one.days));
  return {
    ...statement,
    claims: claimsIn(text),
    content: new Set(contentStems(words)),
    topic: new Set(
      contentStems(
        words.filter(({ start }) => !tokens.some((token) => start >= token.start && start < token.end)),
      ),
    ),
    openOn: daysThat(false),
    closedOn: daysThat(true),
  };
}

/** Whether a passage speaks of opening in general, or of what a sentence speaks of. */
export function isOfSame({ topic, text }: Passage, { context }: { context: ReadonlySet<string> }): boolean {
  return topic.size === 0 || isOfOpening(text) || [...topic].some((stem) => context.has(stem));
}
