import type { AdFacts } from '#functions/platform/ai/ad-facts.ts';
import type { IsHeld } from '#functions/platform/ai/text-task.ts';
import { AD_TEXT_LIMITS, type AdCopy, type AdTextField } from '#shared/contract/campaigns/ad-campaign.ts';
import { asSentence, capital, withoutOpenEnd } from '#shared/profile/phrases/sentence.ts';
import type { AdVariants } from './ad-copy.ts';
import { adPhrasesOf } from './ad-phrases.ts';

/**
 * Three ads that lead with the offer, the dish and the restaurant. Every fact is the owner's own. Offer and code stand
 * whole in each: half an offer would be another offer. What has no room is left out;
 * what the record does not hold is said in the plainest words.
 */
export function composeAdCopy(facts: AdFacts, isHeld: IsHeld = () => true): AdVariants {
  const { variants } = variantsOf(facts);
  const core = primaryText(mustOf(facts), {});
  return {
    variants: variants.map(({ primary_text, headline, description }) => ({
      primary_text: isHeld(primary_text) ? primary_text : core,
      headline: isHeld(headline) ? headline : firstFitting('headline', [facts.restaurantName]),
      description: isHeld(description) ? description : firstFitting('description', [facts.restaurantName]),
    })),
  };
}

function mustOf(facts: AdFacts) {
  const { nameTheCode } = adPhrasesOf(facts.language);
  return { offer: asSentence(withoutOpenEnd(facts.offer)), code: nameTheCode(facts.promoCode) };
}

function variantsOf(facts: AdFacts): AdVariants {
  const { item, restaurantName, dishDescription, place } = facts;
  const offer = withoutOpenEnd(facts.offer);
  const phrases = adPhrasesOf(facts.language);
  const must = mustOf(facts);
  const itemHere = asSentence(phrases.itemAt(item, restaurantName));
  const where = place === '' ? '' : phrases.where(place);
  return {
    variants: [
      adOf({
        text: primaryText(must, { between: [itemHere, asSentence(item)] }),
        headline: [offer, item],
        description: [restaurantName, item],
      }),
      adOf({
        text: primaryText(must, {
          before: [asSentence(dishDescription), itemHere, asSentence(item)],
        }),
        headline: [item, restaurantName],
        description: [offer, restaurantName],
      }),
      adOf({
        text: primaryText(must, {
          before: [asSentence(item)],
          after: [where],
        }),
        headline: [phrases.itemAt(item, restaurantName), restaurantName, item],
        description: [place, restaurantName, offer],
      }),
    ],
  };
}

function adOf(words: { text: string; headline: string[]; description: string[] }): AdCopy {
  return {
    primary_text: words.text,
    headline: firstFitting('headline', words.headline),
    description: firstFitting('description', words.description),
  };
}

type Around = { before?: string[]; between?: string[]; after?: string[] };

/** Offer and code whole; before, between and after them the first of each that still fits. */
function primaryText(
  { offer, code }: { offer: string; code: string },
  { before = [], between = [], after = [] }: Around,
): string {
  const core = `${offer} ${code}`;
  const begun = [
    ...between.filter(isSaid).map((words) => `${offer} ${words} ${code}`),
    ...before.filter(isSaid).map((words) => `${words} ${core}`),
  ].find(fitsPrimary);
  const ended = after.filter(isSaid).map((words) => `${begun ?? core} ${words}`);
  return ended.find(fitsPrimary) ?? begun ?? core;
}

const isSaid = (text: string) => text !== '';
const fitsPrimary = (text: string) => text.length <= AD_TEXT_LIMITS.primary_text;

/** The first that fits whole; where none does, the first one's words up to the limit. */
function firstFitting(field: AdTextField, texts: string[]): string {
  const said = texts.filter(isSaid);
  const most = AD_TEXT_LIMITS[field];
  return capital(said.find((text) => text.length <= most) ?? shortened(said[0] ?? '', most));
}

/** Cut between words, or within one that is longer than the room; the cut is shown. */
function shortened(text: string, most: number): string {
  let room = '';
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)) {
    if (room.length + segment.length > most - 1) break;
    room += segment;
  }
  const lastSpace = room.lastIndexOf(' ');
  return `${(lastSpace > most / 2 ? room.slice(0, lastSpace) : room).trimEnd()}…`;
}
