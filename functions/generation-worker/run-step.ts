import type { Writer } from '#functions/platform/ai/writing-tasks.ts';
import type { Clock } from '#functions/platform/clock.ts';
import type { ObjectStore } from '#functions/platform/object-store.ts';
import type { RestaurantsRepository } from '#functions/platform/restaurants-repository.ts';
import type { Drafts, GenerationJob } from '#functions/websites/generation-jobs-repository.ts';
import { pageAddress, publishedPage } from '#functions/websites/published-page.ts';
import type { WebsitesRepository } from '#functions/websites/websites-repository.ts';
import type { GenerationStepName } from '#shared/domain/generation-steps.ts';
import { slugify } from '#shared/site/slug.ts';
import type { DrawPictures } from './draw-pictures.ts';
import { HopelessJobError } from './hopeless-job-error.ts';
import { contentOf, factsOf, requireDraft, websiteOf } from './website-parts.ts';

export type StepDependencies = {
  restaurants: Pick<RestaurantsRepository, 'find' | 'countWebsite'>;
  websites: Pick<WebsitesRepository, 'create' | 'find'>;
  writer: Writer;
  /** The bucket that the sites origin serves. */
  sites: ObjectStore;
  drawPictures: DrawPictures;
  /** Without a slash at the end. */
  sitesOrigin: string;
  clock: Clock;
};

type Step = (dependencies: StepDependencies, job: GenerationJob) => Promise<Drafts>;

/** What each step does and adds to the drafts. Every step is safe to repeat, because a worker may die in it. */
const STEPS: Record<GenerationStepName, Step> = {
  reading: async ({ restaurants }, job) => {
    const restaurant = await restaurants.find(job.restaurant_id);
    if (restaurant === undefined) throw new HopelessJobError('The restaurant does not exist any more.');
    const { name, address, phone } = restaurant;
    return { restaurant: { name, address, phone } };
  },
  story: async ({ writer }, job) => ({ story: await writer.write('story', factsOf(job)) }),
  menu: async ({ writer }, job) => ({ menu: await writer.write('menu', factsOf(job)) }),
  design: async ({ writer }, job) => ({ design: await writer.write('design', factsOf(job)) }),
  pictures: async ({ drawPictures }, job) => {
    const { result } = requireDraft(job.drafts.design, 'design');
    return { pictures: await drawPictures(job.website_id, result) };
  },
  assembly: async (_dependencies, job) => {
    contentOf(job);
    return {};
  },
  check: async ({ sitesOrigin }, job) => {
    const address = pageAddress(sitesOrigin, slugify(job.website_name));
    const { findings } = await publishedPage(contentOf(job), address);
    const first = findings[0];
    if (first === undefined) return {};
    throw new HopelessJobError(
      `The finished page did not pass its check (${first.element}): ${first.message} Please generate it again.`,
    );
  },
  storing: async ({ websites, restaurants, clock }, job) => {
    await websites.create(websiteOf(job, clock.now()));
    await restaurants.countWebsite(job.restaurant_id, { websiteId: job.website_id, as: 'total' });
    return {};
  },
};

/** Does one step and returns the job with what the step made; the transition is the caller's. */
export async function runStep(
  dependencies: StepDependencies,
  job: GenerationJob,
  step: GenerationStepName,
): Promise<GenerationJob> {
  const made = await STEPS[step](dependencies, job);
  return { ...job, drafts: { ...job.drafts, ...made } };
}
