import LogOut from 'lucide-react/icons/log-out';
import { NavLink } from 'react-router-dom';
import { useSession } from '#web/accounts/session-context.ts';
import { paths } from '#web/shell/navigation/paths.ts';
import type { View, ViewGroup } from '#web/shell/views.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Stack } from '#web/ui/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import styles from './view-links.module.css';

type ViewLinksProps = {
  groups: readonly ViewGroup[];
  /** Only icons are visible; names are read aloud and shown in tooltips. */
  isCollapsed?: boolean;
  /** Called when a view was chosen. */
  onChoose?: () => void;
};

/** The views by group, and Logout. */
export function ViewLinks({ groups, isCollapsed = false, onChoose }: ViewLinksProps) {
  const { signOut } = useSession();
  const tooltip = (name: string) => (isCollapsed ? { title: name } : {});
  return (
    <div className={styles.links} data-collapsed={isCollapsed || undefined}>
      {groups.map(({ title, views }) => (
        <Stack as="section" gap={0.5} key={views[0]?.path} className={styles.section} aria-label={title}>
          {title === undefined ? null : (
            <Text size="small" tone="faint" className={styles.title} aria-hidden="true">
              {title}
            </Text>
          )}
          <ul className={styles.list}>
            {views.map((view) => (
              <li key={view.path}>
                <ViewLink view={view} onChoose={onChoose} {...tooltip(nameOf(view))} />
              </li>
            ))}
          </ul>
        </Stack>
      ))}
      <button
        type="button"
        className={classNames(styles.link, styles.last)}
        onClick={() => void signOut()}
        {...tooltip('Logout')}
      >
        <LogOut />
        <span className={styles.name}>Logout</span>
      </button>
    </div>
  );
}

const nameOf = ({ name, title }: View) => name ?? title;

type ViewLinkProps = { view: View; onChoose: (() => void) | undefined; title?: string };

function ViewLink({ view, onChoose, title }: ViewLinkProps) {
  const { path, icon: Icon } = view;
  return (
    <NavLink
      className={styles.link}
      to={path}
      end={path === paths.dashboard || path === paths.admin}
      title={title}
      onClick={onChoose}
    >
      <Icon aria-hidden="true" />
      <span className={styles.name}>{nameOf(view)}</span>
    </NavLink>
  );
}
