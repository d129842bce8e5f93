import { dayHours, isHoursUnknown, isRegularlyClosed } from '#functions/posts/planning/day-hours.ts';
import { weekdayOf } from '#shared/assistant/profile-hours.ts';
import type { DatedOccasion } from '#shared/posts/food-calendar/occasions-between.ts';
import { daysAfter } from '#shared/profile/projection/local-date.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';

/** An occasion without posts, with the reason for the owner. */
export type SkippedOccasion = DatedOccasion & { why: string };
type Split = { planned: DatedOccasion[]; skipped: SkippedOccasion[] };

/**
 * Splits occasions into those that get posts and those that don't. The regular closed weekday isn't news, and a closure
 * is announced once, even if several holidays are in it. A holiday without known hours gets a greeting on its day, which
 * must be within the calendar.
 */
export function plannedOccasions(
  profile: RestaurantProfile,
  occasions: readonly DatedOccasion[],
  lastDay: string,
): Split {
  const planned: DatedOccasion[] = [];
  const skipped: SkippedOccasion[] = [];
  for (const dated of occasions) {
    const before = planned.find(({ date }) => isClosedThroughout(profile, date, dated.date));
    if (isRegularlyClosed(profile, dated.date)) {
      skipped.push({ ...dated, why: `your profile says you’re closed on ${dayName(dated.date)}s` });
    } else if (dated.date > lastDay && isHoursUnknown(profile, dated)) {
      skipped.push({
        ...dated,
        why: 'it’s after the calendar ends, and your profile doesn’t say if you’re open',
      });
    } else if (before !== undefined) {
      skipped.push({
        ...dated,
        why: `you’re closed, and the ${before.occasion.names.en} posts already say so`,
      });
    } else planned.push(dated);
  }
  return { planned, skipped };
}

/** From one day to a later one, both included. */
function isClosedThroughout(profile: RestaurantProfile, from: string, to: string): boolean {
  for (let day = from; day <= to; day = daysAfter(day, 1)) {
    if (dayHours(profile, day)?.hours.length !== 0) return false;
  }
  return true;
}

function dayName(date: string): string {
  const day = weekdayOf(date);
  return `${day.slice(0, 1).toUpperCase()}${day.slice(1)}`;
}
