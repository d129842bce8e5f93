import type { Access, Route, RouteInput, RouteOutput, RouteTable } from '#shared/contract/route.ts';
import type { Caller, OwnerCaller, Visitor } from '../auth/caller.ts';

type CallerFor<A extends Access> = A extends 'public' ? Visitor : A extends 'owner' ? OwnerCaller : Caller;

/** A plain function from parsed input and caller to the answer (without `success`). Throws `AppError`. */
export type Operation<R extends Route> = (
  input: RouteInput<R>,
  caller: CallerFor<R['access']>,
) => Promise<RouteOutput<R>>;

/** One operation per route of a group. A missing or mistyped one doesn't compile. */
export type Operations<Table extends RouteTable> = { [Name in keyof Table]: Operation<Table[Name]> };
