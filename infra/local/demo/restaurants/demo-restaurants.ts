import type { PlanId } from '#shared/billing/plan-catalogue.ts';
import type { TestCard } from '#shared/billing/test-cards.ts';
import { DEMO_KITCHENS, type DemoKitchen } from './demo-kitchens.ts';
import type { DemoRestaurant, PlanStep } from './demo-restaurant.ts';

/**
 * Oldest first: name, address, phone, days since registration, weekly uses, course, and what the owner did about the
 * plan, with the days since. The third number of a start: on that day, one of its months ended. Credit is in cents.
 */
const TABLE = `
Trattoria Lucca | 14 Harbor Street, Portland, ME | +12075550101 | 538 | 22 | growing | start 524 basic, change 400 professional
Blue Heron Grill | 220 Lake Avenue, Burlington, VT | +18025550102 | 521 | 7 | steady | start 510 basic
Casa Piñata | 8 Mission Plaza, Santa Fe, NM | +15055550103 | 497 | 36 | growing | start 484 professional, change 300 enterprise
Golden Wok | 501 Grant Avenue, San Francisco, CA | +14155550104 | 468 | 28 | growing | start 455 basic
Saffron & Slate | 77 Gay Street, Columbus, OH | +16145550105 | 452 | 16 | steady | start 440 professional
The Copper Ladle | 319 Hennepin Avenue, Minneapolis, MN | +16125550106 | 433 | 8 | declining | start 420 basic, cancel 196
Pho Lantern Row | 1204 Bellaire Boulevard, Houston, TX | +17135550107 | 405 | 14 | growing | start 392 basic, change 70 professional
Smokehollow Pit & Porch | 45 Wyandotte Street, Kansas City, MO | +18165550108 | 377 | 32 | steady | start 363 enterprise
Marigold Larder | 12 Lexington Avenue, Asheville, NC | +18285550109 | 352 | 9 | declining | start 340 basic
Taverna Thalassi Blue | 601 Dodecanese Boulevard, Tarpon Springs, FL | +17275550110 | 330 | 12 | steady | start 318 professional 3, card 20 card_declines
Kintsugi Noodle Works | 2210 Jackson Street, Seattle, WA | +12065550111 | 308 | 20 | growing | start 295 professional
Abuela Nieve's Kitchen | 930 Meyer Avenue, Tucson, AZ | +15205550112 | 286 | 8 | steady | none
Bodega Tramuntana | 188 Calle Ocho, Miami, FL | +13055550113 | 263 | 15 | declining | start 250 professional
Prairie Thistle Diner | 4015 Farnam Street, Omaha, NE | +14025550114 | 240 | 6 | declining | start 228 basic 29, card 40 card_declines
Le Petit Grognard | 733 Dauphine Street, New Orleans, LA | +15045550115 | 215 | 10 | steady | start 202 professional, change 80 basic
Injera & Ember | 8101 Georgia Avenue, Silver Spring, MD | +13015550116 | 190 | 9 | steady | start 178 basic, credit 120 15000
Tidewrack Oyster Room | 26 Queen Street, Charleston, SC | +18435550117 | 166 | 28 | steady | start 152 enterprise
Zaatar Junction | 13500 Michigan Avenue, Dearborn, MI | +13135550118 | 141 | 8 | steady | start 128 basic 6, card 25 card_expired
Seoul Sparrow BBQ | 3470 Sixth Street, Los Angeles, CA | +12135550119 | 117 | 18 | growing | start 104 professional, change 14 enterprise
Crustwell & Daughters | 157 Wooster Street, New Haven, CT | +12035550120 | 93 | 11 | growing | start 80 basic 22, card 60 card_declines, card 45 card_succeeds
Green Gable Greens | 1909 Pearl Street, Boulder, CO | +13035550121 | 68 | 7 | steady | start 55 basic, cancel 9
The Brass Pelican | 820 Thames Street, Baltimore, MD | +14105550122 | 17 | 9 | steady | start 3 professional
Samovar & Rye | 2100 Butler Street, Pittsburgh, PA | +14125550123 | 11 | 12 | steady | none
Lime Leaf Ledger | 1411 South Lamar Boulevard, Austin, TX | +15125550124 | 4 | 10 | steady | none
`;

/** The same on every machine. The owner of the first can sign in; the administrator acts for the others. */
export const DEMO_RESTAURANTS: readonly DemoRestaurant[] = TABLE.trim()
  .split('\n')
  .map((row, at) => {
    const [name = '', address = '', phone = '', days, uses, course, steps = ''] = row.split(' | ');
    return {
      id: `demo-${at + 1}`,
      name: `${name} (Demo)`,
      address,
      phone,
      signedUpDaysAgo: Number(days),
      weeklyUses: Number(uses),
      course: course as DemoRestaurant['course'],
      steps: steps === 'none' ? [] : steps.split(', ').map(stepOf),
      kitchen: kitchenOf(at),
    };
  });

/** "start 318 professional 3", "credit 120 15000" */
function stepOf(written: string): PlanStep {
  const [does, days, of = '', renews] = written.split(' ');
  const daysAgo = Number(days);
  if (does === 'start')
    return start(daysAgo, of as PlanId, renews === undefined ? undefined : Number(renews));
  if (does === 'change') return { daysAgo, does, plan: of as PlanId };
  if (does === 'card') return { daysAgo, does, card: of as TestCard };
  if (does === 'credit') return { daysAgo, does, cents: Number(of) };
  return { daysAgo, does: 'cancel' };
}

function start(daysAgo: number, plan: PlanId, renewsDaysAgo?: number): PlanStep {
  return { daysAgo, does: 'start', plan, ...(renewsDaysAgo !== undefined && { renewsDaysAgo }) };
}

function kitchenOf(at: number): DemoKitchen {
  const kitchen = DEMO_KITCHENS[at];
  if (kitchen === undefined) throw new Error(`Restaurant ${at} has no kitchen.`);
  return kitchen;
}

const NEW_DAYS = 40;

/** Four of them, as if they had begun lately: a platform for tests, which starts fast. */
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

/** Whose rows are the demo's. Restaurants that registered have other IDs. */
export function isDemoId(id: unknown): boolean {
  return typeof id === 'string' && /^demo-\d{1,2}$/.test(id);
}
