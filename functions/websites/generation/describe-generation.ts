import type { GenerationJob } from './generation-jobs-repository.ts';

/** How a website was generated, for its owner, without the reason why a model wasn't used. Times in seconds. */
export function describeGeneration(job: GenerationJob, now: Date) {
  const { facts, story, menu, design, pictures: images } = job.drafts;
  const texts = [story, menu, design].filter((draft) => draft !== undefined);
  const features = {
    'Story writing': story !== undefined,
    'Menu building': (facts?.profile.dishes.length ?? 0) > 0,
    'Design selection': design !== undefined,
    'Original artwork': images !== undefined,
    'Page check': true,
  };
  const startedAt = Date.parse(job.started_at ?? job.requested_at);
  return {
    features_used: Object.entries(features)
      .filter(([, isUsed]) => isUsed)
      .map(([feature]) => feature),
    ai_model: [...new Set(texts.map(({ model }) => model))].join(', '),
    ...(story?.promptVersion !== undefined && { prompt_version: story.promptVersion }),
    ...(facts?.promptVersion !== undefined && { reading_prompt_version: facts.promptVersion }),
    generation_time: Math.round((now.getTime() - startedAt) / 100) / 10,
  };
}
