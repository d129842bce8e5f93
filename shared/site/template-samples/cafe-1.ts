import { courseItems, type SampleRestaurant } from './sample-restaurant.ts';

const DAY = [{ opens: '07:00', closes: '17:00' }];

export const PLUM_AND_CRUMB: SampleRestaurant = {
  name: 'Plum & Crumb',
  cuisine: 'Café and bakery',
  metaDescription: 'A corner bakery: croissants from seven, sourdough at ten, coffee until five.',
  sectionOrder: ['hero', 'about', 'menu', 'gallery', 'faq', 'reviews', 'contact'],
  hero: {
    tagline: 'Out of the oven at seven',
    description: 'Croissants first, sourdough at ten, and coffee all the way through.',
  },
  about: {
    title: 'A corner that smells of butter',
    content:
      'We began with one oven and a queue out of the door. There are two ovens now. The queue is still there on Saturdays, and somebody will bring you a coffee while you wait.\nWhat is left at five goes to the shelter on Mill Lane.',
  },
  menuTitle: 'On the counter',
  menuItems: [
    ...courseItems('From the oven', [
      ['Butter croissant', 'Three days of folding', '$3.80'],
      ['Plum Danish', 'Custard, roasted plums', '$4.60'],
      ['Cardamom bun', '', '$4.20'],
      ['Country sourdough', 'Whole or half', '$8 / $4.50'],
    ]),
    ...courseItems('Coffee and tea', [
      ['Espresso', '', '$3'],
      ['Flat white', '', '$4.20'],
      ['Filter of the week', 'Ask which one', '$3.90'],
      ['Pot of tea', 'Black, green or mint', '$4.50'],
    ]),
    ...courseItems('Until two', [
      ['Eggs on toast', 'Chives, chili oil', '$11'],
      ['Fruit and yogurt', 'Figs, pomegranate, oats', '$9.50'],
    ]),
  ],
  openingHours: {
    monday: [],
    tuesday: DAY,
    wednesday: DAY,
    thursday: DAY,
    friday: DAY,
    saturday: [{ opens: '08:00', closes: '17:00' }],
    sunday: [{ opens: '08:00', closes: '14:00' }],
  },
  gallery: {
    title: 'This morning',
    description: '',
    captions: ['The first cup', 'Sourdough, ten o’clock', 'Whatever the market had'],
  },
  faq: {
    title: 'People ask',
    items: [
      { question: 'Can I order a cake?', answer: 'Yes, two days ahead, at the counter or by telephone.' },
      { question: 'Is there Wi-Fi?', answer: 'Until eleven. After that we would rather have your company.' },
    ],
  },
  reviews: {
    title: 'Overheard in the queue',
    overall_rating: 4.7,
    items: [
      {
        name: 'Saturday guest',
        text: 'I have moved across town and I still come back for the plum Danish.',
        rating: 5,
        date: '',
      },
      {
        name: 'Morning guest',
        text: 'Friendly at seven in the morning, which is more than I am.',
        rating: 5,
        date: '',
      },
    ],
  },
  contact: {
    title: 'Come by',
    description: 'On the corner, where the bicycles are.',
    phone: '(555) 010-0173',
    address: '3 Sample Corner, Garden District',
    takes_reservations: false,
  },
};
