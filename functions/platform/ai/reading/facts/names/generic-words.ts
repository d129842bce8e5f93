import { fold } from '#functions/platform/ai/fold.ts';
import { anyOf } from '../../text/phrases.ts';
import { CUISINES, KINDS } from '../kind-words.ts';

const GENERIC = anyOf(
  [
    ...KINDS,
    ...CUISINES,
    'the',
    'a',
    'an',
    'our',
    'new',
    'small',
    'family',
    'and',
    '&',
    'food',
    'el',
    'la',
    'le',
    'il',
    'die',
    'das',
    'der',
    'truck',
    'location',
    'name',
    'address',
    'about',
    'us',
    'contact',
    'info',
    'bbq',
    'barbecue',
    'street',
  ],
  'g',
);

/** Whether nothing but what many places are called stands in a name: "The Food Truck". */
export function isGeneric(name: string): boolean {
  return !/[a-z\d]/.test(fold(name).replace(GENERIC, ''));
}
