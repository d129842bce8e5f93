import { fold } from '#functions/platform/ai/fold.ts';
import { GIVEN_NAMES } from '../given-names.ts';

/** "C'est Chez Momo", "It's Luigi's" */
const THIS_IS = /^(?:C['’]est|It['’]s|Its|This is|Das ist|Es|Qui è|Ici) (?=\p{Lu})/u;
/** "Karim du Snack Étoile", "Sam from Crust Bakery": who writes, and of which house. */
const OF_HOUSE =
  /^(\p{Lu}[\p{Ll}’'-]+) (?:du|de la|des|de|from|at|of|vom|von der|vom|del|della|dal) (?=\p{Lu}\p{Ll}+ \p{Lu})/u;

/** How many characters before a name are none of it; 0 where it begins at once. */
export function leadOfName(said: string): number {
  const [lead = ''] = THIS_IS.exec(said) ?? [];
  if (lead !== '') return lead.length;
  const [whole = '', writer = ''] = OF_HOUSE.exec(said) ?? [];
  return GIVEN_NAMES.has(fold(writer)) ? whole.length : 0;
}
