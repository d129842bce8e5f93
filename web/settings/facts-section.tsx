import { VIEWS } from '#web/shell/views.ts';
import { Stack } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { SettingsSection } from '#web/ui/settings-section.tsx';

const { path, icon: Icon } = VIEWS.profile;

/** Links to the profile, for owners who look for their address or hours in Settings. */
export function FactsSection() {
  return (
    <SettingsSection
      title="Restaurant profile"
      description="Your websites, ads, and texts use these details."
    >
      <Stack gap={2} align="start">
        <LinkButton href={path} icon={<Icon aria-hidden="true" />}>
          Open profile
        </LinkButton>
      </Stack>
    </SettingsSection>
  );
}
