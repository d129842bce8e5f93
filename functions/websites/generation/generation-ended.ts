import type { BusinessEvent } from '#shared/contract/events.ts';
import type { GenerationState } from '#shared/websites/generation-job.ts';

type Job = Pick<GenerationState, 'status' | 'version'> & {
  restaurant_id: string;
  generation_id: string;
  website_id: string;
  kind: 'generation' | 'regeneration';
  requested_at: string;
  finished_at?: string | undefined;
};

/** The event of an ended job; undefined while it runs, and if its owner canceled it. */
export function generationEnded(job: Job): BusinessEvent | undefined {
  const { restaurant_id, website_id, finished_at: at } = job;
  const isOver = job.status === 'completed' || job.status === 'failed';
  if (!isOver || at === undefined) return undefined;
  const about = { at, restaurant_id };
  // A failed job can be reopened by an operator, and then ends again.
  const id = `${job.generation_id}/${job.version}`;
  if (job.status === 'failed') {
    const data = { website_id };
    return { ...about, event_id: `generation_failed/${id}`, kind: 'generation_failed', data };
  }
  const kind = job.kind === 'regeneration' ? 'site_regenerated' : 'site_generated';
  const seconds = Math.round((Date.parse(at) - Date.parse(job.requested_at)) / 1000);
  return { ...about, event_id: `${kind}/${id}`, kind, data: { website_id, seconds } };
}
