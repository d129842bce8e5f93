import * as z from 'zod/mini';
import { takesReservations } from '#shared/profile/takes-reservations.ts';
import type { InspectedText } from '../../../inspection.ts';
import { REFERENCE_RULES } from '../../../references/reference-rules.ts';
import { defineTextTask } from '../../../text-task.ts';
import { PageFactsSchema } from '../../../website-facts.ts';
import { BOOKING_WORDS } from '../booking-words.ts';
import { recordPrompt } from '../record-prompt.ts';
import { composeStory } from './compose-story.ts';
import { type Story, StorySchema } from './story.ts';
import { storyReferences } from './story-references.ts';

const SYSTEM = [
  'You write the website of one restaurant. You answer only by calling the given tool.',
  ...REFERENCE_RULES,
  'The owner’s own sentences come first: about_content is made of {sentence_1} and its like and of {said_by_1}, a blank line between passages, with at most one sentence of your own.',
  'tagline: at most 90 characters as printed. hero_description: one or two sentences. meta_description: begins with {website_name}, at most 190 characters as printed. contact_description: how to come or to book, one sentence.',
  'Write in the language of the record, plainly and without markup.',
].join('\n');

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
    system: SYSTEM,
    text: (facts) =>
      recordPrompt(
        { language: facts.profile.languages[0] ?? 'en', wishes_for_tone: facts.wishes },
        storyReferences(facts),
        'Write the texts of the page.',
      ),
    references: storyReferences,
    answer: ModelStorySchema,
    complete: (answer, facts): Story => ({ ...composeStory(facts), ...answer }),
    words: (story) => Object.values(story),
    source: ({ profile, websiteName }) => ({
      language: profile.languages[0] ?? '',
      names: [profile.name, websiteName],
      profile,
      // The page itself offers a table by the same rule.
      said: takesReservations(profile) ? BOOKING_WORDS : [],
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
