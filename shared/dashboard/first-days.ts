import type { Came } from '#shared/redemptions/return-counts.ts';

/** ISO dates in UTC; null before. */
export type FirstDays = { redeemed_on: string | null; returned_on: string | null };

/** The days of the first redeemed offer, and of the first guest who came back after a text. */
export function firstDaysOf({ days, returns }: Came): FirstDays {
  const redeemed = Object.entries(days).filter(([, { ad, sms }]) => ad + sms > 0);
  const returned = [
    ...Object.entries(days).filter(([, { sms }]) => sms > 0),
    ...Object.entries(returns).filter(([, { texted }]) => texted > 0),
  ];
  return { redeemed_on: earliest(redeemed), returned_on: earliest(returned) };
}

function earliest(days: readonly (readonly [day: string, counts: unknown])[]): string | null {
  return days.map(([day]) => day).toSorted()[0] ?? null;
}
