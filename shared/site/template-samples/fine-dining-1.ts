import { courseItems, type SampleRestaurant } from './sample-restaurant.ts';

const DINNER = [{ opens: '18:00', closes: '23:00' }];

export const MAISON_VEREL: SampleRestaurant = {
  name: 'Maison Verel',
  cuisine: 'French',
  metaDescription:
    'A French dining room for forty guests, with a short carte that follows the week’s market.',
  sectionOrder: ['hero', 'about', 'menu', 'gallery', 'reviews', 'faq', 'contact'],
  hero: {
    tagline: 'A short carte, a long evening',
    description: 'French cooking for forty guests. The carte changes when the market does.',
  },
  about: {
    title: 'The house',
    content:
      'Two rooms, one stove and a cellar that was here before we were. We buy on Tuesday and Friday and write the carte on the way home, so it is short and never the same for long.\nThere is no music before nine. Most tables stay for three hours, and nobody will ask for yours.',
  },
  menuTitle: 'La carte',
  menuItems: [
    ...courseItems('To begin', [
      ['Leeks in vinaigrette', 'Warm leeks, hazelnut, soft egg', '$17'],
      ['Scallop, raw', 'Green apple, horseradish, brown butter', '$24'],
      ['Onion soup', 'Beef stock of two days, Comté, rye', '$18'],
    ]),
    ...courseItems('From the stove', [
      ['Turbot on the bone', 'Beurre blanc, sea herbs', '$52'],
      ['Duck in two courses', 'The breast with cherries, the leg with lentils', '$48'],
      ['Celeriac baked in salt', 'Truffle, chervil, its own broth', '$34'],
    ]),
    ...courseItems('To finish', [
      ['Cheese from the trolley', 'As much as you can point at', '$19'],
      ['Chocolate tart', 'Crème fraîche, sea salt', '$15'],
    ]),
  ],
  openingHours: {
    monday: [],
    tuesday: DINNER,
    wednesday: DINNER,
    thursday: DINNER,
    friday: DINNER,
    saturday: [{ opens: '12:00', closes: '14:30' }, ...DINNER],
    sunday: [],
  },
  gallery: {
    title: 'In the rooms',
    description: '',
    captions: ['Tuesday’s fish', 'Ready for the first table', 'The cheese, before anyone has pointed'],
  },
  reviews: {
    title: 'In the guest book',
    overall_rating: 4.8,
    items: [
      {
        name: 'Table by the window',
        text: 'The duck came twice and we would have taken it a third time.',
        rating: 5,
        date: '',
      },
      {
        name: 'Party of six',
        text: 'Three hours went by like one. The cellar list alone is worth reading.',
        rating: 5,
        date: '',
      },
    ],
  },
  faq: {
    title: 'Before you come',
    items: [
      { question: 'Is there a dress code?', answer: 'No. Come as you like to dine.' },
      {
        question: 'Do you cook for vegetarians?',
        answer: 'Always. Two dishes of each course are made without meat or fish.',
      },
    ],
  },
  contact: {
    title: 'Reserve a table',
    description: 'We answer the telephone from three in the afternoon.',
    phone: '(555) 010-0140',
    address: '14 Sample Street, Old Town',
  },
};
