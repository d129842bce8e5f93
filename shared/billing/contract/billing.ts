import * as z from 'zod/mini';
import { DISPUTE_STATUSES } from '#shared/billing/dispute.ts';
import { INVOICE_STATUSES } from '#shared/billing/invoice.ts';
import { BILLED_FEATURES, PLAN_IDS } from '#shared/billing/plan-catalog.ts';
import { TRUE_OR_FALSE } from '#shared/contract/field-messages.ts';
import { line } from '#shared/contract/text-fields.ts';
import { WHOLE_DOLLARS } from './billing-messages.ts';

const dollars = z.number();
const planId = z.enum(PLAN_IDS, 'Choose a plan.');
const planOrUpgrade = z.enum([...PLAN_IDS, 'upgrade'], 'Choose a plan.');

const FeatureUsageSchema = z.object({ used: z.int(), limit: z.int() });
/** Usage in the current period, by feature. */
const UsageSchema = z.record(z.enum(BILLED_FEATURES), FeatureUsageSchema);

/** In dollars. */
const CreditsSchema = z.object({ balance: dollars, purchased: dollars, used: dollars });

/** `paused`: a payment failed, and the grace period is over. `canceled`: it has ended. */
export const SUBSCRIPTION_STATUSES = ['active', 'past_due', 'paused', 'canceled'] as const;

/** A subscription in the console’s list. `id` is the restaurant’s. */
export const SubscriptionSchema = z
  .object({
    id: z.string(),
    restaurant_name: z.string(),
    email: z.string(),
    plan: z.string(),
    plan_id: planId,
    status: z.enum(SUBSCRIPTION_STATUSES),
    /** List price, in dollars; 0 if canceled. */
    monthly_revenue: dollars,
    billing_cycle: z.literal('monthly'),
    /** If canceled: when it ended. */
    next_billing_date: z.iso.datetime(),
    created_date: z.iso.datetime(),
    cancel_at_period_end: z.boolean(),
    /** A smaller plan that starts next month. */
    next_plan: z.nullable(planId),
    usage: UsageSchema,
    credits: CreditsSchema,
  })
  .register(z.globalRegistry, { id: 'Subscription' });

/** In dollars. `lines` add up to `total`, which is paid from `credit` and by card. */
export const BilledInvoiceSchema = z
  .object({
    invoice_id: z.string(),
    number: z.string(),
    restaurant_id: z.string(),
    restaurant_name: z.string(),
    plan: z.string(),
    status: z.enum(INVOICE_STATUSES),
    issued_at: z.iso.datetime(),
    paid_at: z.nullable(z.iso.datetime()),
    period_start: z.iso.datetime(),
    period_end: z.iso.datetime(),
    lines: z.array(z.object({ text: z.string(), amount: dollars })),
    total: dollars,
    /** Sales tax, a part of `total`. */
    tax: dollars,
    credit: dollars,
    due: dollars,
    /** The amount refunded. */
    refunded: dollars,
    /** The amount that can still be refunded to the card. */
    refundable: dollars,
    /** Its payment is, or was, disputed. `id`: Stripe’s. */
    dispute: z.nullable(
      z.object({
        id: z.string(),
        is_live: z.boolean(),
        status: z.enum(DISPUTE_STATUSES),
        amount: dollars,
        /** One sentence. */
        reason: z.string(),
        /** The deadline for evidence; null if none is accepted. */
        due_at: z.nullable(z.iso.datetime()),
      }),
    ),
  })
  .register(z.globalRegistry, { id: 'Invoice' });

const CatalogEntrySchema = z.object({
  plan_id: planId,
  name: z.string(),
  /** In dollars. */
  price: dollars,
  limits: z.record(z.enum(BILLED_FEATURES), z.int()),
});

/** The price and effect of a plan change before it is made. In dollars; `lines` add up to `total`. */
export const PlanPreviewSchema = z
  .object({
    plan_id: planId,
    plan: z.string(),
    /** `now`: `due` is charged right away. `next_period`: nothing is charged until next month. */
    starts: z.enum(['now', 'next_period']),
    lines: z.array(z.object({ text: z.string(), amount: dollars })),
    total: dollars,
    credit: dollars,
    due: dollars,
    /** The price of the next month if the subscription continues. */
    next_charge: z.object({ amount: dollars, date: z.iso.datetime() }),
    /** If canceled: when the plan ends unless the owner keeps it. */
    ends_at: z.nullable(z.iso.datetime()),
    /** The limits until next month. */
    limits: z.record(z.enum(BILLED_FEATURES), z.int()),
    /** The price in one sentence. */
    summary: z.string(),
  })
  .register(z.globalRegistry, { id: 'PlanPreview' });

/** An upgrade that begins once its owner confirms the payment on the provider’s page. `amount`: in dollars. */
export const UnconfirmedUpgradeSchema = z.object({
  plan_id: planId,
  plan: z.string(),
  amount: dollars,
  expires_at: z.iso.datetime(),
});

/** A restaurant’s plan, usage, and choices. */
export const OwnBillingSchema = z
  .object({
    basis: z.enum(['trial', 'plan', 'past_due', 'paused', 'none']),
    trial_ends_at: z.iso.datetime(),
    subscription: z.nullable(SubscriptionSchema),
    card: z.nullable(z.object({ brand: z.string(), last4: z.string(), expires: z.string() })),
    usage: UsageSchema,
    /** The period of usage: a month of the subscription, or the trial. Null without either. */
    usage_period: z.nullable(z.object({ start: z.iso.datetime(), end: z.iso.datetime() })),
    /** The overdue invoice that a new card pays right away; null for none. The plan pauses at `pauses_at`. */
    overdue: z.nullable(
      z.object({
        amount: dollars,
        since: z.iso.datetime(),
        pauses_at: z.iso.datetime(),
        /** The owner must confirm the payment on the provider’s page. */
        needs_confirmation: z.boolean(),
      }),
    ),
    /** A pending bank debit; null if there is none. */
    processing: z.nullable(z.object({ amount: dollars, since: z.iso.datetime() })),
    unconfirmed_upgrade: z.nullable(UnconfirmedUpgradeSchema),
    plans: z.array(CatalogEntrySchema),
    /** Percent off the first month; 0 if it was used. */
    first_month_discount: z.int(),
    /** `stripe`: cards are entered on Stripe’s pages, and payments are real. */
    payments: z.enum(['simulated', 'stripe']),
    /** Prices exclude sales tax, which invoices list separately. */
    adds_tax: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'OwnBilling' });

const paymentToken = z.string('Choose a card.').check(z.minLength(1, 'Choose a card.'), z.maxLength(200));

/** The price that was shown. If it has changed, nothing is charged. */
const shownPrice = z.optional(z.number());

export const SubscribeSchema = z.strictObject({
  plan_id: planId,
  payment_token: paymentToken,
  due: shownPrice,
});
export const CardSchema = z.strictObject({ payment_token: paymentToken });
/** Prepaid credit in dollars. */
export const creditAmount = z
  .int(WHOLE_DOLLARS)
  .check(z.gte(1, 'Enter $1 or more.'), z.lte(5000, 'Enter $5,000 or less.'));
export const BuyCreditsSchema = z.strictObject({
  amount: creditAmount,
  idempotencyKey: z.optional(line(100)),
});

const ONE_CHANGE = 'Choose a new plan or cancel the subscription.';
type Change = {
  plan_id?: string | undefined;
  cancel_at_period_end?: boolean | undefined;
  keep?: boolean | undefined;
};
const oneChange = z.refine<Change>(
  (body) => (body.plan_id === undefined) !== (body.cancel_at_period_end === undefined),
  ONE_CHANGE,
);
const keepsWithPlan = z.refine<Change>(
  ({ keep, plan_id }) => keep === undefined || plan_id !== undefined,
  'Choose the plan you want to keep.',
);
const planChange = {
  cancel_at_period_end: z.optional(z.boolean()),
  /** With a plan: also undoes a cancellation. */
  keep: z.optional(z.boolean()),
  due: shownPrice,
};
export const ChangeOwnSubscriptionSchema = z
  .strictObject({ plan_id: z.optional(planId), ...planChange })
  .check(oneChange, keepsWithPlan);
/**
 * `upgrade`: the next larger plan (spec, console §7.4). `from_plan`: the plan that was shown. If it has changed,
 * nothing happens.
 */
export const ChangeSubscriptionSchema = z
  .strictObject({
    plan_id: z.optional(planOrUpgrade),
    from_plan: z.optional(planId),
    ...planChange,
  })
  .check(oneChange, keepsWithPlan);

/** `keep`: the price if the change also undoes a cancellation. */
export const PreviewOwnPlanSchema = z.strictObject({
  plan_id: planId,
  keep: z._default(z.stringbool(TRUE_OR_FALSE), false),
});
export const PreviewPlanSchema = z.strictObject({ plan_id: planOrUpgrade });
