import { lazy } from '../lazy.ts';
import type { Reference } from './references/reference.ts';
import type { TextTask } from './text-task.ts';

/** Loaded with the first text that guests will read. */
const loadFactCheck = lazy(() => import('./fact-check/create-fact-check.ts'));

/** What the composer wrote, and how many of its texts stated what the record does not hold and were composed otherwise. */
type Composed<Result> = { result: Result; rejectedTexts: number };

/** Composes, with each text that guests will read checked as those of a model are. */
export async function composeChecked<Facts, Result, Answer>(
  { compose, prompt, forReaders, isFromLibrary }: TextTask<Facts, Result, Answer>,
  facts: Facts,
): Promise<Composed<Result>> {
  if (isFromLibrary === true || prompt === undefined || forReaders === undefined) {
    return { result: compose(facts), rejectedTexts: 0 };
  }
  const findUnknown = (await loadFactCheck()).createFactCheck(
    prompt.source(facts),
    placedNames(prompt.references?.(facts) ?? []),
  );
  let rejectedTexts = 0;
  const result = compose(facts, (text) => {
    if (text === '' || findUnknown(text).length === 0) return true;
    rejectedTexts += 1;
    return false;
  });
  return { result, rejectedTexts };
}

/** Shorter words, and those that begin or end with a digit, can stand in another fact: a price of 9 in "19". */
const SHORTEST_NAME = 8;

const placedNames = (references: readonly Reference[]): string[] =>
  references
    .map(({ prints }) => prints)
    .filter((name) => name.length >= SHORTEST_NAME && /^\p{L}.*\p{L}$/su.test(name));
