import { courseItems, type SampleRestaurant } from './sample-restaurant.ts';

const ALL_DAY = [{ opens: '11:30', closes: '22:00' }];

export const HAZEL_AND_RYE: SampleRestaurant = {
  name: 'Hazel & Rye',
  cuisine: 'American',
  metaDescription: 'Roast chicken, big salads, and local beer at long tables, every day from 11:30.',
  sectionOrder: ['hero', 'menu', 'about', 'gallery', 'reviews', 'faq', 'contact'],
  hero: {
    tagline: 'Roast chicken and long tables',
    description: 'Lunch, dinner, and everything in between, a short walk from the park.',
  },
  about: {
    title: 'Pull up a chair',
    content:
      'We roast 40 chickens a day and close the kitchen when they’re gone. The sides come from farms close enough to visit and be back for lunch.\nKids are welcome, dogs are welcome on the patio, and the big table seats 14.',
  },
  menuTitle: 'What’s good',
  menuItems: [
    ...courseItems('Share', [
      ['Charred corn ribs', 'Chili butter, lime', '$9.50'],
      ['Rye bread and three dips', 'Smoked trout, beet, whipped feta', '$12'],
      ['Fried pickles', 'Ranch, dill', '$8'],
    ]),
    ...courseItems('Plates', [
      ['Half roast chicken', 'Gravy, herb potatoes, slaw', '$22'],
      ['Market salad', 'Radish, avocado, soft herbs, seeds', '$16'],
      ['Hazel burger', 'Dry-aged beef, cheddar, rye bun', '$18'],
      ['Mushroom ragù', 'Wide noodles, pecorino', '$19'],
    ]),
    ...courseItems('Sweet', [
      ['Buttermilk pie', 'Blackberries', '$9'],
      ['Soft serve', 'Ask for today’s flavor', '$6'],
    ]),
  ],
  openingHours: {
    monday: ALL_DAY,
    tuesday: ALL_DAY,
    wednesday: ALL_DAY,
    thursday: ALL_DAY,
    friday: [{ opens: '11:30', closes: '23:30' }],
    saturday: [{ opens: '10:00', closes: '23:30' }],
    sunday: [{ opens: '10:00', closes: '21:00' }],
  },
  gallery: {
    title: 'Around the table',
    description: '',
    captions: ['Market salad', 'Two taps change every week', 'Rye, baked at 5 AM'],
  },
  reviews: {
    title: 'From our guests',
    overall_rating: 4.6,
    items: [
      {
        name: 'Family of five',
        text: 'They had crayons on the table before we had our coats off, and the chicken is the best in town.',
        rating: 5,
        date: '',
      },
      {
        name: 'Thursday regular',
        text: 'Good beer, honest prices, and you can actually hear each other.',
        rating: 4,
        date: '',
      },
    ],
  },
  faq: {
    title: 'Good to know',
    items: [
      {
        question: 'Do I need a reservation?',
        answer: 'Only for groups of six or more. We keep half of our tables for walk-ins.',
      },
      { question: 'Is there parking?', answer: 'Yes, behind the restaurant. It’s free after 6.' },
    ],
  },
  contact: {
    title: 'Find us',
    description: 'Across from the park, under the green awning.',
    phone: '(555) 010-0151',
    address: '208 Sample Avenue, Riverside',
  },
};
