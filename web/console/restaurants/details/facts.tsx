import { FOR_BILLING } from '#shared/billing/contract/billing-action-routes.ts';
import { formatDollars } from '#shared/format/numbers.ts';
import type { RestaurantDetails } from '#web/console/api/restaurant-details.ts';
import { costInDollars } from '#web/console/costs/cost-in-dollars.ts';
import { FactList } from '#web/console/fact-list.tsx';
import { StatusBadge } from '#web/console/restaurants/status-badge.tsx';
import { useMay } from '#web/console/use-may.ts';
import { printedDay } from '#web/guests/printed-phone.ts';
import { linkTo } from '#web/shell/navigation/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Fact } from '#web/ui/facts.tsx';
import { Link } from '#web/ui/link.tsx';

/** Facts about the restaurant and its owner. */
export function Facts({
  details: { restaurant, owner, subscription, customer },
}: {
  details: RestaurantDetails;
}) {
  const { address, phone, setup_completed_at, websites_total, websites_published } = restaurant;
  return (
    <FactList columnWidth={16} rowGap={1} size="small">
      <Fact label="Address">{address === '' ? 'Not provided' : address}</Fact>
      <Fact label="Phone">{phone === '' ? 'Not provided' : phone}</Fact>
      <Fact label="Owner email">
        {owner.email}{' '}
        {owner.email_verified ? (
          <Badge tone="good">Verified</Badge>
        ) : (
          <Badge tone="warning">Not verified</Badge>
        )}
      </Fact>
      {owner.pending_email === null ? null : <Fact label="Pending email">{owner.pending_email}</Fact>}
      <Fact label="Subscription">
        {subscription === null ? (
          'None'
        ) : (
          <PlanLink id={restaurant.restaurant_id} planId={subscription.plan_id} />
        )}
        {subscription?.cancel_at_period_end ? `, ends ${printedDay(subscription.period_end)}` : ''}{' '}
        {subscription?.status === 'past_due' ? <Badge tone="danger">Past due</Badge> : null}
      </Fact>
      {customer === null ? null : (
        <>
          <Fact label="Status">
            <StatusBadge status={customer.status} />
          </Fact>
          <Fact label="MRR">{formatDollars(customer.monthly_revenue)}</Fact>
          <Fact label="This month">
            {customer.month === null ? 'Not calculated yet' : formatMargin(customer.month)}
          </Fact>
          <Fact label="Last seen">
            {customer.last_seen === null ? 'Never' : printedDay(customer.last_seen)}
          </Fact>
        </>
      )}
      <Fact label="First website">
        {setup_completed_at === null ? 'None yet' : printedDay(setup_completed_at)}
      </Fact>
      <Fact label="Websites">
        {websites_total} created, {websites_published} published
      </Fact>
    </FactList>
  );
}

type Month = NonNullable<NonNullable<RestaurantDetails['customer']>['month']>;

function formatMargin({ revenue, cost, margin }: Month): string {
  const format = (dollars: number) => costInDollars(dollars * 100);
  return `${format(revenue)} revenue − ${format(cost)} cost = ${format(margin)} before fixed costs`;
}

/** Leads to the bill where the administrator’s role includes it. */
function PlanLink({ id, planId }: { id: string; planId: string }) {
  const name = planName(planId);
  return useMay()(FOR_BILLING) ? <Link href={linkTo.adminBill(id)}>{name}</Link> : name;
}

function planName(id: string): string {
  return id.charAt(0).toUpperCase() + id.slice(1);
}
