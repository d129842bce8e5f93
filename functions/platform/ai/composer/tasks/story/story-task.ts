import * as z from 'zod/mini';
import { defineTextTask } from '../../../text-task.ts';
import { OwnerRecordSchema } from '../../../website-facts.ts';
import { readBrief } from '../../reading/brief.ts';
import { assertStoryGrounded } from '../grounding.ts';
import { OWNER_RECORD_SYSTEM, recordPrompt } from '../owner-record.ts';
import { composeStory } from './compose-story.ts';
import { type Story, StorySchema } from './story.ts';

/** These are read from the owner's words by rule, so the model is not asked for them. */
const ModelStorySchema = z.omit(StorySchema, {
  hours: true,
  opening_hours: true,
  faq: true,
  cuisine: true,
  language: true,
  address: true,
  phone: true,
});

/** The words of a website. */
export const storyTask = defineTextTask({
  name: 'story',
  facts: OwnerRecordSchema,
  result: StorySchema,
  compose: (facts) => composeStory(readBrief(facts)),
  prompt: {
    system: OWNER_RECORD_SYSTEM,
    text: (facts) => recordPrompt(facts, 'Write the texts of the page.'),
    answer: ModelStorySchema,
    complete: (answer, facts): Story => {
      const { hours, opening_hours, faq, cuisine, language, address, phone } = composeStory(readBrief(facts));
      return { ...answer, hours, opening_hours, faq, cuisine, language, address, phone };
    },
  },
  check: assertStoryGrounded,
});
