import { campaignSummary } from '#functions/ads/campaign-summary.ts';
import type { SubscriptionRow } from '#functions/billing/subscription-row.ts';
import { runs } from '#functions/billing/subscription-steps.ts';
import { describeCustomer } from '#functions/console/customers/describe-customer.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { GenerationJob } from '#functions/websites/generation/generation-jobs-repository.ts';
import type { WebsiteRecord } from '#functions/websites/website-rows.ts';
import type { restaurantAdministrationRoutes } from '#shared/restaurants/contract/restaurant-administration-routes.ts';
import type { RestaurantAdministrationDependencies } from './dependencies.ts';

const NEWEST = 10;
const READ_JOBS = 25;
const READ_MAILS = 25;

type Row = typeof restaurantAdministrationRoutes.getRestaurantDetails;

/** One restaurant, in eight reads however long its history is. */
export function createGetRestaurantDetails(
  dependencies: RestaurantAdministrationDependencies,
): Operation<Row> {
  const { restaurants, users, websites, campaigns, jobs, clock } = dependencies;
  const { failedMails, subscriptions } = dependencies;
  return async ({ params: { id } }) => {
    const [restaurant, user, made, launched, tried, mails, subscribed, customer] = await Promise.all([
      restaurants.find(id),
      users.find(id),
      websites.listNewest(id, NEWEST),
      campaigns.list(id, { limit: NEWEST }),
      jobs.listNewest(id, READ_JOBS),
      failedMails.list(id, READ_MAILS),
      subscriptions.find(id),
      dependencies.customers.find(id),
    ]);
    if (restaurant === undefined || user === undefined) throw new AppError('not_found');
    const now = clock.now();
    return {
      data: {
        restaurant: {
          restaurant_id: id,
          name: restaurant.name,
          address: restaurant.address ?? '',
          phone: restaurant.phone ?? '',
          signup_date: restaurant.created_at,
          setup_completed_at: restaurant.setup_completed_at ?? null,
          websites_total: restaurant.websites_total,
          websites_published: restaurant.websites_published,
          suspended: user.suspended ?? null,
        },
        owner: {
          email: user.email,
          email_verified: user.email_verified,
          pending_email: user.pending_email ?? null,
        },
        websites: made.websites.map(describeWebsite),
        campaigns: launched.campaigns.map((campaign) => campaignSummary(campaign, now)),
        failed_jobs: tried.flatMap(describeFailed),
        failed_mails: mails.map(({ request_id, kind, failed_at, error }) => ({
          request_id,
          kind,
          failed_at,
          error,
        })),
        subscription: describeSubscription(subscribed),
        customer: customer === undefined ? null : describeCustomer(customer, now),
        tags: customer?.tags ?? [],
      },
    };
  };
}

function describeWebsite({ website_id, website_name, url, updated_at }: WebsiteRecord) {
  return { website_id, name: website_name, url, updated_at };
}

/** Spec, console §3: shows active or past due subscriptions. Others count as none. */
function describeSubscription(row: SubscriptionRow | undefined) {
  if (row === undefined || !runs(row)) return null;
  const { plan_id, state, period_end, cancel_at_period_end } = row;
  return {
    plan_id,
    status: state === 'active' ? ('active' as const) : ('past_due' as const),
    period_end,
    cancel_at_period_end,
  };
}

function describeFailed(job: GenerationJob) {
  if (job.status !== 'failed') return [];
  const { generation_id, website_name, kind, requested_at, finished_at, error_details } = job;
  const failed_at = finished_at ?? requested_at;
  return [{ generation_id, website_name, kind, failed_at, error_details: error_details ?? '' }];
}
