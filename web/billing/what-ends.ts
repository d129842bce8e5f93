import { PLAN_CATALOG } from '#shared/billing/plan-catalog.ts';
import { priceOf } from '#shared/billing/price-words.ts';
import { formatUtcDay } from '#shared/format/dates.ts';
import { formatList } from '#shared/format/lists.ts';
import { formatCount } from '#shared/format/numbers.ts';
import type { DeletionPreview } from '#shared/restaurants/contract/deletion-preview.ts';

type Owner = 'You have' | 'This restaurant has';

/** Lists in two sentences what ends when a restaurant is deleted; empty if nothing does. */
export function whatEnds(preview: DeletionPreview, owner: Owner): string {
  const { plan, open_invoices, prepaid_credit, running_ads, scheduled_texts, has_older_campaigns } = preview;
  const parts = [
    ...(plan === null ? [] : [planInWords(plan)]),
    ...counted(open_invoices.count, 'open invoice', inDollars(open_invoices.total)),
    ...(prepaid_credit === 0 ? [] : [`${inDollars(prepaid_credit)} of prepaid credit`]),
    ...counted(running_ads, 'running ad'),
    ...counted(
      scheduled_texts.campaigns,
      'text campaign',
      `${number(scheduled_texts.texts, 'text')} not yet sent`,
    ),
  ];
  if (parts.length === 0) return '';
  const older = has_older_campaigns ? ' This doesn’t include older campaigns.' : '';
  return `${owner} ${formatList(parts)}.${older} Deleting ends everything, with no refunds.`;
}

function planInWords({ plan_id, paid_days_left, period_end }: NonNullable<DeletionPreview['plan']>): string {
  const left =
    paid_days_left === 0
      ? 'unpaid'
      : `${number(paid_days_left, 'paid day')} left, ends ${formatUtcDay(period_end)}`;
  return `the ${PLAN_CATALOG[plan_id].name} plan (${left})`;
}

function inDollars(amount: number): string {
  return priceOf(Math.round(amount * 100));
}

function counted(count: number, what: string, detail?: string): string[] {
  if (count === 0) return [];
  return [detail === undefined ? number(count, what) : `${number(count, what)} (${detail})`];
}

function number(count: number, what: string): string {
  return `${formatCount(count)} ${what}${count === 1 ? '' : 's'}`;
}
