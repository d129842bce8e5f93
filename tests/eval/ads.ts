import { AD_WAYS, type AdFacts } from '#functions/ai/ad-facts.ts';
import { adCopyTask } from '#functions/ai/ads/ad-copy-task.ts';
import { copyCounts } from './copy-counts.ts';
import { factsOfBrief } from './draft-of-brief.ts';
import { DRAFT_CASES } from './drafts.ts';
import { defineEvaluation } from './evaluation.ts';

const OFFERS = ['20% off on Tuesdays', 'A free dessert', '2 for 1', '$5 off any order over $30'] as const;

/** An ad for the first dish of each draft that has one. */
const ADS: readonly AdFacts[] = DRAFT_CASES.flatMap((brief, at): AdFacts[] => {
  const { profile } = factsOfBrief(brief);
  const [dish] = profile.dishes;
  if (dish === undefined) return [];
  return [
    {
      restaurantName: brief.name,
      item: dish.name,
      offer: OFFERS[at % OFFERS.length] ?? OFFERS[0],
      promoCode: `TABLE${at}`,
      language: profile.languages[0] ?? 'en',
      dishDescription: dish.description,
      place: profile.address.locality,
      way: AD_WAYS[at % AD_WAYS.length] ?? 'come',
    },
  ];
});

/** Three variants of each ad, checked for the restaurant, the dish, the offer, and the code. */
export const ads = defineEvaluation({
  name: 'ads',
  columns: ['facts_found', 'facts_right', 'contradictions', 'words', 'banned_words', 'repeated_sentences'],
  cases: ADS,
  run: async (writer, facts) => {
    const { result } = await writer.write(adCopyTask, facts, { restaurantId: 'rest_1' });
    const { restaurantName, item, offer, promoCode } = facts;
    const wanted = [restaurantName, item, offer, promoCode].map((text) => text.toLowerCase());
    const copies = result.variants.map((copy) => Object.values(copy).join('\n').toLowerCase());
    const said = copies.flatMap((copy) => wanted.filter((text) => copy.includes(text)));
    const texts = result.variants.map(({ primary_text }) => primary_text);
    return {
      ...copyCounts(texts, facts.language, Object.values(facts).join('\n')),
      facts_found: [said.length, copies.length * wanted.length],
    };
  },
});
