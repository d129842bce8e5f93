import { formatPercent } from '#shared/format/numbers.ts';

export const SUBSCRIPTIONS_ENDED = 'of subscriptions ended in the last 30 days';

export const NO_FORECAST = 'The forecast starts after the first paid invoice.';

/** Captions of metrics that several sections show. */
export const NO_EARLIER_PAYMENTS = 'no payments in the previous 30 days';
export const REVENUE_COMPARED = 'revenue vs. the previous 30 days';
export const NO_EARLIER_SUBSCRIBERS = 'no subscribers 30 days ago';
export const ACTIVE_PLANS = 'active plans at list prices';

/** A percentage, or a dash without one. */
export function percentText(percent: number | null): string {
  return percent === null ? '–' : formatPercent(percent);
}

/** A change with its sign: `+4.2%`. */
export function changeText(percent: number | null): string {
  return `${percent !== null && percent > 0 ? '+' : ''}${percentText(percent)}`;
}
