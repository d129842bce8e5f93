import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { readForm } from './form-body.ts';
import { anAccount } from './stripe-account.ts';
import { checkoutPage, completeSession, confirmationPage, returnUrl } from './stripe-checkout.ts';
import { moveDispute, openDispute } from './stripe-disputes.ts';
import { badRequest, StripeFailure } from './stripe-failure.ts';
import type { Dispute, Event } from './stripe-objects.ts';
import { answerCall } from './stripe-routes.ts';
import { confirmInvoice, runSubscriptions } from './stripe-subscriptions.ts';
import { createWebhookSender, type WebhookEndpoint } from './stripe-webhooks.ts';
import { createNewId, find, isStripeTestCard, STRIPE_TEST_CARDS, type World } from './stripe-world.ts';

const DAY_SECONDS = 86_400;
const API = '/v1/';

export type StripeServer = Awaited<ReturnType<typeof startStripeServer>>;

/**
 * A local server for the part of Stripe's API that billing uses, with the Checkout page, webhooks, and a clock that
 * tests advance. `key`: the only valid secret key.
 */
export async function startStripeServer({ key, port = 0, now }: { key: string; port?: number; now?: Date }) {
  let seconds = Math.floor((now ?? new Date()).getTime() / 1000);
  let endpoint: WebhookEndpoint | undefined;
  const sender = createWebhookSender(() => endpoint);
  const answers = new Map<string, { status: number; body: object }>();
  const newId = createNewId();
  let origin = '';
  let writesLeft = Number.POSITIVE_INFINITY;
  const world: World = {
    account: anAccount(),
    now: () => seconds,
    newId,
    origin: () => origin,
    emit: (type, object) => {
      const data = { object: structuredClone(object) };
      const event: Event = { id: newId('evt'), object: 'event', type, created: seconds, data };
      world.account.events.set(event.id, event);
      sender.send(event);
      return event;
    },
  };

  const answer = (request: IncomingMessage, url: URL, body: string) => {
    if (request.headers.authorization !== `Bearer ${key}`)
      return { status: 401, body: { error: { type: 'invalid_request_error', message: 'Invalid API Key.' } } };
    const idempotencyKey = request.headers['idempotency-key']?.toString();
    const known = idempotencyKey === undefined ? undefined : answers.get(idempotencyKey);
    if (known !== undefined) return known;
    const isWrite = request.method !== 'GET';
    const down = { status: 500, body: { error: { type: 'api_error', message: 'Stripe is down.' } } };
    if (isWrite && writesLeft < 0) return down;
    const form = readForm(isWrite ? body : url.search.slice(1));
    const made = attempt(() =>
      answerCall(world, {
        method: request.method ?? '',
        path: url.pathname.slice(API.length),
        form,
        origin: url.origin,
      }),
    );
    if (idempotencyKey !== undefined) answers.set(idempotencyKey, structuredClone(made));
    if (isWrite) writesLeft -= 1;
    return writesLeft < 0 && isWrite ? down : made;
  };

  const page = (request: IncomingMessage, url: URL, body: string) => {
    const session = find(world.account.sessions, url.pathname.slice('/checkout/'.length), 'checkout.session');
    if (request.method !== 'POST') return { status: 200, html: checkoutPage(session) };
    try {
      const entered = new URLSearchParams(body);
      const card = { number: entered.get('card') ?? '', state: entered.get('state') ?? undefined };
      const { needsConfirmation = false } = isStripeTestCard(card.number)
        ? STRIPE_TEST_CARDS[card.number]
        : {};
      const confirmed = entered.get('confirm');
      if (needsConfirmation && confirmed === null)
        return { status: 200, html: confirmationPage({ card: card.number, state: card.state ?? '' }) };
      if (confirmed === 'no') throw badRequest('Your bank couldn’t confirm that it’s you.');
      return { status: 303, location: returnUrl(completeSession(world, session.id, card)) };
    } catch (error) {
      if (!(error instanceof StripeFailure)) throw error;
      return { status: 200, html: checkoutPage(session, error.message) };
    }
  };

  /** The page where the owner confirms an invoice's payment. */
  const invoicePage = (request: IncomingMessage, url: URL, body: string) => {
    const invoice = find(world.account.invoices, url.pathname.slice('/invoice/'.length), 'invoice');
    if (request.method !== 'POST') return { status: 200, html: confirmationPage(), location: undefined };
    if (new URLSearchParams(body).get('confirm') === 'yes') confirmInvoice(world, invoice);
    return { status: 200, html: `<!doctype html><title>Invoice</title><h1>Invoice ${invoice.status}</h1>` };
  };

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '', `http://${request.headers.host}`);
    const body = await text(request);
    if (url.pathname.startsWith(API)) {
      const { status, body: json } = answer(request, url, body);
      const headers = { 'content-type': 'application/json', 'stripe-should-retry': 'false' };
      response.writeHead(status, { ...headers, 'request-id': newId('req') });
      response.end(JSON.stringify(json));
      return;
    }
    if (url.pathname === '/portal') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.end(`<!doctype html><title>Portal (test)</title><h1>Customer portal (test)</h1>`);
      return;
    }
    const answerPage = url.pathname.startsWith('/invoice/') ? invoicePage : page;
    const { status, html = '', location } = answerPage(request, url, body);
    response.writeHead(status, location === undefined ? { 'content-type': 'text/html' } : { location });
    response.end(html);
  };

  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.writeHead(404).end());
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    world,
    account: world.account,
    now: () => new Date(seconds * 1000),
    /** Sends events to this endpoint from now on. Without one, the API still lists them. */
    sendTo: (to: WebhookEndpoint | undefined) => {
      endpoint = to;
    },
    settle: sender.settle,
    /** After so many writes, the answer to one is lost, and the API refuses all others. */
    failAfter: (writes: number) => {
      writesLeft = writes;
    },
    complete: (sessionId: string, number: string, state?: string) =>
      completeSession(world, sessionId, { number, state }),
    dispute: (paymentId: string, reason?: string) => openDispute(world, paymentId, reason),
    moveDispute: (id: string, status: Dispute['status']) => moveDispute(world, id, status),
    confirm: (invoiceId: string) => confirmInvoice(world, find(world.account.invoices, invoiceId, 'invoice')),
    /** Advances the clock day by day, so that subscriptions renew, retry, and end on their days. */
    advance: (days: number) => {
      for (let day = 0; day < days; day += 1) {
        seconds += DAY_SECONDS;
        runSubscriptions(world);
      }
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function attempt(call: () => object): { status: number; body: object } {
  try {
    return { status: 200, body: call() };
  } catch (error) {
    if (!(error instanceof StripeFailure)) throw error;
    return { status: error.status, body: error.body };
  }
}
