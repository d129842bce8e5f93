import { expect, test } from 'vitest';
import { AI_FEATURES, type AiFeature } from '#shared/features/ai-features.ts';
import { aClock } from '#tests/builders/clock.ts';
import type { FeatureTogglesRow } from './feature-toggles-repository.ts';
import { switchAllOn } from './switch-all-on.ts';
import { enabledFeatures } from './toggle-of.ts';

const NOW = '2026-03-05T12:00:00.000Z';
const LIMITS = { daily_limit: 5, hourly_limit: null };
const toggle = (enabled: boolean) => ({
  enabled,
  rate_limits: LIMITS,
  updated_at: '2026-03-01T12:00:00.000Z',
});

/** Turns everything on, and returns the writes. */
async function switchOn(toggles: FeatureTogglesRow['toggles']) {
  let row: FeatureTogglesRow = { restaurant_id: 'lupo', version: 3, toggles };
  const events: object[] = [];
  const repository = {
    get: async () => row,
    save: async (next: FeatureTogglesRow, event?: object) => {
      row = next;
      events.push(event ?? {});
      return true;
    },
  };
  await switchAllOn({ toggles: repository, clock: aClock(NOW) }, 'lupo');
  return { row, events };
}

test('what is off is turned on with its limits and counted, and the rest isn’t written', async () => {
  const { row, events } = await switchOn({ menu_optimizer: toggle(false), digital_grader: toggle(true) });
  expect(row).toEqual({
    restaurant_id: 'lupo',
    version: 4,
    toggles: {
      menu_optimizer: { enabled: true, rate_limits: LIMITS, updated_at: NOW },
      digital_grader: toggle(true),
    },
  });
  expect(events).toMatchObject([{ kind: 'features_switched', data: { menu_optimizer: -1 } }]);
});

test('all features that are off are turned on, and repeating it writes nothing', async () => {
  const off = Object.fromEntries(AI_FEATURES.map((feature) => [feature, toggle(false)]));
  const { row, events } = await switchOn(off);
  expect(events).toHaveLength(AI_FEATURES.length);
  expect(Object.values(enabledFeatures(row))).toEqual(AI_FEATURES.map(() => true));
  expect((await switchOn(row.toggles)).events).toEqual([]);
});

test('a restaurant has every feature that was not turned off', () => {
  const on = Object.fromEntries(AI_FEATURES.map((feature) => [feature, true])) as Record<AiFeature, boolean>;
  expect(enabledFeatures(undefined)).toEqual(on);
  const toggles = { menu_optimizer: toggle(false), digital_grader: toggle(true) };
  expect(enabledFeatures({ toggles })).toEqual({ ...on, menu_optimizer: false });
});
