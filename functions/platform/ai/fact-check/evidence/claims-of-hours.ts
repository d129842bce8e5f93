import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { WEEKDAYS } from '#shared/site/site-content.ts';
import type { Passage } from '../passage.ts';

type Service = RestaurantProfile['services'][number];

/** Between these lunch is eaten. */
const LUNCH = { from: '11:45', until: '15:00' };

const isOverLunch = ({ opens, closes }: Service) =>
  opens < LUNCH.until && (closes === null || closes < opens || closes > LUNCH.from);
/** From here on a house is open late. */
const LATE = '23:00';

const isLate = ({ opens, closes }: Service) => closes !== null && (closes < opens || closes >= LATE);
/** From here on a night has become a morning. */
const MORNING = '03:00';

const isTillMorning = ({ opens, closes }: Service) => closes !== null && closes < opens && closes >= MORNING;
const isAllDay = ({ opens, closes }: Service) =>
  closes === opens || (opens === '00:00' && closes === '24:00');

const WEEKEND = ['saturday', 'sunday'] as const;

/**
 * What the hours of a house say of it without a word: that it serves lunch or does not, that it opens every day, late, or
 * never closes. Hours that nobody told say nothing of lunch, and so refuse none.
 */
export function claimsOfHours(
  passages: readonly Passage[],
  services: readonly Service[],
): { concept: string; isDenied: boolean }[] {
  const open = new Set(services.flatMap(({ days }) => days));
  const isEveryDay =
    open.size === WEEKDAYS.length || passages.some(({ openOn }) => openOn.size === WEEKDAYS.length);
  return [
    ...(services.length === 0 || services.some(isOverLunch) ? [{ concept: 'lunch', isDenied: false }] : []),
    ...(services.some(isOverLunch) ? [] : [{ concept: 'lunch', isDenied: true }]),
    ...(WEEKEND.every((day) => open.has(day)) ? [{ concept: 'all_weekend', isDenied: false }] : []),
    ...(isEveryDay ? [{ concept: 'all_week', isDenied: false }] : []),
    ...(services.some(isLate) ? [{ concept: 'late', isDenied: false }] : []),
    ...(services.some(isTillMorning) ? [{ concept: 'till_morning', isDenied: false }] : []),
    ...(services.some(isAllDay) ? [{ concept: 'all_hours', isDenied: false }] : []),
  ];
}
