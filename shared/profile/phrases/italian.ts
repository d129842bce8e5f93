import { listed } from './listed.ts';
import type { Phrases } from './phrases.ts';

/** "a Roma", "ad Ancona". */
const inTown = (town: string) => `${/^[aA]/.test(town) ? 'ad' : 'a'} ${town}`;

export const ITALIAN_PHRASES: Phrases = {
  identity: ({ kind, place }) => [kind, place && inTown(place)].filter((part) => part !== '').join(' '),
  list: (items) => listed(items, 'e'),
  onTheMenu: (dishes) => `Nel menu: ${dishes}.`,
  invitations: [
    'La tavola è pronta',
    'Venite con appetito',
    'Senza fretta',
    'Accomodatevi',
    'C’è sempre una sedia in più',
    'Mangiare bene, in compagnia',
    'A tavola',
    'Il piacere della tavola',
  ],
};
