import { pathPattern } from '#shared/contract/path-pattern.ts';

type RouteKey = { method: string; path: string };
type Match<R> = { route: R; pathParameters: Record<string, string> };

/**
 * Finds the route of a request like API Gateway: whatever their order in the contract, a static segment wins over
 * `{id}`, and `{id}` over `{id+}`, which matches the rest of the path with its slashes.
 */
export function createRouteMatcher<R extends RouteKey>(routes: readonly R[]) {
  const candidates = routes
    .map((route) => ({ route, pattern: pathPattern(route.path), rank: rankOf(route.path) }))
    .sort((one, other) => (one.rank < other.rank ? -1 : 1));

  return (method: string, pathname: string): Match<R> | undefined => {
    for (const { route, pattern } of candidates) {
      const groups = route.method === method ? pattern.exec(pathname) : null;
      if (groups !== null) return { route, pathParameters: { ...groups.groups } };
    }
    return undefined;
  };
}

/** One digit per segment. Lower ranks are tried first. */
function rankOf(path: string): string {
  return path
    .split('/')
    .map((segment) => (segment.endsWith('+}') ? '2' : segment.startsWith('{') ? '1' : '0'))
    .join('');
}
