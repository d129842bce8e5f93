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
  questions: {
    booking: '¿Se puede reservar?',
    payment: '¿Cómo se puede pagar?',
    parking: '¿Dónde se puede aparcar?',
    access: '¿Cómo es el acceso?',
    diets: '¿Cómo es la cocina?',
    allergies: '¿Y las alergias?',
    dogs: '¿Se admiten perros?',
    children: '¿Es un lugar para niños?',
    groups: '¿Hay sitio para grupos y celebraciones?',
    drinks: '¿Y para beber?',
    delivery: '¿Hay reparto o comida para llevar?',
    dress: '¿Hay que vestir de alguna manera?',
    other: '¿Qué más conviene saber?',
  },
  diets: {
    vegan: 'Toda la cocina es vegana.',
    vegetarian: 'Toda la cocina es vegetariana.',
    pescatarian: 'En la cocina hay pescado, y nada de carne.',
    halal: 'Toda la cocina es halal.',
    kosher: 'Toda la cocina es kosher.',
    gluten_free: 'Toda la cocina es sin gluten.',
  },
};
