import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Emulators } from '#infra/local/emulators.ts';
import { aMeter } from '#tests/builders/a-meter.ts';
import { anAnalyst } from '#tests/builders/ai-analysis-setup.ts';
import { aClock } from '#tests/builders/clock.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { aPageServer } from '#tests/builders/page-server.ts';
import { openRepositories } from '#tests/builders/repositories.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

const NOW = '2026-11-22T12:00:00.000Z';
const BLOCKED = { website: 'http://169.254.169.254/' };

/** An owner with these limits, set by an administrator. */
async function aLimitedAnalyst({ enabled = true, daily_limit }: { enabled?: boolean; daily_limit: number }) {
  const stores = openRepositories();
  const analyst = await anAnalyst({ meter: aMeter(stores, aClock(NOW)) });
  const restaurant_id = analyst.restaurantId;
  const row = await stores.toggles.get(restaurant_id);
  const digital_grader = { enabled, rate_limits: { daily_limit, hourly_limit: null }, updated_at: NOW };
  await stores.toggles.save({ ...row, version: row.version + 1, toggles: { digital_grader } });
  const usage = () =>
    stores.aiUsage.get({ restaurantId: restaurant_id, feature: 'digital_grader', at: new Date(NOW) });
  return { ...analyst, usage };
}

test('a grade is one use, and the next is rejected with the wait time', async () => {
  const { analyze, usage, calls } = await aLimitedAnalyst({ daily_limit: 1 });
  const down = await aPageServer((_request, response) => response.writeHead(500).end());

  expect((await analyze({ website: down.origin })).status).toBe(200);
  expect(await usage()).toMatchObject({ usesOfDay: 1, requests: 1, errors: 0, costMicros: 0 });
  const asked = calls.length;
  const refused = await analyze();

  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
  expect(refused.body.error).toContain('the digital presence grader');
  expect(calls).toHaveLength(asked);
  expect(await usage()).toMatchObject({ usesOfDay: 1, requests: 1 });
});

test('a blocked address is rejected and free, before and after the limit', async () => {
  const { analyze, usage } = await aLimitedAnalyst({ daily_limit: 1 });
  expect((await analyze(BLOCKED)).status).toBe(422);
  expect(await usage()).toMatchObject({ usesOfDay: 0, requests: 0 });
  await analyze();
  expect((await analyze(BLOCKED)).status).toBe(422);
});

test('a redirect to a blocked address returns its use', async () => {
  const { analyze, usage } = await aLimitedAnalyst({ daily_limit: 1 });
  const site = await aPageServer((_request, response) =>
    response.writeHead(302, { location: BLOCKED.website }).end(),
  );
  expect((await analyze({ website: site.origin })).status).toBe(422);
  expect(await usage()).toMatchObject({ usesOfDay: 0, requests: 0 });
});

test('eight parallel grades don’t exceed a limit of three', async () => {
  const { analyze, usage } = await aLimitedAnalyst({ daily_limit: 3 });
  const statuses = (await Promise.all(Array.from({ length: 8 }, () => analyze()))).map(
    ({ status }) => status,
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(3);
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  expect(await usage()).toMatchObject({ usesOfDay: 3, requests: 3 });
});

test('a grader that is turned off says so', async () => {
  const { analyze } = await aLimitedAnalyst({ enabled: false, daily_limit: 1 });
  expect(await analyze()).toMatchObject({ status: 403, body: { code: 'feature_off' } });
});
