import type { ProviderId, ProviderState } from '#shared/domain/admin/provider-status.ts';
import type { PlatformSettings } from '#web/api/admin/platform-settings.ts';
import { Badge } from '#web/ui/badge.tsx';
import { SettingsSection } from '#web/ui/settings-section.tsx';
import styles from './platform-settings.module.css';

const NAMES: Readonly<Record<ProviderId, string>> = {
  text: 'Writing',
  images: 'Photos',
  email: 'E-mail',
  sms: 'Texts',
  ads: 'Facebook ads',
  places: 'Google Places',
  payments: 'Payments',
};

const STATES: Readonly<
  Record<ProviderState, { word: string; tone: 'neutral' | 'good' | 'warning' | 'danger' }>
> = {
  working: { word: 'Working', tone: 'good' },
  simulated: { word: 'Simulated', tone: 'warning' },
  off: { word: 'Not configured', tone: 'neutral' },
  failing: { word: 'Failing', tone: 'danger' },
};

/** What does the work behind the platform, and whether it does. */
export function ProvidersSection({ providers }: Pick<PlatformSettings, 'providers'>) {
  return (
    <SettingsSection
      title="Providers"
      description="The platform’s providers, and any failures since yesterday."
    >
      <ul className={styles.providers}>
        {providers.map(({ provider, state, detail }) => (
          <li key={provider} className={styles.provider}>
            <span className={styles.name}>{NAMES[provider]}</span>
            <Badge tone={STATES[state].tone}>{STATES[state].word}</Badge>
            <span className={styles.detail}>{detail}</span>
          </li>
        ))}
      </ul>
    </SettingsSection>
  );
}
