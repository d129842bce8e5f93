import Stripe from 'stripe';
import type { Event } from './stripe-objects.ts';

export type WebhookEndpoint = { url: string; secret: string };

/** Attempts for an event until the endpoint accepts it. */
const TRIES = 3;

/** The body and headers of a delivery, signed like Stripe's. */
export function signedDelivery(event: Event, secret: string): { body: string; signature: string } {
  const body = JSON.stringify({ ...event, api_version: '2026-10-28.endive', livemode: false });
  const { webhooks } = new Stripe('sk_test_signs');
  return { body, signature: webhooks.generateTestHeaderString({ payload: body, secret }) };
}

/** Sends events one after another, and retries each until the endpoint accepts it. */
export function createWebhookSender(endpoint: () => WebhookEndpoint | undefined) {
  let sending = Promise.resolve();
  const send = async (event: Event) => {
    const to = endpoint();
    if (to === undefined) return;
    for (let left = TRIES; left > 0; left -= 1) {
      const { body, signature } = signedDelivery(event, to.secret);
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
      const response = await fetch(to.url, { method: 'POST', headers, body }).catch(() => undefined);
      if (response?.ok === true) return;
    }
  };
  return {
    send: (event: Event) => {
      sending = sending.then(() => send(event));
    },
    /** Resolves when all events so far are sent. */
    settle: () => sending,
  };
}
