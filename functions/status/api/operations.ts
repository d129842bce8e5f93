import type { Operations } from '#functions/platform/http/http-handler.ts';
import type { statusRoutes } from '#shared/status/contract/status-routes.ts';
import type { StatusDependencies } from './dependencies.ts';
import { createGetHealth } from './get-health.ts';
import { createGetPublicConfig } from './get-public-config.ts';

export function createStatusOperations(dependencies: StatusDependencies): Operations<typeof statusRoutes> {
  return {
    getHealth: createGetHealth(dependencies),
    getPublicConfig: createGetPublicConfig(dependencies),
  };
}
