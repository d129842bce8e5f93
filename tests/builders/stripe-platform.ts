import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { setUpCatalog } from '#functions/payments/stripe/stripe-catalog.ts';
import { openStripe } from '#functions/payments/stripe/stripe-client.ts';
import { readLocalEnvironment } from '#scripts/operate/account-tables.ts';
import { removeData, startRunningPlatform } from './running-platform.ts';
import { startStripeServer } from './stripe/stripe-server.ts';

const KEY = 'sk_test_local';
const WEBHOOK_SECRET = 'whsec_local';
const run = promisify(execFile);

export type StripePlatform = Awaited<ReturnType<typeof startStripePlatform>>;

/** Local mode with a local Stripe server that sends it webhooks. */
export async function startStripePlatform(environment: Record<string, string> = {}) {
  const server = await startStripeServer({ key: KEY });
  const stripe = await openStripe({ secretKey: async () => KEY, apiUrl: server.origin })();
  await setUpCatalog(stripe);
  const settings = { PAYMENTS: 'stripe', STRIPE_API_URL: server.origin, STRIPE_SECRET_KEY: KEY };
  const platform = await startRunningPlatform({
    ...settings,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    ...environment,
  });
  const endpoint = { url: `${platform.webOrigin}/api/payments/webhook`, secret: WEBHOOK_SECRET };
  server.sendTo(endpoint);
  return {
    ...platform,
    server,
    stripe,
    settings: { ...settings, DATA_DIR: platform.dataDirectory },
    loseWebhooks: () => server.sendTo(undefined),
    sendWebhooks: () => server.sendTo(endpoint),
    /** Runs a schedule on the date of Stripe's clock. */
    runSchedule: async (folder: 'billing-cycle' | 'payment-reconciliation') => {
      const local = await readLocalEnvironment(platform.dataDirectory);
      const program = path.join(import.meta.dirname, 'schedule-process.ts');
      const env = { ...process.env, ...local, ...settings, CLOCK: server.now().toISOString() };
      await run(process.execPath, ['--disable-warning=ExperimentalWarning', program, folder], { env });
    },
    close: async () => {
      await platform.stop();
      await removeData(platform);
      await server.stop();
    },
  };
}
