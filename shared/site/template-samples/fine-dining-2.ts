import { courseItems, type SampleRestaurant } from './sample-restaurant.ts';

const SERVICE = [{ opens: '18:30', closes: '22:30' }];

export const NAGI: SampleRestaurant = {
  name: 'Nagi',
  cuisine: 'Japanese',
  metaDescription: 'A ten-seat counter. One nine-course menu, served at 6:30.',
  sectionOrder: ['hero', 'menu', 'about', 'gallery', 'faq', 'contact', 'reviews'],
  hero: {
    tagline: 'Ten seats, nine courses',
    description: 'One counter. One menu. Dinner starts at 6:30.',
  },
  about: {
    title: 'Calm water',
    content:
      'Nagi is the hour when the sea is still. We cook what was caught or picked that morning, and serve it in the order it’s best eaten.\nThe counter is one piece of cypress. Sit wherever you like.',
  },
  menuTitle: 'This month',
  menuItems: [
    ...courseItems('Sea', [
      ['This morning’s sashimi', 'Three cuts, fresh wasabi', '$28'],
      ['Grilled mackerel', 'Lemon, sansho leaf', '$24'],
      ['Clam broth', 'Scallion', '$16'],
    ]),
    ...courseItems('Land', [
      ['Tofu, made at 4 PM', 'Ginger, three-year soy sauce', '$14'],
      ['Wagyu over charcoal', 'Sea salt', '$46'],
    ]),
    ...courseItems('After', [
      ['Hojicha ice', 'Black sesame', '$12'],
      ['Tea, whisked', '', '$9'],
    ]),
  ],
  openingHours: {
    monday: [],
    tuesday: [],
    wednesday: SERVICE,
    thursday: SERVICE,
    friday: SERVICE,
    saturday: SERVICE,
    sunday: SERVICE,
  },
  gallery: { title: 'Still', description: '', captions: ['Mackerel', 'Tea', 'The window'] },
  faq: {
    title: 'Good to know',
    items: [
      { question: 'Can the menu be changed?', answer: 'For allergies, yes. Tell us when you reserve.' },
      {
        question: 'What if I’m late?',
        answer: 'We serve the first course to everyone at 6:45.',
      },
    ],
  },
  reviews: {
    title: 'From our guests',
    overall_rating: 4.9,
    items: [
      {
        name: 'Seat four',
        text: 'I’ve never been so quiet at dinner, or so happy.',
        rating: 5,
        date: '',
      },
    ],
  },
  contact: {
    title: 'Reservations',
    description: 'Call us Wednesday to Sunday after noon.',
    phone: '(555) 010-0195',
    address: '9 Sample Yard, Harbor',
  },
};
