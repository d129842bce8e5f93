import { useUser } from '#web/accounts/session-context.ts';
import { DataExportSection } from '#web/data-export/data-export-section.tsx';
import { ViewHeader } from '#web/shell/view-header.tsx';
import { VIEWS } from '#web/shell/views.ts';
import { Stack } from '#web/ui/layout.tsx';
import { Link } from '#web/ui/link.tsx';
import { SettingsSection } from '#web/ui/settings-section.tsx';
import { Text } from '#web/ui/text.tsx';
import { AccountSection } from './account-section.tsx';
import { AdAccountSection } from './ad-account-section.tsx';
import { FactsSection } from './facts-section.tsx';
import { TextingHoursSection } from './texting-hours-section.tsx';
import { TextingSection } from './texting-section.tsx';

/** The restaurant’s connections and its rules for sending texts. */
export function SettingsScreen() {
  const user = useUser();
  return (
    <>
      <ViewHeader view={VIEWS.settings} />
      <AdAccountSection />
      <TextingSection />
      <TextingHoursSection />
      <GoogleSection />
      <FactsSection />
      {user.role === 'restaurant' ? <DataExportSection /> : null}
      <AccountSection user={user} />
    </>
  );
}

/** Google can’t be connected, so this says what to do instead. */
function GoogleSection() {
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
