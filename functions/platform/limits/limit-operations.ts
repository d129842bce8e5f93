import { limitOf, type RouteTable } from '#shared/contract/route.ts';
import type { Visitor } from '../auth/caller.ts';
import type { AnyOperation } from '../http/route-chain.ts';
import type { Counted, LimitPerHour } from './hourly-limits.ts';

/** Wraps the operations so that each is counted as its route says. */
export function limitOperations<const Operations extends Readonly<Record<string, AnyOperation>>>(
  routes: RouteTable,
  operations: Operations,
  limitPerHour: LimitPerHour,
): Operations {
  const limited = Object.entries(operations).map(([name, operation]): [string, AnyOperation] => {
    const row = routes[name];
    const work = row === undefined ? undefined : limitOf(row);
    if (work === undefined) return [name, operation];
    return [name, limitPerHour<unknown, Visitor & Counted, object | undefined>(work, operation)];
  });
  return Object.fromEntries(limited) as Operations;
}
