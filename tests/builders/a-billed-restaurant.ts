import { createBillingOperations } from '#functions/billing/api/operations.ts';
import { createPlanUsageRepository } from '#functions/billing/plan-usage-repository.ts';
import { runDue } from '#functions/billing/run-due.ts';
import type { StripeBilling } from '#functions/billing/stripe/stripe-dependencies.ts';
import { createSimulatedPayments } from '#functions/payments/simulated-payments.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { createDispatcher } from '#functions/platform/http/dispatcher.ts';
import { createIdSource } from '#functions/platform/ids.ts';
import { tableName } from '#infra/local/emulators.ts';
import { billingRoutes } from '#shared/billing/contract/billing-routes.ts';
import { DEFAULT_DUNNING, type DunningSchedule } from '#shared/billing/dunning.ts';
import type { EmailMessage } from '#shared/contract/queue-messages.ts';
import { anAuditLog } from './audit-log.ts';
import { aClock } from './clock.ts';
import { anHttpEvent } from './http-event.ts';
import { aLog } from './log.ts';
import { platformRules } from './platform-rules.ts';
import { openRepositories } from './repositories.ts';
import { readSiteFont } from './site-fonts.ts';

export const REGISTERED = '2026-03-01T12:00:00.000Z';
export const DAY_SECONDS = 86_400;
let restaurants = 0;

type Parts = Omit<Parameters<typeof anHttpEvent>[0], 'routeKey'>;

type Overrides = { stripe?: StripeBilling; clock?: ReturnType<typeof aClock>; dunning?: DunningSchedule };

/** Billing on the emulators, for a restaurant that registered on March 1, 2026. */
export async function aBilledRestaurant({ stripe, clock = aClock(REGISTERED), ...set }: Overrides = {}) {
  const dunning = async () => set.dunning ?? DEFAULT_DUNNING;
  const restaurantId = `pays-${++restaurants}`;
  const stores = openRepositories();
  await stores.restaurants.create({
    restaurant_id: restaurantId,
    name: 'Osteria Lupo',
    owner_email: `${restaurantId}@example.com`,
    created_at: REGISTERED,
  });
  const planUsage = createPlanUsageRepository({
    client: createDynamoClient(),
    tableName: tableName('planUsage'),
  });
  const auditRecords = anAuditLog();
  const mails: EmailMessage[] = [];
  const queue = { isDown: false };
  const emails = {
    send: async (message: EmailMessage) => {
      if (queue.isDown) throw new Error('The queue is down.');
      mails.push(message);
    },
  };
  const log = aLog();
  const callAs = (role: 'admin' | 'restaurant') => {
    const owned = role === 'restaurant' ? { restaurantId } : {};
    const handler = createDispatcher({
      routes: billingRoutes,
      operations: createBillingOperations({
        ...stores,
        names: stores.restaurantNames,
        planUsage,
        rules: platformRules(stores, clock),
        payments: createSimulatedPayments(),
        stripe,
        dunning,
        records: stores.platformRecords,
        webOrigin: 'http://localhost:4000',
        emails,
        log,
        clock,
        ids: createIdSource(clock),
        readFont: readSiteFont,
      }),
      authenticate: async () => ({ userId: restaurantId, role, isImpersonating: false, ...owned }),
      auditRecords,
      log: aLog(),
    });
    const call = (routeKey: string, parts: Parts = {}) =>
      handler(anHttpEvent({ ...parts, routeKey, headers: { authorization: 'Bearer one' } }));
    return {
      json: async (...request: Parameters<typeof call>) => {
        const { statusCode, body } = await call(...request);
        return { status: statusCode, body: JSON.parse(body ?? '') };
      },
      file: async (...request: Parameters<typeof call>) => {
        const { statusCode, body, headers } = await call(...request);
        const bytes = Buffer.from(body ?? '', 'base64');
        return {
          status: statusCode,
          type: headers?.['content-type'],
          begin: bytes.toString('latin1', 0, 4),
          bytes,
        };
      },
    };
  };
  const [{ json: own, file }, { json: platform, file: platformFile }] = [
    callAs('restaurant'),
    callAs('admin'),
  ];
  return {
    restaurantId,
    stores,
    clock,
    planUsage,
    auditRecords,
    mails,
    log,
    breakEmails: () => {
      queue.isDown = true;
    },
    own,
    platform,
    file,
    platformFile,
    subscribe: (plan_id: string, payment_token = 'card_succeeds') =>
      own('POST /api/billing/plan', { json: { plan_id, payment_token } }),
    plan: async () => (await own('GET /api/billing/plan')).body.data,
    /** Calls the route as an administrator. */
    change: (json: object) =>
      platform('PUT /api/billing/subscriptions/{id}', { params: { id: restaurantId }, json }),
    preview: (plan_id: string) =>
      platform('GET /api/billing/subscriptions/{id}/preview', {
        params: { id: restaurantId },
        query: { plan_id },
      }),
    previewOwn: (plan_id: string, more: { keep?: string } = {}) =>
      own('GET /api/billing/plan/preview', { query: { plan_id, ...more } }),
    invoices: async () => (await own('GET /api/billing/invoices')).body.data.invoices,
    /** Runs the billing schedule for this restaurant if a step is due. */
    tick: async () => {
      const row = await stores.subscriptions.find(restaurantId);
      const payments = createSimulatedPayments();
      const providers = { payments, stripe, dunning };
      return row && runDue({ ...stores, ...providers, emails, log, clock, ids: createIdSource(clock) }, row);
    },
  };
}
