import * as z from 'zod/mini';
import { WHOLE_NUMBER } from '#shared/contract/field-messages.ts';
import { defineRoutes, forOwner } from '#shared/contract/route.ts';
import {
  BilledInvoiceSchema,
  BuyCreditsSchema,
  CardSchema,
  ChangeOwnSubscriptionSchema,
  OwnBillingSchema,
  PlanPreviewSchema,
  PreviewOwnPlanSchema,
  SubscribeSchema,
} from './billing.ts';
import { INVOICE_UNREADABLE, PLAN_NOT_CHANGED, PRICE_UNREADABLE } from './billing-messages.ts';
import { checkoutRoutes } from './checkout-routes.ts';

const ownersThrottle = { rate: 200, burst: 400 };
const id = z.string().check(z.minLength(1), z.maxLength(100));
const ownBilling = z.object({ data: OwnBillingSchema });
const preview = z.object({ data: PlanPreviewSchema });
const listed = { invoices: z.array(BilledInvoiceSchema), next_cursor: z.optional(z.string()) };
const invoices = z.object({ data: z.object(listed) });

export const page = {
  limit: z._default(z.coerce.number().check(z.int(WHOLE_NUMBER), z.gte(1), z.lte(100)), 50),
  cursor: z.optional(z.string().check(z.maxLength(1000))),
};

/** Owners’ own billing, separate from the administrators’ routes, which owners’ screens don’t load. */
export const ownBillingRoutes = defineRoutes({
  getOwnBilling: {
    summary: 'Get the restaurant’s plan, usage this period, and available plans.',
    ...forOwner('GET', '/billing/plan'),
    status: 200,
    response: ownBilling,
    errors: ['not_found'],
    defaultError: 'We couldn’t load your plan',
    throttle: ownersThrottle,
  },
  subscribe: {
    summary: 'Subscribe to a plan and pay for the first month.',
    ...forOwner('POST', '/billing/plan'),
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
    defaultError: 'We couldn’t start your plan. Try again.',
    throttle: ownersThrottle,
  },
  changeOwnSubscription: {
    summary:
      'Upgrade right away, downgrade next month, cancel at the end of the month, or undo a cancellation. ' +
      'If the bank needs the owner to confirm an upgrade, `unconfirmed_upgrade` is set, and the plan changes ' +
      'once the owner confirms.',
    ...forOwner('PUT', '/billing/plan'),
    impersonation: 'refused',
    body: ChangeOwnSubscriptionSchema,
    status: 200,
    response: ownBilling,
    errors: ['not_found', 'plan_unchanged', 'subscription_changed', 'payment_due', 'payment_declined'],
    defaultError: PLAN_NOT_CHANGED,
    throttle: ownersThrottle,
  },
  previewOwnPlan: {
    summary: 'Get the price of a plan, line by line, and what it includes. Doesn’t change anything.',
    ...forOwner('GET', '/billing/plan/preview'),
    query: PreviewOwnPlanSchema,
    status: 200,
    response: preview,
    errors: ['plan_unchanged', 'payment_due'],
    defaultError: PRICE_UNREADABLE,
    throttle: ownersThrottle,
  },
  replaceCard: {
    summary: 'Replace the card and charge any overdue invoice.',
    ...forOwner('PUT', '/billing/card'),
    impersonation: 'refused',
    body: CardSchema,
    status: 200,
    response: ownBilling,
    errors: ['not_found', 'checkout_needed', 'subscription_changed', 'payment_declined'],
    defaultError: 'We couldn’t save your card. Try again.',
    throttle: ownersThrottle,
  },
  ...checkoutRoutes,
  buyCredits: {
    summary:
      'Buy credit. Future invoices use it first. Repeated calls with the same `idempotencyKey` and amount make only one purchase.',
    ...forOwner('POST', '/billing/credits'),
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
    defaultError: 'We couldn’t add the credit. Try again.',
    throttle: ownersThrottle,
  },
  listOwnInvoices: {
    summary: 'List the restaurant’s invoices, newest first.',
    ...forOwner('GET', '/billing/invoices'),
    query: z.strictObject(page),
    status: 200,
    response: invoices,
    errors: [],
    defaultError: 'We couldn’t load your invoices',
    throttle: ownersThrottle,
  },
  downloadOwnInvoice: {
    summary: 'Download one of the restaurant’s invoices.',
    ...forOwner('GET', '/billing/invoices/{id}/pdf'),
    params: z.strictObject({ id }),
    status: 200,
    file: { contentType: 'application/pdf' },
    errors: ['not_found'],
    defaultError: INVOICE_UNREADABLE,
  },
});
