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
  questions: {
    booking: 'Do you take reservations?',
    payment: 'How can I pay?',
    parking: 'Where can I park?',
    access: 'How do I get in and around?',
    diets: 'What does the kitchen keep to?',
    allergies: 'What about allergies?',
    dogs: 'Are dogs welcome?',
    children: 'Are children welcome?',
    groups: 'Do you host groups and events?',
    drinks: 'What about drinks?',
    delivery: 'Do you deliver, or can I pick up?',
    dress: 'What should I wear?',
    other: 'What else should I know?',
  },
  diets: {
    vegan: 'The whole kitchen is vegan.',
    vegetarian: 'The whole kitchen is vegetarian.',
    pescatarian: 'The kitchen cooks fish, and no meat.',
    halal: 'The whole kitchen is halal.',
    kosher: 'The whole kitchen is kosher.',
    gluten_free: 'The whole kitchen is gluten-free.',
  },
};
