import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { type Call, createApiClient } from '#tests/api/api-client.ts';
import { type RunningPlatform, removeData, startRunningPlatform } from '#tests/builders/running-platform.ts';
import { type Bench, type Figure, median, rounded } from './bench-figure.ts';
import type { AdminRead } from './console-reads/reads.ts';

const ADMIN = { email: 'bench@example.com', password: 'a long bench password' };
const LIMIT_MS = 150;
const WARM_UP = 3;
const ROUNDS = 21;
const RESTAURANT = { params: { id: 'demo-1' } };

/** The first request of each console screen: a new read doesn't compile until it's here. */
const CALLS: Readonly<Record<AdminRead, Omit<Call, 'token'>>> = {
  getAdminDashboard: {},
  getBusinessDashboard: {},
  getBusinessReport: { params: { type: 'executive' } },
  getPlatformPerformance: {},
  getRevenueForecast: {},
  getCorrelationAnalysis: {},
  getRecurringRevenue: {},
  getMeasuredLift: {},
  getDashboardSummary: {},
  getRealTimeMetrics: {},
  getUsageAnalytics: {},
  getRestaurantAnalytics: RESTAURANT,
  getBillingDashboard: {},
  listSubscriptions: {},
  getSubscription: RESTAURANT,
  listInvoices: {},
  listRestaurants: {},
  getRestaurantDetails: RESTAURANT,
  getRestaurantTimeline: RESTAURANT,
  previewDeletion: RESTAURANT,
  listRestaurantActivity: RESTAURANT,
  listPlatformActivity: {},
  exportPlatformActivity: {},
  listFeatureToggles: {},
  getFeatureSummary: {},
  checkFeature: { params: { restaurantId: 'demo-1', feature: 'digital_grader' } },
  listFlaggedContent: {},
  getPlatformSettings: {},
  listSenderNumbers: {},
  getPlatformCosts: {},
  listRestaurantCosts: {},
};

/** The console of local mode over HTTP with the 24 demo restaurants, while a busy process runs on each core. */
export const consoleUnderLoad: Bench = {
  name: 'console',
  measure: async () => {
    const platform = await startRunningPlatform({
      DEMO: 'full',
      DEMO_ADMIN_EMAIL: ADMIN.email,
      DEMO_ADMIN_PASSWORD: ADMIN.password,
    });
    const load = Array.from({ length: availableParallelism() }, () =>
      spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
    );
    try {
      return await measureReads(platform);
    } finally {
      for (const child of load) child.kill('SIGKILL');
      await platform.stop();
      await removeData(platform);
    }
  },
};

async function measureReads({ webOrigin }: RunningPlatform): Promise<Figure[]> {
  const api = createApiClient(webOrigin);
  const token = String((await api('login', { body: ADMIN })).body.token);
  const figures: Figure[] = [];
  for (const [name, call] of Object.entries(CALLS) as [AdminRead, Call][]) {
    const times: number[] = [];
    for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
      const startedAt = performance.now();
      const { status } = await api(name, { ...call, token });
      if (status !== 200) throw new Error(`${name} answered ${status}.`);
      times.push(performance.now() - startedAt);
    }
    figures.push(figureOf(name, times.slice(WARM_UP)));
  }
  return figures;
}

function figureOf(name: AdminRead, times: readonly number[]): Figure {
  return {
    name: `${name} with 24 restaurants on a loaded machine (milliseconds)`,
    value: rounded(median(times), 0),
    limit: LIMIT_MS,
    bound: 'at most',
    detail: `median of ${ROUNDS}, worst ${rounded(Math.max(...times), 0)} ms; ${availableParallelism()} cores with a busy process on each`,
  };
}
