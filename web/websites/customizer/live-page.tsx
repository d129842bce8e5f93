import { useMemo } from 'react';
import { localDate } from '#shared/profile/projection/local-date.ts';
import { type TemplatePageRequest, templatePage } from '#shared/profile/projection/template-page.ts';
import type { Device } from '#web/websites/site-frame/device.ts';
import { DeviceStage } from '#web/websites/site-frame/device-stage.tsx';
import { type CustomizerValues, customizationsOf } from './form/customizer-schema.ts';
import { LiveFrame } from './live-frame.tsx';

type LivePageProps = Pick<TemplatePageRequest, 'id' | 'restaurant' | 'profile'> & {
  values: CustomizerValues;
  device: Device;
  sitesOrigin: string;
};

/** The page for these values, on the selected device. */
export function LivePage({ id, restaurant, profile, values, device, sitesOrigin }: LivePageProps) {
  const { content } = useMemo(
    () =>
      templatePage({
        id,
        websiteName: values.website_name,
        customizations: customizationsOf(values),
        restaurant,
        profile,
        today: localDate(new Date(), profile.time_zone),
      }),
    [id, values, restaurant, profile],
  );
  return (
    <DeviceStage name={content.website_name} device={device}>
      {(frame) => <LiveFrame content={content} sitesOrigin={sitesOrigin} {...frame} />}
    </DeviceStage>
  );
}
