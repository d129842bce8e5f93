import { wordsIn } from '#shared/domain/guests/fold-heading.ts';
import {
  asksForOptOut,
  asksForTexts,
  looksLikeAnswer,
  MARKETING_HEADINGS,
  OTHER_CHANNELS,
} from '#shared/domain/guests/marketing-answers.ts';
import { readDay } from '#shared/domain/guests/read-day.ts';
import { type ListColumn, placeIn } from '../propose-columns.ts';

/** Headings that are about permission where one cell or more is an answer. */
const MAYBE = 'marketing|newsletter|subscribed|subscription status|consent|text messages|texting';

const isDay = (cell: string) => readDay(cell) !== undefined;

/** The column that says who wants texts: of several one that has answers, with the plainest heading. */
export function permissionColumn(columns: readonly ListColumn[]): number | undefined {
  const answers = ({ cells }: ListColumn) => (cells.some(looksLikeAnswer) ? 0 : 1);
  const [first] = columns
    .filter(saysWhoMayBeTexted)
    .toSorted((one, other) => answers(one) - answers(other) || placeOf(one) - placeOf(other));
  return first?.index;
}

function saysWhoMayBeTexted({ words, cells }: ListColumn): boolean {
  // The days on which guests agreed refuse nobody.
  if (cells.length > 0 && cells.every(isDay) && !asksForOptOut(words)) return false;
  if (asksForTexts(words, () => cells)) return true;
  return cells.some(looksLikeAnswer) && wordsIn(words, MAYBE) && !wordsIn(words, OTHER_CHANNELS);
}

/** The place of the heading among the known ones; those that only hold one of them come last. */
function placeOf({ words }: ListColumn): number {
  const place = placeIn(words, MARKETING_HEADINGS);
  return place < 0 ? Number.MAX_SAFE_INTEGER : place;
}
