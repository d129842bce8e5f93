import type { InvoicesRepository } from '../invoices-repository.ts';
import type { BillingDependencies } from '../settle-payment.ts';
import type { StripeBilling } from '../stripe/stripe-dependencies.ts';
import type { SubscriptionRow } from '../subscription-row.ts';

export type ActionDependencies = Omit<BillingDependencies, 'invoices'> & {
  invoices: Pick<InvoicesRepository, 'find' | 'create' | 'settle' | 'saveRefund' | 'list'>;
  /** Undefined where payments are built in. */
  stripe: StripeBilling | undefined;
};

export type RowInAction = SubscriptionRow & { action: NonNullable<SubscriptionRow['action']> };

/** What an action makes of the row, in the same write that finishes it. */
export type Change = (row: SubscriptionRow) => SubscriptionRow;
/** `declined`: what the bank said of a charge. */
export type Performed = { change?: Change; declined?: string };
