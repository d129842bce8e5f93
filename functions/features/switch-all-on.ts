import type { Clock } from '#functions/platform/clock.ts';
import { AI_FEATURES } from '#shared/features/ai-features.ts';
import { changeToggle } from './change-toggle.ts';
import type { FeatureTogglesRepository } from './feature-toggles-repository.ts';
import { toggleOf } from './toggle-of.ts';

type Dependencies = { toggles: Pick<FeatureTogglesRepository, 'get' | 'save'>; clock: Clock };

/**
 * Turns all features on before a restaurant’s row is deleted, because only switches update the counters. It can be
 * repeated.
 */
export async function switchAllOn({ toggles, clock }: Dependencies, restaurantId: string): Promise<void> {
  const row = await toggles.get(restaurantId);
  for (const feature of AI_FEATURES.filter((each) => !toggleOf(row, each).enabled)) {
    await changeToggle({ toggles, restaurantId, feature }, (present) => {
      const { enabled, rate_limits } = toggleOf(present, feature);
      return enabled ? undefined : { enabled: true, rate_limits, updated_at: clock.now().toISOString() };
    });
  }
}
