import type { Address } from './contact.ts';

/** Countries that write the postal code behind the town (Universal Postal Union, addressing guides). */
const CODE_BEHIND_TOWN = new Set(['US', 'CA', 'AU', 'GB', 'IE', 'IN', 'SG', 'NZ', 'ZA', 'PH', 'HK']);

const joined = (parts: readonly string[], separator: string) =>
  parts.filter((part) => part !== '').join(separator);

/** As the owner writes it; else its parts in the order of its country. Empty text while unknown. */
export function printedAddress({ text, street, locality, region, postal_code, country }: Address): string {
  if (text !== '') return text;
  const town = CODE_BEHIND_TOWN.has(country)
    ? joined([locality, joined([region, postal_code], ' ')], ', ')
    : joined([joined([postal_code, locality], ' '), region], ', ');
  return joined([street, town], ', ');
}
