import { websiteChangeRoutes } from './website-change-routes.ts';
import { websitePreviewRoutes } from './website-preview-routes.ts';
import { websiteTransferRoutes } from './website-transfer-routes.ts';

/** Editing, publishing, versions, import, and export of a website. */
export const websiteEditingRoutes = {
  ...websiteChangeRoutes,
  ...websitePreviewRoutes,
  ...websiteTransferRoutes,
};
