import { onTestFinished } from 'vitest';
import type { Emulators } from '#infra/local/emulators.ts';
import type { aClock } from './clock.ts';

type Scene = { emulators: Emulators; clock?: ReturnType<typeof aClock> };

/**
 * For tables of faults, whose rows all begin with the same website: notes the stores and the time. The answer
 * brings both back, before each row; it throws once the test is over, so that one that took too long ends.
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
