import { listed } from './listed.ts';
import { type Phrases, placed } from './phrases.ts';

export const SPANISH_PHRASES: Phrases = {
  identity: ({ kind, place }) => [kind, placed('en', place)].filter((part) => part !== '').join(' '),
  list: (items) => listed(items, 'y'),
  onTheMenu: (dishes) => `En la carta: ${dishes}.`,
  invitations: [
    { text: 'Con hambre se come mejor' },
    { text: 'La mesa está puesta', follows: 'seats' },
    { text: 'Siéntese y disfrute', follows: 'seats' },
    { text: 'Buen provecho' },
    { text: 'Sin prisas', follows: 'seats' },
    { text: 'Comer bien, en buena compañía', follows: 'seats' },
    { text: 'Qué bueno verle por aquí' },
    { text: 'Para comer con calma', follows: 'seats' },
  ],
};
