import type * as z from 'zod/mini';
import { type Customer, marginMicros } from '#functions/console/customers/customers-repository.ts';
import type { ListedCustomerSchema } from '#shared/dashboard/contract/listed-customer.ts';

const MICROS = 1_000_000;

/** A row of the console's list as the API returns it. Costs of an earlier month are left out. */
export function describeCustomer(customer: Customer, now: Date): z.output<typeof ListedCustomerSchema> {
  const { status, plan_id, monthly_cents, cost_micros, revenue_cents, last_seen_at, month, as_of } = customer;
  const isPresent = month === now.toISOString().slice(0, 7);
  return {
    status,
    plan_id: plan_id ?? null,
    monthly_revenue: monthly_cents / 100,
    last_seen: last_seen_at ?? null,
    month: isPresent
      ? {
          cost: cost_micros / MICROS,
          revenue: revenue_cents / 100,
          margin: marginMicros(customer) / MICROS,
        }
      : null,
    as_of,
  };
}
