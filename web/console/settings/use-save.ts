import { ApiError } from '#web/client/api-error.ts';
import type { PlatformSettings, SettingsChange } from '#web/console/api/platform-settings.ts';
import { useChangeSettings } from '#web/console/api/platform-settings.ts';
import { errorMessages } from '#web/shell/errors/error-messages.ts';
import { showToast } from '#web/ui/toast.tsx';

/** Saves a part of the settings against the version on the screen. */
export function useSave({ version }: Pick<PlatformSettings, 'version'>) {
  const change = useChangeSettings();
  const save = (changed: Omit<SettingsChange, 'version'>, onSaved: () => void) =>
    change.mutate(
      { version, ...changed },
      {
        onSuccess: () => {
          showToast({ tone: 'good', title: 'Saved' });
          onSaved();
        },
      },
    );
  const { error } = change;
  return {
    save,
    isPending: change.isPending,
    /** Validation errors, by path. */
    fields: error instanceof ApiError ? error.fields : {},
    failure: error === null ? undefined : errorMessages(error).title,
    forget: change.reset,
  };
}
