import * as z from 'zod/mini';
import { defineRoutes } from '#shared/contract/route.ts';
import { PlanPreviewSchema, PreviewPlanSchema } from './billing.ts';
import { BillingActionSchema, SubscriptionDetailsSchema } from './billing-actions.ts';
import { BILLING_UNREADABLE, PRICE_UNREADABLE } from './billing-messages.ts';

/** Routes that administrators with the billing role may also call. */
export const FOR_BILLING = { access: 'admin', admins: ['billing'] } as const;
const params = z.strictObject({ id: z.string().check(z.maxLength(100)) });

/** How administrators help a restaurant with its bill. */
export const billingActionRoutes = defineRoutes({
  previewSubscription: {
    summary: 'Preview a plan’s price for a restaurant, line by line, and what it includes.',
    method: 'GET',
    path: '/billing/subscriptions/{id}/preview',
    ...FOR_BILLING,
    params,
    query: PreviewPlanSchema,
    status: 200,
    response: z.object({ data: PlanPreviewSchema }),
    errors: ['not_found', 'plan_unchanged', 'no_larger_plan', 'payment_due'],
    defaultError: PRICE_UNREADABLE,
  },
  getSubscription: {
    summary: 'Get a restaurant’s subscription, newest invoices, and next steps for a failed payment.',
    method: 'GET',
    path: '/billing/subscriptions/{id}',
    ...FOR_BILLING,
    params,
    status: 200,
    response: z.object({ data: SubscriptionDetailsSchema }),
    errors: ['not_found'],
    defaultError: BILLING_UNREADABLE,
  },
  actOnSubscription: {
    summary:
      'Retry a charge, refund a payment, give credit or a discount, or settle, void, write off, or resend an invoice. Repeated calls with the same `idempotency_key` take effect only once.',
    method: 'POST',
    path: '/billing/subscriptions/{id}/actions',
    ...FOR_BILLING,
    params,
    body: BillingActionSchema,
    status: 200,
    response: z.object({ data: SubscriptionDetailsSchema, message: z.string() }),
    errors: [
      'not_found',
      'subscription_changed',
      'payment_declined',
      'billing_action_refused',
      'billing_action_changed',
    ],
    defaultError: 'We couldn’t complete this action. Try again.',
  },
});
