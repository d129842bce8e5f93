/**
 * A cardholder asks the bank to reverse a payment. `needs_response`: evidence is due. `under_review`: the bank decides.
 */
export const DISPUTE_STATUSES = ['needs_response', 'under_review', 'won', 'lost'] as const;
export type DisputeStatus = (typeof DISPUTE_STATUSES)[number];

export const INSUFFICIENT_FUNDS = 'The bank account had insufficient funds.';

/** Sentences by Stripe’s reason codes (https://docs.stripe.com/disputes/categories). */
const REASONS: Readonly<Record<string, string>> = {
  bank_cannot_process: 'The bank couldn’t process the payment.',
  credit_not_processed: 'The cardholder expected a refund.',
  customer_initiated: 'The account holder asked the bank for a refund.',
  debit_not_authorized: 'The account holder says the debit wasn’t authorized.',
  duplicate: 'The cardholder says the payment was charged twice.',
  fraudulent: 'The cardholder says someone else made the payment.',
  incorrect_account_details: 'The bank account’s details are wrong.',
  insufficient_funds: INSUFFICIENT_FUNDS,
  product_not_received: 'The cardholder says they didn’t receive the product.',
  product_unacceptable: 'The cardholder says the product wasn’t as described.',
  subscription_canceled: 'The cardholder says they canceled the plan.',
  unrecognized: 'The cardholder doesn’t recognize the payment.',
};

/** The reason for a dispute, as a sentence. */
export function disputeReason(reason: string): string {
  return REASONS[reason] ?? 'The bank didn’t give a reason.';
}

/** Whether the bank hasn’t decided yet. */
export function isDisputeOpen(status: DisputeStatus): boolean {
  return status === 'needs_response' || status === 'under_review';
}
