import { subscribedTo } from '#functions/billing/subscribed-to.ts';
import type { SubscriptionRow } from '#functions/billing/subscription-row.ts';
import { runs } from '#functions/billing/subscription-steps.ts';
import type { SubscriptionDetails } from '#shared/billing/contract/billing-actions.ts';
import { failureSchedule } from '#shared/billing/dunning.ts';
import { reasonForAdministrators } from '#shared/billing/test-cards.ts';
import { dollars, invoiceAnswer, subscriptionAnswer, unconfirmedAnswer } from './billing-answers.ts';
import type { BillingOperationDependencies } from './dependencies.ts';

/** Two years of months. */
const NEWEST_INVOICES = 24;

/** Describes a subscription for its page in the console. */
export async function subscriptionDetails(
  { restaurants, invoices, planUsage, rules, clock }: BillingOperationDependencies,
  row: SubscriptionRow,
): Promise<SubscriptionDetails> {
  const { restaurant_id: id, coupon, stripe } = row;
  const period = subscribedTo(row)?.period;
  const [owner, listed, plans, usage] = await Promise.all([
    restaurants.find(id),
    invoices.list(id, { limit: NEWEST_INVOICES }),
    rules.planLimits(),
    period === undefined ? undefined : planUsage.get(id, period),
  ]);
  const { overdue } = row;
  const unpaid = listed.invoices.find(({ invoice_id }) => invoice_id === overdue?.invoice_id);
  return {
    subscription: subscriptionAnswer(row, { owner, usage, plans }),
    is_over: !runs(row),
    provider: stripe === undefined ? 'built_in' : 'stripe',
    coupon_percent: coupon?.percent_off ?? null,
    failure:
      overdue === undefined
        ? null
        : {
            invoice_id: overdue.invoice_id,
            amount: dollars(unpaid?.due ?? 0),
            since: overdue.since,
            reason: overdue.reason === undefined ? null : reasonForAdministrators(overdue.reason),
            failures: overdue.failures,
            schedule: failureSchedule(overdue, {
              emails: overdue.reminders ?? overdue.failures,
              isPaused: row.state === 'paused',
              endsByItself: stripe === undefined,
            }),
          },
    unconfirmed_upgrade: unconfirmedAnswer(row, clock.now()),
    invoices: listed.invoices.map(invoiceAnswer),
  };
}
