import * as z from 'zod/mini';
import { INVOICE_FLAGS, INVOICE_STATUSES } from '#shared/billing/invoice.ts';
import { WHOLE_NUMBER } from '#shared/contract/field-messages.ts';
import { defineRoutes } from '#shared/contract/route.ts';
import { DeletionPreviewSchema } from '#shared/restaurants/contract/deletion-preview.ts';
import {
  BilledInvoiceSchema,
  BillingDashboardSchema,
  BuyCreditsSchema,
  CardSchema,
  ChangeOwnSubscriptionSchema,
  ChangeSubscriptionSchema,
  OwnBillingSchema,
  PlanPreviewSchema,
  PreviewOwnPlanSchema,
  PreviewPlanSchema,
  SubscribeSchema,
  SubscriptionSchema,
} from './billing.ts';
import { billingActionRoutes, FOR_BILLING } from './billing-action-routes.ts';
import { checkoutRoutes } from './checkout-routes.ts';

const ownersThrottle = { rate: 200, burst: 400 };
const page = {
  limit: z._default(z.coerce.number().check(z.int(WHOLE_NUMBER), z.gte(1), z.lte(100)), 50),
  cursor: z.optional(z.string().check(z.maxLength(1000))),
};
const id = z.string().check(z.minLength(1), z.maxLength(100));
const subscriptions = { subscriptions: z.array(SubscriptionSchema), next_cursor: z.optional(z.string()) };
const ownBilling = z.object({ data: OwnBillingSchema });
const preview = z.object({ data: PlanPreviewSchema });
const listed = { invoices: z.array(BilledInvoiceSchema), next_cursor: z.optional(z.string()) };
const invoices = z.object({ data: z.object(listed) });

/** Billing: their own plan for owners, all plans for administrators. */
export const billingRoutes = defineRoutes({
  getOwnBilling: {
    summary: 'Get the restaurant’s plan, its usage this period, and the plans it can choose.',
    method: 'GET',
    path: '/billing/plan',
    access: 'owner',
    status: 200,
    response: ownBilling,
    errors: ['not_found'],
    defaultError: 'We couldn’t load your plan',
    throttle: ownersThrottle,
  },
  subscribe: {
    summary: 'Subscribe to a plan and pay for the first month.',
    method: 'POST',
    path: '/billing/plan',
    access: 'owner',
    impersonation: 'refused',
    body: SubscribeSchema,
    status: 201,
    response: ownBilling,
    errors: [
      'not_found',
      'already_subscribed',
      'checkout_needed',
      'subscription_changed',
      'payment_declined',
    ],
    defaultError: 'Failed to subscribe',
    throttle: ownersThrottle,
  },
  changeOwnSubscription: {
    summary:
      'Upgrade right away, downgrade next month, cancel at the end of the month, or undo a cancellation.',
    method: 'PUT',
    path: '/billing/plan',
    access: 'owner',
    impersonation: 'refused',
    body: ChangeOwnSubscriptionSchema,
    status: 200,
    response: ownBilling,
    errors: ['not_found', 'plan_unchanged', 'subscription_changed', 'payment_due', 'payment_declined'],
    defaultError: 'Failed to update subscription plan',
    throttle: ownersThrottle,
  },
  previewOwnPlan: {
    summary: 'Get the price of a plan, line by line, and what it includes. Doesn’t change anything.',
    method: 'GET',
    path: '/billing/plan/preview',
    access: 'owner',
    query: PreviewOwnPlanSchema,
    status: 200,
    response: preview,
    errors: ['plan_unchanged', 'payment_due'],
    defaultError: 'We couldn’t load the price',
    throttle: ownersThrottle,
  },
  replaceCard: {
    summary: 'Replace the card and charge any overdue invoice.',
    method: 'PUT',
    path: '/billing/card',
    access: 'owner',
    impersonation: 'refused',
    body: CardSchema,
    status: 200,
    response: ownBilling,
    errors: ['not_found', 'checkout_needed', 'subscription_changed', 'payment_declined'],
    defaultError: 'Failed to save the card',
    throttle: ownersThrottle,
  },
  ...checkoutRoutes,
  buyCredits: {
    summary:
      'Buy credit. Future invoices use it first. Repeated calls with the same `idempotencyKey` and amount make only one purchase.',
    method: 'POST',
    path: '/billing/credits',
    access: 'owner',
    impersonation: 'refused',
    body: BuyCreditsSchema,
    takesIdempotencyKey: true,
    status: 201,
    response: ownBilling,
    errors: [
      'not_found',
      'checkout_needed',
      'subscription_changed',
      'credit_request_changed',
      'payment_declined',
    ],
    defaultError: 'Failed to buy credit',
    throttle: ownersThrottle,
  },
  listOwnInvoices: {
    summary: 'List the restaurant’s invoices, newest first.',
    method: 'GET',
    path: '/billing/invoices',
    access: 'owner',
    query: z.strictObject(page),
    status: 200,
    response: invoices,
    errors: [],
    defaultError: 'Failed to fetch the invoices',
    throttle: ownersThrottle,
  },
  downloadOwnInvoice: {
    summary: 'Download one of the restaurant’s invoices.',
    method: 'GET',
    path: '/billing/invoices/{id}/pdf',
    access: 'owner',
    params: z.strictObject({ id }),
    status: 200,
    file: { contentType: 'application/pdf' },
    errors: ['not_found'],
    defaultError: 'Failed to download the invoice',
  },
  previewOwnDeletion: {
    summary:
      'Preview what ends when the owner deletes the account: plan, open invoices, credit, ads, and scheduled texts.',
    method: 'GET',
    path: '/billing/deletion',
    access: 'owner',
    status: 200,
    response: z.object({ data: DeletionPreviewSchema }),
    errors: ['not_found'],
    defaultError: 'Failed to load the deletion preview',
    throttle: ownersThrottle,
  },
  getBillingDashboard: {
    summary: 'Get the platform’s subscription revenue.',
    method: 'GET',
    path: '/billing/dashboard',
    ...FOR_BILLING,
    status: 200,
    response: z.object({ data: BillingDashboardSchema }),
    errors: [],
    defaultError: 'Failed to fetch subscription data',
  },
  listSubscriptions: {
    summary: 'List active subscriptions and their usage this period, newest first.',
    method: 'GET',
    path: '/billing/subscriptions',
    ...FOR_BILLING,
    query: z.strictObject(page),
    status: 200,
    response: z.object({ data: z.object(subscriptions) }),
    errors: [],
    defaultError: 'Failed to fetch subscription data',
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
    defaultError: 'Failed to update subscription plan',
  },
  previewSubscription: {
    summary: 'Preview the price of a plan for a restaurant, line by line, and what it includes.',
    method: 'GET',
    path: '/billing/subscriptions/{id}/preview',
    ...FOR_BILLING,
    params: z.strictObject({ id: z.string().check(z.maxLength(100)) }),
    query: PreviewPlanSchema,
    status: 200,
    response: preview,
    errors: ['not_found', 'plan_unchanged', 'no_larger_plan', 'payment_due'],
    defaultError: 'We couldn’t load the price',
  },
  ...billingActionRoutes,
  downloadInvoice: {
    summary: 'Download a restaurant’s invoice.',
    method: 'GET',
    path: '/billing/platform-invoices/{restaurant_id}/{id}/pdf',
    ...FOR_BILLING,
    params: z.strictObject({ restaurant_id: id, id }),
    status: 200,
    file: { contentType: 'application/pdf' },
    errors: ['not_found'],
    defaultError: 'Failed to download the invoice',
  },
  listInvoices: {
    summary:
      'List the invoices of all restaurants by status, newest first. `refunded` and `disputed` include paid and unpaid invoices.',
    method: 'GET',
    path: '/billing/platform-invoices',
    ...FOR_BILLING,
    query: z.strictObject({
      status: z._default(z.enum([...INVOICE_STATUSES, ...INVOICE_FLAGS], 'Choose a valid status.'), 'paid'),
      ...page,
    }),
    status: 200,
    response: invoices,
    errors: [],
    defaultError: 'Failed to fetch subscription data',
  },
});
