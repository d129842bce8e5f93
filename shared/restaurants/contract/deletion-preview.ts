import * as z from 'zod/mini';
import { PLAN_IDS } from '#shared/billing/plan-catalogue.ts';

/** What a restaurant has that ends when it is deleted. */
export const DeletionPreviewSchema = z
  .object({
    /** Null where it pays for none. `paid_days_left`: a begun day counts as one; 0 while the payment is overdue. */
    plan: z.nullable(
      z.object({ plan_id: z.enum(PLAN_IDS), paid_days_left: z.int(), period_end: z.iso.datetime() }),
    ),
    /** `total`: dollars that nobody has paid. */
    open_invoices: z.object({ count: z.int(), total: z.number() }),
    /** Dollars paid ahead that no invoice has used; they are lost. */
    prepaid_credit: z.number(),
    running_ads: z.int(),
    /** Those that are held until a guest's quiet hours are over, too. */
    scheduled_texts: z.object({ campaigns: z.int(), texts: z.int() }),
    /** There are older campaigns, which were not looked at. */
    has_older_campaigns: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'DeletionPreview' });
export type DeletionPreview = z.output<typeof DeletionPreviewSchema>;
