/** Records that wait at most: more than one process makes while a table is away for a minute. */
const MOST_KEPT = 20;

/**
 * Writes records of calls. What was made is its owner's, whether or not its record can be written just now: that is
 * written after the next one, and is one however often. With its process it is gone, and the call one that never ended.
 */
export function keptRecords(): { write: (record: () => Promise<void>) => Promise<void> } {
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
