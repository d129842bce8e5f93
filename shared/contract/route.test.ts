import { expect, test } from 'vitest';
import { dashboardRoutes } from '#shared/dashboard/contract/dashboard-routes.ts';
import { statusRoutes } from '#shared/status/contract/status-routes.ts';
import { defineRouteGroups } from './route.ts';
import { ROUTE_GROUPS, ROUTE_LIST } from './routes.ts';

test('groups are merged', () => {
  expect(defineRouteGroups({ dashboard: dashboardRoutes, status: statusRoutes })).toEqual({
    dashboard: dashboardRoutes,
    status: statusRoutes,
  });
});

test('a name in two groups doesn’t compile', () => {
  const { getHealth } = statusRoutes;
  // @ts-expect-error: both groups have a getHealth
  defineRouteGroups({ status: { getHealth }, dashboard: { getHealth } });
  defineRouteGroups({ status: { getHealth }, dashboard: { getCondition: getHealth } });
});

test('the list of routes contains each operation once', () => {
  const names = Object.values(ROUTE_GROUPS).flatMap((routes) => Object.keys(routes));
  expect(new Set(names).size).toBe(names.length);
  expect(ROUTE_LIST.map(([name]) => name)).toEqual(names);
});
