import * as z from 'zod/mini';
import { ModelFailure } from '#functions/ai/models/model-failure.ts';
import { known, type Reference } from '#functions/ai/references/reference.ts';
import { REFERENCE_RULES } from '#functions/ai/references/reference-rules.ts';
import { defineTextTask } from '#functions/ai/text-task.ts';
import { smsSegments } from '#shared/sms/sms-segments.ts';
import { FIRST_NAME } from '#shared/sms/text-for-guest.ts';
import { recordPrompt } from '../record-prompt.ts';

/** Of a greeting as printed: what is longer leaves no room for an offer. */
const LONGEST = 60;

const SYSTEM = [
  'You write greetings that begin text messages from one restaurant to guests who have not come for a while. You answer only in the form that is asked for.',
  ...REFERENCE_RULES,
  'Each greeting is one short sentence, or two, of at most 50 characters as printed, with {name} in it. Half of them speak to the guest by {first}, where each guest’s first name is printed. {dish} stands in every third one at most.',
  'The offer, its code, and how to opt out are printed behind the greeting: say nothing of them. Each greeting ends with a period, a question mark, or an exclamation mark.',
  'Use characters of GSM-7 only, with straight apostrophes. Write in the language of the record. Write eight greetings, no two alike.',
].join('\n');

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

const REQUEST = 'Write the greetings.';

/** Greetings of a text campaign. Without a model there are none of its own, and the library's are used. */
export const greetingsTask = defineTextTask({
  name: 'greetings',
  feature: 'content_generation',
  facts: FactsSchema,
  result: GreetingsSchema,
  compose: (): Greetings => ({ greetings: [] }),
  prompt: {
    system: SYSTEM,
    request: REQUEST,
    text: (facts) =>
      recordPrompt({ language: facts.language, offer_behind_it: facts.offer }, referencesOf(facts), REQUEST),
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
  if (kept.length === 0) throw new ModelFailure('The model wrote no usable greetings.');
  return { greetings: kept };
}
