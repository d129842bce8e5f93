import type { WebsiteFacts } from '#functions/ai/website-facts.ts';
import { describeGeneration } from '#functions/websites/generation/describe-generation.ts';
import type { GenerationJob } from '#functions/websites/generation/generation-jobs-repository.ts';
import type { NewWebsite } from '#functions/websites/websites-repository.ts';
import type { SiteContent } from '#shared/site/site-content.ts';
import { assembleContent } from './assemble-content.ts';

/** A draft from an earlier step. Throws if it is missing, which is a bug. */
export function requireDraft<Draft>(draft: Draft | undefined, name: string): Draft {
  if (draft === undefined) throw new Error(`The job has no ${name} yet.`);
  return draft;
}

/** The facts that the writer may use: only what the owner has said. */
export function factsOf(job: GenerationJob): WebsiteFacts {
  return {
    ...requireDraft(job.drafts.facts, 'facts'),
    websiteName: job.website_name,
    designPreferences: job.design_preferences,
    seed: seedOf(job),
  };
}

/** The same for all tries of a job. Another job for the same website writes and draws differently. */
export function seedOf(job: GenerationJob): string {
  return job.kind === 'regeneration' ? job.generation_id : job.website_id;
}

export function contentOf(job: GenerationJob): SiteContent {
  const { facts, story, menu, design, pictures: images } = job.drafts;
  return assembleContent({
    websiteName: job.website_name,
    profile: requireDraft(facts, 'facts').profile,
    story: requireDraft(story, 'story').result,
    menu: requireDraft(menu, 'menu').result,
    design: requireDraft(design, 'design').result,
    images: requireDraft(images, 'pictures'),
    brief: job.custom_requirements,
    today: job.requested_at.slice(0, 10),
  });
}

/** The job's website, ready to be stored. */
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
    undone_requests: job.drafts.facts?.undone ?? [],
    brief_lines: job.drafts.facts?.lines ?? [],
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
