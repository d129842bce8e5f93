import { courseItems, type SampleRestaurant } from './sample-restaurant.ts';

const LATE = [{ opens: '10:30', closes: '00:00' }];
const LATER = [{ opens: '10:30', closes: '02:00' }];

export const DASH_BURGER: SampleRestaurant = {
  name: 'Dash Burger',
  cuisine: 'Burgers',
  metaDescription: 'Smash burgers, fries, and fresh juice in six minutes. Open until midnight every day.',
  sectionOrder: ['hero', 'menu', 'gallery', 'about', 'reviews', 'faq', 'contact'],
  hero: {
    tagline: 'Six minutes, start to fry',
    description: 'Smashed to order, wrapped to go. Open until midnight, later on weekends.',
  },
  about: {
    title: 'Fast, not rushed',
    content:
      'One griddle, two fryers, no freezer. The beef is ground in the morning and the potatoes are cut when you order them.\nCall ahead and your bag is waiting at the window.',
  },
  menuTitle: 'The board',
  menuItems: [
    ...courseItems('Burgers', [
      ['The Dash', 'One patty, cheese, pickles, sauce', '$6.50'],
      ['Double Dash', 'Two patties, double cheese', '$8.90'],
      ['Hot Dash', 'Jalapeño, pepper jack, chili mayo', '$7.90'],
      ['Green Dash', 'Bean and beet patty, same toppings', '$7.50'],
    ]),
    ...courseItems('Sides', [
      ['Fries', 'Small or large', '$3.20'],
      ['Loaded fries', 'Cheese, onion, sauce', '$5.40'],
      ['Crunch salad', 'Avocado, radish, lime', '$6.80'],
    ]),
    ...courseItems('Drinks', [
      ['Fresh juice', 'Orange, or orange with pomegranate', '$4.50'],
      ['Shake', 'Vanilla, chocolate, malt', '$5.50'],
    ]),
  ],
  openingHours: {
    monday: LATE,
    tuesday: LATE,
    wednesday: LATE,
    thursday: LATE,
    friday: LATER,
    saturday: LATER,
    sunday: LATE,
  },
  gallery: {
    title: 'Hot off the griddle',
    description: '',
    captions: ['Crunch salad', 'Juice, pressed while you wait', 'The Double'],
  },
  reviews: {
    title: 'Straight from the line',
    overall_rating: 4.5,
    items: [
      {
        name: 'Lunch-break guest',
        text: 'In and out in ten minutes, and the fries were still too hot.',
        rating: 5,
        date: '',
      },
      {
        name: 'Night-shift guest',
        text: 'The only place near the hospital that’s open when I get off work.',
        rating: 4,
        date: '',
      },
    ],
  },
  faq: {
    title: 'Quick answers',
    items: [
      {
        question: 'Can I order ahead?',
        answer: 'Yes. Call us and pick up at the window 10 minutes later.',
      },
      { question: 'Is there a gluten-free bun?', answer: 'Yes, for $1 more.' },
    ],
  },
  contact: {
    title: 'Pick it up',
    description: 'Window on the Mill Road side, tables inside.',
    phone: '(555) 010-0162',
    address: '77 Sample Road, Station Quarter',
    takes_reservations: false,
  },
};
