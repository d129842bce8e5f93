import { VIEWS } from '#web/shell/views.ts';
import { Stack } from '#web/ui/layout.tsx';
import { Link } from '#web/ui/link.tsx';
import { SettingsSection } from '#web/ui/settings-section.tsx';
import { Text } from '#web/ui/text.tsx';

/** Google can’t be connected, so this says what to do instead. */
export function GoogleSection() {
  return (
    <SettingsSection title="Google" description="Google Search and Maps show your Google Business Profile.">
      <Stack gap={2} align="start">
        <Text strong>Not connected</Text>
        <Text tone="muted">
          You update your hours, menu, and photos on Google yourself.{' '}
          <Link href={VIEWS.marketingFoundations.path}>Momentum</Link> shows what to update first.
        </Text>
      </Stack>
    </SettingsSection>
  );
}
