import type { ReactNode } from 'react';
import { BRAND_NAME } from '#shared/contract/brand.ts';
import { Cluster, Grid } from '#web/ui/layout.tsx';
import { Link } from '#web/ui/link.tsx';
import { Logo } from '#web/ui/logo.tsx';
import styles from './auth-layout.module.css';
import { paths } from './navigation/paths.ts';
import { ThemeSwitch } from './theme-switch.tsx';

type EntranceFrameProps = {
  /** One line next to the image. */
  motto: string;
  children: ReactNode;
};

/** The layout of sign-in screens: an image on one side, one form on the other. */
export function AuthLayout({ motto, children }: EntranceFrameProps) {
  return (
    <div className={styles.frame}>
      <aside className={styles.scene} data-theme="dark" aria-label={`About ${BRAND_NAME}`}>
        <img className={styles.image} src="/table.svg" alt="" width="960" height="1200" />
        <p className={styles.motto}>{motto}</p>
      </aside>
      <div className={styles.side}>
        <Cluster as="header" gap={2} justify="between" wrap={false}>
          <Link className={styles.home} href={paths.landing}>
            <Logo name={BRAND_NAME} />
          </Link>
          <ThemeSwitch />
        </Cluster>
        <Grid as="main" flex="fill" width="full" padTop={4} className={styles.content}>
          {children}
        </Grid>
      </div>
    </div>
  );
}
