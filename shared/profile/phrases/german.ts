import { listed } from './listed.ts';
import { type Phrases, placed } from './phrases.ts';

export const GERMAN_PHRASES: Phrases = {
  identity: ({ kind, place }) => [kind, placed('in', place)].filter((part) => part !== '').join(' '),
  list: (items) => listed(items, 'und'),
  onTheMenu: (dishes) => `Auf der Karte: ${dishes}.`,
  invitations: [
    { text: 'Bringen Sie Hunger mit' },
    { text: 'Der Tisch ist gedeckt', follows: 'seats' },
    { text: 'Nehmen Sie Platz', follows: 'seats' },
    { text: 'Guten Appetit' },
    { text: 'Ganz ohne Eile', follows: 'seats' },
    { text: 'Gut essen, in guter Gesellschaft', follows: 'seats' },
    { text: 'Schön, dass Sie da sind' },
    { text: 'Zeit für ein gutes Essen', follows: 'seats' },
  ],
};
