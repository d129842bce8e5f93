import { INSUFFICIENT_FUNDS } from '#shared/billing/dispute.ts';
/** Explains a failed charge. `code`: Stripe's, such as `card_declined`. */
export function failureInWords(code: string | undefined): string {
  if (isConfirmationAsked(code)) return 'The bank requires the owner to confirm this payment (3-D Secure).';
  if (code === 'expired_card') return 'The card has expired.';
  if (code === 'insufficient_funds') return 'The card has insufficient funds.';
  return 'The bank declined the card.';
}

/** Whether a charge failed because its owner must confirm it at the bank (3-D Secure). */
export function isConfirmationAsked(code: string | undefined): boolean {
  return /authentication|requires_action/.test(code ?? '');
}

/** Explains a failed bank debit. `code`: Stripe's. */
export function debitFailureInWords(code: string | undefined): string {
  if (code === 'insufficient_funds') return INSUFFICIENT_FUNDS;
  if (code === 'debit_not_authorized') return 'The bank says the debit wasn’t authorized.';
  if (code === 'account_closed' || code === 'bank_account_closed') return 'The bank account is closed.';
  return 'The bank returned the debit.';
}
