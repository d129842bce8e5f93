import type { Operations } from '#functions/platform/http/http-handler.ts';
import type { featureRoutes } from '#shared/features/contract/feature-routes.ts';
import { createBulkUpdateFeature, createUndoBulkUpdateFeature } from './bulk-update-feature.ts';
import { createCheckFeature } from './check-feature.ts';
import type { FeaturesDependencies } from './dependencies.ts';
import { createGetFeatureSummary } from './get-feature-summary.ts';
import { createListFeatureToggles } from './list-feature-toggles.ts';
import { createUpdateFeatureToggle } from './update-feature-toggle.ts';

export function createFeaturesOperations(
  dependencies: FeaturesDependencies,
): Operations<typeof featureRoutes> {
  return {
    listFeatureToggles: createListFeatureToggles(dependencies),
    getFeatureSummary: createGetFeatureSummary(dependencies),
    bulkUpdateFeature: createBulkUpdateFeature(dependencies),
    undoBulkUpdateFeature: createUndoBulkUpdateFeature(dependencies),
    updateFeatureToggle: createUpdateFeatureToggle(dependencies),
    checkFeature: createCheckFeature(dependencies),
  };
}
