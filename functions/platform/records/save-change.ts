import { AppError } from '#functions/platform/app-error.ts';

/** A writer that fails was overtaken by somebody who then had succeeded: ten at once need ten at most. */
const MOST_ATTEMPTS = 12;
const [FIRST_WAIT_MS, LONGEST_WAIT_MS] = [10, 160];

/** One row whose every write carries the version that it replaces. */
export type VersionedStore<Row> = {
  read: () => Promise<Row>;
  /** False when somebody else was faster. */
  save: (row: Row) => Promise<boolean>;
  /** Whether the row that is there is the one that was to be saved. */
  isSame: (row: Row, saved: Row) => boolean;
  /** Between attempts; a random part of a time that grows, when left out. */
  waitBefore?: ((attempt: number) => Promise<void>) | undefined;
};

/** Those who change one row at once come back at different moments. */
function waitRandomly(attempt: number): Promise<void> {
  const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt);
  return new Promise((resolve) => setTimeout(resolve, Math.random() * longest));
}

/**
 * Makes one change to a row as one conditional write, again when somebody else was faster. `change` says what the row
 * becomes, undefined for no change; what it throws ends the attempts. Returns the row as it is then.
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
    // Either somebody was faster, or the store did what it was asked and its answer was lost: the next turn sees.
    attempted = next;
  }
  throw new AppError('unavailable');
}
