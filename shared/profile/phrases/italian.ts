import { listed } from './listed.ts';
import type { Phrases } from './phrases.ts';

/** "a Roma", "ad Ancona". */
export const inTown = (town: string) => `${/^[aA]/.test(town) ? 'ad' : 'a'} ${town}`;

export const ITALIAN_PHRASES: Phrases = {
  identity: ({ kind, place }) => [kind, place && inTown(place)].filter((part) => part !== '').join(' '),
  list: (items) => listed(items, 'e'),
  onTheMenu: (dishes) => `Nel menu: ${dishes}.`,
  invitations: [
    { text: 'Venite con appetito' },
    { text: 'La tavola è pronta', follows: 'seats' },
    { text: 'Senza fretta', follows: 'seats' },
    { text: 'Buon appetito' },
    { text: 'Accomodatevi', follows: 'seats' },
    { text: 'Mangiare bene, in compagnia', follows: 'seats' },
    { text: 'Che piacere vedervi' },
    { text: 'A tavola', follows: 'seats' },
    { text: 'Il piacere della tavola', follows: 'seats' },
  ],
};
