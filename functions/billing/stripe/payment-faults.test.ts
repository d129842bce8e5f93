import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPaymentEvents } from '#functions/billing/stripe/payment-events.ts';
import { createPaymentEventWork } from '#functions/billing/stripe/work-on-event.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import { balancesOf } from '#shared/billing/ledger.ts';
import type { EmailMessage } from '#shared/contract/queue-messages.ts';
import { aStripeRestaurant } from '#tests/builders/a-stripe-restaurant.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { aMortalProcess, interfere } from '#tests/builders/interference.ts';
import { openRepositories } from '#tests/builders/repositories.ts';

const GOOD_CARD = '4242424242424242';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

type Restaurant = Awaited<ReturnType<typeof aStripeRestaurant>>;

/** A second worker on the restaurant's events. Its process can die around a table call. */
function aMortalWorker({ stripe, clock, log, mails }: Restaurant) {
  const process = aMortalProcess();
  const client = createDynamoClient();
  interfere({ dynamo: client }, process.interference);
  const stores = openRepositories(client);
  const paymentEvents = createPaymentEvents(stores.platformRecords);
  const emails = { send: async (message: EmailMessage) => void mails.push(message) };
  const work = createPaymentEventWork({ ...stores, stripe, paymentEvents, emails, log, clock });
  return { ...process, work };
}

/** The worker dies during the first event, then SQS delivers the event to another worker. Returns whether it died. */
async function dieThenDeliverAgain(restaurant: Restaurant, call: number): Promise<boolean> {
  const worker = aMortalWorker(restaurant);
  worker.dieAfter(call);
  await restaurant.queueNew((events) => events.slice(0, 1));
  for (const message of restaurant.queued) await worker.work(message).catch(() => undefined);
  await restaurant.workOff();
  return worker.isDead();
}

/** Lets the worker die at each of its calls, one event after another. Returns the first call not reached. */
async function dieEverywhere(run: (call: number) => Promise<boolean>): Promise<number> {
  let call = 1;
  while (await run(call)) call += 1;
  return call;
}

async function setup() {
  const restaurant = await aStripeRestaurant();
  await restaurant.checkout({ purpose: 'plan', plan_id: 'basic' });
  await restaurant.deliverNew();
  return restaurant;
}

describe('a worker that dies right after any of its calls', () => {
  test('adds bought credit once', async () => {
    const restaurant = await setup();
    const bought = await dieEverywhere(async (call) => {
      const { sessionId } = await restaurant.openPage({ purpose: 'credit', amount: 30 });
      restaurant.server.complete(sessionId, GOOD_CARD);
      const hasDied = await dieThenDeliverAgain(restaurant, call);

      const { credits } = (await restaurant.plan()).subscription;
      expect(credits).toEqual({ balance: 30 * call, purchased: 30 * call, used: 0 });
      const credited = (await restaurant.ledger()).filter(({ lines }) => lines[0]?.kind === 'credit');
      expect(credited).toHaveLength(call);
      return hasDied;
    });
    expect(bought).toBeGreaterThan(3);
  });

  test('notes a refund once, and the books balance', async () => {
    const restaurant = await setup();
    const client = await restaurant.stripe.open();
    const [paid] = await restaurant.ledger();
    const refunded = await dieEverywhere(async (call) => {
      await client.refunds.create({ payment_intent: paid?.payment_id ?? '', amount: 100 });
      const hasDied = await dieThenDeliverAgain(restaurant, call);

      const invoices = await restaurant.ledger();
      expect(invoices).toMatchObject([{ refunded: 100 * call }]);
      const { cash, receivable } = balancesOf(invoices.flatMap(({ entries }) => entries));
      expect({ cash, receivable }).toEqual({ cash: 2_450 - 100 * call, receivable: 0 });
      return hasDied;
    });
    expect(refunded).toBeGreaterThan(3);
  });
});
