import type { PlatformSettings } from '#web/api/admin/platform-settings.ts';
import { SettingsSection } from '#web/ui/settings-section.tsx';
import styles from './platform-settings.module.css';
import { SenderNumbers } from './sender-numbers.tsx';

const TEXTS: Readonly<Record<PlatformSettings['senders']['texts'], string>> = {
  numbers: 'A number of its own for each restaurant, given by the command npm run sender-number.',
  none: 'No sender numbers available, so texts can’t be sent.',
  simulated: 'Numbers that nobody can call: texts are simulated.',
};

/** Who messages come from. */
export function SendersSection({ settings: { senders, brand_name } }: { settings: PlatformSettings }) {
  return (
    <SettingsSection
      title="Senders"
      description="Addresses and numbers verified with our email and SMS providers."
    >
      <dl className={styles.facts}>
        <div>
          <dt>E-mail</dt>
          <dd>
            {brand_name} &lt;{senders.email}&gt;
          </dd>
        </div>
        <div>
          <dt>Texts</dt>
          <dd>{TEXTS[senders.texts]}</dd>
        </div>
      </dl>
      <SenderNumbers />
    </SettingsSection>
  );
}
