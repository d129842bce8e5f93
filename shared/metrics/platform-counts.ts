import type { EventKind } from '#shared/contract/events.ts';
import type { Counts } from '#shared/metrics/event-figures.ts';

/** The number of events of a kind. */
export function countOf(counts: Counts, kind: EventKind): number {
  return counts[`count_${kind}`] ?? 0;
}

/** Ads and text campaigns. */
export function launchedCampaigns(counts: Counts): number {
  return countOf(counts, 'ad_launched') + countOf(counts, 'sms_launched');
}

/** Without undone redemptions. */
export function redeemedCodes(counts: Counts): number {
  return countOf(counts, 'code_redeemed') - countOf(counts, 'redemption_undone');
}

/** What guests with a code paid, without undone redemptions. */
export function redeemedCents(counts: Counts): number {
  const { sum_code_redeemed_amount_cents: redeemed = 0, sum_redemption_undone_amount_cents: undone = 0 } =
    counts;
  return redeemed - undone;
}

/** Flagged content that no one has reviewed. */
export function waitingTexts(ever: Counts): number {
  const gone = ['content_approved', 'content_rejected', 'content_dropped'] as const;
  return gone.reduce((left, kind) => left - countOf(ever, kind), countOf(ever, 'content_flagged'));
}

/**
 * Restaurants, and those that never had a website. Restaurants from before events are counted when their owner signs in
 * next (backfillRestaurantIndex).
 */
export function restaurantTotals(ever: Counts): { restaurants: number; incompleteSetups: number } {
  const { sum_restaurant_deleted_setups: deletedSetups = 0 } = ever;
  const restaurants = Math.max(0, countOf(ever, 'signed_up') - countOf(ever, 'restaurant_deleted'));
  const setups = countOf(ever, 'setup_completed') - deletedSetups;
  return { restaurants, incompleteSetups: Math.max(0, restaurants - setups) };
}
