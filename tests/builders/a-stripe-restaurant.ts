import { createPaymentEvents } from '#functions/billing/stripe/payment-events.ts';
import { createPaymentEventWork } from '#functions/billing/stripe/work-on-event.ts';
import { createPaymentWebhookOperations } from '#functions/billing/webhooks-api/operations.ts';
import { createDispatcher } from '#functions/platform/http/dispatcher.ts';
import { paymentWebhookRoutes } from '#shared/billing/contract/payment-webhook-routes.ts';
import { DEFAULT_DUNNING, type DunningSchedule } from '#shared/billing/dunning.ts';
import { aBilledRestaurant, REGISTERED } from './a-billed-restaurant.ts';
import { aStripe } from './a-stripe.ts';
import { aClock } from './clock.ts';
import { anHttpEvent } from './http-event.ts';
import { aLog } from './log.ts';
import type { Event } from './stripe/stripe-objects.ts';
import { signedDelivery } from './stripe/stripe-webhooks.ts';

export const WEBHOOK_SECRET = 'whsec_test';
const GOOD_CARD = '4242424242424242';
const DAY_SECONDS = 86_400;

/** A restaurant whose plan Stripe bills. Tests deliver the webhooks themselves. */
export async function aStripeRestaurant(set: { dunning?: DunningSchedule; tax?: 'on'; debits?: 'ach' } = {}) {
  const clock = aClock(REGISTERED);
  const { server, stripe } = await aStripe(clock.now(), set);
  const restaurant = await aBilledRestaurant({ ...set, stripe, clock });
  const { stores, own, restaurantId, log, mails } = restaurant;
  const paymentEvents = createPaymentEvents(stores.platformRecords);
  const queued: { event_id: string }[] = [];
  const webhook = createDispatcher({
    routes: paymentWebhookRoutes,
    operations: createPaymentWebhookOperations({
      paymentEvents,
      queue: { send: async (message) => void queued.push(message) },
      secret: async () => WEBHOOK_SECRET,
      clock: { now: () => new Date() },
    }),
    authenticate: () => Promise.reject(new Error('The webhook has no token.')),
    log: aLog(),
  });
  const work = createPaymentEventWork({
    ...stores,
    stripe,
    paymentEvents,
    emails: { send: async (message) => void mails.push(message) },
    log,
    clock,
    dunning: async () => set.dunning ?? DEFAULT_DUNNING,
  });
  const post = async (body: string, signature: string) => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    const event = anHttpEvent({ routeKey: 'POST /api/payments/webhook', rawBody: body, headers });
    return (await webhook(event)).statusCode;
  };
  const deliver = (event: Event) => {
    const { body, signature } = signedDelivery(event, WEBHOOK_SECRET);
    return post(body, signature);
  };
  const taken = new Set<string>();
  const newEvents = () => [...server.account.events.values()].filter(({ id }) => !taken.has(id));
  const workOff = async () => {
    for (const message of queued.splice(0)) await work(message);
  };
  /** Delivers the new events; their messages then wait for a worker. */
  const queueNew = async (arrange = (events: Event[]) => events) => {
    const events = newEvents();
    for (const { id } of events) taken.add(id);
    for (const event of arrange(events)) await deliver(event);
  };
  const openPage = async (json: object) => {
    const { status, body } = await own('POST /api/billing/checkout', { json });
    return {
      status,
      body,
      sessionId:
        String(body.data?.url ?? '')
          .split('/')
          .at(-1) ?? '',
    };
  };
  return {
    ...restaurant,
    server,
    stripe,
    paymentEvents,
    queued,
    post,
    deliver,
    work,
    workOff,
    newEvents,
    openPage,
    queueNew,
    /** Delivers the new events as `arrange` returns them: in that order, repeats included. */
    deliverNew: async (arrange?: (events: Event[]) => Event[]) => {
      await queueNew(arrange);
      await workOff();
    },
    /** Drops the new events, as if no webhook arrived. */
    loseNew: () => {
      for (const { id } of newEvents()) taken.add(id);
    },
    /** Opens the checkout page, pays, and returns. */
    checkout: async (json: object, card: string = GOOD_CARD, state?: string) => {
      const { sessionId } = await openPage(json);
      server.complete(sessionId, card, state);
      return own('POST /api/billing/checkout/confirmation', { json: { session_id: sessionId } });
    },
    /** Advances both clocks. */
    pass: (days: number) => {
      clock.advance(days * DAY_SECONDS);
      server.advance(days);
    },
    row: () => stores.subscriptions.find(restaurantId),
    ledger: async () => (await stores.invoices.list(restaurantId, { limit: 100 })).invoices,
  };
}
