import * as z from 'zod/mini';
import { fencedText } from '#functions/ai/fenced-text.ts';
import { ModelFailure } from '#functions/ai/models/model-failure.ts';
import { defineTextTask } from '#functions/ai/text-task.ts';
import {
  MAX_READ_LENGTH,
  type ProfileReading,
  ProfileReadingSchema,
} from '#shared/profile/profile-reading.ts';
import { filled } from '../prompts/filled.ts';
import { PROFILE_PROMPT } from '../prompts/profile.ts';
import { isFoundIn } from './found-in-words.ts';
import {
  MODEL_ADDED_DETAILS,
  type ModelReading,
  ModelReadingSchema,
  placedReading,
} from './model-reading.ts';
import { readProfile } from './read-profile.ts';

const ReadFactsSchema = z.object({
  text: z.string().check(z.maxLength(MAX_READ_LENGTH)),
  context: z.object({ region: z.string(), language: z.string(), currency: z.string(), today: z.string() }),
});
export type ReadFacts = z.infer<typeof ReadFactsSchema>;

/** Reads a text with a model if there is one. What the text doesn’t prove is rejected. */
export const readProfileTask = defineTextTask<ReadFacts, ProfileReading, ModelReading>({
  name: 'read_profile',
  feature: 'marketing_assistant',
  isDoneByRulesToo: true,
  facts: ReadFactsSchema,
  result: ProfileReadingSchema,
  compose: ({ text, context }) => readProfile(text, context),
  prompt: {
    ...PROFILE_PROMPT,
    text: ({ text, context: { today, region, currency } }) => {
      const about = { today, region: region || 'unknown', currency: currency || 'unknown' };
      return `${filled(PROFILE_PROMPT.request, about)}\n${fencedText(text)}`;
    },
    answer: ModelReadingSchema,
    complete: placedReading,
  },
  check: checkReading,
});

function checkReading(reading: ProfileReading, { text }: ReadFacts): void {
  for (const { start, end, words } of [...reading.proposals, ...reading.wishes, ...reading.not_for_guests]) {
    if (start >= end || text.slice(start, end) !== words) {
      throw new ModelFailure('The model quoted words that aren’t in the text.');
    }
  }
  for (const proposal of reading.proposals) {
    if (!isFoundIn(proposal, text)) {
      throw new ModelFailure(MODEL_ADDED_DETAILS);
    }
  }
}
