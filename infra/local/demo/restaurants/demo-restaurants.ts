import { DEMO_KITCHENS, type DemoKitchen } from './demo-kitchens.ts';
import type { DemoRestaurant } from './demo-restaurant.ts';
import { DEMO_ROWS, start } from './demo-restaurant-rows.ts';

function kitchenOf(at: number): DemoKitchen {
  const kitchen = DEMO_KITCHENS[at];
  if (kitchen === undefined) throw new Error(`Restaurant ${at} has no kitchen.`);
  return kitchen;
}

/** The same on every machine. The owner of the first can sign in; the administrator acts for the others. */
export const DEMO_RESTAURANTS: readonly DemoRestaurant[] = DEMO_ROWS.map(
  ([name, address, phone, signedUpDaysAgo, weeklyUses, course, steps], at) => ({
    id: `demo-${at + 1}`,
    name: `${name} (Demo)`,
    address,
    phone,
    signedUpDaysAgo,
    weeklyUses,
    course,
    steps,
    kitchen: kitchenOf(at),
  }),
);

const NEW_DAYS = 40;

/** Four of them, as if they had registered recently: a platform for tests that starts quickly. */
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

/** Whether an ID belongs to the demo. Registered restaurants have other IDs. */
export function isDemoId(id: unknown): boolean {
  return typeof id === 'string' && /^demo-\d{1,2}$/.test(id);
}
