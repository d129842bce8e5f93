import type { ProfileProposal, ProfileReading } from '#shared/profile/profile-reading.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';

export type HoursReading = {
  /** Undefined if no weekly hours were found. */
  week: Pick<RestaurantProfile, 'services' | 'closed_days'> | undefined;
  /** Words that aren’t part of the hours. */
  unread: string[];
};

/**
 * The hours in a text that the owner entered as opening hours. If nothing is certain, likely hours are shown for
 * review.
 */
export function hoursOfReading({ proposals }: ProfileReading, text: string): HoursReading {
  const ofWeek = proposals.filter(({ field }) => field === 'services' || field === 'closed_days');
  const certain = ofWeek.filter(({ confidence }) => confidence === 'certain');
  const read = certain.length > 0 ? certain : ofWeek;
  const services = read.flatMap((each) => (each.field === 'services' ? [each.value] : []));
  const closed_days = read.flatMap((each) => (each.field === 'closed_days' ? [each.value] : []));
  return {
    week: read.length === 0 ? undefined : { services, closed_days: [...new Set(closed_days)] },
    unread: wordsOutside(text, read),
  };
}

function wordsOutside(text: string, read: readonly ProfileProposal[]): string[] {
  const left = read.reduce(
    (rest, { start, end }) => rest.slice(0, start) + '\n'.repeat(end - start) + rest.slice(end),
    text,
  );
  return left
    .split('\n')
    .map((words) => words.replace(/^[\s,.;:|–—-]+|[\s,.;:|–—-]+$/g, ''))
    .filter((words) => /[\p{L}\d]/u.test(words));
}
