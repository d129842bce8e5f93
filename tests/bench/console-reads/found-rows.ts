import { moderationItem, wordRow } from '#functions/moderation/moderation-repository.ts';
import { newModerationRow } from '#functions/moderation/moderation-row.ts';
import { searchTerms } from '#functions/moderation/search-terms.ts';
import { findableOf, nameRowsOf } from '#functions/restaurants/restaurant-names-repository.ts';
import { findFlags } from '#shared/moderation/find-flags.ts';
import { someFlaggedText } from '#tests/builders/some-flagged-text.ts';

type Row = Record<string, unknown>;

/** More than one page or search reads, so that a small platform reads as many as a large one. */
const FULL_SEARCH = 1_000;
/** The search text: part of every name, and a word of every flagged text. */
export const SEARCHED = 'lupo';

const listed = (restaurants: number) =>
  Array.from({ length: Math.max(restaurants, FULL_SEARCH) }, (_, at) => ({
    restaurant_id: `r${at}`,
    name: `Osteria Lupo ${String(at).padStart(6, '0')}`,
    owner_email: 'owner@example.com',
    created_at: '2026-03-01T09:00:00.000Z',
  }));

export function restaurantsOf(restaurants: number): Row[] {
  return listed(restaurants);
}

/** Each restaurant's rows in the full list, and in the index that the search reads. */
export function namesOf(restaurants: number): Row[] {
  return listed(restaurants).flatMap((restaurant) =>
    nameRowsOf(restaurant.restaurant_id, findableOf(restaurant)).filter(
      ({ start, ending }) => start.startsWith('*') || ending.startsWith(SEARCHED),
    ),
  );
}

/** A text of each restaurant that waits for review. */
export function flaggedOf(restaurants: number, now: string): Row[] {
  const text = 'Lupo has the best pizza in town, and it cures every cold.';
  const inspected = { ...someFlaggedText(text), flags: findFlags(text) };
  return listed(restaurants).flatMap(({ restaurant_id }, at) => {
    const row = newModerationRow(restaurant_id, inspected, new Date(Date.parse(now) - at * 1000));
    const words = searchTerms(row).filter((word) => word === SEARCHED);
    return [moderationItem(row), ...words.map((word) => wordRow(row, word))];
  });
}

/** Each restaurant's sender number. */
export function numbersOf(restaurants: number): Row[] {
  return listed(restaurants).map(({ restaurant_id }, at) => ({
    phone_number: `+1${8_000_000_000 + at}`,
    restaurant_id,
    list_kind: 'number',
  }));
}

/** The owner of the restaurant whose page is read. */
export function firstOwner(): Row {
  const [{ restaurant_id: user_id, owner_email: email, created_at } = { restaurant_id: 'r0' }] = listed(1);
  return { user_id, email, role: 'restaurant', created_at, email_verified: true, token_version: 0 };
}
