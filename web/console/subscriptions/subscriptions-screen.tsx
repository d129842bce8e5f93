import { Suspense } from 'react';
import { ConsoleHeader } from '#web/console/console-header.tsx';
import { CONSOLE_SECTIONS } from '#web/console/sections.ts';
import { lazyPart } from '#web/shell/navigation/lazy-part.ts';
import { Loading } from '#web/ui/loading.tsx';

/** Includes the tabs, which load at the same time as the data. */
const Subscriptions = lazyPart(() => import('./subscriptions.tsx').then((m) => m.Subscriptions));

/** Spec, website builder §2.11: Subscription Management. */
export function SubscriptionsScreen() {
  return (
    <>
      <ConsoleHeader section={CONSOLE_SECTIONS.subscriptions} />
      <Suspense fallback={<Loading label="Loading subscriptions…" shapes={[8]} />}>
        <Subscriptions />
      </Suspense>
    </>
  );
}
