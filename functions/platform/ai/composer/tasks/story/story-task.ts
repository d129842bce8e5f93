import * as z from 'zod/mini';
import type { InspectedText } from '../../../inspection.ts';
import { defineTextTask } from '../../../text-task.ts';
import { PageFactsSchema } from '../../../website-facts.ts';
import { PROFILE_SYSTEM, profilePrompt } from '../profile-prompt.ts';
import { composeStory } from './compose-story.ts';
import { type Story, StorySchema } from './story.ts';

/** What a model may write; titles and the language follow from the profile by rule. */
const ModelStorySchema = z.pick(StorySchema, {
  tagline: true,
  hero_description: true,
  meta_description: true,
  about_content: true,
  contact_description: true,
});

/** The words of a website. */
export const storyTask = defineTextTask({
  name: 'story',
  feature: 'content_generation',
  facts: PageFactsSchema,
  result: StorySchema,
  compose: composeStory,
  prompt: {
    system: PROFILE_SYSTEM,
    text: (facts) => profilePrompt(facts, 'Write the texts of the page.'),
    answer: ModelStorySchema,
    complete: (answer, facts): Story => ({ ...composeStory(facts), ...answer }),
    words: (story) => Object.values(ModelStorySchema.parse(story)),
    source: ({ profile, websiteName }) => ({
      language: profile.languages[0] ?? '',
      names: [profile.name, websiteName],
      profile,
      said: [],
    }),
  },
  check: () => undefined,
  forReaders: storyTexts,
});

function storyTexts(story: Story): InspectedText[] {
  const texts = {
    tagline: story.tagline,
    hero_description: story.hero_description,
    meta_description: story.meta_description,
    about_content: story.about_content,
    gallery_description: story.gallery_description,
    contact_description: story.contact_description,
  };
  return Object.entries(texts).map(([part, text]) => ({
    contentType: 'generated_text',
    field: 'text',
    text,
    about: { used_for: 'website', part },
  }));
}
