import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { daySpans } from '#web/profile/reading/day-spans.ts';

/** "Open Tue–Sun"; empty if no day is known. */
export function hoursSummary({
  services,
  closed_days,
}: Pick<RestaurantProfile, 'services' | 'closed_days'>): string {
  const open = daySpans([...new Set(services.flatMap(({ days }) => days))]);
  if (open !== '') return `Open ${open.replace('Every day', 'every day')}`;
  const closed = daySpans(closed_days);
  return closed === '' ? '' : `Closed ${closed.replace('Every day', 'every day')}`;
}
