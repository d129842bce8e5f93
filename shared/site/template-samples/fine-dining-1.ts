import { courseItems, type SampleRestaurant } from './sample-restaurant.ts';

const DINNER = [{ opens: '18:00', closes: '23:00' }];

export const MAISON_VEREL: SampleRestaurant = {
  name: 'Maison Verel',
  cuisine: 'French',
  metaDescription: 'A French dining room for 40 guests, with a short menu that follows the market.',
  sectionOrder: ['hero', 'about', 'menu', 'gallery', 'reviews', 'faq', 'contact'],
  hero: {
    tagline: 'A short menu, a long evening',
    description: 'French cooking for 40 guests. The menu changes when the market does.',
  },
  about: {
    title: 'Our story',
    content:
      'Two rooms, one stove, and a wine cellar that was here before we were. We shop on Tuesday and Friday and write the menu on the way home, so it’s short and never the same for long.\nThere’s no music before 9. Most guests stay three hours, and no one will rush you.',
  },
  menuTitle: 'La carte',
  menuItems: [
    ...courseItems('To begin', [
      ['Leeks in vinaigrette', 'Warm leeks, hazelnut, soft egg', '$17'],
      ['Scallop, raw', 'Green apple, horseradish, brown butter', '$24'],
      ['Onion soup', 'Two-day beef stock, Comté, rye', '$18'],
    ]),
    ...courseItems('From the stove', [
      ['Turbot on the bone', 'Beurre blanc, sea herbs', '$52'],
      ['Duck in two courses', 'The breast with cherries, the leg with lentils', '$48'],
      ['Celeriac baked in salt', 'Truffle, chervil, celeriac broth', '$34'],
    ]),
    ...courseItems('To finish', [
      ['Cheese from the cart', 'As many as you like', '$19'],
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
    title: 'In the dining rooms',
    description: '',
    captions: ['Tuesday’s fish', 'Ready for the first table', 'The cheese cart, fully stocked'],
  },
  reviews: {
    title: 'In the guest book',
    overall_rating: 4.8,
    items: [
      {
        name: 'Table by the window',
        text: 'The duck came in two courses, and we would have ordered a third.',
        rating: 5,
        date: '',
      },
      {
        name: 'Party of six',
        text: 'Three hours felt like one. The wine list alone is worth the visit.',
        rating: 5,
        date: '',
      },
    ],
  },
  faq: {
    title: 'Before you visit',
    items: [
      { question: 'Is there a dress code?', answer: 'No. Wear whatever you like.' },
      {
        question: 'Do you cook for vegetarians?',
        answer: 'Always. Every course has two dishes without meat or fish.',
      },
    ],
  },
  contact: {
    title: 'Reserve a table',
    description: 'Call us any day after 3 PM.',
    phone: '(555) 010-0140',
    address: '14 Sample Street, Old Town',
  },
};
