import * as z from 'zod/mini';
import { type AdFacts, AdFactsSchema } from '#functions/ai/ad-facts.ts';
import { adTexts } from '#functions/ai/ad-texts.ts';
import { ModelFailure } from '#functions/ai/models/model-failure.ts';
import { known, type Reference } from '#functions/ai/references/reference.ts';
import { defineTextTask } from '#functions/ai/text-task.ts';
import { type AdCopy, AdCopySchema } from '#shared/ads/contract/ad-campaign.ts';
import { AD_COPY_PROMPT } from '../prompts/ad-copy.ts';
import { recordPrompt } from '../record-prompt.ts';
import { type AdVariants, AdVariantsSchema } from './ad-copy.ts';
import { writeAds } from './write-ads.ts';

const NO_COPY: AdCopy = { primary_text: '', headline: '', description: '' };
/** A variant with another form becomes empty. */
const AnswerSchema = z.object({
  variants: z
    .array(z.catch(z.strictObject(AdCopySchema.shape), NO_COPY))
    .check(z.minLength(3), z.maxLength(3)),
});
type Answer = z.infer<typeof AnswerSchema>;

/** The words of a Facebook ad, in three variants. */
export const adCopyTask = defineTextTask({
  name: 'ad_copy',
  feature: 'content_generation',
  facts: AdFactsSchema,
  result: AdVariantsSchema,
  compose: writeAds,
  prompt: {
    ...AD_COPY_PROMPT,
    text: (facts) => recordPrompt({ language: facts.language }, adReferences(facts), AD_COPY_PROMPT.request),
    references: adReferences,
    answer: AnswerSchema,
    complete: withLibrary,
    words: ({ variants }) => variants.flatMap((copy) => Object.values(copy)),
    source: ({ restaurantName, language, ...said }) => ({
      language,
      names: [restaurantName],
      said: Object.values(said),
    }),
  },
  check: () => undefined,
  forReaders: ({ variants }) => variants.flatMap((copy) => adTexts(copy)),
});

/**
 * The model’s variants. The library’s replace those that lack a text, or changed the offer or its code.
 * @throws ModelFailure when none can be used
 */
function withLibrary({ variants }: Answer, facts: AdFacts): AdVariants {
  const isUsable = (copy: AdCopy) =>
    Object.values(copy).every((text) => text !== '') && keepsOffer(copy, facts);
  if (!variants.some(isUsable)) throw new ModelFailure('The model changed the offer or left out the code.');
  return {
    variants: writeAds(facts).variants.map((own, index) => {
      const copy = variants[index];
      return copy !== undefined && isUsable(copy) ? copy : own;
    }),
  };
}

function keepsOffer({ primary_text }: AdCopy, { promoCode, offer }: AdFacts): boolean {
  return primary_text.includes(promoCode) && withoutCase(primary_text).includes(withoutCase(offer));
}

/** A letter at the beginning of a sentence may be another; some have no capital that is one character. */
function withoutCase(text: string): string {
  return text.toUpperCase().toLowerCase().normalize('NFC');
}

/** What an ad may state. */
function adReferences(facts: AdFacts): Reference[] {
  return known([
    { id: 'name', prints: facts.restaurantName },
    { id: 'dish', prints: facts.item },
    { id: 'dish_description', prints: facts.dishDescription, of: 'dish' },
    { id: 'offer', prints: facts.offer },
    { id: 'promo_code', prints: facts.promoCode },
    { id: 'place', prints: facts.place },
  ]);
}
