import { useUser } from '#web/accounts/session-context.ts';
import { DataExportSection } from '#web/data-export/data-export-section.tsx';
import { ViewHeader } from '#web/shell/view-header.tsx';
import { VIEWS } from '#web/shell/views.ts';
import { AccountSection } from './account-section.tsx';
import { AdAccountSection } from './ad-account-section.tsx';
import { FactsSection } from './facts-section.tsx';
import { GoogleSection } from './google-section.tsx';
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
