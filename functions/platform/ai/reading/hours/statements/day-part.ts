import type { Span } from '../../reader.ts';
import type { Meal } from '../vocabulary/hours-vocabulary.ts';

/** A part of a day that can be closed on its own. */
export type DayPart = 'morning' | 'breakfast' | 'lunch' | 'afternoon' | 'evening';

const WORDS: readonly (readonly [DayPart, RegExp])[] = [
  ['lunch', /lunchtime|mediodia|midi|mezzogiorno|(?<!vor|nach)mittag/],
  ['afternoon', /afternoon|apres-midi|pomerig|nachmittag/],
  ['evening', /evening|night|noche|tarde|soir|sera|sere|abend|nachts/],
  ['morning', /morning|manana|matin|mattin|morgen|vormittag/],
];

/** The part that the words name, if it is one: "soir", never "midi et soir". */
export function dayPartOf(words: string): DayPart | undefined {
  const plain = words.replace('apres-midi', 'pomerig');
  const found = WORDS.filter(([, pattern]) => pattern.test(plain));
  return found.length === 1 ? found[0]?.[0] : undefined;
}

const MEALS: Partial<Record<Meal, DayPart>> = {
  breakfast: 'breakfast',
  lunch: 'lunch',
  afternoon: 'afternoon',
  dinner: 'evening',
};

export const dayPartOfMeal = (meal: Meal): DayPart | undefined => MEALS[meal];

const ONLY = '(?:only|solo|solamente|soltanto|uniquement|seulement|nur)';
const ONLY_BEFORE = new RegExp(`(?<![a-z])${ONLY}(?: (?:la|le|por la|a|il|de))? $|^${ONLY} `);
const ONLY_BEHIND = new RegExp(`^ ${ONLY}(?![a-z])`);
const REACH = 16;

/** "Di nur abends", "dimanche soir uniquement". */
export function isOnlyBeside(folded: string, { start, end }: Span): boolean {
  const before = folded.slice(Math.max(0, start - REACH), start);
  return (
    ONLY_BEFORE.test(before) ||
    ONLY_BEFORE.test(folded.slice(start, end)) ||
    ONLY_BEHIND.test(folded.slice(end, end + REACH))
  );
}
