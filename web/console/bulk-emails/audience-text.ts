import { PLAN_CATALOG } from '#shared/billing/plan-catalog.ts';
import type { Audience } from '#shared/bulk-emails/contract/bulk-email.ts';
import { STATUS_NAMES } from '#shared/console/customers/customer-status.ts';

/** Who gets an email, in words: `All restaurants`, `Past due, Basic, matching “Lupo”`. Pure. */
export function formatAudience({ search, status, plan, setup }: Audience): string {
  const parts = [
    ...(status === undefined ? [] : [STATUS_NAMES[status]]),
    ...(plan === undefined ? [] : [PLAN_CATALOG[plan].name]),
    ...(setup === undefined ? [] : ['Setup incomplete']),
    ...(search === '' ? [] : [`matching “${search}”`]),
  ];
  return parts.length === 0 ? 'All restaurants' : parts.join(', ');
}
