import { AppError } from '../app-error.ts';

/** Awaits a call. SDK errors become `AppError('unavailable')`. */
export async function reach<Answer>(sent: Promise<Answer>): Promise<Answer> {
  try {
    return await sent;
  } catch (cause) {
    throw new AppError('unavailable', { cause });
  }
}
