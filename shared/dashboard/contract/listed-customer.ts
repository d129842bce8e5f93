import * as z from 'zod/mini';
import { PLAN_IDS } from '#shared/billing/plan-catalog.ts';
import { CUSTOMER_STATUSES } from '#shared/console/customers/customer-status.ts';

/** How a listed restaurant does as a customer. Amounts are in dollars. */
export const ListedCustomerSchema = z
  .object({
    status: z.enum(CUSTOMER_STATUSES),
    /** Null without a running subscription. */
    plan_id: z.nullable(z.enum(PLAN_IDS)),
    /** The plan’s list price. */
    monthly_revenue: z.number(),
    /** The last sign-in or action that we know of. */
    last_seen: z.nullable(z.iso.datetime()),
    /**
     * This month (UTC) so far: costs at list prices; revenue, with the renewal that is still due; and the margin. Null
     * until a new month has been calculated.
     */
    month: z.nullable(z.object({ cost: z.number(), revenue: z.number(), margin: z.number() })),
    as_of: z.iso.datetime(),
  })
  .register(z.globalRegistry, { id: 'ListedCustomer' });
