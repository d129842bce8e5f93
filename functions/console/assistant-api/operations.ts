import type { Operations } from '#functions/platform/http/http-handler.ts';
import type { businessAssistantRoutes } from '#shared/console/contract/business-assistant-routes.ts';
import { createAskBusinessAssistant } from './ask-business-assistant.ts';
import type { BusinessAssistantDependencies } from './dependencies.ts';
import { createGetPlatformPerformance } from './get-platform-performance.ts';

/** Operations of the admin assistant. */
export function createBusinessAssistantOperations(
  dependencies: BusinessAssistantDependencies,
): Operations<typeof businessAssistantRoutes> {
  return {
    getPlatformPerformance: createGetPlatformPerformance(dependencies),
    askBusinessAssistant: createAskBusinessAssistant(dependencies),
  };
}
