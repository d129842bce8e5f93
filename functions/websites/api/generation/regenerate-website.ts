import { withoutHidden } from '#functions/ai/brief/brief-choices.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import { changeProfile } from '#functions/profile/change-profile.ts';
import { assertColorPreferences, changedPreferences } from '#functions/websites/design-preferences.ts';
import { clearStaleRegeneration } from '#functions/websites/generation/clear-stale-regeneration.ts';
import { endGeneration } from '#functions/websites/generation/end-generation.ts';
import type { GenerationJob } from '#functions/websites/generation/generation-jobs-repository.ts';
import { takeSlot } from '#functions/websites/generation/generation-slot.ts';
import { reclaimStaleSlots } from '#functions/websites/generation/reclaim-stale-slots.ts';
import { notStartedMessage, withTryAgain } from '#functions/websites/generation/try-again.ts';
import type { WebsiteDocument } from '#functions/websites/website-rows.ts';
import type { RouteInput } from '#shared/contract/route.ts';
import { type BriefChoice, choicesOf } from '#shared/profile/brief-lines.ts';
import type { websiteRoutes } from '#shared/websites/contract/website-routes.ts';
import { newGenerationState } from '#shared/websites/generation-job.ts';
import { type JobDependencies, jobExpiry, tooManyRunning } from './generate-website.ts';

const ANOTHER_RUNS = 'We’re already regenerating this website.';

type RegenerateWebsite = typeof websiteRoutes.regenerateWebsite;

/**
 * Takes a slot, writes the job, claims the website for it, then queues it. The job is written before the claim, so
 * that a claim always names an existing job.
 */
export function createRegenerateWebsite(dependencies: JobDependencies): Operation<RegenerateWebsite> {
  const { jobs, websites, queue } = dependencies;
  return async ({ params, body }, { restaurantId, audit }) => {
    const key = { restaurantId, websiteId: params.id };
    const [, found] = await Promise.all([websites.get(key), websites.getDocument(key)]);
    assertColorPreferences(changedPreferences(body.design_preferences ?? {}, found.design_preferences));
    await dependencies.meter.check({ feature: 'content_generation', restaurantId });
    const document = await clearStaleRegeneration(dependencies, found);
    if (document.regeneration_id !== undefined) throw new AppError('generation_running');
    const expires_at = await jobExpiry(dependencies);
    const job = { ...newRegeneration(dependencies, document, body), expires_at };
    await takeSlotOrRefuse(dependencies, job);
    if (body.brief_lines !== undefined) await hideFromProfile(dependencies, restaurantId, body.brief_lines);
    await jobs.create(job);
    if (!(await websites.claimRegeneration(key, job.generation_id))) {
      await endGeneration(dependencies, job, withTryAgain(job, ANOTHER_RUNS));
      await websites.getDocument(key);
      throw new AppError('generation_running');
    }
    try {
      await queue.send({ restaurant_id: restaurantId, generation_id: job.generation_id });
    } catch (cause) {
      await endGeneration(dependencies, job, notStartedMessage(job));
      throw new AppError('unavailable', { cause });
    }
    audit.before = { version: document.version };
    audit.after = { website_id: job.website_id, generation_id: job.generation_id };
    return {
      generation_id: job.generation_id,
      message: 'Website regeneration started! You will be redirected when complete.',
    };
  };
}

/** Removes facts from the profile that the owner now hides, because pages and posts would show them. */
async function hideFromProfile(
  dependencies: JobDependencies,
  restaurantId: string,
  choices: readonly BriefChoice[],
): Promise<void> {
  await changeProfile(dependencies, {
    restaurantId,
    changes: (profile) => {
      const { story, house_notes } = withoutHidden(profile, choices, profile.languages[0] ?? 'en');
      return { story, house_notes };
    },
  });
}

async function takeSlotOrRefuse(dependencies: JobDependencies, job: GenerationJob): Promise<void> {
  if (await takeSlot(dependencies, job)) return;
  await reclaimStaleSlots(dependencies, job.restaurant_id);
  if (await takeSlot(dependencies, job)) return;
  await dependencies.websites.getDocument({ restaurantId: job.restaurant_id, websiteId: job.website_id });
  throw tooManyRunning();
}

/** Requests that the owner doesn't repeat stay as they were in the last generation. */
function newRegeneration(
  { clock, ids }: JobDependencies,
  document: WebsiteDocument,
  body: RouteInput<RegenerateWebsite>['body'],
): Omit<GenerationJob, 'expires_at'> {
  const now = clock.now();
  const requirements = body.custom_requirements ?? document.custom_requirements;
  const lines = body.brief_lines ?? choicesOf(document.brief_lines ?? []);
  return {
    restaurant_id: document.restaurant_id,
    generation_id: ids.next(),
    website_id: document.website_id,
    kind: 'regeneration',
    has_new_requirements: requirements !== document.custom_requirements || body.brief_lines !== undefined,
    ...newGenerationState(now),
    website_name: document.content.website_name,
    custom_requirements: requirements,
    brief_lines: lines,
    design_preferences: body.design_preferences ?? document.design_preferences,
    content_preferences: '{}',
    drafts: {},
    requested_at: now.toISOString(),
  };
}
