import * as z from 'zod/mini';
import { readEnvironment } from '#functions/platform/environment.ts';

const ProjectorEnvironmentSchema = z.object({
  EVENTS_TABLE_NAME: z.string().check(z.minLength(1)),
  FIGURES_TABLE_NAME: z.string().check(z.minLength(1)),
  SERVICE_NAME: z._default(z.string(), 'projector'),
});

/** What the projector finds in its environment. */
export type ProjectorEnvironment = z.input<typeof ProjectorEnvironmentSchema>;

/** Throws one error that names every variable that is missing or wrong. */
export function readProjectorConfig(environment: Record<string, string | undefined>) {
  return readEnvironment(ProjectorEnvironmentSchema, environment);
}
