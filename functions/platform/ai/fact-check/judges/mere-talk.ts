import { type CheckedSentence, type CheckedText, touches } from '../checked-text.ts';
import type { StatedClaim } from '../claims.ts';
import { foodStemsOf } from '../vocabulary/food-words.ts';
import { HOUSE_STEMS, NOT_FOR_SALE, PROMISES } from '../vocabulary/mere-talk.ts';

/** What may be between a superlative and what it praises. */
const PRAISED_WITHIN = 4;
const BEST =
  /^(?:(?:the|el|la|los|las|le|les|il|i) )?(?:best|mejor(?:es)?|meilleure?s?|miglior[ei]?|beste[nrs]?|am besten)$/;
/** Where the best of all is: behind the word. */
const SOMEWHERE =
  /^[^.,;:!?]{0,40}\s(?:in|of|on|de|del|della|di|en|du|a|im|der|am) (?:the )?(?:\p{L}+ )?(?:town|city|world|country|state|county|coast|ciudad|barrio|ville|citta|stadt|welt|mundo|monde|mondo)/u;

/** "The best" of a day, a friend or a moment praises nothing that the house makes. */
function isBestOfElse(
  { facts, text }: CheckedText,
  { words, mentions }: CheckedSentence,
  claim: StatedClaim,
) {
  if (!BEST.test(text.slice(claim.start, claim.end))) return false;
  if (SOMEWHERE.test(text.slice(claim.end, claim.end + 80))) return false;
  const behind = words.filter(({ start }) => start >= claim.end).slice(0, PRAISED_WITHIN);
  const foods = foodStemsOf(facts.reading.language);
  return !behind.some(
    (word) =>
      HOUSE_STEMS.has(word.stem) ||
      foods.has(word.stem) ||
      mentions.some((mention) => touches(mention, word)),
  );
}

/** "The sea air is on the house": nobody sells it. */
const isGiftOfNobody = ({ text }: CheckedText, { start, end }: CheckedSentence) =>
  NOT_FOR_SALE.test(text.slice(start, end));

/** Guests are asked to tell of their allergies, or warned: nothing is promised to them. */
const isMereWarning = ({ text }: CheckedText, { start, end }: CheckedSentence) =>
  !PROMISES.test(text.slice(start, end));

/** Whether words of a claim claim nothing here. */
export function isMereTalk(checked: CheckedText, sentence: CheckedSentence, claim: StatedClaim): boolean {
  if (claim.concept === 'allergies') return isMereWarning(checked, sentence);
  if (claim.concept === 'superlative') return isBestOfElse(checked, sentence, claim);
  if (claim.concept === 'free') return isGiftOfNobody(checked, sentence);
  return false;
}
