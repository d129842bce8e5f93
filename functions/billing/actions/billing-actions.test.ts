import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Emulators } from '#infra/local/emulators.ts';
import { balancesOf } from '#shared/billing/ledger.ts';
import { aBilledRestaurant, DAY_SECONDS } from '#tests/builders/a-billed-restaurant.ts';
import { aStripeRestaurant } from '#tests/builders/a-stripe-restaurant.ts';
import { openEmulators } from '#tests/builders/emulators.ts';

const DECLINING = '4000000000000341';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

/** A restaurant on Basic, with each provider. `breakRenewal` makes the next month's payment fail. */
const PROVIDERS = {
  'the built-in provider': async () => {
    const restaurant = await aBilledRestaurant();
    const { subscribe, own, clock, tick } = restaurant;
    await subscribe('basic');
    const renew = async () => {
      clock.advance(31 * DAY_SECONDS);
      await tick();
    };
    return {
      ...restaurant,
      renew,
      breakRenewal: async () => {
        await own('PUT /api/billing/card', { json: { payment_token: 'card_declines' } });
        await renew();
      },
    };
  },
  Stripe: async () => {
    const restaurant = await aStripeRestaurant();
    const { checkout, pass, deliverNew } = restaurant;
    await checkout({ purpose: 'plan', plan_id: 'basic' });
    const renew = async () => {
      pass(31);
      await deliverNew();
    };
    return {
      ...restaurant,
      renew,
      breakRenewal: async () => {
        await checkout({ purpose: 'card' }, DECLINING);
        await renew();
      },
    };
  },
};

let keys = 0;
type Provider = keyof typeof PROVIDERS;

async function aSubscriber(provider: Provider) {
  const restaurant = await PROVIDERS[provider]();
  const { platform, restaurantId: id, stores } = restaurant;
  const send = (json: object) =>
    platform('POST /api/billing/subscriptions/{id}/actions', { params: { id }, json });
  return {
    ...restaurant,
    send,
    act: (json: object) => send({ idempotency_key: `key-${++keys}`, ...json }),
    details: async () =>
      (await platform('GET /api/billing/subscriptions/{id}', { params: { id } })).body.data,
    books: async () =>
      balancesOf((await stores.invoices.list(id, { limit: 100 })).invoices.flatMap(({ entries }) => entries)),
    newest: async () => (await stores.invoices.list(id, { limit: 1 })).invoices[0]?.invoice_id ?? '',
  };
}

describe.each(Object.keys(PROVIDERS) as Provider[])('with %s', (provider) => {
  test('a part of an invoice is refunded once for a key, then the rest, and no more', async () => {
    const { send, act, newest, books, invoices, auditRecords } = await aSubscriber(provider);
    const invoice_id = await newest();
    const part = {
      action: 'refund',
      invoice_id,
      cents: 1_000,
      reason: 'Closed for a week',
      idempotency_key: `p${++keys}`,
    };
    for (const answer of [await send(part), await send(part)])
      expect(answer).toMatchObject({ status: 200, body: { message: 'Refunded $10 to the card.' } });
    expect(await invoices()).toMatchObject([{ refunded: 10, refundable: 14.5, total: 24.5 }]);
    expect((await send({ ...part, cents: 900 })).body.code).toBe('billing_action_changed');
    const more = await act({ action: 'refund', invoice_id, cents: 1_451, reason: 'Too much' });
    expect(more).toMatchObject({
      status: 409,
      body: { error: 'You can refund up to $14.50 of this invoice.' },
    });
    expect((await act({ action: 'refund', invoice_id, cents: 1_450, reason: 'The rest' })).status).toBe(200);
    expect(await books()).toMatchObject({ cash: 0, receivable: 0, revenue: -2_450, discounts: 2_450 });
    expect(auditRecords.changes()).toContainEqual(
      expect.objectContaining({
        operation: 'actOnSubscription',
        before: expect.objectContaining({ refunded: 0 }),
        after: expect.objectContaining({
          refunded: 10,
          action: 'refund',
          amount: 10,
          reason: 'Closed for a week',
        }),
      }),
    );
  });

  test('credit is given once, and pays the next invoice first', async () => {
    const { send, details, renew, invoices, books } = await aSubscriber(provider);
    const credit = { action: 'credit', cents: 2_000, reason: 'Sorry', idempotency_key: `c${++keys}` };
    await send(credit);
    await send(credit);
    expect((await details()).subscription.credits).toMatchObject({ balance: 20, purchased: 0 });
    await renew();
    expect((await invoices())[0]).toMatchObject({ total: 49, credit: 20, due: 29, status: 'paid' });
    expect(await books()).toMatchObject({ credit: 0, receivable: 0 });
  });

  test('a coupon is off the next month alone', async () => {
    const { act, details, renew, invoices } = await aSubscriber(provider);
    await act({ action: 'coupon', percent_off: 25, reason: 'Anniversary' });
    expect(await details()).toMatchObject({ coupon_percent: 25 });
    await renew();
    expect((await invoices())[0]).toMatchObject({ total: 36.75, status: 'paid' });
    expect(await details()).toMatchObject({ coupon_percent: null });
    await renew();
    expect((await invoices())[0]).toMatchObject({ total: 49 });
  });

  test('a failed charge shows its reason and what comes next, and a retry that fails again says so', async () => {
    const { act, details, breakRenewal, auditRecords } = await aSubscriber(provider);
    expect((await act({ action: 'retry' })).body.error).toBe(
      'There are no failed charges. All invoices are paid.',
    );
    await breakRenewal();
    const { failure } = await details();
    expect(failure).toMatchObject({
      amount: 49,
      failures: 1,
      reason: 'The bank declined the card.',
    });
    const steps = failure.schedule.map(({ step }: { step: string }) => step);
    expect(steps.slice(0, 4)).toEqual(['email', 'email', 'email', 'pause']);
    const again = await act({ action: 'retry' });
    expect(again).toMatchObject({ status: 402, body: { error: expect.stringContaining('failed again') } });
    expect((await details()).failure.failures).toBe(2);
    const after = expect.objectContaining({ action: 'retry', is_declined: true });
    expect(auditRecords.changes().at(-1)).toMatchObject({ after });
  });

  test.each([
    ['mark_paid', 'paid', { cash: 2_450 + 4_900, receivable: 0, losses: 0 }],
    ['void', 'void', { cash: 2_450, receivable: 0, revenue: -4_900, losses: 0 }],
  ])('%s settles an overdue invoice, and the plan goes on', async (action, status, books) => {
    const subscriber = await aSubscriber(provider);
    await subscriber.breakRenewal();
    const invoice_id = await subscriber.newest();
    expect((await subscriber.act({ action, invoice_id, reason: 'By check' })).status).toBe(200);
    expect((await subscriber.invoices())[0]).toMatchObject({ status, refundable: 0 });
    expect(await subscriber.plan()).toMatchObject({ basis: 'plan', overdue: null });
    expect(await subscriber.books()).toMatchObject(books);
    const twice = await subscriber.act({ action, invoice_id, reason: 'Again' });
    expect(twice).toMatchObject({ status: 409, body: { code: 'billing_action_refused' } });
  });

  test('an invoice that is written off is a loss, and ends the plan', async () => {
    const { act, breakRenewal, newest, invoices, plan, books, details } = await aSubscriber(provider);
    await breakRenewal();
    await act({ action: 'write_off', invoice_id: await newest(), reason: 'Closed down' });
    expect((await invoices())[0]).toMatchObject({ status: 'written_off' });
    expect(await plan()).toMatchObject({ basis: 'none', subscription: null });
    expect(await books()).toMatchObject({ losses: 4_900, receivable: 0 });
    expect(await details()).toMatchObject({ is_over: true });
    expect((await act({ action: 'credit', cents: 100, reason: 'Late' })).status).toBe(409);
  });

  test('an invoice is emailed again, once for a key', async () => {
    const { send, newest, mails } = await aSubscriber(provider);
    mails.length = 0;
    const resend = { action: 'resend', invoice_id: await newest(), idempotency_key: `r${++keys}` };
    await send(resend);
    await send(resend);
    expect(mails).toMatchObject([
      { kind: 'notice', notice: { subject: expect.stringMatching(/^Your Basic invoice from/) } },
    ]);
  });
});
