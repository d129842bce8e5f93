import { createHash } from 'node:crypto';
import { isTestCard, TEST_CARDS } from '#shared/billing/test-cards.ts';
import type { PaymentProvider } from './payment-provider.ts';

/**
 * Payments without money. Each test card determines the result of its charges. The result depends only on card and
 * key, so a repeated charge gets the same one.
 */
export function createSimulatedPayments(): PaymentProvider {
  return {
    findCard: async (token) => (isTestCard(token) ? TEST_CARDS[token].card : undefined),
    charge: async ({ key, token, cents }) => {
      if (!isTestCard(token))
        return { outcome: 'declined', reason: 'This card is no longer on file. Enter it again.' };
      const { declines } = TEST_CARDS[token];
      if (declines !== undefined) return { outcome: 'declined', reason: declines };
      const digest = createHash('sha256').update(`${key}\n${cents}`).digest('hex');
      return { outcome: 'succeeded', paymentId: `sim_${digest.slice(0, 24)}` };
    },
    refund: async () => undefined,
  };
}
