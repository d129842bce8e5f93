import * as z from 'zod/mini';
import { readEnvironment } from '#functions/platform/environment.ts';

const FigureClosingEnvironmentSchema = z.object({
  FIGURES_TABLE_NAME: z.string().check(z.minLength(1)),
  SERVICE_NAME: z._default(z.string(), 'figure-closing'),
});

/** What the closing of figures finds in its environment. */
export type FigureClosingEnvironment = z.input<typeof FigureClosingEnvironmentSchema>;

/** Throws one error that names every variable that is missing or wrong. */
export function readFigureClosingConfig(environment: Record<string, string | undefined>) {
  return readEnvironment(FigureClosingEnvironmentSchema, environment);
}
