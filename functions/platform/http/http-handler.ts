import type { Access, Route, RouteInput, RouteOutput, RouteTable } from '#shared/contract/route.ts';
import type { Caller, OwnerCaller, Visitor } from '../auth/caller.ts';

type CallerFor<A extends Access> = A extends 'public' ? Visitor : A extends 'owner' ? OwnerCaller : Caller;

/** A plain function: parsed input and caller in, the answer (without `success`) out; throws `AppError`. */
export type Operation<R extends Route> = (
  input: RouteInput<R>,
  caller: CallerFor<R['access']>,
) => Promise<RouteOutput<R>>;

/** One operation for every route of a group: a missing or ill-typed one does not compile. */
export type Operations<Table extends RouteTable> = { [Name in keyof Table]: Operation<Table[Name]> };
