import type { Conflict } from '#shared/contract/changes.ts';
import { ERROR_CODES } from '#shared/contract/errors/error-codes.ts';
import type { ErrorCode } from '#shared/contract/errors/error-names.ts';
import type { HttpMethod } from '#shared/contract/route.ts';

/** A failure that callers can understand. Operations throw it, and only the HTTP layer knows its status. */
export class AppError extends Error {
  readonly code: ErrorCode;
  /** One sentence per invalid field, keyed by its path (`email`, `design_preferences.font_family`). */
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** The methods of the path, for `method_not_allowed`. */
  readonly allowedMethods: readonly HttpMethod[] | undefined;
  /** The concurrent change, for `website_changed`. */
  readonly conflict: Conflict | undefined;

  /** The work was done before the refusal, so it counts against the caller's limits. */
  readonly isAfterWork: boolean;

  constructor(
    code: ErrorCode,
    details: {
      message?: string;
      fields?: Readonly<Record<string, string>>;
      retryAfterSeconds?: number;
      allowedMethods?: readonly HttpMethod[];
      conflict?: Conflict;
      isAfterWork?: boolean;
      cause?: unknown;
    } = {},
  ) {
    super(details.message ?? ERROR_CODES[code].message, { cause: details.cause });
    this.name = 'AppError';
    this.code = code;
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.allowedMethods = details.allowedMethods;
    this.conflict = details.conflict;
    this.isAfterWork = details.isAfterWork ?? false;
  }
}
