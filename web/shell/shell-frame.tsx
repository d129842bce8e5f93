import CircleUser from 'lucide-react/icons/circle-user';
import LogOut from 'lucide-react/icons/log-out';
import { type CSSProperties, type ReactNode, useRef } from 'react';
import type { User } from '#shared/accounts/contract/account.ts';
import { BRAND_NAME } from '#shared/contract/brand.ts';
import { useSession, useUser } from '#web/accounts/session-context.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Cluster, Grid } from '#web/ui/layout.tsx';
import { Link } from '#web/ui/link.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { Note, Text } from '#web/ui/text.tsx';
import { useSize } from '#web/ui/use-size.ts';
import { AccountBanners } from './account-banners.tsx';
import { paths } from './navigation/paths.ts';
import styles from './shell-frame.module.css';
import { MenuButton } from './sidebar/menu-button.tsx';
import { Sidebar } from './sidebar/sidebar.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import type { ViewGroup } from './views.ts';

/** Spec, website builder §2.2: the header’s subtitle by user. */
export function shellSubtitle(user: User): string {
  if (user.impersonating_restaurant !== undefined)
    return `Impersonating: ${user.impersonating_restaurant.name}`;
  return user.role === 'admin' ? 'Platform Administration' : 'AI-Powered Restaurant Marketing Platform';
}

type ShellFrameProps = {
  /** Where the logo links to. */
  home: string;
  views: readonly ViewGroup[];
  /** Shown in the header before the common tools. */
  tools?: ReactNode;
  /** Shown above the header, below the product’s own banners. */
  banners?: ReactNode;
  /** Fills the window, for wide tables. */
  isWide?: boolean;
  children: ReactNode;
};

/** The header, sidebar, and page width of the signed-in app. */
export function ShellFrame(props: ShellFrameProps) {
  const { home, views, tools, banners, isWide = false, children } = props;
  const user = useUser();
  const { signOut } = useSession();
  const bars = useRef<HTMLDivElement>(null);
  const above = { '--banners': `${useSize(bars)?.height ?? 0}px` };
  return (
    <div className={classNames(styles.shell, isWide && styles.wide)} style={above as CSSProperties}>
      <a data-print="hide" className={styles.skip} href="#content">
        Skip to content
      </a>
      <div ref={bars}>
        <AccountBanners />
        {banners}
      </div>
      <Grid
        align="center"
        as="header"
        gap={0.5}
        rowGap={0}
        data-print="hide"
        line="below"
        className={styles.header}
      >
        <MenuButton groups={views} />
        <Link className={styles.home} href={home}>
          <Logo name={BRAND_NAME} />
        </Link>
        <Note breaks className={styles.subtitle}>
          {shellSubtitle(user)}
        </Note>
        <Cluster gap={0.5} wrap={false} className={styles.tools}>
          {tools}
          <ThemeSwitch />
          <LinkButton className={styles.tool} variant="quiet" href={paths.account} icon={<CircleUser />}>
            <span className={styles.toolName}>Account</span>
          </LinkButton>
          <Button className={styles.tool} variant="quiet" icon={<LogOut />} onClick={() => void signOut()}>
            <span className={styles.toolName}>Logout</span>
          </Button>
        </Cluster>
      </Grid>
      <div className={styles.body}>
        <Sidebar groups={views} />
        <Text as="main" flex="fill" id="content">
          <div className={styles.content}>{children}</div>
        </Text>
      </div>
    </div>
  );
}
