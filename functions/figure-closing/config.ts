import * as z from 'zod/mini';
import { platformRecordsVariables } from '#functions/modules/platform-records/open-platform-records.ts';
import { readEnvironment } from '#functions/platform/environment.ts';

const FigureClosingEnvironmentSchema = z.object({
  FIGURES_TABLE_NAME: z.string().check(z.minLength(1)),
  RESTAURANTS_TABLE_NAME: z.string().check(z.minLength(1)),
  RESTAURANT_NAMES_TABLE_NAME: z.string().check(z.minLength(1)),
  SUBSCRIPTIONS_TABLE_NAME: z.string().check(z.minLength(1)),
  ...platformRecordsVariables,
  SERVICE_NAME: z._default(z.string(), 'figure-closing'),
});

/** What the closing of figures finds in its environment. */
export type FigureClosingEnvironment = z.input<typeof FigureClosingEnvironmentSchema>;

/** Throws one error that names every variable that is missing or wrong. */
export function readFigureClosingConfig(environment: Record<string, string | undefined>) {
  return readEnvironment(FigureClosingEnvironmentSchema, environment);
}
