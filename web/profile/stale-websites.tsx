import { Suspense } from 'react';
import { useStaleProjections } from '#web/profile/api/profile.ts';
import { lazyPart } from '#web/shell/navigation/lazy-part.ts';

const StaleWebsite = lazyPart(() => import('./stale-website.tsx').then((m) => m.StaleWebsite));

/** Public pages that still show older facts, each mended with one press. */
export function StaleWebsites() {
  const stale = useStaleProjections();
  return stale.data?.map((projection) => (
    <Suspense key={projection.website_id} fallback={null}>
      <StaleWebsite projection={projection} />
    </Suspense>
  ));
}
