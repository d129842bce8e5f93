import CircleUser from 'lucide-react/icons/circle-user';
import LogOut from 'lucide-react/icons/log-out';
import type { ReactNode } from 'react';
import type { User } from '#shared/contract/account.ts';
import { BRAND_NAME } from '#shared/contract/brand.ts';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { paths } from '../navigation/paths.ts';
import { useSession, useUser } from '../session/session-context.ts';
import styles from './app-shell.module.css';
import { ImpersonationBanner } from './impersonation-banner.tsx';
import { ScreenTitle } from './screen-title.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/** Spec, website builder §2.2: what the header says about who is at work. */
export function shellSubtitle(user: User): string {
  if (user.impersonating_restaurant !== undefined)
    return `Impersonating: ${user.impersonating_restaurant.name}`;
  return user.role === 'admin' ? 'Platform Administration' : 'AI-Powered Restaurant Marketing Platform';
}

/** Header and page width of the signed-in app. `title` is the document's. */
export function AppShell({ title, children }: { title: string; children: ReactNode }) {
  const user = useUser();
  const { signOut } = useSession();
  return (
    <div className={styles.shell}>
      <ScreenTitle>{title}</ScreenTitle>
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      <ImpersonationBanner />
      <header className={styles.header}>
        <Link className={styles.home} href={paths.dashboard}>
          <Logo name={BRAND_NAME} />
        </Link>
        <p className={styles.subtitle}>{shellSubtitle(user)}</p>
        <div className={styles.tools}>
          <ThemeSwitch />
          <LinkButton
            className={styles.account}
            variant="quiet"
            href={paths.account}
            icon={<CircleUser aria-hidden="true" />}
          >
            <span className={styles.accountName}>Account</span>
          </LinkButton>
          <Button variant="quiet" icon={<LogOut aria-hidden="true" />} onClick={() => void signOut()}>
            Logout
          </Button>
        </div>
      </header>
      <main className={styles.content} id="content">
        {children}
      </main>
    </div>
  );
}
