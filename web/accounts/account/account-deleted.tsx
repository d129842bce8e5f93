import { useEffect, useRef } from 'react';
import { useSession } from '#web/accounts/session-context.ts';
import { ScreenTitle } from '#web/shell/screen-title.tsx';
import { Button } from '#web/ui/button.tsx';
import { Stack } from '#web/ui/layout.tsx';
import styles from './account-screen.module.css';

/** Shown after the account is deleted: what is gone, and what we still delete. */
export function AccountDeleted() {
  const { signOut } = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap={2} align="start" className={styles.deleted}>
      <ScreenTitle>Your account has been deleted</ScreenTitle>
      <h1 ref={heading} tabIndex={-1}>
        Your account has been deleted
      </h1>
      <p>
        Your websites are offline and no one can sign in. We’re deleting the rest of your data. Thanks for
        your time with us.
      </p>
      <Button variant="primary" onClick={() => void signOut()}>
        Leave
      </Button>
    </Stack>
  );
}
