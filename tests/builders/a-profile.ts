import type { Dish } from '#shared/profile/menu.ts';
import { emptyProfile, type RestaurantProfile } from '#shared/profile/restaurant-profile.ts';

/** A dish with only the given fields. */
export function aDish(given: Partial<Dish> = {}): Dish {
  return {
    name: 'Cacio e pepe',
    description: '',
    price: '',
    amount: null,
    variants: [],
    is_per_person: false,
    is_market_price: false,
    menu: '',
    course: '',
    availability: '',
    diets: [],
    allergens: [],
    image: '',
    ...given,
  };
}

/** A trattoria with something in every list. */
export function aProfile(given: Partial<RestaurantProfile> = {}): RestaurantProfile {
  return {
    ...emptyProfile('Osteria Lupo'),
    kind: 'trattoria',
    cuisines: ['Roman'],
    languages: ['en'],
    region: 'US',
    time_zone: 'America/New_York',
    currency: 'USD',
    address: {
      text: '12 Mulberry St, New York, NY 10013',
      street: '12 Mulberry St',
      locality: 'New York',
      region: 'NY',
      postal_code: '10013',
      country: 'US',
    },
    phones: [{ number: '+12125550147', typed: '(212) 555-0147', label: '' }],
    email: 'ciao@lupo.example',
    links: [{ kind: 'instagram', url: 'https://instagram.com/lupo', typed: '@lupo' }],
    booking: { policy: 'recommended', note: '' },
    services: [
      {
        name: 'Dinner',
        days: ['tuesday', 'wednesday', 'thursday', 'friday', 'saturday'],
        opens: '18:00',
        closes: '23:00',
        last_seating: null,
        season: null,
        note: '',
      },
    ],
    closed_days: ['monday'],
    dated_hours: [{ name: 'Christmas Day', from: '2026-12-25', to: '2026-12-25', services: [], note: '' }],
    menus: [
      {
        name: 'Tasting menu',
        kind: 'set_menu',
        description: '',
        availability: '',
        price: '$85',
        amount: 85,
        is_per_person: true,
      },
    ],
    dishes: [
      aDish({ price: '$18', amount: 18, course: 'Pasta' }),
      aDish({
        name: 'Carbonara',
        description: 'Guanciale, egg yolk.',
        price: '$19',
        amount: 19,
        course: 'Pasta',
      }),
      aDish({ name: 'Tiramisù', price: '$9', amount: 9, course: 'Dolci' }),
    ],
    people: [{ name: 'Ada Rossi', role: 'chef', sentence: 'Ada learned to cook from her grandmother.' }],
    story: [{ text: 'We opened in 1998.' }, { text: 'The pasta is made each morning.' }],
    house_notes: [{ text: 'Dogs are welcome on the terrace.' }],
    ...given,
  };
}
