import { useDemoAdmin } from '#web/accounts/api/demo-admin.ts';
import type { Credentials } from '#web/accounts/session-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Stack } from '#web/ui/layout.tsx';
import styles from './login-screen.module.css';

/** The demo administrator’s credentials, in local mode only. */
export function DemoAccount({ onUse }: { onUse: (demo: Credentials) => void }) {
  const { data: demo } = useDemoAdmin();
  if (demo === undefined || demo === null) return null;
  return (
    <Stack as="section" gap={1} size="small" className={styles.demo} aria-label="Demo administrator">
      <strong>Demo administrator</strong>
      <dl>
        <dt>Email</dt>
        <dd>{demo.email}</dd>
        <dt>Password</dt>
        <dd>{demo.password}</dd>
      </dl>
      <Button size="small" onClick={() => onUse(demo)}>
        Use this account
      </Button>
    </Stack>
  );
}
