import { Suspense, useState } from 'react';
import type { User } from '#shared/accounts/contract/account.ts';
import { lazyPart } from '#web/shell/navigation/lazy-part.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Text } from '#web/ui/text.tsx';
import styles from './account-screen.module.css';

const ChangeEmailForm = lazyPart(() => import('./change-email-form.tsx').then((m) => m.ChangeEmailForm));

/** Changes the email address. The new one counts once its owner has confirmed it. */
export function ChangeEmail({ user }: { user: User }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <dd className={styles.change}>
      {user.pending_email === undefined ? null : (
        <Text size="small" tone="muted">
          Open the link we sent to <strong className={styles.address}>{user.pending_email}</strong> to confirm
          it. Until then, keep using {user.email}.
        </Text>
      )}
      {isOpen ? (
        <Suspense fallback={<Skeleton shape="block" />}>
          <ChangeEmailForm email={user.email} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : (
        <Button size="small" onClick={() => setIsOpen(true)}>
          Change email address
        </Button>
      )}
    </dd>
  );
}
