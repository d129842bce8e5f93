import { courseItems, type SampleRestaurant } from './sample-restaurant.ts';

const EVENING = [{ opens: '17:00', closes: '22:30' }];
const BOTH = [{ opens: '12:00', closes: '15:00' }, ...EVENING];

export const ANAR: SampleRestaurant = {
  name: 'Anar',
  cuisine: 'Levantine',
  metaDescription: 'Levantine mezze, clay-oven bread, and meat over charcoal, for lunch and dinner.',
  sectionOrder: ['hero', 'about', 'menu', 'gallery', 'reviews', 'faq', 'contact'],
  hero: {
    tagline: 'Everything in the middle of the table',
    description: 'Mezze, bread from the clay oven, and charcoal that never goes out.',
  },
  about: {
    title: 'The way our grandmother cooked',
    content:
      'She cooked for 12 when six were coming, because someone always brings a friend. We still do. Order a few plates, tear the bread, and share.\nAnar means pomegranate. You’ll find it in more dishes than we let on.',
  },
  menuTitle: 'Sufra, the table',
  menuItems: [
    ...courseItems('Mezze', [
      ['Hummus', 'Warm chickpeas, olive oil', '$8'],
      ['Muhammara', 'Red pepper, walnut, pomegranate', '$9'],
      ['Labneh', 'Za’atar, cucumber', '$8'],
      ['Stuffed vine leaves', 'Rice, lemon, dill', '$10'],
    ]),
    ...courseItems('From the charcoal', [
      ['Lamb kofta', 'Sumac onion, flatbread', '$21'],
      ['Chicken shish', 'Garlic sauce, pickles', '$19'],
      ['Whole eggplant', 'Tahini, pomegranate, herbs', '$17'],
    ]),
    ...courseItems('Sweet', [
      ['Knafeh', 'Cheese, syrup, pistachio', '$11'],
      ['Mint tea', 'The pot', '$5'],
    ]),
  ],
  openingHours: {
    monday: [],
    tuesday: EVENING,
    wednesday: EVENING,
    thursday: BOTH,
    friday: BOTH,
    saturday: BOTH,
    sunday: [{ opens: '12:00', closes: '21:00' }],
  },
  gallery: {
    title: 'From the kitchen',
    description: '',
    captions: ['Over charcoal', 'The fruit we’re named after', 'Tea for as long as you stay'],
  },
  reviews: {
    title: 'What guests tell us',
    overall_rating: 4.7,
    items: [
      {
        name: 'Table for twelve',
        text: 'We ordered too much and there was nothing left. The muhammara!',
        rating: 5,
        date: '',
      },
      {
        name: 'Neighbor',
        text: 'The bread goes straight from the oven to the table. Don’t share it.',
        rating: 5,
        date: '',
      },
    ],
  },
  faq: {
    title: 'Questions',
    items: [
      { question: 'Is the meat halal?', answer: 'Yes, all of it.' },
      {
        question: 'Which dishes are vegan?',
        answer: 'Most of the mezze and the eggplant. They’re marked on the menu.',
      },
    ],
  },
  contact: {
    title: 'Sit with us',
    description: 'Call us for groups of eight or more.',
    phone: '(555) 010-0184',
    address: '51 Sample Lane, Market Square',
  },
};
