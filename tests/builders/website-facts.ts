import { NO_REQUESTS } from '#functions/ai/drafts/page-source.ts';
import { readProfile } from '#functions/ai/readers/read-profile.ts';
import type { WebsiteFacts } from '#functions/ai/website-facts.ts';
import { printableProfile } from '#shared/profile/printable-profile.ts';
import { emptyProfile } from '#shared/profile/restaurant-profile.ts';
import { aDish } from './a-profile.ts';
import { aSparseProfile } from './a-sparse-profile.ts';

/** An owner's input for a new website. */
export type TypedBrief = { restaurantName: string; requirements: string; address?: string; phone?: string };

const CONTEXT = { region: '', language: '', currency: '', today: '2026-11-22' };

/** Facts of one restaurant, with overrides. */
export function someWebsiteFacts(overrides: Partial<WebsiteFacts> = {}): WebsiteFacts {
  return {
    profile: aSparseProfile({
      kind: 'trattoria',
      cuisines: ['Roman'],
      languages: ['en'],
      closed_days: ['monday'],
      dishes: [aDish({ name: 'Lunch menu', price: '14.50' })],
    }),
    websiteName: 'Osteria Lupo',
    wishes: [],
    designPreferences: {},
    requests: NO_REQUESTS,
    identity: '',
    claims: [],
    unsure: [],
    undone: [],
    removed: [],
    seed: 'site_1',
    ...overrides,
  };
}

/** The facts that a generation reads from the owner's input. */
export function factsOfBrief(brief: TypedBrief, seed = 'site_1'): WebsiteFacts {
  const { restaurantName, requirements, address = '', phone = '' } = brief;
  const empty = emptyProfile(restaurantName);
  const phones = phone === '' ? [] : [{ number: '', typed: phone, label: '' }];
  const record = { ...empty, address: { ...empty.address, text: address }, phones };
  const reading = readProfile(requirements, CONTEXT);
  return someWebsiteFacts({
    profile: printableProfile(record, reading),
    websiteName: restaurantName,
    wishes: reading.wishes.map(({ words }) => words),
    seed,
  });
}

const TWELVE: readonly (readonly [name: string, requirements: string, address?: string, phone?: string])[] = [
  ['Osteria Lupo', 'Roman trattoria, wood oven, lunch menu at 14.50, closed Mondays'],
  [
    'Cevichería Ñandú',
    'Peruvian cevichería in Barranco. Ceviche 32, lomo saltado 45, pisco sour 28. Open Tue-Sun 12-16. Terrace, live music, reservations by phone.',
    'Av. Grau 210, Lima',
    '+51 1 555 0148',
  ],
  [
    '鮨 Kawa',
    'Elegant sushi counter with ten seats at the counter, omakase €120, sake pairing. Closed Sundays and Mondays. No walk-ins.',
  ],
  [
    'Smash & Co',
    'Fun burger joint! Smash burgers from $9.50, fries $4, milkshakes $6.50. Takeaway and delivery, dog friendly, open daily 11am-10pm',
  ],
  [
    'Boulangerie Émile',
    'Family-run French bakery since 1974: croissants 1.80, sourdough loaf 6, pain au chocolat 2. Baked fresh every day, daily from 7am, closed Tuesdays',
  ],
  [
    'Θάλασσα',
    'Greek taverna by the harbour. Meze, grilled octopus 16, moussaka 14, house wine. Family-run, terrace, dogs welcome, cash only',
  ],
  [
    'Masala House',
    'Indian restaurant, tandoor, butter chicken £13.95, dal makhani £9, garlic naan £3.50, vegan options, gluten free, no delivery, BYOB',
  ],
  [
    'Kaffeehaus Möwe',
    'Cosy coffee shop near the station, speciality coffee, we roast our own beans, flat white 3.80, carrot cake 4.50, laptops welcome, dogs welcome, open Mon-Fri 7:30-17:00, weekends 9:00-18:00',
  ],
  [
    'El Gallo Pinto',
    'Colourful taqueria, tacos al pastor 4, carnitas 4, fish tacos 5, mezcal and margaritas, open late, walk-ins welcome, no reservations',
  ],
  [
    'Fjord & Flamme',
    'Modern Nordic tasting menu 895 kr, natural wine, open kitchen, seasonal, reservations required, Wednesday to Saturday 18:00-23:00',
  ],
  [
    'Big Jim’s Smokehouse',
    'Texas style BBQ, oak smoked brisket 18, ribs 22, pulled pork 14, craft beer on tap, live music on Fridays, parking, family friendly',
  ],
  [
    'Phở Sông',
    'Vietnamese street food, pho bo 13, banh mi 9, summer rolls 7, halal, vegan options, takeaway, not licensed: no alcohol',
  ],
];

/** Twelve different restaurants. */
export const TWELVE_BRIEFS: readonly TypedBrief[] = TWELVE.map(
  ([restaurantName, requirements, address, phone]) => ({
    restaurantName,
    requirements,
    ...(address && { address }),
    ...(phone && { phone }),
  }),
);
