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
  questions: {
    booking: 'Peut-on réserver ?',
    payment: 'Comment peut-on payer ?',
    parking: 'Où peut-on se garer ?',
    access: 'Comment accéder au restaurant ?',
    diets: 'Quelle est la règle de la cuisine ?',
    allergies: 'Et les allergies ?',
    dogs: 'Les chiens sont-ils admis ?',
    children: 'Les enfants sont-ils les bienvenus ?',
    groups: 'Accueillez-vous les groupes ?',
    drinks: 'Et côté boissons ?',
    delivery: 'Peut-on emporter ou se faire livrer ?',
    dress: 'Y a-t-il une tenue à respecter ?',
    other: 'Que faut-il encore savoir ?',
  },
  diets: {
    vegan: 'Toute la cuisine est végane.',
    vegetarian: 'Toute la cuisine est végétarienne.',
    pescatarian: 'La cuisine sert du poisson, et pas de viande.',
    halal: 'Toute la cuisine est halal.',
    kosher: 'Toute la cuisine est casher.',
    gluten_free: 'Toute la cuisine est sans gluten.',
  },
};
