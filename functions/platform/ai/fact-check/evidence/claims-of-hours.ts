import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { WEEKDAYS } from '#shared/site/site-content.ts';
import type { Passage } from '../passage.ts';

type Service = RestaurantProfile['services'][number];
type Hours = Pick<Service, 'opens' | 'closes'>;

/** Between these lunch is eaten. */
const LUNCH = { from: '11:45', until: '15:00' };

const isOverLunch = ({ opens, closes }: Hours) =>
  opens < LUNCH.until && (closes === null || closes < opens || closes > LUNCH.from);
/** Nobody dines before. */
const DINNER = '18:00';

const isOverDinner = ({ opens, closes }: Hours) => closes === null || closes < opens || closes > DINNER;
/** From here on a house is open late. */
const LATE = '23:00';

const isLate = ({ opens, closes }: Hours) => closes !== null && (closes < opens || closes >= LATE);
/** From here on a night has become a morning. */
const MORNING = '03:00';

const isTillMorning = ({ opens, closes }: Hours) => closes !== null && closes < opens && closes >= MORNING;
const isAllDay = ({ opens, closes }: Hours) => closes === opens || (opens === '00:00' && closes === '24:00');

const WEEKEND = ['saturday', 'sunday'] as const;

/**
 * What the hours of a house say of it without a word: that it serves lunch or dinner or does not, that it opens every day,
 * late, or never closes. Hours that nobody told say nothing of meals, and so refuse none.
 */
export function claimsOfHours(
  passages: readonly Passage[],
  { services, open }: { services: readonly Service[]; open: readonly Hours[] },
): { concept: string; isDenied: boolean }[] {
  const days = new Set(services.flatMap((service) => service.days));
  const hours = [...services, ...open];
  const isEveryDay =
    days.size === WEEKDAYS.length || passages.some(({ openOn }) => openOn.size === WEEKDAYS.length);
  return [
    ...ofMeal('lunch', hours, isOverLunch),
    ...ofMeal('dinner', hours, isOverDinner),
    ...(WEEKEND.every((day) => days.has(day)) ? [{ concept: 'all_weekend', isDenied: false }] : []),
    ...(isEveryDay ? [{ concept: 'all_week', isDenied: false }] : []),
    ...(hours.some(isLate) ? [{ concept: 'late', isDenied: false }] : []),
    ...(hours.some(isTillMorning) ? [{ concept: 'till_morning', isDenied: false }] : []),
    ...(services.some(isAllDay) ? [{ concept: 'all_hours', isDenied: false }] : []),
  ];
}

function ofMeal(concept: string, hours: readonly Hours[], isOver: (one: Hours) => boolean) {
  const isServed = hours.some(isOver);
  return [
    ...(hours.length === 0 || isServed ? [{ concept, isDenied: false }] : []),
    ...(isServed ? [] : [{ concept, isDenied: true }]),
  ];
}
