import * as z from 'zod/mini';
import { INVOICE_FLAGS, INVOICE_STATUSES } from '#shared/billing/invoice.ts';
import { ORDER } from '#shared/contract/field-messages.ts';
import { atMostCharacters } from '#shared/contract/length-message.ts';
import { defineRoutes } from '#shared/contract/route.ts';
import { BilledInvoiceSchema, SUBSCRIPTION_STATUSES, SubscriptionSchema } from './billing.ts';
import { FOR_BILLING } from './billing-action-routes.ts';
import { BILLING_UNREADABLE } from './billing-messages.ts';
import { page } from './own-billing-routes.ts';

const SORTS = ['date', 'amount', 'name'] as const;
/** One letter alone finds everything. */
const search = {
  search: z._default(z.string().check(z.trim(), z.maxLength(100, atMostCharacters(100))), ''),
  sort: z._default(z.enum(SORTS, `Sort by ${SORTS.join(', ')}.`), 'date'),
  order: z._default(z.enum(['asc', 'desc'], ORDER), 'desc'),
};
/** More restaurants match than a search reads. A longer search term finds them. */
const more_match = z.optional(z.boolean());
const subscriptions = {
  subscriptions: z.array(SubscriptionSchema),
  next_cursor: z.optional(z.string()),
  more_match,
};
const foundInvoices = z.object({
  data: z.object({ invoices: z.array(BilledInvoiceSchema), next_cursor: z.optional(z.string()), more_match }),
});

/** What administrators list, search, and filter about all plans. */
export const billingListRoutes = defineRoutes({
  listSubscriptions: {
    summary:
      'List subscriptions and their usage this period. Filter by status to list canceled ones. Pages may have fewer rows than the limit.',
    method: 'GET',
    path: '/billing/subscriptions',
    ...FOR_BILLING,
    query: z.strictObject({
      ...search,
      status: z.optional(
        z.enum(SUBSCRIPTION_STATUSES, `Use one of these statuses: ${SUBSCRIPTION_STATUSES.join(', ')}.`),
      ),
      ...page,
    }),
    status: 200,
    response: z.object({ data: z.object(subscriptions) }),
    errors: [],
    defaultError: BILLING_UNREADABLE,
  },
  listInvoices: {
    summary:
      'List all invoices, or search them by number, or by the restaurant’s name or email. `refunded` and `disputed` include paid and unpaid invoices.',
    method: 'GET',
    path: '/billing/platform-invoices',
    ...FOR_BILLING,
    query: z.strictObject({
      ...search,
      status: z._default(
        z.enum(['all', ...INVOICE_STATUSES, ...INVOICE_FLAGS], 'Choose a valid status.'),
        'all',
      ),
      ...page,
    }),
    status: 200,
    response: foundInvoices,
    errors: [],
    defaultError: BILLING_UNREADABLE,
  },
});
