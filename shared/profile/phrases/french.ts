import { listed } from './listed.ts';
import type { Phrases } from './phrases.ts';

/** "à Lyon", "au Havre", "aux Sables". */
export function inTown(town: string): string {
  if (/^Le /.test(town)) return `au ${town.slice(3)}`;
  if (/^Les /.test(town)) return `aux ${town.slice(4)}`;
  return `à ${town}`;
}

export const FRENCH_PHRASES: Phrases = {
  identity: ({ kind, place }) => [kind, place && inTown(place)].filter((part) => part !== '').join(' '),
  list: (items) => listed(items, 'et'),
  onTheMenu: (dishes) => `À la carte : ${dishes}.`,
  invitations: [
    { text: 'Venez le ventre vide' },
    { text: 'La table est mise', follows: 'seats' },
    { text: 'Prenez place', follows: 'seats' },
    { text: 'Bon appétit' },
    { text: 'Prenez votre temps', follows: 'seats' },
    { text: 'Bien manger, en bonne compagnie', follows: 'seats' },
    { text: 'Au plaisir de vous voir' },
    { text: 'À table', follows: 'seats' },
    { text: 'Le plaisir de la table', follows: 'seats' },
  ],
};
