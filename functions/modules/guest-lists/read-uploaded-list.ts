import { setImmediate as nextTurn } from 'node:timers/promises';
import { AppError } from '#functions/platform/app-error.ts';
import type { Turns } from '#shared/domain/lists/turns.ts';
import { UnreadableList } from '#shared/domain/lists/unreadable-list.ts';

/**
 * What a reader makes of a file, while others have their turn. Throws `AppError('invalid_input')` that names the field
 * which the file came in, where it cannot be read as a whole.
 */
export async function readUploadedList<Result>(reading: Turns<Result>, field: string): Promise<Result> {
  try {
    for (;;) {
      const { done, value } = reading.next();
      if (done === true) return value;
      await nextTurn();
    }
  } catch (cause) {
    if (!(cause instanceof UnreadableList)) throw cause;
    const { message } = cause;
    throw new AppError('invalid_input', { message, fields: { [field]: message } });
  }
}
