import type { Meter } from '#functions/ai/meter.ts';
import { type EndGenerationDependencies, settle } from './end-generation.ts';
import type { GenerationJob } from './generation-jobs-repository.ts';
import { runOf } from './generation-slot.ts';

export type ReleaseDependencies = EndGenerationDependencies & { meter: Pick<Meter, 'giveBack'> };

/**
 * Reverts what a canceled job had taken: the reserved website and its images, or the claim on the regenerated
 * website, the counted use, and the slot. Both the canceling call and the worker do it, because either may crash.
 * Repeating it is safe.
 */
export async function releaseCanceled(dependencies: ReleaseDependencies, job: GenerationJob): Promise<void> {
  await settle(dependencies, job);
  await giveBackUse(dependencies.meter, job);
  await dependencies.restaurants.finishGeneration(runOf(job));
}

async function giveBackUse(meter: Pick<Meter, 'giveBack'>, job: GenerationJob): Promise<void> {
  if (job.use_counted_at === undefined) return;
  const use = { feature: 'content_generation', restaurantId: job.restaurant_id } as const;
  await meter.giveBack(use, { at: new Date(job.use_counted_at), id: job.generation_id });
}
