import type { DeletionPreview } from '#shared/contract/admin/deletion-preview.ts';
import { PLAN_CATALOGUE } from '#shared/domain/billing/plan-catalogue.ts';
import { priceOf, shortDay } from '#shared/domain/billing/price-words.ts';

const LIST = new Intl.ListFormat('en-US');

/** What ends when a restaurant is deleted, in two sentences; empty where there is nothing to warn of. */
export function whatEnds(preview: DeletionPreview): string {
  const { plan, open_invoices, running_ads, scheduled_texts, has_older_campaigns } = preview;
  const parts = [
    ...(plan === null ? [] : [planInWords(plan)]),
    ...counted(open_invoices.count, 'open invoice', priceOf(Math.round(open_invoices.total * 100))),
    ...counted(running_ads, 'running ad'),
    ...counted(scheduled_texts.campaigns, 'scheduled text campaign', number(scheduled_texts.texts, 'text')),
  ];
  if (parts.length === 0) return '';
  const older = has_older_campaigns ? ' Older campaigns are not counted.' : '';
  return `This restaurant has ${LIST.format(parts)}.${older} All of it ends, and nothing is refunded.`;
}

function planInWords({ plan_id, paid_days_left, period_end }: NonNullable<DeletionPreview['plan']>): string {
  const left =
    paid_days_left === 0
      ? 'not paid'
      : `${number(paid_days_left, 'paid day')} left, until ${shortDay(period_end)}`;
  return `the ${PLAN_CATALOGUE[plan_id].name} plan (${left})`;
}

function counted(count: number, what: string, detail?: string): string[] {
  if (count === 0) return [];
  return [detail === undefined ? number(count, what) : `${number(count, what)} (${detail})`];
}

function number(count: number, what: string): string {
  return `${count.toLocaleString('en-US')} ${what}${count === 1 ? '' : 's'}`;
}
