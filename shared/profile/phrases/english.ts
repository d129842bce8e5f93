import { listed } from './listed.ts';
import type { Phrases } from './phrases.ts';

export const ENGLISH_PHRASES: Phrases = {
  identity: ({ kind, cuisine, place }) =>
    [cuisine, kind, place && `in ${place}`].filter((part) => part !== '').join(' '),
  list: (items) => listed(items, 'and'),
  onTheMenu: (dishes) => `On the menu: ${dishes}.`,
  invitations: [
    'Come hungry',
    'Pull up a chair',
    'Stay a while',
    'Sit down and eat well',
    'Good to see you',
    'Bring an appetite',
    'Room for one more',
    'Dinner is better with company',
    'The table is set',
    'Take your time',
  ],
};
