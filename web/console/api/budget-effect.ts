import { useMutation } from '@tanstack/react-query';
import { adminDashboardRoutes } from '#shared/dashboard/contract/admin-dashboard-routes.ts';
import { budgetState } from '#shared/platform-settings/budget.ts';
import { costRoutes } from '#shared/platform-settings/contract/cost-routes.ts';
import { createApi } from '#web/client/api.ts';

const api = createApi({ platformSettings: costRoutes, dashboard: adminDashboardRoutes });

/** The effect of a budget: the month, its cost so far, and the number of restaurants that it would pause. */
export type BudgetStop = { spentCents: number; restaurants: number; month: string };

/**
 * The effect of a budget, in cents, that is already used up; undefined if it isn't. Reads the current costs, not the
 * ones on the screen.
 */
export function useBudgetEffect() {
  return useMutation({
    mutationFn: async (budgetCents: number): Promise<BudgetStop | undefined> => {
      const { data: costs } = await api.platformSettings.getPlatformCosts({ query: {} });
      if (budgetState(costs.total_cents, budgetCents) !== 'reached') return undefined;
      const { data } = await api.dashboard.getAdminDashboard();
      const restaurants = data.platformStats.totalRestaurants;
      return { spentCents: costs.total_cents, restaurants, month: costs.month };
    },
  });
}
