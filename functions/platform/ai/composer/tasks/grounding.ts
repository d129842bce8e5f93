import { fold } from '#functions/platform/ai/fold.ts';
import { ModelFailure } from '../../model-failure.ts';
import type { PageFacts } from '../../website-facts.ts';
import { printableFacts } from './profile-prompt.ts';
import type { Story } from './story/story.ts';

/** Everything that may be stated, as one text. */
const recordOf = (facts: PageFacts) => textsOf(printableFacts(facts)).join('\n');

/** Numbers of any script, as written: "14.50" is one. */
function numbersIn(text: string): string[] {
  return text.match(/\p{Nd}+(?:[.,:]\p{Nd}+)*/gu) ?? [];
}

function assertNumbersKnown(written: string, record: string): void {
  const known = new Set(numbersIn(record));
  if (numbersIn(written).some((number) => !known.has(number))) {
    throw new ModelFailure('The model stated a number that the owner did not give.');
  }
}

/** Praise, and things that only an owner can know of a house; folded. A text may hold them where the record does. */
const CLAIMS =
  /\b(?:awards?|michelin|prizes?|best|finest|voted|renowned|famous|legendary|authentic|free[- ]range|organic|local(?:ly)?|seasonal|sustainabl[ey]|home[- ]?made|hand[- ]?made|house[- ]?made|fresh(?:ly)?|generations?|family|award[- ]winning|wood[- ]?(?:fired|oven)|charcoal|terrace|patio|garden|rooftop|fireplace|candle(?:s|light|lit)?|linen|zinc|live music|parking|wi-?fi|deliver(?:y|s)?|take-?away|take-?out|catering|vegan|vegetarian|halal|kosher|gluten[- ]free|wine list|cocktails?|beers?|reservations?|walk-?ins?|kids?|children|dogs?|open late)\b/g;

/** Claims that only an owner may make. */
function assertClaimsKnown(written: string, record: string): void {
  const unknown = [...fold(written).matchAll(CLAIMS)].filter(([claim]) => !record.includes(claim));
  if (unknown.length > 0) throw new ModelFailure('The model made a claim that the owner did not make.');
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

/** @throws ModelFailure when the text holds a number or a claim that the record does not */
export function assertGrounded(written: string, record: string): void {
  const known = fold(record.normalize('NFC'));
  assertNumbersKnown(written, known);
  assertClaimsKnown(written, known);
}

/** @throws ModelFailure when the story holds a number or a claim that is not in the profile */
export function assertStoryGrounded(story: Story, facts: PageFacts): void {
  const { faq: _byRule, language: _code, ...words } = story;
  assertGrounded(textsOf(words).join('\n'), recordOf(facts));
}
