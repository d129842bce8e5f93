import type { Conflict } from '#shared/contract/changes.ts';
import { ERROR_CODES } from '#shared/contract/errors/error-codes.ts';
import type { ErrorCode } from '#shared/contract/errors/error-names.ts';
import type { HttpMethod } from '#shared/contract/route.ts';

/** A failure with a meaning for the caller. Operations throw it; the HTTP factory alone knows its status. */
export class AppError extends Error {
  readonly code: ErrorCode;
  /** A text for each field that is wrong, keyed by its path (`email`, `design_preferences.font_family`). */
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** What the path can be called with, with `method_not_allowed`. */
  readonly allowedMethods: readonly HttpMethod[] | undefined;
  /** What somebody else has changed, with `website_changed`. */
  readonly conflict: Conflict | undefined;

  /** The work was done before it was refused: it stays counted against the caller's limits. */
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
