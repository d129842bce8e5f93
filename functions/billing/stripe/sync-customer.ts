import type Stripe from 'stripe';
import { applyCredits } from '#functions/payments/stripe/apply-credits.ts';
import type { CustomerFacts } from '#functions/payments/stripe/customer-facts.ts';
import { readCustomer } from '#functions/payments/stripe/read-customer.ts';
import { callStripe } from '#functions/payments/stripe/stripe-client.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { MessageQueue } from '#functions/platform/aws/message-queue.ts';
import type { Clock } from '#functions/platform/clock.ts';
import type { Log } from '#functions/platform/log.ts';
import type { DunningSchedule } from '#shared/billing/dunning.ts';
import type { EmailMessage } from '#shared/contract/queue-messages.ts';
import type { InvoicesRepository } from '../invoices-repository.ts';
import { pausedMessage } from '../schedule-messages.ts';
import type { BilledRestaurant } from '../settle-payment.ts';
import type { SubscriptionRow } from '../subscription-row.ts';
import type { Step } from '../subscription-steps.ts';
import type { SubscriptionsRepository } from '../subscriptions-repository.ts';
import { endedMessage } from './ended-message.ts';
import { mirrorInvoices } from './mirror-invoices.ts';
import { nextMirrorStep } from './mirror-subscription.ts';
import type { StripeBilling } from './stripe-dependencies.ts';

export type SyncDependencies = {
  stripe: Omit<StripeBilling, 'options'>;
  subscriptions: Pick<SubscriptionsRepository, 'find' | 'save'>;
  invoices: Pick<InvoicesRepository, 'create' | 'settle' | 'saveRefund' | 'saveDispute' | 'list'>;
  restaurants: { find: (restaurantId: string) => Promise<BilledRestaurant | undefined> };
  /** Owners are emailed when their plan ends. */
  emails: Pick<MessageQueue<EmailMessage>, 'send'>;
  log: Pick<Log, 'warning'>;
  clock: Clock;
  /** The schedule for payments that fail from now on. Absent: the product's default. */
  dunning?: (() => Promise<DunningSchedule>) | undefined;
};

/** More steps than differences are possible: a start, a plan, a cancellation, and the rest. */
const MAX_STEPS = 6;

/** The owner's return from checkout and its webhooks may change the same row at the same time. */
const MAX_ATTEMPTS = 3;

/**
 * Reads a customer of Stripe and updates our rows to match, first the invoices, then the subscription. It uses
 * Stripe's current state, not the event, so it may run twice, late, or in any order. If a concurrent run was
 * faster, it reads again. After three attempts it throws `subscription_changed`, and the event is processed later.
 * False if no restaurant has this customer, such as after its deletion.
 */
export async function syncCustomer(dependencies: SyncDependencies, customerId: string): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await syncOnce(dependencies, customerId);
    } catch (error) {
      const isLate = error instanceof AppError && error.code === 'subscription_changed';
      if (!isLate || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

async function syncOnce(dependencies: SyncDependencies, customerId: string): Promise<boolean> {
  const { stripe, restaurants, log, clock } = dependencies;
  const client = await stripe.open();
  const read = await readWithoutLostPlan(client, customerId);
  const restaurantId = read?.restaurantId;
  if (read === undefined || restaurantId === undefined) return false;
  // Metadata can be edited in Stripe, so our own row decides whose customer it is.
  const isOurs = (await stripe.customers.find(restaurantId)) === customerId;
  const restaurant = isOurs ? await restaurants.find(restaurantId) : undefined;
  if (restaurant === undefined) {
    log.warning('a customer of Stripe belongs to no restaurant', { customer_id: customerId });
    return false;
  }
  await updateEmail(client, read, restaurant);
  const facts = { ...read, creditCents: await applyCredits(client, read) };
  const { name, address = '' } = restaurant;
  const at = clock.now().toISOString();
  await mirrorInvoices(dependencies, { restaurantId, name, address }, { facts, at });
  await mirror(dependencies, {
    restaurantId,
    facts,
    now: clock.now(),
    dunning: await dependencies.dunning?.(),
  });
  return true;
}

/** Sends Stripe's receipts to the owner's current address. Renewals are reported an hour before their charge. */
async function updateEmail(
  client: Stripe,
  { customerId, email: known }: CustomerFacts,
  { owner_email: email }: BilledRestaurant,
): Promise<void> {
  if (email !== undefined && email !== known)
    await callStripe(() => client.customers.update(customerId, { email }));
}

/**
 * Ends a plan whose payment was lost in a dispute, because its next charge would be disputed, too. A plan that the
 * owner starts later is a new subscription.
 */
async function readWithoutLostPlan(client: Stripe, customerId: string): Promise<CustomerFacts | undefined> {
  const read = await readCustomer(client, customerId);
  const { subscriptionId = '', status } = read?.subscription ?? {};
  const isLost = read?.invoices.some(
    (each) => each.subscriptionId === subscriptionId && each.dispute?.status === 'lost',
  );
  if (!isLost || status === 'canceled') return read;
  await callStripe(() => client.subscriptions.cancel(subscriptionId));
  return readCustomer(client, customerId);
}

async function mirror(
  { subscriptions, emails }: Pick<SyncDependencies, 'subscriptions' | 'emails'>,
  mirrored: Parameters<typeof nextMirrorStep>[1],
): Promise<void> {
  let row: SubscriptionRow | undefined = await subscriptions.find(mirrored.restaurantId);
  for (let left = MAX_STEPS; left > 0; left -= 1) {
    const step = nextMirrorStep(row, mirrored);
    if (step === undefined) return;
    // The email goes first: it has the same ID in each attempt, and is sent once.
    const message = row && messageOf(row, step, mirrored.facts);
    if (message !== undefined) await emails.send(message);
    if (!(await subscriptions.save(step.row, step.event))) throw new AppError('subscription_changed');
    row = step.row;
  }
  throw new Error(`The subscription of ${mirrored.restaurantId} still differs after ${MAX_STEPS} steps.`);
}

/** The email about a step that ends or pauses a plan. */
function messageOf(row: SubscriptionRow, { row: next, event }: Step, facts: CustomerFacts) {
  if (event?.kind === 'subscription_ended') return endedMessage(row, facts);
  const isPaused = row.state !== 'paused' && next.state === 'paused' && next.overdue !== undefined;
  return isPaused ? pausedMessage(next) : undefined;
}
