import { BRAND_NAME } from '#shared/contract/brand.ts';
import { paths } from '#web/shell/navigation/paths.ts';
import { ThemeSwitch } from '#web/shell/theme-switch.tsx';
import { Cluster } from '#web/ui/layout.tsx';
import { Link } from '#web/ui/link.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Logo } from '#web/ui/logo.tsx';
import styles from './landing-header.module.css';

/** Brand, theme, and two sign-in links. */
export function LandingHeader() {
  return (
    <Cluster as="header" gap={2} rowGap={1} justify="between" className={styles.header}>
      <Link className={styles.home} href={paths.landing}>
        <Logo name={BRAND_NAME} />
      </Link>
      <Cluster as="nav" gap={0.5} wrap={false} className={styles.ways} aria-label="Account">
        <ThemeSwitch />
        <LinkButton variant="quiet" href={paths.login}>
          Login
        </LinkButton>
        <LinkButton href={paths.login}>Launch Platform</LinkButton>
      </Cluster>
    </Cluster>
  );
}
