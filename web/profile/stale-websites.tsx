import { Suspense } from 'react';
import { useStaleProjections } from '#web/profile/api/profile.ts';
import { lazyPart } from '#web/shell/navigation/lazy-part.ts';

const StaleWebsite = lazyPart(() => import('./stale-website.tsx').then((m) => m.StaleWebsite));

/** Published websites with outdated facts, each with a button to publish again. */
export function StaleWebsites() {
  const stale = useStaleProjections();
  return stale.data?.map((projection) => (
    <Suspense key={projection.website_id} fallback={null}>
      <StaleWebsite projection={projection} />
    </Suspense>
  ));
}
