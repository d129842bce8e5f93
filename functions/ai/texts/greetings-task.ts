import * as z from 'zod/mini';
import { ModelFailure } from '#functions/ai/models/model-failure.ts';
import { known, type Reference } from '#functions/ai/references/reference.ts';
import { defineTextTask } from '#functions/ai/text-task.ts';
import { smsSegments } from '#shared/sms/sms-segments.ts';
import { FIRST_NAME } from '#shared/sms/text-for-guest.ts';
import { GREETINGS_PROMPT } from '../prompts/greetings.ts';
import { recordPrompt } from '../record-prompt.ts';

/** Of a greeting as printed: what is longer leaves no room for an offer. */
const LONGEST = 60;

const FactsSchema = z.object({
  restaurantName: z.string(),
  offer: z.string(),
  /** A dish of the menu; empty text for none. */
  dish: z.string(),
  language: z.string(),
});
export type GreetingFacts = z.infer<typeof FactsSchema>;

const GreetingsSchema = z.object({ greetings: z.array(z.catch(z.string(), '')).check(z.maxLength(12)) });
type Greetings = z.infer<typeof GreetingsSchema>;

/** Greetings of a text campaign. Without a model there are none of its own, and the library's are used. */
export const greetingsTask = defineTextTask({
  name: 'greetings',
  feature: 'content_generation',
  facts: FactsSchema,
  result: GreetingsSchema,
  compose: (): Greetings => ({ greetings: [] }),
  prompt: {
    ...GREETINGS_PROMPT,
    text: (facts) =>
      recordPrompt(
        { language: facts.language, offer_behind_it: facts.offer },
        referencesOf(facts),
        GREETINGS_PROMPT.request,
      ),
    references: referencesOf,
    answer: GreetingsSchema,
    complete: usable,
    words: ({ greetings }) => greetings,
    source: ({ restaurantName, dish, language }) => ({ language, names: [restaurantName], said: [dish] }),
  },
  check: () => undefined,
  forReaders: ({ greetings }) =>
    greetings.map((text) => ({
      contentType: 'marketing_copy',
      field: 'copy',
      text,
      about: { used_for: 'sms_campaign' },
    })),
});

/** The first name is printed when a text goes out. */
function referencesOf({ restaurantName, dish }: GreetingFacts): Reference[] {
  return known([
    { id: 'name', prints: restaurantName },
    { id: 'dish', prints: dish },
    { id: 'first', prints: FIRST_NAME },
  ]);
}

/** Those that say who writes and have room for an offer. Throws `ModelFailure` for none. */
function usable({ greetings }: Greetings, { restaurantName }: GreetingFacts): Greetings {
  const kept = [...new Set(greetings.map((text) => text.trim()))].filter(
    (text) =>
      text.length <= LONGEST &&
      text.includes(restaurantName) &&
      text.split(FIRST_NAME).length <= 2 &&
      /[.!?]$/.test(text) &&
      smsSegments(text).encoding === 'GSM-7',
  );
  if (kept.length === 0) throw new ModelFailure('The model didn’t write any usable greetings.');
  return { greetings: kept };
}
