import type { AdFacts } from '#functions/ai/ad-facts.ts';
import { AD_TEXT_LIMITS, type AdCopy, type AdTextField } from '#shared/ads/contract/ad-campaign.ts';
import { asSentence, capital, withoutOpenEnd } from '#shared/profile/phrases/sentence.ts';
import { createDrawer } from '../drafts/drawer.ts';
import type { CopyLibrary, Line } from '../library/copy-library.ts';
import { describedFamilyOf, linesOfFamily } from '../library/dish-family.ts';
import { libraryOf } from '../library/libraries.ts';
import { dishInSentence } from '../library/name-in-sentence.ts';
import { languageOfOffer, linesForOffer } from '../library/offer-words.ts';
import type { AdVariants } from './ad-copy.ts';

/** A short ad says why, what and how; one of fewer words has room for another sentence. */
const FEWEST_WORDS = 20;

/**
 * Three ads that are three ideas: the dish, the offer, the occasion. The offer and the code stand in each word for
 * word; what has no room is left out. The same facts give the same ads. Pure.
 */
export function writeAds(facts: AdFacts): AdVariants {
  const language = languageOfOffer(facts.language, facts.offer);
  const library = libraryOf(language);
  const drawer = createDrawer([facts.restaurantName, facts.item, facts.offer].join('\u0000'));
  const { item, restaurantName: name, place, promoCode: code } = facts;
  const offer = withoutOpenEnd(facts.offer);
  const dish = dishInSentence(item, language);
  const slots = { dish, name, offer: withinSentence(offer), code, town: place };
  const draw = (lines: readonly Line[]) => drawer.draw(lines, slots) ?? '';
  const { ads } = library;
  const offers = linesForOffer(ads.offer, offer);
  const occasions = linesForOffer(ads.occasion, offer);
  const plainOffer = `${capital(offer)} · ${name}.`;
  const ideas: readonly (readonly [hook: string, must: string, headline: string[], description: string[]])[] =
    [
      [dishHook(facts, library, draw), draw(offers) || plainOffer, [item, name], [offer, name]],
      ['', draw(offers) || `${capital(item)}. ${plainOffer}`, [offer, item], [name, item]],
      ['', draw(occasions) || plainOffer, [`${item} · ${name}`, name, item], [place, name, offer]],
    ];
  return {
    variants: ideas.map(([hook, must, headline, description]): AdCopy => {
      const redeem = must.includes(code) ? '' : draw(ads.redeem) || code;
      // An offer alone does not say what it is for.
      const hookOfDish = hook === '' && !must.includes(dish) ? draw(library.ads.dish) : '';
      const [core = '', whole = core] = [
        [must, redeem],
        [must, hookOfDish, redeem],
      ].map((parts) => parts.filter(isSaid).join(' '));
      return {
        primary_text: fitted(
          { hook, core, whole, plain: `${capital(offer)}. ${code}.` },
          { invitation: () => draw(ads[facts.way]), isNeeded: facts.way !== 'come' },
        ),
        headline: firstFitting('headline', headline),
        description: firstFitting('description', description),
      };
    }),
  };
}

/** An offer that begins like a sentence, "A free dessert", within one: small words lose their capital, names keep it. */
const withinSentence = (offer: string): string =>
  offer.replace(
    /^(?:An?|The|Free|Any|Buy|Get|Half|Every|All|One|Two|Three|Four|Five|Ten|Una?|Dos|Tres|Cada|Cualquier|Tod[oa]s?|Medi[oa]|Compra|Lleva|Pide)(?=\s[\p{Ll}\d])/u,
    (word) => word.toLowerCase(),
  );

const isSaid = (text: string): boolean => text !== '';

/** The owner's own words on the dish, else ours, behind a hook. */
function dishHook(
  { dishDescription, item }: AdFacts,
  library: CopyLibrary,
  draw: (lines: readonly Line[]) => string,
): string {
  const line =
    dishDescription === ''
      ? draw(linesOfFamily(library, describedFamilyOf(item)))
      : asSentence(dishDescription);
  return [draw(library.ads.dish), line].filter(isSaid).join(' ');
}

/** The hook first where it fits, and last what to do, where there are few words or a link to do it (`isNeeded`). */
function fitted(
  { hook, core, whole, plain }: Record<'hook' | 'core' | 'whole' | 'plain', string>,
  { invitation, isNeeded }: { invitation: () => string; isNeeded: boolean },
): string {
  const fits = (text: string) => text.length <= AD_TEXT_LIMITS.primary_text;
  const begun = [`${hook} ${whole}`, whole, core].map((text) => text.trim()).find(fits) ?? plain;
  if (!isNeeded && begun.split(/\s+/).length >= FEWEST_WORDS) return begun;
  const ended = `${begun} ${invitation()}`.trim();
  return fits(ended) ? ended : begun;
}

/** The first that fits whole; where none does, the first one's words up to the limit. */
function firstFitting(field: AdTextField, texts: readonly string[]): string {
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
