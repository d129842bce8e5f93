import { needs } from '#functions/platform/needs/needs.ts';

export const paymentWebhooksNeeds = needs('payment-webhooks', {
  tables: { platformRecords: 'readWrite' },
  queues: { paymentEvents: 'send' },
  variables: ['STRIPE_WEBHOOK_SECRET', 'STRIPE_WEBHOOK_SECRET_ARN'],
});
