import UserRoundCog from 'lucide-react/icons/user-round-cog';
import { useState } from 'react';
import { MAY_IMPERSONATE } from '#shared/contract/admin-role.ts';
import { ImpersonateDialog } from '#web/console/impersonate-dialog.tsx';
import { CONSOLE_SECTIONS, type Section } from '#web/console/sections.ts';
import { useMay } from '#web/console/use-may.ts';
import { Grid, Stack } from '#web/ui/layout.tsx';
import { Link } from '#web/ui/link.tsx';
import { Text } from '#web/ui/text.tsx';
import styles from './quick-actions.module.css';

/** The sections that need attention most often. */
const PLACES: readonly { section: Section; name: string; meaning: string }[] = [
  {
    section: CONSOLE_SECTIONS.moderation,
    name: 'Review flagged content',
    meaning: 'Approve or reject content',
  },
  {
    section: CONSOLE_SECTIONS.features,
    name: 'Manage features',
    meaning: 'Turn features on or off, or set limits',
  },
  {
    section: CONSOLE_SECTIONS.settings,
    name: 'Platform Settings',
    meaning: 'Name, default limits, budget, and providers',
  },
];

/** Links to the most common tasks of the administrator's role. */
export function QuickActions() {
  const [isImpersonating, setImpersonating] = useState(false);
  const may = useMay();
  const places = PLACES.filter(({ section }) => may(section));
  const mayImpersonate = may(MAY_IMPERSONATE);
  if (places.length === 0 && !mayImpersonate) return null;
  return (
    <Stack as="section" gap={1.5} className={styles.actions} aria-labelledby="quick-actions">
      <h2 id="quick-actions">Quick actions</h2>
      <Grid columns={2} as="ul" gap={0} className={styles.list}>
        {places.map(({ section: { path, icon: Icon }, name, meaning }) => (
          <li key={path}>
            <Link className={styles.action} href={path}>
              <Icon aria-hidden="true" />
              <span className={styles.name}>{name}</span>
              <Text as="span" size="small" tone="muted" className={styles.meaning}>
                {meaning}
              </Text>
            </Link>
          </li>
        ))}
        {mayImpersonate ? (
          <li>
            <button type="button" className={styles.action} onClick={() => setImpersonating(true)}>
              <UserRoundCog aria-hidden="true" />
              <span className={styles.name}>Impersonate a restaurant</span>
              <Text as="span" size="small" tone="muted" className={styles.meaning}>
                View the platform as one of your restaurants
              </Text>
            </button>
          </li>
        ) : null}
      </Grid>
      <ImpersonateDialog isOpen={isImpersonating} onClose={() => setImpersonating(false)} />
    </Stack>
  );
}
