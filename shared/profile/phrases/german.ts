import { listed } from './listed.ts';
import type { Phrases } from './phrases.ts';

export const GERMAN_PHRASES: Phrases = {
  identity: ({ kind, place }) => [kind, place && `in ${place}`].filter((part) => part !== '').join(' '),
  list: (items) => listed(items, 'und'),
  onTheMenu: (dishes) => `Auf der Karte: ${dishes}.`,
  invitations: [
    'Der Tisch ist gedeckt',
    'Bringen Sie Hunger mit',
    'Nehmen Sie Platz',
    'Ganz ohne Eile',
    'Ein Stuhl ist immer frei',
    'Gut essen, in guter Gesellschaft',
    'Schön, dass Sie da sind',
    'Zeit für ein gutes Essen',
  ],
};
