import { AppError } from '#functions/platform/app-error.ts';

/** Each failed attempt means that another writer succeeded, so ten concurrent writers need at most ten. */
const MOST_ATTEMPTS = 12;
const [FIRST_WAIT_MS, LONGEST_WAIT_MS] = [10, 160];

/** A store whose writes carry the version that they replace. */
export type VersionedStore<Row> = {
  read: () => Promise<Row>;
  /** False after a concurrent write. */
  save: (row: Row) => Promise<boolean>;
  /** Whether the stored row is the one that was to be saved. */
  isSame: (row: Row, saved: Row) => boolean;
  /** Waits between attempts. Default: a random part of a growing time. */
  waitBefore?: ((attempt: number) => Promise<void>) | undefined;
};

/** Waits a random time, so that concurrent writers try again at different moments. */
function waitRandomly(attempt: number): Promise<void> {
  const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt);
  return new Promise((resolve) => setTimeout(resolve, Math.random() * longest));
}

/**
 * Changes a row with one conditional write, and tries again after concurrent writes. `change` returns the new row,
 * or undefined for no change; its errors are passed on. Returns the current row.
 */
export async function saveChange<Row>(
  { read, save, isSame, waitBefore = waitRandomly }: VersionedStore<Row>,
  change: (row: Row) => Promise<Row | undefined>,
): Promise<Row> {
  let attempted: Row | undefined;
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    if (attempt > 0) await waitBefore(attempt);
    const row = await read();
    if (attempted !== undefined && isSame(row, attempted)) return attempted;
    const next = await change(row);
    if (next === undefined) return row;
    if (await save(next)) return next;
    // Either another writer was faster, or the write succeeded and its answer was lost. The next attempt finds out.
    attempted = next;
  }
  throw new AppError('unavailable');
}
