import type { DisputeStatus } from '#shared/billing/dispute.ts';
import type { InvoiceLine } from '#shared/billing/invoice.ts';
import type { PlanId } from '#shared/billing/plan-catalog.ts';
import type { Card } from '../payment-provider.ts';

/** A payment that the cardholder has disputed. */
export type DisputeFacts = {
  disputeId: string;
  isLive: boolean;
  status: DisputeStatus;
  cents: number;
  /** Stripe's code of the reason. */
  reason: string;
  dueAt: string | undefined;
  openedAt: string;
};

/** An invoice from Stripe. Money is in cents, times are ISO 8601. */
export type InvoiceFacts = {
  stripeId: string;
  subscriptionId: string;
  planId: PlanId;
  /** `open`: unpaid after a failed charge. `processing`: a bank debit in progress, which takes days. */
  status: 'paid' | 'open' | 'processing' | 'void' | 'written_off';
  /** The failed charge was a bank debit, which fails days later. */
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
  /** The ID of our invoice that a migration moved here. */
  movedFrom: string | undefined;
};

export type SubscriptionFacts = {
  subscriptionId: string;
  /** `failing`: its latest invoice isn't paid. `unpaid`: Stripe stopped trying to charge it. */
  status: 'active' | 'failing' | 'unpaid' | 'paused' | 'canceled';
  /** The current plan, and a different one that begins next month. */
  planId: PlanId;
  nextPlan: PlanId | undefined;
  startedAt: string;
  periodStart: string;
  periodEnd: string;
  endsWithPeriod: boolean;
  /** Its migration isn’t complete, so it isn’t ours yet. */
  isMigrating: boolean;
  /** The ID of our invoice that was overdue when the subscription was migrated. */
  movedInvoice: string | undefined;
};

/** An upgrade that begins once its owner confirms the payment at the bank (3-D Secure). */
export type UnconfirmedUpgrade = {
  planId: PlanId;
  stripeInvoiceId: string;
  cents: number;
  expiresAt: string;
};

/** Credit bought with its own payment. */
export type CreditFacts = {
  paymentId: string;
  cents: number;
  paidAt: string;
  /** Including credit that was lost in a dispute. */
  refundedCents: number;
  dispute: DisputeFacts | undefined;
};

/** Everything Stripe knows about a restaurant, read together. */
export type CustomerFacts = {
  customerId: string;
  /** The ID that we wrote into the customer. Check it against our row before you use it. */
  restaurantId: string | undefined;
  /** Where Stripe sends receipts. */
  email: string | null;
  card: (Card & { token: string }) | undefined;
  creditCents: number;
  /** The running subscription, or else the last one. */
  subscription: SubscriptionFacts | undefined;
  unconfirmedUpgrade: UnconfirmedUpgrade | undefined;
  /** The bank's reason if the newest payment failed. */
  failure: string | undefined;
  /** It failed because its owner must confirm it at the bank (3-D Secure). */
  needsConfirmation: boolean;
  /** Newest last. */
  invoices: InvoiceFacts[];
  credits: CreditFacts[];
};

/** Metadata that we write into Stripe's objects and read back. */
export const METADATA = {
  restaurant: 'restaurant_id',
  /** Of a payment: its purpose. */
  purpose: 'purpose',
  /** Of a subscription: the larger plan, and the second at which its month ends. */
  keptPlan: 'kept_plan',
  keptUntil: 'kept_until',
  /** Of a subscription: present until its migration is complete. */
  migrating: 'migrating',
  /** Of a migrated subscription: the start of its first month, and the second at which that month ends. */
  paidFrom: 'paid_from',
  paidUntil: 'paid_until',
  /** Of a migrated subscription and its overdue invoice: the ID of our invoice. */
  movedInvoice: 'moved_invoice',
  /** Of a refund or a balance transaction: the administrator's action that made it. */
  action: 'action_id',
  /** Of a balance transaction: the payment that bought the credit. */
  payment: 'payment_intent',
  /** Of a customer: when the session began that chose the card. */
  cardChosenAt: 'card_chosen_at',
} as const;
export const CREDIT_PURPOSE = 'credit';

/** Converts Stripe's epoch seconds. */
export function isoOf(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}

export function secondsOf(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}
