import { listed } from './listed.ts';
import type { Phrases } from './phrases.ts';

/** "à Lyon", "au Havre", "aux Sables". */
function inTown(town: string): string {
  if (/^Le /.test(town)) return `au ${town.slice(3)}`;
  if (/^Les /.test(town)) return `aux ${town.slice(4)}`;
  return `à ${town}`;
}

export const FRENCH_PHRASES: Phrases = {
  identity: ({ kind, place }) => [kind, place && inTown(place)].filter((part) => part !== '').join(' '),
  list: (items) => listed(items, 'et'),
  onTheMenu: (dishes) => `À la carte : ${dishes}.`,
  invitations: [
    'La table est mise',
    'Prenez place',
    'Venez avec appétit',
    'Prenez votre temps',
    'Il reste toujours une chaise',
    'Bien manger, en bonne compagnie',
    'À table',
    'Le plaisir de la table',
  ],
};
