import { usePublicConfig } from '#web/api/public-config.ts';
import type { Credentials } from '#web/features/session/session-context.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './login-screen.module.css';

/** The demo administrator, where the platform has one (local mode only). */
export function DemoAccount({ onUse }: { onUse: (demo: Credentials) => void }) {
  const demo = usePublicConfig().data?.demo_admin;
  if (demo === undefined) return null;
  return (
    <section className={styles.demo} aria-label="Demo administrator">
      <strong>Demo administrator</strong>
      <dl>
        <dt>Email</dt>
        <dd>{demo.email}</dd>
        <dt>Password</dt>
        <dd>{demo.password}</dd>
      </dl>
      <Button size="small" onClick={() => onUse(demo)}>
        Fill in
      </Button>
    </section>
  );
}
