import type { PlanId } from '#shared/billing/plan-catalog.ts';
import type { TestCard } from '#shared/billing/test-cards.ts';
import { createDemoRandom } from '../demo-random.ts';
import type { DemoKitchen } from './demo-kitchens.ts';

/** An owner's plan change, and when. `cents`: of purchased credit. `renewsDaysAgo`: a day on which a month ended. */
export type PlanStep = { daysAgo: number } & (
  | { does: 'start'; plan: PlanId; renewsDaysAgo?: number }
  | { does: 'change'; plan: PlanId }
  | { does: 'card'; card: TestCard }
  | { does: 'credit'; cents: number }
  | { does: 'cancel' }
);

export type DemoRestaurant = {
  id: string;
  name: string;
  address: string;
  phone: string;
  signedUpDaysAgo: number;
  /** Uses of AI features in a usual week. */
  weeklyUses: number;
  course: 'steady' | 'growing' | 'declining';
  steps: readonly PlanStep[];
  kitchen: DemoKitchen;
};

const DAY_MS = 86_400_000;

/** Noon of a day, UTC. */
export function noonOf(now: Date, daysAgo: number): Date {
  return new Date(Math.floor(now.getTime() / DAY_MS - daysAgo) * DAY_MS + DAY_MS / 2);
}

export function registeredAt({ id, signedUpDaysAgo }: DemoRestaurant, now: Date): string {
  const random = createDemoRandom(`${id} account`);
  return new Date(noonOf(now, signedUpDaysAgo).getTime() - random.whole(0, 20_000) * 1000).toISOString();
}
