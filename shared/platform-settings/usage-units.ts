import type { Counts } from '#shared/metrics/event-figures.ts';
import type { CostUnit } from './price-table.ts';

/** Units of events, added up over the days of a month. */
type FlowUnit = Exclude<CostUnit, 'visits' | 'stored_megabytes'>;
/** Units that exist at the end of a day and cost per day. */
export type Stock = { websites: number; megabytes: number };

/**
 * API calls around an event: opening screens, looking up, saving, and polling. Our estimates, instead of a write per
 * call. A busy restaurant has about 5,000 a month.
 */
const CALLS: Readonly<Record<string, number>> = {
  count_signed_up: 30,
  count_email_verified: 2,
  count_site_created: 20,
  count_site_generated: 90,
  count_site_regenerated: 90,
  count_site_published: 60,
  count_image_uploaded: 12,
  count_checklist_item_completed: 12,
  count_ai_used: 10,
  count_ad_launched: 80,
  count_sms_launched: 80,
  count_code_redeemed: 4,
  count_content_flagged: 3,
  count_invoice_paid: 6,
};

/** Emails that an event sends. Emails that owners request again leave no event. */
const MAILS: Readonly<Record<string, number>> = {
  count_signed_up: 1,
  count_content_rejected: 1,
  count_invoice_overdue: 1,
  count_subscription_ended: 1,
};

/** All files of an image; all files of a saved website version. */
const IMAGE_MEGABYTES = 0.9;
const VERSION_MEGABYTES = 0.1;

/** Visits of a website per day: 3,000 per month. */
export const VISITS_A_DAY = 100;

/** The counters that `stockOf` uses. */
export const STOCK_COUNTERS = [
  'count_site_created',
  'count_site_deleted',
  'sum_restaurant_deleted_websites',
  'count_image_uploaded',
  'count_site_published',
] as const;

/** Every counter counts the same, so restaurants add up to the platform. */
export function flowUnits(counts: Counts): Record<FlowUnit, number> {
  const { sum_sms_launched_cost_micros = 0, sum_sms_canceled_cost_micros = 0 } = counts;
  return {
    api_calls: weighed(CALLS, counts),
    generation_seconds: (counts.sum_site_generated_seconds ?? 0) + (counts.sum_site_regenerated_seconds ?? 0),
    image_files: counts.count_image_uploaded ?? 0,
    ai_micros: counts.sum_ai_used_cost_micros ?? 0,
    message_micros: sum_sms_launched_cost_micros - sum_sms_canceled_cost_micros,
    mails: weighed(MAILS, counts),
  };
}

/** The current stock after all events so far. */
export function stockOf(ever: Counts): Stock {
  const {
    count_site_created = 0,
    count_site_deleted = 0,
    sum_restaurant_deleted_websites = 0,
    count_image_uploaded = 0,
    count_site_published = 0,
  } = ever;
  return {
    websites: count_site_created - count_site_deleted - sum_restaurant_deleted_websites,
    megabytes: count_image_uploaded * IMAGE_MEGABYTES + count_site_published * VERSION_MEGABYTES,
  };
}

function weighed(weights: Readonly<Record<string, number>>, counts: Counts): number {
  return Object.entries(weights).reduce((sum, [name, weight]) => sum + weight * (counts[name] ?? 0), 0);
}
