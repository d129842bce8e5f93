import { designTask } from '#functions/ai/design/design-task.ts';
import { menuTask } from '#functions/ai/drafts/menu-task.ts';
import { pageTask } from '#functions/ai/drafts/page-task.ts';
import type { TextCaller, Writer } from '#functions/ai/writer.ts';
import type { ModerationRepository } from '#functions/moderation/moderation-repository.ts';
import { rejectedAmong } from '#functions/moderation/rejected-among.ts';
import { withdrawFromDocument } from '#functions/moderation/withdraw-from-document.ts';
import type { ObjectStore } from '#functions/platform/aws/object-store.ts';
import type { Clock } from '#functions/platform/clock.ts';
import { getProfile } from '#functions/profile/get-profile.ts';
import type { ProfilesRepository } from '#functions/profile/profiles-repository.ts';
import type { RestaurantsRepository } from '#functions/restaurants/restaurants-repository.ts';
import { describeGeneration } from '#functions/websites/generation/describe-generation.ts';
import { finished } from '#functions/websites/generation/end-generation.ts';
import type { Drafts, GenerationJob } from '#functions/websites/generation/generation-jobs-repository.ts';
import { withTryAgain } from '#functions/websites/generation/try-again.ts';
import { pageAddress, publishedPage } from '#functions/websites/published-page.ts';
import type { WebsitesRepository } from '#functions/websites/websites-repository.ts';
import { slugify } from '#shared/site/slug.ts';
import { completeJob, completeStep, continueStep } from '#shared/websites/generation-job.ts';
import type { GenerationStepName } from '#shared/websites/generation-steps.ts';
import { type DrawImages, imageCount } from './draw-images.ts';
import { NonRetryableError, WEBSITE_DELETED } from './non-retryable-error.ts';
import { readFacts } from './read-facts.ts';
import { checkWaiting, type RegenerationStores, storeRegenerated } from './store-regenerated.ts';
import { contentOf, factsOf, requireDraft, seedOf, websiteOf } from './website-parts.ts';
import { withFactSources } from './with-fact-sources.ts';

export type StepDependencies = {
  restaurants: Pick<RestaurantsRepository, 'find' | 'countWebsite' | 'dropClaim' | 'finishGeneration'>;
  websites: Pick<WebsitesRepository, 'create' | 'find' | 'dropReservation' | 'getDocument' | 'saveDocument'> &
    RegenerationStores['websites'];
  moderation: Pick<ModerationRepository, 'find'>;
  profiles: Pick<ProfilesRepository, 'find'>;
  writer: Writer;
  /** The bucket behind the sites origin. */
  sites: ObjectStore;
  siteVersions: ObjectStore;
  drawImages: DrawImages;
  /** Without a trailing slash. */
  sitesOrigin: string;
  clock: Clock;
};

/**
 * The result of a step; `done` of `total` parts if it continues. `use_counted_at`: when a step's use of a feature
 * was counted.
 */
type StepResult = {
  drafts: Drafts;
  parts?: { done: number; total: number };
  use_counted_at?: string;
};
/** The signal is aborted if the job was canceled or taken over. */
type Step = (dependencies: StepDependencies, job: GenerationJob, signal: AbortSignal) => Promise<StepResult>;

/** The work of each step. Every step is safe to repeat, because a worker may crash in it. */
const STEPS: Record<GenerationStepName, Step> = {
  reading: async (dependencies, job, signal) => {
    const before = job.kind === 'regeneration' ? await checkWaiting(dependencies, job) : undefined;
    const restaurant = await dependencies.restaurants.find(job.restaurant_id);
    if (restaurant === undefined) throw new NonRetryableError('This restaurant no longer exists.');
    const { name, address, phone } = restaurant;
    const facts = await readFacts(dependencies, job, { restaurant, signal });
    const removed = before?.removed_suggestions ?? [];
    return { drafts: { restaurant: { name, address, phone }, facts: { ...facts, removed } } };
  },
  story: async ({ writer, clock }, job, signal) => {
    const use_counted_at = clock.now().toISOString();
    return {
      drafts: { story: await writer.write(pageTask, factsOf(job), callerOf(job, signal)) },
      use_counted_at,
    };
  },
  menu: async ({ writer }, job, signal) => ({
    drafts: { menu: await writer.write(menuTask, factsOf(job), callerOf(job, signal)) },
  }),
  design: async ({ writer }, job, signal) => ({
    drafts: { design: await writer.write(designTask, factsOf(job), callerOf(job, signal)) },
  }),
  pictures: async ({ drawImages }, job) => {
    const { result } = requireDraft(job.drafts.design, 'design');
    const website = { websiteId: job.website_id, seed: seedOf(job) };
    const images = await drawImages(website, result, job.drafts.pictures ?? []);
    const total = imageCount(result);
    return {
      drafts: { pictures: images },
      ...(images.length < total && { parts: { done: images.length, total } }),
    };
  },
  assembly: async (_dependencies, job) => {
    contentOf(job);
    return { drafts: {} };
  },
  check: async ({ sitesOrigin }, job) => {
    const address = pageAddress(sitesOrigin, slugify(job.website_name));
    const { findings } = await publishedPage(contentOf(job), address);
    const first = findings[0];
    if (first === undefined) return { drafts: {} };
    const failure = `The finished page didn’t pass our checks (${first.element}): ${first.message}`;
    throw new NonRetryableError(withTryAgain(job, failure));
  },
  storing: async (dependencies, job) => {
    await store(dependencies, job);
    await withdrawRejected(dependencies, job);
    return { drafts: {} };
  },
};

async function store(dependencies: StepDependencies, job: GenerationJob): Promise<void> {
  const { websites, restaurants, clock } = dependencies;
  if (job.kind === 'regeneration') return storeRegenerated(dependencies, job);
  const { restaurant_id: restaurantId, website_id: websiteId } = job;
  const { profile } = await getProfile(dependencies, restaurantId);
  const website = withFactSources(job, websiteOf(job, clock.now()), profile);
  const isStored = await websites.create(website);
  const isCounted =
    isStored &&
    (await restaurants.countWebsite(restaurantId, { websiteId, as: 'total', at: job.requested_at }));
  if (isCounted || (await websites.find({ restaurantId, websiteId })) !== undefined) return;
  throw new NonRetryableError(WEBSITE_DELETED);
}

/** Removes rejected content. Call it after storing: later rejections find it in the website. */
async function withdrawRejected(dependencies: StepDependencies, job: GenerationJob): Promise<void> {
  const key = { restaurantId: job.restaurant_id, websiteId: job.website_id };
  const rejected = await rejectedAmong(dependencies.moderation, job.drafts.story?.flagged ?? []);
  for (const text of rejected) await withdrawFromDocument(dependencies, key, text);
}

const callerOf = ({ restaurant_id }: GenerationJob, signal: AbortSignal): TextCaller => ({
  restaurantId: restaurant_id,
  signal,
  deadline: 'job',
});

/** The step, and the signal that aborts it. */
export type StepRun = { step: GenerationStepName; signal: AbortSignal };

/** Runs one step, or the next part of it, and returns the updated job. The last step ends the job. */
export async function runStep(
  dependencies: StepDependencies,
  job: GenerationJob,
  { step, signal }: StepRun,
): Promise<GenerationJob> {
  const { drafts, parts, ...counted } = await STEPS[step](dependencies, job, signal);
  const now = dependencies.clock.now();
  const made = { ...job, ...counted, drafts: { ...job.drafts, ...drafts } };
  if (parts !== undefined) return continueStep(made, parts, now);
  if (step !== 'storing') return completeStep(made, now);
  return finished({ ...completeJob(made), ...describeGeneration(made, now) }, now);
}
