import { AppError } from '../app-error.ts';

/** How long before Lambda ends the function the caller gets our own 503: enough to note it down, write and log it. */
export const EARLY_ANSWER_MILLISECONDS = 1000;

/** The operation has not ended when the caller is answered. It may still end, and what it changed stays changed. */
export class OutOfTimeError extends AppError {
  constructor() {
    super('unavailable', { cause: new Error('The operation ran out of time.') });
  }
}

/** Middy's settings of a chain that answers before Lambda ends the function. */
export const ANSWERS_IN_TIME = {
  timeoutEarlyInMillis: EARLY_ANSWER_MILLISECONDS,
  timeoutEarlyResponse: () => {
    throw new OutOfTimeError();
  },
};
