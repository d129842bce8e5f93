import type { Address } from './contact.ts';

/** Countries that write the postal code after the city (Universal Postal Union, addressing guides). */
const CODE_BEHIND_TOWN = new Set('US CA AU GB IE IN SG NZ ZA PH HK SA JO BH LB EG IQ'.split(' '));

/** Arabic script has its own comma. */
const ARABIC_SCRIPT = /\p{Script=Arabic}/u;

const joined = (parts: readonly string[], separator: string) =>
  parts.filter((part) => part !== '').join(separator);

/** As the owner writes it, else its parts in the country’s order. Empty text if unknown. */
export function printedAddress({ text, street, locality, region, postal_code, country }: Address): string {
  if (text !== '') return text;
  const comma = ARABIC_SCRIPT.test(street + locality) ? '، ' : ', ';
  const town = CODE_BEHIND_TOWN.has(country)
    ? joined([locality, joined([region, postal_code], ' ')], comma)
    : joined([joined([postal_code, locality], ' '), region], comma);
  return joined([street, town], comma);
}
