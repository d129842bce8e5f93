import type { AuditNotes } from '#functions/platform/audit/audit-notes.ts';
import type { AdminRole } from '#shared/contract/admin-role.ts';

/** Where a request came from: for throttling and for the log. */
export type Visitor = {
  requestId: string;
  clientIp: string;
  /** Where the visitor has the web app open, if CloudFront says so. */
  webOrigin?: string | undefined;
  /** What the browser calls itself. */
  userAgent?: string | undefined;
  /** By name. */
  cookies: ReadonlyMap<string, string>;
  /**
   * Aborted when the caller has closed the connection. In local mode only: Lambda isn’t told of it, so there a call of its
   * own cancels, or a model’s deadline ends what nobody waits for.
   */
  signal?: AbortSignal | undefined;
  /** Called with the words of a text so far, while it is written. Absent where the answer can’t be streamed. */
  onWords?: ((text: string) => void) | undefined;
  /** Where an operation tells its audit record what it changed. */
  audit: AuditNotes;
};

/** Who calls, as the token says it. Nothing here ever comes from the request's own input. */
export type Identity = {
  userId: string;
  role: 'admin' | 'restaurant';
  /** The tenant: the owner's own id, or that of the restaurant an administrator acts for. */
  restaurantId?: string;
  isImpersonating: boolean;
  /** The restaurant may read, and send, publish and have written nothing. */
  isSuspended?: boolean;
  /** Of an administrator: the restaurant was deleted while this one acted for it, and nothing is left but to end that. */
  isRestaurantGone?: boolean;
  /** Of an administrator: what the role allows. Absent in rows from before roles, which may do everything. */
  adminRole?: AdminRole;
  /** Of an administrator: which sign-in it is. */
  sessionId?: string;
  /** Which impersonation it is, while there is one. */
  impersonationId?: string;
  /** When it ends by itself. */
  impersonationEndsAt?: string;
};

export type Caller = Visitor & Identity;

/** A caller who acts for a restaurant. */
export type OwnerCaller = Caller & { restaurantId: string };
