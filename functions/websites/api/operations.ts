import type { Operations } from '#functions/platform/http/http-handler.ts';
import type { websiteRoutes } from '#shared/websites/contract/website-routes.ts';
import type { WebsiteDependencies } from './dependencies.ts';
import { createCancelGeneration } from './generation/cancel-generation.ts';
import { createGenerateWebsite } from './generation/generate-website.ts';
import { createGetGenerationProgress } from './generation/get-generation-progress.ts';
import { createRegenerateWebsite } from './generation/regenerate-website.ts';
import { createGetWebsite } from './get-website.ts';
import { createGetWebsiteBuilderDashboard } from './get-website-builder-dashboard.ts';
import { createListTemplates } from './list-templates.ts';
import { createListWebsites } from './list-websites.ts';

/** Operations that create and list websites. */
export function createWebsiteOperations(dependencies: WebsiteDependencies): Operations<typeof websiteRoutes> {
  return {
    listWebsites: createListWebsites(dependencies),
    getWebsite: createGetWebsite(dependencies),
    generateWebsite: createGenerateWebsite(dependencies),
    regenerateWebsite: createRegenerateWebsite(dependencies),
    getGenerationProgress: createGetGenerationProgress(dependencies),
    cancelGeneration: createCancelGeneration(dependencies),
    getWebsiteBuilderDashboard: createGetWebsiteBuilderDashboard(dependencies),
    listTemplates: createListTemplates(),
  };
}
