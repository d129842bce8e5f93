import * as z from 'zod/mini';
import { CampaignSummarySchema } from '#shared/ads/contract/campaign-summary.ts';
import { PLAN_IDS } from '#shared/billing/plan-catalog.ts';
import { ListedCustomerSchema } from '#shared/dashboard/contract/listed-customer.ts';
import { EMAIL_KINDS } from '#shared/email/email-kind.ts';
import { SuspensionSchema } from './suspension.ts';

/** A website in the console’s list. */
const WebsiteBriefSchema = z.object({
  website_id: z.string(),
  name: z.string(),
  /** Its public URL; absent while it is offline. */
  url: z.optional(z.string()),
  updated_at: z.iso.datetime(),
});

/** A website that couldn’t be generated. */
const FailedJobSchema = z.object({
  generation_id: z.string(),
  website_name: z.string(),
  kind: z.enum(['generation', 'regeneration']),
  failed_at: z.iso.datetime(),
  /** The message that the owner saw. */
  error_details: z.string(),
});

/** One restaurant in the console. */
export const RestaurantDetailsSchema = z
  .object({
    restaurant: z.object({
      restaurant_id: z.string(),
      name: z.string(),
      address: z.string(),
      phone: z.string(),
      signup_date: z.iso.datetime(),
      setup_completed_at: z.nullable(z.iso.datetime()),
      websites_total: z.int(),
      websites_published: z.int(),
      suspended: z.nullable(SuspensionSchema),
    }),
    owner: z.object({
      email: z.string(),
      email_verified: z.boolean(),
      /** A new address that is waiting for confirmation. */
      pending_email: z.nullable(z.string()),
    }),
    /** Newest first. */
    websites: z.array(WebsiteBriefSchema),
    campaigns: z.array(CampaignSummarySchema),
    failed_jobs: z.array(FailedJobSchema),
    /** Emails to the owner that weren’t delivered. */
    failed_mails: z.array(
      z.object({
        request_id: z.string(),
        kind: z.enum(EMAIL_KINDS),
        failed_at: z.iso.datetime(),
        error: z.string(),
      }),
    ),
    /** Null during the trial and after it. */
    subscription: z.nullable(
      z.object({
        plan_id: z.enum(PLAN_IDS),
        status: z.enum(['active', 'past_due']),
        period_end: z.iso.datetime(),
        cancel_at_period_end: z.boolean(),
      }),
    ),
    /** Null until we have calculated it. */
    customer: z.nullable(ListedCustomerSchema),
    tags: z.array(z.string()),
  })
  .register(z.globalRegistry, { id: 'RestaurantDetails' });
