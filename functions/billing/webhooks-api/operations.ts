import { type ReceiveDependencies, receiveEvent } from '#functions/billing/stripe/receive-event.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { Operations } from '#functions/platform/http/http-handler.ts';
import type { paymentWebhookRoutes } from '#shared/billing/contract/payment-webhook-routes.ts';

type Dependencies = ReceiveDependencies & {
  /** The secret that signs deliveries. Undefined with built-in payments. */
  secret: (() => Promise<string>) | undefined;
};

/** Receives the payment provider's calls. Only the signature authenticates them. */
export function createPaymentWebhookOperations(
  dependencies: Dependencies,
): Operations<typeof paymentWebhookRoutes> {
  const { secret, clock } = dependencies;
  return {
    receivePaymentEvent: async ({ signed }) => {
      if (secret === undefined) throw new AppError('not_found');
      const { readSignedEvent } = await import('#functions/payments/stripe/webhook-signature.ts');
      const event = await readSignedEvent(signed, { secret: await secret(), now: clock.now() });
      if (event === undefined) throw new AppError('signature_invalid');
      await receiveEvent(dependencies, event);
      return { received: true };
    },
  };
}
