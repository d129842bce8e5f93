import { describe, expect, inject, test, vi } from 'vitest';
import { rebuildFigures } from '#scripts/operate/rebuild-figures.ts';
import { aContentPlan } from './a-content-plan.ts';
import { createApiClient } from './api-client.ts';
import { anOwner } from './owner.ts';
import { TEST_ADMIN } from './platform-setup.ts';

const api = createApiClient(inject('webOrigin'));

type Scores = { as_of: string | null; total_scored: number };

async function anAdmin(): Promise<string> {
  return String((await api('login', { body: TEST_ADMIN })).body.token);
}

async function restaurants(token: string): Promise<number> {
  const { body } = await api('getAdminDashboard', { token });
  return (body.data as { platformStats: { totalRestaurants: number } }).platformStats.totalRestaurants;
}

describe('an administrator', () => {
  test('finds a new registration right away, by part of its name', async () => {
    const token = await anAdmin();
    const before = await restaurants(token);
    const owner = await anOwner(api, 'Zum Quirligen Fisch');
    // Other tests register at the same time.
    expect(await restaurants(token)).toBeGreaterThan(before);
    const { body } = await api('listRestaurants', { token, query: { search: 'RLIGEN f' } });
    expect(body.data).toMatchObject({
      restaurants: [{ restaurant_id: owner.restaurantId, name: 'Zum Quirligen Fisch', email: owner.email }],
    });
  });

  test('sees a generated website right away, with its restaurant', async () => {
    const token = await anAdmin();
    const written = async () => {
      const query = { days: '1', feature_type: 'content_generation' };
      const { body } = await api('getUsageAnalytics', { token, query });
      const { feature_breakdown } = body.data as { feature_breakdown: { requests: number }[] };
      return feature_breakdown[0]?.requests ?? 0;
    };
    const before = await written();
    const owner = await anOwner(api);
    await aContentPlan(api, owner);
    // Other tests generate texts at the same time.
    expect(await written()).toBeGreaterThan(before);
    const { body } = await api('getRestaurantAnalytics', { token, params: { id: owner.restaurantId } });
    expect(body.data).toMatchObject({
      restaurant_id: owner.restaurantId,
      feature_breakdown: [{ _id: 'content_generation', requests: 1 }],
    });
    const now = await api('getRealTimeMetrics', { token });
    expect((now.body.data as { today_requests: number }).today_requests).toBeGreaterThan(before);
  });

  test('sees how many customers were scored at startup, and when', async () => {
    const token = await anAdmin();
    const scores = await vi.waitUntil(
      async () => {
        const { body } = await api('getBusinessDashboard', { token });
        const { as_of, total_scored } = (body.data as { at_risk_customers: Scores }).at_risk_customers;
        return as_of !== null && { as_of, total_scored };
      },
      { timeout: 120_000 },
    );
    expect(scores.total_scored).toBeGreaterThanOrEqual(1);
    expect(Date.parse(scores.as_of)).toBeLessThan(Date.now());
  });

  test('has demo restaurants', async () => {
    const { body } = await api('listRestaurants', { token: await anAdmin(), query: { search: '(demo)' } });
    expect(body.data).toMatchObject({ restaurants: { length: 4 } });
  });
});

test('recounting the events finds no wrong metric', async () => {
  const before = { ...process.env };
  try {
    const said = await rebuildFigures([], { DATA_DIR: inject('dataDirectory') });
    expect(said).toMatch(/^[1-9]\d* events from \S+ to \S+ produced [1-9]\d* rows of metrics\. 0 were wrong/);
  } finally {
    process.env = before;
  }
});
