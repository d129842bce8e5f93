import * as z from 'zod/mini';
import { PLAN_IDS } from '#shared/billing/plan-catalog.ts';

export const DELETION_PREVIEW_UNREADABLE = 'We couldn’t load the deletion preview';

/** What ends when a restaurant is deleted. */
export const DeletionPreviewSchema = z
  .object({
    /** Null without a paid plan. `paid_days_left`: a started day counts as one; 0 while a payment is overdue. */
    plan: z.nullable(
      z.object({ plan_id: z.enum(PLAN_IDS), paid_days_left: z.int(), period_end: z.iso.datetime() }),
    ),
    /** `total`: unpaid dollars. */
    open_invoices: z.object({ count: z.int(), total: z.number() }),
    /** Prepaid credit in dollars, which is lost. */
    prepaid_credit: z.number(),
    running_ads: z.int(),
    /** Includes texts that wait for a guest’s quiet hours. */
    scheduled_texts: z.object({ campaigns: z.int(), texts: z.int() }),
    /** There are older campaigns that weren’t checked. */
    has_older_campaigns: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'DeletionPreview' });
export type DeletionPreview = z.output<typeof DeletionPreviewSchema>;
