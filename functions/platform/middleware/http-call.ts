import type { MiddlewareObj } from '@middy/core';
import type { Identity, Visitor } from '../auth/caller.ts';
import type { HttpRequest } from '../http/http-request.ts';

/** A request on its way through its route's chain: middy's `event`. */
export type HttpCall = {
  readonly request: HttpRequest;
  /** `performance.now()` when it arrived. */
  readonly startedAt: number;
  /** The visitor; after the authorizer, also the signed-in user. */
  caller: Visitor & Partial<Identity>;
  /** The parsed input. */
  input: unknown;
  /** The started operation. It may outlive the answer. */
  running?: Promise<object | undefined>;
};

/** A middleware of the chain. `response` is the operation's output, and after the serializer the HTTP answer. */
export type HttpMiddleware = MiddlewareObj<HttpCall, object>;
