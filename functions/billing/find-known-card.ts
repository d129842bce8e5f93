import type { Card, PaymentProvider } from '#functions/payments/payment-provider.ts';
import { AppError } from '#functions/platform/app-error.ts';

/** Throws `invalid_input` for a token of no card. */
export async function findKnownCard(payments: PaymentProvider, token: string): Promise<Card> {
  const card = await payments.findCard(token);
  if (card !== undefined) return card;
  const message = 'We don’t recognize this card. Enter it again.';
  throw new AppError('invalid_input', { message, fields: { payment_token: message } });
}
