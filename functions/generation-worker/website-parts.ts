import { describeGeneration } from '#functions/modules/generation-jobs/describe-generation.ts';
import type { GenerationJob } from '#functions/modules/generation-jobs/generation-jobs-repository.ts';
import type { NewWebsite } from '#functions/modules/websites/websites-repository.ts';
import { readContact } from '#functions/platform/ai/composer/reading/read-contact.ts';
import type { WebsiteFacts } from '#functions/platform/ai/website-facts.ts';
import type { SiteContent } from '#shared/site/site-content.ts';
import { assembleContent } from './assemble-content.ts';

/** A draft that an earlier step must have left. Its absence is a bug of ours. */
export function requireDraft<Draft>(draft: Draft | undefined, name: string): Draft {
  if (draft === undefined) throw new Error(`The job has no ${name} yet.`);
  return draft;
}

/** Address and phone: as written for this website, else as they stand in the restaurant's record. */
function contactOf(job: GenerationJob) {
  const recorded = requireDraft(job.drafts.restaurant, 'restaurant');
  const { address, phone, takesReservations } = readContact(job.custom_requirements);
  return { address: address || recorded.address, phone: phone || recorded.phone, takesReservations };
}

/** What the writer may know: the owner's own words and record, nothing else. */
export function factsOf(job: GenerationJob): WebsiteFacts {
  const { name } = requireDraft(job.drafts.restaurant, 'restaurant');
  const { address, phone } = contactOf(job);
  return {
    restaurantName: name,
    websiteName: job.website_name,
    requirements: job.custom_requirements,
    ...(address === undefined ? {} : { address }),
    ...(phone === undefined ? {} : { phone }),
    designPreferences: job.design_preferences,
    contentPreferences: JSON.parse(job.content_preferences),
    seed: seedOf(job),
  };
}

/** Stable per job. Another job for the same website writes and draws otherwise. */
export function seedOf(job: GenerationJob): string {
  return job.kind === 'regeneration' ? job.generation_id : job.website_id;
}

export function contentOf(job: GenerationJob): SiteContent {
  const { story, menu, design, pictures: images } = job.drafts;
  const { takesReservations, ...restaurant } = contactOf(job);
  return assembleContent({
    websiteName: job.website_name,
    restaurant,
    takesReservations,
    story: requireDraft(story, 'story').result,
    menu: requireDraft(menu, 'menu').result,
    design: requireDraft(design, 'design').result,
    images: requireDraft(images, 'pictures'),
  });
}

/** The website that the job makes, ready to be stored. */
export function websiteOf(job: GenerationJob, now: Date): NewWebsite {
  const content = contentOf(job);
  const { restaurant_id, website_id } = job;
  const document = {
    restaurant_id,
    website_id,
    version: 1,
    updated_at: now.toISOString(),
    content,
    content_source: 'sections' as const,
    recent_changes: [],
    custom_requirements: job.custom_requirements,
    design_preferences: job.design_preferences,
    generation_details: describeGeneration(job, now),
  };
  const summary = {
    restaurant_id,
    website_id,
    website_name: job.website_name,
    status: 'completed' as const,
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
    design_category: content.design_category,
    hero_image: content.hero_image,
    restaurant_name: requireDraft(job.drafts.restaurant, 'restaurant').name,
  };
  return { summary, document };
}
