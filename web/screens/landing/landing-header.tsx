import { BRAND_NAME } from '#shared/contract/brand.ts';
import { paths } from '#web/features/navigation/paths.ts';
import { ThemeSwitch } from '#web/features/shell/theme-switch.tsx';
import { Link } from '#web/ui/link.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Logo } from '#web/ui/logo.tsx';
import styles from './landing-header.module.css';

/** Brand, theme and the two ways in. */
export function LandingHeader() {
  return (
    <header className={styles.header}>
      <Link className={styles.home} href={paths.landing}>
        <Logo name={BRAND_NAME} />
      </Link>
      <nav className={styles.ways} aria-label="Account">
        <ThemeSwitch />
        <LinkButton variant="quiet" href={paths.login}>
          Login
        </LinkButton>
        <LinkButton className={styles.launch} href={paths.login}>
          Launch Platform
        </LinkButton>
      </nav>
    </header>
  );
}
