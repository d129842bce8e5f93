import { STATUS_NAMES } from '#shared/console/customers/customer-status.ts';
import { csvRow } from '#shared/guests/safe-cell.ts';
import type { ListedRestaurant } from '#web/console/api/restaurants.ts';

const COLUMNS = [
  'name',
  'address',
  'owner_email',
  'signup_date',
  'status',
  'plan',
  'last_seen',
  'websites_published',
  'monthly_revenue',
  'cost_this_month',
  'revenue_this_month',
  'margin_this_month',
];

/** Restaurants as CSV, amounts in dollars. Spreadsheets can’t run anything in it as a formula. */
export function restaurantsCsv(restaurants: readonly ListedRestaurant[]): string {
  const rows = restaurants.map(({ name, address, email, signup_date, websites, customer }) => {
    const texts = csvRow([
      name,
      address,
      email,
      signup_date,
      customer === null ? '' : STATUS_NAMES[customer.status],
      customer?.plan_id ?? '',
      customer?.last_seen ?? '',
      String(websites.published),
    ]);
    const { cost, revenue, margin } = customer?.month ?? {};
    const amounts = [customer?.monthly_revenue, cost, revenue, margin];
    return `${[texts.trimEnd(), ...amounts.map((amount) => amount?.toFixed(4) ?? '')].join(',')}\r\n`;
  });
  // Without the byte order mark, Excel assumes a local encoding.
  return `\uFEFF${[csvRow(COLUMNS), ...rows].join('')}`;
}
