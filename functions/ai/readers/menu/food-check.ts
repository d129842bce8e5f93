import { dishFamilyOf } from '#functions/ai/library/dish-family.ts';
import type { Dish } from '#shared/profile/menu.ts';
import type { ProfileProposal } from '#shared/profile/profile-reading.ts';
import { isOnlyCourse } from './menu-words.ts';

/** Whether a dish’s name, or the heading above it, is of a known family of dishes. */
export const isKnownFood = ({ name, course }: Dish): boolean =>
  dishFamilyOf(name, course) !== 'dish' || isOnlyCourse(course);

const MOST_TIMES_TYPICAL = 4;

/**
 * Whether a dish is below the heading of a course, or is one of several in its text and costs about as much as they do.
 * Classes, vouchers, and rooms have a name and a price, too. `proposals`: all of the text. Pure.
 */
export function createMenuCheck(proposals: readonly ProfileProposal[]): (dish: Dish) => boolean {
  const dishes = proposals.flatMap(({ field, value }) => (field === 'dishes' ? [value] : []));
  const amounts = dishes.flatMap(({ amount }) => amount ?? []).toSorted((one, other) => one - other);
  // The median: of two, the lower one.
  const typical = amounts[Math.floor((amounts.length - 1) / 2)] ?? 0;
  return ({ amount, course }) =>
    isOnlyCourse(course) || (dishes.length > 1 && (amount ?? 0) <= MOST_TIMES_TYPICAL * typical);
}

/** Lets the owner decide about dishes that may be something else. */
export function askAboutOthers(proposals: readonly ProfileProposal[]): ProfileProposal[] {
  const isOfMenu = createMenuCheck(proposals);
  return proposals.map((one) =>
    one.field !== 'dishes' || isOfMenu(one.value) ? one : { ...one, confidence: 'likely' },
  );
}
