import type * as z from 'zod/mini';
import type { AdminRole } from './admin-role.ts';
import type { ErrorCode } from './errors/error-names.ts';

/** The errors of the meter for generated texts, grades, and images. */
export const METER_REFUSALS = [
  'feature_off',
  'plan_needed',
  'plan_paused',
  'plan_used_up',
  'budget_reached',
  'too_many_requests',
] as const;

/**
 * Who may call: anyone; a signed-in user; a user who acts for a restaurant (its owner, or an administrator
 * impersonating it); or an administrator.
 */
export type Access = 'public' | 'signedIn' | 'owner' | 'admin';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Work with an hourly limit per restaurant, in addition to the throttle of the route. */
export type LimitedWork =
  | 'generations'
  | 'publications'
  | 'imports'
  | 'saves'
  | 'readings'
  | 'ads'
  | 'redemptions'
  | 'testTexts'
  | 'modelTries'
  | 'uploads'
  | 'connections'
  | 'changes';

/** The form of a successful response: JSON, a file, or no content. */
type Success =
  | {
      status: 200 | 201 | 202 | 302;
      /** The response without `success`, which the platform adds. With 302 it is `{ location }`, sent as a header. */
      response: z.ZodMiniObject;
      file?: never;
    }
  | {
      status: 200;
      /** The media type of the file: `text/csv; charset=utf-8`. The operation names the file. */
      file: { contentType: string };
      response?: never;
    }
  | { status: 204; response?: never; file?: never };

/** A row of the contract. Handlers, CDK routes, the web client, and OpenAPI read it. */
export type Route = Success & {
  summary: string;
  method: HttpMethod;
  /** Below the API base (`/api`), with parameters in braces as API Gateway writes them. `{id+}` includes slashes. */
  path: `/${string}`;
  access: Access;
  /** With the access `admin`: which administrators may call it besides those with the role `admin`. */
  admins?: readonly Exclude<AdminRole, 'admin'>[];
  /**
   * It sends, publishes, or creates content, so it is refused while the restaurant is suspended or its plan is paused.
   */
  isRefusedWhileSuspended?: true;
  /**
   * True if an administrator who impersonates the restaurant may call it; by default `impersonationOf` decides.
   * `test_mode`: only if it reaches no one and costs nothing.
   */
  impersonation?: 'allowed' | 'refused' | 'test_mode';
  params?: z.ZodMiniObject;
  query?: z.ZodMiniObject;
  body?: z.ZodMiniType<Record<string, unknown>>;
  /** The body is optional. Without one, it is read as empty. */
  isBodyOptional?: true;
  /** The body may also be multipart/form-data with one file, which the operation gets as `file`. */
  multipart?: {
    fileField: string;
    /** The file is optional. */
    isOptional?: true;
    maxBytes: number;
    /** The description of the file in the API’s document. The operation enforces it. */
    rule: { types: readonly string[]; description: string };
    /** The messages for a missing file and one that is too large. */
    messages: { missing: string; tooLarge: string };
  };
  /** The body is kept as bytes, because this header signs them. The operation gets and checks both as `signed`. */
  signedBody?: { header: string };
  /** The header `Idempotency-Key` may replace `idempotencyKey` in the body. */
  takesIdempotencyKey?: true;
  /** Error codes besides those that every route with this access has. */
  errors: readonly ErrorCode[];
  /** The default message if the server sent none (the spec’s error catalog). */
  defaultError: string;
  /**
   * An operation other than GET leaves an audit record, unless it changes nothing (`false`). A GET leaves one if it
   * exports personal data (`true`).
   */
  audit?: boolean;
  /**
   * The hourly limit that a call counts against. By default, signed-in calls other than GET count as `changes`.
   * `false`: the operation counts itself, or must always be possible.
   */
  limit?: LimitedWork | false;
  /** Requests per second and burst that API Gateway allows for the whole platform; by default `throttleOf` decides. */
  throttle?: { rate: number; burst: number };
};

/** True if the operation of this row leaves an audit record. */
export function leavesAuditRecord({ method, audit }: Pick<Route, 'method' | 'audit'>): boolean {
  return audit ?? method !== 'GET';
}

/** The same as a type. */
export type LeavesAuditRecord<Row> = Row extends { audit: infer AuditRecord }
  ? AuditRecord
  : Row extends { method: 'GET' }
    ? false
    : true;

/** Requests per second and burst that API Gateway allows for this row. */
export function throttleOf({ throttle = { rate: 20, burst: 40 } }: Pick<Route, 'throttle'>) {
  return throttle;
}

/** The hourly limit that a call of this row counts against, if any. */
export function limitOf({ limit, method, access }: Pick<Route, 'limit' | 'method' | 'access'>) {
  if (limit !== undefined) return limit === false ? undefined : limit;
  return method === 'GET' || access === 'public' ? undefined : 'changes';
}

/** True if an administrator who impersonates a restaurant may call this row: only the restaurant’s own routes. */
export function impersonationOf({ impersonation, access }: Pick<Route, 'impersonation' | 'access'>) {
  return impersonation ?? (access === 'owner' || access === 'public' ? 'allowed' : 'refused');
}

/** True if an administrator with this role may call this row. */
export function mayAdministrate({ admins = [] }: Pick<Route, 'admins'>, role: AdminRole): boolean {
  return role === 'admin' || admins.includes(role);
}

export type RouteTable = Readonly<Record<string, Route>>;

/** Checks a group of routes against `Route` and keeps their exact types. */
export function defineRoutes<const Table extends RouteTable>(table: Table): Table {
  return table;
}

export type RouteGroups = Readonly<Record<string, RouteTable>>;

type NamesOfOthers<Groups extends RouteGroups, Group extends keyof Groups> = {
  [Other in Exclude<keyof Groups, Group>]: keyof Groups[Other];
}[Exclude<keyof Groups, Group>];

/** Makes duplicate operation names of two groups a type error. */
type DistinctNames<Groups extends RouteGroups> = {
  [Group in keyof Groups]: { [Name in keyof Groups[Group] & NamesOfOthers<Groups, Group>]: never };
};

const allowing =
  <Who extends Access>(access: Who) =>
  <Method extends HttpMethod, Path extends `/${string}`>(method: Method, path: Path) => ({
    method,
    path,
    access,
  });

/** Method, path, and access of a row: `...forOwner('GET', '/guests')`. */
export const forAnyone = allowing('public');
export const forSignedIn = allowing('signedIn');
export const forOwner = allowing('owner');
export const forAdmin = allowing('admin');

/** Merges groups of routes. A duplicate name doesn’t compile. */
export function defineRouteGroups<const Groups extends RouteGroups>(
  groups: Groups & DistinctNames<Groups>,
): Groups {
  return groups;
}

type Parsed<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : Record<never, never>;
type Unparsed<Schema> = Schema extends z.ZodMiniType ? z.input<Schema> : Record<never, never>;
type Part<R, Key extends string> = R extends Record<Key, infer Schema> ? Schema : undefined;

/** A file from a multipart request. */
export type UploadedFile = { bytes: Uint8Array; filename: string; contentType: string };

/** The parsed parts of a request, as an operation receives them. */
export type RouteInput<R extends Route> = {
  params: Parsed<Part<R, 'params'>>;
  query: Parsed<Part<R, 'query'>>;
  body: Parsed<Part<R, 'body'>>;
} & (R extends { multipart: object }
  ? {
      /** Undefined if the body was JSON, or if the optional file is missing. */
      file: UploadedFile | undefined;
    }
  : unknown) &
  (R extends { signedBody: object } ? { signed: SignedBody } : unknown);

/** The raw body and its signature; empty if the header is missing. */
export type SignedBody = { body: string; signature: string };

/** What a client sends. Parts that the route doesn’t have may be left out. */
export type RouteRequest<R extends Route> = {
  [Key in 'params' | 'query' | 'body' as R extends Record<Key, z.ZodMiniType> ? Key : never]: Unparsed<
    Part<R, Key>
  >;
};

/** A file to send, with the name under which browsers save it. */
export type FileOutput = { filename: string; body: string | Uint8Array };

/** What an operation returns. */
export type RouteOutput<R extends Route> = R extends { file: object }
  ? FileOutput
  : R extends { response: infer Schema extends z.ZodMiniType }
    ? z.input<Schema>
    : undefined;

/** What a client gets if the response isn’t a file. */
export type RouteAnswer<R extends Route> = R extends { response: infer Schema extends z.ZodMiniType }
  ? { success: true } & z.output<Schema>
  : undefined;

/** The base path of all routes. */
export const API_BASE = '/api';
