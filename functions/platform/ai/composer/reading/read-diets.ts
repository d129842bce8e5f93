import { DIETS, type Diet } from '#shared/domain/diets.ts';
import { CUISINES } from '../knowledge/cuisines/cuisines.ts';
import { isStatedAt, type OwnerText } from './owner-text.ts';
import type { FeatureReading } from './read-features.ts';

const saysOf = (id: string) => CUISINES.find((cuisine) => cuisine.id === id)?.says ?? /^\b$/;

/** Words that say it of the whole kitchen, not of some dishes. Halal and kosher are features of the house. */
const SAID_OF_THE_KITCHEN: Readonly<Partial<Record<Diet, RegExp>>> = {
  vegan: saysOf('vegan'),
  vegetarian: saysOf('vegetarian'),
  pescatarian: /\bpesc[ea]tarian\b(?!\s*(?:options?|dishes|choices?|friendly))/,
  gluten_free:
    /\b(?:(?:100 ?%|fully|entirely|completely|wholly|dedicated) gluten[- ]?free|gluten[- ]?free (?:kitchen|restaurant|bakery|cafe|pizzeria|patisserie|place))\b/,
};

/** The diets that the whole kitchen keeps, as the owner says. */
export function readDiets(text: OwnerText, { has }: FeatureReading): readonly Diet[] {
  const isSaid = (words: RegExp) =>
    [...text.folded.matchAll(new RegExp(words, 'g'))].some((found) =>
      isStatedAt(text, found.index, found.index + found[0].length),
    );
  return DIETS.filter((diet) => {
    const words = SAID_OF_THE_KITCHEN[diet];
    return words === undefined ? has.some(({ id }) => id === diet) : isSaid(words);
  });
}
