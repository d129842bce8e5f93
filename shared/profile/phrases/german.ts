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
  questions: {
    booking: 'Kann man reservieren?',
    payment: 'Wie kann man bezahlen?',
    parking: 'Wo kann man parken?',
    access: 'Wie ist der Zugang?',
    diets: 'Wie wird gekocht?',
    allergies: 'Was ist bei Allergien?',
    dogs: 'Sind Hunde willkommen?',
    children: 'Sind Kinder willkommen?',
    groups: 'Sind Gruppen und Feiern möglich?',
    drinks: 'Was gibt es zu trinken?',
    delivery: 'Wird geliefert, oder kann man abholen?',
    dress: 'Was zieht man an?',
    other: 'Was sollte man noch wissen?',
  },
  diets: {
    vegan: 'Die ganze Küche ist vegan.',
    vegetarian: 'Die ganze Küche ist vegetarisch.',
    pescatarian: 'In der Küche gibt es Fisch, und kein Fleisch.',
    halal: 'Die ganze Küche ist halal.',
    kosher: 'Die ganze Küche ist koscher.',
    gluten_free: 'Die ganze Küche ist glutenfrei.',
  },
};
