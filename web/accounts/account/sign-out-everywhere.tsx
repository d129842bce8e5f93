import { Suspense, useState } from 'react';
import { useSession } from '#web/accounts/session-context.ts';
import { ApiError } from '#web/client/api-error.ts';
import { lazyPart } from '#web/shell/navigation/lazy-part.ts';
import { Button } from '#web/ui/button.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SettingsSection } from '#web/ui/settings-section.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './account-screen.module.css';

const SessionList = lazyPart(() => import('./session-list.tsx').then((m) => m.SessionList));

/** Ends every session, for example after a lost phone or a browser left open. */
export function SignOutEverywhere({ isListed }: { isListed: boolean }) {
  const { signOutEverywhere } = useSession();
  const [isEnding, setIsEnding] = useState(false);
  const [failure, setFailure] = useState<string>();
  const end = async () => {
    setIsEnding(true);
    setFailure(undefined);
    await signOutEverywhere().catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error.message);
      setIsEnding(false);
    });
  };
  return (
    <SettingsSection
      title="Sessions"
      description="Lost a device or used a shared computer? Sign out everywhere, including here."
    >
      <Stack gap={2} className={styles.sessions}>
        {isListed ? (
          <Suspense fallback={<Skeleton lines={3} />}>
            <SessionList />
          </Suspense>
        ) : null}
        {failure === undefined ? null : <Notice tone="danger">{failure}</Notice>}
        <Button isPending={isEnding} onClick={() => void end()}>
          Sign out everywhere
        </Button>
      </Stack>
    </SettingsSection>
  );
}
