export {
  createBulkUpdateFeature as bulkUpdateFeature,
  createUndoBulkUpdateFeature as undoBulkUpdateFeature,
} from './bulk-update-feature.ts';
export { createCheckFeature as checkFeature } from './check-feature.ts';
export { createGetFeatureSummary as getFeatureSummary } from './get-feature-summary.ts';
export { createListFeatureToggles as listFeatureToggles } from './list-feature-toggles.ts';
export { createUpdateFeatureToggle as updateFeatureToggle } from './update-feature-toggle.ts';
