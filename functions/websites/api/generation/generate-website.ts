import { AppError } from '#functions/platform/app-error.ts';
import { epochSeconds } from '#functions/platform/clock.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import { auditRecordValues } from '#functions/profile/audit-values.ts';
import { getConfirmedProfile } from '#functions/profile/confirmed-profile.ts';
import type { WebsiteDependencies } from '#functions/websites/api/dependencies.ts';
import { assertColorPreferences } from '#functions/websites/design-preferences.ts';
import { endGeneration } from '#functions/websites/generation/end-generation.ts';
import type { GenerationJob } from '#functions/websites/generation/generation-jobs-repository.ts';
import { freeSlot, takeSlot } from '#functions/websites/generation/generation-slot.ts';
import { reclaimStaleSlots } from '#functions/websites/generation/reclaim-stale-slots.ts';
import { notStartedMessage } from '#functions/websites/generation/try-again.ts';
import { MAX_PREFERENCES_LENGTH } from '#shared/contract/request-limits.ts';
import type { RouteInput } from '#shared/contract/route.ts';
import { type EnteredFacts, enteredFields } from '#shared/profile/entered/entered-facts.ts';
import { NO_RESTAURANT } from '#shared/restaurants/no-restaurant.ts';
import type { websiteRoutes } from '#shared/websites/contract/website-routes.ts';
import { newGenerationState } from '#shared/websites/generation-job.ts';
import { MAX_RUNNING_JOBS, MAX_WEBSITES } from '#shared/websites/generation-limits.ts';
import { readEnteredFacts, saveEnteredFacts } from './save-entered-facts.ts';

/** For the profile's values in an audit record, which also stores two IDs. */
const AUDIT_RECORD_BYTES = 1_700;
const DAY_SECONDS = 86_400;

type GenerateWebsite = typeof websiteRoutes.generateWebsite;
/** The dependencies of starting a job. */
export type JobDependencies = Pick<
  WebsiteDependencies,
  | 'meter'
  | 'retentionDays'
  | 'jobs'
  | 'websites'
  | 'restaurants'
  | 'restaurantNames'
  | 'profiles'
  | 'sites'
  | 'siteVersions'
  | 'queue'
  | 'clock'
  | 'ids'
>;
type Dependencies = JobDependencies & Pick<WebsiteDependencies, 'writer' | 'log'>;

/**
 * Takes a slot, saves the facts that were entered beside the brief, writes the job, then queues it. The row is
 * written before the message, so that a message always finds its job. `reclaimStaleSlots` cleans up after a crash
 * in between.
 */
export function createGenerateWebsite(dependencies: Dependencies): Operation<GenerateWebsite> {
  const { jobs, restaurants, queue } = dependencies;
  return async ({ body }, { restaurantId, audit }) => {
    if ((body.restaurant_id ?? restaurantId) !== restaurantId || !(await restaurants.find(restaurantId))) {
      throw new AppError('not_found', { message: NO_RESTAURANT });
    }
    assertColorPreferences(body.design_preferences);
    await dependencies.meter.check({ feature: 'content_generation', restaurantId });
    const { entered, unreadMenuLines } = readEnteredFacts(body);
    const confirmed = await confirmedFacts(dependencies, restaurantId, body.profile_version);
    const expires_at = await jobExpiry(dependencies);
    const ordered = { ...newJob(dependencies, restaurantId, body), ...confirmed, expires_at };
    await takeSlotOrRefuse(dependencies, ordered);
    const { job, ...saved } = await withEnteredFacts(dependencies, ordered, entered);
    await jobs.create(job);
    try {
      await queue.send({ restaurant_id: restaurantId, generation_id: job.generation_id });
    } catch (cause) {
      await endGeneration(dependencies, job, notStartedMessage(job));
      throw new AppError('unavailable', { cause });
    }
    audit.before = saved.before;
    audit.after = { website_id: job.website_id, generation_id: job.generation_id, ...saved.after };
    return {
      generation_id: job.generation_id,
      message: 'Website generation started.',
      ...(unreadMenuLines.length > 0 && { data: { unread_menu_lines: unreadMenuLines } }),
    };
  };
}

/** Returns the facts of a profile that its owner has confirmed, if there is one. */
async function confirmedFacts(
  dependencies: Dependencies,
  restaurantId: string,
  version: number | undefined,
): Promise<Pick<GenerationJob, 'profile' | 'profile_version'>> {
  if (version === undefined) return {};
  const { profile } = await getConfirmedProfile(dependencies, restaurantId, version);
  return { profile, profile_version: version };
}

type Saved = { job: GenerationJob; before?: object; after?: object };

/** Saves the entered facts and lists them in the job. If that fails, the slot is freed. */
async function withEnteredFacts(
  dependencies: Dependencies,
  job: GenerationJob,
  entered: EnteredFacts,
): Promise<Saved> {
  const entered_fields = enteredFields(entered);
  const entered_town = entered.town?.trim() ?? '';
  if (entered_fields.length === 0 && entered_town === '') return { job };
  const { restaurant_id: restaurantId, profile_version: baseVersion } = job;
  try {
    const { row, before, changedPaths } = await saveEnteredFacts(dependencies, {
      restaurantId,
      entered,
      baseVersion,
    });
    const confirmed = job.profile && { profile: row.profile, profile_version: row.version };
    return {
      job: { ...job, ...confirmed, entered_fields, ...(entered_town !== '' && { entered_town }) },
      before: auditRecordValues(before, changedPaths),
      after: auditRecordValues(row, changedPaths, AUDIT_RECORD_BYTES),
    };
  } catch (error) {
    await freeSlot(dependencies, job);
    throw error;
  }
}

async function takeSlotOrRefuse(dependencies: Dependencies, job: GenerationJob): Promise<void> {
  if (await takeSlot(dependencies, job)) return;
  await reclaimStaleSlots(dependencies, job.restaurant_id);
  if (await takeSlot(dependencies, job)) return;
  const { websites } = await dependencies.restaurants.findSlots(job.restaurant_id);
  if (websites >= MAX_WEBSITES) throw new AppError('website_limit');
  throw tooManyRunning();
}

/** The error if all of the restaurant's slots are taken. */
export function tooManyRunning(): AppError {
  return new AppError('too_many_requests', {
    message: `We’re already building ${MAX_RUNNING_JOBS} websites for you. Wait for one to finish.`,
    retryAfterSeconds: 10,
  });
}

/** Epoch second after which a new job is deleted. */
export async function jobExpiry({
  retentionDays,
  clock,
}: Pick<Dependencies, 'retentionDays' | 'clock'>): Promise<number> {
  return epochSeconds(clock.now()) + (await retentionDays('generations')) * DAY_SECONDS;
}

function newJob(
  { clock, ids }: Dependencies,
  restaurantId: string,
  body: RouteInput<GenerateWebsite>['body'],
): Omit<GenerationJob, 'expires_at'> {
  const now = clock.now();
  return {
    restaurant_id: restaurantId,
    generation_id: ids.next(),
    website_id: ids.next(),
    kind: 'generation',
    ...newGenerationState(now),
    website_name: body.website_name,
    custom_requirements: body.custom_requirements,
    brief_lines: body.brief_lines,
    design_preferences: body.design_preferences,
    content_preferences: preferencesText(body.content_preferences),
    drafts: {},
    requested_at: now.toISOString(),
  };
}

function preferencesText(preferences: Record<string, unknown>): string {
  const text = JSON.stringify(preferences);
  if (text.length <= MAX_PREFERENCES_LENGTH) return text;
  throw new AppError('invalid_input', {
    fields: { content_preferences: 'These preferences are too long. Shorten them and try again.' },
  });
}
