import { AppError } from '../app-error.ts';

/** How long before Lambda's timeout we answer 503: enough to record, write, and log it. */
export const EARLY_ANSWER_MILLISECONDS = 1000;

/** The operation hadn't ended when the caller was answered. It may still finish and change data. */
export class OutOfTimeError extends AppError {
  constructor() {
    super('unavailable', { cause: new Error('The operation ran out of time.') });
  }
}

/** Middy's settings for a chain that answers before Lambda's timeout. */
export const ANSWERS_IN_TIME = {
  timeoutEarlyInMillis: EARLY_ANSWER_MILLISECONDS,
  timeoutEarlyResponse: () => {
    throw new OutOfTimeError();
  },
};
