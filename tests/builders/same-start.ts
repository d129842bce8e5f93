import { onTestFinished } from 'vitest';
import type { Emulators } from '#infra/local/emulators.ts';
import type { aClock } from './clock.ts';

type Scene = { emulators: Emulators; clock?: ReturnType<typeof aClock> };

/**
 * For fault tables whose rows all start from the same website: saves the stores and the time. The returned function
 * restores both before each row, and throws once the test is over, so that a late one ends.
 */
export async function sameStart({ emulators, clock }: Scene): Promise<() => Promise<void>> {
  let isOver = false;
  onTestFinished(() => {
    isOver = true;
  });
  const restore = await emulators.keep();
  const start = clock?.now().getTime() ?? 0;
  return async () => {
    if (isOver) throw new Error('The test is over.');
    await restore();
    clock?.advance((start - clock.now().getTime()) / 1000);
  };
}
