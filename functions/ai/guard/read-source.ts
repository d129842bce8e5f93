import { fold } from '#functions/ai/fold.ts';
import { CLAIMS_OF_ONE_DISH, type ClaimKind } from './claims/claims.ts';
import { type FactSource, textsOf } from './fact-source.ts';
import { findClaims } from './find-claims.ts';
import { isSamePhone } from './values/contact-readers.ts';
import { impliedBy } from './values/implied-by.ts';
import { readValues } from './values/read-values.ts';

/** What a source supports: its values, its names, and its claims. */
type Known = {
  value: (value: string) => boolean;
  name: (name: string) => boolean;
  claims: ReadonlySet<ClaimKind>;
};

export const wordsOf = (text: string) => fold(text).match(/\p{L}+/gu) ?? [];

export function readSource(source: FactSource): Known {
  const { restaurant, parts } = textsOf(source);
  const texts = [...restaurant, ...parts, source.quoted ?? ''];
  const values = new Set(texts.flatMap((text) => impliedBy(text, readValues(text, source.language))));
  const phones = [...values].filter((value) => value.startsWith('phone ')).map((value) => value.slice(6));
  const words = new Set([...source.names, ...texts].flatMap(wordsOf));
  const ofParts = parts.flatMap(findClaims).filter(({ claim }) => !CLAIMS_OF_ONE_DISH.includes(claim));
  return {
    value: (value) => {
      const [kind, amount = ''] = value.split(' ');
      if (kind === 'phone') return phones.some((phone) => isSamePhone(amount, phone));
      return values.has(value) || (kind === 'price' && values.has(`amount ${amount}`));
    },
    name: (name) => wordsOf(name).every((word) => words.has(word) || words.has(word.replace(/s$/, ''))),
    claims: new Set([...restaurant.flatMap(findClaims), ...ofParts].map(({ claim }) => claim)),
  };
}
