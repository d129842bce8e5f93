import type { PlatformSettings } from '#web/console/api/platform-settings.ts';
import { Fact, Facts } from '#web/ui/facts.tsx';
import { SettingsSection } from '#web/ui/settings-section.tsx';
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
      <Facts gap={2}>
        <Fact label="Email">
          {brand_name} &lt;{senders.email}&gt;
        </Fact>
        <Fact label="Texts">{TEXTS[senders.texts]}</Fact>
      </Facts>
      <SenderNumbers />
    </SettingsSection>
  );
}
