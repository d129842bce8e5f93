import { pathPattern } from '#shared/contract/path-pattern.ts';
import { API_BASE, type HttpMethod } from '#shared/contract/route.ts';
import { ROUTE_LIST } from '#shared/contract/routes.ts';

const ROUTES = ROUTE_LIST.map(([, { method, path }]) => ({ method, pattern: pathPattern(API_BASE + path) }));

/** Returns the contract's methods for a path, sorted; empty if no route matches. */
export function allowedMethods(path: string): HttpMethod[] {
  const methods = ROUTES.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
  return [...new Set(methods)].sort();
}
