/** More calls than one process makes while a table is down for a minute. */
const MOST_KEPT = 20;

/**
 * Writes call records. If a write fails, the owner still gets the result, and the record is written after the next one.
 * A duplicate counts once. If the process ends first, the call stays unfinished.
 */
export function pendingRecords(): { write: (record: () => Promise<void>) => Promise<void> } {
  const kept: (() => Promise<void>)[] = [];
  const writeOrKeep = async (record: () => Promise<void>) => {
    try {
      await record();
      return true;
    } catch {
      if (kept.length < MOST_KEPT) kept.push(record);
      return false;
    }
  };
  return {
    write: async (record: () => Promise<void>) => {
      if (!(await writeOrKeep(record))) return;
      await Promise.all(kept.splice(0).map(writeOrKeep));
    },
  };
}
