import { useMutation } from '@tanstack/react-query';
import { adminDashboardRoutes } from '#shared/dashboard/contract/admin-dashboard-routes.ts';
import { budgetState } from '#shared/platform-settings/budget.ts';
import { platformSettingsRoutes } from '#shared/platform-settings/contract/platform-settings-routes.ts';
import { createApi } from '#web/client/api.ts';

const api = createApi({ platformSettings: platformSettingsRoutes, dashboard: adminDashboardRoutes });

/** What a budget stops: how much the month has cost, for how many restaurants, and in which month. */
export type BudgetStop = { spentCents: number; restaurants: number; month: string };

/** Whether a budget, in cents, stops AI and texts at once; undefined where it does not. As it is now, not as it was shown. */
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
