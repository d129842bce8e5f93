import type { MiddlewareObj } from '@middy/core';
import type { Identity, Visitor } from '../auth/caller.ts';
import type { HttpRequest } from '../http/http-request.ts';

/** One request on its way through the chain of its route: middy's `event`. */
export type HttpCall = {
  readonly request: HttpRequest;
  /** `performance.now()` when it arrived. */
  readonly startedAt: number;
  /** The visitor; from the authorizer on also who signed in. */
  caller: Visitor & Partial<Identity>;
  /** What the parser read. */
  input: unknown;
  /** The operation, from its start on. It may outlive the answer. */
  running?: Promise<object | undefined>;
};

/** A link of the chain. `response` is what the operation returned, and from the serializer on the HTTP answer. */
export type HttpMiddleware = MiddlewareObj<HttpCall, object>;
