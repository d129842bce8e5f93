import { houseDay, isRegularlyClosed, isUnsaid } from '#functions/posts/planning/house-days.ts';
import { weekdayOf } from '#shared/assistant/profile-hours.ts';
import type { DatedOccasion } from '#shared/posts/food-calendar/occasions-between.ts';
import { daysAfter } from '#shared/profile/projection/local-date.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';

/** What is not told, with the reason for its owner. */
export type UntoldOccasion = DatedOccasion & { why: string };
type Told = { told: DatedOccasion[]; untold: UntoldOccasion[] };

/**
 * Occasions that guests should read of. That a restaurant is closed on its closed weekday is no news, and one closure is
 * announced once, however many feasts fall into it. A feast of which no hours are said is wished on its day, which is to
 * be one of the plan's.
 */
export function toldOccasions(
  profile: RestaurantProfile,
  occasions: readonly DatedOccasion[],
  lastDay: string,
): Told {
  const told: DatedOccasion[] = [];
  const untold: UntoldOccasion[] = [];
  for (const dated of occasions) {
    const before = told.find(({ date }) => isClosedThroughout(profile, date, dated.date));
    if (isRegularlyClosed(profile, dated.date)) {
      untold.push({ ...dated, why: `your profile says you’re closed on ${dayName(dated.date)}s` });
    } else if (dated.date > lastDay && isUnsaid(profile, dated)) {
      untold.push({
        ...dated,
        why: 'it’s after these weeks, and your profile doesn’t say if you’re open',
      });
    } else if (before !== undefined) {
      untold.push({ ...dated, why: `you’re closed, and posts about ${before.occasion.names.en} say so` });
    } else told.push(dated);
  }
  return { told, untold };
}

/** From one day to another, both included; the first comes before. */
function isClosedThroughout(profile: RestaurantProfile, from: string, to: string): boolean {
  for (let day = from; day <= to; day = daysAfter(day, 1)) {
    if (houseDay(profile, day)?.hours.length !== 0) return false;
  }
  return true;
}

function dayName(date: string): string {
  const day = weekdayOf(date);
  return `${day.slice(0, 1).toUpperCase()}${day.slice(1)}`;
}
