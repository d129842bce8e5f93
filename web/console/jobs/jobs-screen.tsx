import { Suspense } from 'react';
import { ConsoleHeader } from '#web/console/console-header.tsx';
import { CONSOLE_SECTIONS } from '#web/console/sections.ts';
import { lazyPart } from '#web/shell/navigation/lazy-part.ts';
import { Loading } from '#web/ui/loading.tsx';

const Jobs = lazyPart(() => import('./jobs.tsx').then((m) => m.Jobs));

/** Work behind the product: queues, failed websites, payment events, and errors. */
export function JobsScreen() {
  return (
    <>
      <ConsoleHeader section={CONSOLE_SECTIONS.jobs} />
      <Suspense fallback={<Loading label="Loading jobs…" shapes={[8]} />}>
        <Jobs />
      </Suspense>
    </>
  );
}
