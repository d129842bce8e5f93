import type { PlanId } from '#shared/domain/billing/plan-catalogue.ts';
import type { TestCard } from '#shared/domain/billing/test-cards.ts';
import type { DemoRestaurant, PlanStep } from './demo-restaurant.ts';

const start = (daysAgo: number, plan: PlanId, renewsDaysAgo?: number): PlanStep => ({
  daysAgo,
  does: 'start',
  plan,
  ...(renewsDaysAgo !== undefined && { renewsDaysAgo }),
});
const change = (daysAgo: number, plan: PlanId): PlanStep => ({ daysAgo, does: 'change', plan });
const card = (daysAgo: number, of: TestCard): PlanStep => ({ daysAgo, does: 'card', card: of });
const credit = (daysAgo: number, cents: number): PlanStep => ({ daysAgo, does: 'credit', cents });
const cancel = (daysAgo: number): PlanStep => ({ daysAgo, does: 'cancel' });

type Row = readonly [
  name: string,
  cuisine: string,
  address: string,
  phone: string,
  signedUpDaysAgo: number,
  weeklyUses: number,
  course: DemoRestaurant['course'],
  steps: readonly PlanStep[],
];

/** Oldest first. No restaurant that there is has one of these names with the mark behind it. */
const ROWS: readonly Row[] = [
  [
    'Trattoria Lucca',
    'italian',
    '14 Harbor Street, Portland, ME',
    '+12075550101',
    538,
    22,
    'growing',
    [start(524, 'basic'), change(400, 'professional')],
  ],
  [
    'Blue Heron Grill',
    'american',
    '220 Lake Avenue, Burlington, VT',
    '+18025550102',
    521,
    7,
    'steady',
    [start(510, 'basic')],
  ],
  [
    'Casa Piñata',
    'mexican',
    '8 Mission Plaza, Santa Fe, NM',
    '+15055550103',
    497,
    36,
    'growing',
    [start(484, 'professional'), change(300, 'enterprise')],
  ],
  [
    'Golden Wok',
    'chinese',
    '501 Grant Avenue, San Francisco, CA',
    '+14155550104',
    468,
    28,
    'growing',
    [start(455, 'basic')],
  ],
  [
    'Saffron & Slate',
    'indian',
    '77 Gay Street, Columbus, OH',
    '+16145550105',
    452,
    16,
    'steady',
    [start(440, 'professional')],
  ],
  [
    'The Copper Ladle',
    'american',
    '319 Hennepin Avenue, Minneapolis, MN',
    '+16125550106',
    433,
    8,
    'declining',
    [start(420, 'basic'), cancel(196)],
  ],
  [
    'Pho Lantern Row',
    'vietnamese',
    '1204 Bellaire Boulevard, Houston, TX',
    '+17135550107',
    405,
    14,
    'growing',
    [start(392, 'basic'), change(210, 'professional')],
  ],
  [
    'Smokehollow Pit & Porch',
    'barbecue',
    '45 Wyandotte Street, Kansas City, MO',
    '+18165550108',
    377,
    32,
    'steady',
    [start(363, 'enterprise')],
  ],
  [
    'Marigold Larder',
    'cafe',
    '12 Lexington Avenue, Asheville, NC',
    '+18285550109',
    352,
    9,
    'declining',
    [start(340, 'basic')],
  ],
  [
    'Taverna Thalassi Blue',
    'greek',
    '601 Dodecanese Boulevard, Tarpon Springs, FL',
    '+17275550110',
    330,
    12,
    'steady',
    [start(318, 'professional', 3), card(20, 'card_declines')],
  ],
  [
    'Kintsugi Noodle Works',
    'japanese',
    '2210 Jackson Street, Seattle, WA',
    '+12065550111',
    308,
    20,
    'growing',
    [start(295, 'professional')],
  ],
  [
    "Abuela Nieve's Kitchen",
    'mexican',
    '930 Meyer Avenue, Tucson, AZ',
    '+15205550112',
    286,
    8,
    'steady',
    [start(272, 'basic')],
  ],
  [
    'Bodega Tramuntana',
    'spanish',
    '188 Calle Ocho, Miami, FL',
    '+13055550113',
    263,
    15,
    'declining',
    [start(250, 'professional')],
  ],
  [
    'Prairie Thistle Diner',
    'american',
    '4015 Farnam Street, Omaha, NE',
    '+14025550114',
    240,
    6,
    'declining',
    [start(228, 'basic'), card(100, 'card_declines')],
  ],
  [
    'Le Petit Grognard',
    'french',
    '733 Dauphine Street, New Orleans, LA',
    '+15045550115',
    215,
    10,
    'steady',
    [start(202, 'professional'), change(80, 'basic')],
  ],
  [
    'Injera & Ember',
    'ethiopian',
    '8101 Georgia Avenue, Silver Spring, MD',
    '+13015550116',
    190,
    9,
    'steady',
    [start(178, 'basic'), credit(120, 15_000)],
  ],
  [
    'Tidewrack Oyster Room',
    'seafood',
    '26 Queen Street, Charleston, SC',
    '+18435550117',
    166,
    28,
    'steady',
    [start(152, 'enterprise')],
  ],
  [
    'Zaatar Junction',
    'lebanese',
    '13500 Michigan Avenue, Dearborn, MI',
    '+13135550118',
    141,
    8,
    'steady',
    [start(128, 'basic', 6), card(25, 'card_expired')],
  ],
  [
    'Seoul Sparrow BBQ',
    'korean',
    '3470 Sixth Street, Los Angeles, CA',
    '+12135550119',
    117,
    18,
    'growing',
    [start(104, 'professional')],
  ],
  [
    'Crustwell & Daughters',
    'pizza',
    '157 Wooster Street, New Haven, CT',
    '+12035550120',
    93,
    11,
    'growing',
    [start(80, 'basic'), card(60, 'card_declines'), card(45, 'card_succeeds')],
  ],
  [
    'Green Gable Greens',
    'vegan',
    '1909 Pearl Street, Boulder, CO',
    '+13035550121',
    68,
    7,
    'steady',
    [start(55, 'basic'), cancel(9)],
  ],
  ['The Brass Pelican', 'gastropub', '820 Thames Street, Baltimore, MD', '+14105550122', 41, 6, 'steady', []],
  ['Samovar & Rye', 'polish', '2100 Butler Street, Pittsburgh, PA', '+14125550123', 11, 12, 'steady', []],
  ['Lime Leaf Ledger', 'thai', '1411 South Lamar Boulevard, Austin, TX', '+15125550124', 4, 10, 'steady', []],
];

/** The same on every machine. Nobody can sign in as them: the administrator acts for them. */
export const DEMO_RESTAURANTS: readonly DemoRestaurant[] = ROWS.map(
  ([name, cuisine, address, phone, signedUpDaysAgo, weeklyUses, course, steps], at) => ({
    id: `demo-${at + 1}`,
    name: `${name} (Demo)`,
    cuisine,
    address,
    phone,
    signedUpDaysAgo,
    weeklyUses,
    course,
    steps,
  }),
);

const NEW_DAYS = 40;

/** Four of them, as if they had begun lately: a platform for tests, which starts at once. */
export const FEW_DEMO_RESTAURANTS: readonly DemoRestaurant[] = DEMO_RESTAURANTS.slice(0, 4).map(
  (restaurant, at) => ({
    ...restaurant,
    signedUpDaysAgo: NEW_DAYS - 5 * at,
    steps: [
      start(
        NEW_DAYS - 14 - 5 * at,
        (['professional', 'basic', 'enterprise', 'basic'] as const)[at] ?? 'basic',
      ),
    ],
  }),
);

/** Whose rows are the demo's. Restaurants that registered have other ids. */
export function isDemoId(id: unknown): boolean {
  return typeof id === 'string' && /^demo-\d{1,2}$/.test(id);
}
