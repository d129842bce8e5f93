import { listed } from './listed.ts';
import type { Phrases } from './phrases.ts';

export const SPANISH_PHRASES: Phrases = {
  identity: ({ kind, place }) => [kind, place && `en ${place}`].filter((part) => part !== '').join(' '),
  list: (items) => listed(items, 'y'),
  onTheMenu: (dishes) => `En la carta: ${dishes}.`,
  invitations: [
    'La mesa está puesta',
    'Con hambre se come mejor',
    'Siéntese y disfrute',
    'Sin prisas',
    'Siempre hay una silla más',
    'Comer bien, en buena compañía',
    'Qué bueno verle por aquí',
    'Para comer con calma',
  ],
};
