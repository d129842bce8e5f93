import { AD_TEXT_LIMITS } from '#shared/ads/contract/ad-campaign.ts';
import { REFERENCE_RULES } from './reference-rules.ts';

/** Asks for the variants of an ad. */
export const AD_COPY_PROMPT = {
  system: [
    'You write Facebook ads for one restaurant. You answer only in the form that is asked for.',
    ...REFERENCE_RULES,
    'Every primary_text includes {offer} and {promo_code}.',
    `As printed, at most ${AD_TEXT_LIMITS.primary_text} characters for primary_text, ${AD_TEXT_LIMITS.headline} for headline, ${AD_TEXT_LIMITS.description} for description: count what the references print.`,
    'Three variants: the first leads with the dish, the second with ' +
      'the offer, the third with an occasion in the reader’s life.',
    'Write in the language of the record, plainly, without markup and without emoji.',
  ].join('\n'),
  request: 'Write the three variants.',
};
