import { plainText } from '../text/plain-text.ts';

const townIn = (town: string): string => plainText(town).text.replace(/[^\p{L}\d ]/gu, '.');

/** "The best in New York": of the town where the house is. */
export const isInTown = (town: string, behind: string): boolean =>
  town !== '' && new RegExp(`^[^.,;:!?]{0,24} (?:in|of|en|de|a|di|von) ${townIn(town)}`).test(behind);

/** "New York's favorite carbonara" */
export const favoriteOf = (town: string): RegExp | undefined =>
  town === ''
    ? undefined
    : new RegExp(
        `(?<![\\p{L}\\d])${townIn(town)}'s? (?:\\p{L}+ )?(?:favou?rite|darling|number 1|finest|best)`,
        'gu',
      );
