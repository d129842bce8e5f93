import type { Meter } from '#functions/ai/meter.ts';
import { type EndGenerationDependencies, settle } from './end-generation.ts';
import type { GenerationJob } from './generation-jobs-repository.ts';
import { runOf } from './generation-slot.ts';

export type ReleaseDependencies = EndGenerationDependencies & { meter: Pick<Meter, 'giveBack'> };

/**
 * Takes back what a canceled job had taken: the reserved website and its images, or the claim on the website that it was
 * regenerating, the use of the feature, and the restaurant's slot. Repeating it is safe: the call that cancels does it, and
 * so does the worker that finds the job canceled, because either may die.
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
