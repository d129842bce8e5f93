import type { DisputeStatus } from '#shared/billing/dispute.ts';
import type { InvoiceLine } from '#shared/billing/invoice.ts';
import type { PlanId } from '#shared/billing/plan-catalogue.ts';
import type { Card } from '../payment-provider.ts';

/** A payment that the cardholder has disputed. */
export type DisputeFacts = {
  disputeId: string;
  isLive: boolean;
  status: DisputeStatus;
  cents: number;
  /** Stripe's name. */
  reason: string;
  dueAt: string | undefined;
  openedAt: string;
};

/** An invoice as Stripe has it. Money is in cents, times are ISO 8601. */
export type InvoiceFacts = {
  stripeId: string;
  subscriptionId: string;
  planId: PlanId;
  /** `open`: a charge failed, and it is still to be paid. `processing`: a bank debit takes days. */
  status: 'paid' | 'open' | 'processing' | 'void' | 'written_off';
  /** The charge that failed was a bank debit, which fails days after it was made. */
  isDebit: boolean;
  createdAt: string;
  periodStart: string;
  periodEnd: string;
  lines: InvoiceLine[];
  total: number;
  /** Paid from the customer's credit. */
  credit: number;
  due: number;
  paidAt: string | undefined;
  failures: number;
  paymentId: string | undefined;
  refundedCents: number;
  dispute: DisputeFacts | undefined;
};

export type SubscriptionFacts = {
  subscriptionId: string;
  /** `failing`: its latest invoice isn't paid. */
  status: 'active' | 'failing' | 'paused' | 'canceled';
  /** The plan of this month, and another one that begins with the next month. */
  planId: PlanId;
  nextPlan: PlanId | undefined;
  startedAt: string;
  periodStart: string;
  periodEnd: string;
  endsWithPeriod: boolean;
};

/** An upgrade that begins once its owner confirms the payment at the bank (3-D Secure). */
export type UnconfirmedUpgrade = {
  planId: PlanId;
  stripeInvoiceId: string;
  cents: number;
  expiresAt: string;
};

/** Credit that was bought with a payment of its own. */
export type CreditFacts = {
  paymentId: string;
  cents: number;
  paidAt: string;
  /** Including credit that was lost in a dispute. */
  refundedCents: number;
  dispute: DisputeFacts | undefined;
};

/** All that Stripe knows of a restaurant, read at one time. */
export type CustomerFacts = {
  customerId: string;
  /** As we wrote it into the customer: it is checked against our row before it is believed. */
  restaurantId: string | undefined;
  card: (Card & { token: string }) | undefined;
  creditCents: number;
  /** The one that runs; where none does, the last one that did. */
  subscription: SubscriptionFacts | undefined;
  unconfirmedUpgrade: UnconfirmedUpgrade | undefined;
  /** What the bank said of the newest payment, where it failed. */
  failure: string | undefined;
  /** It failed because its owner must confirm it at the bank (3-D Secure). */
  needsConfirmation: boolean;
  /** Newest last. */
  invoices: InvoiceFacts[];
  credits: CreditFacts[];
};

/** What we write into Stripe's objects, to read it back. */
export const METADATA = {
  restaurant: 'restaurant_id',
  /** Of a payment: what it is for. */
  purpose: 'purpose',
  /** Of a subscription: the larger plan that is kept until the second at which the month ends. */
  keptPlan: 'kept_plan',
  keptUntil: 'kept_until',
  /** Of a refund or a balance transaction: the administrator's action that made it. */
  action: 'action_id',
  /** Of a balance transaction: the payment that bought the credit. */
  payment: 'payment_intent',
  /** Of a customer: when the session began that chose the card. */
  cardChosenAt: 'card_chosen_at',
} as const;
export const CREDIT_PURPOSE = 'credit';

/** Stripe counts in seconds. */
export function isoOf(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}

export function secondsOf(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}
