import { useTextingSettings } from '#web/api/campaigns/texting-settings.ts';
import { LoadFailure } from '#web/features/errors/load-failure.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { SettingsSection } from '#web/ui/settings-section.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextingHoursForm } from './texting-hours-form.tsx';

/** Hours of the owner's own for texts, beside those of the law. */
export function TextingHoursSection() {
  const settings = useTextingSettings();
  return (
    <SettingsSection
      title="When texts may go out"
      description="The law lets texts out from 8 AM to 9 PM at most, in some states less, by your clock and by your guest's. Your own hours can only be stricter. A text that comes too late or too early waits."
    >
      {settings.data === undefined ? (
        settings.isError ? (
          <LoadFailure query={settings} />
        ) : (
          <Loading label="Loading the hours...">
            <Skeleton lines={4} />
          </Loading>
        )
      ) : (
        <TextingHoursForm saved={settings.data.hours} />
      )}
    </SettingsSection>
  );
}
