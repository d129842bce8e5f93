import { ApiError } from '#web/client/api-error.ts';

export type ErrorMessages = {
  title: string;
  /** What the user can do. */
  advice: string;
  referenceId?: string;
};

const BY_STATUS: Record<number, { title: string; advice: string }> = {
  401: { title: 'Your session has ended', advice: 'Sign in again to continue.' },
  404: { title: 'Not found', advice: 'The item may have been deleted, or you may not have access to it.' },
  429: { title: 'Too many requests', advice: 'Wait a moment, then try again.' },
};

const ADVICE_BY_CODE: Partial<Record<ApiError['code'], string>> = {
  network_failure: 'We can’t reach the server. Check your connection and try again.',
  timeout: 'This is taking longer than expected. Try again.',
};

/** The message for a failure without a more specific one. */
export function errorMessages(error: unknown): ErrorMessages {
  if (!(error instanceof ApiError)) {
    return {
      title: 'Something went wrong',
      advice: 'Try again. If it keeps happening, reload the page.',
    };
  }
  const known = BY_STATUS[error.status] ?? { title: error.message, advice: adviceFor(error) };
  return error.requestId === undefined ? known : { ...known, referenceId: error.requestId };
}

/** Whether the server knew the user and refused. */
export function isForbidden(error: unknown): boolean {
  return error instanceof ApiError && error.status === 403;
}

/** Advice for a failed call whose message is already shown. */
export function adviceFor(error: unknown): string {
  const advice = error instanceof ApiError ? ADVICE_BY_CODE[error.code] : undefined;
  return advice ?? 'Please try again in a moment.';
}
