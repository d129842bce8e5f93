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
 * Restaurants that are there, and those that never had a website. Restaurants from before events were kept are
 * counted when their owner signs in next (enlistRestaurant).
 */
export function restaurantTotals(ever: Counts): { restaurants: number; incompleteSetups: number } {
  const { sum_restaurant_deleted_setups: deletedSetups = 0 } = ever;
  const restaurants = Math.max(0, countOf(ever, 'signed_up') - countOf(ever, 'restaurant_deleted'));
  const setups = countOf(ever, 'setup_completed') - deletedSetups;
  return { restaurants, incompleteSetups: Math.max(0, restaurants - setups) };
}
