import { beforeAll, beforeEach } from 'vitest';
import { openEmulators } from './emulators.ts';

/** Emulators that are emptied before each test of a file. The returned function empties them within a test. */
export function withEmptyEmulators(): () => Promise<void> {
  let restore: () => Promise<void>;
  beforeAll(async () => {
    const emulators = await openEmulators();
    restore = await emulators.keep();
    return () => emulators.stop();
  });
  const empty = () => restore();
  beforeEach(empty);
  return empty;
}
