export { createCancelGeneration as cancelGeneration } from './generation/cancel-generation.ts';
export { createGenerateWebsite as generateWebsite } from './generation/generate-website.ts';
export { createGetGenerationProgress as getGenerationProgress } from './generation/get-generation-progress.ts';
export { createRegenerateWebsite as regenerateWebsite } from './generation/regenerate-website.ts';
export { createGetWebsite as getWebsite } from './get-website.ts';
export { createGetWebsiteBuilderDashboard as getWebsiteBuilderDashboard } from './get-website-builder-dashboard.ts';
export { createListTemplates as listTemplates } from './list-templates.ts';
export { createListWebsites as listWebsites } from './list-websites.ts';
