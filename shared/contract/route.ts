import type * as z from 'zod/mini';
import type { AdminRole } from './admin-role.ts';
import type { ErrorCode } from './errors/error-names.ts';

/** What the meter before generated texts, grades and pictures refuses with. */
export const METER_REFUSALS = [
  'feature_off',
  'plan_needed',
  'plan_paused',
  'plan_used_up',
  'budget_reached',
  'too_many_requests',
] as const;

/**
 * Who may call: anyone; any signed-in user; a user who acts for a restaurant (its owner, or an
 * administrator impersonating it); an administrator.
 */
export type Access = 'public' | 'signedIn' | 'owner' | 'admin';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Work of which one restaurant may ask for so much in an hour, whatever the throttle of the route lets through. */
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

/** What a call is answered with when it succeeds: JSON, a file to save, or nothing. */
type Success =
  | {
      status: 200 | 201 | 202 | 302;
      /** The answer without `success`, which the platform adds. With 302 it is `{ location }`, sent as a header. */
      response: z.ZodMiniObject;
      file?: never;
    }
  | {
      status: 200;
      /** What the file is, as its header says it: `text/csv; charset=utf-8`. The operation names the file. */
      file: { contentType: string };
      response?: never;
    }
  | { status: 204; response?: never; file?: never };

/** One row of the contract. Handlers, CDK routes, the web client and OpenAPI are all read from it. */
export type Route = Success & {
  summary: string;
  method: HttpMethod;
  /** Below the API base (`/api`); parameters in braces, as API Gateway writes them. `{id+}` takes slashes too. */
  path: `/${string}`;
  access: Access;
  /** With the access `admin`: which administrators may call it besides those with the role `admin`, who may call all. */
  admins?: readonly Exclude<AdminRole, 'admin'>[];
  /** It sends, publishes, or creates content: refused while the restaurant is suspended or its plan is paused. */
  isRefusedWhileSuspended?: true;
  /**
   * Whether an administrator who impersonates the restaurant may call it; without it, `impersonationOf` says so.
   * `test_mode`: only where it reaches nobody and costs nothing.
   */
  impersonation?: 'allowed' | 'refused' | 'test_mode';
  params?: z.ZodMiniObject;
  query?: z.ZodMiniObject;
  body?: z.ZodMiniType<Record<string, unknown>>;
  /** The call may come without a body, which is then read as an empty one. */
  isBodyOptional?: true;
  /** The body may also come as multipart/form-data with one file, which the operation finds as `file`. */
  multipart?: {
    fileField: string;
    /** The form may come without the file. */
    isOptional?: true;
    maxBytes: number;
    /** What the file may be, as the API's document says it. The operation enforces it. */
    rule: { types: readonly string[]; description: string };
    /** What people read when there is no file, or one that is too large. */
    messages: { missing: string; tooLarge: string };
  };
  /**
   * The body is read as it came, since this header signs its very bytes. The operation finds both as `signed`, and
   * checks them.
   */
  signedBody?: { header: string };
  /** The body's `idempotencyKey` may come as the header `Idempotency-Key` in its place. */
  takesIdempotencyKey?: true;
  /** Codes beyond those that every route of its access can answer with. */
  errors: readonly ErrorCode[];
  /** What people read when the server gave no sentence (the spec's error catalog). */
  defaultError: string;
  /**
   * An operation that is not a GET leaves an audit record of what it changed, unless it changes nothing (`false`). A GET
   * leaves one where it hands out what is kept of people as a file (`true`).
   */
  audit?: boolean;
  /**
   * What a call counts as in its restaurant's hour; without it, a signed-in call that is not a GET is one of the
   * `changes`. `false`: the operation counts on its own, or must be possible whatever was done before it.
   */
  limit?: LimitedWork | false;
  /** Requests per second and burst that API Gateway lets through for the whole platform. */
  throttle: { rate: number; burst: number };
};

/** Whether the operation of this row leaves an audit record. */
export function leavesAuditRecord({ method, audit }: Pick<Route, 'method' | 'audit'>): boolean {
  return audit ?? method !== 'GET';
}

/** The same of a row's type. */
export type LeavesAuditRecord<Row> = Row extends { audit: infer AuditRecord }
  ? AuditRecord
  : Row extends { method: 'GET' }
    ? false
    : true;

/** What a call of this row counts as in its restaurant's hour, if anything. */
export function limitOf({ limit, method, access }: Pick<Route, 'limit' | 'method' | 'access'>) {
  if (limit !== undefined) return limit === false ? undefined : limit;
  return method === 'GET' || access === 'public' ? undefined : 'changes';
}

/** Whether an administrator who impersonates a restaurant may call this row: the restaurant's own routes, no others. */
export function impersonationOf({ impersonation, access }: Pick<Route, 'impersonation' | 'access'>) {
  return impersonation ?? (access === 'owner' || access === 'public' ? 'allowed' : 'refused');
}

/** Whether an administrator of this role may call this row. */
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

/** What groups must be beside tables: no operation may have the name of another group's. */
type DistinctNames<Groups extends RouteGroups> = {
  [Group in keyof Groups]: { [Name in keyof Groups[Group] & NamesOfOthers<Groups, Group>]: never };
};

/** Puts groups of routes side by side. A name that two of them have does not compile. */
export function defineRouteGroups<const Groups extends RouteGroups>(
  groups: Groups & DistinctNames<Groups>,
): Groups {
  return groups;
}

type Parsed<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : Record<never, never>;
type Unparsed<Schema> = Schema extends z.ZodMiniType ? z.input<Schema> : Record<never, never>;
type Part<R, Key extends string> = R extends Record<Key, infer Schema> ? Schema : undefined;

/** A file that came with a multipart request. */
export type UploadedFile = { bytes: Uint8Array; filename: string; contentType: string };

/** What an operation receives: the parsed parts of the request. */
export type RouteInput<R extends Route> = {
  params: Parsed<Part<R, 'params'>>;
  query: Parsed<Part<R, 'query'>>;
  body: Parsed<Part<R, 'body'>>;
} & (R extends { multipart: object }
  ? {
      /** Undefined when the body came as JSON, or without the file where that may be. */
      file: UploadedFile | undefined;
    }
  : unknown) &
  (R extends { signedBody: object } ? { signed: SignedBody } : unknown);

/** A body as it came, and what signs it: empty where the header is missing. */
export type SignedBody = { body: string; signature: string };

/** What a client sends. Parts that the route does not have may be left out. */
export type RouteRequest<R extends Route> = {
  [Key in 'params' | 'query' | 'body' as R extends Record<Key, z.ZodMiniType> ? Key : never]: Unparsed<
    Part<R, Key>
  >;
};

/** A file on its way out, with the name under which browsers save it. */
export type FileOutput = { filename: string; body: string | Uint8Array };

/** What an operation returns. */
export type RouteOutput<R extends Route> = R extends { file: object }
  ? FileOutput
  : R extends { response: infer Schema extends z.ZodMiniType }
    ? z.input<Schema>
    : undefined;

/** What a client gets where the answer is no file. */
export type RouteAnswer<R extends Route> = R extends { response: infer Schema extends z.ZodMiniType }
  ? { success: true } & z.output<Schema>
  : undefined;

/** The base path below which every route of the contract lives. */
export const API_BASE = '/api';
