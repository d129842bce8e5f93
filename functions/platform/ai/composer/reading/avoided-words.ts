import { CUISINES } from '../knowledge/cuisines/cuisines.ts';
import { isStatedAt, type OwnerText } from './owner-text.ts';
import type { FeatureReading } from './read-features.ts';

const ALCOHOL =
  /\b(?:wines?|beers?|pints?|ales?|cider|sherry|malbec|cocktails?|gin|rum|sake|mezcal|carafe|bottles?|flask|drinks?|a (?:short |cold )?glass|glasses|something red|round of|sip|malt|hops|corks?|cellar)\b/i;
const PORK = /\b(?:pork|ham|bacon|prosciutto|pig|salami|sausages?|pepperoni|chorizo|crackling|cured meat)\b/i;
const MEAT =
  /\b(?:meats?|beef|lamb|pork|veal|goat|oxtail|chicken|duck|ham|bacon|prosciutto|pig|salami|sausages?|steaks?|ribs?|bones?|brisket|burnt ends|bark|roasts?|patty|fish|seafood|prawns?|shrimp|anchov\w+|squid|octopus|mussels|clams|oysters?|lobster|tuna|salmon|cod|bonito|stock|gravy)\b/i;
const ANIMAL =
  /\b(?:butter\w*|cream\w*|milk|cheeses?|eggs?|yolks?|yoghurt|ricotta|mascarpone|mozzarella|pecorino|feta|béchamel|custard|honey|crema|hollandaise|melt)\b/i;

/** What a small, plain place is praised for: no compliment to fine dining. */
const PLAIN_PLACE = /\b(?:bistros?|carafe|mopping|griddle hisses|without ceremony)\b/i;
const FINE_DINING = /\b(?:fine[- ]dining|michelin|gastronomic|haute cuisine|tasting menu|degustation)\b/;

const VEGAN = CUISINES.find(({ id }) => id === 'vegan')?.says;
const VEGETARIAN = CUISINES.find(({ id }) => id === 'vegetarian')?.says;

function isSaid(text: OwnerText, pattern: RegExp | undefined): boolean {
  if (pattern === undefined) return false;
  return [...text.folded.matchAll(new RegExp(pattern, 'g'))].some((found) =>
    isStatedAt(text, found.index, found.index + found[0].length),
  );
}

/** Words that would contradict the owner: wine where no alcohol is served, a bistro's modesty in fine dining. */
export function readAvoidedWords(text: OwnerText, { has, hasNot }: FeatureReading): readonly RegExp[] {
  const isHalal = has.some(({ id }) => id === 'halal');
  const isDry = isHalal || hasNot.some(({ id }) => id === 'alcohol');
  const isKosher = has.some(({ id }) => id === 'kosher');
  const isVegan = isSaid(text, VEGAN);
  return [
    ...(isDry ? [ALCOHOL] : []),
    ...(isHalal || isKosher ? [PORK] : []),
    ...(isVegan || isSaid(text, VEGETARIAN) ? [MEAT] : []),
    ...(isVegan ? [ANIMAL] : []),
    ...(isSaid(text, FINE_DINING) ? [PLAIN_PLACE] : []),
  ];
}
