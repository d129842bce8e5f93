import { groupByFigure } from '#functions/metrics/group-by-figure.ts';
import type { Caller } from '#functions/platform/auth/caller.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { openOperations } from '#functions/platform/http/open-operations.ts';
import * as platformSettingsOperations from '#functions/platform-settings/api/operations.ts';
import { createPlatformSettingsStore } from '#functions/platform-settings/platform-settings-store.ts';
import { createDeletedRestaurants } from '#functions/restaurants/deleted-restaurants.ts';
import { startEmulators } from '#infra/local/emulators.ts';
import { type BusinessEvent, parseBusinessEvent } from '#shared/contract/events.ts';
import { AI_FEATURES } from '#shared/features/ai-features.ts';
import { addCounts } from '#shared/metrics/event-figures.ts';
import { aProviderConfig, noTextModel } from '#tests/builders/a-provider-config.ts';
import { aClock } from '#tests/builders/clock.ts';
import { openRepositories } from '#tests/builders/repositories.ts';
import { type Bench, rounded } from './bench-figure.ts';

const RESTAURANTS = 1_000;
const DAYS = 30;
const MONTH = '2026-09';
const AT_ONCE = 25;

/** Counts a month of 1,000 restaurants, and compares the console's costs. */
export const costReplay: Bench = {
  name: 'cost-replay',
  measure: async () => {
    const emulators = await startEmulators();
    Object.assign(process.env, emulators.environment);
    try {
      const { platform, restaurants } = await replay();
      const sum = restaurants.reduce((total, { total_cents }) => total + total_cents, 0);
      const { ai, messages } = platform.by_kind;
      const ours = (platform.total_cents - ai - messages) / RESTAURANTS / 100;
      return [
        {
          name: `cost-replay: costs of ${RESTAURANTS} restaurants, difference from the platform's total (%)`,
          value: rounded((100 * Math.abs(sum - platform.total_cents)) / platform.total_cents, 4),
          limit: 1,
          bound: 'at most',
          detail: `$${rounded(sum / 100)} for all restaurants, $${rounded(platform.total_cents / 100)} for the platform, ${DAYS} days`,
        },
        {
          name: 'cost-replay: dollars per restaurant and month at list prices, without texts and models',
          value: rounded(ours, 4),
          limit: 0.17,
          bound: 'at most',
          detail: `requests, visits, storage, and email; plus ${rounded(ai / RESTAURANTS)} cents of models and $${rounded(messages / RESTAURANTS / 100)} of texts each`,
        },
      ];
    } finally {
      await emulators.stop();
    }
  },
};

async function replay() {
  const stores = openRepositories(createDynamoClient());
  const { restaurants, restaurantNames: names, figures } = stores;
  const ids = Array.from({ length: RESTAURANTS }, (_, at) => at);
  await inTurns(ids, async (at) => {
    const restaurant_id = `r${at}`;
    const created_at = `2026-0${1 + (at % 8)}-15T12:00:00.000Z`;
    const [name, email] = [`House ${String(at).padStart(4, '0')}`, `h${at}@example.com`];
    await restaurants.create({ restaurant_id, name, owner_email: email, created_at });
    await names.add(restaurant_id, { name, email, created_at });
    await count(figures, earlierOf(at));
    await count(figures, monthOf(at));
  });
  const operations = openOperations(platformSettingsOperations, {
    ...stores,
    names,
    settings: createPlatformSettingsStore(stores.platformRecords),
    deletedRestaurants: createDeletedRestaurants(stores.platformRecords),
    providers: aProviderConfig(),
    ...noTextModel(),
    clock: aClock('2026-10-05T12:00:00.000Z'),
  });
  const caller = { userId: 'admin', role: 'admin', audit: {} } as unknown as Caller;
  const nothing = { params: {}, query: {}, body: {} };
  const rows: { total_cents: number }[] = [];
  let cursor: string | undefined;
  do {
    const query = { month: MONTH, sort: 'name', order: 'asc', cursor } as const;
    const { data } = await operations.listRestaurantCosts({ ...nothing, query }, caller);
    rows.push(...data.restaurants);
    cursor = data.next_cursor;
  } while (cursor !== undefined);
  const { data: platform } = await operations.getPlatformCosts(
    { ...nothing, query: { month: MONTH } },
    caller,
  );
  return { platform, restaurants: rows };
}

/** One website with images, from before the month. */
function earlierOf(at: number): BusinessEvent[] {
  const on = `2026-08-${String(1 + (at % 28)).padStart(2, '0')}`;
  const pictures = Array.from({ length: 300 + (at % 5) * 50 }, (_, index) =>
    anEvent(at, { kind: 'image_uploaded', on, data: { image_id: `early-${index}` } }),
  );
  return [
    anEvent(at, { kind: 'signed_up', on, data: {} }),
    anEvent(at, { kind: 'site_created', on, data: { website_id: `w${at}` } }),
    ...pictures,
  ];
}

/** Uneven but repeatable: a quarter does little, some text every week. */
function monthOf(at: number): BusinessEvent[] {
  const busy = at % 4;
  const events: BusinessEvent[] = [];
  for (let day = 1; day <= DAYS; day += 1) {
    const on = `${MONTH}-${String(day).padStart(2, '0')}`;
    if ((day + at) % (5 - busy) !== 0) continue;
    const add = (kind: string, data: object) => events.push(anEvent(at, { kind, on, data }));
    for (let use = 0; use < 2 + busy * 2; use += 1) {
      const feature = AI_FEATURES[(at + day + use) % AI_FEATURES.length];
      add('ai_used', { feature, milliseconds: 900, cost_micros: 90 + ((at + use) % 7) * 30, errors: 0 });
    }
    for (let picture = 0; picture < busy; picture += 1)
      add('image_uploaded', { image_id: `${day}-${picture}` });
    add('checklist_item_completed', { item_id: 'item' });
    if (day % 5 === 0) add('site_published', { website_id: `w${at}`, version: day });
    if (day % 10 === 0) add('site_regenerated', { website_id: `w${at}`, seconds: 22.5 });
    if (busy > 1 && day % 7 === 0)
      add('sms_launched', {
        campaign_id: `c${day}`,
        messages: 300,
        will_cost_cents: 384,
        cost_micros: 3_840_000,
      });
  }
  return events;
}

let made = 0;
function anEvent(at: number, { kind, on, data }: { kind: string; on: string; data: object }): BusinessEvent {
  made += 1;
  const event_id = `${kind}/${made}`;
  return parseBusinessEvent({ event_id, kind, at: `${on}T10:00:00.000Z`, restaurant_id: `r${at}`, data });
}

/** Groups and counts events as the projector does; each restaurant's events are a separate shard. */
async function count(
  figures: ReturnType<typeof openRepositories>['figures'],
  events: readonly BusinessEvent[],
): Promise<void> {
  const place = { shard: `shard-${made}`, sequence: String(made).padStart(40, '0') };
  const recorded = events.map((event) => ({ event, place }));
  for (const { key, countings } of groupByFigure(recorded)) {
    const counts = addCounts(countings.map((counting) => counting.counts));
    if (key.scope.startsWith('feature#')) continue;
    await figures.add(key, counts, { first: place.sequence, last: place.sequence });
  }
}

async function inTurns<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  for (let at = 0; at < items.length; at += AT_ONCE)
    await Promise.all(items.slice(at, at + AT_ONCE).map(work));
}
