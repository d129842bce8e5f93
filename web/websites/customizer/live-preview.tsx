import { Suspense, useEffect, useMemo } from 'react';
import { emptyProfile } from '#shared/profile/restaurant-profile.ts';
import type { SiteTemplate } from '#shared/websites/contract/site-template.ts';
import { usePublicConfig } from '#web/client/public-config.ts';
import { useProfile } from '#web/profile/api/profile.ts';
import { lazyPart, preloadParts } from '#web/shell/navigation/lazy-part.ts';
import type { Device } from '#web/websites/site-frame/device.ts';
import type { CustomizerValues, KnownRestaurant } from './form/customizer-schema.ts';

/** The page renderer loads after the form. */
const LivePage = lazyPart(() => import('./live-page.tsx').then((m) => m.LivePage));

type LivePreviewProps = {
  template: SiteTemplate;
  restaurant: KnownRestaurant;
  values: CustomizerValues;
  device: Device;
};

/** The preview of the form, once the facts it shows have loaded. */
export function LivePreview({ template, ...shown }: LivePreviewProps) {
  const sitesOrigin = usePublicConfig().data?.sites_origin;
  const { data: stored, isPending } = useProfile();
  const profile = useMemo(() => stored?.profile ?? emptyProfile(''), [stored?.profile]);
  useEffect(() => preloadParts([LivePage]), []);
  if (sitesOrigin === undefined || isPending) return null;
  return (
    <Suspense fallback={null}>
      <LivePage id={template.id} profile={profile} sitesOrigin={sitesOrigin} {...shown} />
    </Suspense>
  );
}
