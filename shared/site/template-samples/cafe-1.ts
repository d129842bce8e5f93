import { courseItems, type SampleRestaurant } from './sample-restaurant.ts';

const DAY = [{ opens: '07:00', closes: '17:00' }];

export const PLUM_AND_CRUMB: SampleRestaurant = {
  name: 'Plum & Crumb',
  cuisine: 'Café and bakery',
  metaDescription: 'A corner bakery with croissants at 7, sourdough at 10, and coffee until 5.',
  sectionOrder: ['hero', 'about', 'menu', 'gallery', 'faq', 'reviews', 'contact'],
  hero: {
    tagline: 'Out of the oven at 7 AM',
    description: 'Croissants first, sourdough at 10, and coffee all day long.',
  },
  about: {
    title: 'A corner that smells of butter',
    content:
      'We started with one oven and a line out the door. Now we have two ovens. There’s still a line on Saturdays, and someone will bring you a coffee while you wait.\nWhatever is left at 5 goes to the shelter on Mill Lane.',
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
      ['Drip of the week', 'Ask which one', '$3.90'],
      ['Pot of tea', 'Black, green, or mint', '$4.50'],
    ]),
    ...courseItems('Until 2 PM', [
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
    captions: ['The first cup', 'Sourdough, 10 AM', 'From today’s market'],
  },
  faq: {
    title: 'People ask',
    items: [
      { question: 'Can I order a cake?', answer: 'Yes. Order two days ahead, at the counter or by phone.' },
      { question: 'Is there Wi-Fi?', answer: 'Until 11. After that, we’d rather have your company.' },
    ],
  },
  reviews: {
    title: 'Overheard in line',
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
        text: 'They’re friendly at 7 in the morning, which is more than I can say for myself.',
        rating: 5,
        date: '',
      },
    ],
  },
  contact: {
    title: 'Come by',
    description: 'On the corner, by the bike rack.',
    phone: '(555) 010-0173',
    address: '3 Sample Corner, Garden District',
    takes_reservations: false,
  },
};
