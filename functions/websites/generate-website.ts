import { AppError } from '#functions/platform/app-error.ts';
import { epochSeconds } from '#functions/platform/clock.ts';
import type { Operation } from '#functions/platform/http-handler.ts';
import type { RouteInput } from '#shared/contract/route.ts';
import type { websiteRoutes } from '#shared/contract/website-routes.ts';
import { failJob, hasEnded, isAbandoned, newGenerationState } from '#shared/domain/generation-job.ts';
import type { GenerationJob } from './generation-jobs-repository.ts';
import type { WebsiteDependencies } from './operations.ts';

/** The spec's text (website builder §5). */
export const NO_RESTAURANT = 'No restaurant found. Please create a restaurant first.';
/** Websites that one restaurant may have made at the same time. Two requests at once may exceed it by one. */
export const MAX_RUNNING_JOBS = 5;
const JOBS_LOOKED_AT = 25;
const CONTENT_PREFERENCES_MAX_LENGTH = 20_000;
const JOB_KEPT_SECONDS = 30 * 24 * 60 * 60;

type GenerateWebsite = typeof websiteRoutes.generateWebsite;
type Dependencies = Pick<WebsiteDependencies, 'jobs' | 'restaurants' | 'queue' | 'clock' | 'ids'>;

/** Writes the job, then asks the worker for it. The row comes first, so that a message always finds its job. */
export function generateWebsite(dependencies: Dependencies): Operation<GenerateWebsite> {
  const { jobs, restaurants, queue } = dependencies;
  return async ({ body }, { restaurantId }) => {
    if ((body.restaurant_id ?? restaurantId) !== restaurantId || !(await restaurants.find(restaurantId))) {
      throw new AppError('not_found', { sentence: NO_RESTAURANT });
    }
    await refuseTooMany(dependencies, restaurantId);
    const job = newJob(dependencies, restaurantId, body);
    await jobs.create(job);
    try {
      await queue.send({ restaurant_id: restaurantId, generation_id: job.generation_id });
    } catch (cause) {
      await jobs.save(failJob(job, 'The work could not be started. Please generate the website again.'));
      throw new AppError('unavailable', { cause });
    }
    return { generation_id: job.generation_id, message: 'Website generation started.' };
  };
}

async function refuseTooMany({ jobs, clock }: Dependencies, restaurantId: string): Promise<void> {
  const now = clock.now();
  const newest = await jobs.listNewest(restaurantId, JOBS_LOOKED_AT);
  const running = newest.filter((job) => !hasEnded(job) && !isAbandoned(job, now));
  if (running.length < MAX_RUNNING_JOBS) return;
  throw new AppError('too_many_requests', {
    sentence: `${MAX_RUNNING_JOBS} websites are being made for you right now. Please wait until one is finished.`,
    retryAfterSeconds: 10,
  });
}

function newJob(
  { clock, ids }: Dependencies,
  restaurantId: string,
  body: RouteInput<GenerateWebsite>['body'],
): GenerationJob {
  const now = clock.now();
  return {
    restaurant_id: restaurantId,
    generation_id: ids.next(),
    website_id: ids.next(),
    ...newGenerationState(now),
    website_name: body.website_name,
    custom_requirements: body.custom_requirements,
    design_preferences: body.design_preferences,
    content_preferences: preferencesText(body.content_preferences),
    drafts: {},
    requested_at: now.toISOString(),
    expires_at: epochSeconds(now) + JOB_KEPT_SECONDS,
  };
}

function preferencesText(preferences: Record<string, unknown>): string {
  const text = JSON.stringify(preferences);
  if (text.length <= CONTENT_PREFERENCES_MAX_LENGTH) return text;
  throw new AppError('invalid_input', { fields: { content_preferences: 'Please say this more briefly.' } });
}
