import { listed } from './listed.ts';
import type { Phrases } from './phrases.ts';

/** "a Roma", "ad Ancona". */
const inTown = (town: string) => `${/^[aA]/.test(town) ? 'ad' : 'a'} ${town}`;

export const ITALIAN_PHRASES: Phrases = {
  identity: ({ kind, place }) => [kind, place && inTown(place)].filter((part) => part !== '').join(' '),
  list: (items) => listed(items, 'e'),
  onTheMenu: (dishes) => `Nel menu: ${dishes}.`,
  invitations: [
    'La tavola è pronta',
    'Venite con appetito',
    'Senza fretta',
    'Accomodatevi',
    'C’è sempre una sedia in più',
    'Mangiare bene, in compagnia',
    'A tavola',
    'Il piacere della tavola',
  ],
  questions: {
    booking: 'Si può prenotare?',
    payment: 'Come si può pagare?',
    parking: 'Dove si parcheggia?',
    access: 'Com’è l’accesso?',
    diets: 'Com’è la cucina?',
    allergies: 'E le allergie?',
    dogs: 'I cani sono ammessi?',
    children: 'I bambini sono i benvenuti?',
    groups: 'Accogliete gruppi e feste?',
    drinks: 'E da bere?',
    delivery: 'Si può avere a casa o da asporto?',
    dress: 'C’è un abbigliamento richiesto?',
    other: 'Che altro c’è da sapere?',
  },
  diets: {
    vegan: 'Tutta la cucina è vegana.',
    vegetarian: 'Tutta la cucina è vegetariana.',
    pescatarian: 'La cucina serve pesce, e niente carne.',
    halal: 'Tutta la cucina è halal.',
    kosher: 'Tutta la cucina è kosher.',
    gluten_free: 'Tutta la cucina è senza glutine.',
  },
};
