import { Suspense } from 'react';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { lazyPart } from '#web/shell/navigation/lazy-part.ts';
import { useTextingSettings } from '#web/sms/api/texting-settings.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SettingsSection } from '#web/ui/settings-section.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const TextingHoursForm = lazyPart(() => import('./texting-hours-form.tsx').then((m) => m.TextingHoursForm));

/** The owner’s texting hours, within the legal ones. */
export function TextingHoursSection() {
  const settings = useTextingSettings();
  return (
    <SettingsSection
      title="Texting hours"
      description="Federal law allows marketing texts from 8 AM to 9 PM, and some states are stricter. You can set shorter hours here."
    >
      {settings.data === undefined ? (
        settings.isError ? (
          <LoadFailure query={settings} />
        ) : (
          <Loading label="Loading your texting hours…">
            <Skeleton lines={4} />
          </Loading>
        )
      ) : (
        <Suspense fallback={<Skeleton lines={4} />}>
          {settings.data.hours_warning === null ? null : (
            <Notice tone="warning">{settings.data.hours_warning}</Notice>
          )}
          <TextingHoursForm saved={settings.data.hours} />
        </Suspense>
      )}
    </SettingsSection>
  );
}
