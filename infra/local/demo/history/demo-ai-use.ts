import { aiUsed } from '#functions/features/ai-events.ts';
import { epochSeconds } from '#functions/platform/clock.ts';
import { billedAs } from '#shared/billing/plan-catalog.ts';
import { AI_FEATURES, type AiFeature } from '#shared/features/ai-features.ts';
import {
  aiPricesOn,
  computeCostMicros,
  listPrice,
  tokenCostMicros,
} from '#shared/platform-settings/ai-prices.ts';
import type { DemoBook } from '../demo-book.ts';
import { createDemoRandom, type DemoRandom } from '../demo-random.ts';
import {
  busyness,
  DESK_DAYS,
  type DemoDay,
  type DemoLife,
  demoDays,
  isEntitled,
  momentOf,
  OUTAGE_DAYS,
} from './demo-activity.ts';
import { KEPT_SECONDS, type PlanUse } from './demo-plan-usage.ts';

type Use = { feature: AiFeature; at: Date; milliseconds: number; costMicros: number; hasFailed: boolean };

/** Relative use of the features. */
const USUAL: Readonly<Record<AiFeature, number>> = {
  content_generation: 34,
  image_enhancement: 23,
  marketing_assistant: 20,
  digital_grader: 9,
  menu_optimizer: 14,
};
const USUAL_MILLISECONDS: Readonly<Record<AiFeature, number>> = {
  content_generation: 2_600,
  image_enhancement: 3_300,
  marketing_assistant: 1_700,
  digital_grader: 4_800,
  menu_optimizer: 1_300,
};
/** Uses per week. */
const BUSY_USES = 20;
const MODEL = 'amazon.nova-pro';
const ERROR_SHARE = 0.013;
const OUTAGE_ERROR_SHARE = 0.34;

/**
 * Adds a restaurant's generated texts, grades, and photos since it registered. Returns the uses that count against its
 * plan.
 */
export function demoAiUse(book: DemoBook, life: DemoLife, now: Date): PlanUse[] {
  const { restaurant } = life;
  const random = createDemoRandom(`${restaurant.id} ai`);
  const weights = Object.fromEntries(
    AI_FEATURES.map((feature) => [feature, USUAL[feature] * random.between(0.5, 1.5)]),
  ) as Record<AiFeature, number>;
  const uses = demoDays(restaurant, now).flatMap((day) => {
    const mean = (restaurant.weeklyUses / 7) * busyness(restaurant, day, DESK_DAYS);
    // Busy restaurants have already used it today, however early it is.
    const fewest = day.daysAgo === 0 && restaurant.weeklyUses >= BUSY_USES ? 1 : 0;
    return Array.from({ length: Math.max(fewest, random.count(mean)) }, () => aUse(day, weights, random));
  });
  const made = uses.filter(({ at }) => isEntitled(life, at));
  for (const { feature, at, ...spent } of made)
    book.events.push(aiUsed({ restaurantId: restaurant.id, feature, at }, random.id(at), spent));
  putUsageRows(
    book,
    restaurant.id,
    made.filter(({ at }) => epochSeconds(at) + KEPT_SECONDS > epochSeconds(now)),
  );
  return made.map(({ feature, at }) => ({ feature: billedAs(feature), at: at.toISOString(), amount: 1 }));
}

function aUse(day: DemoDay, weights: Readonly<Record<AiFeature, number>>, random: DemoRandom): Use {
  const isOutage = day.daysAgo <= OUTAGE_DAYS.from && day.daysAgo >= OUTAGE_DAYS.to;
  const feature = random.weighted(weights);
  const hasFailed = random.chance(isOutage ? OUTAGE_ERROR_SHARE : ERROR_SHARE);
  const slow = (isOutage ? 2.4 : 1) * random.between(0.55, 1.6);
  const milliseconds = Math.round(USUAL_MILLISECONDS[feature] * slow);
  return {
    feature,
    at: momentOf(day, random),
    milliseconds,
    costMicros: hasFailed ? 0 : costOf(feature, milliseconds, random),
    hasFailed,
  };
}

function costOf(feature: AiFeature, milliseconds: number, random: DemoRandom): number {
  if (feature === 'image_enhancement') return computeCostMicros(milliseconds);
  if (feature === 'digital_grader') return aiPricesOn().placesSearchMicros;
  const usage = { inputTokens: random.whole(900, 3_400), outputTokens: random.whole(250, 1_100) };
  const price = listPrice(MODEL);
  return price === undefined ? 0 : tokenCostMicros(usage, price);
}

/** One row per feature and day, as the meter writes it. */
function putUsageRows(book: DemoBook, restaurant_id: string, uses: readonly Use[]): void {
  const byKey = Map.groupBy(uses, ({ feature, at }) => `${feature}#${at.toISOString().slice(0, 10)}`);
  for (const [usage_key, ofDay] of byKey) {
    const hours = Map.groupBy(ofDay, ({ at }) => `h${at.toISOString().slice(11, 13)}`);
    const first = Math.min(...ofDay.map(({ at }) => epochSeconds(at)));
    book.put('aiUsage', {
      restaurant_id,
      usage_key,
      uses: ofDay.length,
      requests: ofDay.length,
      errors: ofDay.filter(({ hasFailed }) => hasFailed).length,
      milliseconds: ofDay.reduce((sum, use) => sum + use.milliseconds, 0),
      cost_micros: ofDay.reduce((sum, use) => sum + use.costMicros, 0),
      ...Object.fromEntries([...hours].map(([hour, ofHour]) => [hour, ofHour.length])),
      expires_at: first + KEPT_SECONDS,
    });
  }
}
