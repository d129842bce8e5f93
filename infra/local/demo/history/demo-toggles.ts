import { featuresSwitched } from '#functions/features/change-toggle.ts';
import type { FeatureTogglesRow, StoredToggle } from '#functions/features/feature-toggles-repository.ts';
import type { AiFeature } from '#shared/features/ai-features.ts';
import type { DemoBook } from '../demo-book.ts';
import { type DemoRestaurant, noonOf } from '../restaurants/demo-restaurant.ts';

type Switched = Pick<StoredToggle, 'enabled' | 'rate_limits'> & { feature: AiFeature; daysAgo: number };

const limited = (daily_limit: number | null, hourly_limit: number | null) => ({
  enabled: true,
  rate_limits: { daily_limit, hourly_limit },
});
const OFF = { enabled: false, rate_limits: { daily_limit: null, hourly_limit: null } };

/** Features that administrators switched, by restaurant. */
const SWITCHED: Readonly<Record<string, Switched>> = {
  'demo-3': { feature: 'image_enhancement', daysAgo: 33, ...limited(60, 20) },
  'demo-4': { feature: 'image_enhancement', daysAgo: 20, ...limited(15, null) },
  'demo-6': { feature: 'marketing_assistant', daysAgo: 150, ...OFF },
  'demo-8': { feature: 'digital_grader', daysAgo: 61, ...limited(null, 5) },
  'demo-14': { feature: 'content_generation', daysAgo: 60, ...OFF },
};

export function demoToggles(book: DemoBook, { id, signedUpDaysAgo }: DemoRestaurant, now: Date): void {
  const switched = SWITCHED[id];
  if (switched === undefined || switched.daysAgo > signedUpDaysAgo) return;
  const { feature, daysAgo, ...toggle } = switched;
  const updated_at = noonOf(now, daysAgo).toISOString();
  const row: FeatureTogglesRow = {
    restaurant_id: id,
    version: 1,
    toggles: { [feature]: { ...toggle, updated_at } },
  };
  book.put('featureToggles', row, featuresSwitched(undefined, row));
}
