import * as z from 'zod/mini';
import { defineRoutes } from '#shared/contract/route.ts';
import { ChangeSubscriptionSchema, SubscriptionSchema } from './billing.ts';
import { billingActionRoutes, FOR_BILLING } from './billing-action-routes.ts';
import { BillingDashboardSchema } from './billing-dashboard.ts';
import { billingListRoutes } from './billing-list-routes.ts';
import { BILLING_UNREADABLE, INVOICE_UNREADABLE, PLAN_NOT_CHANGED } from './billing-messages.ts';
import { ownBillingRoutes } from './own-billing-routes.ts';
import { ownDeletionRoutes } from './own-deletion-routes.ts';

const id = z.string().check(z.minLength(1), z.maxLength(100));

/** Billing: their own plan for owners, all plans for administrators. */
export const billingRoutes = defineRoutes({
  ...ownBillingRoutes,
  ...ownDeletionRoutes,
  getBillingDashboard: {
    summary: 'Get the platform’s subscription revenue.',
    method: 'GET',
    path: '/billing/dashboard',
    ...FOR_BILLING,
    status: 200,
    response: z.object({ data: BillingDashboardSchema }),
    errors: [],
    defaultError: BILLING_UNREADABLE,
  },
  updateSubscription: {
    summary:
      'Change a restaurant’s plan or cancel it at the end of the month. Changing a canceled plan doesn’t undo the cancellation unless `keep` is true.',
    method: 'PUT',
    path: '/billing/subscriptions/{id}',
    ...FOR_BILLING,
    params: z.strictObject({ id: z.string().check(z.maxLength(100)) }),
    body: ChangeSubscriptionSchema,
    status: 200,
    /** `charged`: with a card, in dollars. */
    response: z.object({ data: SubscriptionSchema, message: z.string(), charged: z.number() }),
    errors: [
      'not_found',
      'plan_unchanged',
      'subscription_changed',
      'no_larger_plan',
      'payment_due',
      'payment_declined',
    ],
    defaultError: PLAN_NOT_CHANGED,
  },
  ...billingActionRoutes,
  ...billingListRoutes,
  downloadInvoice: {
    summary: 'Download a restaurant’s invoice.',
    method: 'GET',
    path: '/billing/platform-invoices/{restaurant_id}/{id}/pdf',
    ...FOR_BILLING,
    params: z.strictObject({ restaurant_id: id, id }),
    status: 200,
    file: { contentType: 'application/pdf' },
    errors: ['not_found'],
    defaultError: INVOICE_UNREADABLE,
  },
});
