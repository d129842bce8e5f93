import { websiteChangeRoutes } from './website-change-routes.ts';
import { websiteTransferRoutes } from './website-transfer-routes.ts';

/** What is done with a website that is there: editing, publishing, versions, moving in and out. */
export const websiteEditingRoutes = { ...websiteChangeRoutes, ...websiteTransferRoutes };
