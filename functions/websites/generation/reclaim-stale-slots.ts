import type { GenerationRun } from '#functions/restaurants/generation-slots.ts';
import type { RestaurantsRepository } from '#functions/restaurants/restaurants-repository.ts';
import { deleteWebsiteFiles } from '#functions/websites/website-files.ts';
import { hasEnded } from '#shared/websites/generation-job.ts';
import { finalizeWebsite } from './finalize-website.ts';
import { type RequeueStalledJobDependencies, requeueStalledJob } from './requeue-stalled-job.ts';

/** Longer than an API function may run (29 s): a slot without a job by then is from a crashed call. */
export const ORPHAN_SECONDS = 60;

type Dependencies = RequeueStalledJobDependencies & {
  restaurants: Pick<RestaurantsRepository, 'findSlots'>;
};

/**
 * Frees abandoned slots: of jobs that have ended, expired, or were never written, and of crashed calls that were
 * adding websites. A job that lost its worker is queued again, or ended after its last one. Repeating it is safe.
 */
export async function reclaimStaleSlots(dependencies: Dependencies, restaurantId: string): Promise<void> {
  const { running } = await dependencies.restaurants.findSlots(restaurantId);
  await Promise.all(running.map((run) => reclaimStaleSlot(dependencies, run)));
}

async function reclaimStaleSlot(dependencies: Dependencies, run: GenerationRun): Promise<void> {
  const job = await dependencies.jobs.find(run.restaurantId, run.generationId);
  const isOver =
    job === undefined
      ? isOrphan(run, dependencies.clock.now())
      : hasEnded(await requeueStalledJob(dependencies, job));
  if (!isOver) return;
  const isThere = await finalizeWebsite(dependencies, run);
  if (!isThere && job === undefined) await deleteWebsiteFiles(dependencies, run);
  await dependencies.restaurants.finishGeneration(run);
}

function isOrphan({ requestedAt }: GenerationRun, now: Date): boolean {
  return now.getTime() - Date.parse(requestedAt) >= ORPHAN_SECONDS * 1000;
}
