import { ApiError } from '#web/api/api-error.ts';

export type ErrorMessages = {
  title: string;
  /** What the person can do now. */
  advice: string;
  referenceId?: string;
};

const BY_STATUS: Record<number, { title: string; advice: string }> = {
  401: { title: 'Your session has ended', advice: 'Sign in again to continue.' },
  404: { title: 'Not found', advice: 'It may have been deleted, or it belongs to another restaurant.' },
  429: { title: 'That was a little fast', advice: 'Please wait a moment and try again.' },
};

const ADVICE_BY_CODE: Partial<Record<ApiError['code'], string>> = {
  network_failure: 'The server could not be reached. Check your connection and try again.',
  timeout: 'The server took too long to answer. Please try again.',
};

/** What people read about a failure which a screen does not know more exactly. */
export function errorMessages(error: unknown): ErrorMessages {
  if (!(error instanceof ApiError)) {
    return {
      title: 'Something went wrong',
      advice: 'Please try again. Reload the page if it happens again.',
    };
  }
  const known = BY_STATUS[error.status] ?? { title: error.message, advice: adviceFor(error) };
  return error.requestId === undefined ? known : { ...known, referenceId: error.requestId };
}

/** Whether the platform understood who asks, and refuses. */
export function isForbidden(error: unknown): boolean {
  return error instanceof ApiError && error.status === 403;
}

/** What to do about a failed call whose message is already shown. */
export function adviceFor(error: unknown): string {
  const advice = error instanceof ApiError ? ADVICE_BY_CODE[error.code] : undefined;
  return advice ?? 'Please try again in a moment.';
}
