import type { PlatformSettings } from '#web/console/api/platform-settings.ts';
import { Stack } from '#web/ui/layout.tsx';
import { SettingsSection } from '#web/ui/settings-section.tsx';
import { Text } from '#web/ui/text.tsx';
import { SenderNumbers } from './sender-numbers.tsx';

const TEXTS: Readonly<Record<PlatformSettings['senders']['texts'], string>> = {
  numbers: 'Each restaurant has its own phone number. Assign numbers with npm run sender-number.',
  none: 'No sender numbers yet, so restaurants can’t send texts.',
  simulated: 'Test mode. These numbers aren’t real.',
};

/** The senders of emails and texts. */
export function SendersSection({ settings: { senders, brand_name } }: { settings: PlatformSettings }) {
  return (
    <SettingsSection
      title="Senders"
      description="Email addresses and phone numbers verified with our email and SMS providers."
    >
      <Stack as="dl" gap={2}>
        <div>
          <Text as="dt" strong>
            Email
          </Text>
          <dd>
            {brand_name} &lt;{senders.email}&gt;
          </dd>
        </div>
        <div>
          <Text as="dt" strong>
            Texts
          </Text>
          <dd>{TEXTS[senders.texts]}</dd>
        </div>
      </Stack>
      <SenderNumbers />
    </SettingsSection>
  );
}
