import { PLAN_CATALOG, PLAN_IDS } from '#shared/billing/plan-catalog.ts';

type Row = Record<string, unknown>;

/** More than one question reads, so that a small platform reads as many as a large one. */
const FULL_PAGES = 1_300;

/** The latest payments, one invoice a second. */
export function invoicesOf(restaurants: number, now: string): Row[] {
  return Array.from({ length: Math.max(restaurants, FULL_PAGES) }, (_, at) => {
    const plan_id = PLAN_IDS[at % PLAN_IDS.length] ?? 'basic';
    const { name, monthlyCents: cents } = PLAN_CATALOG[plan_id];
    const issued_at = new Date(Date.parse(now) - at * 1000).toISOString();
    const restaurant = at % restaurants;
    return {
      restaurant_id: `r${restaurant}`,
      invoice_id: `i${at}`,
      restaurant_name: `Osteria Lupo ${restaurant}`,
      restaurant_address: '',
      status: 'paid',
      plan_id,
      issued_at,
      paid_at: issued_at,
      period_start: issued_at,
      period_end: now,
      lines: [{ kind: 'plan', text: `${name} plan, one month`, cents }],
      total: cents,
      credit: 0,
      due: cents,
      entries: [],
    };
  });
}
