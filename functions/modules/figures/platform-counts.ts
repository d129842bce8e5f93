import type { EventKind } from '#shared/contract/events.ts';
import type { Counts } from '#shared/domain/event-figures.ts';

/** How many events of a kind there were. */
export function countOf(counts: Counts, kind: EventKind): number {
  return counts[`count_${kind}`] ?? 0;
}

/** Ads and text campaigns. */
export function launchedCampaigns(counts: Counts): number {
  return countOf(counts, 'ad_launched') + countOf(counts, 'sms_launched');
}

/**
 * Restaurants since the beginning, and those that never had a website. Restaurants from before events were kept are
 * counted when their owner signs in next (enlistRestaurant).
 */
export function restaurantTotals(ever: Counts): { restaurants: number; incompleteSetups: number } {
  const restaurants = countOf(ever, 'signed_up');
  return { restaurants, incompleteSetups: Math.max(0, restaurants - countOf(ever, 'setup_completed')) };
}
