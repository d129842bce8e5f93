import * as z from 'zod/mini';
import { tokenSecretVariables } from '#functions/platform/auth/token-secret.ts';
import { readEnvironment } from '#functions/platform/environment.ts';
import { hourlyLimitVariables } from '#functions/platform/limits/hourly-limits.ts';
import { originKeyVariables } from '#functions/platform/middleware/origin-guard.ts';
import { receiptVariables } from '#functions/platform/receipts/open-receipts.ts';

const MenuOptimizerEnvironmentSchema = z.object({
  MENU_SALES_TABLE_NAME: z.string().check(z.minLength(1)),
  PROFILES_TABLE_NAME: z.string().check(z.minLength(1)),
  RESTAURANTS_TABLE_NAME: z.string().check(z.minLength(1)),
  USERS_TABLE_NAME: z.string().check(z.minLength(1)),
  RATE_LIMITS_TABLE_NAME: z.string().check(z.minLength(1)),
  ...hourlyLimitVariables,
  ...receiptVariables,
  ...tokenSecretVariables,
  ...originKeyVariables,
  SERVICE_NAME: z._default(z.string(), 'menu-optimizer'),
});

/** What the function of menus and their sales finds in its environment. */
export type MenuOptimizerEnvironment = z.input<typeof MenuOptimizerEnvironmentSchema>;

/** Throws one error that names every variable that is missing or wrong. */
export function readMenuOptimizerConfig(environment: Record<string, string | undefined>) {
  return readEnvironment(MenuOptimizerEnvironmentSchema, environment);
}
