import { AppError } from '#functions/platform/app-error.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import { revenueInMonth } from '#shared/console/customers/customer-figures.ts';
import { budgetState } from '#shared/platform-settings/budget.ts';
import type { platformSettingsRoutes } from '#shared/platform-settings/contract/platform-settings-routes.ts';
import { centsByKind, centsOf, costsOfMonth, monthSpan } from '#shared/platform-settings/month-costs.ts';
import { type CostUnit, pricesOf } from '#shared/platform-settings/price-table.ts';
import type { PlatformSettingsDependencies } from './dependencies.ts';

/** Units that are amounts of money already, so their number means nothing. */
const PRICED_ELSEWHERE: readonly CostUnit[] = ['ai_micros', 'message_micros'];

/** Returns the costs of all restaurants from metrics. The number of reads doesn't grow with them. */
export function createGetPlatformCosts({
  figures,
  settings,
  enteredAmounts,
  clock,
}: PlatformSettingsDependencies): Operation<typeof platformSettingsRoutes.getPlatformCosts> {
  return async ({ query }) => {
    const now = clock.now();
    const span = spanOf(query.month, now);
    const [[listed], { monthlyBudgetCents }, { fixed_cost_cents }] = await Promise.all([
      figures.listDaysOf(['platform']),
      settings.get(),
      enteredAmounts.get(span.month),
    ]);
    const costs = costsOfMonth(listed?.days ?? [], span);
    const prices = pricesOf(span.through).units;
    const total = centsOf(costs.totalMicros);
    return {
      data: {
        month: span.month,
        through: span.through,
        as_of: now.toISOString(),
        total_cents: total,
        by_kind: centsByKind(costs),
        fixed_cents: fixed_cost_cents,
        revenue_cents: revenueInMonth(listed?.days ?? [], span.month),
        units: costs.units.map(({ unit, amount, micros }) => ({
          unit,
          label: prices[unit].label,
          amount: PRICED_ELSEWHERE.includes(unit) ? null : Math.round(amount * 100) / 100,
          cents: centsOf(micros),
          is_estimate: prices[unit].isEstimate,
          source: prices[unit].source,
        })),
        budget: { monthly_cents: monthlyBudgetCents, state: budgetState(total, monthlyBudgetCents) },
      },
    };
  };
}

/** The requested month. Throws `invalid_input` for a future one. */
export function spanOf(
  asked: string | undefined,
  now: Date,
): { month: string; today: string; through: string } {
  const today = now.toISOString().slice(0, 10);
  const month = asked ?? today.slice(0, 7);
  if (month <= today.slice(0, 7)) return { month, today, through: monthSpan(month, today).to };
  throw new AppError('invalid_input', { fields: { month: 'Choose this month or an earlier one.' } });
}
