import type { ERROR_CODES } from './error-codes.ts';

/** An error code. Its status and message stay on the server: the web app doesn’t load them. */
export type ErrorCode = keyof typeof ERROR_CODES;
