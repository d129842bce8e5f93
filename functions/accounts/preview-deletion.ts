import type { Campaign } from '#functions/ads/campaign-row.ts';
import type { CampaignsRepository } from '#functions/ads/campaigns-repository.ts';
import type { InvoicesRepository } from '#functions/billing/invoices-repository.ts';
import type { SubscriptionRow } from '#functions/billing/subscription-row.ts';
import { runs } from '#functions/billing/subscription-steps.ts';
import type { SubscriptionsRepository } from '#functions/billing/subscriptions-repository.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { Clock } from '#functions/platform/clock.ts';
import type { RestaurantsRepository } from '#functions/restaurants/restaurants-repository.ts';
import { isStoppedSms } from '#functions/sms/sms-called-off.ts';
import type { DeletionPreview } from '#shared/restaurants/contract/deletion-preview.ts';

const READ_CAMPAIGNS = 100;
const DAY_MS = 86_400_000;
const RUNNING = new Set(['pending', 'in_review', 'active']);

export type DeletionPreviewDependencies = {
  restaurants: Pick<RestaurantsRepository, 'find'>;
  subscriptions: Pick<SubscriptionsRepository, 'find'>;
  invoices: Pick<InvoicesRepository, 'find'>;
  campaigns: Pick<CampaignsRepository, 'list'>;
  clock: Clock;
};

/** Lists what ends with a restaurant, from four reads. Throws `not_found`. */
export async function previewDeletion(
  { restaurants, subscriptions, invoices, campaigns, clock }: DeletionPreviewDependencies,
  restaurantId: string,
): Promise<DeletionPreview> {
  const [restaurant, row, page] = await Promise.all([
    restaurants.find(restaurantId),
    subscriptions.find(restaurantId),
    campaigns.list(restaurantId, { limit: READ_CAMPAIGNS }),
  ]);
  if (restaurant === undefined) throw new AppError('not_found');
  const now = clock.now();
  // There is at most one overdue invoice, because no new one is issued while it is open.
  const open = row?.overdue && (await invoices.find(restaurantId, row.overdue.invoice_id));
  const scheduled = page.campaigns.map((each) => textsAhead(each, now)).filter((texts) => texts > 0);
  return {
    plan: planOf(row, now),
    open_invoices: { count: open === undefined ? 0 : 1, total: (open?.due ?? 0) / 100 },
    prepaid_credit: (row?.credit_balance ?? 0) / 100,
    running_ads: page.campaigns.filter(isRunningAd).length,
    scheduled_texts: {
      campaigns: scheduled.length,
      texts: scheduled.reduce((sum, texts) => sum + texts, 0),
    },
    has_older_campaigns: page.lastId !== undefined,
  };
}

function planOf(row: SubscriptionRow | undefined, now: Date) {
  if (row === undefined || !runs(row)) return null;
  const { plan_id, period_end, overdue } = row;
  const left = Math.max(0, Math.ceil((Date.parse(period_end) - now.getTime()) / DAY_MS));
  return { plan_id, period_end, paid_days_left: overdue === undefined ? left : 0 };
}

function isRunningAd({ campaign_type, status }: Campaign): boolean {
  return campaign_type === 'ad' && RUNNING.has(status);
}

/** Counts the texts that a deletion would stop: all of a planned campaign, or those held for later. */
function textsAhead(campaign: Campaign, now: Date): number {
  if (campaign.campaign_type !== 'sms' || isStoppedSms(campaign)) return 0;
  const { send_at, decisions } = campaign;
  const isAhead = (time: string | undefined) => time !== undefined && Date.parse(time) > now.getTime();
  if (isAhead(send_at)) return decisions.send + decisions.hold;
  return isAhead(decisions.held_until) ? decisions.hold : 0;
}
