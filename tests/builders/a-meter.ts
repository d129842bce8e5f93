import { createMeter } from '#functions/modules/ai-features/create-meter.ts';
import type { Meter, MeteredUse } from '#functions/platform/ai/meter.ts';
import type { Clock } from '#functions/platform/clock.ts';
import { createIdSource } from '#functions/platform/ids.ts';
import type { openRepositories } from './repositories.ts';

/** Lets everything through and remembers whose use of what it was. */
export function anOpenMeter(): Meter & { uses: MeteredUse[] } {
  const uses: MeteredUse[] = [];
  return {
    uses,
    measure: async (use, call) => {
      uses.push(use);
      return (await call()).result;
    },
    check: async () => undefined,
  };
}

/** The real one, on the tables of the emulators. */
export function aMeter(
  { toggles, aiUsage: usage }: Pick<ReturnType<typeof openRepositories>, 'toggles' | 'aiUsage'>,
  clock: Clock,
): Meter {
  return createMeter({ toggles, usage, clock, newId: createIdSource(clock).next });
}
