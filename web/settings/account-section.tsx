import CircleUser from 'lucide-react/icons/circle-user';
import type { User } from '#shared/accounts/contract/account.ts';
import { paths } from '#web/shell/navigation/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Cluster, Stack } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { SettingsSection } from '#web/ui/settings-section.tsx';
import styles from './settings.module.css';

/** The signed-in user, with a link to their account. */
export function AccountSection({ user }: { user: User }) {
  return (
    <SettingsSection title="Account" description="Your email, password, and sessions.">
      <Stack gap={2} align="start">
        <Cluster as="p" gap={1} rowGap={0.5}>
          <span className={styles.long}>{user.email}</span>
          {user.email_verified ? (
            <Badge tone="good">Verified</Badge>
          ) : (
            <Badge tone="warning">Not verified</Badge>
          )}
        </Cluster>
        <LinkButton href={paths.account} icon={<CircleUser aria-hidden="true" />}>
          Open your account
        </LinkButton>
      </Stack>
    </SettingsSection>
  );
}
