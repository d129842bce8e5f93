import { VIEWS } from '#web/features/shell/views.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { SettingsSection } from '#web/ui/settings-section.tsx';
import styles from './settings.module.css';

const { path, icon: Icon } = VIEWS.profile;

/** Where the facts are, for whoever looks for the address or the hours here. */
export function FactsSection() {
  return (
    <SettingsSection
      title="Restaurant facts"
      description="Name, address, hours, and menu. Websites, ads, and messages use them."
    >
      <div className={styles.card}>
        <LinkButton href={path} icon={<Icon aria-hidden="true" />}>
          Open the restaurant profile
        </LinkButton>
      </div>
    </SettingsSection>
  );
}
