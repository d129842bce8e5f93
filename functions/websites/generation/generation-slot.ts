import type { GenerationRun } from '#functions/restaurants/generation-slots.ts';
import type { RestaurantsRepository } from '#functions/restaurants/restaurants-repository.ts';
import type { WebsitesRepository } from '#functions/websites/websites-repository.ts';
import { finalizeWebsite } from './finalize-website.ts';
import type { GenerationJob } from './generation-jobs-repository.ts';

/** A job's entry in the restaurant's row. */
export function runOf(job: GenerationJob): GenerationRun {
  return {
    restaurantId: job.restaurant_id,
    websiteId: job.website_id,
    generationId: job.generation_id,
    requestedAt: job.requested_at,
  };
}

/**
 * Reserves what a job needs: one of the restaurant's slots, and for a new website its row. Repeating it is safe.
 * False if all slots are taken, or the restaurant (for a regeneration: the website) is gone.
 */
export async function takeSlot(
  dependencies: {
    restaurants: Pick<RestaurantsRepository, 'startGeneration' | 'startRegeneration'>;
    websites: Pick<WebsitesRepository, 'reserve'>;
  },
  job: GenerationJob,
): Promise<boolean> {
  const run = runOf(job);
  if (job.kind === 'regeneration') return dependencies.restaurants.startRegeneration(run);
  if (!(await dependencies.restaurants.startGeneration(run))) return false;
  await dependencies.websites.reserve(run);
  return true;
}

/** Frees the reservation of a new website whose job was never written. Repeating it is safe. */
export async function freeSlot(
  dependencies: {
    restaurants: Pick<RestaurantsRepository, 'countWebsite' | 'dropClaim' | 'finishGeneration'>;
    websites: Pick<WebsitesRepository, 'dropReservation'>;
  },
  job: GenerationJob,
): Promise<void> {
  await finalizeWebsite(dependencies, runOf(job));
  await dependencies.restaurants.finishGeneration(runOf(job));
}
