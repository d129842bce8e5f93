import UserRoundCog from 'lucide-react/icons/user-round-cog';
import { useState } from 'react';
import { MAY_IMPERSONATE } from '#shared/contract/admin-role.ts';
import { ImpersonateDialog } from '#web/console/impersonate-dialog.tsx';
import { CONSOLE_SECTIONS, type Section } from '#web/console/sections.ts';
import { useMay } from '#web/console/use-may.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Grid, Stack } from '#web/ui/layout.tsx';
import { Link } from '#web/ui/link.tsx';
import styles from './quick-actions.module.css';

/** The sections that need attention most often. */
const PLACES: readonly { section: Section; name: string }[] = [
  { section: CONSOLE_SECTIONS.moderation, name: 'Review flagged content' },
  { section: CONSOLE_SECTIONS.features, name: 'Manage features' },
  { section: CONSOLE_SECTIONS.settings, name: 'Platform Settings' },
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
        {places.map(({ section: { path, icon }, name }) => (
          <li key={path}>
            <Link className={styles.action} href={path}>
              <Icon of={icon} size={1.3} tone="accent" />
              {name}
            </Link>
          </li>
        ))}
        {mayImpersonate ? (
          <li>
            <button type="button" className={styles.action} onClick={() => setImpersonating(true)}>
              <Icon of={UserRoundCog} size={1.3} tone="accent" />
              Impersonate a restaurant
            </button>
          </li>
        ) : null}
      </Grid>
      <ImpersonateDialog isOpen={isImpersonating} onClose={() => setImpersonating(false)} />
    </Stack>
  );
}
