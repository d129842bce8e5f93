import { Suspense, useState } from 'react';
import type { User } from '#shared/accounts/contract/account.ts';
import { lazyPart } from '#web/shell/navigation/lazy-part.ts';
import { paths } from '#web/shell/navigation/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Link } from '#web/ui/link.tsx';
import { SettingsSection } from '#web/ui/settings-section.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './account-screen.module.css';

const DeleteAccountForm = lazyPart(() =>
  import('./delete-account-form.tsx').then((m) => m.DeleteAccountForm),
);

/** Deletes the account, after a reminder to export its data. */
export function DeleteAccount({ user, onDeleted }: { user: User; onDeleted: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <SettingsSection
      title="Delete account"
      description="We delete everything. Your websites go offline, and you’re signed out. You can’t undo this."
    >
      <Stack gap={2} className={styles.sessions}>
        <p>
          Save your data first. <Link href={paths.settings}>Export it in Settings</Link>.
        </p>
        {isOpen ? (
          <Suspense fallback={<Skeleton shape="block" />}>
            <DeleteAccountForm user={user} onDeleted={onDeleted} onClose={() => setIsOpen(false)} />
          </Suspense>
        ) : (
          <Button onClick={() => setIsOpen(true)}>Delete account</Button>
        )}
      </Stack>
    </SettingsSection>
  );
}
