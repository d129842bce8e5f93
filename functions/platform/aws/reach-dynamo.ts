import { AppError } from '../app-error.ts';

/** Waits for the database's answer. What the SDK throws leaves as `AppError('unavailable')`. */
export async function reach<Answer>(sent: Promise<Answer>): Promise<Answer> {
  try {
    return await sent;
  } catch (cause) {
    throw new AppError('unavailable', { cause });
  }
}
