import { VIEWS } from '#web/shell/views.ts';
import { Stack } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { SettingsSection } from '#web/ui/settings-section.tsx';

const { path, icon: Icon } = VIEWS.profile;

/** Where the facts are, for whoever looks for the address or the hours here. */
export function FactsSection() {
  return (
    <SettingsSection
      title="Restaurant facts"
      description="Name, address, hours, and menu. Websites, ads, and messages use them."
    >
      <Stack gap={2} align="start">
        <LinkButton href={path} icon={<Icon aria-hidden="true" />}>
          Open the restaurant profile
        </LinkButton>
      </Stack>
    </SettingsSection>
  );
}
