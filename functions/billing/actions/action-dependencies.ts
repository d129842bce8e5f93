import type { InvoicesRepository } from '../invoices-repository.ts';
import type { BillingDependencies } from '../settle-payment.ts';
import type { StripeBilling } from '../stripe/stripe-dependencies.ts';
import type { SubscriptionRow } from '../subscription-row.ts';

export type ActionDependencies = Omit<BillingDependencies, 'invoices'> & {
  invoices: Pick<InvoicesRepository, 'find' | 'create' | 'settle' | 'saveRefund' | 'saveDispute' | 'list'>;
  /** Undefined with built-in payments. */
  stripe: StripeBilling | undefined;
};

export type RowInAction = SubscriptionRow & { action: NonNullable<SubscriptionRow['action']> };

/** The change to the row, made by the write that finishes the action. */
export type Change = (row: SubscriptionRow) => SubscriptionRow;
/** `declined`: the bank's reason. */
export type Performed = { change?: Change; declined?: string };
