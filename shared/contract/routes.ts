import { authRoutes } from './auth-routes.ts';
import { dashboardRoutes } from './dashboard-routes.ts';
import { imageRoutes } from './image-routes.ts';
import type { Route } from './route.ts';
import { statusRoutes } from './status-routes.ts';
import { websiteEditingRoutes } from './website-editing-routes.ts';
import { websiteRoutes } from './website-routes.ts';

/** Route groups by noun. Each group is one Lambda function: `functions/<group>/handler.ts`. */
export const ROUTE_GROUPS = {
  auth: authRoutes,
  dashboard: dashboardRoutes,
  websites: websiteRoutes,
  'website-editing': websiteEditingRoutes,
  images: imageRoutes,
  status: statusRoutes,
} as const;

export type RouteGroupName = keyof typeof ROUTE_GROUPS;

/** All routes, by operation name. */
export const ROUTES = {
  ...authRoutes,
  ...dashboardRoutes,
  ...websiteRoutes,
  ...websiteEditingRoutes,
  ...imageRoutes,
  ...statusRoutes,
} as const;

export type OperationName = keyof typeof ROUTES;

/** `[operation name, row]` of every route, for readers that walk the whole table. */
export const ROUTE_LIST: readonly (readonly [OperationName, Route])[] = Object.entries(
  ROUTES,
) as readonly (readonly [OperationName, Route])[];
