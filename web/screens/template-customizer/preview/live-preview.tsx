import { Suspense, useMemo } from 'react';
import type { SiteTemplate } from '#shared/contract/site-template.ts';
import { localDate } from '#shared/profile/projection/local-date.ts';
import { templatePage } from '#shared/profile/projection/template-page.ts';
import { emptyProfile } from '#shared/profile/restaurant-profile.ts';
import { useProfile } from '#web/api/profile.ts';
import { usePublicConfig } from '#web/api/public-config.ts';
import { lazyPart } from '#web/features/navigation/lazy-part.ts';
import type { Device } from '#web/features/site-frame/device.ts';
import { DeviceStage } from '#web/features/site-frame/device-stage.tsx';
import { type CustomizerValues, customizationsOf, type KnownRestaurant } from '../form/customizer-schema.ts';

/** What draws the page comes after the form. */
const LiveFrame = lazyPart(() => import('./live-frame.tsx').then((m) => m.LiveFrame));

type LivePreviewProps = {
  template: SiteTemplate;
  restaurant: KnownRestaurant;
  values: CustomizerValues;
  device: Device;
};

/** The page that the form makes, on its device. */
export function LivePreview({ template, restaurant, values, device }: LivePreviewProps) {
  const sitesOrigin = usePublicConfig().data?.sites_origin;
  const { data: stored, isPending } = useProfile();
  const profile = stored?.profile;
  const { content } = useMemo(
    () =>
      templatePage({
        id: template.id,
        websiteName: values.website_name,
        customizations: customizationsOf(values),
        restaurant,
        profile: profile ?? emptyProfile(''),
        today: localDate(new Date(), profile?.time_zone ?? ''),
      }),
    [template.id, values, restaurant, profile],
  );
  if (sitesOrigin === undefined || isPending) return null;
  return (
    <DeviceStage name={content.website_name} device={device}>
      {(frame) => (
        <Suspense fallback={null}>
          <LiveFrame content={content} sitesOrigin={sitesOrigin} {...frame} />
        </Suspense>
      )}
    </DeviceStage>
  );
}
