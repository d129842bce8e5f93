import type { TextingSettings } from '#shared/sms/contract/texting-settings.ts';
import { printedPhone } from '#web/guests/printed-phone.ts';
import { LoadState } from '#web/shell/errors/load-state.tsx';
import { useTextingSettings } from '#web/sms/api/texting-settings.ts';
import { TEXTS_IN_TEST_MODE } from '#web/sms/test-mode-text.ts';
import { Cluster, Stack } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SettingsSection } from '#web/ui/settings-section.tsx';
import { Text } from '#web/ui/text.tsx';

/** The sender number, or what is missing. */
export function TextingSection() {
  const settings = useTextingSettings();
  return (
    <SettingsSection title="Text messages">
      <Stack gap={2} align="start">
        <SenderNumber settings={settings} />
      </Stack>
    </SettingsSection>
  );
}

function SenderNumber({ settings }: { settings: ReturnType<typeof useTextingSettings> }) {
  if (settings.data !== undefined) return <Sender settings={settings.data} />;
  return <LoadState query={settings} label="Loading your sender number…" lines={1} />;
}

function Sender({ settings: { sender_number, missing, is_simulated } }: { settings: TextingSettings }) {
  return (
    <>
      {sender_number === null ? null : (
        <Cluster as="p" gap={1} rowGap={0.5}>
          <span>Sender number</span>
          <Text as="strong" breaks>
            {printedPhone(sender_number)}
          </Text>
        </Cluster>
      )}
      {missing === null ? null : (
        <Notice tone="warning" title="You can’t send texts yet">
          {missing} Contact support to get a phone number.
        </Notice>
      )}
      {is_simulated ? <Notice>{TEXTS_IN_TEST_MODE}</Notice> : null}
    </>
  );
}
