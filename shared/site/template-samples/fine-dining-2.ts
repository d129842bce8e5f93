import { courseItems, type SampleRestaurant } from './sample-restaurant.ts';

const SERVICE = [{ opens: '18:30', closes: '22:30' }];

export const NAGI: SampleRestaurant = {
  name: 'Nagi',
  cuisine: 'Japanese',
  metaDescription: 'A counter of ten seats. One menu of nine courses, served at half past six.',
  sectionOrder: ['hero', 'menu', 'about', 'gallery', 'faq', 'contact', 'reviews'],
  hero: {
    tagline: 'Ten seats, nine courses',
    description: 'One counter. One menu. It begins at half past six.',
  },
  about: {
    title: 'Calm water',
    content:
      'Nagi is the hour when the sea is still. We cook what was caught or picked that morning, in the order in which it is best eaten.\nThe counter is one piece of cypress. Please sit where you like.',
  },
  menuTitle: 'This month',
  menuItems: [
    ...courseItems('Sea', [
      ['Sashimi of the morning', 'Three cuts, fresh wasabi', '$28'],
      ['Grilled mackerel', 'Lemon, sansho leaf', '$24'],
      ['Clam broth', 'Spring onion', '$16'],
    ]),
    ...courseItems('Land', [
      ['Tofu, made at four', 'Ginger, soy of three years', '$14'],
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
    title: 'Kindly note',
    items: [
      { question: 'Can the menu be changed?', answer: 'For allergies, yes. Tell us when you reserve.' },
      {
        question: 'What if I am late?',
        answer: 'The first course is served at a quarter to seven, to everyone at once.',
      },
    ],
  },
  reviews: {
    title: 'Words of guests',
    overall_rating: 4.9,
    items: [
      {
        name: 'Seat four',
        text: 'I have never been so quiet over dinner, nor so happy.',
        rating: 5,
        date: '',
      },
    ],
  },
  contact: {
    title: 'Reservations',
    description: 'By telephone, Wednesday to Sunday from noon.',
    phone: '(555) 010-0195',
    address: '9 Sample Yard, Harbor',
  },
};
