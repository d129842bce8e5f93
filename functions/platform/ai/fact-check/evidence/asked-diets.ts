import type { CheckedSentence, CheckedText } from '../checked-text.ts';
import type { StatedClaim } from '../claims.ts';
import { keepsDiet } from './keeps-diet.ts';

/** People who eat so: "vegans", "veggie friends", "going meatless". */
const WHO =
  /^(?:vegans|vegetarians|veggies|pescatarians|coeliacs?|celiacs?|celiac[oa]s|celiaci|zoliakie\w*|vegan[oi]s|vegetarian[oi]s?|vegani|vegetariani|veganer|vegetarier|vegetariens|coeliaques?)$/;
const FELLOWS =
  /^\s(?:friends?|folks?|people|eaters?|crowd|crew|guests?|gang|amig[oa]s|freunde?|gaste|amis?|amici|amiche|ospiti|comensales)(?![a-z])/;
const GOING = /(?:going|eating|eat|feeling|staying|anything|something|options?|what)\s(?:for\s)?$/;

const BESIDE_DISH = 24;

/** "Chilaquiles veganos": in Spanish and Italian the word is said of dishes as well. */
const isOfDish = ({ mentions }: CheckedSentence, { start }: StatedClaim) =>
  mentions.some(({ end }) => end <= start && start - end < BESIDE_DISH);

/** Whether a diet is that of a guest, whom the text asks or addresses. */
export function isOfGuest({ text }: CheckedText, sentence: CheckedSentence, claim: StatedClaim): boolean {
  const { start, end } = sentence;
  return (
    /\?["')]*$/.test(text.slice(start, end)) ||
    (WHO.test(text.slice(claim.start, claim.end)) && !isOfDish(sentence, claim)) ||
    FELLOWS.test(text.slice(claim.end, claim.end + 14)) ||
    GOING.test(text.slice(Math.max(start, claim.start - 16), claim.start))
  );
}

/** Who is told to be at ease is promised more than a dish without gluten. */
const SAFE =
  /(?<![a-z])(?:safe\w*|relax|worr(?:y|ies)|at ease|tranquil\w*|unbesorgt|sicher|segur[oa]s?|sicur[oaie]|sans (?:souci|crainte)|sin preocup\w*)(?![a-z])/;

/** Celiacs eat what has no gluten. */
const NEEDED: Readonly<Record<string, string>> = { celiac: 'gluten_free' };

/**
 * "Vegan friend? The Buddha Bowl has you covered.": something is there for the guest, and everything that the text
 * then names is.
 */
export function isServed(
  { facts, text }: CheckedText,
  sentence: CheckedSentence,
  asked: StatedClaim,
): boolean {
  if (asked.concept === 'celiac' && SAFE.test(text.slice(sentence.start, sentence.end)))
    return facts.claims.has('celiac') || facts.claims.has('allergen_safe');
  const claim = { ...asked, concept: NEEDED[asked.concept] ?? asked.concept };
  const rows = [sentence.mentions.filter(({ start }) => start >= asked.end), sentence.mentionsBehind].map(
    (mentions) => mentions.filter(({ isWhole }) => isWhole),
  );
  const named = rows.find(({ length }) => length > 0);
  if (named !== undefined) return named.every(({ dishes }) => dishes.some((dish) => keepsDiet(dish, claim)));
  return (
    facts.dishes.some((dish) => keepsDiet(dish, claim)) ||
    facts.claims.get(claim.concept)?.some(({ isDenied }) => isDenied === claim.isDenied) === true
  );
}
