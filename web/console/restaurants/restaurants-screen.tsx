import { Suspense } from 'react';
import { ConsoleHeader } from '#web/console/console-header.tsx';
import { CONSOLE_SECTIONS } from '#web/console/sections.ts';
import { lazyPart } from '#web/shell/navigation/lazy-part.ts';
import { Loading } from '#web/ui/loading.tsx';

const Restaurants = lazyPart(() => import('./restaurants.tsx').then((m) => m.Restaurants));

/** Spec, website builder §2.11: Restaurant Management. */
export function RestaurantsScreen() {
  return (
    <>
      <ConsoleHeader section={CONSOLE_SECTIONS.restaurants} />
      <Suspense fallback={<Loading label="Loading restaurants…" shapes={[10]} />}>
        <Restaurants />
      </Suspense>
    </>
  );
}
