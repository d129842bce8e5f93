import { listed } from './listed.ts';
import { type Phrases, placed } from './phrases.ts';

export const ENGLISH_PHRASES: Phrases = {
  identity: ({ kind, cuisine, place }) =>
    [cuisine, kind, placed('in', place)].filter((part) => part !== '').join(' '),
  list: (items) => listed(items, 'and'),
  onTheMenu: (dishes) => `On the menu: ${dishes}.`,
  invitations: [
    { text: 'Come hungry' },
    { text: 'Pull up a chair', follows: 'seats' },
    { text: 'Good to see you' },
    { text: 'Stay a while', follows: 'seats' },
    { text: 'Bring an appetite' },
    { text: 'Sit down and eat well', follows: 'seats' },
    { text: 'Eat well' },
    { text: 'Dinner is better with company', follows: 'dinner' },
    { text: 'The table is set', follows: 'seats' },
    { text: 'Take your time', follows: 'seats' },
  ],
};
