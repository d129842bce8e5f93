import { useState } from 'react';
import type { PlatformSettings } from '#web/console/api/platform-settings.ts';
import { Field } from '#web/ui/field.tsx';
import { SettingsSection } from '#web/ui/settings-section.tsx';
import { SaveForm } from './save-form.tsx';
import { useSave } from './use-save.ts';

/** The postal address in marketing emails. */
export function PostalAddressSection({ settings }: { settings: PlatformSettings }) {
  const [typed, setTyped] = useState<string>();
  const { save, isPending, fields, failure, forget } = useSave(settings);
  const saved = settings.postal_address ?? '';
  const shown = typed ?? saved;
  const change = (next: string | undefined) => {
    forget();
    setTyped(next);
  };
  const address = shown.trim() === '' ? null : shown;
  return (
    <SettingsSection
      title="Postal address"
      description="US law (CAN-SPAM) requires your company’s postal address in every marketing email."
    >
      <SaveForm
        label="Save address"
        isChanged={shown !== saved}
        isPending={isPending}
        failure={fields.postal_address === undefined ? failure : undefined}
        onSave={() => save({ postal_address: address }, () => setTyped(undefined))}
        onUndo={() => change(undefined)}
      >
        <Field
          label="Postal address"
          isLabelHidden
          autoComplete="off"
          maxLength={200}
          value={shown}
          hint="Street or P.O. box, city, state, and ZIP code. You can’t send bulk email without an address."
          error={fields.postal_address}
          onChange={(event) => change(event.target.value)}
        />
      </SaveForm>
    </SettingsSection>
  );
}
