import { useState } from 'react';
import { BRAND_NAME_MAX_LENGTH } from '#shared/platform-settings/contract/platform-settings.ts';
import type { PlatformSettings } from '#web/console/api/platform-settings.ts';
import { Field } from '#web/ui/field.tsx';
import { SettingsSection } from '#web/ui/settings-section.tsx';
import { SaveForm } from './save-form.tsx';
import { useSave } from './use-save.ts';

/** The sender name of emails. */
export function BrandSection({ settings }: { settings: PlatformSettings }) {
  const [typed, setTyped] = useState<string>();
  const { save, isPending, fields, failure, forget } = useSave(settings);
  const name = typed ?? settings.brand_name;
  const change = (next: string | undefined) => {
    forget();
    setTyped(next);
  };
  return (
    <SettingsSection
      title="Brand name"
      description="The sender name in emails. The app keeps its original name."
    >
      <SaveForm
        label="Save name"
        isChanged={name.trim() !== settings.brand_name}
        isPending={isPending}
        failure={fields.brand_name === undefined ? failure : undefined}
        onSave={() => save({ brand_name: name }, () => setTyped(undefined))}
        onUndo={() => change(undefined)}
      >
        <Field
          label="Name in emails"
          value={name}
          maxLength={BRAND_NAME_MAX_LENGTH}
          autoComplete="off"
          hint={`Emails will be signed “The ${name.trim() || '…'} team.”`}
          error={fields.brand_name}
          onChange={(event) => change(event.target.value)}
        />
      </SaveForm>
    </SettingsSection>
  );
}
