import { weekdayOf } from '#shared/assistant/profile-hours.ts';
import { dateFormatter } from '#shared/format/formatter.ts';
import type { DatedOccasion } from '#shared/posts/food-calendar/occasions-between.ts';
import { POSTING_DAYS } from '#shared/posts/social/posting-days.ts';
import { PLATFORM_LABELS, type SocialPlatform } from '#shared/posts/social/social-platforms.ts';
import { daysAfter } from '#shared/profile/projection/local-date.ts';

/** `isHoursUnknown`: many restaurants close then, and the owner hasn't entered hours. */
export type PlannedOccasion = DatedOccasion & { isHoursUnknown?: boolean };

/** A slot of the calendar: its time, its platform, and the reason for the time. */
export type PostSlot = {
  platform: SocialPlatform;
  /** From 1. */
  week: number;
  date: string;
  time: string;
  reason: string;
  occasion?: PlannedOccasion;
  /** The slot before it was moved to an occasion. */
  usual?: { date: string; reason: string };
};

type Frame = { platforms: readonly SocialPlatform[]; weeks: number; startsOn: string; postsPerWeek: number };

/** A calendar's slots by platform and week, in date order. */
export function postSlots({ platforms, weeks, startsOn, postsPerWeek }: Frame): PostSlot[] {
  const slots: PostSlot[] = [];
  for (let week = 1; week <= weeks; week++) {
    const dates = Array.from({ length: 7 }, (_, day) => daysAfter(startsOn, 7 * (week - 1) + day));
    for (const platform of platforms) {
      const { days, time, why, whyOn } = POSTING_DAYS[platform];
      for (const weekday of days.slice(0, postsPerWeek)) {
        const date = dates.find((each) => weekdayOf(each) === weekday) ?? startsOn;
        slots.push({ platform, week, date, time, reason: whyOn?.[weekday] ?? why });
      }
    }
  }
  return slots;
}

/** Days before a food day and before a holiday. Holiday tables are booked earlier. */
const AHEAD: Readonly<Record<SocialPlatform, { food_day: number; holiday: number }>> = {
  facebook: { food_day: 0, holiday: 4 },
  instagram: { food_day: 0, holiday: 3 },
  tiktok: { food_day: 0, holiday: 3 },
  google_business: { food_day: 1, holiday: 5 },
  email: { food_day: 2, holiday: 7 },
  sms: { food_day: 1, holiday: 3 },
};

/** A text message costs money, so it isn't sent for a greeting alone. */
export const isGreetingOn = (platform: SocialPlatform): boolean => platform !== 'sms';

/** A holiday with only a greeting is posted on the day itself. */
function daysAhead(
  { occasion, isHoursUnknown = false }: PlannedOccasion,
  platform: SocialPlatform,
): number | undefined {
  if (!isHoursUnknown) return AHEAD[platform][occasion.kind];
  return isGreetingOn(platform) ? 0 : undefined;
}

/**
 * Moves each platform's nearest slot to each occasion. If the restaurant is closed by that time, it moves to the day
 * before.
 */
export function withOccasions(
  slots: readonly PostSlot[],
  occasions: readonly PlannedOccasion[],
  isOver: (posted: Pick<PostSlot, 'date' | 'time'>) => boolean,
): PostSlot[] {
  const [first] = slots.map(({ date }) => date).toSorted();
  const moved = [...slots];
  for (const dated of occasions) {
    for (const platform of new Set(slots.map((slot) => slot.platform))) {
      const ahead = daysAhead(dated, platform);
      if (ahead === undefined) continue;
      const { time } = POSTING_DAYS[platform];
      const isLate = isOver({ date: dated.date, time });
      const last = isLate ? daysAfter(dated.date, -1) : dated.date;
      const wanted = daysAfter(dated.date, -Math.max(ahead, isLate ? 1 : 0));
      const date = first !== undefined && wanted < first ? first : wanted;
      const free = freeDay(moved, platform, [date, last]);
      if (free === undefined) continue;
      const nearest = nearestFree(moved, platform, free);
      const slot = moved[nearest];
      if (slot === undefined) continue;
      const { date: usualDate, reason } = slot;
      moved[nearest] = {
        ...slot,
        date: free,
        occasion: dated,
        reason: reasonOf(dated, free, platform),
        usual: { date: usualDate, reason },
      };
    }
  }
  return moved;
}

/**
 * The first of these days on which the platform has no other occasion's post, so that no two go out in the same
 * minute.
 */
function freeDay(
  slots: readonly PostSlot[],
  platform: SocialPlatform,
  [from, to]: readonly [string, string],
): string | undefined {
  for (let day = from; day <= to; day = daysAfter(day, 1)) {
    const isTaken = slots.some(
      (slot) => slot.platform === platform && slot.date === day && slot.occasion !== undefined,
    );
    if (!isTaken) return day;
  }
  return undefined;
}

const MOST_DAYS_MOVED = 8;

function nearestFree(slots: readonly PostSlot[], platform: SocialPlatform, date: string): number {
  const distance = (slot: PostSlot) => Math.abs(Date.parse(slot.date) - Date.parse(date)) / 86_400_000;
  const [best] = slots
    .map((slot, index) => ({ slot, index }))
    .filter(({ slot }) => slot.platform === platform && slot.occasion === undefined)
    .filter(({ slot }) => distance(slot) <= MOST_DAYS_MOVED)
    .toSorted((one, other) => distance(one.slot) - distance(other.slot));
  return best?.index ?? -1;
}

const asDay = dateFormatter({
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

function reasonOf({ occasion, date }: DatedOccasion, posted: string, platform: SocialPlatform): string {
  const days = Math.round((Date.parse(date) - Date.parse(posted)) / 86_400_000);
  const when = `${occasion.names.en} is ${asDay(new Date(`${date}T00:00:00Z`))}`;
  if (days === 0) return `${when}. Post on ${PLATFORM_LABELS[platform]} that day.`;
  return `${when}. Posting ${days === 1 ? 'a day' : `${days} days`} ahead gives guests time to plan.`;
}
