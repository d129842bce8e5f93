import { PLAN_CATALOG } from '#shared/billing/plan-catalog.ts';
import { type CustomerStatus, STATUS_NAMES } from '#shared/console/customers/customer-status.ts';
import { formatDollars } from '#shared/format/numbers.ts';
import type { ListedRestaurant } from '#web/console/api/restaurants.ts';
import { costInDollars } from '#web/console/costs/cost-in-dollars.ts';
import { printedDay } from '#web/guests/printed-phone.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Text } from '#web/ui/text.tsx';

const TONES = {
  trial: 'neutral',
  active: 'good',
  past_due: 'danger',
  suspended: 'danger',
  canceled: 'neutral',
  trial_ended: 'neutral',
} as const satisfies Record<CustomerStatus, string>;

/** How a restaurant does as a customer: status with plan, revenue, last visit, website, cost, and margin. */
export function CustomerCells({
  restaurant: { customer, websites },
}: {
  restaurant: Pick<ListedRestaurant, 'customer' | 'websites'>;
}) {
  const month = customer?.month;
  const isLoss = month != null && month.margin < 0;
  return (
    <>
      <td data-label="Status">
        {customer === null ? (
          '–'
        ) : (
          <span>
            <StatusBadge status={customer.status} />
            {customer.plan_id === null ? null : (
              <Text as="div" tone="muted">
                {PLAN_CATALOG[customer.plan_id].name}
              </Text>
            )}
          </span>
        )}
      </td>
      <td data-label="MRR">{customer === null ? '–' : formatDollars(customer.monthly_revenue)}</td>
      <td data-label="Last seen">{customer?.last_seen == null ? '–' : printedDay(customer.last_seen)}</td>
      <td data-label="Website">{websiteState(websites)}</td>
      <td data-label="Cost this month">{month == null ? '–' : costInDollars(month.cost * 100)}</td>
      <Text as="td" {...(isLoss && { tone: 'danger', strong: true })} data-label="Margin this month">
        {month == null ? '–' : costInDollars(month.margin * 100)}
      </Text>
    </>
  );
}

export function StatusBadge({ status }: { status: CustomerStatus }) {
  return <Badge tone={TONES[status]}>{STATUS_NAMES[status]}</Badge>;
}

function websiteState({ total, published }: ListedRestaurant['websites']): string {
  if (published > 0) return published === 1 ? 'Published' : `${published} published`;
  return total > 0 ? 'Draft' : 'None';
}
