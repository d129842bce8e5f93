import type { AuditNotes } from '#functions/platform/audit/audit-notes.ts';
import type { AdminRole } from '#shared/contract/admin-role.ts';

/** Where a request came from, for throttling and logs. */
export type Visitor = {
  requestId: string;
  clientIp: string;
  /** The origin of the visitor's web app, if CloudFront sends it. */
  webOrigin?: string | undefined;
  /** The browser's user agent. */
  userAgent?: string | undefined;
  /** By name. */
  cookies: ReadonlyMap<string, string>;
  /**
   * Aborted if the caller closes the connection, in local mode only. Lambda doesn't see that; there, a cancel call
   * or the model's deadline ends the work.
   */
  signal?: AbortSignal | undefined;
  /** Receives the text so far while it is generated. Absent if the answer can't be streamed. */
  onWords?: ((text: string) => void) | undefined;
  /** Where an operation adds details to its audit record. */
  audit: AuditNotes;
};

/** The caller according to the token. Nothing here comes from the request's input. */
export type Identity = {
  userId: string;
  role: 'admin' | 'restaurant';
  /** The tenant: the owner's own ID, or that of the restaurant that an administrator acts for. */
  restaurantId?: string;
  isImpersonating: boolean;
  /** The restaurant can read, but can't send, publish, or generate content. */
  isSuspended?: boolean;
  /** For administrators: the restaurant was deleted during the impersonation, which can only be ended. */
  isRestaurantGone?: boolean;
  /** For administrators: what the role allows. Absent in rows from before roles, which may do everything. */
  adminRole?: AdminRole;
  /** For administrators: the ID of the session. */
  sessionId?: string;
  /** The ID of the impersonation, if there is one. */
  impersonationId?: string;
  /** When the impersonation expires. */
  impersonationEndsAt?: string;
};

export type Caller = Visitor & Identity;

/** A caller who acts for a restaurant. */
export type OwnerCaller = Caller & { restaurantId: string };
