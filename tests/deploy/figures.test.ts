import { expect, test, vi } from 'vitest';
import { rebuildFigures } from '#scripts/operate/rebuild-figures.ts';
import { anOwner } from '#tests/api/owner.ts';
import { anAdministrator } from './an-administrator.ts';
import { openDeployedPlatform } from './deployed-platform.ts';

const deployed = openDeployedPlatform();

test('streams add registrations to the metrics, and a rebuild gives the same metrics', async () => {
  const { api } = deployed();
  const { token } = await anAdministrator(api);
  const restaurants = async () => {
    const { body } = await api('getAdminDashboard', { token });
    return (body.data as { platformStats: { totalRestaurants: number } }).platformStats.totalRestaurants;
  };
  const before = await restaurants();
  await Promise.all(['One', 'Two', 'Three'].map((name) => anOwner(api, name)));
  await vi.waitUntil(async () => (await restaurants()) >= before + 3, { timeout: 60_000, interval: 500 });
  expect(await rebuildFigures(['--stage', 'local'], {})).toContain(' 0 were wrong');
});
