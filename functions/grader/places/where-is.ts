import type { WantedPlace } from './place-finder.ts';

/** Street types in full and short, which don't distinguish streets. */
const STREET_KINDS = new Set(
  'street st avenue ave av road rd boulevard blvd drive dr lane ln place pl square sq way court ct highway hwy suite ste unit floor via viale piazza corso rue place quai chemin allee calle avenida plaza paseo carrer strasse str platz weg gasse allee north south east west n s e w of the la le les el los las de del della di du des der die das am im'.split(
    ' ',
  ),
);
const SHORTEST_WORD = 2;

type Where = 'here' | 'in_town' | 'elsewhere' | 'unknown';

/** Compares Google's address with the restaurant's street and number, postal code, or town. */
export function whereIs(address: string, { street, postalCode, location }: WantedPlace): Where {
  const theirs = new Set(tokensOf(address));
  if (theirs.size === 0) return 'unknown';
  const ours = tokensOf(street || streetIn(location));
  const numbers = ours.filter(isNumber);
  const hasPostalCode = postalCode !== '' && tokensOf(postalCode).every((token) => theirs.has(token));
  if (numbers.length > 0) {
    const names = ours.filter((token) => !isNumber(token) && !STREET_KINDS.has(token));
    const isNamed = names.length === 0 || names.some((name) => theirs.has(name));
    if (isNamed && numbers.some((number) => theirs.has(number))) return 'here';
    return hasPostalCode ? 'in_town' : 'elsewhere';
  }
  if (postalCode !== '') return hasPostalCode ? 'in_town' : 'elsewhere';
  const [town = '', region = ''] = location.split(/[,\n]/);
  if (tokensOf(town).length === 0) return 'unknown';
  const isInTown =
    tokensOf(town).every((token) => theirs.has(token)) && !isOtherState(address, region.trim());
  return isInTown ? 'in_town' : 'elsewhere';
}

/** Portland may be in Oregon or Maine. */
function isOtherState(address: string, region: string): boolean {
  const states: readonly string[] = address.match(/\b[A-Z]{2}(?= \d{5}\b)/g) ?? [];
  return /^[A-Z]{2}$/.test(region) && states.length > 0 && !states.includes(region);
}

/** The part of an address with a number. */
function streetIn(location: string): string {
  return location.split(/[,\n]/).find((part) => /\d/.test(part) && /\p{L}{2}/u.test(part)) ?? '';
}

function tokensOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/[\p{M}'’.]/gu, '')
    .replace(/ß/g, 'ss')
    .toLowerCase()
    .replace(/(\p{L}{3})(?:strasse|str)\b/gu, '$1 str');
  return plain.split(/[^\p{L}\p{N}]+/u).filter((token) => isNumber(token) || token.length >= SHORTEST_WORD);
}

function isNumber(token: string): boolean {
  return /^\d{1,5}\p{L}?$/u.test(token);
}
