import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { aLaunchedAd } from '#tests/api/a-launched-ad.ts';
import { createApiClient } from '#tests/api/api-client.ts';
import { aGeneratedWebsite, anOwner } from '#tests/api/owner.ts';
import { type RunningPlatform, removeData, startRunningPlatform } from '#tests/builders/running-platform.ts';
import { type Bench, rounded } from './bench-figure.ts';
import {
  type Ask,
  isWithinLimits,
  type LoadResult,
  MOST_P95_MILLISECONDS,
  runLoad,
  summary,
} from './run-load.ts';

const LEAST_RATE = 50;
const WARM_UP = { rate: 10, seconds: 5 };
const FIRST_RATE = 25;
const MOST_RATE = 400;
const GROWTH = 1.25;
const STEP_SECONDS = 10;
/** Enough restaurants that generations measure the platform, not one restaurant's limits. */
const RESTAURANTS = 20;

/**
 * The highest rate of a mixed load with p95 ≤ 500 ms, ≤ 1% refused by limits (429), and no other error. Requests are
 * sent on time whether or not earlier ones have been answered, so a slow platform can't slow its load. One machine
 * sends for all restaurants, so the limits by address are raised.
 */
export const load: Bench = {
  name: 'load',
  measure: async () => {
    const platform = await startRunningPlatform({
      DEMO: 'small',
      REGISTRATION_LIMIT: '100000',
      LOGIN_ADDRESS_LIMIT: '100000',
    });
    try {
      const ask = await aMixedLoad(platform);
      await runLoad(ask, WARM_UP);
      const { best, end } = await ramp(ask);
      return [
        {
          name: 'mixed load, highest rate within its limits (requests/s)',
          value: best?.rate ?? 0,
          limit: LEAST_RATE,
          bound: 'at least',
          detail:
            `${availableParallelism()} cores for the platform, its tables, and the sender; ` +
            `best: ${best === undefined ? 'none' : summary(best)}; ended by: ${summary(end)}`,
        },
        {
          name: 'mixed load, p95 at its highest rate (ms)',
          value: rounded(best?.p95Milliseconds ?? end.p95Milliseconds, 0),
          limit: MOST_P95_MILLISECONDS,
          bound: 'at most',
          detail: `steps of ${STEP_SECONDS} s, each ${GROWTH} times the rate of the one before`,
        },
      ];
    } finally {
      await platform.stop();
      await removeData(platform);
    }
  },
};

/** Raises the rate until a step exceeds a limit. */
async function ramp(ask: Ask): Promise<{ best: LoadResult | undefined; end: LoadResult }> {
  let best: LoadResult | undefined;
  for (let rate = FIRST_RATE; ; rate = Math.round(rate * GROWTH)) {
    const result = await runLoad(ask, { rate, seconds: STEP_SECONDS });
    console.log(`  ${summary(result)}`);
    if (!isWithinLimits(result) || rate > MOST_RATE) return { best, end: result };
    best = result;
    // Lets work that the step started, such as generations, finish first.
    await pause(2_000);
  }
}

type Restaurant = Awaited<ReturnType<typeof aRestaurant>>;

async function aRestaurant({ webOrigin }: RunningPlatform) {
  const api = createApiClient(webOrigin);
  const owner = await anOwner(api);
  const { websiteId } = await aGeneratedWebsite(api, owner, { website_name: 'Osteria Lupo' });
  const adId = await aLaunchedAd(api, owner, websiteId);
  const { token } = owner;
  const ad = await api('getFacebookAdStatus', { token, params: { id: adId } });
  const published = await api('publishWebsite', { token, params: { id: websiteId } });
  const { promo_code: code } = ad.body.data as { promo_code: string };
  return { owner, code, url: String(published.body.url) };
}

/** One kind of request: its share of 100, and how to send it. Returns the status. */
type Kind = { share: number; send: (restaurant: Restaurant) => Promise<number> };

function kindsOf({ webOrigin }: RunningPlatform): Record<string, Kind> {
  const api = createApiClient(webOrigin);
  const call =
    (
      ...[operation, request = () => ({})]: [
        Parameters<typeof api>[0],
        ((restaurant: Restaurant) => Parameters<typeof api>[1])?,
      ]
    ) =>
    async (restaurant: Restaurant) =>
      (await api(operation, { token: restaurant.owner.token, ...request(restaurant) })).status;
  return {
    'public page': {
      share: 40,
      send: async ({ url }) => {
        const response = await fetch(url);
        await response.arrayBuffer();
        return response.status;
      },
    },
    dashboard: { share: 25, send: call('getRestaurantDashboard') },
    profile: { share: 20, send: call('getProfile') },
    redeem: { share: 8, send: call('redeemCode', ({ code }) => ({ body: { code } })) },
    'sign-in': {
      share: 5,
      send: async ({ owner: { email, password } }) =>
        (await api('login', { body: { email, password } })).status,
    },
    generate: {
      share: 2,
      send: call('generateWebsite', () => ({ body: { website_name: 'Osteria Lupo' } })),
    },
  };
}

/** Sends the nth request: kinds are spread evenly over each 100, and restaurants take turns. */
async function aMixedLoad(platform: RunningPlatform): Promise<Ask> {
  const restaurants: Restaurant[] = [];
  for (let count = 0; count < RESTAURANTS; count += 1) restaurants.push(await aRestaurant(platform));
  const kinds = kindsOf(platform);
  const hundred = Object.entries(kinds)
    .flatMap(([name, { share }]) =>
      Array.from({ length: share }, (_, index) => ({ name, at: (index + 0.5) / share })),
    )
    .toSorted((one, other) => one.at - other.at)
    .map(({ name }) => name);
  const sent = new Map<string, number>();
  return async (number) => {
    const name = hundred[number % hundred.length] ?? '';
    const turn = sent.get(name) ?? 0;
    sent.set(name, turn + 1);
    const restaurant = restaurants[turn % restaurants.length];
    const kind = kinds[name];
    if (restaurant === undefined || kind === undefined)
      throw new Error(`There is no request of kind ${name}.`);
    return { name, status: await kind.send(restaurant) };
  };
}
