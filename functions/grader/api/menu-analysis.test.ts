import type { RequestListener } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Emulators } from '#infra/local/emulators.ts';
import { MenuResultSchema } from '#shared/menu/contract/menu-analysis.ts';
import { emptyDish } from '#shared/profile/menu.ts';
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

const dish = (name: string, price: string) => ({ ...emptyDish(name), course: 'Mains', price });
const DISHES = [dish('Burger', '$14'), dish('Ribeye', '$38'), dish('Duck', '$34'), dish('Bowl', '$12')];
const NOW = '2026-11-22T12:00:00.000Z';
const FOR_MENU = { analysis_type: 'menu' };

const sold = (name: string, count: number, price: number, cost: number) => ({
  name,
  till_names: [name],
  cells: [
    {
      channel: 'dine_in' as const,
      daypart: 'dinner' as const,
      sold: count,
      revenue: count * price,
      cost: count * cost,
    },
  ],
});
const SALES = {
  from: '2026-10-01',
  to: '2026-10-31',
  days: 31,
  dispersion: 1,
  items: [
    sold('Burger', 1200, 14, 6),
    sold('Ribeye', 900, 38, 14),
    sold('Duck', 90, 34, 9),
    sold('Bowl', 60, 12, 4),
  ],
};

async function aWebsite(pages: Readonly<Record<string, string>>) {
  return aPageServer(({ url = '' }, response) => {
    const page = pages[url];
    response.writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html' }).end(page);
  });
}

test('the profile’s menu is analyzed without visiting a website', async () => {
  const { analyze, calls } = await anAnalyst({ profile: { dishes: DISHES, currency: 'USD' } });
  const { status, body } = await analyze(FOR_MENU);
  expect(status).toBe(200);
  expect(MenuResultSchema.parse(body.data)).toEqual(body.data);
  expect(body.data).toMatchObject({
    menu_source: 'profile',
    basis: 'menu',
    profile_version: 1,
  });
  expect(body.data.promotional_strategies.recommended_campaigns[0]).toMatchObject({
    type: 'Facebook Ad',
    item: 'Ribeye',
  });
  expect(calls).toEqual([]);
});

test('sales classify each item, and suggestions change the profile', async () => {
  const { analyze, stores, restaurantId } = await anAnalyst({ profile: { dishes: DISHES } });
  await stores.menuSales.save(restaurantId, { sales: SALES, savedAt: '2026-11-01T00:00:00.000Z' });
  const { item_performance, suggestions, basis } = (await analyze(FOR_MENU)).body.data;
  expect(basis).toBe('sales');
  expect(item_performance.high_performers.map(({ name }: { name: string }) => name)).toEqual(['Ribeye']);
  expect(item_performance.hidden_gems.map(({ name }: { name: string }) => name)).toEqual(['Duck']);
  expect(suggestions.find(({ id }: { id: string }) => id === 'price:burger').changes).toEqual({
    'dishes[0].price': '$15',
    'dishes[0].amount': 15,
  });
});

test('sales without a menu are analyzed without claiming that a website was read', async () => {
  const { analyze, stores, restaurantId, calls } = await anAnalyst({ profile: { dishes: [] } });
  await stores.menuSales.save(restaurantId, { sales: SALES, savedAt: '2026-11-01T00:00:00.000Z' });
  const { status, body } = await analyze(FOR_MENU);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ menu_source: 'profile', menu_items: 0, basis: 'sales' });
  expect(calls).toEqual([]);
});

test('without a menu in the profile the website’s menu is read', async () => {
  const { analyze } = await anAnalyst();
  const { origin } = await aWebsite({
    '/': '<h1>Lupo</h1><a href="/menu">Our menu</a>',
    '/menu': '<h2>Mains</h2><p>Ribeye $38</p><p>Trout $27</p><h2>Desserts</h2><p>Tiramisu $9</p>',
  });
  const { status, body } = await analyze({ ...FOR_MENU, website: origin });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ menu_source: 'website', menu_items: 3, profile_version: null });
  expect(Object.values(body.data.item_performance).flat()).toHaveLength(3);
  expect(body.data.promotional_strategies.recommended_campaigns).not.toEqual([]);
  const changes = body.data.suggestions.map((each: { changes: unknown }) => each.changes);
  expect(changes.every((each: unknown) => each === null)).toBe(true);
});

test('without any menu a sample of the cuisine is analyzed and not counted', async () => {
  const { analyze, meter } = await anAnalyst();
  const { status, body } = await analyze({ ...FOR_MENU, cuisine_type: 'Mexican' });
  expect(status).toBe(200);
  expect(MenuResultSchema.parse(body.data)).toEqual(body.data);
  expect(body.data).toMatchObject({
    menu_source: 'sample',
    basis: 'menu',
    profile_version: null,
    currency: 'USD',
  });
  const changes = body.data.suggestions.map((each: { changes: unknown }) => each.changes);
  expect(changes.every((each: unknown) => each === null)).toBe(true);
  const named = (rated: { item_performance: object }) =>
    Object.values(rated.item_performance)
      .flat()
      .map(({ name }: { name: string }) => name);
  const sushi = await analyze({ ...FOR_MENU, cuisine_type: 'Sushi' });
  expect(named(sushi.body.data)).not.toEqual(named(body.data));
  expect(meter.uses).toEqual([]);
});

test('a blocked address is rejected without being counted', async () => {
  const { analyze, meter } = await anAnalyst();
  expect(await analyze({ ...FOR_MENU, website: 'http://169.254.169.254/' })).toMatchObject({ status: 422 });
  expect(meter.uses).toEqual([]);
});

test.each<[string, RequestListener, string]>([
  ['an error', (_request, response) => response.writeHead(500).end(), 'couldn’t open this website'],
  ['a refusal', (_request, response) => response.writeHead(403).end(), 'couldn’t access this website'],
])('a website that answers %s costs no use', async (_what, listener, sentence) => {
  const stores = openRepositories();
  const { analyze, restaurantId } = await anAnalyst({ meter: aMeter(stores, aClock(NOW)) });
  const { origin } = await aPageServer(listener);

  const { status, body } = await analyze({ ...FOR_MENU, website: origin });

  expect([status, body.error]).toEqual([422, expect.stringContaining(sentence)]);
  const place = { restaurantId, feature: 'menu_optimizer', at: new Date(NOW) } as const;
  expect(await stores.aiUsage.get(place)).toMatchObject({ usesOfDay: 0, requests: 0, errors: 0 });
});

test('a website without a menu says so and counts', async () => {
  const { analyze, meter } = await anAnalyst();
  const { origin } = await aWebsite({ '/': '<h1>Lupo</h1><p>Roman kitchen since 1987.</p>' });
  expect(await analyze({ ...FOR_MENU, website: origin })).toMatchObject({
    status: 422,
    body: {
      error:
        'We couldn’t find menu items with prices on this website. Add your dishes to your profile instead.',
    },
  });
  expect(meter.uses).toHaveLength(1);
});

test('prices in euros stay in euros, and a stated currency wins', async () => {
  const { analyze } = await anAnalyst();
  const { origin } = await aWebsite({
    '/': '<h2>Hauptgerichte</h2><p>Sauerbraten 18,50 €</p><p>Forelle 21,00 €</p><p>Schnitzel 16,90 €</p>',
  });
  const read = (await analyze({ ...FOR_MENU, website: origin })).body.data;
  expect(read).toMatchObject({ menu_source: 'website', currency: 'EUR' });
  expect(read.promotional_strategies.recommended_campaigns[0].expected_impact).toMatch(/^€/);

  const inPounds = await anAnalyst({
    profile: { dishes: [dish('Pie', '14'), dish('Mash', '6')], currency: 'GBP' },
  });
  expect((await inPounds.analyze(FOR_MENU)).body.data.currency).toBe('GBP');
});
